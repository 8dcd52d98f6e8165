import { SHEET_WORDS } from "../locales/sheetWords";
import type { TableKind } from "./appendRows";
import { type AnyEntrantColumn, entrantHeadings } from "./bookTables";
import { ANY_NUMBER, type CellRule, holdTo, wholeFrom } from "./cellRules";
import type { EventFacts } from "./eventBook";
import { DESK_ENTRANTS } from "./eventNames";
import { drawHeadings, drawSheet, drawTableLines, HEADING_ROW } from "./sheetLook";

/** The columns, from the left. */
const COLUMNS = [
  ...(["number", "name", "club", "strength", "carryOver", "from", "to"] as const),
] as const satisfies readonly AnyEntrantColumn[];

/** Columns of texts: a name such as 1-2 or =A must not become a date or a formula. */
const TEXT_COLUMNS: readonly AnyEntrantColumn[] = ["name", "club"];

/** The table of entrants, wherever its columns stand. */
export const ENTRANT_KIND: TableKind<AnyEntrantColumn> = {
  columns: COLUMNS,
  headings: entrantHeadings,
  format: (column) => (TEXT_COLUMNS.includes(column) ? "@" : "General"),
};

const WIDTHS: Readonly<Record<AnyEntrantColumn, number>> = {
  number: 50,
  name: 190,
  club: 120,
  strength: 74,
  carryOver: 60,
  from: 50,
  to: 50,
};

const MOST_ROUNDS = 1_000;
const RULES: Partial<Record<AnyEntrantColumn, CellRule>> = {
  number: wholeFrom(1),
  strength: ANY_NUMBER,
  carryOver: ANY_NUMBER,
  from: wholeFrom(0, MOST_ROUNDS),
  to: wholeFrom(0, MOST_ROUNDS),
};

/** Rows made ready below the headings for entrants who are typed or pasted into the sheet. */
const READY_ROWS = 250;

/** Makes the sheet of entrants, with an empty table. */
export function drawEntrants(sheet: Excel.Worksheet, facts: EventFacts, title: string): void {
  const words = SHEET_WORDS[facts.locale];
  const headings = entrantHeadings(facts.locale);
  drawSheet(sheet, {
    title: words.sheets.entrants,
    subtitle: title,
    widths: COLUMNS.map((column) => WIDTHS[column]),
    headingLines: 2,
    frozenColumns: 0,
    orientation: "Portrait",
    footer: { left: facts.title, right: words.page },
  });
  const count = COLUMNS.length;
  const head = sheet.getRangeByIndexes(HEADING_ROW, 0, 1, count);
  head.formulas = [COLUMNS.map((column) => headings[column])];
  const table = sheet.tables.add(sheet.getRangeByIndexes(HEADING_ROW, 0, 2, count), true);
  table.name = DESK_ENTRANTS;
  drawTableLines(table);
  drawHeadings(head);
  COLUMNS.forEach((column, i) => {
    const cells = sheet.getRangeByIndexes(HEADING_ROW + 1, i, READY_ROWS, 1);
    const rule = RULES[column];
    if (rule) holdTo(cells, rule, headings[column], words);
    if (TEXT_COLUMNS.includes(column))
      cells.numberFormat = Array.from({ length: READY_ROWS }, () => ["@"]);
    else cells.format.horizontalAlignment = "Center";
  });
}
