import { LocaleType, Univer } from "@univerjs/core";
import { FUniver } from "@univerjs/core/facade";
import { UniverDataValidationPlugin } from "@univerjs/data-validation";
import { UniverFormulaEnginePlugin } from "@univerjs/engine-formula";
import "@univerjs/engine-formula/facade";
import { UniverSheetsPlugin } from "@univerjs/sheets";
import "@univerjs/sheets/facade";
import { UniverSheetsDataValidationPlugin } from "@univerjs/sheets-data-validation";
import { UniverSheetsFormulaPlugin } from "@univerjs/sheets-formula";
import "@univerjs/sheets-formula/facade";
import { UniverSheetsNumfmtPlugin } from "@univerjs/sheets-numfmt";
import "@univerjs/sheets-numfmt/facade";
import { UniverSheetsTablePlugin } from "@univerjs/sheets-table";
import "@univerjs/sheets-table/facade";
import type { Grid } from "../host/grid";
import { typedInput } from "../host/typedInput";
import { watchCalculation } from "./calculation";
import { cellDataOf } from "./cellData";
import { keepEmptyTexts } from "./emptyTexts";
import { forgetOpenBrackets } from "./openBrackets";
import { plainView } from "./plainView";
import { putCells } from "./univerCells";
import { univerGrid } from "./univerGrid";
import { workbookData } from "./workbookData";

/** A spreadsheet without a page, in Node. */
export interface HeadlessGrid {
  readonly api: FUniver;
  readonly grid: Grid;
  /** A person types into a cell. */
  type(sheet: string, row: number, column: number, text: string): void;
  /** Ends its timers. */
  dispose(): void;
}

/** The page's spreadsheet with the same formulas and rules, but not drawn: one empty sheet, `Sheet1`. */
export function startHeadless(): HeadlessGrid {
  const univer = new Univer({
    locale: LocaleType.EN_US,
    locales: { [LocaleType.EN_US]: {} },
  });
  for (const plugin of [
    UniverFormulaEnginePlugin,
    UniverSheetsPlugin,
    UniverSheetsFormulaPlugin,
    UniverSheetsNumfmtPlugin,
    UniverSheetsTablePlugin,
    UniverDataValidationPlugin,
    UniverSheetsDataValidationPlugin,
  ])
    univer.registerPlugin(plugin);
  const api = FUniver.newAPI(univer);
  forgetOpenBrackets(api);
  keepEmptyTexts();
  const sheet = { name: "Sheet1", widths: [], frozenRows: 0, blocks: [], formats: [] };
  api.createWorkbook(workbookData("Workbook", [sheet]));
  const grid = univerGrid(api, watchCalculation(api), plainView);
  return {
    api,
    grid,
    type(sheet, row, column, text) {
      const cell = { row, column, rows: 1, columns: 1 };
      const [[format = "General"] = []] = grid.numberFormats(sheet, cell);
      const input = cellDataOf(typedInput(text, format));
      putCells(api.getActiveWorkbook()!.getSheetBySheetId(sheet)!, cell, () => input);
    },
    dispose: () => univer.dispose(),
  };
}
