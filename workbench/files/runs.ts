import type { Rect } from "../host/grid";

interface Placed {
  readonly row: number;
  readonly column: number;
}

/** Cells that are alike, as few rectangles: cells side by side first, then equal lines below each other. */
export function runsOf<Cell extends Placed>(
  cells: readonly Cell[],
  keyOf: (cell: Cell) => string
): { key: string; rects: Rect[] }[] {
  const found = new Map<string, Rect[]>();
  for (const [key, lines] of linesOf(cells, keyOf)) found.set(key, stacked(lines));
  return [...found].map(([key, rects]) => ({ key, rects }));
}

function linesOf<Cell extends Placed>(
  cells: readonly Cell[],
  keyOf: (cell: Cell) => string
): Map<string, Rect[]> {
  const lines = new Map<string, Rect[]>();
  const inOrder = [...cells].sort((a, b) => a.row - b.row || a.column - b.column);
  for (const cell of inOrder) {
    const key = keyOf(cell);
    const list = lines.get(key) ?? [];
    lines.set(key, list);
    const last = list.at(-1);
    const goesOn = last?.row === cell.row && last.column + last.columns === cell.column;
    if (last && goesOn) list[list.length - 1] = { ...last, columns: last.columns + 1 };
    else list.push({ row: cell.row, column: cell.column, rows: 1, columns: 1 });
  }
  return lines;
}

function stacked(lines: readonly Rect[]): Rect[] {
  const open = new Map<string, Rect>();
  const done: Rect[] = [];
  for (const line of lines) {
    const place = `${line.column}:${line.columns}`;
    const above = open.get(place);
    if (above && above.row + above.rows === line.row) {
      open.set(place, { ...above, rows: above.rows + 1 });
      continue;
    }
    if (above) done.push(above);
    open.set(place, line);
  }
  return [...done, ...open.values()];
}
