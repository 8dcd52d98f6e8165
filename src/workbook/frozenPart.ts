import { contentOf, FROZEN_PART, isObject, jsonText } from "./bookParts";
import type { FrozenBook } from "./frozenAreas";
import { COLUMNS, ROWS } from "./frozenReferences";

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
      (one) => areTexts(one.name, one.sheet, one.text) && isOnSheet({ ...one, rows: 1, columns: 1 })
    )
  );
}

function isFrozenArea(area: Readonly<Record<string, unknown>>): boolean {
  const { name, sheet, formula, spill, rows, columns, values } = area;
  return (
    areTexts(name, sheet, formula) &&
    (formula as string).startsWith("=") &&
    typeof spill === "boolean" &&
    isOnSheet(area) &&
    Array.isArray(values) &&
    values.length === rows &&
    values.every((line) => Array.isArray(line) && line.length === columns)
  );
}

function isListOf(list: unknown, is: (one: Readonly<Record<string, unknown>>) => boolean): boolean {
  return Array.isArray(list) && list.every((one) => isObject(one) && is(one));
}

const areTexts = (...all: readonly unknown[]) => all.every((one) => typeof one === "string");

/** Whether there are such cells: Excel refuses to read others, and nothing could be thawed any more. */
function isOnSheet({ row, column, rows, columns }: Readonly<Record<string, unknown>>): boolean {
  return isSpan(row, rows, ROWS) && isSpan(column, columns, COLUMNS);
}

function isSpan(first: unknown, count: unknown, most: number): boolean {
  const [from, size] = [first as number, count as number];
  const areWhole = Number.isInteger(first) && Number.isInteger(count);
  return areWhole && from >= 0 && size >= 1 && from + size <= most;
}
