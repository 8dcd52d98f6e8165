import {
  type CellValue as FileValue,
  type TableProperties,
  Workbook,
  type Worksheet,
} from "exceljs";
import { makeA1 } from "../host/a1";
import type { CellValue, Rect } from "../host/grid";
import type { ProtectionOptions } from "../host/protection";
import type { BookFile, CellFile, SheetFile, TableFile } from "./bookFile";
import { writeConditionalFormats } from "./conditionalFile";
import { fileColor } from "./fileColor";
import { closePackage, openPackage, relationsOf } from "./filePackage";
import { toFileAttribute, toFileText } from "./fileText";
import { fileStyle } from "./fileStyle";
import { toFileFormula } from "./formulaText";
import { writeBreaks, writeLayout } from "./layoutFile";
import { writeNames } from "./namesFile";
import { writeValidations } from "./validationFile";
import { START_PART } from "./startPart";
import { writeXmlParts } from "./xmlPartsFile";

// Parts of equal books make equal files: no clock.
const MADE = new Date("2020-01-01T00:00:00Z");

/** A workbook as an .xlsx file; `namespace` is that of the add-in's functions. */
export async function writeXlsx(book: BookFile, namespace: string): Promise<Uint8Array> {
  const workbook = new Workbook();
  workbook.created = MADE;
  workbook.modified = MADE;
  workbook.calcProperties.fullCalcOnLoad = true;
  const active = book.sheets.findIndex(({ name }) => name === book.activeSheet);
  // ExcelJS' type asks for all that a window has.
  workbook.views = [{ activeTab: Math.max(0, active) }] as unknown as Workbook["views"];
  for (const sheet of book.sheets) await writeSheet(workbook, sheet, namespace);
  const parts = openPackage(new Uint8Array(await workbook.xlsx.writeBuffer()));
  const paths = sheetPaths(parts);
  book.sheets.forEach((sheet, i) => {
    const path = paths[i];
    if (path === undefined) throw new Error(`the file lacks sheet ${i + 1}`);
    writeValidations(parts, path, sheet.validations, namespace);
    writeBreaks(parts, path, sheet.layout);
  });
  writeNames(parts, book.sheets, book.names, namespace);
  writeXmlParts(parts, book.startsAddin ? [...book.xmlParts, START_PART] : book.xmlParts);
  return closePackage(parts);
}

/** ExcelJS numbers the parts of its sheets in their order. */
const sheetPaths = (parts: Parameters<typeof relationsOf>[0]): string[] =>
  relationsOf(parts, "xl/workbook.xml")
    .filter(({ type }) => type === "worksheet")
    .map(({ path }) => path)
    .sort((a, b) => numberIn(a) - numberIn(b));

const numberIn = (path: string) => Number(/\d+/.exec(path)?.[0] ?? 0);

const STATES = { Visible: "visible", Hidden: "hidden", VeryHidden: "veryHidden" } as const;

async function writeSheet(workbook: Workbook, sheet: SheetFile, namespace: string): Promise<void> {
  const file = workbook.addWorksheet(sheet.name, {
    state: STATES[sheet.visibility],
    ...(sheet.tabColor === "" ? {} : { properties: { tabColor: fileColor(sheet.tabColor) } }),
  });
  const { rows, columns } = sheet.frozen;
  const shown = {
    showGridLines: sheet.showGridlines,
    showRowColHeaders: sheet.showHeadings,
  };
  file.views = [
    rows + columns > 0
      ? { state: "frozen", ySplit: rows, xSplit: columns, ...shown }
      : { state: "normal", ...shown },
  ];
  for (const { at, pixels } of sheet.columnWidths)
    file.getColumn(at + 1).width = widthInLetters(pixels);
  for (const at of sheet.hiddenColumns) file.getColumn(at + 1).hidden = true;
  for (const { at, pixels } of sheet.rowHeights) file.getRow(at + 1).height = pixels * 0.75;
  for (const at of sheet.hiddenRows) {
    const row = file.getRow(at + 1);
    row.hidden = true;
    row.getCell(1); // ExcelJS writes no row without a cell
  }
  // A table writes its cells: it comes before they are written.
  for (const table of sheet.tables) file.addTable(fileTable(table));
  for (const cell of sheet.cells) writeCell(file, cell, namespace);
  for (const { row, column, rows: height, columns: width } of sheet.merges)
    file.mergeCellsWithoutStyle(row + 1, column + 1, row + height, column + width);
  if (sheet.filter) file.autoFilter = makeA1(sheet.filter);
  writeConditionalFormats(file, sheet.conditionalFormats, namespace);
  writeLayout(file, sheet.layout);
  if (sheet.protection) await file.protect("", fileProtection(sheet.protection));
}

/** Excel's unit: letters of seven pixels, five pixels around. ExcelJS takes exactly 9 for no width. */
const widthInLetters = (pixels: number) => {
  const letters = (pixels - 5) / 7;
  return letters === 9 ? 9.001 : letters;
};

function writeCell(file: Worksheet, cell: CellFile, namespace: string): void {
  const target = file.getCell(cell.row + 1, cell.column + 1);
  target.value = fileValue(cell, namespace);
  Object.assign(target, fileStyle(cell.format));
  if (cell.unlocked || cell.formulaHidden)
    target.protection = { locked: !cell.unlocked, hidden: cell.formulaHidden === true };
}

function fileValue({ value, type, formula, spill }: CellFile, namespace: string): FileValue {
  const result = plainValue(
    typeof value === "string" ? toFileText(value) : value,
    type === "Error"
  );
  if (formula === undefined) return result as FileValue;
  const written = { formula: toFileFormula(formula, namespace), result: result ?? "" };
  return spill
    ? ({ ...written, shareType: "array", ref: makeA1(spill) } as FileValue)
    : (written as FileValue);
}

const plainValue = (value: CellValue, isError: boolean) =>
  isError ? { error: String(value) } : value;

function fileTable({ name, rect, columns, ...look }: TableFile): TableProperties {
  const rows = rect.rows - (look.showHeaders ? 1 : 0) - (look.showTotals ? 1 : 0);
  return {
    name,
    ref: firstCell(rect),
    headerRow: look.showHeaders,
    totalsRow: look.showTotals,
    style: {
      ...(look.style === ""
        ? {}
        : { theme: look.style as NonNullable<TableProperties["style"]>["theme"] & string }),
      showRowStripes: look.showBandedRows,
      showColumnStripes: look.showBandedColumns,
      showFirstColumn: look.highlightFirstColumn,
      showLastColumn: look.highlightLastColumn,
    },
    columns: columns.map((column) => ({
      name: toFileAttribute(column),
      filterButton: look.showFilterButton,
    })),
    rows: Array.from({ length: rows }, () => columns.map(() => null)),
  };
}

const firstCell = ({ row, column }: Rect) => makeA1({ row, column, rows: 1, columns: 1 });

function fileProtection(options: ProtectionOptions): Partial<Parameters<Worksheet["protect"]>[1]> {
  const { selectionMode } = options;
  return {
    objects: options.allowEditObjects,
    scenarios: options.allowEditScenarios,
    selectLockedCells: selectionMode === "Normal",
    selectUnlockedCells: selectionMode !== "None",
    formatCells: options.allowFormatCells,
    formatColumns: options.allowFormatColumns,
    formatRows: options.allowFormatRows,
    insertColumns: options.allowInsertColumns,
    insertRows: options.allowInsertRows,
    insertHyperlinks: options.allowInsertHyperlinks,
    deleteColumns: options.allowDeleteColumns,
    deleteRows: options.allowDeleteRows,
    sort: options.allowSort,
    autoFilter: options.allowAutoFilter,
    pivotTables: options.allowPivotTables,
  };
}
