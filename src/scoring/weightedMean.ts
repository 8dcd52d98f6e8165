import { decimalSum, inUnits, wholePower } from "../basics/decimals";

/** A value and how much of the whole it is. */
export interface Weighted {
  readonly value: number;
  readonly weight: number;
}

/** The mean by weights, divided once: shares of 33.3 and 66.7 % of 6 and 12 IMPs are 10.002. */
export function weightedMean(parts: readonly Weighted[]): number {
  const values = wholePower(parts.map(({ value }) => value));
  const weights = wholePower(parts.map(({ weight }) => weight));
  const sum = parts.reduce(
    (total, { value, weight }) => total + inUnits(value, values) * inUnits(weight, weights),
    0
  );
  return sum / (values * weights * decimalSum(parts.map(({ weight }) => weight))) + 0;
}
