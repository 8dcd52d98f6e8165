import type { Contract } from "./contract";
import { penalty } from "./penalty";
import { premiums } from "./premiums";
import { overtrickPoints, trickPoints } from "./trickPoints";

/**
 * Law 77: the duplicate score of a contract, from declarer's side (negative when it goes down).
 *
 * @param contract The final contract; a passed-out board scores 0 and needs no call.
 * @param overtricks Tricks over (positive), 0 just made, tricks under (negative); within
 *   the `overtricksLimits` of the contract.
 * @param vulnerable Whether declarer's side is vulnerable.
 */
export function duplicateScore(
  contract: Contract,
  overtricks: number,
  vulnerable: boolean
): number {
  if (overtricks < 0) return -penalty(-overtricks, contract.doubling, vulnerable);
  const points = trickPoints(contract);
  return (
    points +
    overtrickPoints(contract, overtricks, vulnerable) +
    premiums(contract, points, vulnerable)
  );
}
