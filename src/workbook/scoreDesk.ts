import type { ButlerSort } from "./butlerTable";
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

/** What a Butler list shows. */
export interface ButlerPlan {
  readonly sort: ButlerSort;
  /** With the boards and XIMPs of each round. */
  readonly byRound: boolean;
  /** The datum article advises against ranks: pairs have not met the same opponents. */
  readonly ranked: boolean;
}

/** The boards of an event, as the pane sees and moves them. Every step is whole: all of it, or nothing. */
export interface ScoreDesk {
  /**
   * Makes the score sheets of a round: its rows in the results and line-ups, the sheet of its datums, and the
   * formulas by which its IMPs follow. Rows that are there already stay.
   */
  sheets(round: number, plan: ScorePlan, ticket: StepTicket): Promise<StepAnswer>;
  /** Makes, or makes anew, the sheet of the Butler list and the teams' totals. */
  butler(plan: ButlerPlan, ticket: StepTicket): Promise<StepAnswer>;
}
