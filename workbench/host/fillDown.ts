import { toR1C1 } from "./formulaReferences";

/**
 * The formula that fills a whole column, as its first cell has it: null when a cell holds something
 * else. A column of the kind fills new rows of its table.
 *
 * @param formulas Of the column's cells from top to bottom; undefined where there is none.
 */
export function columnFormula(formulas: readonly (string | undefined)[]): string | null {
  const [first] = formulas;
  if (first === undefined) return null;
  const read = (formula: string, row: number) => toR1C1(formula, { row, column: 0 });
  const meant = read(first, 0);
  const same = formulas.every(
    (formula, row) => formula !== undefined && read(formula, row) === meant
  );
  return same ? first : null;
}
