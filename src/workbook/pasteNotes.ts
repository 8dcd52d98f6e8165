import type { CellPlace } from "./eventBook";

/**
 * What is to be said of a line of a pasted table beside the table of results.
 * - Lines that are left out: `roundMissing`: nobody says of which round; `roundNotMade`: round {round} has no
 *   rows; `sectionOther`: there is no section {text}; `tableOther`: round {round} has no table {table};
 *   `sidesOther`: at table {table} {home} and {away} sit, not {ns} and {ew}; `sidesStranger`: {ns} and {ew} do
 *   not meet in round {round}; `sidesMissing`: a pair's number is missing; `pairStranger`: there is no pair
 *   {number}; `roomMissing`: of which room, nobody says; `rowUnclear`: several rows may be meant; `sameRow`:
 *   line {other} belongs to the same row.
 * - Lines for rows that are not empty: `differs`: {before} is there, the line says {after}; `sidesTurned`:
 *   {ns} and {ew} sit the other way round than the row says, or than they are due.
 * - `notInPlay`: board {board} is not in play: a row is made for it.
 */
export const PASTE_NOTES = [
  "roundMissing",
  "roundNotMade",
  "sectionOther",
  "tableOther",
  "sidesOther",
  "sidesStranger",
  "sidesMissing",
  "pairStranger",
  "roomMissing",
  "rowUnclear",
  "sameRow",
  "differs",
  "sidesTurned",
  "notInPlay",
] as const;
export type PasteNoteCode = (typeof PASTE_NOTES)[number];

/** Something to be known of a line before it is written. */
export interface PasteNote {
  /** The line of the pasted text, from 1. */
  readonly line: number;
  readonly code: PasteNoteCode;
  readonly values: Readonly<Record<string, string | number>>;
  /** `left`: the line is left out; `kept`: it is written only where that is asked for; `told`: it is written. */
  readonly weight: "left" | "kept" | "told";
  readonly place: CellPlace | null;
}

/** What a pasted table comes to: of each line what would be done, and what is to be known of it. */
export interface PasteLook {
  /** Numbers of lines that fill empty rows, that bring rows, that are there already, and that differ. */
  readonly fills: number;
  readonly adds: number;
  readonly same: number;
  readonly differ: number;
  readonly notes: readonly PasteNote[];
}
