import { ROOMS } from "../event/boardLine";
import {
  BOARD_COLUMNS,
  type BoardColumn,
  LINEUP_COLUMNS,
  type LineupColumn,
  RESULTS_WORDS,
  type ScoringSetting,
} from "../locales/resultsWords";
import { SCORE_WORDS } from "../locales/scoreWords";
import { SHEET_WORDS } from "../locales/sheetWords";
import { columnName } from "./address";
import { appendRows, type Content, type TableKind } from "./appendRows";
import { type CellRule, holdTo, listOf, wholeFrom } from "./cellRules";
import type { Scored, SheetFacts } from "./eventBook";
import { DESK_LINEUPS, DESK_RESULTS } from "./eventNames";
import { type HeldTable } from "./heldBook";
import type { WordsOf } from "./knownWord";
import { boardHeadings, lineupHeadings } from "./resultTables";
import { inBrackets } from "./roundFormulas";
import { drawScoring, SCORING_WIDTHS } from "./scoringSheet";
import { drawHeadings, drawSheet, drawTableLines, HEADING_ROW } from "./sheetLook";
import { NO_WRITES, type Writes } from "./writeWhole";

/** Columns of texts: −1, +1 and = must not become numbers or formulas. */
const TEXTS: readonly (BoardColumn | LineupColumn)[] = [
  ...(["contract", "by", "result", "remark", "north", "south", "east", "west"] as const),
];

const format = (column: BoardColumn | LineupColumn) => (TEXTS.includes(column) ? "@" : "General");

/** The columns of the results, from the left. */
export function boardColumns(scored: Scored): readonly BoardColumn[] {
  return BOARD_COLUMNS.filter(
    (column) => column !== "section" && (scored === "teams" || column !== "room")
  );
}

const LINEUP = LINEUP_COLUMNS.filter((column) => column !== "section");

/** The formula of a score, the same in every row; it is typed over where there is no contract. */
export function scoreFormula(headings: Readonly<Record<BoardColumn, string>>): string {
  const own = (column: BoardColumn) =>
    `${DESK_RESULTS}[[#This Row],[${inBrackets(headings[column])}]]`;
  const score = `DESK.BRIDGESCORE(${own("contract")},${own("result")},${own("board")},${own("by")})`;
  return `=IF(${own("contract")}="","",${score})`;
}

/** The table of results, wherever its columns stand and whatever they are called. */
export function resultsKind(
  scored: Scored,
  headings: Readonly<Record<BoardColumn, string>>
): TableKind<BoardColumn> {
  return {
    columns: boardColumns(scored),
    headings: boardHeadings,
    format,
    formulas: { score: scoreFormula(headings) },
  };
}

/** The table of line-ups. */
export const LINEUPS_KIND: TableKind<LineupColumn> = {
  columns: LINEUP,
  headings: lineupHeadings,
  format,
};

const NUMBER = 46;
const NAME = 110;
const WIDTHS: Readonly<Record<BoardColumn | LineupColumn, number>> = {
  ...{ section: NUMBER, round: NUMBER, table: NUMBER, room: 56, board: NUMBER },
  ...{ ns: NUMBER, ew: NUMBER, contract: 72, by: NUMBER, result: NUMBER, score: 62, remark: 150 },
  ...{ from: 56, to: 56, north: NAME, south: NAME, east: NAME, west: NAME },
};

/** Free columns between the results and the settings of their scoring. */
const BETWEEN = 2;

/** Rows that are held to rules: those of 64 teams over nine rounds, and some. */
const RULED_ROWS = 10_000;

/** Where the settings of scoring begin. */
export function scoringColumn(scored: Scored): number {
  return boardColumns(scored).length + BETWEEN;
}

/** Makes the sheet of results with its rows, and beside them the settings of scoring. */
export function newResultsSheet(
  facts: SheetFacts,
  title: string,
  scored: Scored,
  settings: readonly ScoringSetting[],
  rows: readonly Partial<Record<BoardColumn, Content>>[]
): Writes {
  const columns = boardColumns(scored);
  const widths = [
    ...columns.map((column) => WIDTHS[column]),
    ...Array.from({ length: BETWEEN }, () => NUMBER),
    ...SCORING_WIDTHS,
  ];
  const kind = resultsKind(scored, boardHeadings(facts.locale));
  return newTable(
    { facts, title, widths, table: DESK_RESULTS, kind, rows },
    SCORE_WORDS[facts.locale].sheets.results,
    (sheet) => drawScoring(sheet, scoringColumn(scored), settings, facts.locale)
  );
}

/** Makes the sheet of line-ups with its rows. */
export function newLineupsSheet(
  facts: SheetFacts,
  title: string,
  rows: readonly Partial<Record<LineupColumn, Content>>[]
): Writes {
  const widths = LINEUP.map((column) => WIDTHS[column]);
  return newTable(
    { facts, title, widths, table: DESK_LINEUPS, kind: LINEUPS_KIND, rows },
    SCORE_WORDS[facts.locale].sheets.lineups,
    () => undefined
  );
}

interface NewTable<C extends BoardColumn | LineupColumn> {
  readonly facts: SheetFacts;
  readonly title: string;
  readonly widths: readonly number[];
  readonly table: string;
  readonly kind: TableKind<C>;
  readonly rows: readonly Partial<Record<C, Content>>[];
}

function newTable<C extends BoardColumn | LineupColumn>(
  { facts, title, widths, table, kind, rows }: NewTable<C>,
  name: string,
  more: (sheet: Excel.Worksheet) => void
): Writes {
  const { columns, headings } = kind;
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
      drawRules(sheet, kind, facts);
      // Whole columns: rows that come later look the same.
      const numbers = columns.findIndex((column) => TEXTS.includes(column));
      sheet.getRange(`A:${columnName(numbers - 1)}`).format.horizontalAlignment = "Center";
      sheet.getRange("A1:A2").format.horizontalAlignment = "Left";
      appendRows(empty, kind, rows).write(context);
      more(sheet);
    },
  };
}

const NUMBERS: readonly string[] = ["round", "table", "board", "ns", "ew", "from", "to"];

function drawRules<C extends BoardColumn | LineupColumn>(
  sheet: Excel.Worksheet,
  { columns, headings }: TableKind<C>,
  { locale }: SheetFacts
): void {
  columns.forEach((column, i) => {
    const rule = ruleOf(column, (each) => RESULTS_WORDS[each].rooms, locale);
    const cells = sheet.getRangeByIndexes(HEADING_ROW + 1, i, RULED_ROWS, 1);
    if (rule) holdTo(cells, rule, headings(locale)[column], SHEET_WORDS[locale]);
  });
}

function ruleOf(
  column: BoardColumn | LineupColumn,
  rooms: WordsOf<(typeof ROOMS)[number]>,
  locale: SheetFacts["locale"]
): CellRule | null {
  if (column === "room") return listOf(ROOMS.map((room) => rooms(locale)[room]));
  return NUMBERS.includes(column) ? wholeFrom(1) : null;
}
