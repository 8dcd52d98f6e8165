/**
 * An artificial adjusted score (Law 12C2), in percent of what a full board is worth, from 0 to 100.
 * `ew` is null where only North-South's share was written down (A60).
 */
export interface ArtificialScore {
  readonly ns: number;
  readonly ew: number | null;
}
