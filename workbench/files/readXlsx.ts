import { type Cell, type CellValue as FileValue, Workbook, type Worksheet } from "exceljs";
import { parseA1 } from "../host/a1";
import type { CellValue, Rect, ValueType } from "../host/grid";
import { STRICT_OPTIONS, type ProtectionOptions } from "../host/protection";
import type { BookFile, CellFile, SheetFile, Size, TableFile } from "./bookFile";
import { readConditionalFormats } from "./conditionalFile";
import { colorOf, type Palette, paletteOf } from "./fileColor";
import { type FilePackage, openPackage, partText, relationsOf } from "./filePackage";
import { formatOf } from "./fileStyle";
import { fromFileText } from "./fileText";
import { elementsOf } from "./fileXml";
import { fromFileFormula } from "./formulaText";
import { readLayout } from "./layoutFile";
import { readNames, readPrinted } from "./namesFile";
import { readValidations } from "./validationFile";
import { isStartPart } from "./startPart";
import { readXmlParts } from "./xmlPartsFile";

/**
 * What an .xlsx file holds; `namespace` is that of the add-in's functions.
 * @throws when the bytes are no such file.
 */
export async function readXlsx(bytes: Uint8Array, namespace: string): Promise<BookFile> {
  const parts = openPackage(bytes);
  const workbook = new Workbook();
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer);
  const listed = sheetsOf(parts);
  if (listed.length === 0) throw new Error("the file has no sheets");
  const palette = paletteOf(partText(parts, "xl/theme/theme1.xml") || undefined);
  const printed = readPrinted(parts);
  const sheets = listed.flatMap(({ name, path }, i) => {
    const sheet = workbook.getWorksheet(name);
    if (!sheet) return []; // a sheet of charts alone
    const read = readSheet(sheet, parts, path, palette, namespace);
    const titles = printed.get(i);
    return [titles ? { ...read, layout: { ...read.layout, ...titles } } : read];
  });
  if (sheets.length === 0) throw new Error("the file has no sheets of cells");
  const active = (workbook.views as { activeTab?: number }[] | undefined)?.[0]?.activeTab ?? 0;
  const xmlParts = readXmlParts(parts);
  return {
    sheets,
    activeSheet: listed[active]?.name ?? sheets[0]?.name ?? "",
    names: readNames(
      parts,
      listed.map(({ name }) => name),
      namespace
    ),
    xmlParts: xmlParts.filter((part) => !isStartPart(part)),
    startsAddin: xmlParts.some(isStartPart),
  };
}

/** The sheets in the order of their tabs, and the parts they stand in. */
function sheetsOf(parts: FilePackage): { name: string; path: string }[] {
  const relations = relationsOf(parts, "xl/workbook.xml");
  return elementsOf(partText(parts, "xl/workbook.xml"), "sheet").map(({ attributes }) => ({
    name: attributes.name ?? "",
    path: relations.find(({ id }) => id === attributes["r:id"])?.path ?? "",
  }));
}

const STATES = { visible: "Visible", hidden: "Hidden", veryHidden: "VeryHidden" } as const;

function readSheet(
  sheet: Worksheet,
  parts: FilePackage,
  path: string,
  palette: Palette,
  namespace: string
): SheetFile {
  // Programs other than Excel leave views out, though ExcelJS's type does not say so.
  const view = (sheet.views as typeof sheet.views | null)?.[0];
  const isFrozen = view?.state === "frozen";
  const tables = tablesOf(sheet);
  return {
    name: sheet.name,
    visibility: STATES[sheet.state],
    tabColor: colorOf(sheet.properties.tabColor, palette) ?? "",
    showGridlines: view?.showGridLines !== false,
    showHeadings: view?.showRowColHeaders !== false,
    frozen: isFrozen
      ? { rows: view.ySplit ?? 0, columns: view.xSplit ?? 0 }
      : { rows: 0, columns: 0 },
    columnWidths: columnsOf(sheet, ({ width }) =>
      width === undefined || width === 9 ? undefined : Math.round(width * 7 + 5)
    ),
    hiddenColumns: columnsOf(sheet, ({ hidden }) => (hidden ? 1 : 0)).map(({ at }) => at),
    ...rowsOf(sheet),
    cells: cellsOf(sheet, palette, namespace),
    merges: mergesOf(sheet),
    tables,
    filter: filterOf(sheet),
    validations: readValidations(parts, path, namespace),
    conditionalFormats: readConditionalFormats(sheet, palette, namespace),
    layout: readLayout(sheet, partText(parts, path)),
    protection: protectionOf(sheet),
  };
}

/** What is told of columns that the file describes. */
function columnsOf(
  sheet: Worksheet,
  tell: (column: { width?: number | undefined; hidden?: boolean }) => number | undefined
): Size[] {
  // Empty columns are null in ExcelJS, though its type does not say so.
  const columns = sheet.columns as (typeof sheet.columns)[number][] | null;
  return (columns ?? []).flatMap((column, at) => {
    const pixels = tell(column);
    return pixels ? [{ at, pixels }] : [];
  });
}

function rowsOf(sheet: Worksheet): Pick<SheetFile, "rowHeights" | "hiddenRows"> {
  const rowHeights: Size[] = [];
  const hiddenRows: number[] = [];
  sheet.eachRow({ includeEmpty: true }, (row, number) => {
    const height = row.height as number | undefined;
    if (height) rowHeights.push({ at: number - 1, pixels: Math.round(height / 0.75) });
    if (row.hidden) hiddenRows.push(number - 1);
  });
  return { rowHeights, hiddenRows };
}

function cellsOf(sheet: Worksheet, palette: Palette, namespace: string): CellFile[] {
  const cells: CellFile[] = [];
  const spills: Rect[] = [];
  // A row of formats alone counts too.
  sheet.eachRow({ includeEmpty: true }, (row) =>
    row.eachCell({ includeEmpty: true }, (cell) => {
      const read = cellOf(cell, palette, namespace, spills);
      if (read) cells.push(read);
    })
  );
  return cells;
}

function cellOf(cell: Cell, palette: Palette, namespace: string, spills: Rect[]): CellFile | null {
  const row = Number(cell.row) - 1;
  const column = Number(cell.col) - 1;
  const format = formatOf(cell.style, palette);
  const protection = cell.protection as Cell["protection"] | undefined;
  const locks = {
    ...(protection?.locked === false ? { unlocked: true } : {}),
    ...(protection?.hidden ? { formulaHidden: true } : {}),
  };
  const isSlave = cell.isMerged && cell.master !== cell;
  const content = isSlave ? EMPTY : contentOf(cell, namespace);
  if (content.spill) spills.push(content.spill);
  const spilled =
    content.formula === undefined &&
    content.type !== "Empty" &&
    spills.some((rect) => isIn(rect, row, column));
  const isPlain = Object.keys(format).length === 0 && Object.keys(locks).length === 0;
  if (content.type === "Empty" && content.formula === undefined && isPlain) return null;
  return { row, column, ...content, ...(spilled ? { spilled } : {}), format, ...locks };
}

const isIn = (rect: Rect, row: number, column: number) =>
  row >= rect.row &&
  row < rect.row + rect.rows &&
  column >= rect.column &&
  column < rect.column + rect.columns;

type Content = Pick<CellFile, "value" | "type" | "formula" | "spill">;
const EMPTY: Content = { value: null, type: "Empty" };

function contentOf(cell: Cell, namespace: string): Content {
  const model = cell.model as { shareType?: string; ref?: string };
  const formula = cell.formula as string | undefined;
  if (!formula) return valueOf(cell.value);
  const result = valueOf(resultOf(cell));
  const spill = model.shareType === "array" && model.ref ? parseA1(model.ref) : null;
  return {
    ...(result.type === "Empty" ? { value: "", type: "String" as const } : result),
    formula: fromFileFormula(formula, namespace),
    ...(spill && spill.rows * spill.columns > 1 ? { spill } : {}),
  };
}

/** ExcelJS reads the texts of cells as files mean them, but not those of results. */
const resultOf = ({ result }: Cell): FileValue =>
  typeof result === "string" ? fromFileText(result) : result;

function valueOf(value: FileValue): { value: CellValue; type: ValueType } {
  if (value === null || value === undefined) return { value: null, type: "Empty" };
  if (typeof value === "number") return { value: value === 0 ? 0 : value, type: "Double" };
  if (typeof value === "string") return { value, type: "String" };
  if (typeof value === "boolean") return { value, type: "Boolean" };
  if (value instanceof Date) return { value: serialOf(value), type: "Double" };
  if ("error" in value) return { value: value.error, type: "Error" };
  if ("richText" in value)
    return { value: value.richText.map(({ text }) => text).join(""), type: "String" };
  if ("hyperlink" in value) return valueOf(value.text);
  return { value: null, type: "Empty" };
}

/** ExcelJS makes a date of a number in a date's format; Excel's day 25569 is the first of 1970. */
const serialOf = (date: Date) => Math.round((date.getTime() / 86_400_000 + 25_569) * 1e9) / 1e9;

const mergesOf = (sheet: Worksheet): Rect[] =>
  (sheet.model.merges as readonly string[]).map(parseA1).filter((rect) => rect !== null);

function tablesOf(sheet: Worksheet): TableFile[] {
  const tables = (sheet.model as unknown as { tables?: readonly TableModel[] }).tables ?? [];
  return tables.flatMap(({ name, tableRef, headerRow, totalsRow, style, columns }) => {
    const rect = parseA1(tableRef);
    if (!rect) return [];
    return [
      {
        name,
        rect,
        columns: columns.map((column) => fromFileText(column.name)),
        style: style?.theme ?? "",
        showHeaders: headerRow !== false,
        showTotals: totalsRow === true,
        showBandedRows: style?.showRowStripes === true,
        showBandedColumns: style?.showColumnStripes === true,
        highlightFirstColumn: style?.showFirstColumn === true,
        highlightLastColumn: style?.showLastColumn === true,
        showFilterButton: columns.some((column) => column.filterButton === true),
      },
    ];
  });
}

/** A table as ExcelJS reads it. */
interface TableModel {
  readonly name: string;
  readonly tableRef: string;
  readonly headerRow?: boolean;
  readonly totalsRow?: boolean;
  readonly style?: {
    readonly theme?: string;
    readonly showRowStripes?: boolean;
    readonly showColumnStripes?: boolean;
    readonly showFirstColumn?: boolean;
    readonly showLastColumn?: boolean;
  };
  readonly columns: readonly { readonly name: string; readonly filterButton?: boolean }[];
}

function filterOf(sheet: Worksheet): Rect | null {
  const filter = sheet.autoFilter as unknown;
  return typeof filter === "string" ? parseA1(filter) : null;
}

function protectionOf(sheet: Worksheet): ProtectionOptions | null {
  const file = (sheet as unknown as { sheetProtection: FileProtection | null }).sheetProtection;
  if (!file?.sheet) return null;
  return {
    ...STRICT_OPTIONS,
    allowAutoFilter: file.autoFilter === true,
    allowDeleteColumns: file.deleteColumns === true,
    allowDeleteRows: file.deleteRows === true,
    allowEditObjects: file.objects !== false,
    allowEditScenarios: file.scenarios !== false,
    allowFormatCells: file.formatCells === true,
    allowFormatColumns: file.formatColumns === true,
    allowFormatRows: file.formatRows === true,
    allowInsertColumns: file.insertColumns === true,
    allowInsertHyperlinks: file.insertHyperlinks === true,
    allowInsertRows: file.insertRows === true,
    allowPivotTables: file.pivotTables === true,
    allowSort: file.sort === true,
    selectionMode:
      file.selectUnlockedCells === false
        ? "None"
        : file.selectLockedCells === false
          ? "Unlocked"
          : "Normal",
  };
}

type FileProtection = Partial<
  Record<
    | "sheet"
    | "autoFilter"
    | "deleteColumns"
    | "deleteRows"
    | "objects"
    | "scenarios"
    | "formatCells"
    | "formatColumns"
    | "formatRows"
    | "insertColumns"
    | "insertHyperlinks"
    | "insertRows"
    | "pivotTables"
    | "sort"
    | "selectLockedCells"
    | "selectUnlockedCells",
    boolean
  >
>;
