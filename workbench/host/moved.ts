import { MAX_COLUMNS, MAX_ROWS } from "./a1";
import type { Rect } from "./grid";

/** Cells that were inserted or deleted: those beyond them have moved by their size. */
export interface CellsMoved {
  readonly change: "Inserted" | "Deleted";
  /** The new cells, or the place of those deleted; whole rows have MAX_COLUMNS columns. */
  readonly rect: Rect;
  /** Which way the others moved: up or down ("Rows"), or left or right ("Columns"). */
  readonly along: "Rows" | "Columns";
}

/** What takes a move back. */
export const opposite = (moved: CellsMoved): CellsMoved => ({
  ...moved,
  change: moved.change === "Inserted" ? "Deleted" : "Inserted",
});

/**
 * Where a rectangle of cells lies after a move, as a reference to it does in Excel: it grows when cells
 * are inserted within it, shrinks when some of its cells are deleted, and is null when all are. Cells
 * that are moved in part only, left of the others or above them, stay what they were.
 */
export function movedRect(rect: Rect, { change, rect: by, along }: CellsMoved): Rect | null {
  const inRows = along === "Rows";
  const beside = inRows
    ? rect.column < by.column || rect.column + rect.columns > by.column + by.columns
    : rect.row < by.row || rect.row + rect.rows > by.row + by.rows;
  if (beside) return rect;
  const [from, size, most] = inRows
    ? [by.row, by.rows, MAX_ROWS]
    : [by.column, by.columns, MAX_COLUMNS];
  const line = inRows
    ? { start: rect.row, length: rect.rows }
    : { start: rect.column, length: rect.columns };
  const moved =
    change === "Inserted" ? stretched(line, from, size, most) : shrunk(line, from, size, most);
  if (!moved) return null;
  return inRows
    ? { ...rect, row: moved.start, rows: moved.length }
    : { ...rect, column: moved.start, columns: moved.length };
}

/** Rows or columns that follow each other. */
interface Line {
  readonly start: number;
  readonly length: number;
}

function stretched({ start, length }: Line, from: number, size: number, most: number): Line | null {
  const first = start >= from ? start + size : start;
  const end = Math.min(most, start + length > from ? start + length + size : start + length);
  // Whole columns stay whole.
  if (length === most) return { start, length };
  return first < end ? { start: first, length: end - first } : null;
}

function shrunk({ start, length }: Line, from: number, size: number, most: number): Line | null {
  if (length === most) return { start, length };
  const after = (place: number) => (place <= from ? place : Math.max(from, place - size));
  const first = after(start);
  const end = after(start + length);
  return first < end ? { start: first, length: end - first } : null;
}
