import { cellName } from "./address";
import type { CellPlace } from "./eventBook";

/** Cells as Excel gives them: a table with its heading row, or the settings with theirs. */
export interface SheetBlock {
  readonly sheet: string;
  /** Such as `A4:C30`. */
  readonly cells: string;
  readonly values: readonly (readonly unknown[])[];
  /** What was typed: a formula, or the value itself. */
  readonly formulas: readonly (readonly unknown[])[];
}

/** All that a workbook has of an event, as it was read. What is not there is null. */
export interface BookBlocks {
  readonly settings: SheetBlock | null;
  readonly entrants: SheetBlock | null;
  readonly rounds: ReadonlyMap<number, SheetBlock>;
  /** Tables and names that are read by formulas and steps alone, and are gone. */
  readonly gone: readonly string[];
  /** The XML parts of posted rounds, and those of what was seen last. */
  readonly roundParts: readonly string[];
  readonly seenParts: readonly string[];
}

/** Where a cell of a block stands; rows and columns count from 0 within it. */
export function placeIn({ sheet, cells }: SheetBlock, row: number, column: number): CellPlace {
  return { sheet, cell: cellName({ sheet, cells }, row, column) };
}
