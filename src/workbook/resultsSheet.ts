import { ROOMS } from "../event/boardLine";
import type { Locale } from "../locales/locale";
import {
  BOARD_COLUMNS,
  type BoardColumn,
  LINEUP_COLUMNS,
  type LineupColumn,
  RESULTS_WORDS,
  type ScoringSetting,
} from "../locales/resultsWords";
import { SCORE_WORDS } from "../locales/scoreWords";
import type { Content, TableKind } from "./appendRows";
import type { BookBlocks } from "./bookBlocks";
import { type CellRule, listOf, wholeFrom } from "./cellRules";
import type { Scored, SheetFacts } from "./eventBook";
import { DESK_LINEUPS, DESK_RESULTS } from "./eventNames";
import { boardHeadings, lineupHeadings, UNSCORED } from "./resultTables";
import { inBrackets } from "./roundFormulas";
import { drawScoring, newScoringBlock, SCORING_WIDTHS, scoringLines } from "./scoringSheet";
import { newTableBlock, newTableSheet } from "./tableSheet";
import type { Writes } from "./writeWhole";

/** Columns of texts: −1, +1 and = must not become numbers or formulas. */
const TEXTS: readonly (BoardColumn | LineupColumn)[] = [
  ...(["contract", "by", "result", "remark", "north", "south", "east", "west"] as const),
];

const format = (column: BoardColumn | LineupColumn) => (TEXTS.includes(column) ? "@" : "General");

/** The columns of the results of a new event, from the left. */
export function boardColumns(scored: Scored, hasSections = false): readonly BoardColumn[] {
  return BOARD_COLUMNS.filter(
    (column) => (hasSections || column !== "section") && (scored === "teams" || column !== "room")
  );
}

const LINEUP = LINEUP_COLUMNS.filter((column) => column !== "section");

/**
 * The formula of a score, the same in every row; it is typed over where there is no contract. What cannot
 * be scored is no error: one in this column would stand for the boards of all rounds.
 */
export function scoreFormula(headings: Readonly<Record<BoardColumn, string>>): string {
  const own = (column: BoardColumn) =>
    `${DESK_RESULTS}[[#This Row],[${inBrackets(headings[column])}]]`;
  const score = `DESK.BRIDGESCORE(${own("contract")},${own("result")},${own("board")},${own("by")})`;
  return `=IF(${own("contract")}="","",IFERROR(${score},"${UNSCORED}"))`;
}

/** The table of results, wherever its columns stand and whatever they are called. */
export function resultsKind(
  scored: Scored,
  headings: Readonly<Record<BoardColumn, string>>
): TableKind<BoardColumn> {
  return {
    columns: boardColumns(scored, true),
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
/** A heading of one short word beside the arrow that filters its column. */
const WORD = 64;
const NAME = 110;
const WIDTHS: Readonly<Record<BoardColumn | LineupColumn, number>> = {
  ...{ section: WORD, round: WORD, table: WORD, room: WORD, board: WORD },
  ...{ ns: NUMBER, ew: NUMBER, contract: 76, by: NUMBER, result: WORD, score: WORD, remark: 150 },
  ...{ from: WORD, to: WORD, north: NAME, south: NAME, east: NAME, west: NAME },
};

/** Free columns between the results and the settings of their scoring. */
const BETWEEN = 2;

/** Where the settings of scoring begin. */
export function scoringColumn(scored: Scored): number {
  return boardColumns(scored).length + BETWEEN;
}

/** Sheets that a step makes, and the cells that they will bring to what is read of the event. */
interface NewSheet {
  readonly writes: Writes;
  readonly brings: Partial<BookBlocks>;
}

/**
 * Makes the sheet of results with its rows, and beside them the settings of scoring where these have no
 * sheet of their own.
 */
export function newResultsSheet(
  facts: SheetFacts,
  title: string,
  scored: Scored,
  settings: readonly ScoringSetting[],
  rows: readonly Partial<Record<BoardColumn, Content>>[]
): NewSheet {
  const columns = boardColumns(
    scored,
    rows.some(({ section }) => section !== undefined)
  );
  const widths = [
    ...columns.map((column) => WIDTHS[column]),
    ...(settings.length > 0
      ? [...Array.from({ length: BETWEEN }, () => NUMBER), ...SCORING_WIDTHS]
      : []),
  ];
  const kind = { ...resultsKind(scored, boardHeadings(facts.locale)), columns };
  const { results: name } = SCORE_WORDS[facts.locale].sheets;
  const rule = ruleOf(facts.locale);
  const own = { facts, name, title, widths, table: DESK_RESULTS, kind, rule, rows };
  const results = newTableBlock(own);
  if (settings.length === 0) return { writes: newTableSheet(own), brings: { results } };
  const [column, lines] = [scoringColumn(scored), scoringLines(settings, facts.locale)];
  return {
    writes: newTableSheet(own, (sheet) => drawScoring(sheet, column, lines, facts.locale)),
    brings: { results, scoring: newScoringBlock(name, column, lines, facts.locale) },
  };
}

/** Makes the sheet of line-ups with its rows. */
export function newLineupsSheet(
  facts: SheetFacts,
  title: string,
  rows: readonly Partial<Record<LineupColumn, Content>>[]
): NewSheet {
  const widths = LINEUP.map((column) => WIDTHS[column]);
  const { lineups: name } = SCORE_WORDS[facts.locale].sheets;
  const rule = ruleOf(facts.locale);
  const own = { facts, name, title, widths, table: DESK_LINEUPS, kind: LINEUPS_KIND, rule, rows };
  return { writes: newTableSheet(own), brings: { lineups: newTableBlock(own) } };
}

const NUMBERS: readonly string[] = ["round", "table", "board", "ns", "ew", "from", "to"];

function ruleOf(locale: Locale) {
  return (column: BoardColumn | LineupColumn): CellRule | null => {
    const { rooms } = RESULTS_WORDS[locale];
    if (column === "room") return listOf(ROOMS.map((room) => rooms[room]));
    return NUMBERS.includes(column) ? wholeFrom(1) : null;
  };
}
