import { invalidArgument } from "../apiError";
import { isFormula, tableHeadings } from "../formulaSyntax";
import type { CellInput } from "../grid";
import type { TableHeadings } from "../structuredReference";
import type { Model, Place } from "./model";

/** Signs a cell can hold. */
const LONGEST_TEXT = 32_767;

/** Refuses formulas and texts that Excel does not take, before any of the cells is written. */
export function checkEntries(
  model: Model,
  { sheet, rect }: Place,
  inputs: readonly (readonly (CellInput | null)[])[]
): void {
  let tables: readonly TableHeadings[] | undefined;
  inputs.forEach((line, r) =>
    line.forEach((input, c) => {
      if (!input) return;
      if (!("formula" in input)) {
        if (typeof input.value === "string" && input.value.length > LONGEST_TEXT)
          throw invalidArgument();
        return;
      }
      tables ??= model.tables.map(tableHeadings);
      const place = { sheet, row: rect.row + r, column: rect.column + c };
      if (!isFormula(input.formula, place, tables)) throw invalidArgument();
    })
  );
}
