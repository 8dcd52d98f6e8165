import type { KeptRound } from "../event";
import { cellName } from "./address";
import { parseRoundPart, parseSeenPart } from "./bookParts";
import type { CellPlace, Scored } from "./eventBook";
import { roundOfTable } from "./eventNames";
import type { PlacedArea } from "./frozenAreas";
import type { Snapshot } from "./handChanges";

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
  readonly scored: Scored;
  /** Of a pairs event: how its boards are scored, with its title and language. */
  readonly settings: SheetBlock | null;
  /** Teams, or pairs. */
  readonly entrants: SheetBlock | null;
  readonly rounds: ReadonlyMap<number, SheetBlock>;
  /** The table of results, board by board, and the line-ups. */
  readonly results: SheetBlock | null;
  readonly lineups: SheetBlock | null;
  /** How boards are scored. */
  readonly scoring: SheetBlock | null;
  /** The matches of rounds that have score sheets, as they are scored from their boards. */
  readonly matches: ReadonlyMap<number, SheetBlock>;
  /** Tables and names that are read by formulas and steps alone, and are gone. */
  readonly gone: readonly string[];
  /** What the rounds were paired from. */
  readonly kept: ReadonlyMap<number, KeptRound>;
  /** What was typed as of the last step. */
  readonly seen: Snapshot | null;
  /** What waits for its formulas, which the blocks show all the same; null while nothing is frozen. */
  readonly frozen: readonly PlacedArea[] | null;
}

/** What the XML parts of a workbook hold; of two for one round the later counts. */
export function partsIn(
  roundParts: readonly string[],
  seenParts: readonly string[]
): Pick<BookBlocks, "kept" | "seen"> {
  const rounds = roundParts.flatMap((xml) => parseRoundPart(xml) ?? []);
  const seen = seenParts.flatMap((xml) => parseSeenPart(xml) ?? []);
  return {
    kept: new Map(rounds.map((kept) => [kept.input.round, kept])),
    seen: seen.at(-1) ?? null,
  };
}

/**
 * The rounds among the names of all tables. A sheet that somebody copied brings a table with another
 * number at the end (DeskRound1 becomes DeskRound13): no round was posted by that number. Where a part
 * is damaged or all are lost, the rounds are those that follow one another.
 */
export function roundsNamed(
  names: readonly string[],
  kept: ReadonlyMap<number, KeptRound>,
  parts: number
): number[] {
  const rounds = names.flatMap((name) => roundOfTable(name) ?? []).sort((a, b) => a - b);
  let last = Math.max(0, ...kept.keys());
  const isWhole = kept.size > 0 && kept.size === parts;
  if (!isWhole) for (const round of rounds) if (round === last + 1) last = round;
  return rounds.filter((round) => round <= last);
}

/** Where a cell of a block stands; rows and columns count from 0 within it. */
export function placeIn({ sheet, cells }: SheetBlock, row: number, column: number): CellPlace {
  return { sheet, cell: cellName({ sheet, cells }, row, column) };
}
