import { firstCell } from "./address";
import type { SheetBlock } from "./bookBlocks";
import { type Area, rangeOf } from "./heldBook";
import { runsOf } from "./runs";
import { NO_WRITES, type Writes } from "./writeWhole";

/**
 * Takes rows out of a table, which gets as much shorter; those below move up, with the formulas and looks of
 * their cells. `isGone` is asked for rows counted from the headings.
 */
export function removeRows(
  name: string,
  block: SheetBlock,
  isGone: (row: number) => boolean
): Writes {
  const gone = block.values.map((_, row) => row > 0 && isGone(row));
  const first = gone.indexOf(true);
  if (first < 0) return NO_WRITES;
  const { sheet, values } = block;
  const area: Area = {
    ...{ sheet, ...firstCell(block) },
    ...{ rows: values.length, columns: values[0]?.length ?? 0 },
  };
  const stay = runsOf(gone.slice(first).map(Number)).flatMap(([from, count, isOut]) =>
    isOut ? [] : [{ from: first + from, count }]
  );
  const rows = (from: number, count: number) => ({ ...area, row: area.row + from, rows: count });
  const height = first + stay.reduce((sum, { count }) => sum + count, 0);
  return {
    ...NO_WRITES,
    on: [sheet],
    cells: [rows(first, values.length - first)],
    write: (context) => {
      let to = first;
      for (const { from, count } of stay) {
        rangeOf(context, rows(to, count)).copyFrom(rangeOf(context, rows(from, count)));
        to += count;
      }
      rangeOf(context, rows(height, values.length - height)).clear(Excel.ClearApplyTo.contents);
      // A table has a row below its headings, were it an empty one.
      const left = { ...area, rows: Math.max(2, height) };
      context.workbook.tables.getItem(name).resize(rangeOf(context, left));
    },
  };
}

/** A table's cells as they are without some rows. */
export function withoutRows(block: SheetBlock, isGone: (row: number) => boolean): SheetBlock {
  const left = (lines: SheetBlock["values"]) => lines.filter((_, row) => row === 0 || !isGone(row));
  return { ...block, values: left(block.values), formulas: left(block.formulas) };
}
