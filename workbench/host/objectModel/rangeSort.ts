import { ApiNotFound, invalidArgument, invalidOperation } from "../apiError";
import type { NewCell } from "../copies";
import { shiftFormula } from "../formulaReferences";
import type { Cell, Rect } from "../grid";
import { demand } from "../guardedGrid";
import { HostObject } from "../hostObject";
import { contains, intersection } from "../rect";
import { compareCells } from "../sortOrder";
import type { Model, Place } from "./model";

/** One condition of sorting, as office.js sends it. */
export interface SortField {
  /** Counted within the range, from 0. */
  readonly key: number;
  readonly ascending?: boolean | null;
  readonly sortOn?: string | null;
  readonly dataOption?: string | null;
}

export interface SortWay {
  readonly fields: readonly SortField[];
  readonly matchCase: boolean;
  /** The first row, or column, stays. */
  readonly hasHeaders: boolean;
  /** Whether columns change places instead of rows. */
  readonly columns: boolean;
}

export class RangeSort extends HostObject {
  readonly className = "RangeSort";

  constructor(
    private readonly model: Model,
    private readonly place: Place
  ) {
    super();
  }

  /** `method`, by pinyin or strokes, changes nothing here: Chinese is sorted by pinyin. */
  Apply(
    fields: readonly SortField[],
    matchCase?: boolean | null,
    hasHeaders?: boolean | null,
    orientation?: string | null,
    method?: string | null
  ) {
    if (!Array.isArray(fields) || fields.length === 0) throw invalidArgument();
    checkOneOf(orientation, ["Rows", "Columns"]);
    checkOneOf(method, ["PinYin", "StrokeCount"]);
    sortCells(this.model, this.place, {
      fields,
      matchCase: Boolean(matchCase),
      hasHeaders: Boolean(hasHeaders),
      columns: orientation === "Columns",
    });
  }
}

function checkOneOf(value: string | null | undefined, known: readonly string[]) {
  if (value && !known.includes(value)) throw invalidArgument();
}

/** Sorts rows, or columns, as Excel does: whole lines of the range with their looks and formulas. */
export function sortCells(model: Model, { sheet, rect: all }: Place, way: SortWay): void {
  const rect = body(used(model, sheet, all), way);
  demand(model.grid, { touch: "Sort", sheet, rect: rect ?? all });
  if (!rect) return;
  const length = way.columns ? rect.rows : rect.columns;
  for (const field of way.fields) checkField(field, length);
  const { grid } = model;
  const torn = grid.merges(sheet).some((merge) => intersection(merge, rect));
  const cells = grid.cells(sheet, rect);
  if (torn || cells.flat().some(({ spilled }) => spilled)) throw invalidOperation();

  const looks = grid.looks(sheet, rect);
  const at = (line: number, place: number) =>
    way.columns ? cells[place]![line]! : cells[line]![place]!;
  const order = sortedLines(way.columns ? rect.columns : rect.rows, at, way);
  const moved = (r: number, c: number): NewCell => {
    const [row, column] = way.columns ? [r, order[c]!] : [order[r]!, c];
    const cell = cells[row]![column]!;
    return { content: contentOf(cell, r - row, c - column), look: looks[row]![column]! };
  };
  const sorted = cells.map((line, r) => line.map((_, c) => moved(r, c)));
  grid.put(sheet, rect, sorted, way.columns ? {} : { asSorted: true });
}

const contentOf = ({ formula, value }: Cell, rows: number, columns: number) =>
  formula === undefined ? { value } : { formula: shiftFormula(formula, rows, columns) };

/** Which line comes first, second ...: lines that compare the same keep their order. */
function sortedLines(
  count: number,
  at: (line: number, place: number) => Cell,
  { fields, matchCase }: SortWay
): number[] {
  const lines = Array.from({ length: count }, (_, line) => line);
  return lines.sort((a, b) => {
    for (const { key, ascending, dataOption } of fields) {
      const order = { matchCase, textAsNumber: dataOption === "TextAsNumber" };
      const compared = compareCells(at(a, key), at(b, key), ascending !== false, order);
      if (compared !== 0) return compared;
    }
    return 0;
  });
}

function checkField({ key, sortOn, dataOption }: SortField, length: number): void {
  if (!Number.isInteger(key) || key < 0 || key >= length) throw invalidArgument();
  checkOneOf(dataOption, ["Normal", "TextAsNumber"]);
  if (sortOn && sortOn !== "Value") throw new ApiNotFound(`RangeSort.Apply() on ${sortOn}`);
}

/** Lines beyond the used cells are empty and last already. */
function used(model: Model, sheet: string, rect: Rect): Rect | null {
  const inSheet = model.grid.usedRange(sheet, false);
  if (!inSheet || contains(inSheet, rect)) return inSheet && rect;
  const shared = intersection(rect, inSheet);
  if (!shared) return null;
  const rows = shared.row + shared.rows - rect.row;
  const columns = shared.column + shared.columns - rect.column;
  return { ...rect, rows, columns };
}

function body(rect: Rect | null, { hasHeaders, columns }: SortWay): Rect | null {
  if (!rect || !hasHeaders) return rect;
  const rest = columns
    ? { ...rect, column: rect.column + 1, columns: rect.columns - 1 }
    : { ...rect, row: rect.row + 1, rows: rect.rows - 1 };
  return rest.rows > 0 && rest.columns > 0 ? rest : null;
}
