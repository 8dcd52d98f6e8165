import { quoteSheetName } from "../a1";
import { sameName } from "../hostObject";
import type { Model } from "./model";

/** Copies a sheet behind the last one: with its cells, looks and rules, and what names mean on it. */
export function copySheet(model: Model, sheet: string): string {
  const copy = model.grid.copySheet(sheet, freeCopyName(model, model.nameOfSheet(sheet)));
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

/** Names that stand for cells of the sheet become the copy's own, pointing to its cells. */
function copyNames(model: Model, from: string, to: string): void {
  const old = `${quoteSheetName(model.nameOfSheet(from))}!`;
  const own = `${quoteSheetName(model.nameOfSheet(to))}!`;
  const ofSheet = model.names.filter(({ sheet }) => sheet === from);
  const ofWorkbook = model.names.filter(
    ({ name, sheet, formula }) =>
      sheet === null &&
      formula.startsWith(`=${old}`) &&
      !ofSheet.some((local) => sameName(local.name, name))
  );
  for (const named of [...ofSheet, ...ofWorkbook])
    model.grid.setName({ ...named, sheet: to, formula: named.formula.replaceAll(old, own) });
}
