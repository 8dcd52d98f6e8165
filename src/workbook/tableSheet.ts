import { SHEET_WORDS } from "../locales/sheetWords";
import { cellName, columnName } from "./address";
import { appendRows, type Content, type TableKind, withRows } from "./appendRows";
import type { SheetBlock } from "./bookBlocks";
import { type CellRule, holdTo } from "./cellRules";
import type { SheetFacts } from "./eventBook";
import type { HeldTable } from "./heldBook";
import { drawHeadings, drawSheet, drawTableLines, HEADING_ROW } from "./sheetLook";
import { NO_WRITES, type Writes } from "./writeWhole";

/** A sheet with a table into which people type. */
export interface TableSheet<C extends string> {
  readonly facts: SheetFacts;
  /** Of the sheet. */
  readonly name: string;
  /** A formula for the event's title; "" for none. */
  readonly title: string;
  /** Widths of the columns, in points, also of what stands beside the table. */
  readonly widths: readonly number[];
  /** What the table is called. */
  readonly table: string;
  readonly kind: TableKind<C>;
  /** What may be typed into a column; null where anything may. */
  readonly rule: (column: C) => CellRule | null;
  readonly rows: readonly Partial<Record<C, Content>>[];
}

/** Rows that are held to rules: those of 64 teams over nine rounds, and some. */
export const RULED_ROWS = 10_000;

/** Makes the sheet and its table with the rows; `more` draws what stands beside it. */
export function newTableSheet<C extends string>(
  { facts, name, title, widths, table, kind, rule, rows }: TableSheet<C>,
  more: (sheet: Excel.Worksheet) => void = () => undefined
): Writes {
  const { columns, headings, format } = kind;
  const heads = columns.map((column) => headings(facts.locale)[column]);
  const empty: HeldTable = {
    name: table,
    area: { sheet: name, row: HEADING_ROW, column: 0, rows: 2, columns: columns.length },
    values: [heads, heads.map(() => "")],
  };
  return {
    ...NO_WRITES,
    adds: [name],
    write: (context) => {
      const words = SHEET_WORDS[facts.locale];
      const sheet = context.workbook.worksheets.add(name);
      drawSheet(sheet, {
        title: name,
        subtitle: title,
        widths,
        headingLines: 2,
        frozenColumns: 0,
        orientation: "Portrait",
        footer: { left: `${facts.title} · ${name}`, right: words.page },
      });
      const head = sheet.getRangeByIndexes(HEADING_ROW, 0, 1, columns.length);
      head.formulas = [heads];
      const made = sheet.tables.add(
        sheet.getRangeByIndexes(HEADING_ROW, 0, 2, columns.length),
        true
      );
      made.name = table;
      drawTableLines(made);
      drawHeadings(head);
      columns.forEach((column, i) => {
        const own = rule(column);
        const cells = sheet.getRangeByIndexes(HEADING_ROW + 1, i, RULED_ROWS, 1);
        if (own) holdTo(cells, own, heads[i]!, words);
      });
      // Whole columns: rows that come later look the same.
      const numbers = columns.findIndex((column) => format(column) === TEXT);
      sheet.getRange(`A:${columnName(numbers - 1)}`).format.horizontalAlignment = "Center";
      sheet.getRange("A1:A2").format.horizontalAlignment = "Left";
      appendRows(empty, kind, rows).write(context);
      more(sheet);
    },
  };
}

const TEXT = "@";

/** The cells of such a table, as they will be read once it is made. */
export function newTableBlock<C extends string>({
  facts,
  name,
  kind,
  rows,
}: Pick<TableSheet<C>, "facts" | "name" | "kind" | "rows">): SheetBlock {
  const heads = kind.columns.map((column) => kind.headings(facts.locale)[column]);
  const cells = cellName({ sheet: name, cells: "A1" }, HEADING_ROW, 0);
  return withRows({ sheet: name, cells, values: [heads], formulas: [heads] }, kind, rows);
}
