import type { Rect } from "./grid";
import { boundingRect } from "./rect";

/** Whether a cell holds anything. */
export type IsFilled = (row: number, column: number) => boolean;

/** Cells as few rectangles, row by row: those of one row that touch, and equal ones below each other. */
export function blocksOf(rect: Rect, belongs: IsFilled): Rect[] {
  const blocks: Rect[] = [];
  let open: Rect[] = [];
  for (let row = rect.row; row < rect.row + rect.rows; row++) {
    const runs = runsIn(rect, row, belongs);
    const grown = runs.map((run) => {
      const above = open.find((o) => o.column === run.column && o.columns === run.columns);
      return above ? { ...above, rows: above.rows + 1 } : run;
    });
    blocks.push(
      ...open.filter((o) => !grown.some((g) => g.row === o.row && g.column === o.column))
    );
    open = grown;
  }
  return [...blocks, ...open].sort((a, b) => a.row - b.row || a.column - b.column);
}

function runsIn(rect: Rect, row: number, belongs: IsFilled): Rect[] {
  const runs: Rect[] = [];
  for (let column = rect.column; column < rect.column + rect.columns; column++) {
    if (!belongs(row, column)) continue;
    const last = runs.at(-1);
    if (last && last.column + last.columns === column)
      runs[runs.length - 1] = { ...last, columns: last.columns + 1 };
    else runs.push({ row, column, rows: 1, columns: 1 });
  }
  return runs;
}

/**
 * The region around cells that ends at empty rows and columns, or at the sheet's edge: what Ctrl+A
 * selects.
 */
export function surroundingRegion(start: Rect, used: Rect | null, isFilled: IsFilled): Rect {
  if (!used) return start;
  let region = start;
  for (;;) {
    const grown = widened(region, used, isFilled);
    if (grown === region) return region;
    region = grown;
  }
}

function widened(region: Rect, used: Rect, isFilled: IsFilled): Rect {
  const { row, column, rows, columns } = region;
  const sides: Rect[] = [
    { row: row - 1, column: column - 1, rows: 1, columns: columns + 2 },
    { row: row + rows, column: column - 1, rows: 1, columns: columns + 2 },
    { row: row - 1, column: column - 1, rows: rows + 2, columns: 1 },
    { row: row - 1, column: column + columns, rows: rows + 2, columns: 1 },
  ];
  let grown = region;
  for (const side of sides) {
    const filled = blocksOf(clipped(side, used), isFilled);
    for (const block of filled) grown = boundingRect(grown, block);
  }
  return grown.rows === rows && grown.columns === columns ? region : grown;
}

function clipped(rect: Rect, used: Rect): Rect {
  const row = Math.max(rect.row, used.row);
  const column = Math.max(rect.column, used.column);
  return {
    row,
    column,
    rows: Math.max(0, Math.min(rect.row + rect.rows, used.row + used.rows) - row),
    columns: Math.max(0, Math.min(rect.column + rect.columns, used.column + used.columns) - column),
  };
}

export const DIRECTIONS = ["Up", "Down", "Left", "Right"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/**
 * Where Ctrl and an arrow key lead from a place along a line: from a filled cell with a filled
 * neighbour to the last one before a gap, else to the next filled cell, else to the line's end.
 *
 * @param from The place along the line.
 * @param end The line's last place in this direction.
 */
export function edgeFrom(from: number, end: number, isFilled: (place: number) => boolean): number {
  const step = Math.sign(end - from);
  if (step === 0) return from;
  const next = (place: number) => place + step;
  let place = next(from);
  if (isFilled(from) && isFilled(place)) {
    while (place !== end && isFilled(next(place))) place = next(place);
    return place;
  }
  while (place !== end && !isFilled(place)) place = next(place);
  return place;
}
