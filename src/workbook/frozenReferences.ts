import { columnIndex, columnName, parseAddress } from "./address";
import { type Reference, referencesIn, withReferences } from "./deskFormulas";
import type { Area } from "./heldBook";

const PART = /^(\$?)([a-z]*)(\$?)(\d*)$/i;
/** How many a sheet has. */
export const COLUMNS = 16_384;
export const ROWS = 1_048_576;

/** A formula as it reads so many rows further down and columns to the right. */
export function movedFormula(formula: string, rows: number, columns: number): string {
  if (rows === 0 && columns === 0) return formula;
  return withReferences(formula, ({ cells }, sheetBefore) =>
    movedCells(cells, sheetBefore, rows, columns)
  );
}

function movedCells(cells: string, sheetBefore: string, rows: number, columns: number): string {
  const parts = cells.split(":").map((part) => movedPart(part, rows, columns));
  return parts.includes(null) ? "#REF!" : sheetBefore + parts.join(":");
}

function movedPart(text: string, rows: number, columns: number): string | null {
  const part = partOf(text);
  const column = part.column === null ? null : part.column + (part.isColumnFixed ? 0 : columns);
  const row = part.row === null ? null : part.row + (part.isRowFixed ? 0 : rows);
  if (column !== null && (column < 0 || column >= COLUMNS)) return null;
  if (row !== null && (row < 0 || row >= ROWS)) return null;
  return partText({ ...part, column, row });
}

/** A corner of cells as a formula names it; a whole row has no column, a whole column no row. */
interface Part {
  readonly column: number | null;
  readonly row: number | null;
  readonly isColumnFixed: boolean;
  readonly isRowFixed: boolean;
}

function partOf(text: string): Part {
  const [, first = "", letters = "", second = "", digits = ""] = PART.exec(text) ?? [];
  return {
    column: letters === "" ? null : columnIndex(letters),
    row: digits === "" ? null : Number(digits) - 1,
    isColumnFixed: letters !== "" && first !== "",
    isRowFixed: (letters === "" ? first + second : second) !== "",
  };
}

function partText({ column, row, isColumnFixed, isRowFixed }: Part): string {
  return [
    column === null ? "" : (isColumnFixed ? "$" : "") + columnName(column),
    row === null ? "" : (isRowFixed ? "$" : "") + String(row + 1),
  ].join("");
}

/** Cells as formulas name them, with their sheet. */
export function addressText({ sheet, cells }: Reference): string {
  if (sheet === null) return cells;
  const isPlain = /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(sheet) && !/^\p{L}{1,3}\d+$/u.test(sheet);
  return isPlain ? `${sheet}!${cells}` : `'${sheet.replaceAll("'", "''")}'!${cells}`;
}

/** A formula of frozen cells: a run down a column, or a spill. */
type FrozenFormula = Pick<Area, "sheet" | "row" | "column" | "rows"> & {
  /** Of the first cell. */
  readonly formula: string;
  readonly spill: boolean;
};

/** Cells that frozen formulas name, and that may be moved or renamed before these come back. */
export interface FrozenReference {
  /** The defined name that follows them. */
  readonly name: string;
  readonly sheet: string;
  /** All that the cells of a run name together, fixed: `$B$2:$B$9`. */
  readonly cells: string;
}

/** What formulas name: Excel no longer keeps it up to date once they are values. */
export function followedReferences(
  formulas: readonly FrozenFormula[]
): Omit<FrozenReference, "name">[] {
  const found = new Map<string, Omit<FrozenReference, "name">>();
  for (const one of formulas)
    for (const reference of referencesIn(one.formula)) {
      const { sheet, corners } = namedTogether(reference, one);
      const followed = { sheet, cells: cornersText(corners) };
      found.set(`${sheet.toLowerCase()}!${followed.cells}`, followed);
    }
  return [...found.values()];
}

/**
 * Whether all that a formula names either stays the same from row to row of a run, or is in the row of its
 * cell: only then can a run be told by its first formula when rows have come in between.
 */
export function readsByRow(formula: string, { sheet, row }: Pick<Area, "sheet" | "row">): boolean {
  return referencesIn(formula).every(
    (reference) =>
      partsOf(reference).every((part) => part.row === null || part.isRowFixed) ||
      isOfRow(reference, { sheet, row })
  );
}

/** The first and the last of cells that are named; one cell is both. */
interface Corners {
  readonly columns: readonly [number, number] | null;
  readonly rows: readonly [number, number] | null;
}

function partsOf({ cells }: Pick<Reference, "cells">): Part[] {
  return cells.split(":").map(partOf);
}

function cornersOf(reference: Pick<Reference, "cells">): Corners {
  const parts = partsOf(reference);
  const span = (all: readonly (number | null)[]) => {
    const known = all.filter((one) => one !== null);
    return known.length === 0 ? null : ([Math.min(...known), Math.max(...known)] as const);
  };
  return { columns: span(parts.map((p) => p.column)), rows: span(parts.map((p) => p.row)) };
}

function cornersText({ columns, rows }: Corners): string {
  const [first, last] = [0, 1].map((i) =>
    partText({
      column: columns?.[i] ?? null,
      row: rows?.[i] ?? null,
      isColumnFixed: true,
      isRowFixed: true,
    })
  );
  return first === last && columns && rows ? first! : `${first}:${last}`;
}

/** Whether cells are named in the row of the formula itself, and go on with it down a run. */
function isOfRow(reference: Reference, { sheet, row }: Pick<Area, "sheet" | "row">): boolean {
  const isOwn = reference.sheet === null || isSameText(reference.sheet, sheet);
  return isOwn && partsOf(reference).every((part) => part.row === row && !part.isRowFixed);
}

const isSameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** All that the cells of a run, or a spill, name by a reference. */
function namedTogether(
  reference: Reference,
  one: Pick<FrozenFormula, "sheet" | "row" | "rows" | "spill">
): { readonly sheet: string; readonly corners: Corners } {
  const { sheet, row, rows, spill } = one;
  const corners = cornersOf(reference);
  const last = row + (spill ? 1 : rows) - 1;
  return {
    sheet: reference.sheet ?? sheet,
    corners: isOfRow(reference, one) ? { ...corners, rows: [row, last] } : corners,
  };
}

/** Cells that were followed, and where they stand now; null where they are gone. */
interface FollowedReference {
  readonly sheet: string;
  readonly before: Corners;
  readonly now: { readonly sheet: string; readonly corners: Corners } | null;
}

export type ReferencesNow = readonly FollowedReference[];

/** Reads it from the defined names, each with its formula. */
export function referencesNow(
  references: readonly FrozenReference[],
  names: ReadonlyMap<string, string>
): ReferencesNow {
  return references.flatMap(({ name, sheet, cells }) => {
    const formula = names.get(name.toLowerCase());
    if (formula === undefined) return [];
    const address = formula.includes("#REF!") ? null : parseAddress(formula.slice(1));
    const now = address && { sheet: address.sheet, corners: cornersOf(address) };
    return [{ sheet, before: cornersOf({ cells }), now }];
  });
}

/**
 * The formula of a row of frozen cells, counted from 0 within them, as it reads now in its place. What
 * nobody has followed goes with its cell.
 */
export function formulaNow(
  frozen: FrozenFormula,
  rowWithin: number,
  now: Pick<Area, "sheet" | "row" | "column">,
  references: ReferencesNow
): string {
  const [rows, columns] = [now.row + rowWithin - frozen.row, now.column - frozen.column];
  return withReferences(frozen.formula, (reference, sheetBefore) => {
    const found = followedBy(reference, frozen, references);
    if (!found) return movedCells(reference.cells, sheetBefore, rows, columns);
    if (!found.now) return "#REF!";
    const corners = isOfRow(reference, frozen)
      ? { ...found.now.corners, rows: rowsNow(frozen, rowWithin, now, found) }
      : found.now.corners;
    const cells = rewritten(reference, corners);
    const isElsewhere = !isSameText(found.now.sheet, reference.sheet ?? now.sheet);
    return isElsewhere
      ? addressText({ sheet: found.now.sheet, cells })
      : sheetBefore + (isSameText(cells, reference.cells) ? reference.cells : cells);
  });
}

/** What was followed for a reference; what of a run waits alone is followed with the whole of it. */
function followedBy(
  reference: Reference,
  frozen: FrozenFormula,
  references: ReferencesNow
): FollowedReference | undefined {
  const { sheet, corners } = namedTogether(reference, frozen);
  return references.find(
    (one) =>
      isSameText(one.sheet, sheet) &&
      isSameSpan(one.before.columns, corners.columns) &&
      (isOfRow(reference, frozen)
        ? isWithin(corners.rows, one.before.rows)
        : isSameSpan(one.before.rows, corners.rows))
  );
}

function isSameSpan(one: Corners["rows"], other: Corners["rows"]): boolean {
  return one?.[0] === other?.[0] && one?.[1] === other?.[1];
}

function isWithin(inner: Corners["rows"], outer: Corners["rows"]): boolean {
  return inner !== null && outer !== null && inner[0] >= outer[0] && inner[1] <= outer[1];
}

/** The row of what a run names in its own rows. Where rows came in between it is the cell's own. */
function rowsNow(
  { row }: FrozenFormula,
  rowWithin: number,
  own: Pick<Area, "row">,
  { before, now }: FollowedReference
): [number, number] {
  const [first, last] = before.rows!;
  const [firstNow, lastNow] = now!.corners.rows!;
  const at = lastNow - firstNow === last - first ? firstNow + row - first : own.row;
  return [at + rowWithin, at + rowWithin];
}

/** Cells in the spelling of a reference: its signs for what is fixed. */
function rewritten(reference: Reference, { columns, rows }: Corners): string {
  return partsOf(reference)
    .map((part, i) => partText({ ...part, column: columns?.[i] ?? null, row: rows?.[i] ?? null }))
    .join(":");
}
