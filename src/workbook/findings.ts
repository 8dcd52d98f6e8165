import type { Problem, ProblemCode } from "../basics/problem";
import { placeIn, type SheetBlock } from "./bookBlocks";
import type { CellPlace } from "./eventBook";
import type { PlacedProblem } from "./placedProblem";

/**
 * What a look at the event's sheets found, beside the problems of reading them. All have {round} where
 * they are of a round, and those of a match {home} and {away}, the numbers of its sides:
 * - `resultMissing`: no result yet; `oneSide`: the IMPs of one side alone;
 * - `impsNegative`, `impsFraction`: IMPs {text};
 * - `byeResult`: a result for {number}, which sits out; `triangleEarly`: one in the first round of a
 *   triangle, where it does not count;
 * - `lateResult`: marked late, but a result is there; `cancelledVp`: cancelled, but VPs are adjusted,
 *   which do not count;
 * - `vpTyped`: VPs {text} typed over their formula; `linkTyped`: {text} typed over a formula that
 *   follows the score sheets; `vpRange`: VPs {text}, below 0 or above {most};
 *   `vpSum`: VPs of a match that make {sum}, while the scale's make {due};
 *   `vpStale`: the cell shows {text}, but by what was typed it must show {due}: it is still being worked
 *   out, or nobody calculates;
 * - `entrantIdle`: {number}, {text} by name, is there but not in the round; `entrantGone`: it is in the
 *   round but not there; `pairStranger`: {number} plays boards of a pairs event but is none of its pairs;
 * - `nameTwice`: {number} and {other} have the name {text}; `nameMissing`: {number} has none;
 * - `settingMissing`: the setting {text} is gone: the rule's default counts;
 * - `tableMissing`: the table or name {text} is gone; `roundMissing`: the table of a round;
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
  "cancelledVp",
  "vpTyped",
  "linkTyped",
  "vpRange",
  "vpSum",
  "vpStale",
  "entrantIdle",
  "entrantGone",
  "pairStranger",
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

/** What cannot be read, as a finding. */
export function wrongFinding(
  { problem, values }: Problem,
  round: number | null,
  place: CellPlace | null
): Finding {
  return { code: problem, values, weight: "wrong", round, place };
}

/**
 * A problem of blocks that were read together, with its cell; `roundOf` tells the round of a block by its place
 * among them.
 */
export function placedFinding(
  { problem, values, place }: PlacedProblem,
  blocks: readonly (SheetBlock | null)[],
  roundOf: (block: number) => number | null = () => null
): Finding {
  const block = place && blocks[place.argument];
  return wrongFinding(
    { problem, values },
    place ? roundOf(place.argument) : null,
    block ? placeIn(block, place.row, place.column) : null
  );
}

/** Tables and names that are gone. */
export function goneFindings(names: readonly string[]): Finding[] {
  return names.map((text) => ({
    ...{ code: "tableMissing", weight: "wrong", round: null, place: null },
    values: { text },
  }));
}
