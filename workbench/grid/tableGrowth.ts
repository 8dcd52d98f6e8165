import { type ICellData, type IRange, type Nullable, ObjectMatrix } from "@univerjs/core";
import {
  DeleteRangeMoveLeftCommand,
  DeleteRangeMoveUpCommand,
  InsertRangeMoveDownCommand,
  InsertRangeMoveRightCommand,
  InsertRowCommand,
  type ISetRangeValuesMutationParams,
  SetRangeValuesCommand,
  SheetInterceptorService,
} from "@univerjs/sheets";
import { DeleteSheetTableMutation, SetSheetTableMutation } from "@univerjs/sheets-table";
import { columnFormula } from "../host/fillDown";
import { shiftFormula } from "../host/formulaReferences";
import type { Rect } from "../host/grid";
import { freeHeadings } from "../host/headings";
import { type CellsMoved, movedRect } from "../host/moved";
import { boundingRect, intersection } from "../host/rect";
import { injectorOf } from "./injector";
import { cellsStep, type Step, steps } from "./step";
import { addAgain, headingCell, type KnownTable, type TableModel, textOf } from "./tableModel";
import { rangeOf, rectOf, type UniverBook } from "./univerBook";

type CellMatrix = NonNullable<ISetRangeValuesMutationParams["cellValue"]>;
type FormulaAt = (sheet: string, row: number, column: number) => string | undefined;

const MOVES: Readonly<Record<string, Pick<CellsMoved, "change" | "along">>> = {
  [InsertRangeMoveDownCommand.id]: { change: "Inserted", along: "Rows" },
  [InsertRangeMoveRightCommand.id]: { change: "Inserted", along: "Columns" },
  [DeleteRangeMoveUpCommand.id]: { change: "Deleted", along: "Rows" },
  [DeleteRangeMoveLeftCommand.id]: { change: "Deleted", along: "Columns" },
};

/**
 * Lets tables grow as in Excel: what a person types directly below or beside one joins it, its
 * calculated columns fill new rows, and inserted or deleted cells take it along. All of it belongs to
 * the step of undo that brought it about.
 */
export function letTablesGrow(book: UniverBook, model: TableModel, formulaAt: FormulaAt): void {
  const { api, workbook, author } = book;
  const unitId = workbook.getId();

  function typed({ subUnitId: sheet, cellValue }: ISetRangeValuesMutationParams): Step {
    const rect = cellValue && writtenRect(cellValue);
    if (!rect) return steps();
    for (const table of model.tables().filter((t) => t.sheet === sheet)) {
      const step = below(table, rect) ?? beside(table, rect, cellValue) ?? wholeColumn(table, rect);
      if (step) return step;
    }
    return steps();
  }

  /** What was typed directly below the last row, in its columns, is a new row. */
  function below(table: KnownTable, typed: Rect): Step | null {
    const { rect, sheet } = table;
    const joins =
      !table.hasTotals && typed.row === rect.row + rect.rows && isWithin(typed, rect, "column");
    const added = { ...rect, row: typed.row, rows: typed.rows };
    if (!joins || !isFree(sheet, added, typed)) return null;
    const filled: CellMatrix = {};
    for (let column = rect.column; column < rect.column + rect.columns; column++) {
      if (column >= typed.column && column < typed.column + typed.columns) continue;
      const formula = formulaOf(table, column);
      for (let row = added.row; formula !== null && row < added.row + added.rows; row++)
        (filled[row] ??= {})[column] = {
          f: shiftFormula(formula, row - rect.row - 1, 0),
        };
    }
    const resized = resize(table, { ...rect, rows: rect.rows + typed.rows });
    return Object.keys(filled).length > 0 ? steps(resized, cellsStep(api, sheet, filled)) : resized;
  }

  /** What was typed directly right of the table, beside its rows, is a new column. */
  function beside(table: KnownTable, typed: Rect, cells: CellMatrix): Step | null {
    const { rect, sheet, headings, look } = table;
    const joins =
      typed.column === rect.column + rect.columns &&
      typed.columns === 1 &&
      look.showHeaders &&
      isWithin(typed, rect, "row");
    const added = { ...rect, column: typed.column, columns: 1 };
    if (!joins || !isFree(sheet, added, typed)) return null;
    const cell = typed.row === rect.row ? cells[rect.row]?.[typed.column] : undefined;
    const [heading = ""] = freeHeadings([textOf(cell)], headings, () => headings.length + 1);
    const header = { [rect.row]: { [typed.column]: headingCell(heading) } };
    const titled: Step = {
      redos: cellsStep(api, sheet, header).redos,
      // Undo leaves the cell empty when the table has let it go.
      undos: cellsStep(api, sheet, { [rect.row]: { [typed.column]: EMPTY } }).redos,
    };
    const resized = resize(table, { ...rect, columns: rect.columns + 1 });
    return steps(titled, resized, filledFrom(table, typed, added));
  }

  /** A formula typed into an empty column fills it. */
  function wholeColumn(table: KnownTable, typed: Rect): Step | null {
    const { rect, sheet } = table;
    const body = { ...rect, row: rect.row + 1, rows: rect.rows - 1 };
    const isInBody = typed.rows === 1 && typed.columns === 1 && intersection(body, typed);
    const column = { ...body, column: typed.column, columns: 1 };
    if (!isInBody || body.rows < 2 || !isFree(sheet, column, typed)) return null;
    return filledFrom(table, typed, column);
  }

  function filledFrom({ rect, sheet }: KnownTable, typed: Rect, column: Rect): Step {
    const formula = typed.rows === 1 ? formulaAt(sheet, typed.row, typed.column) : undefined;
    if (!formula || typed.row === rect.row) return steps();
    const cells: CellMatrix = {};
    for (let row = rect.row + 1; row < rect.row + rect.rows; row++)
      if (row !== typed.row)
        cells[row] = { [column.column]: { f: shiftFormula(formula, row - typed.row, 0) } };
    return Object.keys(cells).length > 0 ? cellsStep(api, sheet, cells) : steps();
  }

  /** The formula of a calculated column, as its first row has it. */
  function formulaOf({ sheet, rect }: KnownTable, column: number): string | null {
    return columnFormula(
      Array.from({ length: rect.rows - 1 }, (_, r) => formulaAt(sheet, rect.row + 1 + r, column))
    );
  }

  /** Whether nothing stands in a rectangle but what was typed into it. */
  function isFree(sheet: string, rect: Rect, typed: Rect): boolean {
    const overlaps = model
      .tables()
      .some((t) => t.sheet === sheet && intersection(t.rect, rect) && !intersection(t.rect, typed));
    if (overlaps) return false;
    const cells = book.sheet(sheet).getSheet();
    for (let row = rect.row; row < rect.row + rect.rows; row++)
      for (let column = rect.column; column < rect.column + rect.columns; column++) {
        if (intersection(typed, { row, column, rows: 1, columns: 1 })) continue;
        const cell = cells.getCellRaw(row, column);
        if (cell?.f || cell?.si || textOf(cell) !== "") return false;
      }
    return true;
  }

  function resize({ id, sheet, rect }: KnownTable, to: Rect): Step {
    const set = (range: Rect) => ({
      id: SetSheetTableMutation.id,
      params: {
        unitId,
        subUnitId: sheet,
        tableId: id,
        config: { updateRange: { newRange: rangeOf(range) } },
      },
    });
    return { redos: [set(to)], undos: [set(rect)] };
  }

  /** New rows of the sheet within a table get the formulas of its calculated columns. */
  function inserted(sheet: string, rows: Rect): Step {
    const cells: CellMatrix = {};
    for (const table of model.tables().filter((t) => t.sheet === sheet)) {
      const { rect } = table;
      if (rows.row <= rect.row || rows.row >= rect.row + rect.rows) continue;
      for (let column = rect.column; column < rect.column + rect.columns; column++) {
        const formula = formulaOf(table, column);
        for (let row = rows.row; formula !== null && row < rows.row + rows.rows; row++)
          (cells[row] ??= {})[column] = { f: shiftFormula(formula, row - rect.row - 1, 0) };
      }
    }
    // The rows go with all that stands in them.
    return {
      redos: Object.keys(cells).length > 0 ? cellsStep(api, sheet, cells).redos : [],
      undos: [],
    };
  }

  /** Tables go along with cells that are inserted or deleted in a part of the sheet. */
  function moved(sheet: string, move: CellsMoved): Step {
    return steps(
      ...model
        .tables()
        .filter((table) => table.sheet === sheet)
        .map((table) => {
          const rect = movedRect(table.rect, move);
          if (!rect) return removal(table);
          const { row, column, rows, columns } = table.rect;
          const same =
            rect.row === row &&
            rect.column === column &&
            rect.rows === rows &&
            rect.columns === columns;
          return same ? steps() : resize(table, rect);
        })
    );
  }

  const removal = ({ id, sheet, table }: KnownTable): Step => ({
    redos: [{ id: DeleteSheetTableMutation.id, params: { unitId, subUnitId: sheet, tableId: id } }],
    undos: [addAgain(unitId, table)],
  });

  injectorOf(api)
    .get(SheetInterceptorService)
    .interceptCommand({
      getMutations({ id, params }) {
        const { redos, undos } = follow(id, params);
        return { redos: [...redos], undos: [...undos] };
      },
    });

  function follow(id: string, params: unknown): Step {
    if (id === SetRangeValuesCommand.id)
      return author() === "user" ? typed(params as ISetRangeValuesMutationParams) : steps();
    const { range, subUnitId } = (params ?? {}) as { range?: IRange; subUnitId?: string };
    if (!range) return steps();
    const sheet = subUnitId ?? workbook.getWorkbook().getActiveSheet().getSheetId();
    if (id === InsertRowCommand.id) return inserted(sheet, rectOf(range));
    const move = MOVES[id];
    return move ? moved(sheet, { ...move, rect: rectOf(range) }) : steps();
  }
}

/** The rectangle that gets new content; null when only formats change. */
function writtenRect(cells: CellMatrix): Rect | null {
  let written: Rect | null = null;
  new ObjectMatrix<Nullable<ICellData>>(cells).forValue((row, column, cell) => {
    const content = cell?.f ?? cell?.v ?? cell?.p ?? "";
    const one = { row, column, rows: 1, columns: 1 };
    if (content !== "") written = written ? boundingRect(written, one) : one;
  });
  return written;
}

const EMPTY: ICellData = { v: null, f: null, si: null, p: null, t: null };

const isWithin = (a: Rect, b: Rect, along: "row" | "column") =>
  along === "row"
    ? a.row >= b.row && a.row + a.rows <= b.row + b.rows
    : a.column >= b.column && a.column + a.columns <= b.column + b.columns;
