import { imp } from "./imp";

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

/**
 * The sum for each different score. Equal scores are compared once for all, so that long lists stay
 * quick: Law 77 knows 219 different scores.
 */
function sumsByScore(scores: readonly number[]): Map<number, number> {
  const frequencies = new Map<number, number>();
  for (const score of scores) frequencies.set(score, (frequencies.get(score) ?? 0) + 1);
  const different = [...frequencies.keys()];
  const times = [...frequencies.values()];
  const sums = different.map(() => 0);
  for (let i = 1; i < different.length; i++)
    for (let j = 0; j < i; j++) {
      const imps = imp(different[i]! - different[j]!);
      sums[i]! += imps * times[j]!;
      sums[j]! -= imps * times[i]!;
    }
  return new Map(different.map((score, i) => [score, sums[i]!]));
}
