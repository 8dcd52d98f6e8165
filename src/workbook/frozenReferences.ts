import { columnIndex, columnName, parseAddress } from "./address";
import { type Reference, referencesIn, withReferences } from "./deskFormulas";
import type { Area } from "./heldBook";

const PART = /^(\$?)([a-z]*)(\$?)(\d*)$/i;
const COLUMNS = 16_384;
const ROWS = 1_048_576;

/** A formula as it reads so many rows further down and columns to the right. */
export function movedFormula(formula: string, rows: number, columns: number): string {
  if (rows === 0 && columns === 0) return formula;
  return withReferences(formula, ({ cells }, sheetBefore) => {
    const parts = cells.split(":").map((part) => movedPart(part, rows, columns));
    return parts.includes(null) ? "#REF!" : sheetBefore + parts.join(":");
  });
}

function movedPart(part: string, rows: number, columns: number): string | null {
  const [, fixedColumn = "", letters = "", fixedRow = "", digits = ""] = PART.exec(part) ?? [];
  const isColumnFixed = fixedColumn !== "" || letters === "";
  const isRowFixed = fixedRow !== "" || digits === "" || (letters === "" && fixedColumn !== "");
  const column = letters === "" ? 0 : columnIndex(letters) + (isColumnFixed ? 0 : columns);
  const row = digits === "" ? 1 : Number(digits) + (isRowFixed ? 0 : rows);
  if (column < 0 || column >= COLUMNS || row < 1 || row > ROWS) return null;
  return [
    fixedColumn,
    isColumnFixed ? letters : columnName(column),
    fixedRow,
    digits === "" ? "" : String(row),
  ].join("");
}

/** Cells as formulas name them, with their sheet. */
export function addressText({ sheet, cells }: Reference): string {
  if (sheet === null) return cells;
  const isPlain = /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(sheet) && !/^\p{L}{1,3}\d+$/u.test(sheet);
  return isPlain ? `${sheet}!${cells}` : `'${sheet.replaceAll("'", "''")}'!${cells}`;
}

/** Cells that frozen formulas name, and that may be moved or renamed before these come back. */
export interface FrozenReference {
  /** The defined name that follows them. */
  readonly name: string;
  readonly sheet: string;
  /** As formulas name them: `$B$9`. */
  readonly cells: string;
}

/**
 * What formulas name that Excel no longer keeps up to date: cells whose place is fixed; of a sheet of
 * which they name others its first cell, so that its name is known.
 */
export function fixedReferences(
  formulas: readonly { readonly sheet: string; readonly formula: string }[]
): Omit<FrozenReference, "name">[] {
  const found = new Map<string, Omit<FrozenReference, "name">>();
  for (const { sheet: own, formula } of formulas)
    for (const { sheet, cells } of referencesIn(formula)) {
      if (!isFixed(cells) && sheet === null) continue;
      const one = { sheet: sheet ?? own, cells: isFixed(cells) ? cells.toUpperCase() : FIRST };
      found.set(keyOf(one), one);
    }
  return [...found.values()];
}

const FIRST = "$A$1";
const keyOf = ({ sheet, cells }: { readonly sheet: string; readonly cells: string }) =>
  `${sheet.toLowerCase()}!${cells.toUpperCase()}`;

function isFixed(cells: string): boolean {
  return cells.split(":").every((part) => /^\$[a-z]+\$\d+$|^\$[a-z]+$|^\$\d+$/i.test(part));
}

/** Where the cells that formulas name stand now; null where they are gone. */
export type ReferencesNow = ReadonlyMap<string, Reference | null>;

/** Reads it from the defined names, each with its formula. */
export function referencesNow(
  references: readonly FrozenReference[],
  names: ReadonlyMap<string, string>
): ReferencesNow {
  return new Map(
    references.flatMap((reference) => {
      const formula = names.get(reference.name.toLowerCase());
      if (formula === undefined) return [];
      const address = parseAddress(formula.slice(1));
      const isGone = !address || formula.includes("#REF!");
      return [[keyOf(reference), isGone ? null : address] as const];
    })
  );
}

/** A frozen formula as it reads now, in its place now. */
export function formulaNow(
  {
    sheet: own,
    row,
    column,
    formula,
  }: Pick<Area, "sheet" | "row" | "column"> & {
    readonly formula: string;
  },
  now: Pick<Area, "row" | "column">,
  references: ReferencesNow
): string {
  const followed = withReferences(formula, ({ sheet, cells }) => {
    const isFixedHere = isFixed(cells);
    const key = isFixedHere ? cells : FIRST;
    const before = { sheet: sheet ?? own, cells: key };
    const found = references.get(keyOf(before));
    if (found === undefined || (sheet === null && !isFixedHere)) return null;
    if (found === null) return "#REF!";
    if (keyOf({ sheet: found.sheet ?? "", cells: found.cells }) === keyOf(before)) return null;
    return addressText({
      sheet: sheet === null ? null : found.sheet,
      cells: isFixedHere ? found.cells : cells,
    });
  });
  return movedFormula(followed, now.row - row, now.column - column);
}
