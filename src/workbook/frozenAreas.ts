import { type Address, columnIndex, parseAddress } from "./address";
import type { SheetBlock } from "./bookBlocks";
import { type FrozenReference, movedFormula } from "./frozenReferences";
import type { Area } from "./heldBook";

/** Cells whose formulas wait to come back: a run down a column, or what one formula spilled. */
export interface FrozenArea extends Area {
  /** The defined name that follows its cells. */
  readonly name: string;
  /** Of the first cell; in a run the others have it as it reads from their rows. */
  readonly formula: string;
  readonly spill: boolean;
  /** As they were frozen; an empty cell is "". */
  readonly values: readonly (readonly unknown[])[];
}

/** Where a sheet says that it is frozen. */
export interface FrozenNotice extends Pick<Area, "sheet" | "row" | "column"> {
  /** The defined name that follows its cell. */
  readonly name: string;
  readonly text: string;
}

/** All that is kept of a frozen workbook, to bring its formulas back. */
export interface FrozenBook {
  /** That of the Excel it was frozen in, in which functions wrote their words. */
  readonly language: string;
  readonly areas: readonly FrozenArea[];
  readonly references: readonly FrozenReference[];
  readonly notices: readonly FrozenNotice[];
}

/** Cells, and where they stand now; null where they are gone. */
export type Placed<T> = T & { readonly now: Area | null };
export type PlacedArea = Placed<FrozenArea>;

/** How the hidden names are called that follow frozen cells when rows or sheets are moved. */
export const FROZEN_MARK = /^DeskFrozen_(\d{1,9})$/i;

/** A name that is not given yet, and those after it. */
export function freshMarks(names: readonly string[]): () => string {
  const numbers = names.map((name) => Number(FROZEN_MARK.exec(name)?.[1] ?? 0));
  let last = Math.max(0, ...numbers);
  return () => `DeskFrozen_${++last}`;
}

/** What of a workbook tells where things are. */
export interface Whereabouts {
  /** Formulas of the defined names, by their names in small letters. */
  readonly names: ReadonlyMap<string, string>;
  readonly sheets: readonly string[];
}

/** Where marked cells stand now: where their mark is; without it, where they stood. */
export function placed<T extends Area & { readonly name: string }>(
  one: T,
  { names, sheets }: Whereabouts
): Placed<T> {
  const formula = names.get(one.name.toLowerCase());
  const { sheet, row, column, rows, columns } = one;
  const unmarked = { sheet, row, column, rows, columns };
  const now = formula === undefined ? unmarked : areaAt(parseAddress(formula.slice(1)));
  return { ...one, now: now && sheets.includes(now.sheet) ? now : null };
}

const CORNER = /^\$?([A-Z]{1,3})\$?(\d+)$/i;

/** The cells of an address; null where it is none of cells, such as `#REF!`. */
export function areaAt(address: Address | null): Area | null {
  const [first = "", last = first] = address?.cells.split(":") ?? [];
  const [from, to] = [CORNER.exec(first), CORNER.exec(last)];
  if (!address || !from || !to) return null;
  const [row, column] = [Number(from[2]) - 1, columnIndex(from[1]!)];
  return {
    sheet: address.sheet,
    row,
    column,
    rows: Number(to[2]) - row,
    columns: columnIndex(to[1]!) - column + 1,
  };
}

/** Digits that a number keeps in every program that a workbook passes through. */
const RELATIVE_TOLERANCE = 1e-14;

/** Whether a cell shows what it showed when it was frozen. */
export function isSameValue(frozen: unknown, now: unknown): boolean {
  if (typeof frozen !== "number" || typeof now !== "number") return frozen === now;
  return Math.abs(frozen - now) <= RELATIVE_TOLERANCE * Math.max(Math.abs(frozen), Math.abs(now));
}

/** Whether a cell holds the very value it was frozen with. */
export function holdsFrozen(frozen: unknown, value: unknown, formula: unknown): boolean {
  return isSameValue(frozen, value) && !isFormula(formula, value);
}

/** Of a text that begins with = Excel tells the same as value and as formula. */
export function isFormula(formula: unknown, value: unknown): formula is string {
  return typeof formula === "string" && formula.startsWith("=") && formula !== value;
}

/**
 * The cells with their formulas, where those stand as values: what is read of an event is then the
 * same whether it is frozen or not.
 */
export function withFrozenFormulas(
  block: SheetBlock,
  frozen: readonly PlacedArea[] | null
): SheetBlock {
  const at = areaAt(block);
  const here = frozen?.filter(({ now }) => now?.sheet === block.sheet) ?? [];
  if (!at || here.length === 0) return block;
  const formulas = block.formulas.map((line) => [...line]);
  for (const area of here)
    for (const [i, line] of formulasOf(area).entries()) {
      const [row, column] = [area.now!.row + i - at.row, area.now!.column - at.column];
      const [value, formula] = [block.values[row]?.[column], formulas[row]?.[column]];
      if (formula !== undefined && holdsFrozen(area.values[i]![0], value, formula))
        formulas[row]![column] = line;
    }
  return { ...block, formulas };
}

/** The formulas of an area, one for each of its first cells; a spill has one. */
export function formulasOf({ formula, spill, rows }: FrozenArea): string[] {
  return Array.from({ length: spill ? 1 : rows }, (_, i) => movedFormula(formula, i, 0));
}
