import type { Locale } from "../locales/locale";
import type { CellPlace, EventBook } from "./eventBook";
import type { StepAnswer, StepFailure, StepProblem, StepTicket } from "./eventDesk";
import type { StepWatch } from "./stepWatch";
import type { Verification } from "./verification";

/** A cell that a freeze or a thaw has something to say of. */
export interface SharedCell {
  readonly place: CellPlace;
  /** As the cell shows it. */
  readonly shown: string;
}

/** A cell that was frozen and shows something else since. */
export interface ChangedCell extends SharedCell {
  /** What it showed when it was frozen. */
  readonly before: string;
  readonly formula: string;
}

/** A workbook whose formulas of the add-in stand as values. */
export interface FrozenState {
  /** Formulas that wait to come back. */
  readonly formulas: number;
  /** Cells changed since. */
  readonly changed: readonly ChangedCell[];
  /** Cells whose formulas reach outside the workbook, each with its formula. */
  readonly outward: readonly SharedCell[];
}

/** `open`: everybody can type everywhere; `locked`: without a password; `password`: with one. */
export const LOCKS = ["open", "locked", "password"] as const;
export type Lock = (typeof LOCKS)[number];

/** How a workbook stands before it is handed on. */
export interface ShareState {
  /** Null while its formulas are formulas. */
  readonly frozen: FrozenState | null;
  readonly lock: Lock;
  /** Cells with functions of the add-in: what a referee without it could not work out anew. */
  readonly formulas: number;
  /** Those among them that show #NAME?. */
  readonly unknown: readonly CellPlace[];
  /** Whether the pane opens with this workbook; null where this Excel cannot. */
  readonly opens: boolean | null;
}

export type ShareAnswer =
  { readonly kind: "state"; readonly state: ShareState } | ShareRefusal | StepFailure;

/** Something is in the way; the workbook is as it was. */
export interface ShareRefusal {
  readonly kind: "problem";
  readonly problem: StepProblem;
  /** The cells that are in the way, as many as a list can show. */
  readonly cells: readonly SharedCell[];
}

/** What came of freezing: so many formulas are values now. */
export type FreezeAnswer =
  | { readonly kind: "frozen"; readonly formulas: number; readonly sheets: number }
  | ShareRefusal
  | StepFailure;

/** What becomes of cells that were changed since: see `FrozenState`. */
export const THAWS = ["leave", "replace", "forget"] as const;
export type Thaw = (typeof THAWS)[number];

export type ThawAnswer =
  | {
      readonly kind: "thawed";
      readonly formulas: number;
      /** Changed cells that stay as they are and wait for the director. */
      readonly left: readonly ChangedCell[];
      /** Cells that now work out to something else than was frozen. */
      readonly other: readonly ChangedCell[];
    }
  | ShareRefusal
  | StepFailure;

export type RepairAnswer =
  | {
      readonly kind: "repaired";
      readonly cells: number;
      /** Cells that show #NAME? all the same. */
      readonly still: readonly CellPlace[];
      /** Protected sheets with such cells, which were not touched. */
      readonly protected: readonly string[];
    }
  | ShareRefusal
  | StepFailure;

export type VerifyAnswer =
  | {
      readonly kind: "verified";
      readonly verification: Verification;
      readonly book: EventBook;
      /** Why it does not stand on a sheet, such as a lock whose password is another's. */
      readonly unwritten?: Exclude<StepAnswer, { readonly kind: "done" | "changed" }>;
    }
  | Exclude<StepAnswer, { readonly kind: "done" }>;

export type LockAnswer =
  | {
      readonly kind: "done";
      readonly sheets: number;
      /** Sheets under a protection that is not the add-in's, which were not touched. */
      readonly others: readonly string[];
    }
  /** The password is not the one it was locked with. */
  | { readonly kind: "wrongPassword" }
  | ShareRefusal
  | StepFailure;

/**
 * What a director does before a workbook is handed on, and a referee with what was handed to them. What takes
 * long tells whoever looks on how far it is, and can be called off until it writes.
 */
export interface ShareDesk {
  read(): Promise<ShareAnswer>;
  /** Turns every formula that needs the add-in into what it shows: all of them, or none. */
  freeze(watch?: StepWatch): Promise<FreezeAnswer>;
  /**
   * Brings the formulas back. Cells changed since are left as they are and go on waiting (`leave`), get
   * their formula all the same (`replace`), or stay for good (`forget`). Formulas that reach outside the
   * workbook come back only where `outward` says so.
   */
  thaw(changed: Thaw, outward: boolean, watch?: StepWatch): Promise<ThawAnswer>;
  /** Enters anew the formulas that show #NAME? because the add-in came late. */
  repair(watch?: StepWatch): Promise<RepairAnswer>;
  /** Works the event out anew from what was typed, and writes what came of it on a sheet. */
  verify(ticket: StepTicket): Promise<VerifyAnswer>;
  /** Locks what is worked out against typing; what is typed stays open. `null`: without a password. */
  lock(password: string | null): Promise<LockAnswer>;
  unlock(password: string | null): Promise<LockAnswer>;
  /** Whether the pane opens with this workbook. */
  open(withBook: boolean): Promise<ShareAnswer>;
  /** Rewrites the headings of the event's sheets in another language, and nothing else. */
  changeLanguage(locale: Locale, ticket: StepTicket): Promise<StepAnswer>;
}
