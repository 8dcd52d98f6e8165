import { sameName } from "../hostObject";
import type { Model } from "./model";

/** Copies a sheet with its cells, looks and rules behind the last one. */
export const copySheet = (model: Model, sheet: string): string =>
  model.grid.copySheet(sheet, freeCopyName(model, model.nameOfSheet(sheet)));

/** `Round 1 (2)`, as Excel names a copy; the name is cut where it grew too long. */
function freeCopyName(model: Model, name: string): string {
  const base = name.replace(/ \(\d+\)$/, "");
  for (let number = 2; ; number++) {
    const ending = ` (${number})`;
    const copy = base.slice(0, 31 - ending.length) + ending;
    if (!model.grid.sheets().some((sheet) => sameName(sheet.name, copy))) return copy;
  }
}
