import type { SheetBlock } from "./bookBlocks";
import { type Area, type HeldTable, rangeOf, textCell, writeCells } from "./heldBook";
import type { WordsOf } from "./knownWord";
import { columnsOf } from "./tableRows";
import { NO_WRITES, type Writes } from "./writeWhole";

/** What comes into the cells of a row; a text stays that text, whatever Excel would read in it. */
export type Content = string | number;

/** The columns of a table, and how they are called and written. */
export interface TableKind<C extends string> {
  readonly columns: readonly C[];
  readonly headings: WordsOf<C>;
  readonly format: (column: C) => string;
  /** Formulas of columns that are worked out, the same in every row. */
  readonly formulas?: Partial<Record<C, string>>;
}

/**
 * Writes rows below those of a table, which grows. Rows left empty at its end come first. Columns are
 * found by their headings; those a director added are left alone.
 */
export function appendRows<C extends string>(
  table: HeldTable,
  kind: TableKind<C>,
  rows: readonly Partial<Record<C, Content>>[]
): Writes {
  if (rows.length === 0) return NO_WRITES;
  const { area, values, name } = table;
  const used = usedRows(values);
  const height = Math.max(values.length, used + rows.length);
  const written: Area = { ...area, row: area.row + used, rows: rows.length };
  const below: Area = {
    ...area,
    row: area.row + values.length,
    rows: height - values.length,
  };
  const at = columnsOf(values[0] ?? [], kind.columns, kind.headings);
  return {
    ...NO_WRITES,
    on: [area.sheet],
    cells: [written],
    empty: below.rows > 0 ? [{ area: below, table: name }] : [],
    write: (context) => {
      if (below.rows > 0)
        context.workbook.tables.getItem(name).resize(rangeOf(context, { ...area, rows: height }));
      for (const columns of neighbours(at)) {
        const first = at.get(columns[0]!)!;
        const part = { ...written, column: area.column + first, columns: columns.length };
        writeCells(
          rangeOf(context, part),
          rows.map((row) =>
            columns.map((column) => kind.formulas?.[column] ?? contentCell(row[column]))
          ),
          rows.map(() => columns.map(kind.format))
        );
      }
    },
  };
}

/** A table's cells as they are with rows below those that were there. */
export function withRows<C extends string>(
  block: SheetBlock,
  { columns, headings, formulas = {} }: TableKind<C>,
  rows: readonly Partial<Record<C, Content>>[]
): SheetBlock {
  const heads = block.values[0] ?? [];
  const at = columnsOf(heads, columns, headings);
  const linesBy = (contentOf: (row: (typeof rows)[number], column: C) => Content) =>
    rows.map((row) => {
      const line: unknown[] = heads.map(() => "");
      for (const [column, place] of at) line[place] = contentOf(row, column);
      return line;
    });
  const used = usedRows(block.values);
  return {
    ...block,
    values: [...block.values.slice(0, used), ...linesBy((row, column) => row[column] ?? "")],
    formulas: [
      ...block.formulas.slice(0, used),
      ...linesBy((row, column) => formulas[column] ?? row[column] ?? ""),
    ],
  };
}

/** Rows of a table without those left empty at its end; its headings are one. */
function usedRows(values: HeldTable["values"]): number {
  let used = values.length;
  while (used > 1 && values[used - 1]!.every((value) => value === "")) used--;
  return used;
}

/** Columns that stand side by side can be written together. */
export function neighbours<C extends string>(at: ReadonlyMap<C, number>): C[][] {
  const found: C[][] = [];
  let last = -Infinity;
  for (const [column, place] of [...at].sort(([, one], [, other]) => one - other)) {
    if (place === last + 1) found.at(-1)!.push(column);
    else found.push([column]);
    last = place;
  }
  return found;
}

function contentCell(content: Content | undefined): Content {
  return typeof content === "string" ? textCell(content) : (content ?? "");
}
