import { CHANGE_TEXTS } from "../locales/changeTexts";
import { EVENT_WORDS, RESULT_WORDS } from "../locales/eventWords";
import type { Locale } from "../locales/locale";
import { PAIRS_WORDS } from "../locales/pairsWords";
import { SCORING_SETTINGS } from "../locales/resultsWords";
import { SCORE_WORDS } from "../locales/scoreWords";
import { sentence } from "../locales/sentence";
import { SHEET_WORDS } from "../locales/sheetWords";
import {
  ALL_ENTRANT_COLUMNS,
  ALL_ROUND_COLUMNS,
  ALL_SETTINGS,
  type AnyEntrantColumn,
  type AnyRoundColumn,
  type BookTables,
  entrantHeadings,
  roundHeadings,
  settingNames,
  type SheetRow,
  type SheetTable,
  usualFormula,
  wordOf,
} from "./bookTables";
import { placeIn } from "./bookBlocks";
import { type Cell, textOf } from "./cells";
import type { CellPlace, HandChange } from "./eventBook";
import { resultWords } from "./eventTables";
import type { LogTexts } from "./keptLog";
import { knownWord } from "./knownWord";
import { penaltiesIn, type TypedPenalty } from "./matchPenalties";
import {
  SCORE_KINDS,
  scoreChanges,
  type ScoreTable,
  seenScores,
  type SeenScores,
} from "./scoreChanges";
import { LINK_COLUMNS, linkOf } from "./scoreLinks";
import { scoringNames } from "./scoringRules";

/** A table as it was typed: of each row the texts of its columns. A row has a name of its own. */
export interface SeenTable {
  readonly columns: readonly string[];
  readonly rows: Readonly<Record<string, readonly string[]>>;
}

/**
 * All that was typed into an event as of its last step. Rows go by the numbers of entrants and tables,
 * columns by their meaning: sorting, moving and translating a sheet changes nothing.
 */
export interface Snapshot {
  readonly settings: Readonly<Record<string, string>>;
  readonly entrants: SeenTable | null;
  readonly rounds: Readonly<Record<string, SeenTable>>;
  /** Boards and line-ups; not there in events without score sheets. */
  readonly results?: SeenScores;
  readonly lineups?: SeenScores;
  /** Penalties beside the matches of rounds, by round, table and side; those that are empty are not there. */
  readonly penalties?: Readonly<Record<string, string>>;
  /** All that steps have written into the log; not there in events of earlier versions. */
  readonly log?: readonly LogTexts[];
}

/** Before what a formula shows, so that a number typed over it is told from the number itself. */
const COMPUTED = "=";
/** Before a text that would be taken for such. */
const QUOTE = "'";

/** Worked out by formulas; whatever is typed there stands over one. */
const VP_COLUMNS: readonly AnyRoundColumn[] = ["homeVP", "awayVP"];

/** Looked up by formulas from the table of entrants. */
const LOOKED_UP: readonly AnyRoundColumn[] = ["homeName", "awayName"];
const TYPED_ROUND_COLUMNS = ALL_ROUND_COLUMNS.filter((column) => !LOOKED_UP.includes(column));

/** Who meets whom, and for how many boards, is posted: there nothing is ever a first entry. */
const POSTED_COLUMNS: readonly AnyRoundColumn[] = ["table", "home", "away", "boards"];

const SCORE_TABLES = Object.keys(SCORE_KINDS) as ScoreTable[];

/** What stands in the tables as it was typed. */
export function snapshotOf(tables: BookTables): Snapshot {
  const { settings, scoring, entrants, rounds, matches } = tables;
  return {
    settings: Object.fromEntries(
      [...settings, ...scoring].map(([setting, { cell }]) => [setting, typedText(cell)])
    ),
    entrants: entrants && seenTable(entrants, ALL_ENTRANT_COLUMNS, entrantKey, typedCell),
    rounds: Object.fromEntries(
      [...rounds].map(([round, table]) => [
        String(round),
        seenTable(table, TYPED_ROUND_COLUMNS, matchKey, matchCell(table)),
      ])
    ),
    ...Object.fromEntries(
      SCORE_TABLES.flatMap((one) => {
        const block = tables[one];
        return block ? [[one, seenScores(one, block)]] : [];
      })
    ),
    ...(matches.size > 0 ? { penalties: seenPenalties(matches) } : {}),
  };
}

function seenPenalties(matches: BookTables["matches"]): Record<string, string> {
  return Object.fromEntries(
    [...matches].flatMap(([round, block]) =>
      penaltiesIn(block).flatMap(({ table, column, text }) =>
        text === "" ? [] : [[penaltyKey(round, table, column), text]]
      )
    )
  );
}

function penaltyKey(round: number, table: string, column: TypedPenalty["column"]): string {
  return `${round} ${column} ${table}`;
}

/**
 * All that was typed, what was seen last and the VPs that are shown, as one text: it changes when
 * somebody types, or when VPs follow that were still being worked out, and not when sheets are moved,
 * renamed or sorted.
 */
export function stampOf(tables: BookTables, seen: Snapshot | null): string {
  const typed = JSON.stringify(snapshotOf(tables), (_, value: unknown) =>
    typeof value === "string" && isComputed(value) ? COMPUTED : value
  );
  return JSON.stringify([typed, seen, [...tables.rounds.values()].map(shownVps)]);
}

function shownVps({ rows }: SheetTable<AnyRoundColumn>): string[] {
  const columns = ["home", "away", "homeVP", "awayVP"] as const;
  return rows.map((row) => columns.map((column) => row.cell(column) ?? "").join(" ")).sort();
}

/**
 * What was changed by hand since a step, each with its cell and in words of a language. A first result
 * typed into an empty cell is none; from round 1 on, or from the first board of pairs, all else is.
 */
export function handChanges(seen: Snapshot, now: BookTables, locale: Locale): HandChange[] {
  const hasBoards = Object.values(seen.results ?? {}).some((typed) => typed !== "");
  if (Object.keys(seen.rounds).length === 0 && !hasBoards) return [];
  return [
    ...settingChanges(seen, now, locale),
    ...entrantChanges(seen, now, locale),
    ...[...now.rounds].flatMap(([round, table]) => {
      const before = seen.rounds[String(round)];
      return before ? roundChanges(round, before, table, locale) : [];
    }),
    ...goneRounds(seen, now, locale),
    ...SCORE_TABLES.flatMap((one) => {
      const [before, block] = [seen[one], now[one]];
      return before ? scoreChanges(one, before, block, locale) : [];
    }),
    ...penaltyChanges(seen, now, locale),
  ];
}

/** A row's name, and its texts by column. */
type SeenRows = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What a snapshot keeps of a cell. */
type SeenCell<C extends string> = (row: SheetRow<C>, column: C) => string;

function seenTable<C extends string>(
  table: SheetTable<C>,
  columns: readonly C[],
  keyOf: (row: SheetRow<C>) => string | null,
  seenCell: SeenCell<C>
): SeenTable {
  const there = columns.filter(table.has);
  const keyed = keyedRows(table, keyOf);
  return {
    columns: there,
    rows: Object.fromEntries(
      [...keyed].map(([key, row]) => [key, there.map((column) => seenCell(row, column))])
    ),
  };
}

function typedCell<C extends string>(row: SheetRow<C>, column: C): string {
  return typedText(row.cell(column));
}

function typedText(cell: Cell): string {
  const text = cell === null ? "" : textOf(cell);
  return text.startsWith(COMPUTED) || text.startsWith(QUOTE) ? QUOTE + text : text;
}

/** A cell of a match; VPs by the formula of their column, and what follows score sheets, are marked. */
function matchCell(table: SheetTable<AnyRoundColumn>): SeenCell<AnyRoundColumn> {
  const usual = new Map<AnyRoundColumn, string | null>([
    ...VP_COLUMNS.map((column) => [column, usualFormula(table, column)] as const),
    ...LINK_COLUMNS.map((column) => [column, linkOf(table, column)] as const),
  ]);
  return (row, column) => {
    const formula = usual.has(column) ? row.formula(column) : null;
    return formula !== null && formula === usual.get(column)
      ? COMPUTED + textIn(row, column)
      : typedCell(row, column);
  };
}

function textIn<C extends string>(row: SheetRow<C>, column: C): string {
  const cell = row.cell(column);
  return cell === null ? "" : textOf(cell);
}

/** The rows by name; of two of one name the second has a mark. Empty rows have none. */
function keyedRows<C extends string>(
  { rows }: SheetTable<C>,
  keyOf: (row: SheetRow<C>) => string | null
): Map<string, SheetRow<C>> {
  const keyed = new Map<string, SheetRow<C>>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    let free = key;
    for (let twin = 2; keyed.has(free); twin++) free = `${key} (${twin})`;
    keyed.set(free, row);
  }
  return keyed;
}

function entrantKey(row: SheetRow<AnyEntrantColumn>): string | null {
  return textIn(row, "number") || null;
}

/** Its table; of a row without one who sits out, or the two sides. */
function matchKey(row: SheetRow<AnyRoundColumn>): string | null {
  const match = matchOf(textIn(row, "home"), textIn(row, "away"));
  if (match === "") return null;
  if (wordOf(row) === "bye") return "bye";
  return textIn(row, "table") || match;
}

function matchOf(home: string, away: string): string {
  return away === "" ? home : `${home}–${away}`;
}

function seenRows({ columns, rows }: SeenTable): SeenRows {
  return new Map(
    Object.entries(rows).map(([key, texts]) => [
      key,
      new Map(columns.map((column, i) => [column, texts[i] ?? ""])),
    ])
  );
}

interface CellChange<C extends string> {
  readonly key: string;
  readonly row: SheetRow<C>;
  readonly column: C;
  readonly before: string;
  readonly after: string;
  /** The row as it was. */
  readonly seen: ReadonlyMap<string, string>;
}

/** The cells that differ. A column that is not there has empty cells: with it goes what stood in it. */
function cellChanges<C extends string>(
  before: SeenRows,
  rows: ReadonlyMap<string, SheetRow<C>>,
  columns: readonly C[],
  seenCell: SeenCell<C>
): CellChange<C>[] {
  return [...rows].flatMap(([key, row]) => {
    const seen = before.get(key);
    if (!seen) return [];
    return columns.flatMap((column): CellChange<C>[] => {
      const [was, is] = [seen.get(column) ?? "", seenCell(row, column)];
      const same = was === is || (isComputed(was) && isComputed(is));
      if (same) return [];
      return [{ key, row, column, before: shown(was), after: shown(is), seen }];
    });
  });
}

function isComputed(text: string): boolean {
  return text.startsWith(COMPUTED);
}

/** As the cell showed it. */
function shown(text: string): string {
  return text.startsWith(COMPUTED) || text.startsWith(QUOTE) ? text.slice(1) : text;
}

function settingChanges(seen: Snapshot, now: BookTables, locale: Locale): HandChange[] {
  const { settings, scoring, scored } = now;
  if (settings.size === 0) return []; // the whole table is gone, as a finding tells
  const isPairs = scored === "pairs";
  const [event, boards] = isPairs
    ? [PAIRS_WORDS[locale].sheets.pairs, PAIRS_WORDS[locale].sheets.pairs]
    : [SHEET_WORDS[locale].sheets.event, SCORE_WORDS[locale].sheets.results];
  const ofEvent = ALL_SETTINGS.map((one) => ({
    ...{ setting: one, sheet: event, name: settingNames(locale)[one], typed: settings.get(one) },
  }));
  const ofBoards = SCORING_SETTINGS.map((one) => ({
    ...{ setting: one, sheet: boards, name: scoringNames(locale)[one], typed: scoring.get(one) },
  }));
  // Those of scoring come with the first score sheets: no step has seen them before.
  const seenOnes = ofBoards.filter(({ setting }) => seen.settings[setting] !== undefined);
  return [...ofEvent, ...seenOnes].flatMap(({ setting, sheet, name, typed }) => {
    const before = seen.settings[setting] ?? "";
    const after = typed ? typedText(typed.cell) : "";
    if (before === after) return [];
    const values = { sheet, setting: name };
    const what = sentence(CHANGE_TEXTS[locale].setting, values);
    const place = typed?.place ?? null;
    return [{ place, what, round: null, before: shown(before), after: shown(after) }];
  });
}

function entrantChanges(
  seen: Snapshot,
  { entrants, scored }: BookTables,
  locale: Locale
): HandChange[] {
  if (!seen.entrants || !entrants) return [];
  const before = seenRows(seen.entrants);
  const rows = keyedRows(entrants, entrantKey);
  const sheet =
    scored === "pairs" ? PAIRS_WORDS[locale].sheets.pairs : SHEET_WORDS[locale].sheets.entrants;
  const texts = CHANGE_TEXTS[locale];
  return [
    ...cellChanges(before, rows, ALL_ENTRANT_COLUMNS, typedCell).map(
      ({ key, row, column, before, after }) => ({
        place: row.place(column),
        what: sentence(texts.entrant, {
          sheet,
          number: key,
          column: entrantHeadings(locale)[column],
        }),
        round: null,
        before,
        after,
      })
    ),
    ...rowChanges(before, rows, entrants.heading("number"), {
      before: (seen) => shown(seen.get("name") ?? ""),
      after: (row) => textIn(row, "name"),
      place: (row) => row.place("number"),
      what: (key) => sentence(texts.entrantRow, { sheet, number: key }),
      round: null,
    }),
  ];
}

function roundChanges(
  round: number,
  seen: SeenTable,
  table: SheetTable<AnyRoundColumn>,
  locale: Locale
): HandChange[] {
  const before = seenRows(seen);
  const rows = keyedRows(table, matchKey);
  const sheet = sentence(SHEET_WORDS[locale].sheets.round, { round });
  const texts = CHANGE_TEXTS[locale];
  const headings = roundHeadings(locale);
  return [
    ...cellChanges(before, rows, TYPED_ROUND_COLUMNS, matchCell(table))
      .filter((change) => !isFirstEntry(change))
      .map(({ row, column, before, after, seen }) => ({
        place: row.place(column),
        what: sentence(texts.match, { sheet, match: pairSeen(seen), column: headings[column] }),
        round,
        before,
        after,
      })),
    ...rowChanges(before, rows, table.heading("home"), {
      before: pairSeen,
      after: (row) => matchOf(textIn(row, "home"), textIn(row, "away")),
      place: (row) => row.place("home"),
      what: (key) =>
        key === "bye"
          ? sentence(texts.setting, { sheet, setting: EVENT_WORDS[locale].results.bye })
          : sentence(texts.matchRow, { sheet, column: headings.table, match: key }),
      round,
    }),
  ];
}

/** Penalties typed or changed once a match has had its result; before, a first one is none. */
function penaltyChanges(seen: Snapshot, { matches }: BookTables, locale: Locale): HandChange[] {
  return [...matches].flatMap(([round, block]) => {
    const table = seen.rounds[String(round)];
    if (!table) return [];
    const rows = seenRows(table);
    const sheet = sentence(SCORE_WORDS[locale].sheets.datum, { round });
    return penaltiesIn(block).flatMap((penalty): HandChange[] => {
      const before = seen.penalties?.[penaltyKey(round, penalty.table, penalty.column)] ?? "";
      const row = rows.get(penalty.table);
      if (before === penalty.text || (before === "" && !(row && hadResult(row)))) return [];
      const column = SCORE_WORDS[locale].matches[penalty.column];
      const what = sentence(CHANGE_TEXTS[locale].match, { sheet, match: penalty.table, column });
      const place = placeIn(block, penalty.row, penalty.at);
      return [{ place, what, round, before, after: penalty.text }];
    });
  });
}

/** Rounds whose table was deleted, with who met. */
function goneRounds({ rounds }: Snapshot, now: BookTables, locale: Locale): HandChange[] {
  return Object.entries(rounds).flatMap(([number, seen]) => {
    const round = Number(number);
    if (now.rounds.has(round)) return [];
    const before = [...seenRows(seen).values()].map(pairSeen).join("; ");
    const what = sentence(SHEET_WORDS[locale].sheets.round, { round });
    return [{ place: null, what, round, before, after: "" }];
  });
}

function pairSeen(seen: ReadonlyMap<string, string>): string {
  return matchOf(shown(seen.get("home") ?? ""), shown(seen.get("away") ?? ""));
}

/** Typed into an empty cell of a match that had no result yet; remarks may be added at any time. */
function isFirstEntry({ column, before, seen }: CellChange<AnyRoundColumn>): boolean {
  const isLinked = LINK_COLUMNS.some((one) => one === column) && isComputed(seen.get(column) ?? "");
  if (isLinked) return false; // typed over what the score sheets say
  if (before !== "" || POSTED_COLUMNS.includes(column)) return false;
  return column === "note" || !hadResult(seen);
}

const RESULTS_TO_COME = ["played", "late", "halfTriangle", "triangleFirst", "triangleSecond"];

function hadResult(seen: ReadonlyMap<string, string>): boolean {
  const text = seen.get("result") ?? "";
  const word = knownWord(shown(text), RESULT_WORDS, resultWords);
  if (word === "late") return false; // its VPs are provisional
  if (word && !RESULTS_TO_COME.includes(word)) return true;
  return ["homeVP", "awayVP"].some((column) => shown(seen.get(column) ?? "") !== "");
}

/** How rows that came or went are told. */
interface RowTelling<C extends string> {
  readonly before: (seen: ReadonlyMap<string, string>) => string;
  readonly after: (row: SheetRow<C>) => string;
  readonly place: (row: SheetRow<C>) => CellPlace;
  readonly what: (key: string) => string;
  readonly round: number | null;
}

function rowChanges<C extends string>(
  before: SeenRows,
  rows: ReadonlyMap<string, SheetRow<C>>,
  heading: CellPlace,
  tell: RowTelling<C>
): HandChange[] {
  const came = [...rows].filter(([key]) => !before.has(key));
  const went = [...before].filter(([key]) => !rows.has(key));
  const { round } = tell;
  return [
    ...went.map(([key, seen]) => ({
      place: heading,
      what: tell.what(key),
      round,
      before: tell.before(seen),
      after: "",
    })),
    ...came.map(([key, row]) => ({
      place: tell.place(row),
      what: tell.what(key),
      round,
      before: "",
      after: tell.after(row),
    })),
  ];
}
