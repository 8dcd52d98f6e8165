import { NEW_LAYOUT } from "../host/pageLayout";
import type { BookFile, SheetFile } from "./bookFile";

/** A sheet with nothing on it. */
export const emptySheet = (name: string): SheetFile => ({
  name,
  visibility: "Visible",
  tabColor: "",
  showGridlines: true,
  showHeadings: true,
  frozen: { rows: 0, columns: 0 },
  columnWidths: [],
  rowHeights: [],
  hiddenColumns: [],
  hiddenRows: [],
  cells: [],
  merges: [],
  tables: [],
  filter: null,
  validations: [],
  conditionalFormats: [],
  layout: NEW_LAYOUT,
  protection: null,
});

/** A new workbook. */
export const EMPTY_BOOK: BookFile = {
  sheets: [emptySheet("Sheet1")],
  activeSheet: "Sheet1",
  names: [],
  xmlParts: [],
  startsAddin: false,
};
