import { IRenderManagerService } from "@univerjs/engine-render";
import type { FWorksheet } from "@univerjs/sheets/facade";
import { SheetSkeletonManagerService } from "@univerjs/sheets-ui";
import "@univerjs/sheets-ui/facade";
import { injectorOf } from "./injector";
import { type UniverBook, within } from "./univerBook";
import type { View } from "./view";

/** The view shows a sheet some milliseconds after it was activated. */
const VIEW_FOLLOWS = 100;

/** The spreadsheet as drawn in the page. */
export function pageView({ api, workbook, sheet: sheetOf }: UniverBook): View {
  const renders = injectorOf(api).get(IRenderManagerService);
  return {
    redraw() {
      const render = renders.getRenderById(workbook.getId());
      render?.with(SheetSkeletonManagerService).reCalculate();
      render?.mainComponent?.makeDirty();
    },
    show(id, row, column) {
      setTimeout(() => scrollTo(sheetOf(id), row, column), VIEW_FOLLOWS);
    },
    autofitColumns(id, column, columns) {
      const sheet = sheetOf(id);
      const area = within(sheet, { row: 0, column, rows: 1, columns });
      sheet.autoResizeColumns(column, area.columns);
    },
    autofitRows(id, row, rows) {
      const sheet = sheetOf(id);
      sheet.autoResizeRows(row, within(sheet, { row, column: 0, rows, columns: 1 }).rows);
    },
  };
}

function scrollTo(sheet: FWorksheet, row: number, column: number): void {
  const seen = sheet.getVisibleRange();
  const isSeen =
    seen &&
    row >= seen.startRow &&
    row < seen.endRow &&
    column >= seen.startColumn &&
    column < seen.endColumn;
  if (!isSeen) sheet.scrollToCell(row, column);
}
