import { RESULTS_WORDS } from "../locales/resultsWords";
import { LOCALES } from "../locales/locale";
import { type MatchColumn, SCORE_WORDS } from "../locales/scoreWords";
import { type AnyRoundColumn, roundHeadings, type SheetTable, usualFormula } from "./bookTables";
import type { SheetBlock } from "./bookBlocks";
import type { EventFacts } from "./eventBook";
import { DESK_KINDS, matchesName, roundTable } from "./eventNames";
import type { WordsOf } from "./knownWord";
import { BY_SCALE } from "./resultKinds";
import { columnOf, inBrackets, type RoundSurroundings } from "./roundFormulas";
import { columnsOf } from "./tableRows";
import { textOf, cellOf } from "./cells";

/** Columns of a round that follow its score sheets where it has any; otherwise they are typed. */
export const LINK_COLUMNS = [
  ...(["boards", "homeImps", "awayImps", "margin", "homeAdjusted", "awayAdjusted"] as const),
] as const satisfies readonly AnyRoundColumn[];

export const matchHeadings: WordsOf<MatchColumn> = (locale) => SCORE_WORDS[locale].matches;

const LINK = /\bDeskMatches\d+\b/i;

/** The formula of a column that follows the score sheets; null where the column does not. */
export function linkOf(table: SheetTable<AnyRoundColumn>, column: AnyRoundColumn): string | null {
  if (!LINK_COLUMNS.some((one) => one === column)) return null;
  const usual = usualFormula(table, column);
  return usual !== null && LINK.test(usual) ? usual : null;
}

/** Whether the IMPs of a round follow its score sheets. */
export function isLinked(table: SheetTable<AnyRoundColumn>): boolean {
  return LINK_COLUMNS.some((column) => linkOf(table, column) !== null);
}

/** What the formulas look at. */
export interface LinkSurroundings extends Pick<RoundSurroundings, "kinds" | "scale"> {
  /** The cell that says how teams are scored; null where it is gone. */
  readonly teams: string | null;
  /** The cells of a column of the matches, with its heading: `'Datum 1'!$H$4:$H$12`. */
  readonly matchCells: (column: MatchColumn) => string;
}

/**
 * The formulas by which a round follows its matches, the same in every row. A match counts when all its
 * boards are in, and its score sheets seat the teams of the round's row. Where the two margins do not
 * balance (Law 12C1(f), penalties in IMPs) each side has the VPs of its own; by board-a-match they are the
 * points themselves.
 */
export function linkFormulas(
  round: number,
  headings: Readonly<Record<AnyRoundColumn, string>>,
  { kinds, scale, teams, matchCells }: LinkSurroundings
): Readonly<Record<(typeof LINK_COLUMNS)[number], string>> {
  const own = (column: AnyRoundColumn) =>
    `${roundTable(round)}[[#This Row],[${inBrackets(headings[column])}]]`;
  // Cells, which Excel follows where somebody puts columns or rows in between or moves them.
  const row = `MATCH(${own("table")},${matchCells("table")},0)`;
  const at = (column: MatchColumn) => `INDEX(${matchCells(column)},${row})`;
  // By their name it is known whose score sheets these are.
  const isThere = `ROWS(${matchesName(round)})>1`;
  // Rooms that were typed the other way round would give each team the IMPs of the other.
  const sits = (side: "home" | "away") => {
    const name = own(`${side}Name`);
    return `${at(side)}=IF(${name}="",${own(side)}&"",${name})`;
  };
  const isIn = `AND(${isThere},${sits("home")},${sits("away")},${at("in")}=${at("due")},${at("counted")}>0)`;
  const whenIn = (value: string) => `=IFERROR(IF(${isIn},${value},""),"")`;
  const word = `MATCH(${own("result")},${columnOf(DESK_KINDS, kinds.result)},0)`;
  const fixed = `IFERROR(INDEX(${columnOf(DESK_KINDS, kinds.homeVP)},${word}),"${BY_SCALE}")`;
  const balance = `ROUND(${at("homeMargin")}+${at("awayMargin")},6)=0`;
  const vp = (column: "homeMargin" | "awayMargin") => {
    const scaled = `IF(${balance},"",DESK.VP(${at(column)},${at("counted")},${scale}))`;
    const worth = teams === null ? scaled : `IF(${isBoardAMatch(teams)},${at(column)},${scaled})`;
    return whenIn(`IF(${fixed}="${BY_SCALE}",${worth},"")`);
  };
  return {
    boards: `=IFERROR(IF(${isIn},${at("counted")},${at("due")}),"")`,
    homeImps: whenIn(at("homeImps")),
    awayImps: whenIn(at("awayImps")),
    margin: whenIn(at("homeMargin")),
    homeAdjusted: vp("homeMargin"),
    awayAdjusted: vp("awayMargin"),
  };
}

/** The setting may stand there in any language. */
function isBoardAMatch(cell: string): string {
  const words = [...new Set(LOCALES.map((locale) => RESULTS_WORDS[locale].values.BAM))];
  return `OR(${words.map((word) => `${cell}="${word}"`).join(",")})`;
}

/** The headings of a round's table as they are written. */
export function writtenRoundHeadings(
  { values: [heads = []] }: Pick<SheetBlock, "values">,
  columns: readonly AnyRoundColumn[],
  { locale }: Pick<EventFacts, "locale">
): Readonly<Record<AnyRoundColumn, string>> {
  const at = columnsOf(heads, columns, roundHeadings);
  const written = [...at].map(([column, place]) => [column, textOf(cellOf(heads[place]) ?? "")]);
  return { ...roundHeadings(locale), ...Object.fromEntries(written) } as Record<
    AnyRoundColumn,
    string
  >;
}
