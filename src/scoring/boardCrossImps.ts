import { type Problem, problem } from "../basics/problem";
import { artificialImps, AVERAGE_PLUS_IMPS } from "./artificialImps";
import type { Ximps } from "./boardDatum";
import type { CrossImpMethod } from "./crossImps";
import type { Side } from "./direction";
import { imp } from "./imp";
import {
  type AssignedScore,
  isArtificial,
  isScored,
  partsFor,
  type ScorePart,
  type TableResult,
} from "./tableResult";
import { weightedMean } from "./weightedMean";

interface CrossImpOptions {
  /** Default SUM. */
  readonly method?: CrossImpMethod | undefined;
  /** IMPs of an average plus against one other table. Default 3 (Law 12C2(b)). */
  readonly plus?: number | undefined;
}

/**
 * Cross-IMPs of all tables of a board (Law 78B), adjusted scores among them: an assigned score is
 * compared by each of its parts, an artificial one brings ±3 IMPs for every comparison there is
 * (Law 12C2(b)). Null where there is nothing to compare.
 */
export function boardCrossImps(
  results: readonly TableResult[],
  { method = "SUM", plus = AVERAGE_PLUS_IMPS }: CrossImpOptions = {}
): (Ximps | Problem | null)[] {
  const scored = results.filter(isScored);
  const perResult = method === "SUM" ? 1 : Math.max(1, scored.length - 1);
  const fields = { NS: fieldOf(scored, "NS"), EW: fieldOf(scored, "EW") };
  const comparisons = method === "SUM" ? Math.max(0, scored.length) : 1;
  const won = (result: number | AssignedScore, side: Side) => {
    const own = partsFor(result, side);
    const hundredths = weightedMean(
      own.map(({ score, share }) => ({
        value: wonFrom(fields[side], score, side) - wonFrom(own, score, side),
        weight: share,
      }))
    );
    return hundredths / (WHOLE * perResult) + 0;
  };
  return results.map((result) => {
    if (isArtificial(result)) {
      const { ns, ew } = result;
      if (ew === null) return problem("artificialOneSide", { text: `A${ns}` });
      const [one, other] = [ns, ew].map((share) => comparisons * artificialImps(share, plus));
      return { ns: one! + 0, ew: other! + 0 };
    }
    return isScored(result) ? { ns: won(result, "NS"), ew: won(result, "EW") } : null;
  });
}

/** All scores of a side, equal ones as one: Law 77 knows 219 different scores. */
function fieldOf(results: readonly (number | AssignedScore)[], side: Side): ScorePart[] {
  const shares = new Map<number, number>();
  for (const result of results)
    for (const { score, share } of partsFor(result, side))
      shares.set(score, (shares.get(score) ?? 0) + share);
  return [...shares].map(([score, share]) => ({ score, share }));
}

const WHOLE = 100;

/** IMPs of a score against others, each by its share: in hundredths, to be divided once. */
function wonFrom(others: readonly ScorePart[], score: number, side: Side): number {
  const sign = side === "NS" ? 1 : -1;
  return others.reduce((sum, other) => sum + other.share * imp(sign * (score - other.score)), 0);
}
