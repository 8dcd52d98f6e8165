import { ROOMS } from "../event/boardLine";
import { CHANGE_TEXTS } from "../locales/changeTexts";
import type { Locale } from "../locales/locale";
import {
  BOARD_COLUMNS,
  type BoardColumn,
  LINEUP_COLUMNS,
  type LineupColumn,
  RESULTS_WORDS,
} from "../locales/resultsWords";
import { SCORE_WORDS } from "../locales/scoreWords";
import { sentence } from "../locales/sentence";
import { placeIn, type SheetBlock } from "./bookBlocks";
import { type Cell, cellOf, textOf } from "./cells";
import type { HandChange } from "./eventBook";
import { knownWord, type WordsOf } from "./knownWord";
import { boardHeadings, lineupHeadings } from "./resultTables";
import { columnsOf } from "./tableRows";

type Column = BoardColumn | LineupColumn;

/**
 * What was typed board by board, or into line-ups: the texts of a row by what tells it from all others,
 * one text for a row, because an event has thousands of them.
 */
export type SeenScores = Readonly<Record<string, string>>;

interface Kind {
  readonly columns: readonly Column[];
  readonly headings: WordsOf<Column>;
  /** What tells a row from all others. */
  readonly keys: readonly Column[];
  readonly typed: readonly Column[];
  /** Once one of them is there, the row is no longer new. */
  readonly done: readonly Column[];
}

/** The tables of boards whose cells belong to what was seen. */
export const SCORE_KINDS = {
  results: {
    columns: BOARD_COLUMNS,
    headings: boardHeadings as WordsOf<Column>,
    keys: ["round", "table", "room", "board", "section"],
    typed: ["ns", "ew", "contract", "by", "result", "score", "remark"],
    done: ["contract", "result", "score", "remark"],
  },
  lineups: {
    columns: LINEUP_COLUMNS,
    headings: lineupHeadings as WordsOf<Column>,
    keys: ["round", "table", "room", "from", "section"],
    typed: ["to", "north", "south", "east", "west"],
    done: ["north", "south", "east", "west"],
  },
} as const satisfies Record<string, Kind>;
export type ScoreTable = keyof typeof SCORE_KINDS;

const BETWEEN = "\t";

/** All that was typed into the table. */
export function seenScores(table: ScoreTable, block: SheetBlock): SeenScores {
  const { typed } = SCORE_KINDS[table];
  return Object.fromEntries(
    [...keyedRows(table, block)].map(([key, row]) => [
      key,
      typed
        .map((column) => row.text(column))
        .join(BETWEEN)
        .trimEnd(),
    ])
  );
}

interface ScoreRow {
  readonly row: number;
  readonly place: (column: Column) => number;
  /** What was typed there; "" where a formula stands. */
  readonly text: (column: Column) => string;
}

const roomWords: WordsOf<(typeof ROOMS)[number]> = (locale) => RESULTS_WORDS[locale].rooms;

/** A room by its key, whatever language it is written in. */
const roomOf = (text: string) => knownWord(text, ROOMS, roomWords) ?? text;

function keyedRows(table: ScoreTable, { values, formulas }: SheetBlock): Map<string, ScoreRow> {
  const { columns, headings }: Kind = SCORE_KINDS[table];
  const at = columnsOf(values[0] ?? [], columns, headings);
  const rows = new Map<string, ScoreRow>();
  for (const [i, line] of values.entries()) {
    if (i === 0) continue;
    const text = (column: Column) => typedText(line, formulas[i], at.get(column));
    const key = keyOf(table, text);
    if (key === "") continue;
    let free = key;
    for (let twin = 2; rows.has(free); twin++) free = `${key} (${twin})`;
    rows.set(free, { row: i, place: (column) => at.get(column) ?? 0, text });
  }
  return rows;
}

/** What tells a row from all others, as one text: `1 3 open 12`. */
function keyOf(table: ScoreTable, text: ScoreRow["text"]): string {
  const { keys }: Kind = SCORE_KINDS[table];
  const own = keys.map((column) => (column === "room" ? roomOf(text(column)) : text(column)));
  return own.join(" ").trim();
}

function typedText(
  values: readonly unknown[],
  formulas: readonly unknown[] | undefined,
  column: number | undefined
): string {
  if (column === undefined) return "";
  const [value, formula] = [values[column], formulas?.[column]];
  const isFormula = typeof formula === "string" && formula.startsWith("=") && formula !== value;
  // A formula of a director's own is typed by its result; the table's own is not typed at all.
  if (isFormula && /DESK\.BRIDGESCORE/i.test(formula)) return "";
  return textOf(cellOf(value) ?? "").replaceAll(BETWEEN, " ");
}

/**
 * What was changed by hand in a table of boards since a step, cell by cell. What is typed into a row that
 * had nothing yet is none; a row that went is one, where something was typed in it, and so is a table that went
 * with such rows.
 */
export function scoreChanges(
  table: ScoreTable,
  seen: SeenScores,
  block: SheetBlock | null,
  locale: Locale
): HandChange[] {
  if (!block) return tableGone(table, seen, locale);
  const { typed }: Kind = SCORE_KINDS[table];
  const rows = keyedRows(table, block);
  return Object.entries(seen).flatMap(([key, line]): HandChange[] => {
    const before = textsIn(table, line);
    const row = rows.get(key);
    if (!row)
      return isDone(table, before)
        ? [changeOf({ table, key, locale }, null, spacedOut(line), "")]
        : [];
    return typed.flatMap((column) => {
      const [was, is] = [before.get(column) ?? "", row.text(column)];
      if (was === is || (was === "" && !isDone(table, before))) return [];
      const cell = { column, place: placeIn(block, row.row, row.place(column)) };
      return [changeOf({ table, key, locale }, cell, was, is)];
    });
  });
}

/** The texts of a row that was seen. */
function textsIn(table: ScoreTable, line: string): ReadonlyMap<Column, string> {
  const parts = line.split(BETWEEN);
  const { typed }: Kind = SCORE_KINDS[table];
  return new Map(typed.map((column, i) => [column, parts[i] ?? ""]));
}

/** Whether something was typed that makes a row no longer new. */
function isDone(table: ScoreTable, texts: ReadonlyMap<Column, string>): boolean {
  return SCORE_KINDS[table].done.some((one) => texts.get(one));
}

const spacedOut = (line: string) => line.split(BETWEEN).join(" ");

/** A table that was deleted: the first of its rows into which something was typed, and how many these were. */
function tableGone(table: ScoreTable, seen: SeenScores, locale: Locale): HandChange[] {
  const lost = Object.entries(seen).filter(([, line]) => isDone(table, textsIn(table, line)));
  const [first] = lost;
  if (!first) return [];
  const [key, line] = first;
  const before = `${rowName(key, locale)}: ${spacedOut(line)}`;
  return [
    {
      ...{ place: null, what: SCORE_WORDS[locale].sheets[table], round: null, after: "" },
      before: lost.length > 1 ? `${before} … (${lost.length})` : before,
    },
  ];
}

function changeOf(
  { table, key, locale }: { table: ScoreTable; key: string; locale: Locale },
  cell: { readonly column: Column; readonly place: HandChange["place"] } | null,
  before: string,
  after: string
): HandChange {
  const round = /^\d+/.exec(key)?.[0];
  return {
    place: cell?.place ?? null,
    what: cellWhat(table, key, cell?.column ?? null, locale),
    round: round === undefined ? null : Number(round),
    before,
    after,
  };
}

/** A cell of a row in words, as the log has it; the whole row where there is no column. */
function cellWhat(table: ScoreTable, key: string, column: Column | null, locale: Locale): string {
  const sheet = SCORE_WORDS[locale].sheets[table];
  const match = rowName(key, locale);
  const { headings }: Kind = SCORE_KINDS[table];
  return column
    ? sentence(CHANGE_TEXTS[locale].match, { sheet, match, column: headings(locale)[column] })
    : sentence(CHANGE_TEXTS[locale].setting, { sheet, setting: match });
}

/** A cell of the results in words, as the log has it. */
export function resultWhat(
  cell: (column: BoardColumn) => Cell,
  column: BoardColumn,
  locale: Locale
) {
  const key = keyOf("results", (one) => textOf(cell(one as BoardColumn) ?? ""));
  return cellWhat("results", key, column, locale);
}

/** A row by its round, table, room and board: `1 · 3 · open · 12`. */
function rowName(key: string, locale: Locale): string {
  return key
    .split(/ +/)
    .map((one) => (knownWord(one, ROOMS, roomWords) ? roomWords(locale)[one as "open"] : one))
    .join(" · ");
}
