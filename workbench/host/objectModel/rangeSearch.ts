import { invalidArgument } from "../apiError";
import type { CellInput, Rect } from "../grid";
import { intersection } from "../rect";
import { searchPattern, type SearchWay } from "../search";
import { typedInput } from "../typedInput";
import type { Model, Place } from "./model";

/** A search as office.js sends it. */
export interface Criteria {
  readonly completeMatch?: boolean | null;
  readonly matchCase?: boolean | null;
  readonly searchDirection?: string | null;
}

const wayOf = (criteria: Criteria | null | undefined): SearchWay => ({
  completeMatch: Boolean(criteria?.completeMatch),
  matchCase: Boolean(criteria?.matchCase),
});

/** The cells that show a text, row by row. */
export function cellsShowing(
  model: Model,
  { sheet, rect }: Place,
  text: unknown,
  criteria: Criteria | null | undefined
): Rect[] {
  const pattern = patternOf(text, criteria);
  const area = usedPart(model, sheet, rect);
  if (!area) return [];
  return model.grid.texts(sheet, area).flatMap((line, r) =>
    line.flatMap((shown, c) => {
      const found = shown !== "" && shown.search(pattern) >= 0;
      return found ? [{ row: area.row + r, column: area.column + c, rows: 1, columns: 1 }] : [];
    })
  );
}

/**
 * The first cell that shows a text. A single cell stands for its whole sheet, which is searched from
 * there on and round again.
 */
export function firstShowing(
  model: Model,
  place: Place,
  text: unknown,
  criteria: Criteria | null | undefined
): Rect | null {
  const direction = criteria?.searchDirection ?? "Forward";
  if (direction !== "Forward" && direction !== "Backwards") throw invalidArgument();
  const { rect } = place;
  const isOne = rect.rows === 1 && rect.columns === 1;
  const where = isOne ? { ...place, rect: wholeSheet(model, place.sheet) } : place;
  const cells = cellsShowing(model, where, text, criteria);
  if (direction === "Backwards") cells.reverse();
  if (!isOne) return cells[0] ?? null;
  const sign = direction === "Forward" ? 1 : -1;
  const comesAfter = (cell: Rect) => sign * (cell.row - rect.row || cell.column - rect.column) > 0;
  return cells.find(comesAfter) ?? cells[0] ?? null;
}

/** Replaces a text in what cells hold, formulas among it, and returns in how many. */
export function replaceTexts(
  model: Model,
  { sheet, rect }: Place,
  text: unknown,
  replacement: unknown,
  criteria: Criteria | null | undefined
): number {
  const pattern = patternOf(text, criteria);
  if (typeof replacement !== "string") throw invalidArgument();
  const area = usedPart(model, sheet, rect);
  if (!area) return 0;
  const { grid, surroundings } = model;
  const formats = grid.numberFormats(sheet, area);
  let replaced = 0;
  const inputs = grid.cells(sheet, area).map((line, r) =>
    line.map(({ formula, value, type, spilled }, c): CellInput | null => {
      if (type === "Empty" || spilled) return null;
      const before =
        formula ?? (typeof value === "boolean" ? String(value).toUpperCase() : String(value));
      const after = before.replace(pattern, () => replacement);
      if (after === before) return null;
      replaced++;
      return typedInput(after, formats[r]?.[c] ?? "General", surroundings.locale);
    })
  );
  if (replaced > 0) grid.write(sheet, area, inputs);
  return replaced;
}

function patternOf(text: unknown, criteria: Criteria | null | undefined): RegExp {
  if (typeof text !== "string" || text === "") throw invalidArgument();
  return searchPattern(text, wayOf(criteria));
}

function usedPart(model: Model, sheet: string, rect: Rect): Rect | null {
  const used = model.grid.usedRange(sheet, true);
  return used && intersection(rect, used);
}

function wholeSheet(model: Model, sheet: string): Rect {
  return model.grid.usedRange(sheet, true) ?? { row: 0, column: 0, rows: 1, columns: 1 };
}
