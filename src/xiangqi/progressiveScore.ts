import { inUnits, wholePower } from "../basics/decimals";

/**
 * The progressive score (累进分): the sum of the running totals after each round, so that a point won
 * early counts more often. Values such as 1.9 are summed as whole tenths.
 */
export function progressiveScore(scores: readonly number[]): number {
  const power = wholePower(scores);
  let total = 0;
  let progressive = 0;
  for (const score of scores) {
    total += inUnits(score, power);
    progressive += total;
  }
  return progressive / power;
}
