import type { SelectionGrid } from "../host/grid";
import { rectOf, type UniverBook, within } from "./univerBook";
import type { View } from "./view";

/** What is selected. */
export function univerSelection(
  { workbook, sheet: sheetOf }: UniverBook,
  view: View
): SelectionGrid {
  return {
    selection() {
      const sheet = workbook.getActiveSheet();
      const range = workbook.getActiveRange()?.getRange();
      const rect = range ? rectOf(range) : { row: 0, column: 0, rows: 1, columns: 1 };
      const cell = sheet.getSelection()?.getCurrentCell();
      const ranges = sheet.getSelection()?.getActiveRangeList() ?? [];
      const areas = ranges.map((each) => rectOf(each.getRange()));
      return {
        sheet: sheet.getSheetId(),
        rect,
        areas: areas.length > 0 ? areas : [rect],
        activeCell: { row: cell?.actualRow ?? rect.row, column: cell?.actualColumn ?? rect.column },
      };
    },
    select(id, rect) {
      const sheet = sheetOf(id);
      workbook.setActiveSheet(sheet);
      const { row, column, rows, columns } = within(sheet, rect);
      workbook.setActiveRange(sheet.getRange(row, column, rows, columns));
      view.show(id, row, column);
    },
  };
}
