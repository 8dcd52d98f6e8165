import { MATCH_COLUMNS, type MatchColumn, SCORE_WORDS } from "../locales/scoreWords";
import { sentence } from "../locales/sentence";
import { SHEET_WORDS } from "../locales/sheetWords";
import { columnName } from "./address";
import { DATUM_COLUMNS } from "./datumTable";
import type { EventFacts } from "./eventBook";
import { datumName, DESK_ENTRANTS, DESK_RESULTS, DESK_SCORING, matchesName } from "./eventNames";
import type { HeldBook } from "./heldBook";
import type { SheetBlock } from "./bookBlocks";
import { penaltiesIn, penaltyContent, type TypedPenalty } from "./matchPenalties";
import { holdTo, numberFrom } from "./cellRules";
import { replacedSheet } from "./replaceSheet";
import { cellsText } from "./roundLinks";
import type { LinkSurroundings } from "./scoreLinks";
import type { ScoredMatch } from "./scoreRows";
import { drawHeadings, drawSheet, drawSpill, HEADING_LINE, HEADING_ROW } from "./sheetLook";
import type { Writes } from "./writeWhole";

/** The IMPs of home are blue and those of away red, as in the datum article; dark enough to print. */
const HOME_COLOR = "#1B4F8A";
const AWAY_COLOR = "#B3261E";
const LINE = "#C5CBD3";

const WIDTHS = [50, 110, 110, 110, 84, 72, 96, 62, 62, 62, 62, 84, 62, 62, 62, 62];

/** Lines that the longest heading of either table needs. */
const HEADING_LINES = 2;

/** Free rows between the matches and the boards. */
const BETWEEN = 2;

/** Where the boards of a match stand in what spills, counted from 1: columns of the datum table (datumTable.ts). */
const SPILLED = {
  ...{ table: 2, home: 3, away: 4, openScore: 6, closedScore: 8 },
  ...{ openXimp: 13, closedXimp: 14, homeImps: 15, awayImps: 16 },
} as const;

/** The row in which the boards begin to spill, counted from 0; their headings stand there. */
export function spillRow(matches: number): number {
  return HEADING_ROW + 1 + matches + BETWEEN;
}

/** The formula of a round's boards. */
export function datumFormula(round: number): string {
  return `=DESK.DATUMTABLE(${DESK_RESULTS}[#All],${round},${DESK_ENTRANTS}[#All],${DESK_SCORING})`;
}

/** The formulas of a match in a row counted from 0, over boards that spill below. */
export function matchFormulas(
  row: number,
  { table, boards }: ScoredMatch,
  spill: { readonly first: number; readonly last: number }
): Readonly<Record<MatchColumn, string | number>> {
  const own = (column: MatchColumn) => `$${columnName(MATCH_COLUMNS.indexOf(column))}${row + 1}`;
  const boardsIn = `$A$${spill.first + 1}:$${columnName(DATUM_COLUMNS - 1)}$${spill.last + 1}`;
  // What spills stays together where somebody puts a column in: its columns are counted from its first.
  const all = (column: keyof typeof SPILLED) => `INDEX(${boardsIn},0,${SPILLED[column]})`;
  const sum = (column: keyof typeof SPILLED, more = "") =>
    `SUMIFS(${all(column)},${all("table")},${own("table")}${more})`;
  const known = (value: string) => `=IF(${own("in")}=0,"",${value})`;
  const name = (side: "home" | "away") =>
    `=IFERROR(INDEX(${all(side)},MATCH(${own("table")},${all("table")},0))&"","")`;
  // Weighted scores (Law 12C1(c)) are fractions: their sums are freed of what binary fractions add, so that
  // equal sums have no winner.
  const ximps = (column: "openXimp" | "closedXimp") => known(`ROUND(${sum(column)},6)`);
  const won = (column: "homeImps" | "awayImps") =>
    known(`ROUND(${sum(column, `,${all(column)},">0"`)},6)`);
  const margin = (column: "homeImps" | "awayImps", penalty: MatchColumn) =>
    known(`ROUND(${sum(column)}-SUM(${own(penalty)}),6)`);
  // Counted by criteria: arrays of every match over all boards would be worked out again with each score.
  const count = (...more: string[]) =>
    `COUNTIFS(${[all("table"), own("table"), ...more].join(",")})`;
  const counted = ['">=0"', '"<0"'].map((sign) => count(all("homeImps"), sign)).join("+");
  const blank = [all("homeImps"), '""'];
  const [open, closed] = [all("openScore"), all("closedScore")];
  const passedOver = [
    count(...blank, open, '"–"'),
    count(...blank, open, '"<>–"', closed, '"–"'),
  ].join("+");
  const difference = own("difference");
  return {
    table,
    home: name("home"),
    away: name("away"),
    openXimp: ximps("openXimp"),
    closedXimp: ximps("closedXimp"),
    difference: known(`ROUND(${own("openXimp")}-${own("closedXimp")},6)`),
    winner: known(`IF(${difference}>0,${own("home")},IF(${difference}<0,${own("away")},"="))`),
    homeImps: won("homeImps"),
    awayImps: won("awayImps"),
    homeMargin: margin("homeImps", "homePenalty"),
    awayMargin: margin("awayImps", "awayPenalty"),
    homePenalty: "",
    awayPenalty: "",
    // A board that nobody has a row of is still due: a part of a match must not count as the whole.
    due: `=MAX(${boards},COUNTIF(${all("table")},${own("table")}))`,
    in: `=${own("counted")}+${passedOver}`,
    counted: `=${counted}`,
  };
}

const PLANNED = /^=MAX\((\d{1,4}),COUNTIF\(/i;

/** The boards that a match was planned for, by the formula of those that are due; 0 where it is another. */
export function plannedBoards(formula: unknown): number {
  return Number(PLANNED.exec(String(formula))?.[1] ?? 0);
}

/** The name of the sheet of a round's datums. */
function datumSheetName({ locale }: EventFacts, round: number): string {
  return sentence(SCORE_WORDS[locale].sheets.datum, { round });
}

/** The cells of the columns of matches on a new sheet, for formulas of any sheet. */
export function newMatchCells(sheet: string, matches: number): LinkSurroundings["matchCells"] {
  const area = { sheet, row: HEADING_ROW, column: 0, rows: matches + 1, columns: 1 };
  return (column) =>
    cellsText(area, area.row, area.column + MATCH_COLUMNS.indexOf(column), area.rows);
}

/** Makes the sheet of a round's boards and matches, or makes it anew; it is the one sheet that it adds. */
export function datumSheet(
  held: HeldBook,
  facts: EventFacts,
  { round, title, matches, behind, before }: DatumPlan
): Writes {
  const name = datumSheetName(facts, round);
  const position = held.sheets.findIndex((sheet) => sheet.name === behind) + 1;
  const mark = datumName(round);
  const isThere = held.names.some((known) => known.name === mark && known.area !== null);
  const cell = `A${spillRow(matches.length) + 1}`;
  return replacedSheet(held, { name, mark, cell }, (sheet) => {
    if (!isThere) sheet.position = position;
    drawSheet(sheet, {
      title: name,
      subtitle: title,
      widths: WIDTHS,
      headingLines: HEADING_LINES,
      frozenColumns: 0,
      orientation: "Landscape",
      footer: { left: `${facts.title} · ${name}`, right: SHEET_WORDS[facts.locale].page },
    });
    drawMatches(sheet, facts, matches, before ? penaltiesIn(before) : []);
    drawBoards(sheet, round, matches);
    nameMatches(sheet, held, round, matches.length);
  });
}

export interface DatumPlan {
  readonly round: number;
  /** A formula for the event's title. */
  readonly title: string;
  readonly matches: readonly ScoredMatch[];
  /** The sheet behind which a new one comes. */
  readonly behind: string;
  /** The matches as they stand, whose penalties stay; null where there are none yet. */
  readonly before: SheetBlock | null;
}

/** Rows that the boards may come to take: also where some are typed that were not planned. */
function spilledRows(matches: readonly ScoredMatch[]): { first: number; last: number } {
  const planned = matches.reduce((sum, { boards }) => sum + boards, 0);
  const first = spillRow(matches.length) + 1;
  return { first, last: first + 2 * planned + 50 };
}

function drawMatches(
  sheet: Excel.Worksheet,
  { locale }: EventFacts,
  matches: readonly ScoredMatch[],
  typed: readonly TypedPenalty[]
): void {
  const words = SCORE_WORDS[locale].matches;
  const spill = spilledRows(matches);
  const count = MATCH_COLUMNS.length;
  const block = sheet.getRangeByIndexes(HEADING_ROW, 0, matches.length + 1, count);
  block.formulas = [
    MATCH_COLUMNS.map((column) => words[column]),
    ...matches.map((match, i) => {
      const formulas = matchFormulas(HEADING_ROW + 1 + i, match, spill);
      const penalty = (column: MatchColumn) => {
        const own = typed.find((one) => one.table === String(match.table) && one.column === column);
        return own && penaltyContent(own.text);
      };
      return MATCH_COLUMNS.map((column) => penalty(column) ?? formulas[column]);
    }),
  ];
  block.format.horizontalAlignment = "Center";
  const inside = block.format.borders.getItem("InsideHorizontal");
  inside.set({ style: "Continuous", color: LINE });
  drawHeadings(sheet.getRangeByIndexes(HEADING_ROW, 0, 1, count));
  const below = (column: MatchColumn, columns = 1) =>
    sheet.getRangeByIndexes(
      HEADING_ROW + 1,
      MATCH_COLUMNS.indexOf(column),
      matches.length,
      columns
    );
  below("home", 2).format.horizontalAlignment = "Left";
  below("homeImps").format.font.set({ color: HOME_COLOR, bold: true });
  below("awayImps").format.font.set({ color: AWAY_COLOR, bold: true });
  const penalties = below("homePenalty", 2);
  penalties.format.protection.locked = false;
  holdTo(penalties, numberFrom(0), words.homePenalty, SHEET_WORDS[locale]);
}

function drawBoards(sheet: Excel.Worksheet, round: number, matches: readonly ScoredMatch[]): void {
  const heading = spillRow(matches.length);
  const { first, last } = spilledRows(matches);
  const rows = last - first + 1;
  sheet.getRangeByIndexes(heading, 0, rows + 1, DATUM_COLUMNS).format.horizontalAlignment =
    "Center";
  const headings = sheet.getRangeByIndexes(heading, 0, 1, DATUM_COLUMNS);
  headings.format.set({ wrapText: true, verticalAlignment: "Center" });
  headings.format.font.bold = true;
  headings.format.rowHeight = HEADING_LINES * HEADING_LINE;
  const below = sheet.getRangeByIndexes(first, 0, rows, DATUM_COLUMNS);
  sheet.getRangeByIndexes(first, SPILLED.home - 1, rows, 2).format.horizontalAlignment = "Left";
  drawSpill(headings, below, "A", heading);
  for (const [column, color] of [
    [SPILLED.homeImps, HOME_COLOR],
    [SPILLED.awayImps, AWAY_COLOR],
  ] as const) {
    const cells = sheet.getRangeByIndexes(first, column - 1, rows, 1);
    const { custom } = cells.conditionalFormats.add(Excel.ConditionalFormatType.custom);
    const own = `$${columnName(column - 1)}${first + 1}`;
    custom.rule.formula = `=AND(ISNUMBER(${own}),${own}>0)`;
    custom.format.font.color = color;
    custom.format.font.bold = true;
  }
  sheet.getRangeByIndexes(heading, 0, 1, 1).formulas = [[datumFormula(round)]];
}

function nameMatches(sheet: Excel.Worksheet, held: HeldBook, round: number, count: number): void {
  const { names } = sheet.context.workbook;
  const name = matchesName(round);
  const block = sheet.getRangeByIndexes(HEADING_ROW, 0, count + 1, MATCH_COLUMNS.length);
  // It stands for cells of the sheet that goes; formulas that use it find the new one.
  if (held.names.some((known) => known.name === name)) names.getItem(name).delete();
  names.add(name, block);
}
