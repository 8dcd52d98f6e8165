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

/** The results a contract can have, in tricks over (positive) or under (negative). */
interface OvertricksLimits {
  /** No trick won: −7 to −13. */
  readonly least: number;
  /** All thirteen tricks won: 6 to 0. */
  readonly most: number;
}

/** The limits within which the result of a contract lies. */
export function overtricksLimits({ level }: Contract): OvertricksLimits {
  return { least: -(level + 6), most: 7 - level };
}
