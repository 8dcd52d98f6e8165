import type { Rect, SizesGrid } from "../host/grid";
import { grow, type UniverBook, within } from "./univerBook";
import type { View } from "./view";

/** Widths, heights and what stays in view. */
export function univerSizes({ sheet: sheetOf, as }: UniverBook, view: View): SizesGrid {
  /** What there is of columns: a sheet is made wider for one that is sized, not for all there can be. */
  function columnsOf(id: string, column: number, columns: number): Rect {
    const rect = { row: 0, column, rows: 1, columns };
    grow(sheetOf(id), rect);
    return within(sheetOf(id), rect);
  }
  function rowsOf(id: string, row: number, rows: number): Rect {
    const rect = { row, column: 0, rows, columns: 1 };
    grow(sheetOf(id), rect);
    return within(sheetOf(id), rect);
  }

  return {
    columnWidth: (id, column) => sheetOf(id).getColumnWidth(column),
    setColumnWidth(id, column, columns, pixels) {
      const area = columnsOf(id, column, columns);
      if (area.columns > 0) sheetOf(id).setColumnWidths(column, area.columns, pixels);
    },
    autofitColumns: (id, column, columns) => view.autofitColumns(id, column, columns),
    rowHeight: (id, row) => sheetOf(id).getRowHeight(row),
    setRowHeight(id, row, rows, pixels) {
      const area = rowsOf(id, row, rows);
      if (area.rows > 0) sheetOf(id).setRowHeightsForced(row, area.rows, pixels);
    },
    autofitRows: (id, row, rows) => view.autofitRows(id, row, rows),
    columnHidden(id, column) {
      const sheet = sheetOf(id);
      return column < sheet.getMaxColumns() && !sheet.getSheet().getColVisible(column);
    },
    hideColumns(id, column, columns, hidden) {
      const area = columnsOf(id, column, columns);
      if (area.columns === 0) return;
      if (hidden) as("addin", () => sheetOf(id).hideColumns(column, area.columns));
      else as("addin", () => sheetOf(id).showColumns(column, area.columns));
    },
    rowHidden(id, row) {
      const sheet = sheetOf(id);
      return row < sheet.getMaxRows() && !sheet.getSheet().getRowVisible(row);
    },
    hideRows(id, row, rows, hidden) {
      const area = rowsOf(id, row, rows);
      if (area.rows === 0) return;
      if (hidden) as("addin", () => sheetOf(id).hideRows(row, area.rows));
      else as("addin", () => sheetOf(id).showRows(row, area.rows));
    },
    frozen(id) {
      const { ySplit, xSplit } = sheetOf(id).getFreeze();
      return { rows: ySplit, columns: xSplit };
    },
    freeze(id, { rows, columns }) {
      const sheet = sheetOf(id);
      if (rows === 0 && columns === 0) sheet.cancelFreeze();
      else
        sheet.setFreeze({
          startRow: rows || -1,
          startColumn: columns || -1,
          ySplit: rows,
          xSplit: columns,
        });
    },
  };
}
