import type { Table } from "./grid";
import {
  type FormulaPlace,
  parseStructured,
  type TableHeadings,
  toGridFormula,
} from "./structuredReference";

/** What formulas know of a table. */
export const tableHeadings = ({ name, sheet, rect, columns, ...look }: Table): TableHeadings => ({
  name,
  sheet,
  rect: {
    ...rect,
    row: look.showHeaders ? rect.row : rect.row - 1,
    rows: rect.rows + (look.showHeaders ? 0 : 1) - (look.showTotals ? 1 : 0),
  },
  headings: columns.map((column) => column.name),
  hasTotals: look.showTotals,
});

/** Signs a formula may have, its "=" counted. */
const LONGEST_FORMULA = 8192;

/**
 * Whether Excel takes a formula at all, wrong though its result may be: it is not too long, brackets
 * close, no operator lacks a side, and structured references name a table and columns that are there.
 */
export function isFormula(
  formula: string,
  place: FormulaPlace,
  tables: readonly TableHeadings[]
): boolean {
  if (formula.length > LONGEST_FORMULA) return false;
  const pieces = parseStructured(formula.slice(1));
  if (!pieces) return false;
  const bare = pieces
    .map((piece) => (typeof piece === "string" ? piece : "A1"))
    .join("")
    .replace(/"(?:[^"]|"")*"/g, '""')
    .replace(/'(?:[^']|'')*'/g, "Sheet")
    .replace(/<>|<=|>=/g, "=")
    .replace(/\s+/g, " ");
  return closes(bare) && !LACKS_A_SIDE.test(bare) && toGridFormula(formula, place, tables) !== null;
}

const LACKS_A_SIDE = /^ *$|^ *[*/^&=<>,)}%]|[-+*/^&=<>] *(?:[*/^&=<>),;}]|$)|[({,;] *[*/^&=<>]/;

function closes(text: string): boolean {
  const open: string[] = [];
  for (const sign of text) {
    if (sign === "(" || sign === "{") open.push(sign);
    else if (sign === ")" && open.pop() !== "(") return false;
    else if (sign === "}" && open.pop() !== "{") return false;
  }
  return open.length === 0;
}
