import type { HeldBook, HeldSheet } from "./heldBook";

const LONGEST_NAME = 31;
/** Of a sheet that is about to go. */
const ASIDE = "~";

/** A sheet that is made anew: the new one, and the one that makes room for it. */
export interface Replacement {
  readonly sheet: Excel.Worksheet;
  /** Deletes the sheet it replaces. To be called when all else is written. */
  readonly finish: () => void;
}

/** The sheet that a defined name of ours marks; null where it was never made, or deleted by hand. */
export function markedSheet({ names, sheets }: HeldBook, mark: string): HeldSheet | null {
  const found = names.find(({ name }) => name.toLowerCase() === mark.toLowerCase());
  return sheets.find(({ name }) => name === found?.area?.sheet) ?? null;
}

/**
 * Adds a sheet and marks it with a defined name. One that has the mark makes room: it is the add-in's
 * own, whatever it is called by now. A sheet of a director's that has the wanted name keeps it.
 */
export function replaceSheet(
  context: Excel.RequestContext,
  held: HeldBook,
  { name, mark }: { readonly name: string; readonly mark: string }
): Replacement {
  const { worksheets, names } = context.workbook;
  const before = markedSheet(held, mark);
  const taken = held.sheets.filter((sheet) => sheet !== before).map((sheet) => sheet.name);
  const own = freeName(name, taken);
  const old = before && worksheets.getItem(before.id);
  if (old && before.name.toLowerCase() === own.toLowerCase())
    old.name = freeName(`${own}${ASIDE}`, [...taken, own]);
  const sheet = worksheets.add(own);
  if (before) sheet.position = held.sheets.indexOf(before);
  const known = held.names.find((one) => one.name.toLowerCase() === mark.toLowerCase());
  if (known) names.getItem(known.name).formula = `='${own.replaceAll("'", "''")}'!$A$1`;
  else names.add(mark, sheet.getRange("A1"));
  return { sheet, finish: () => old?.delete() };
}

/** The name, or with a number where another sheet has it; Excel minds no capitals. */
function freeName(name: string, taken: readonly string[]): string {
  const lower = new Set(taken.map((one) => one.toLowerCase()));
  for (let number = 1; ; number++) {
    const ending = number === 1 ? "" : ` (${number})`;
    const found = name.slice(0, LONGEST_NAME - ending.length) + ending;
    if (!lower.has(found.toLowerCase())) return found;
  }
}
