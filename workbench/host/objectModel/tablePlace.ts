import type { Rect, Table } from "../grid";
import { sameName } from "../hostObject";
import { parseStructured, type TableArea } from "../structuredReference";

/** A table without its header row and its totals row. */
export function bodyOf({ rect, showHeaders, showTotals }: Table): Rect {
  const header = showHeaders ? 1 : 0;
  return {
    ...rect,
    row: rect.row + header,
    rows: rect.rows - header - (showTotals ? 1 : 0),
  };
}

/** Its header row; null while it is not shown. */
export const headerOf = ({ rect, showHeaders }: Table): Rect | null =>
  showHeaders ? { ...rect, rows: 1 } : null;

/** Its totals row; null while it is not shown. */
export const totalsOf = ({ rect, showTotals }: Table): Rect | null =>
  showTotals ? { ...rect, row: rect.row + rect.rows - 1, rows: 1 } : null;

/** The place of `Results`, `Results[VP]` or `Results[[#All],[Rank]:[VP]]`. */
export function tablePlace(
  text: string,
  tables: readonly Table[]
): { sheet: string; rect: Rect } | null {
  const [piece, ...more] = parseStructured(text) ?? [];
  if (piece === undefined || more.length > 0) return null;
  const reference =
    typeof piece === "string" ? { table: piece.trim(), areas: [], columns: [] } : piece;
  const table = tables.find(({ name }) => sameName(name, reference.table));
  const rows = table && rowsOf(table, reference.areas);
  if (!table || !rows) return null;
  if (reference.columns.length === 0) return { sheet: table.sheet, rect: rows };
  const places = reference.columns.map((heading) =>
    table.columns.findIndex(({ name }) => sameName(name, heading))
  );
  if (places.includes(-1)) return null;
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const rect = { ...rows, column: rows.column + first, columns: last - first + 1 };
  return { sheet: table.sheet, rect };
}

function rowsOf(table: Table, areas: readonly TableArea[]): Rect | null {
  const [area = "#Data", ...more] = areas;
  if (more.length > 0 || area === "#All") return table.rect;
  if (area === "#Headers") return headerOf(table);
  if (area === "#Totals") return totalsOf(table);
  return area === "#Data" ? bodyOf(table) : null;
}
