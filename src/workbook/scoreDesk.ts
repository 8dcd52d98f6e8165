import type { Problem } from "../basics/problem";
import type { BoardFinding } from "../event/boardFinding";
import type { LineupFinding } from "../event/lineupChecks";
import type { PastedBoard } from "../formats/pastedBoard";
import type { ButlerSort } from "./butlerTable";
import type { StepAnswer, StepTicket } from "./eventDesk";
import type { PairFigures } from "./pairFigures";
import type { Finding } from "./findings";
import type { PasteLook } from "./pasteNotes";

/** What is made of a round's score sheets. */
export interface ScorePlan {
  /** The number of the first board in play. */
  readonly firstBoard: number;
  /** Boards of a match; half matches of a triangle have half of them. */
  readonly boards: number;
  /** Parts of a match for which line-ups are handed in. */
  readonly halves: 1 | 2;
}

/** What a Butler list shows. */
export interface ButlerPlan {
  readonly sort: ButlerSort;
  /** With the boards and XIMPs of each round. */
  readonly byRound: boolean;
  /** The datum article advises against ranks: pairs have not met the same opponents. */
  readonly ranked: boolean;
}

/** A pasted table of results as it is to be written. */
export interface PastePlan {
  readonly lines: readonly PastedBoard[];
  /** Rows that are not empty and differ are written over; otherwise they stay as they are. */
  readonly overwrite: boolean;
}

/** What was not asked or done, and why: in the workbook, or of Excel. */
type Trouble = Exclude<StepAnswer, { kind: "done" | "changed" }>;

/** Where the lines of a pasted table belong, in the workbook with that stamp. */
export type PasteAnswer = (PasteLook & { readonly kind: "look"; readonly stamp: string }) | Trouble;

/** Something asked about a board or a line-up, or a cell that cannot be read, with its place. */
export type CheckFinding = (
  Pick<BoardFinding, "code" | "values"> | Pick<LineupFinding, "code" | "values"> | Problem
) &
  Pick<Finding, "round" | "place">;

/** What the checks of the boards came to. */
export type CheckAnswer =
  | {
      readonly kind: "checked";
      readonly findings: readonly CheckFinding[];
      /** Of the workbook that was checked. */
      readonly stamp: string;
    }
  | Exclude<StepAnswer, { kind: "done" | "changed" }>;

/** What the pairs have made of their boards. */
export type PairsAnswer =
  | {
      readonly kind: "pairs";
      readonly pairs: readonly PairFigures[];
      /** Of the workbook that was read. */
      readonly stamp: string;
    }
  | Trouble;

/** The boards of an event, as the pane sees and moves them. Every step is whole: all of it, or nothing. */
export interface ScoreDesk {
  /**
   * Makes the score sheets of a round: its rows in the results and line-ups, the sheet of its datums, and the
   * formulas by which its IMPs follow. Rows that are there already stay.
   */
  sheets(round: number, plan: ScorePlan, ticket: StepTicket): Promise<StepAnswer>;
  /** Makes, or makes anew, the sheet of the Butler list and the teams' totals. */
  butler(plan: ButlerPlan, ticket: StepTicket): Promise<StepAnswer>;
  /** Looks where the lines of a pasted table belong; nothing is written. */
  look(lines: readonly PastedBoard[]): Promise<PasteAnswer>;
  /** Writes them into the table of results. A line that belongs nowhere lets nothing be written. */
  paste(plan: PastePlan, ticket: StepTicket): Promise<StepAnswer>;
  /** Checks the boards of a round, or all. Nothing is written. */
  check(round: number | null): Promise<CheckAnswer>;
  /** Reads what every pair has made of its boards. */
  pairs(): Promise<PairsAnswer>;
}
