import { univerCells } from "./univerCells";
import { type UniverBook, within } from "./univerBook";
import type { View } from "./view";

const DEFAULT_ROW_HEIGHT = 20;

/** A spreadsheet nobody looks at: a letter is seven pixels wide, as in Calibri 11, five stand around. */
export function plainView(book: UniverBook): View {
  const cells = univerCells(book);
  return {
    show() {
      // There is nothing to scroll.
    },
    redraw() {
      // Nobody sees it.
    },
    autofitColumns(id, column, columns) {
      const sheet = book.sheet(id);
      const used = cells.usedRange(id, true);
      if (!used) return;
      const rect = { row: used.row, column, rows: used.rows, columns };
      const lines = cells.texts(id, within(sheet, rect));
      for (let c = 0; c < (lines[0]?.length ?? 0); c++) {
        const longest = Math.max(...lines.map((line) => line[c]?.length ?? 0));
        if (longest > 0) sheet.setColumnWidth(column + c, 7 * longest + 5);
      }
    },
    autofitRows(id, row, rows) {
      const sheet = book.sheet(id);
      const area = within(sheet, { row, column: 0, rows, columns: 1 });
      sheet.setRowHeightsForced(row, area.rows, DEFAULT_ROW_HEIGHT);
    },
  };
}
