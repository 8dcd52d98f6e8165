import { type Problem, problem } from "../basics/problem";
import type { ArtificialScore } from "./artificialScore";
import { MOST_RESULTS, type PerWin, scaleToExpected } from "./neuberg";
import type { Side } from "./direction";
import { groupMethod, type GroupMethod, groupPercentage, type MatchpointRule } from "./smallGroup";

/** Whose matchpoints are wanted. */
export const MATCHPOINT_SIDES = ["NS", "EW", "BOTH"] as const;

export type MatchpointSide = (typeof MATCHPOINT_SIDES)[number];

/**
 * What stands on a line of the traveller: a North-South score, an artificial score, a result that
 * was due but not played, or nothing (no table, no result due).
 */
export type TravellerEntry = number | ArtificialScore | "notPlayed" | null;

/** Matchpoints of a line, unrounded; null where there is no result. */
export type Matchpoints = number | null | Problem;

export interface MatchpointOptions {
  /** Results due on the board; by default every line that is not empty. */
  readonly expected?: number | undefined;
  readonly perWin?: PerWin | undefined;
  readonly side?: MatchpointSide | undefined;
  /** For a fouled board, line by line: results with the same mark can be compared (Law 87). */
  readonly groups?: readonly (string | number | null)[] | undefined;
  readonly rule?: MatchpointRule | undefined;
}

interface Board {
  readonly expected: number;
  readonly perWin: PerWin;
}

/** Results that can be compared, from the lowest to the highest, and how they are scored. */
interface Field {
  readonly scores: Float64Array;
  readonly method: GroupMethod;
}

/**
 * Matchpoints of a board (Law 78A), one list for each side wanted. A result is compared with all
 * others of its group; artificial scores are compared with nothing and get their percentage of the
 * full top. Both sides are worked out from their own points, never one from the other's rounded ones.
 */
export function matchpoints(
  entries: readonly TravellerEntry[],
  options: MatchpointOptions = {}
): Matchpoints[][] | Problem {
  const { groups, perWin = 1, side = "NS", rule = "WBF" } = options;
  let due = 0;
  for (const entry of entries) if (entry !== null) due++;
  const expected = options.expected ?? due;
  if (groups && groups.length !== entries.length) return problem("sizes");
  if (!Number.isInteger(expected) || expected < 0 || expected > MOST_RESULTS)
    return problem("wholeNumber", { text: expected, least: 1, most: MOST_RESULTS });
  if (expected < due) return problem("expectedTooFew", { expected, results: due });
  const board = { expected, perWin };
  const fieldOf = groups ? groupedFields(entries, groups, expected, rule) : oneField(entries);
  const ofSide = (which: Side): Matchpoints[] =>
    entries.map((entry, line) => {
      if (typeof entry === "number") return pointsOf(entry, fieldOf(line), which, board);
      return entry === null || entry === "notPlayed" ? null : share(entry, which, board);
    });
  return side === "BOTH" ? [ofSide("NS"), ofSide("EW")] : [ofSide(side)];
}

function share({ ns, ew }: ArtificialScore, side: Side, { expected, perWin }: Board): Matchpoints {
  const percentage = side === "NS" ? ns : ew;
  if (percentage === null) return problem("artificialOneSide", { text: `A${ns}` });
  return (percentage * perWin * (expected - 1)) / 100;
}

/** A board that was played in one form: all results can be compared. */
function oneField(entries: readonly TravellerEntry[]): (line: number) => Field {
  const scores = entries.filter((entry) => typeof entry === "number");
  const field: Field = { scores: Float64Array.from(scores).sort(), method: "neuberg" };
  return () => field;
}

/** A fouled board (Law 87): each result is compared within its own group. */
function groupedFields(
  entries: readonly TravellerEntry[],
  groups: readonly (string | number | null)[],
  expected: number,
  rule: MatchpointRule
): (line: number) => Field {
  const markOf = (line: number) => String(groups[line] ?? "");
  const scores = new Map<string, number[]>();
  for (const [line, entry] of entries.entries()) {
    if (typeof entry !== "number") continue;
    const group = scores.get(markOf(line));
    if (group) group.push(entry);
    else scores.set(markOf(line), [entry]);
  }
  const largest = [...scores.values()].reduce((most, group) => Math.max(most, group.length), 0);
  const fields = new Map(
    [...scores].map(([mark, group]): [string, Field] => [
      mark,
      {
        scores: Float64Array.from(group).sort(),
        method:
          scores.size > 1
            ? groupMethod({ size: group.length, largest, expected }, rule)
            : "neuberg",
      },
    ])
  );
  return (line) => fields.get(markOf(line))!;
}

/** A result is worth 2 halves for each lower one and 1 for each equal one (Law 78A), then scaled. */
function pointsOf(
  score: number,
  { scores, method }: Field,
  side: Side,
  { expected, perWin }: Board
): Matchpoints {
  const size = scores.length;
  const lower = countUpTo(scores, score, false);
  const notHigher = scores[lower + 1] === score ? countUpTo(scores, score, true) : lower + 1;
  const northSouth = lower + notHigher - 1;
  const halves = side === "NS" ? northSouth : 2 * (size - 1) - northSouth;
  switch (method) {
    case "neuberg":
      return scaleToExpected((halves * perWin) / 2, size, expected, perWin);
    case "percentages":
      return (groupPercentage(halves, size) * perWin * (expected - 1)) / 100;
    case "none":
      return problem("groupOfOne");
  }
}

/** How many of the sorted scores are lower than a score, or not higher. */
function countUpTo(scores: Float64Array, score: number, itself: boolean): number {
  let from = 0;
  let to = scores.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (scores[middle]! < score || (itself && scores[middle] === score)) from = middle + 1;
    else to = middle;
  }
  return from;
}
