import { contentOf, FROZEN_PART, isObject, jsonText } from "./bookParts";
import type { FrozenBook } from "./frozenAreas";

/** The part that keeps the formulas of a frozen workbook. */
export function makeFrozenPart(book: FrozenBook): string {
  return `<frozen xmlns="${FROZEN_PART}">${jsonText(book)}</frozen>`;
}

/** What was frozen; `null` when the part is damaged. */
export function parseFrozenPart(xml: string): FrozenBook | null {
  const book = contentOf(xml);
  return isFrozenBook(book) ? book : null;
}

function isFrozenBook(book: unknown): book is FrozenBook {
  if (!isObject(book)) return false;
  const { language, areas, references, notices } = book;
  return (
    areTexts(language) &&
    isListOf(areas, isFrozenArea) &&
    isListOf(references, (one) => areTexts(one.name, one.sheet, one.cells)) &&
    isListOf(
      notices,
      (one) => areTexts(one.name, one.sheet, one.text) && areCounts(one.row, one.column)
    )
  );
}

function isFrozenArea(area: Readonly<Record<string, unknown>>): boolean {
  const { name, sheet, formula, spill, row, column, rows, columns, values } = area;
  return (
    areTexts(name, sheet, formula) &&
    typeof spill === "boolean" &&
    areCounts(row, column, rows, columns) &&
    Array.isArray(values) &&
    values.length === rows &&
    values.every((line) => Array.isArray(line) && line.length === columns)
  );
}

function isListOf(list: unknown, is: (one: Readonly<Record<string, unknown>>) => boolean): boolean {
  return Array.isArray(list) && list.every((one) => isObject(one) && is(one));
}

const areTexts = (...all: readonly unknown[]) => all.every((one) => typeof one === "string");

const areCounts = (...all: readonly unknown[]) =>
  all.every((one) => Number.isInteger(one) && (one as number) >= 0);
