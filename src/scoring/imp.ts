/**
 * Law 78B: the smallest difference of total points that is worth 1, 2, ... 24 IMPs. Below the first
 * bound a difference is worth nothing.
 */
export const IMP_LOWER_BOUNDS: readonly number[] = [
  20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000,
  2250, 2500, 3000, 3500, 4000,
];

const MOST = 4000;

/** IMPs by tens of points: all bounds are multiples of ten, and so are all scores of Law 77. */
const IMPS_BY_TENS = Uint8Array.from({ length: MOST / 10 + 1 }, (_, tens) =>
  IMP_LOWER_BOUNDS.reduce((imps, bound) => (bound <= tens * 10 ? imps + 1 : imps), 0)
);

/** Weighted scores are sums of fractions: a difference of 50 may arrive as 49.999999999999993. */
const NOISE = 1e-9;

/**
 * IMPs of a difference of two scores (Law 78B): the largest lower bound that the difference reaches,
 * with the sign of the difference. Differences between the printed ranges (45, from weighted scores
 * or an unrounded datum) belong to the range below.
 */
export function imp(difference: number): number {
  const points = Math.min(Math.abs(difference) + NOISE, MOST);
  const imps = IMPS_BY_TENS[Math.floor(Math.floor(points) / 10)] as number;
  return difference < 0 && imps > 0 ? -imps : imps;
}
