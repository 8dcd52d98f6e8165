import type { Properties } from "./customProperties";

/** What a sheet shows around its cells, and carries with it, that the grid does not know. */
export interface SheetView {
  /** The letters and numbers at its edges. */
  readonly showHeadings: boolean;
  readonly customProperties: Properties<string>;
}

export const PLAIN_VIEW: SheetView = { showHeadings: true, customProperties: [] };
