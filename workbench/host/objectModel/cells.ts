import { ApiNotFound } from "../apiError";
import type { CellFormat } from "../grid";
import { intersection } from "../rect";
import type { Model, Place } from "./model";

/** A range or several: what is said of them is said of all their cells. */
export interface Cells {
  readonly model: Model;
  readonly places: readonly Place[];
}

/** Gives all cells a named style: there is none but the plain one, which takes all formats away. */
export function setStyle(cells: Cells, name: unknown): void {
  if (name !== "Normal") throw new ApiNotFound(`Range.Style "${String(name)}"`);
  eachStep(cells, ({ sheet, rect }) => cells.model.grid.clear(sheet, rect, "Formats"));
}

/** Changes all places in one step. */
export const eachStep = ({ model, places }: Cells, work: (place: Place) => void): void =>
  model.grid.oneStep(() => places.forEach(work));

/** Changes the format of all cells. */
export const change = (cells: Cells, format: Partial<CellFormat>): void =>
  eachStep(cells, ({ sheet, rect }) => cells.model.grid.setFormat(sheet, rect, format));

/**
 * What all cells have in common, null where they differ. Beyond the used cells only the formats of whole
 * rows and columns are left, so one cell speaks for them.
 */
export function common<Key extends keyof CellFormat>(
  { model: { grid }, places }: Cells,
  key: Key,
  as: (value: CellFormat[Key]) => unknown = (value) => value
): unknown {
  const seen = new Set<unknown>();
  for (const { sheet, rect } of places) {
    const see = (row: number, column: number) => seen.add(as(grid.format(sheet, row, column)[key]));
    see(rect.row + rect.rows - 1, rect.column + rect.columns - 1);
    const used = grid.usedRange(sheet, false);
    const filled = used && intersection(rect, used);
    for (let r = 0; filled && r < filled.rows; r++)
      for (let c = 0; c < filled.columns && seen.size === 1; c++)
        see(filled.row + r, filled.column + c);
  }
  return seen.size === 1 ? [...seen][0] : null;
}
