import type { ProblemCode } from "../basics/problem";
import type { CellPlace } from "./eventBook";

/**
 * What a look at the event's sheets found, beside the problems of reading them:
 * - `resultMissing`: {home}–{away} of a round has no result yet;
 * - `oneSide`: the IMPs of one side alone; `impsNegative`; `impsFraction`;
 * - `byeResult`: a result for an entrant that sits out; `triangleEarly`: one in the first round of a
 *   triangle, where it does not count;
 * - `lateResult`: marked late, but a result is there;
 * - `vpTyped`: VPs typed over their formula; `vpRange`: VPs below 0 or above the scale;
 *   `vpSum`: VPs of a match that do not add up as the scale's do;
 * - `entrantIdle`: an entrant that is there but not in the round; `entrantGone`: one in the round that is
 *   not there;
 * - `nameTwice`: two entrants of one name; `nameMissing`: an entrant without a name;
 * - `settingMissing`: a setting is gone: the rule's default counts;
 * - `tableMissing`, `roundMissing`: a table of the event is gone;
 * - `keptMissing`: what a round was paired from is no longer in the workbook.
 */
export const FINDING_CODES = [
  "resultMissing",
  "oneSide",
  "impsNegative",
  "impsFraction",
  "byeResult",
  "triangleEarly",
  "lateResult",
  "vpTyped",
  "vpRange",
  "vpSum",
  "entrantIdle",
  "entrantGone",
  "nameTwice",
  "nameMissing",
  "settingMissing",
  "tableMissing",
  "roundMissing",
  "keptMissing",
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/**
 * How much it matters. `due`: something is still to come; `wrong`: to be put right before the next
 * round is paired; `note`: to be known.
 */
export type Weight = "due" | "wrong" | "note";

/** Something found in the event's sheets, with the cell to go to. */
export interface Finding {
  readonly code: FindingCode | ProblemCode;
  readonly values: Readonly<Record<string, string | number>>;
  readonly weight: Weight;
  readonly round: number | null;
  readonly place: CellPlace | null;
}
