import { columnIndex, MAX_COLUMNS, MAX_ROWS } from "../host/a1";

const TOKENS = /"(?:[^"]|"")*"|'(?:[^']|'')*'|[\w.$\\?\u0080-\uffff]+|\s+|[^]/g;
const WORD = /^[\w.$\\?\u0080-\uffff]/;
const CELL = /^(\$?)([A-Z]{1,3})(\$?)([1-9]\d{0,6})$/i;
const NUMBER = /^(?:\d+\.?\d*|\.\d+)$/;
const LOGICAL = /^(?:true|false)$/i;
/** Structured references, spills, errors, intersections: what they mean may depend on more than place. */
const UNUSUAL = /[[\]#@~|]/;

/**
 * A formula as it reads from its cell: two formulas with the same text here are the same but for their
 * place, as when one was filled down from the other. Null for a formula that cannot be told: one with
 * names, tables, whole rows or columns, or a range with only one end held by `$`.
 *
 * @param row The row of the formula's cell, from 0.
 * @param column Its column, from 0.
 */
export function relativeFormula(formula: string, row: number, column: number): string | null {
  const tokens = formula.match(TOKENS) ?? [];
  let text = "";
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const next = tokens[i + 1];
    if (token === ":" || UNUSUAL.test(token[0]!)) return null;
    if (!WORD.test(token) || next === "(" || next === "!") {
      text += token;
      continue;
    }
    const first = cellOf(token);
    if (!first) {
      if (!NUMBER.test(token) && !LOGICAL.test(token)) return null;
      text += token;
      continue;
    }
    if (next !== ":") {
      text += fromCell(first, row, column);
      continue;
    }
    const last = cellOf(tokens[i + 2] ?? "");
    if (!last || !isPlainRange(first, last) || /^[(!:]$/.test(tokens[i + 3] ?? "")) return null;
    text += `${fromCell(first, row, column)}:${fromCell(last, row, column)}`;
    i += 2;
  }
  return text;
}

interface CellReference {
  readonly row: number;
  readonly column: number;
  readonly rowHeld: boolean;
  readonly columnHeld: boolean;
}

function cellOf(token: string): CellReference | null {
  const [, columnHeld, letters = "", rowHeld, digits = ""] = CELL.exec(token) ?? [];
  if (columnHeld === undefined) return null;
  const row = Number(digits) - 1;
  const column = columnIndex(letters.toUpperCase());
  if (row >= MAX_ROWS || column >= MAX_COLUMNS) return null;
  return { row, column, rowHeld: rowHeld === "$", columnHeld: columnHeld === "$" };
}

/** Its ends stay in order wherever the formula goes. */
const isPlainRange = (first: CellReference, last: CellReference) =>
  first.rowHeld === last.rowHeld &&
  first.columnHeld === last.columnHeld &&
  first.row <= last.row &&
  first.column <= last.column;

const fromCell = (reference: CellReference, row: number, column: number) =>
  `R${reference.rowHeld ? reference.row : `[${reference.row - row}]`}` +
  `C${reference.columnHeld ? reference.column : `[${reference.column - column}]`}`;
