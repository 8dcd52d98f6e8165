/** The levels a contract can have: the odd tricks above six that declarer undertakes to win. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Level = (typeof LEVELS)[number];

/** The strains in their rank (Law 18E): clubs, diamonds, hearts, spades, no trump. */
export const STRAINS = ["C", "D", "H", "S", "NT"] as const;
export type Strain = (typeof STRAINS)[number];

/** 0 undoubled, 1 doubled, 2 redoubled. */
export const DOUBLINGS = [0, 1, 2] as const;
export type Doubling = (typeof DOUBLINGS)[number];

/** A final contract. A passed-out board has none. */
export interface Contract {
  readonly level: Level;
  readonly strain: Strain;
  readonly doubling: Doubling;
}

/** The best result of a contract: all thirteen tricks, as tricks over (0 to 6). */
export function mostOvertricks(contract: Contract): number {
  return 7 - contract.level;
}

/** The worst result of a contract: no trick at all, as a negative number of tricks (−7 to −13). */
export function leastOvertricks(contract: Contract): number {
  return -(contract.level + 6);
}
