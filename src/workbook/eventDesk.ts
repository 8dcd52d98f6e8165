import type { Problem } from "../basics/problem";
import type { EventSettings, KeptRound } from "../event";
import type { RefusalCode } from "../locales/refusalTexts";
import type { StepWatch } from "./stepWatch";
import type { CellPlace, EventBook, EventFacts } from "./eventBook";

/** What came of a step. Unless it is `done` or `torn`, the workbook is as it was. */
export type StepAnswer =
  | { readonly kind: "done"; readonly book: EventBook }
  /** What the director saw no longer stands, because somebody else was at work: see `book`. */
  | { readonly kind: "changed"; readonly book: EventBook }
  /** Something in the workbook or in the request is in the way. */
  | { readonly kind: "problem"; readonly problem: StepProblem; readonly place: CellPlace | null }
  | StepFailure;

/** What is in the way of a step: of the core, or of the workbook (see locales/refusalTexts.ts). */
export type StepProblem =
  | Problem
  | { readonly refusal: RefusalCode; readonly values: Readonly<Record<string, string | number>> };

/** Why Excel did not do it. */
export type StepFailure =
  /** A cell is being edited. */
  | { readonly kind: "editing" }
  /** The director has called it off. */
  | { readonly kind: "calledOff" }
  | { readonly kind: "protected"; readonly sheet: string }
  | { readonly kind: "refused"; readonly reason: string }
  /** It failed, and what had been written could not be taken back: `left` names the sheets. */
  | { readonly kind: "torn"; readonly reason: string; readonly left: readonly string[] };

/** What reading the workbook came to; `none`: it has no event. */
export type BookAnswer =
  { readonly kind: "none" } | { readonly kind: "book"; readonly book: EventBook } | StepFailure;

/** A new event. */
export interface EventPlan {
  readonly facts: EventFacts;
  readonly settings: EventSettings;
}

/** An entrant as a director pastes it; the number is given where the list has none. */
export interface NewEntrant {
  readonly number: number;
  readonly name: string;
  readonly club: string;
  readonly strength: number | null;
  readonly carryOver: number | null;
  /** The first round it is there for. */
  readonly from: number;
}

/** What prints well on A4 and hangs on the wall. */
export const WALL_SHEETS = ["pairings", "slips", "results", "standings", "cards"] as const;
export type WallSheet = (typeof WALL_SHEETS)[number];

/** What every step is told beside its own matter. */
export interface StepTicket {
  /** The stamp of the book the director saw. */
  readonly stamp: string;
  /** Why things were changed by hand since the last step; "" where nobody says. */
  readonly handReason: string;
  /** Who looks on; nobody may. */
  readonly watch?: StepWatch;
}

/** The event in the workbook, as the pane sees and moves it. Every step is whole: all of it, or nothing. */
export interface EventDesk {
  read(): Promise<BookAnswer>;
  /** Makes the sheets of a new event. */
  setUp(plan: EventPlan, watch?: StepWatch): Promise<StepAnswer>;
  /** Adds entrants below those that are there. */
  enter(entrants: readonly NewEntrant[], ticket: StepTicket): Promise<StepAnswer>;
  /** An entrant leaves; `lastRound` is the last it plays. */
  withdraw(number: number, lastRound: number, ticket: StepTicket): Promise<StepAnswer>;
  /** Makes the sheet of the next round. */
  post(round: KeptRound, ticket: StepTicket): Promise<StepAnswer>;
  /** Takes the last round back, with the results typed into it. */
  undo(ticket: StepTicket, reason: string): Promise<StepAnswer>;
  /** Writes what was changed by hand into the log. */
  log(ticket: StepTicket): Promise<StepAnswer>;
  /** Makes, or makes anew, a sheet for the wall. */
  wall(sheet: WallSheet, round: number, ticket: StepTicket): Promise<StepAnswer>;
  /** Makes, or makes anew, the chart of running VPs of the leading entrants. */
  chart(leading: number, ticket: StepTicket): Promise<StepAnswer>;
  /** Takes the director to a cell. */
  show(place: CellPlace): Promise<StepFailure | null>;
  /** Calls `changed` when somebody types into the workbook; answers how to stop it. */
  watch(changed: () => void): Promise<() => void>;
}
