import type { CustomFunctions } from "../grid/customFunctions";
import { makeAddress } from "../host/a1";
import type { Cell, Grid, Rect } from "../host/grid";
import type { Texts } from "./texts";

/** An error in a cell, with what explains it. */
export interface CellProblem {
  readonly code: string;
  /** What the function says that gave the error; "" when it says nothing. */
  readonly message: string;
}

/** A problem and its cell. */
export interface LocatedProblem extends CellProblem {
  /** The sheet's id. */
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  /** With the sheet's name: `'VP table'!A5`. */
  readonly address: string;
}

/** A cell and where it stands. */
interface Placed {
  readonly row: number;
  readonly column: number;
  readonly cell: Cell;
}

/** A formula's cell and the rectangle its result fills. */
interface Spill extends Placed {
  readonly rect: Rect;
}

/** The error that stands in a cell and the message of the function it comes from. */
export function problemAt(
  grid: Grid,
  functions: CustomFunctions,
  sheet: string,
  row: number,
  column: number
): CellProblem | undefined {
  const [[cell] = []] = grid.cells(sheet, { row, column, rows: 1, columns: 1 });
  if (cell?.type !== "Error") return undefined;
  const spills = cell.spilled ? spillsIn(grid, sheet, cellsIn(grid, sheet)) : [];
  return problemOf(functions, sheet, { row, column, cell }, spills);
}

/** All errors in the cells of the workbook, sheet by sheet and row by row. */
export function problemsIn(grid: Grid, functions: CustomFunctions): LocatedProblem[] {
  return grid.sheets().flatMap(({ id, name }) => {
    const cells = cellsIn(grid, id);
    const errors = cells.filter(({ cell }) => cell.type === "Error");
    const spills = errors.some(({ cell }) => cell.spilled) ? spillsIn(grid, id, cells) : [];
    return errors.map((error) => ({
      ...problemOf(functions, id, error, spills),
      sheet: id,
      row: error.row,
      column: error.column,
      address: makeAddress(name, { row: error.row, column: error.column, rows: 1, columns: 1 }),
    }));
  });
}

/** What explains a problem, or "" when its code says all there is to say. */
export function explanationOf({ code, message }: CellProblem, texts: Texts): string {
  return message || ({ "#SPILL!": texts.blockedSpill, "#NAME?": texts.unknownName }[code] ?? "");
}

function problemOf(
  functions: CustomFunctions,
  sheet: string,
  error: Placed,
  spills: readonly Spill[]
): CellProblem {
  const code = String(error.cell.value);
  const home = error.cell.spilled ? spills.find(({ rect }) => fills(rect, error)) : error;
  if (!home) return { code, message: "" };
  const message = functions.message({
    code,
    formula: home.cell.formula ?? "",
    sheet,
    row: home.row,
    column: home.column,
    down: error.row - home.row,
    across: error.column - home.column,
  });
  return { code, message: message ?? "" };
}

const fills = (rect: Rect, { row, column }: Placed) =>
  row >= rect.row &&
  row < rect.row + rect.rows &&
  column >= rect.column &&
  column < rect.column + rect.columns;

function cellsIn(grid: Grid, sheet: string): Placed[] {
  const used = grid.usedRange(sheet, true);
  if (!used) return [];
  return grid
    .cells(sheet, used)
    .flatMap((line, r) =>
      line.map((cell, c) => ({ row: used.row + r, column: used.column + c, cell }))
    );
}

function spillsIn(grid: Grid, sheet: string, cells: readonly Placed[]): Spill[] {
  return cells.flatMap((placed) => {
    const rect = placed.cell.formula ? grid.spillOf(sheet, placed.row, placed.column) : null;
    return rect ? [{ ...placed, rect }] : [];
  });
}
