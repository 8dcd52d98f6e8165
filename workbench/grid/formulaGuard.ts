import type { FUniver } from "@univerjs/core/facade";
import "@univerjs/sheets-ui/facade";
import { isFormula, tableHeadings } from "../host/formulaSyntax";
import type { TablesGrid } from "../host/grid";

/** Excel closes brackets that are left open at the end of what is typed, and so does Univer. */
const MOST_CLOSED = 20;

/**
 * Keeps whoever types a formula that Excel would not take in the cell, as Excel does, and tells of it;
 * Esc gives up.
 */
export function guardFormulas(api: FUniver, grid: TablesGrid, refused: () => void): void {
  api.addEvent(api.Event.BeforeSheetEditEnd, (params) => {
    const { isConfirm, value, worksheet, row, column } = params;
    const text = value.toPlainText().trim();
    if (!isConfirm || !/^=./s.test(text)) return;
    const place = { sheet: worksheet.getSheetId(), row, column };
    const tables = grid.tables().map(tableHeadings);
    for (let closed = 0; closed <= MOST_CLOSED; closed++)
      if (isFormula(text + ")".repeat(closed), place, tables)) return;
    params.cancel = true;
    refused();
  });
}
