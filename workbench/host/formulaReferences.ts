import { columnIndex, columnName, MAX_COLUMNS, MAX_ROWS } from "./a1";

/** A row or column of a reference, from 0; `fixed` with a `$`. */
export interface Line {
  readonly index: number;
  readonly fixed: boolean;
}

/** A corner of a reference: a cell, or a whole row or column where the other line is null. */
export interface Corner {
  readonly row: Line | null;
  readonly column: Line | null;
}

/** A reference within a formula: `A1`, `$B$2:C3`, `A:A`, `1:2`. */
interface FormulaReference {
  readonly from: Corner;
  /** Null for a single cell. */
  readonly to: Corner | null;
}

const TOKENS =
  /"(?:[^"]|"")*"|'(?:[^']|'')*'|\[(?:[^[\]']|'[^]|\[(?:[^[\]']|'[^])*\])*\]|[\p{L}\p{N}_.$\\?]+|[^]/gu;
const CELL = /^(\$?)([A-Z]{1,3})(\$?)([1-9]\d{0,6})$/i;
const COLUMN = /^(\$?)([A-Z]{1,3})$/i;
const ROW = /^(\$?)([1-9]\d{0,6})$/;

/** A formula as its references and the texts between them; strings, names and tables are text. */
export function splitFormula(formula: string): (string | FormulaReference)[] {
  const tokens = formula.match(TOKENS) ?? [];
  const parts: (string | FormulaReference)[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const last = tokens[i + 1] === ":" ? tokens[i + 2] : undefined;
    const reference = last === undefined ? null : rangeOf(token, last);
    if (reference && !/^[(!]$/.test(tokens[i + 3] ?? "")) {
      parts.push(reference);
      i += 2;
      continue;
    }
    const cell = /^[(![]/.test(tokens[i + 1] ?? "") ? null : cellOf(token);
    parts.push(cell ? { from: cell, to: null } : token);
  }
  return parts;
}

function rangeOf(first: string, last: string): FormulaReference | null {
  for (const read of [cellOf, columnOf, rowOf]) {
    const [from, to] = [read(first), read(last)];
    if (from && to) return { from, to };
  }
  return null;
}

function cellOf(text: string): Corner | null {
  const [, columnSign, letters = "", rowSign, digits = ""] = CELL.exec(text) ?? [];
  if (columnSign === undefined) return null;
  const cell = {
    row: { index: Number(digits) - 1, fixed: rowSign === "$" },
    column: { index: columnIndex(letters), fixed: columnSign === "$" },
  };
  return isOnSheet(cell) ? cell : null;
}

function columnOf(text: string): Corner | null {
  const [, sign, letters = ""] = COLUMN.exec(text) ?? [];
  if (sign === undefined) return null;
  const corner = { row: null, column: { index: columnIndex(letters), fixed: sign === "$" } };
  return isOnSheet(corner) ? corner : null;
}

function rowOf(text: string): Corner | null {
  const [, sign, digits = ""] = ROW.exec(text) ?? [];
  if (sign === undefined) return null;
  const corner = { row: { index: Number(digits) - 1, fixed: sign === "$" }, column: null };
  return isOnSheet(corner) ? corner : null;
}

const within = (line: Line | null, count: number) =>
  !line || (line.index >= 0 && line.index < count);
const isOnSheet = ({ row, column }: Corner) => within(row, MAX_ROWS) && within(column, MAX_COLUMNS);

/** A reference as it is written; `#REF!` where it has left the sheet. */
export function makeReference({ from, to }: FormulaReference): string {
  if (!isOnSheet(from) || (to && !isOnSheet(to))) return "#REF!";
  return to ? `${makeCorner(from)}:${makeCorner(to)}` : makeCorner(from);
}

const sign = (line: Line) => (line.fixed ? "$" : "");
const makeCorner = ({ row, column }: Corner) =>
  (column ? sign(column) + columnName(column.index) : "") +
  (row ? `${sign(row)}${row.index + 1}` : "");

/** A formula with each corner of its references replaced. */
function mapCorners(formula: string, map: (corner: Corner) => Corner): string {
  return splitFormula(formula)
    .map((part) =>
      typeof part === "string"
        ? part
        : makeReference({ from: map(part.from), to: part.to && map(part.to) })
    )
    .join("");
}

const moved = (line: Line | null, by: number): Line | null =>
  line && !line.fixed ? { ...line, index: line.index + by } : line;

/** A formula copied so many rows down and columns right: references without `$` go along. */
export const shiftFormula = (formula: string, rows: number, columns: number): string =>
  rows === 0 && columns === 0
    ? formula
    : mapCorners(formula, ({ row, column }) => ({
        row: moved(row, rows),
        column: moved(column, columns),
      }));

/** A cell's place. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/**
 * A formula copied while rows become columns: what was so many rows below its cell is as many columns
 * to the right of it. What has a `$` does not turn.
 */
export function transposeFormula(formula: string, from: CellPlace, to: CellPlace): string {
  return mapCorners(formula, ({ row, column }) =>
    row?.fixed || column?.fixed
      ? { row: moved(row, to.row - from.row), column: moved(column, to.column - from.column) }
      : { row: moved(column, to.row - from.column), column: moved(row, to.column - from.row) }
  );
}

const OFFSET = String.raw`(?:\[-?\d+\]|\d+)?`;
/** Texts, then `R[1]C2`, then `R1:R3` or `C`. */
const R1C1 = new RegExp(
  String.raw`"(?:[^"]|"")*"|'(?:[^']|'')*'|(?<![\p{L}\p{N}_.[\]])` +
    String.raw`(?:R(${OFFSET})C(${OFFSET})|([RC])(${OFFSET})(?::\3(${OFFSET}))?)(?![\p{L}\p{N}_.([!])`,
  "giu"
);

/** A formula in R1C1 notation, as it reads from its cell: `=R[-1]C*2`. */
export function toR1C1(formula: string, { row, column }: CellPlace): string {
  const line = (letter: string, at: Line | null, own: number) => {
    if (!at) return "";
    if (at.fixed) return `${letter}${at.index + 1}`;
    return at.index === own ? letter : `${letter}[${at.index - own}]`;
  };
  const corner = (at: Corner) => line("R", at.row, row) + line("C", at.column, column);
  return splitFormula(formula)
    .map((part) => {
      if (typeof part === "string") return part;
      const [from, to] = [corner(part.from), part.to && corner(part.to)];
      const isWholeLine = !part.from.row || !part.from.column;
      return to === null || (isWholeLine && from === to) ? from : `${from}:${to}`;
    })
    .join("");
}

/** A formula in A1 notation from one in R1C1 notation. */
export function fromR1C1(formula: string, { row, column }: CellPlace): string {
  const line = (offset: string, own: number): Line => {
    const fixed = /^\d/.test(offset);
    return {
      fixed,
      index: fixed ? Number(offset) - 1 : own + Number(offset.replace(/[[\]]/g, "")),
    };
  };
  const whole = (letter: string, offset: string): Corner =>
    letter.toUpperCase() === "R"
      ? { row: line(offset, row), column: null }
      : { row: null, column: line(offset, column) };
  return formula.replace(
    R1C1,
    (text, ofRow?: string, ofColumn?: string, letter?: string, first = "", last = first) => {
      if (letter !== undefined)
        return makeReference({ from: whole(letter, first), to: whole(letter, last) });
      if (ofRow === undefined || ofColumn === undefined) return text;
      return makeReference({
        from: { row: line(ofRow, row), column: line(ofColumn, column) },
        to: null,
      });
    }
  );
}
