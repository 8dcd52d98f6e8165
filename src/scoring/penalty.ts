import type { Doubling } from "./contract";

/**
 * Law 77, undertrick penalty of a doubled contract that is not vulnerable: 100 the first, 200 the
 * second and third, 300 each from the fourth. Vulnerable: 200 the first, 300 each of the others.
 */
function doubledPenalty(undertricks: number, vulnerable: boolean): number {
  if (vulnerable) return 300 * undertricks - 100;
  return undertricks <= 3 ? 200 * undertricks - 100 : 300 * undertricks - 400;
}

/** Points the defenders score for a number of undertricks (1 to 13). */
export function penalty(undertricks: number, doubling: Doubling, vulnerable: boolean): number {
  if (doubling === 0) return undertricks * (vulnerable ? 100 : 50);
  return doubling * doubledPenalty(undertricks, vulnerable);
}
