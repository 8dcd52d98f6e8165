/** The compass directions of the players, in the order they call and play (clockwise). */
export const DIRECTIONS = ["N", "E", "S", "W"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The two sides: North-South and East-West. */
export const SIDES = ["NS", "EW"] as const;
export type Side = (typeof SIDES)[number];

/** The side a direction plays for. */
export function sideOf(direction: Direction): Side {
  return direction === "N" || direction === "S" ? "NS" : "EW";
}

/** The direction a number of places clockwise from another; the dealer's next caller is 1 place on. */
export function clockwise(from: Direction, places: number): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(from) + places) % 4] as Direction;
}
