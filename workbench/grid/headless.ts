import {
  CellValueType,
  type ICellData,
  IUniverInstanceService,
  LocaleType,
  type Nullable,
  Univer,
} from "@univerjs/core";
import { FUniver } from "@univerjs/core/facade";
import { UniverDataValidationPlugin } from "@univerjs/data-validation";
import { UniverFormulaEnginePlugin } from "@univerjs/engine-formula";
import "@univerjs/engine-formula/facade";
import { SheetInterceptorService, UniverSheetsPlugin } from "@univerjs/sheets";
import "@univerjs/sheets/facade";
import { UniverSheetsConditionalFormattingPlugin } from "@univerjs/sheets-conditional-formatting";
import { UniverSheetsDataValidationPlugin } from "@univerjs/sheets-data-validation";
import { UniverSheetsFilterPlugin } from "@univerjs/sheets-filter";
import { UniverSheetsFormulaPlugin } from "@univerjs/sheets-formula";
import "@univerjs/sheets-formula/facade";
import { UniverSheetsNumfmtPlugin } from "@univerjs/sheets-numfmt";
import "@univerjs/sheets-numfmt/facade";
import { UniverSheetsTablePlugin } from "@univerjs/sheets-table";
import "@univerjs/sheets-table/facade";
import type { HostLocale } from "../host/excelVersion";
import type { Grid } from "../host/grid";
import { watchCalculation } from "./calculation";
import { keepEmptyTexts } from "./emptyTexts";
import { rememberFormulas } from "./formulaTrees";
import { injectorOf } from "./injector";
import { forgetOpenBrackets } from "./openBrackets";
import { keepSheetsOfReferences } from "./referencedSheet";
import { rememberPlainTexts } from "./textsAsNumbers";
import { plainView } from "./plainView";
import { putCells } from "./univerCells";
import { univerGrid } from "./univerGrid";
import { workbookData } from "./workbookData";

const LOCALES = {
  "en-US": LocaleType.EN_US,
  "zh-CN": LocaleType.ZH_CN,
  "zh-TW": LocaleType.ZH_TW,
};

/** A spreadsheet without a page, in Node. */
export interface HeadlessGrid {
  readonly api: FUniver;
  readonly grid: Grid;
  /** A person types into a cell; resolves with false when what was typed was taken back. */
  type(sheet: string, row: number, column: number, text: string): Promise<boolean>;
  /** Ends its timers. */
  dispose(): void;
}

/** The page's spreadsheet with the same formulas and rules, but not drawn: one empty sheet, `Sheet1`. */
export function startHeadless(language: HostLocale = "en-US"): HeadlessGrid {
  const locale = LOCALES[language];
  const univer = new Univer({ locale, locales: { [locale]: {} } });
  for (const plugin of [
    UniverFormulaEnginePlugin,
    UniverSheetsPlugin,
    UniverSheetsFormulaPlugin,
    UniverSheetsNumfmtPlugin,
    UniverSheetsTablePlugin,
    UniverSheetsFilterPlugin,
    UniverDataValidationPlugin,
    UniverSheetsDataValidationPlugin,
    UniverSheetsConditionalFormattingPlugin,
  ])
    univer.registerPlugin(plugin);
  const api = FUniver.newAPI(univer);
  forgetOpenBrackets(api);
  keepSheetsOfReferences();
  rememberFormulas(api);
  keepEmptyTexts();
  rememberPlainTexts();
  const sheet = { name: "Sheet1", widths: [], frozenRows: 0, blocks: [], formats: [] };
  const workbook = api.createWorkbook(workbookData("Workbook", [sheet]));
  // Undo works on the workbook that has the keyboard.
  injectorOf(api).get(IUniverInstanceService).focusUnit(workbook.getId());
  const grid = univerGrid(api, watchCalculation(api), plainView);
  const entries = injectorOf(api).get(SheetInterceptorService);
  return {
    api,
    grid,
    async type(id, row, column, text) {
      const workbook = api.getActiveWorkbook()!;
      const sheet = workbook.getSheetBySheetId(id)!;
      const cell = { row, column, rows: 1, columns: 1 };
      const before = sheet.getSheet().getCellRaw(row, column);
      const written = entries.onWriteCell(
        workbook.getWorkbook(),
        sheet.getSheet(),
        row,
        column,
        editorCell(before, text, grid.numberFormats(id, cell)[0]?.[0] === "@")
      );
      putCells(sheet, cell, () => written ?? null);
      const stands = await entries.onValidateCell(
        workbook.getWorkbook(),
        sheet.getSheet(),
        row,
        column
      );
      if (stands === false) await api.undo();
      return stands !== false;
    },
    dispose: () => univer.dispose(),
  };
}

/** A cell as Univer's editor hands it over: it tells formulas and texts after an apostrophe itself. */
function editorCell(before: Nullable<ICellData>, text: string, isText: boolean): ICellData {
  const bare = { ...before, f: null, si: null, p: null, t: null };
  if (isText) return { ...bare, v: text, t: CellValueType.STRING };
  if (text.startsWith("=") && text.length > 1) return { ...bare, v: null, f: text };
  return text.startsWith("'")
    ? { ...bare, v: text.slice(1), t: CellValueType.FORCE_STRING }
    : { ...bare, v: text };
}
