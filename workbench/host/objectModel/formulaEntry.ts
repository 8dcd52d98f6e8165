import { invalidArgument } from "../apiError";
import { isFormula, tableHeadings } from "../formulaSyntax";
import type { CellInput } from "../grid";
import type { TableHeadings } from "../structuredReference";
import type { Model, Place } from "./model";

/** Refuses formulas that Excel does not take, before any of the cells is written. */
export function checkFormulas(
  model: Model,
  { sheet, rect }: Place,
  inputs: readonly (readonly (CellInput | null)[])[]
): void {
  let tables: readonly TableHeadings[] | undefined;
  inputs.forEach((line, r) =>
    line.forEach((input, c) => {
      if (!input || !("formula" in input)) return;
      tables ??= model.tables.map(tableHeadings);
      const place = { sheet, row: rect.row + r, column: rect.column + c };
      if (!isFormula(input.formula, place, tables)) throw invalidArgument();
    })
  );
}
