import {
  CellValueType,
  type ICellData,
  ICommandService,
  type IObjectMatrixPrimitiveType,
  type IRange,
  type Nullable,
} from "@univerjs/core";
import { FormulaDataModel } from "@univerjs/engine-formula";
import type { FWorksheet } from "@univerjs/sheets/facade";
import type { Cell, CellsGrid, CellValue, Rect, ValueType } from "../host/grid";
import { type TableHeadings, toExcelFormula } from "../host/structuredReference";
import { matrixOf } from "../host/rect";
import { cellDataOf } from "./cellData";
import { injectorOf } from "./injector";
import { tableModel } from "./tableModel";
import { formulaSpelling } from "./spelling";
import { grow, rectOf, type UniverBook, within } from "./univerBook";

const ERRORS =
  /^#(?:N\/A|VALUE!|REF!|DIV\/0!|NUM!|NAME\?|NULL!|SPILL!|CALC!|CYCLE!|ERROR!|GETTING_DATA|BUSY!)$/;

type Cells = IObjectMatrixPrimitiveType<ICellData>;
type Spills = Record<number, Record<number, IRange>>;

/** What the cells hold: values, formulas and what formulas spill. */
export function univerCells(univer: UniverBook): CellsGrid {
  const { api, workbook, sheet: sheetOf, as } = univer;
  const formulas = injectorOf(api).get(FormulaDataModel);
  const book = workbook.getId();
  const spelled = formulaSpelling(api);
  /** Found by going through all cells; kept as long as nothing happens in the workbook. */
  const usedRanges = new Map<string, Rect | null>();
  const commands = injectorOf(api).get(ICommandService);
  commands.beforeCommandExecuted(() => usedRanges.clear());
  commands.onCommandExecuted(() => usedRanges.clear());

  /** Formulas that name tables, as Excel shows them. */
  function shownIn(sheet: string) {
    let tables: readonly TableHeadings[] | undefined;
    return (formula: string, row: number, column: number) => {
      if (!formula.includes("[")) return formula;
      tables ??= tableModel(univer).tables();
      return toExcelFormula(formula, { sheet, row, column }, tables);
    };
  }

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

  return {
    cells(id, rect) {
      const sheet = sheetOf(id);
      const { rows, columns } = sizeOf(sheet);
      const shown = shownIn(id);
      return matrixOf(rect, (row, column) => {
        if (row >= rows || column >= columns) return { value: null, type: "Empty" };
        const cell = cellAt(sheet, row, column);
        return cell.formula === undefined
          ? cell
          : { ...cell, formula: shown(cell.formula, row, column) };
      });
    },
    texts(id, rect) {
      const sheet = sheetOf(id);
      const { rows, columns } = sizeOf(sheet);
      return matrixOf(rect, (row, column) => {
        if (row >= rows || column >= columns) return "";
        const { value } = cellAt(sheet, row, column);
        if (typeof value !== "number") return textOf(value);
        // Univer's displayed cell has the number format applied.
        return String(sheet.getSheet().getCell(row, column)?.v ?? value);
      });
    },
    write: (id, rect, inputs) =>
      as("addin", () =>
        putCells(sheetOf(id), rect, (row, column) => {
          const input = inputs[row]?.[column];
          if (!input) return null;
          return cellDataOf("formula" in input ? { formula: spelled(input.formula) } : input);
        })
      ),
    clear(id, rect, what) {
      const sheet = sheetOf(id);
      const { row, column, rows, columns } = within(sheet, rect);
      if (rows === 0 || columns === 0) return;
      const range = sheet.getRange(row, column, rows, columns);
      if (what === "Formats") as("addin", () => range.clearFormat());
      else as("addin", () => (what === "Contents" ? range.clearContent() : range.clear()));
    },
    usedRange(id, valuesOnly) {
      const key = `${id}|${valuesOnly}`;
      const known = usedRanges.get(key);
      if (known !== undefined) return known;
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
      const rect = used.rect();
      usedRanges.set(key, rect);
      return rect;
    },
    spillOf(id, row, column) {
      const range = formulas.getArrayFormulaRange()[book]?.[id]?.[row]?.[column];
      return range ? rectOf(range) : null;
    },
    recalculate: () => api.getFormula().executeCalculation(),
  };
}

/** Puts what `make` gives into the cells of a rectangle; Univer counts rows from the sheet's top. */
export function putCells(
  sheet: FWorksheet,
  rect: Rect,
  make: (row: number, column: number) => ICellData | null
): void {
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

const sizeOf = (sheet: FWorksheet) => ({
  rows: sheet.getMaxRows(),
  columns: sheet.getMaxColumns(),
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
