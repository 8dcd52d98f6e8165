import type { CellsMoved } from "./moved";

/** Insertion and deletion of cells. */
export interface MovesGrid {
  /**
   * Inserts or deletes cells; whole rows and columns are told by their size. All that the grid keeps
   * moves along: cells, formats, references, names, tables, merged cells.
   */
  moveCells(sheet: string, moved: CellsMoved): void;
}
