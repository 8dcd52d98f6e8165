import type { EventBook } from "../workbook/eventBook";
import type { CheckFinding } from "../workbook/scoreDesk";
import { lastPosted } from "./eventStage";

/** What is known of the boards of the event. */
export interface ChecksState {
  /** The round whose boards are checked; null: the last that was posted. */
  readonly round: number | "all" | null;
  /** What was found last; null before anybody has asked. */
  readonly findings: readonly CheckFinding[] | null;
  /** Of the workbook that was checked. */
  readonly stamp: string;
}

/** Before anybody has asked. */
export const NO_CHECKS: ChecksState = { round: null, findings: null, stamp: "" };

/** The round to be checked; null: all, as always in a pairs event. */
export function roundToCheck({ round }: ChecksState, book: EventBook): number | null {
  return book.scored === "pairs" || round === "all" ? null : (round ?? lastPosted(book));
}
