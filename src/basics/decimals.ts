const MOST_POWER = 1e9;

/**
 * The power of ten that makes all values whole numbers: 10 for 1.9 and 2.1. It is 1 when some value
 * has no end (1/3) or more than nine decimals; such values cannot be summed without a rounding error.
 */
export function wholePower(values: readonly number[]): number {
  let power = 1;
  for (const value of values)
    while (!isWholeAt(value, power)) {
      power *= 10;
      if (power > MOST_POWER) return 1;
    }
  return power;
}

/** A value in units of 1 / power, for a power found by `wholePower`. */
export function inUnits(value: number, power: number): number {
  return power === 1 ? value : Math.round(value * power);
}

/** The sum as it comes out by hand: 0.1 + 0.2 is 0.3. */
export function decimalSum(values: readonly number[]): number {
  const power = wholePower(values);
  let sum = 0;
  for (const value of values) sum += inUnits(value, power);
  return sum / power;
}

function isWholeAt(value: number, power: number): boolean {
  return Math.round(value * power) / power === value;
}
