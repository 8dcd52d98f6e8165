import type { Area, WallLayout } from "./wallLayout";

/** Between two lists on the screen; it is not printed. */
const GAP = 24;

/**
 * Two lists on one sheet, one beside the other. Each is a block of the print area, so that it is printed
 * on pages of its own, with the row of headings that both have.
 */
export function sideBySide(left: WallLayout, right: WallLayout): WallLayout {
  const rows = Math.max(left.cells.length, right.cells.length);
  const start = left.widths.length + 1;
  const line = ({ cells, widths }: WallLayout, row: number) => cells[row] ?? widths.map(() => "");
  const shifted = (area: Area): Area => ({ ...area, column: area.column + start });
  const all = ({ cells, widths }: WallLayout): Area => ({
    row: 0,
    column: 0,
    rows: cells.length,
    columns: widths.length,
  });
  return {
    ...left,
    cells: Array.from({ length: rows }, (_, row) => [...line(left, row), "", ...line(right, row)]),
    widths: [...left.widths, GAP, ...right.widths],
    heights: Array.from({ length: rows }, (_, row) =>
      Math.max(left.heights[row] ?? 0, right.heights[row] ?? 0)
    ),
    looks: [
      ...left.looks,
      ...right.looks.map((look) => ({ ...look, areas: look.areas.map(shifted) })),
    ],
    merged: [...left.merged, ...right.merged.map(shifted)],
    print: { ...left.print, areas: [all(left), shifted(all(right))] },
  };
}
