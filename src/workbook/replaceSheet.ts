import type { HeldBook, HeldSheet } from "./heldBook";
import { heldName } from "./heldBook";
import { NO_WRITES, type Writes } from "./writeWhole";

const LONGEST_NAME = 31;
/** Behind the name of a sheet that is about to go. */
const ASIDE = "~";

/**
 * Makes a sheet and marks it with a defined name. One that has the mark goes, whatever it is called by
 * now: it is the add-in's own, and the new one takes its place and name. A sheet of a director's that
 * has the wanted name keeps it.
 */
export function replacedSheet(
  held: HeldBook,
  {
    name,
    mark,
    cell = "A1",
  }: { readonly name: string; readonly mark: string; readonly cell?: string },
  draw: (sheet: Excel.Worksheet) => void
): Writes {
  const before = markedSheet(held, mark);
  const others = held.sheets.filter((sheet) => sheet !== before).map((sheet) => sheet.name);
  const own = before?.name ?? freeName(name, others);
  return {
    ...NO_WRITES,
    adds: [own],
    deletes: before,
    write: ({ workbook: { worksheets, names } }) => {
      if (before) worksheets.getItem(before.id).name = freeName(`${own}${ASIDE}`, [...others, own]);
      const sheet = worksheets.add(own);
      if (before) sheet.position = held.sheets.indexOf(before);
      if (held.names.some((known) => known.name === mark))
        names.getItem(mark).formula = `='${own.replaceAll("'", "''")}'!${absolute(cell)}`;
      else names.add(mark, sheet.getRange(cell));
      draw(sheet);
      sheet.activate();
    },
  };
}

/** `$B$7`. */
function absolute(cell: string): string {
  return cell.replace(/^([A-Z]+)(\d+)$/, "$$$1$$$2");
}

/** The sheet with a mark of ours; null where it was never made, or was deleted by hand. */
function markedSheet(held: HeldBook, mark: string): HeldSheet | null {
  const area = heldName(held, mark)?.area;
  return held.sheets.find(({ name }) => name === area?.sheet) ?? null;
}

/** The name, or with a number where another sheet has it; Excel minds no capitals. */
function freeName(name: string, taken: readonly string[]): string {
  const lower = new Set(taken.map((one) => one.toLowerCase()));
  for (let number = 1; ; number++) {
    const ending = number === 1 ? "" : ` (${number})`;
    const found = [...name].slice(0, LONGEST_NAME - ending.length).join("") + ending;
    if (!lower.has(found.toLowerCase())) return found;
  }
}
