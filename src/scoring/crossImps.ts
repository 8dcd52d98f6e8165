import { IMP_LOWER_BOUNDS } from "./imp";

/** SUM of the IMPs against all other results, or their AVERAGE. */
export const CROSS_IMP_METHODS = ["SUM", "AVERAGE"] as const;

export type CrossImpMethod = (typeof CROSS_IMP_METHODS)[number];

/**
 * Cross-IMPs of the North-South pairs: each result compared with every other one on the board (Law
 * 78B). A single result is compared with nothing and gets 0 by either method: nothing was won or lost.
 */
export function crossImps(scores: readonly number[], method: CrossImpMethod = "SUM"): number[] {
  const sums = sumsByScore(scores);
  const comparisons = method === "SUM" ? 1 : Math.max(1, scores.length - 1);
  return scores.map((score) => sums.get(score)! / comparisons);
}

/** As in `imp`: weighted scores are sums of fractions, and 50 may arrive as 49.999999999999993. */
const NOISE = 1e-9;

/**
 * The IMPs of a difference are the number of bounds it reaches. So the sum of a score counts, bound by
 * bound, the results that lie so far below less those that lie so far above: one walk through the
 * sorted scores for each bound, however many results there are.
 */
function sumsByScore(scores: readonly number[]): Map<number, number> {
  const sorted = Float64Array.from(scores).sort();
  const sums = new Float64Array(sorted.length);
  for (const bound of IMP_LOWER_BOUNDS) {
    const reach = bound - NOISE;
    for (let i = 0, below = 0, notAbove = 0; i < sorted.length; i++) {
      while (sorted[i]! - sorted[below]! >= reach) below++;
      while (notAbove < sorted.length && sorted[notAbove]! - sorted[i]! < reach) notAbove++;
      sums[i]! += below - (sorted.length - notAbove);
    }
  }
  return new Map([...sorted].map((score, i) => [score, sums[i]!]));
}
