import {
  CellValueType,
  type ICellData,
  type IObjectMatrixPrimitiveType,
  type IRange,
  type Nullable,
} from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import { FormulaDataModel } from "@univerjs/engine-formula";
import type { FWorksheet } from "@univerjs/sheets/facade";
import { MAX_COLUMNS, MAX_ROWS } from "../host/a1";
import type { Cell, CellValue, Grid, GridEvent, Rect, Sheet, ValueType } from "../host/grid";
import type { Calculation } from "./calculation";
import { cellDataOf } from "./cellData";
import { formatOf, type StyleChange, styleOf } from "./cellStyle";
import { injectorOf } from "./injector";
import { univerTables } from "./univerTables";

/** Rows and columns of a new sheet. Univer's sheets are finite: a spill must fit in. */
export const NEW_SHEET = { rows: 300, columns: 100 } as const;

const ERRORS =
  /^#(?:N\/A|VALUE!|REF!|DIV\/0!|NUM!|NAME\?|NULL!|SPILL!|CALC!|CYCLE!|ERROR!|GETTING_DATA|BUSY!)$/;

/** The view shows a sheet some milliseconds after it was activated. */
const VIEW_FOLLOWS = 100;

type Cells = IObjectMatrixPrimitiveType<ICellData>;
type Spills = Record<number, Record<number, IRange>>;

/** Univer's spreadsheet as the host sees a grid. */
export function univerGrid(api: FUniver, calculation: Calculation): Grid {
  const formulas = injectorOf(api).get(FormulaDataModel);
  const workbook = api.getActiveWorkbook()!;
  const book = workbook.getId();
  const veryHidden = new Set<string>();
  const tables = univerTables(api);
  const listeners: ((event: GridEvent) => void)[] = [];
  /** Who is changing cells just now; formats are no edit. */
  let author: "user" | "addin" | "format" = "user";

  function sheetOf(id: string): FWorksheet {
    const sheet = workbook.getSheetBySheetId(id);
    if (!sheet) throw new Error(`there is no sheet ${id}`);
    return sheet;
  }
  function as<T>(who: typeof author, work: () => T): T {
    author = who;
    try {
      return work();
    } finally {
      author = "user";
    }
  }
  const tell = (event: GridEvent) => listeners.forEach((listener) => listener(event));

  /** The part of a rectangle that exists: whole columns reach to the sheet's last row. */
  function within(sheet: FWorksheet, rect: Rect): Rect {
    return {
      ...rect,
      rows: Math.max(0, Math.min(rect.rows, sheet.getMaxRows() - rect.row)),
      columns: Math.max(0, Math.min(rect.columns, sheet.getMaxColumns() - rect.column)),
    };
  }
  function grow(sheet: FWorksheet, { row, column, rows, columns }: Rect): void {
    if (rows < MAX_ROWS && row + rows > sheet.getMaxRows()) sheet.setRowCount(row + rows + 50);
    if (columns < MAX_COLUMNS && column + columns > sheet.getMaxColumns())
      sheet.setColumnCount(column + columns + 5);
  }
  /** Puts what `make` gives into the cells of a rectangle; Univer counts rows from the sheet's top. */
  function put(id: string, rect: Rect, make: (row: number, column: number) => ICellData | null) {
    const sheet = sheetOf(id);
    grow(sheet, rect);
    const area = within(sheet, rect);
    if (area.rows === 0 || area.columns === 0) return;
    const cells: Cells = {};
    for (let r = 0; r < area.rows; r++)
      for (let c = 0; c < area.columns; c++) {
        const cell = make(r, c);
        if (cell) (cells[area.row + r] ??= {})[area.column + c] = cell;
      }
    sheet.getRange(area.row, area.column, area.rows, area.columns).setValues(cells);
  }
  const restyle = (
    id: string,
    rect: Rect,
    style: (row: number, column: number) => StyleChange | null
  ) =>
    as("format", () =>
      put(id, rect, (row, column) => {
        const change = style(row, column);
        return change && ({ s: change } as ICellData);
      })
    );

  function cellAt(sheet: FWorksheet, row: number, column: number): Cell {
    const model = sheet.getSheet();
    const id = sheet.getSheetId();
    const raw = model.getCellRaw(row, column);
    const formula = formulas.getFormulaStringByCell(row, column, id, book) ?? undefined;
    if (formula || hasContent(raw)) {
      const value = valueOf(raw);
      return { value, type: typeOf(value, !!formula), ...(formula ? { formula } : {}) };
    }
    const spilled = formulas.getArrayFormulaCellData()[book]?.[id]?.[row]?.[column];
    if (!spilled) return { value: null, type: "Empty" };
    const value = valueOf(spilled);
    return { value, type: typeOf(value, true), spilled: true };
  }
  const block = <T>(rect: Rect, read: (row: number, column: number) => T): T[][] =>
    Array.from({ length: rect.rows }, (_, r) =>
      Array.from({ length: rect.columns }, (_, c) => read(rect.row + r, rect.column + c))
    );
  const styleAt = (sheet: FWorksheet, row: number, column: number) =>
    workbook.getWorkbook().getStyles().getStyleByCell(sheet.getSheet().getCellRaw(row, column));

  const namedAs = (name: string, sheet: string | null) =>
    workbook
      .getDefinedNames()
      .find(
        (named) =>
          named.getName() === name &&
          (named.isWorkbookScope() ? null : named.getLocalSheetId()) === sheet
      );

  api.addEvent(api.Event.SheetValueChanged, ({ effectedRanges, payload }) => {
    const { id, params } = payload as { id: string; params?: { trigger?: string } };
    // Results of a calculation come in by this mutation too, without anyone to trigger it.
    if (id === "sheet.mutation.set-range-values" && !params?.trigger) return;
    if (author === "format") return;
    for (const range of effectedRanges)
      tell({
        kind: "edited",
        sheet: range.getSheetId(),
        rect: rectOf(range.getRange()),
        by: author,
      });
  });
  api.addEvent(api.Event.SelectionChanged, ({ worksheet, selections }) => {
    const last = selections.at(-1);
    if (last) tell({ kind: "selected", sheet: worksheet.getSheetId(), rect: rectOf(last) });
  });
  api.addEvent(api.Event.SheetCreated, ({ worksheet }) => {
    // Univer's own new sheets are too narrow for a wide spill.
    if (worksheet.getMaxColumns() < NEW_SHEET.columns) worksheet.setColumnCount(NEW_SHEET.columns);
  });
  api.addEvent(api.Event.ActiveSheetChanged, ({ activeSheet }) =>
    tell({ kind: "activated", sheet: activeSheet.getSheetId() })
  );

  return {
    sheets: () =>
      workbook.getSheets().map((sheet, position) => describe(sheet, position, veryHidden)),
    addSheet(name) {
      const active = workbook.getActiveSheet();
      const sheet = workbook.create(name, NEW_SHEET.rows, NEW_SHEET.columns);
      workbook.setActiveSheet(active);
      return sheet.getSheetId();
    },
    changeSheet(id, { name, position, visibility, tabColor, showGridlines }) {
      const sheet = sheetOf(id);
      if (name !== undefined) sheet.setName(name);
      if (position !== undefined) workbook.moveSheet(sheet, position);
      if (visibility === "Visible") sheet.showSheet();
      else if (visibility !== undefined) sheet.hideSheet();
      if (visibility === "VeryHidden") veryHidden.add(id);
      else if (visibility !== undefined) veryHidden.delete(id);
      if (tabColor !== undefined) sheet.setTabColor(tabColor);
      if (showGridlines !== undefined) sheet.setHiddenGridlines(!showGridlines);
    },
    removeSheet: (id) => void workbook.deleteSheet(sheetOf(id)),
    activeSheet: () => workbook.getActiveSheet().getSheetId(),
    activateSheet: (id) => void workbook.setActiveSheet(sheetOf(id)),

    cells(id, rect) {
      const sheet = sheetOf(id);
      const { rows, columns } = sizeOf(sheet);
      return block(rect, (row, column) =>
        row < rows && column < columns ? cellAt(sheet, row, column) : { value: null, type: "Empty" }
      );
    },
    texts(id, rect) {
      const sheet = sheetOf(id);
      const { rows, columns } = sizeOf(sheet);
      return block(rect, (row, column) => {
        if (row >= rows || column >= columns) return "";
        const { value } = cellAt(sheet, row, column);
        if (typeof value !== "number") return textOf(value);
        // Univer's displayed cell has the number format applied.
        return String(sheet.getSheet().getCell(row, column)?.v ?? value);
      });
    },
    write: (id, rect, inputs) =>
      as("addin", () =>
        put(id, rect, (row, column) => {
          const input = inputs[row]?.[column];
          return input ? cellDataOf(input) : null;
        })
      ),
    clear(id, rect, what) {
      const sheet = sheetOf(id);
      const { row, column, rows, columns } = within(sheet, rect);
      if (rows === 0 || columns === 0) return;
      const range = sheet.getRange(row, column, rows, columns);
      if (what === "Formats") as("format", () => range.clearFormat());
      else as("addin", () => (what === "Contents" ? range.clearContent() : range.clear()));
    },
    usedRange(id, valuesOnly) {
      const sheet = sheetOf(id);
      const used = new Extent();
      sheet
        .getSheet()
        .getCellMatrix()
        .forValue((row, column, cell) => {
          if (hasContent(cell) || (!valuesOnly && cell?.s)) used.add(row, column, row, column);
        });
      const spills: Spills = formulas.getArrayFormulaRange()[book]?.[id] ?? {};
      for (const line of Object.values(spills))
        for (const range of Object.values(line))
          used.add(range.startRow, range.startColumn, range.endRow, range.endColumn);
      return used.rect();
    },
    spillOf(id, row, column) {
      const range = formulas.getArrayFormulaRange()[book]?.[id]?.[row]?.[column];
      return range ? rectOf(range) : null;
    },

    format: (id, row, column) => formatOf(styleAt(sheetOf(id), row, column)),
    setFormat(id, rect, change) {
      const style = styleOf(change);
      restyle(id, rect, () => style);
    },
    numberFormats(id, rect) {
      const sheet = sheetOf(id);
      return block(rect, (row, column) => formatOf(styleAt(sheet, row, column)).numberFormat);
    },
    setNumberFormats: (id, rect, formats) =>
      restyle(id, rect, (row, column) => {
        const numberFormat = formats[row]?.[column];
        return typeof numberFormat === "string" ? styleOf({ numberFormat }) : null;
      }),

    columnWidth: (id, column) => sheetOf(id).getColumnWidth(column),
    setColumnWidth: (id, column, columns, pixels) =>
      void sheetOf(id).setColumnWidths(column, columns, pixels),
    autofitColumns(id, column, columns) {
      const sheet = sheetOf(id);
      const area = within(sheet, { row: 0, column, rows: 1, columns });
      sheet.autoResizeColumns(column, area.columns);
    },
    rowHeight: (id, row) => sheetOf(id).getRowHeight(row),
    setRowHeight: (id, row, rows, pixels) =>
      void sheetOf(id).setRowHeightsForced(row, rows, pixels),
    autofitRows(id, row, rows) {
      const sheet = sheetOf(id);
      sheet.autoResizeRows(row, within(sheet, { row, column: 0, rows, columns: 1 }).rows);
    },
    frozen(id) {
      const { ySplit, xSplit } = sheetOf(id).getFreeze();
      return { rows: ySplit, columns: xSplit };
    },
    freeze(id, { rows, columns }) {
      const sheet = sheetOf(id);
      if (rows === 0 && columns === 0) sheet.cancelFreeze();
      else
        sheet.setFreeze({
          startRow: rows || -1,
          startColumn: columns || -1,
          ySplit: rows,
          xSplit: columns,
        });
    },

    selection() {
      const sheet = workbook.getActiveSheet();
      const range = workbook.getActiveRange()?.getRange();
      const rect = range ? rectOf(range) : { row: 0, column: 0, rows: 1, columns: 1 };
      const cell = sheet.getSelection()?.getCurrentCell();
      return {
        sheet: sheet.getSheetId(),
        rect,
        activeCell: { row: cell?.actualRow ?? rect.row, column: cell?.actualColumn ?? rect.column },
      };
    },
    select(id, rect) {
      const sheet = sheetOf(id);
      workbook.setActiveSheet(sheet);
      const { row, column, rows, columns } = within(sheet, rect);
      workbook.setActiveRange(sheet.getRange(row, column, rows, columns));
      setTimeout(() => scrollTo(sheet, row, column), VIEW_FOLLOWS);
    },

    showTable: (table) => as("addin", () => tables.show(table)),
    removeTable: (id) => as("addin", () => tables.remove(id)),
    setName({ name, sheet, formula }) {
      const named = workbook.newDefinedNameBuilder().setName(name).setRef(formula);
      const old = namedAs(name, sheet);
      const param = (sheet === null ? named : named.setScopeToWorksheet(sheetOf(sheet))).build();
      if (old) workbook.updateDefinedNameBuilder({ ...param, id: old.toBuilder().build().id });
      else workbook.insertDefinedNameBuilder(param);
    },
    removeName: (name, sheet) => namedAs(name, sheet)?.delete(),

    onEvent: (listener) => void listeners.push(listener),
    recalculate: () => api.getFormula().executeCalculation(),
    settled: () => calculation.settled(),
  };
}

function describe(sheet: FWorksheet, position: number, veryHidden: ReadonlySet<string>): Sheet {
  const id = sheet.getSheetId();
  const hidden = veryHidden.has(id) ? "VeryHidden" : "Hidden";
  return {
    id,
    name: sheet.getSheetName(),
    position,
    visibility: sheet.isSheetHidden() ? hidden : "Visible",
    tabColor: sheet.getTabColor() ?? "",
    showGridlines: !sheet.hasHiddenGridLines(),
  };
}

/** Brings a cell into view unless it is there already. */
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

const sizeOf = (sheet: FWorksheet) => ({
  rows: sheet.getMaxRows(),
  columns: sheet.getMaxColumns(),
});

const rectOf = ({ startRow, startColumn, endRow, endColumn }: IRange): Rect => ({
  row: startRow,
  column: startColumn,
  rows: endRow - startRow + 1,
  columns: endColumn - startColumn + 1,
});

function hasContent(cell: Nullable<ICellData>): boolean {
  return !!cell && (!!cell.f || !!cell.si || !!cell.p || (cell.v ?? "") !== "");
}

/** The value behind what a cell displays; Univer keeps TRUE as 1 and, at times, numbers as text. */
function valueOf(cell: Nullable<ICellData>): CellValue {
  const text = cell?.p?.body?.dataStream;
  if (text !== undefined) return text.replace(/\r?\n$/, "").replaceAll("\r", "\n");
  const value = cell?.v ?? "";
  if (cell?.t === CellValueType.BOOLEAN)
    return value === 1 || value === true || /^(1|true)$/i.test(String(value));
  if (cell?.t === CellValueType.NUMBER) return Number(value);
  return value;
}

function typeOf(value: CellValue, calculated: boolean): ValueType {
  if (value === "" || value === null) return calculated ? "String" : "Empty";
  if (typeof value === "number") return "Double";
  if (typeof value === "boolean") return "Boolean";
  return ERRORS.test(value) ? "Error" : "String";
}

const textOf = (value: CellValue) =>
  typeof value === "boolean" ? String(value).toUpperCase() : String(value ?? "");

/** The smallest rectangle around what was added. */
class Extent {
  private top = Infinity;
  private left = Infinity;
  private bottom = -1;
  private right = -1;

  add(top: number, left: number, bottom: number, right: number): void {
    this.top = Math.min(this.top, top);
    this.left = Math.min(this.left, left);
    this.bottom = Math.max(this.bottom, bottom);
    this.right = Math.max(this.right, right);
  }

  rect(): Rect | null {
    if (this.bottom < 0) return null;
    const { top, left } = this;
    return { row: top, column: left, rows: this.bottom - top + 1, columns: this.right - left + 1 };
  }
}
