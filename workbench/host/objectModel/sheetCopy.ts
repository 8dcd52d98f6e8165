import { quoteSheetName } from "../a1";
import { sameName } from "../hostObject";
import type { Model } from "./model";

/** Copies a sheet behind the last one: with its cells, looks and rules, and what names mean on it. */
export function copySheet(model: Model, sheet: string): string {
  const name = model.nameOfSheet(sheet);
  const copy = model.grid.copySheet(sheet, freeCopyName(model, name));
  copyNames(model, sheet, copy);
  return copy;
}

/** `Round 1 (2)`, as Excel names a copy; the name is cut where it grew too long. */
function freeCopyName(model: Model, name: string): string {
  const base = name.replace(/ \(\d+\)$/, "");
  for (let number = 2; ; number++) {
    const ending = ` (${number})`;
    const copy = base.slice(0, 31 - ending.length) + ending;
    if (!model.grid.sheets().some((sheet) => sameName(sheet.name, copy))) return copy;
  }
}

/** The names only the sheet's formulas know become the copy's own, pointing to its cells. */
function copyNames(model: Model, from: string, to: string): void {
  const old = `${quoteSheetName(model.nameOfSheet(from))}!`;
  const own = `${quoteSheetName(model.nameOfSheet(to))}!`;
  for (const named of model.names.filter(({ sheet }) => sheet === from)) {
    const copied = { ...named, sheet: to, formula: named.formula.replaceAll(old, own) };
    model.grid.setName(copied);
    model.names.push(copied);
  }
}
