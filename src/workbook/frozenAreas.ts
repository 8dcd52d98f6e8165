import type { Area } from "./heldBook";

/** Cells whose formulas wait to come back: a run down a column, or what one formula spilled. */
export interface FrozenArea extends Area {
  /** The defined name that follows its cells; "" where it has none. */
  readonly name: string;
  /** Of the first cell; in a run the others have it with their own rows. */
  readonly formula: string;
  readonly spill: boolean;
  /** As they were frozen; an empty cell is "". */
  readonly values: readonly (readonly unknown[])[];
}

/** The same, and where its cells stand now; null where they are gone. */
export interface PlacedArea extends FrozenArea {
  readonly now: Area | null;
}
