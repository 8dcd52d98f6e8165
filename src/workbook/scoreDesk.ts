import type { StepAnswer, StepTicket } from "./eventDesk";

/** What is made of a round's score sheets. */
export interface ScorePlan {
  /** The number of the first board in play. */
  readonly firstBoard: number;
  /** Boards of a match; half matches of a triangle have half of them. */
  readonly boards: number;
  /** Parts of a match for which line-ups are handed in. */
  readonly halves: 1 | 2;
}

/** The boards of an event, as the pane sees and moves them. Every step is whole: all of it, or nothing. */
export interface ScoreDesk {
  /**
   * Makes the score sheets of a round: its rows in the results and line-ups, the sheet of its datums, and the
   * formulas by which its IMPs follow. Rows that are there already stay.
   */
  sheets(round: number, plan: ScorePlan, ticket: StepTicket): Promise<StepAnswer>;
}
