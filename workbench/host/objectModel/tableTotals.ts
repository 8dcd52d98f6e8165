import type { CellInput, Table } from "../grid";
import { makeStructured } from "../structuredReference";
import type { Model } from "./model";
import { bodyOf } from "./tablePlace";

const TOTAL = "Total";
/** SUBTOTAL's numbers for a sum and a count that leave out hidden rows. */
const SUM = 109;
const COUNT = 103;

/** A new totals row as Excel fills it: a word, and what the last column comes to. */
export function totalsRow(model: Model, table: Table): CellInput[] {
  const last = table.columns.at(-1)?.name ?? "";
  const body = bodyOf(table);
  const cells = model.grid.cells(table.sheet, {
    ...body,
    column: body.column + body.columns - 1,
    columns: 1,
  });
  const numbers = cells.flat().every(({ type }) => type === "Double" || type === "Empty");
  const column = makeStructured({ table: table.name, areas: [], columns: [last] });
  const total = { formula: `=SUBTOTAL(${numbers ? SUM : COUNT},${column})` };
  if (table.columns.length === 1) return [total];
  return table.columns.map((_, c) =>
    c === table.columns.length - 1 ? total : { value: c === 0 ? TOTAL : null }
  );
}
