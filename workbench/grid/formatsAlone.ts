import type { ICellData, IObjectMatrixPrimitiveType, Nullable } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import { FormulaDataModel } from "@univerjs/engine-formula";
import { injectorOf } from "./injector";

type Matrix = IObjectMatrixPrimitiveType<Nullable<ICellData>>;

/** Whether a change of a cell is one of its content; null empties it. */
const changesContent = (cell: Nullable<ICellData>): boolean =>
  !cell || "v" in cell || "f" in cell || "si" in cell || "p" in cell;

/**
 * Univer 0.25.1 forgets a cell's formula, or what it spills, when the cell is given a format by another
 * way than its own buttons: by redo, or by us. This tells its formulas of changed contents alone.
 */
export function keepFormulasOfFormatted(api: FUniver): void {
  const formulas = injectorOf(api).get(FormulaDataModel);
  for (const method of [
    "updateFormulaData",
    "updateArrayFormulaCellData",
    "updateArrayFormulaRange",
  ] as const) {
    const update = formulas[method].bind(formulas) as (...args: [string, string, Matrix]) => never;
    formulas[method] = (unit: string, sheet: string, cells: Matrix) =>
      update(unit, sheet, contentsOf(cells));
  }
}

function contentsOf(cells: Matrix): Matrix {
  const contents: Matrix = {};
  for (const [row, line] of Object.entries(cells) as [string, Matrix[number] | undefined][])
    for (const [column, cell] of Object.entries(line ?? {}))
      if (changesContent(cell)) (contents[+row] ??= {})[+column] = cell;
  return contents;
}
