import {
  CellValueType,
  type ICellData,
  ICommandService,
  type IObjectMatrixPrimitiveType,
  IUniverInstanceService,
  type Nullable,
} from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import { FormulaDataModel } from "@univerjs/engine-formula";
import {
  getSheetMutationTarget,
  type ISetRangeValuesMutationParams,
  SetRangeValuesMutation,
} from "@univerjs/sheets";
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

const KEPT: readonly CellValueType[] = [
  CellValueType.STRING,
  CellValueType.NUMBER,
  CellValueType.BOOLEAN,
];

/**
 * Univer 0.25.1 reads a value anew when its cell is given a format: the text "007" becomes 7, "TRUE" a
 * truth value, and a number a text where the format is that of texts. This tells it that a value whose
 * cell's content does not change stays what it is.
 */
export function keepTypesOfFormatted(api: FUniver): void {
  const injector = injectorOf(api);
  const books = injector.get(IUniverInstanceService);
  injector.get(ICommandService).beforeCommandExecuted(({ id, params }) => {
    if (id !== SetRangeValuesMutation.id) return;
    const mutation = params as ISetRangeValuesMutationParams;
    const sheet = getSheetMutationTarget(books, mutation)?.worksheet;
    for (const [row, line] of Object.entries(mutation.cellValue ?? {}) as [
      string,
      Matrix[number],
    ][])
      for (const [column, cell] of Object.entries(line) as [string, Nullable<ICellData>][]) {
        if (!cell?.s || changesContent(cell) || cell.t) continue;
        const known = sheet?.getCellRaw(+row, +column);
        if (known?.t && KEPT.includes(known.t) && !known.f && !known.si) cell.t = known.t;
      }
  });
}
