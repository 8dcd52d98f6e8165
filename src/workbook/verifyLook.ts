import type { SwissEvent } from "../event";
import { CHANGE_TEXTS } from "../locales/changeTexts";
import { sentence } from "../locales/sentence";
import { SHEET_WORDS } from "../locales/sheetWords";
import { VERIFY_TEXTS, type VerifyTexts } from "../locales/verifyTexts";
import {
  type AnyRoundColumn,
  type BookTables,
  bookTables,
  roundHeadings,
  type SheetRow,
  type SheetTable,
  sidesOf,
} from "./bookTables";
import type { SheetBlock } from "./bookBlocks";
import { cellOf, textOf } from "./cells";
import type { EventFacts } from "./eventBook";
import { type SheetLog, sheetLog } from "./keptLog";
import type { Check, Difference } from "./verification";
import type { WordsOf } from "./knownWord";
import { columnsOf } from "./tableRows";
import type { VerifiedBook } from "./verifiedBook";
import { type BoardsLooked, boardsLooked } from "./verifyBoards";
import { aboutOf, explained, type ToldLine, toldLines } from "./verifyLines";

/** What came of one check. */
export interface Looked {
  readonly count: number;
  readonly differences: readonly Difference[];
  /** What could not be looked at, and why. */
  readonly unchecked: readonly string[];
}

/** What every check looks at. */
export interface Look extends VerifiedBook {
  readonly facts: EventFacts;
  readonly tables: BookTables;
  /** Null while something typed cannot be understood. */
  readonly event: SwissEvent | null;
  readonly texts: VerifyTexts;
  /** Null where the log is gone. */
  readonly sheetLog: SheetLog | null;
  /** The lines that explain something. */
  readonly lines: readonly ToldLine[];
  /** What the boards of teams come to. */
  readonly scoredBoards: BoardsLooked;
  /** Changes by hand of which no line tells yet. */
  readonly unlogged: readonly Pick<ToldLine, "about" | "round" | "step">[];
}

/** Makes ready what the checks look at. */
export function lookAt(given: VerifiedBook): Look {
  const { book, blocks, log } = given;
  const read = log && sheetLog(log.values);
  const tables = bookTables(blocks);
  const numbersAt = (round: number, table: number) =>
    (tables.rounds.get(round)?.rows ?? [])
      .filter((row) => row.cell("table") === table)
      .flatMap((row) => Object.values(sidesOf(row)).filter((side) => side !== null));
  return {
    ...given,
    facts: book.facts,
    tables,
    scoredBoards: boardsLooked(blocks, tables, book.facts),
    event: book.event,
    texts: VERIFY_TEXTS[book.facts.locale],
    sheetLog: read,
    lines: log && read ? toldLines(log, read, blocks.seen?.log, numbersAt) : [],
    unlogged: book.changes.map(({ round, what, before, after }) => ({
      step: "byHand",
      round,
      about: aboutOf("byHand", round, what, [before, after], numbersAt),
    })),
  };
}

/** What a cell shows, as text. */
export function shownText(raw: unknown): string {
  const cell = cellOf(raw);
  return cell === null ? "" : textOf(cell);
}

/** Files keep numbers with fewer digits than they are worked out with. */
const NOISE = 1e-9;

/** Whether a cell shows what is due; blanks are alike. */
export function isShown(raw: unknown, due: string | number): boolean {
  const cell = cellOf(raw);
  if (typeof cell === "number" && typeof due === "number") return Math.abs(cell - due) < NOISE;
  return typeof cell === "number" || typeof due === "number"
    ? cell === due
    : shownText(raw) === (due.trim() === "" ? "" : due);
}

/** A match as texts name it: `3–7`, or who sits out. */
export function matchText(row: SheetRow<AnyRoundColumn>): string {
  return [row.cell("home"), row.cell("away")]
    .flatMap((cell) => (cell === null ? [] : textOf(cell)))
    .join("–");
}

/** A cell of a match in words, as the log has it. */
export function matchWhat(
  { facts: { locale } }: Look,
  round: number,
  row: SheetRow<AnyRoundColumn>,
  column: AnyRoundColumn
): string {
  return sentence(CHANGE_TEXTS[locale].match, {
    sheet: roundSheet(locale, round),
    match: matchText(row),
    column: roundHeadings(locale)[column],
  });
}

/** What a round's sheet is called by the add-in. */
export function roundSheet(locale: EventFacts["locale"], round: number): string {
  return sentence(SHEET_WORDS[locale].sheets.round, { round });
}

/** A cell of a match that shows something else; a change of this cell by hand may be in the log. */
export function matchDifference(
  look: Look,
  check: Check,
  round: number,
  {
    row,
    column,
    shown = shownText(row.cell(column)),
    due,
  }: {
    readonly row: SheetRow<AnyRoundColumn>;
    readonly column: AnyRoundColumn;
    readonly shown?: string;
    readonly due: string | number;
  }
): Difference {
  const line = look.lines
    .filter(
      ({ about, round: of, after }) =>
        of === round &&
        about?.kind === "match" &&
        about.column === column &&
        after === shownText(row.cell(column)) &&
        Object.values(sidesOf(row)).some((side) => side !== null && about.numbers.includes(side))
    )
    .at(-1);
  return {
    check,
    round,
    what: matchWhat(look, round, row, column),
    place: row.place(column),
    shown,
    due: String(due),
    explanation: line ? explained(line) : null,
  };
}

/** Each match of a round's table looked at; a row without a home team is none. */
export function matchesLooked(
  { rows }: SheetTable<AnyRoundColumn>,
  matchLooked: (row: SheetRow<AnyRoundColumn>) => Looked
): Looked {
  return lookedAll(rows.filter((row) => row.cell("home") !== null).map(matchLooked));
}

/** Figures of a match against those that are due; of null nobody can tell: the scale has no such boards. */
export function figuresLooked(
  look: Look,
  check: Check,
  round: number,
  row: SheetRow<AnyRoundColumn>,
  due: Partial<Readonly<Record<AnyRoundColumn, string | number | null>>>
): Looked {
  const figures = Object.entries(due) as [AnyRoundColumn, string | number | null][];
  const known = figures.flatMap(([column, own]) => (own === null ? [] : [{ column, due: own }]));
  const values = { sheet: roundSheet(look.facts.locale, round), match: matchText(row) };
  return {
    count: known.length,
    differences: known
      .filter(({ column, due: own }) => !isShown(row.cell(column), own))
      .map((figure) => matchDifference(look, check, round, { row, ...figure })),
    unchecked:
      known.length === figures.length ? [] : [sentence(look.texts.unchecked.scale, values)],
  };
}

/** The headings as they are written; where one is gone, what the add-in would write. */
export function writtenHeadings<C extends string>(
  { values: [heads = []] }: SheetBlock,
  columns: readonly C[],
  wordsOf: WordsOf<C>,
  locale: Parameters<WordsOf<C>>[0]
): Readonly<Record<C, string>> {
  const at = columnsOf(heads, columns, wordsOf);
  const written = [...at].map(([column, place]) => [column, shownText(heads[place])]);
  return { ...wordsOf(locale), ...Object.fromEntries(written) } as Record<C, string>;
}

/** Several looks as one. */
export function lookedAll(parts: readonly Looked[]): Looked {
  return {
    count: parts.reduce((sum, { count }) => sum + count, 0),
    differences: parts.flatMap(({ differences }) => differences),
    unchecked: parts.flatMap(({ unchecked }) => unchecked),
  };
}

/** A look that found nothing to look at. */
export const NOTHING: Looked = { count: 0, differences: [], unchecked: [] };
