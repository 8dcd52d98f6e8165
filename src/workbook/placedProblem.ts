import type { Problem } from "../basics/problem";

/** Where in the arguments a problem was found; rows and columns count from 0 within the range. */
export interface Place {
  readonly argument: number;
  readonly row: number;
  readonly column: number;
}

/** A problem with its place, so that the message can name the cell. */
export interface PlacedProblem extends Problem {
  readonly place?: Place;
  /** The argument that is wrong, where it is not the first; its cell is found by the caller. */
  readonly argument?: number;
}

/** Says where a problem was found, unless that is known already. */
export function placed(found: PlacedProblem, place: Place): PlacedProblem {
  return found.place ? found : { ...found, place };
}
