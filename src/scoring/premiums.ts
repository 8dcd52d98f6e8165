import type { Contract } from "./contract";

const PARTSCORE = 50;
/** From this number of trick points on, doubled ones counted as such, a contract is a game. */
const GAME_TRICK_POINTS = 100;
/** Made doubled, or redoubled, contract: 50 for each step ("for the insult"). */
const DOUBLED = 50;

/** Law 77, premium points of a contract that is made, given its trick points. */
export function premiums(contract: Contract, trickPoints: number, vulnerable: boolean): number {
  const insult = contract.doubling * DOUBLED;
  if (trickPoints < GAME_TRICK_POINTS) return PARTSCORE + insult;
  return (vulnerable ? 500 : 300) + slam(contract, vulnerable) + insult;
}

/** The slam premium stands beside the game premium; a grand slam is not a small slam as well. */
function slam({ level }: Contract, vulnerable: boolean): number {
  if (level === 7) return vulnerable ? 1500 : 1000;
  if (level === 6) return vulnerable ? 750 : 500;
  return 0;
}
