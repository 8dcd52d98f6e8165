/** An axis in round numbers. */
export interface AxisScale {
  readonly least: number;
  readonly most: number;
  /** The values with a line across the chart, the least first. */
  readonly ticks: readonly number[];
}

const MOST_TICKS = 5;
const ROUND_STEPS = [1, 2, 5, 10] as const;

/** An axis in steps of 1, 2 or 5 times a power of ten that has room for all values, and for 0. */
export function axisScale(values: readonly number[]): AxisScale {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = stepFor((high - low || 1) / (MOST_TICKS - 1));
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step + 0);
  return { least: ticks[0]!, most: ticks.at(-1)!, ticks };
}

/** The smallest round step that is not below the one wished for; a whole number. */
function stepFor(wished: number): number {
  const power = Math.max(1, 10 ** Math.floor(Math.log10(wished)));
  return power * ROUND_STEPS.find((step) => step * power >= wished)!;
}

/**
 * Places moved apart so that labels of so much height do not lie over one another, within bounds that
 * have room for all. The order stays.
 */
export function spreadOut(
  wanted: readonly number[],
  height: number,
  [least, most]: readonly [number, number]
): number[] {
  const order = wanted.map((_, i) => i).sort((one, other) => wanted[one]! - wanted[other]!);
  const places = [...wanted];
  let free = least;
  for (const i of order) {
    places[i] = Math.max(places[i]!, free);
    free = places[i] + height;
  }
  let limit = most;
  for (const i of order.reverse()) {
    places[i] = Math.min(places[i]!, limit);
    limit = places[i] - height;
  }
  return places;
}
