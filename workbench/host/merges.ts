import type { Rect } from "./grid";

/** Merged cells. */
export interface MergesGrid {
  /** The blocks of merged cells of a sheet. */
  merges(sheet: string): readonly Rect[];
  /** Makes a rectangle one cell, which keeps what stands first in it. */
  merge(sheet: string, rect: Rect): void;
  /** Takes every block that meets the rectangle apart. */
  unmerge(sheet: string, rect: Rect): void;
}
