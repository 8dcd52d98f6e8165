import type { CellPlace } from "./eventBook";

/**
 * What a verification looks at: what was typed against what the last step had seen (`entries`), formulas
 * (`formulas`), scores of boards (`scores`), what is worked out from them (`matches`), VPs (`vps`), standings (`standings`), pairings as they were posted (`pairings`), what
 * the engine made of what was kept (`engine`), what it makes of what is there now (`today`), sheets for
 * the wall (`wall`) and the log (`log`).
 */
export const CHECKS = [
  "entries",
  "formulas",
  "scores",
  "matches",
  "vps",
  "standings",
  "pairings",
  "engine",
  "today",
  "wall",
  "log",
] as const;
export type Check = (typeof CHECKS)[number];

/** A line of the log that tells of a difference. */
export interface Explanation {
  readonly place: CellPlace;
  /** What was done and why, as it stands there. */
  readonly text: string;
}

/** Something that stands otherwise than it comes out. */
export interface Difference {
  readonly check: Check;
  readonly round: number | null;
  /** What it is, in words of the event's language. */
  readonly what: string;
  /** Null where its cell is gone. */
  readonly place: CellPlace | null;
  readonly shown: string;
  readonly due: string;
  /** Null where no line of the log tells of it. */
  readonly explanation: Explanation | null;
}

/** What came of working an event out anew. */
export interface Verification {
  /** How much was looked at, by what: cells, rounds, lines. */
  readonly counts: Readonly<Record<Check, number>>;
  /** Those without an explanation first. */
  readonly differences: readonly Difference[];
  /** What could not be worked out anew, and why, in words of the event's language. */
  readonly unchecked: readonly string[];
}
