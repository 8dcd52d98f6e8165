import type { CustomFunctions } from "../grid/customFunctions";
import type { Grid } from "../host/grid";

/** An error in a cell, with what explains it. */
export interface CellProblem {
  readonly code: string;
  readonly message: string;
}

/** The error that stands in a cell and the message of the function it comes from. */
export function problemAt(
  grid: Grid,
  functions: CustomFunctions,
  sheet: string,
  row: number,
  column: number
): CellProblem | undefined {
  const cell = grid.cells(sheet, { row, column, rows: 1, columns: 1 })[0]?.[0];
  if (cell?.type !== "Error") return undefined;
  const code = String(cell.value);
  const origin = originOf(grid, sheet, row, column);
  const [[home] = []] = grid.cells(sheet, { ...origin, rows: 1, columns: 1 });
  const message = functions.message({
    code,
    formula: home?.formula ?? "",
    sheet,
    ...origin,
    down: row - origin.row,
    across: column - origin.column,
  });
  return { code, message: message ?? "" };
}

/** The cell whose formula fills a cell: itself, or the one it spills from. */
function originOf(grid: Grid, sheet: string, row: number, column: number) {
  const used = grid.usedRange(sheet, true);
  if (!used) return { row, column };
  for (let r = row; r >= used.row; r--)
    for (let c = column; c >= used.column; c--) {
      const spill = grid.spillOf(sheet, r, c);
      if (spill && r + spill.rows > row && c + spill.columns > column) return { row: r, column: c };
    }
  return { row, column };
}
