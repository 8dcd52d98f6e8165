import { type Problem, problem } from "../basics/problem";
import type { ArtificialScore } from "./artificialScore";
import { MOST_RESULTS, type PerWin, scaleToExpected } from "./neuberg";
import type { Side } from "./direction";
import { type AssignedScore, isAssigned, partsFor } from "./tableResult";
import { weightedMean } from "./weightedMean";
import { groupMethod, type GroupMethod, groupPercentage, type MatchpointRule } from "./smallGroup";

/** Whose matchpoints are wanted. */
export const MATCHPOINT_SIDES = ["NS", "EW", "BOTH"] as const;

export type MatchpointSide = (typeof MATCHPOINT_SIDES)[number];

/**
 * What stands on a line of the traveller: a North-South score, one that was assigned, an artificial
 * score, a result that was due but not played, or nothing (no table, no result due).
 */
export type TravellerEntry = number | AssignedScore | ArtificialScore | "notPlayed" | null;

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

/** Results that can be compared, and how they are scored. */
interface Field {
  readonly size: number;
  /** Scores as they came about at the table, from the lowest to the highest. */
  readonly scores: Float64Array;
  readonly assigned: readonly AssignedScore[];
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
      if (typeof entry === "number" || isAssigned(entry))
        return pointsOf(entry, fieldOf(line), which, board);
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
  const field = fieldFrom(entries.filter(isResult), "neuberg");
  return () => field;
}

type Result = number | AssignedScore;

function isResult(entry: TravellerEntry): entry is Result {
  return typeof entry === "number" || isAssigned(entry);
}

function fieldFrom(results: readonly Result[], method: GroupMethod): Field {
  const scores = results.filter((result) => typeof result === "number");
  return {
    size: results.length,
    scores: Float64Array.from(scores).sort(),
    assigned: results.filter(isAssigned),
    method,
  };
}

/** A fouled board (Law 87): each result is compared within its own group. */
function groupedFields(
  entries: readonly TravellerEntry[],
  groups: readonly (string | number | null)[],
  expected: number,
  rule: MatchpointRule
): (line: number) => Field {
  const markOf = (line: number) => String(groups[line] ?? "");
  const results = new Map<string, Result[]>();
  for (const [line, entry] of entries.entries()) {
    if (!isResult(entry)) continue;
    const group = results.get(markOf(line));
    if (group) group.push(entry);
    else results.set(markOf(line), [entry]);
  }
  const largest = [...results.values()].reduce((most, group) => Math.max(most, group.length), 0);
  const methodOf = (size: number) =>
    results.size > 1 ? groupMethod({ size, largest, expected }, rule) : "neuberg";
  const fields = new Map(
    [...results].map(([mark, group]) => [mark, fieldFrom(group, methodOf(group.length))])
  );
  return (line) => fields.get(markOf(line))!;
}

/** A result is worth 2 halves for each lower one and 1 for each equal one (Law 78A), then scaled. */
function pointsOf(
  entry: Result,
  field: Field,
  side: Side,
  { expected, perWin }: Board
): Matchpoints {
  const { size, method } = field;
  const halves = halvesOf(entry, field, side);
  switch (method) {
    case "neuberg":
      return scaleToExpected((halves * perWin) / 2, size, expected, perWin);
    case "percentages":
      return (groupPercentage(halves, size) * perWin * (expected - 1)) / 100;
    case "none":
      return problem("groupOfOne");
  }
}

/**
 * What it has won from all others. Of an assigned score each part is compared with them and counts by its
 * share (Law 12C1(c)); others are compared with each of its parts in the same way.
 */
function halvesOf(entry: Result, { scores, assigned }: Field, side: Side): number {
  const own = isAssigned(entry) ? assigned.indexOf(entry) : -1;
  const others = assigned.filter((_, i) => i !== own);
  const against = (score: number) =>
    others.reduce((sum, other) => sum + wonFrom(other, score, side), 0);
  if (typeof entry === "number") {
    const lower = countUpTo(scores, entry, false);
    const notHigher = scores[lower + 1] === entry ? countUpTo(scores, entry, true) : lower + 1;
    const northSouth = lower + notHigher - 1;
    const won = side === "NS" ? northSouth : 2 * (scores.length - 1) - northSouth;
    return others.length ? won + against(entry) : won;
  }
  return weightedMean(
    partsFor(entry, side).map(({ score, share }) => {
      const northSouth = countUpTo(scores, score, false) + countUpTo(scores, score, true);
      const won = side === "NS" ? northSouth : 2 * scores.length - northSouth;
      return { value: won + against(score), weight: share };
    })
  );
}

/** 2 for a part that is worse for the side, 1 for one that is equal, each by its share. */
function wonFrom(other: AssignedScore, score: number, side: Side): number {
  const sign = side === "NS" ? 1 : -1;
  return weightedMean(
    partsFor(other, side).map((part) => ({
      value: Math.sign(sign * (score - part.score)) + 1,
      weight: part.share,
    }))
  );
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
