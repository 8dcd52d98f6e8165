/** What only a drawn spreadsheet can do: measure letters and scroll. */
export interface View {
  /** Brings a cell into view unless it is there already. */
  show(sheet: string, row: number, column: number): void;
  autofitColumns(sheet: string, column: number, columns: number): void;
  autofitRows(sheet: string, row: number, rows: number): void;
  /** Draws all anew: cells look different though nothing was written. */
  redraw(): void;
}
