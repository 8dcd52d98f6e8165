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

/** Whether all cells of the second lie in the first. */
export const contains = (a: Rect, b: Rect): boolean =>
  b.row >= a.row &&
  b.column >= a.column &&
  b.row + b.rows <= a.row + a.rows &&
  b.column + b.columns <= a.column + a.columns;

/** The smallest rectangle that holds both. */
export function boundingRect(a: Rect, b: Rect): Rect {
  const row = Math.min(a.row, b.row);
  const column = Math.min(a.column, b.column);
  const rows = Math.max(a.row + a.rows, b.row + b.rows) - row;
  const columns = Math.max(a.column + a.columns, b.column + b.columns) - column;
  return { row, column, rows, columns };
}

/** What is left of a rectangle without another's cells, as rectangles that share no cell. */
export function withoutRect(rect: Rect, taken: Rect): Rect[] {
  const hole = intersection(rect, taken);
  if (!hole) return [rect];
  const { row, column, rows, columns } = rect;
  const below = hole.row + hole.rows;
  const right = hole.column + hole.columns;
  return [
    { ...rect, rows: hole.row - row },
    { ...rect, row: below, rows: row + rows - below },
    { ...hole, column, columns: hole.column - column },
    { ...hole, column: right, columns: column + columns - right },
  ].filter((part) => part.rows > 0 && part.columns > 0);
}

/** A matrix over a rectangle's cells; the callback gets rows and columns of the sheet. */
export const matrixOf = <T>(rect: Rect, cell: (row: number, column: number) => T): T[][] =>
  Array.from({ length: rect.rows }, (_, r) =>
    Array.from({ length: rect.columns }, (_, c) => cell(rect.row + r, rect.column + c))
  );
