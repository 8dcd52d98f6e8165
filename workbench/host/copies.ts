import type { CellInput, Rect } from "./grid";

/** All that makes a cell look as it does, as the grid keeps it. */
export type Look = Readonly<Record<string, unknown>> | null;

/** What a cell becomes; what is absent stays. */
export interface NewCell {
  readonly content?: CellInput;
  readonly look?: Look;
}

/** Cells that are copied with all that makes them look as they do. */
export interface CopiesGrid {
  looks(sheet: string, rect: Rect): Look[][];
  /**
   * Changes contents and looks at once. A null leaves its cell alone. What is put `asSorted` is told of
   * as rows that have changed places.
   */
  put(
    sheet: string,
    rect: Rect,
    cells: readonly (readonly (NewCell | null)[])[],
    how?: { readonly asSorted?: boolean }
  ): void;
  /** Moves cells elsewhere, as cutting and pasting does: what refers to them follows. */
  cut(
    from: { readonly sheet: string; readonly rect: Rect },
    to: { readonly sheet: string; readonly rect: Rect }
  ): void;
}
