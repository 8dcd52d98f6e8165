/** How a value exactly half way is rounded: away from zero, to the even one, or toward +infinity. */
export const TIES = ["AWAY", "EVEN", "UP"] as const;

export type Ties = (typeof TIES)[number];

/**
 * The whole number nearest to numerator / denominator (denominator above 0). Whole numbers are
 * compared without dividing, so that a half is seen as a half: Math.round(-4.5) would give -4.
 */
export function roundQuotient(numerator: number, denominator: number, ties: Ties = "AWAY"): number {
  const below = Math.floor(numerator / denominator);
  const rest = 2 * (numerator - below * denominator);
  const up = rest === denominator ? tieGoesUp(below, ties) : rest > denominator;
  return (up ? below + 1 : below) + 0; // never -0
}

function tieGoesUp(below: number, ties: Ties): boolean {
  switch (ties) {
    case "AWAY":
      return below >= 0;
    case "EVEN":
      return below % 2 !== 0;
    case "UP":
      return true;
  }
}
