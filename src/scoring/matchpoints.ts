import { type Problem, problem } from "../basics/problem";
import type { ArtificialScore } from "./artificialScore";
import { MOST_RESULTS, type PerWin, scaleToExpected } from "./neuberg";
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
  readonly rule: MatchpointRule;
}

/** Matchpoints of both sides of one table. */
interface Pair {
  readonly ns: Matchpoints;
  readonly ew: Matchpoints;
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
  const due = entries.reduce<number>((count, entry) => (entry === null ? count : count + 1), 0);
  const expected = options.expected ?? due;
  if (groups && groups.length !== entries.length) return problem("sizes");
  if (!Number.isInteger(expected) || expected < 0 || expected > MOST_RESULTS)
    return problem("wholeNumber", { text: expected, least: 1, most: MOST_RESULTS });
  if (expected < due) return problem("expectedTooFew", { expected, results: due });
  const markOf = (line: number) => (groups ? String(groups[line] ?? "") : "");
  const points = pointsByGroup(entries, markOf, { expected, perWin, rule });
  const fullTop = perWin * (expected - 1);
  const pairs = entries.map((entry, line) => {
    if (typeof entry === "number") return points.get(markOf(line))!.get(entry)!;
    if (entry === null || entry === "notPlayed") return { ns: null, ew: null };
    return artificialPair(entry, fullTop);
  });
  const ofSide = (which: "ns" | "ew") => pairs.map((pair) => pair[which]);
  return side === "BOTH" ? [ofSide("ns"), ofSide("ew")] : [ofSide(side === "NS" ? "ns" : "ew")];
}

function artificialPair({ ns, ew }: ArtificialScore, fullTop: number): Pair {
  return {
    ns: (ns * fullTop) / 100,
    ew: ew === null ? problem("artificialOneSide", { text: `A${ns}` }) : (ew * fullTop) / 100,
  };
}

/** For each group, what each of its scores is worth. */
function pointsByGroup(
  entries: readonly TravellerEntry[],
  markOf: (line: number) => string,
  board: Board
): Map<string, Map<number, Pair>> {
  const frequencies = new Map<string, Map<number, number>>();
  for (const [line, entry] of entries.entries()) {
    if (typeof entry !== "number") continue;
    const mark = markOf(line);
    let frequency = frequencies.get(mark);
    if (!frequency) frequencies.set(mark, (frequency = new Map<number, number>()));
    frequency.set(entry, (frequency.get(entry) ?? 0) + 1);
  }
  const sizes = new Map([...frequencies].map(([mark, frequency]) => [mark, sizeOf(frequency)]));
  const largest = Math.max(...sizes.values());
  return new Map(
    [...frequencies].map(([mark, frequency]) => {
      const size = sizes.get(mark)!;
      const method =
        sizes.size > 1
          ? groupMethod({ size, largest, expected: board.expected }, board.rule)
          : "neuberg";
      return [mark, pointsByScore(frequency, size, method, board)];
    })
  );
}

function sizeOf(frequency: ReadonlyMap<number, number>): number {
  let size = 0;
  for (const count of frequency.values()) size += count;
  return size;
}

/** Goes up the frequency table: 2 for each lower score, 1 for each equal one. */
function pointsByScore(
  frequency: ReadonlyMap<number, number>,
  size: number,
  method: GroupMethod,
  board: Board
): Map<number, Pair> {
  const points = new Map<number, Pair>();
  let lower = 0;
  for (const score of Float64Array.from(frequency.keys()).sort()) {
    const equal = frequency.get(score)!;
    const ns = 2 * lower + (equal - 1);
    const ew = 2 * (size - 1) - ns;
    points.set(score, {
      ns: worth(ns, size, method, board),
      ew: worth(ew, size, method, board),
    });
    lower += equal;
  }
  return points;
}

function worth(
  halfMatchpoints: number,
  size: number,
  method: GroupMethod,
  { expected, perWin }: Board
): number | Problem {
  switch (method) {
    case "neuberg":
      return scaleToExpected((halfMatchpoints * perWin) / 2, size, expected, perWin);
    case "percentages":
      return (groupPercentage(halfMatchpoints, size) * perWin * (expected - 1)) / 100;
    case "none":
      return problem("groupOfOne");
  }
}
