import { MAX_COLUMNS, MAX_ROWS } from "./a1";
import type { Rect } from "./grid";

/** Whole columns, whole rows or the whole sheet: Excel tells no values of these. */
export const isUnbounded = ({ rows, columns }: Rect) =>
  rows === MAX_ROWS || columns === MAX_COLUMNS;

export const isOnSheet = ({ row, column, rows, columns }: Rect) =>
  [row, column, rows, columns].every(Number.isInteger) &&
  row >= 0 &&
  column >= 0 &&
  rows > 0 &&
  columns > 0 &&
  row + rows <= MAX_ROWS &&
  column + columns <= MAX_COLUMNS;

/** The cells two rectangles share; null when they share none. */
export function intersection(a: Rect, b: Rect): Rect | null {
  const row = Math.max(a.row, b.row);
  const column = Math.max(a.column, b.column);
  const rows = Math.min(a.row + a.rows, b.row + b.rows) - row;
  const columns = Math.min(a.column + a.columns, b.column + b.columns) - column;
  return rows > 0 && columns > 0 ? { row, column, rows, columns } : null;
}

/** The smallest rectangle that holds both. */
export function boundingRect(a: Rect, b: Rect): Rect {
  const row = Math.min(a.row, b.row);
  const column = Math.min(a.column, b.column);
  const rows = Math.max(a.row + a.rows, b.row + b.rows) - row;
  const columns = Math.max(a.column + a.columns, b.column + b.columns) - column;
  return { row, column, rows, columns };
}

/** A matrix over a rectangle's cells; the callback gets rows and columns of the sheet. */
export const matrixOf = <T>(rect: Rect, cell: (row: number, column: number) => T): T[][] =>
  Array.from({ length: rect.rows }, (_, r) =>
    Array.from({ length: rect.columns }, (_, c) => cell(rect.row + r, rect.column + c))
  );
