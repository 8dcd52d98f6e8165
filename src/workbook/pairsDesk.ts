import type { PairsScoring } from "../event/pairsSession";
import type { BoardColumn } from "../locales/resultsWords";
import type { PerWin } from "../scoring/neuberg";
import type { Content } from "./appendRows";
import type { SheetFacts } from "./eventBook";
import type { NewEntrant, StepAnswer, StepFailure, StepTicket } from "./eventDesk";
import type { StepWatch } from "./stepWatch";

/** A new pairs event. */
export interface PairsPlan {
  readonly facts: SheetFacts;
  readonly scoring: PairsScoring;
  /** Matchpoints for each result beaten. */
  readonly perWin: PerWin;
  readonly winners: 1 | 2;
  readonly pairs: readonly NewEntrant[];
  /** The rows of the results: one for each that is due on a board. */
  readonly rows: readonly Partial<Record<BoardColumn, Content>>[];
}

/** What is worked out from the boards of a pairs event, on a sheet of its own. */
export const PAIRS_LISTS = ["ranking", "travellers"] as const;
export type PairsList = (typeof PAIRS_LISTS)[number];

/** The sheets of a pairs event that a director goes to. */
export type PairsSheet = "pairs" | "results" | PairsList;

/** Null when the sheet is in sight. */
export type ShowAnswer = Extract<StepAnswer, { readonly kind: "problem" }> | StepFailure | null;

/**
 * A pairs event in the workbook, as the pane sees and moves it. It is read, entered, logged and watched as
 * every event is, by the `EventDesk`.
 */
export interface PairsDesk {
  /** Makes the sheets of a new event. */
  setUp(plan: PairsPlan, watch?: StepWatch): Promise<StepAnswer>;
  /** Makes a list anew: after its sheet was deleted, or for settings that give it other columns. */
  list(list: PairsList, ticket: StepTicket): Promise<StepAnswer>;
  /** Takes the director to a sheet. */
  show(sheet: PairsSheet): Promise<ShowAnswer>;
}
