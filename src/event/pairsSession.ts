import { decimalSum, inUnits, wholePower } from "../basics/decimals";
import { isProblem, type Problem, problem } from "../basics/problem";
import { boardCrossImps } from "../scoring/boardCrossImps";
import { boardDatum, type Ximps } from "../scoring/boardDatum";
import type { CrossImpMethod } from "../scoring/crossImps";
import type { DatumOptions } from "../scoring/datum";
import { matchpoints } from "../scoring/matchpoints";
import type { PerWin } from "../scoring/neuberg";
import type { MatchpointRule } from "../scoring/smallGroup";
import { isArtificial, isScored, type TableResult } from "../scoring/tableResult";
import { grouped } from "./grouped";

/** How pairs score: matchpoints, cross-IMPs, or IMPs against the datum (Butler). */
export const PAIRS_SCORINGS = ["MP", "CROSSIMP", "BUTLER"] as const;
export type PairsScoring = (typeof PAIRS_SCORINGS)[number];

/** A board at a table of a pairs event. */
export interface PairsLine {
  /** The deal: results on the same one are compared. */
  readonly board: number | string;
  /** Pairs by a name of their own: where there are two winners a number may be there for both sides. */
  readonly ns: string;
  readonly ew: string;
  readonly result: TableResult;
  /** Of a fouled board (Law 87). */
  readonly group: string | null;
  /** Whether the datum stands on it. */
  readonly counts: boolean;
}

export interface PairsRules {
  readonly scoring: PairsScoring;
  readonly perWin?: PerWin | undefined;
  readonly rule?: MatchpointRule | undefined;
  readonly crossImps?: CrossImpMethod | undefined;
  readonly datum?: DatumOptions | undefined;
  /** IMPs of an average plus. */
  readonly plus?: number | undefined;
}

/** What a board brings the two sides of a table: matchpoints or IMPs; null where there is nothing. */
export type LinePoints = Ximps | Problem | null;

/** A pair after a session. */
export interface PairTotal {
  readonly pair: string;
  /** Boards that count. */
  readonly boards: number;
  readonly points: number;
  /** Of the matchpoints there were to win; null at IMPs. */
  readonly percentage: number | null;
}

export interface PairsSession {
  /** For each line, as it came. */
  readonly lines: readonly LinePoints[];
  readonly pairs: readonly PairTotal[];
}

/** What a pair got on a board: of a full board's `top`; 1 at IMPs, where boards are counted. */
interface Share {
  readonly pair: string;
  readonly line: number;
  readonly side: "ns" | "ew";
  readonly top: number;
  /** The percentage of an artificial score; null where the board was played. */
  readonly artificial: number | null;
  readonly points: number;
}

/**
 * Scores the boards of a pairs session. As many results are expected on a board as have a line (Law 78A;
 * Neuberg's formula where some are missing). Who is not at fault gets the better of average plus and
 * what the pair has on its other boards; who is, the lower of that and average minus (Law 12C2(c)).
 */
export function pairsSession(
  lines: readonly PairsLine[],
  rules: PairsRules
): PairsSession | Problem {
  const points: LinePoints[] = lines.map(() => null);
  const tops: number[] = lines.map(() => 1);
  const deals = grouped([...lines.keys()], (i) => String(lines[i]!.board));
  for (const indices of deals.values()) {
    const board = scoredBoard(
      indices.map((i) => lines[i]!),
      rules
    );
    if (isProblem(board)) return board;
    indices.forEach((line, i) => {
      points[line] = board[i]!;
      if (rules.scoring === "MP") tops[line] = (rules.perWin ?? 1) * (indices.length - 1);
    });
  }
  const shares = lines.flatMap((line, i) => sharesOf(line, i, points[i]!, tops[i]!));
  const adjusted = bySession(shares);
  for (const { line, side, points: worth } of adjusted) {
    const both = points[line] as Ximps;
    if (both[side] !== worth) points[line] = { ...both, [side]: worth };
  }
  return { lines: points, pairs: totals(adjusted, rules) };
}

function scoredBoard(
  lines: readonly PairsLine[],
  { scoring, perWin = 1, rule, crossImps: method, datum, plus }: PairsRules
): readonly LinePoints[] | Problem {
  const results = lines.map(({ result }) => result);
  switch (scoring) {
    case "MP": {
      const groups = lines.map(({ group }) => group);
      const fouled = groups.some((group) => group !== null);
      const both = matchpoints(
        // A line without a result is due all the same.
        results.map((result) => result ?? "notPlayed"),
        { perWin, rule, side: "BOTH", ...(fouled ? { groups } : {}) }
      );
      if (isProblem(both)) return both;
      const [northSouth, eastWest] = both as [(typeof both)[number], (typeof both)[number]];
      return northSouth.map((ns, i) => {
        const ew = eastWest[i]!;
        if (isProblem(ns)) return ns;
        if (isProblem(ew)) return ew;
        return ns === null || ew === null ? null : { ns, ew };
      });
    }
    case "CROSSIMP": {
      const worth = (own: readonly PairsLine[], by?: CrossImpMethod) =>
        boardCrossImps(
          own.map(({ result }) => result),
          { method: by, plus }
        );
      // A sum in a form stands for one over the board: its mean for each of the other results.
      const others = results.filter(isScored).length - 1;
      return inForms(lines, worth(lines, method), (own) =>
        worth(own, "AVERAGE").map((points) =>
          method === "AVERAGE" ? points : timesOf(points, others)
        )
      );
    }
    case "BUTLER": {
      const worth = (own: readonly PairsLine[]) => {
        const entries = own.map(({ result, counts }) => ({ result, counts }));
        const board = boardDatum(entries, { ...datum, plus });
        return isProblem(board) ? board : board.ximps;
      };
      return inForms(lines, worth(lines), worth);
    }
  }
}

/**
 * On a fouled board results are compared within their form of it alone (Law 87), and one that has a form
 * to itself with nothing. What is not compared is worth the same on `whole`.
 */
function inForms(
  lines: readonly PairsLine[],
  whole: readonly LinePoints[] | Problem,
  worth: (form: readonly PairsLine[]) => readonly LinePoints[] | Problem
): readonly LinePoints[] | Problem {
  const scored = [...lines.keys()].filter((i) => isScored(lines[i]!.result));
  const forms = grouped(scored, (i) => lines[i]!.group ?? "");
  if (forms.size < 2 || isProblem(whole)) return whole;
  const points = [...whole];
  for (const form of forms.values()) {
    const own =
      form.length === 1 ? [problem("groupOfOne")] : worth(form.map((line) => lines[line]!));
    if (isProblem(own)) return own;
    form.forEach((line, i) => (points[line] = own[i]!));
  }
  return points;
}

function timesOf(points: LinePoints, times: number): LinePoints {
  if (points === null || isProblem(points)) return points;
  return { ns: points.ns * times + 0, ew: points.ew * times + 0 };
}

function sharesOf(line: PairsLine, at: number, points: LinePoints, top: number): Share[] {
  if (points === null || isProblem(points)) return [];
  const { result } = line;
  return (["ns", "ew"] as const).map((side) => ({
    pair: line[side],
    line: at,
    side,
    top,
    points: points[side],
    artificial: isArtificial(result) ? result[side] : null,
  }));
}

const AVERAGE = 50;

/** Law 12C2(c): average plus and minus by what the pair has on the boards it played. */
function bySession(shares: readonly Share[]): Share[] {
  const played = grouped(
    shares.filter(({ artificial }) => artificial === null),
    ({ pair }) => pair
  );
  return shares.map((share) => {
    const { pair, top, artificial } = share;
    const own = played.get(pair);
    if (artificial === null || artificial === AVERAGE || !own) return share;
    const possible = decimalSum(own.map((other) => other.top));
    if (possible === 0) return share;
    const session = (decimalSum(own.map(({ points }) => points)) * top) / possible;
    const counts = artificial > AVERAGE ? session > share.points : session < share.points;
    return counts ? { ...share, points: session } : share;
  });
}

function totals(shares: readonly Share[], { scoring }: PairsRules): PairTotal[] {
  return [...grouped(shares, ({ pair }) => pair)].map(([pair, own]) => {
    const points = decimalSum(own.map((share) => share.points));
    const top = decimalSum(own.map((share) => share.top));
    const percentage = scoring === "MP" && top > 0 ? percentageOf(points, top) : null;
    return { pair, boards: own.length, points, percentage };
  });
}

/** Divided once: 2.3 of 4 is 57.5. */
function percentageOf(points: number, top: number): number {
  const power = wholePower([points, top]);
  return (100 * inUnits(points, power)) / inUnits(top, power);
}
