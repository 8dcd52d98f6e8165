import type { SizesGrid } from "../host/grid";
import type { UniverBook } from "./univerBook";
import type { View } from "./view";

/** Widths, heights and what stays in view. */
export function univerSizes({ sheet: sheetOf }: UniverBook, view: View): SizesGrid {
  return {
    columnWidth: (id, column) => sheetOf(id).getColumnWidth(column),
    setColumnWidth: (id, column, columns, pixels) =>
      void sheetOf(id).setColumnWidths(column, columns, pixels),
    autofitColumns: (id, column, columns) => view.autofitColumns(id, column, columns),
    rowHeight: (id, row) => sheetOf(id).getRowHeight(row),
    setRowHeight: (id, row, rows, pixels) =>
      void sheetOf(id).setRowHeightsForced(row, rows, pixels),
    autofitRows: (id, row, rows) => view.autofitRows(id, row, rows),
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
