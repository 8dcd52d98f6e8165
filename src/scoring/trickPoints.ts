import type { Contract, Strain } from "./contract";

const FIRST_NO_TRUMP_TRICK_EXTRA = 10;

/** Trick points of the odd tricks bid (and made); doubled twice as many, redoubled four times. */
export function trickPoints({ level, strain, doubling }: Contract): number {
  const undoubled = level * perTrick(strain) + (strain === "NT" ? FIRST_NO_TRUMP_TRICK_EXTRA : 0);
  return undoubled << doubling;
}

/** Points of tricks beyond the contract: trick value, or 100 each doubled, 200 vulnerable, twice redoubled. */
export function overtrickPoints(
  contract: Contract,
  overtricks: number,
  vulnerable: boolean
): number {
  if (contract.doubling === 0) return overtricks * perTrick(contract.strain);
  return overtricks * contract.doubling * (vulnerable ? 200 : 100);
}

/** Law 77, trick score: points of one odd trick, undoubled. The first in no trump is worth 10 more. */
function perTrick(strain: Strain): number {
  return strain === "C" || strain === "D" ? 20 : 30;
}
