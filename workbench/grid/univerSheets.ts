import { ICommandService, IConfigService } from "@univerjs/core";
import { CopySheetCommand, SHEETS_PLUGIN_CONFIG_KEY } from "@univerjs/sheets";
import type { FWorksheet } from "@univerjs/sheets/facade";
import type { Sheet, SheetsGrid } from "../host/grid";
import { injectorOf } from "./injector";
import { NEW_SHEET, type UniverBook } from "./univerBook";

/** The sheets and their tabs. */
export function univerSheets({ api, workbook, sheet: sheetOf, as }: UniverBook): SheetsGrid {
  const veryHidden = new Set<string>();
  const commands = injectorOf(api).get(ICommandService);
  copyAtOnce(injectorOf(api).get(IConfigService));

  api.addEvent(api.Event.SheetCreated, ({ worksheet }) => {
    // Univer's own new sheets are too narrow for a wide spill.
    if (worksheet.getMaxColumns() < NEW_SHEET.columns) worksheet.setColumnCount(NEW_SHEET.columns);
  });

  /** Adds a sheet and stays where one was: Univer turns to the new one. */
  function add(make: () => void): FWorksheet {
    const active = workbook.getActiveSheet();
    const before = new Set(workbook.getSheets().map((sheet) => sheet.getSheetId()));
    make();
    workbook.setActiveSheet(active);
    return workbook.getSheets().find((sheet) => !before.has(sheet.getSheetId()))!;
  }

  /**
   * Turns away from a sheet that is about to go, to its neighbour at the right or, at the end, at the
   * left: Univer would draw the sheet that is gone.
   */
  function leave(id: string): void {
    if (workbook.getActiveSheet().getSheetId() !== id) return;
    const visible = workbook.getSheets().filter((sheet) => !sheet.isSheetHidden());
    const at = visible.findIndex((sheet) => sheet.getSheetId() === id);
    const next = visible[at + 1] ?? visible[at - 1];
    if (next) workbook.setActiveSheet(next);
  }

  return {
    sheets: () =>
      workbook.getSheets().map((sheet, position) => describe(sheet, position, veryHidden)),
    addSheet: (name) =>
      as("addin", () =>
        add(() => workbook.create(name, NEW_SHEET.rows, NEW_SHEET.columns)).getSheetId()
      ),
    copySheet: (id, name) =>
      as("addin", () => {
        const target = { unitId: workbook.getId(), subUnitId: id };
        const copy = add(() => void commands.syncExecuteCommand(CopySheetCommand.id, target));
        copy.setName(name);
        workbook.moveSheet(copy, workbook.getSheets().length - 1);
        if (veryHidden.has(id)) veryHidden.add(copy.getSheetId());
        return copy.getSheetId();
      }),
    changeSheet(id, { name, position, visibility, tabColor, showGridlines, standardWidth }) {
      const sheet = sheetOf(id);
      if (name !== undefined) sheet.setName(name);
      if (position !== undefined) workbook.moveSheet(sheet, position);
      if (visibility === "Visible") sheet.showSheet();
      else if (visibility !== undefined) sheet.hideSheet();
      if (visibility === "VeryHidden") veryHidden.add(id);
      else if (visibility !== undefined) veryHidden.delete(id);
      if (tabColor !== undefined) sheet.setTabColor(tabColor);
      if (showGridlines !== undefined) sheet.setHiddenGridlines(!showGridlines);
      if (standardWidth !== undefined)
        sheet.getSheet().getConfig().defaultColumnWidth = standardWidth;
    },
    removeSheet: (id) =>
      as("addin", () => {
        leave(id);
        workbook.deleteSheet(sheetOf(id));
      }),
    activeSheet: () => workbook.getActiveSheet().getSheetId(),
    activateSheet: (id) => void workbook.setActiveSheet(sheetOf(id)),
  };
}

/** Univer copies a large sheet bit by bit, whenever the page is idle; Excel's copy is whole at once. */
function copyAtOnce(config: IConfigService): void {
  const largeSheetOperation = { largeSheetCellCountThreshold: Infinity };
  config.setConfig(SHEETS_PLUGIN_CONFIG_KEY, { largeSheetOperation }, { merge: true });
}

function describe(sheet: FWorksheet, position: number, veryHidden: ReadonlySet<string>): Sheet {
  const id = sheet.getSheetId();
  const hidden = veryHidden.has(id) ? "VeryHidden" : "Hidden";
  const { defaultColumnWidth, defaultRowHeight } = sheet.getSheet().getConfig();
  return {
    id,
    name: sheet.getSheetName(),
    position,
    visibility: sheet.isSheetHidden() ? hidden : "Visible",
    tabColor: sheet.getTabColor() ?? "",
    showGridlines: !sheet.hasHiddenGridLines(),
    standardWidth: defaultColumnWidth,
    standardHeight: defaultRowHeight,
  };
}
