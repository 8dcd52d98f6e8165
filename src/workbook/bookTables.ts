import {
  ENTRANT_COLUMNS,
  type EntrantColumn,
  EVENT_WORDS,
  RESULT_WORDS,
  type ResultWord,
  ROUND_COLUMNS,
  type RoundColumn,
  SETTING_NAMES,
} from "../locales/eventWords";
import { LOCALES } from "../locales/locale";
import { SCORING_SETTINGS, type ScoringSetting } from "../locales/resultsWords";
import {
  MORE_ENTRANT_COLUMNS,
  MORE_ROUND_COLUMNS,
  type MoreEntrantColumn,
  type MoreRoundColumn,
  PLAN_SETTINGS,
  SHEET_WORDS,
} from "../locales/sheetWords";
import { type BookBlocks, placeIn, type SheetBlock } from "./bookBlocks";
import { type Cell, cellOf, textOf } from "./cells";
import type { CellPlace, Scored } from "./eventBook";
import { resultWords } from "./eventTables";
import { knownWord, type WordsOf } from "./knownWord";
import { scoringNames } from "./scoringRules";
import type { Setting } from "./settingCells";
import { columnsOf, rowsOf } from "./tableRows";

/** All columns of the two kinds of tables, also those the standings do not depend on. */
export type AnyEntrantColumn = EntrantColumn | MoreEntrantColumn;
export type AnyRoundColumn = RoundColumn | MoreRoundColumn;

/** A row of a table of the event. */
export interface SheetRow<C extends string> {
  readonly cell: (column: C) => Cell;
  /** The formula that works the cell out; null where it was typed or is empty. */
  readonly formula: (column: C) => string | null;
  readonly place: (column: C) => CellPlace;
}

/** A table of the event as it stands in its sheet. */
export interface SheetTable<C extends string> {
  readonly sheet: string;
  readonly has: (column: C) => boolean;
  /** The heading of a column, or of the table where it has no such column. */
  readonly heading: (column: C) => CellPlace;
  readonly rows: readonly SheetRow<C>[];
}

/** A setting as it was typed. */
export interface TypedSetting {
  /** What it is called there. */
  readonly name: string;
  readonly cell: Cell;
  readonly place: CellPlace;
}

/** The event's tables, each cell with its place. */
export interface BookTables {
  readonly scored: Scored;
  readonly settings: ReadonlyMap<Setting, TypedSetting>;
  /** How boards are scored. */
  readonly scoring: ReadonlyMap<ScoringSetting, TypedSetting>;
  readonly entrants: SheetTable<AnyEntrantColumn> | null;
  readonly rounds: ReadonlyMap<number, SheetTable<AnyRoundColumn>>;
  /** As they were read: thousands of rows, which nobody but their own readers looks at. */
  readonly results: SheetBlock | null;
  readonly lineups: SheetBlock | null;
  readonly matches: BookBlocks["matches"];
}

/** All settings and columns, those the standings depend on first. */
export const ALL_SETTINGS: readonly Setting[] = [...SETTING_NAMES, ...PLAN_SETTINGS];
export const ALL_ENTRANT_COLUMNS: readonly AnyEntrantColumn[] = [
  ...ENTRANT_COLUMNS,
  ...MORE_ENTRANT_COLUMNS,
];
export const ALL_ROUND_COLUMNS: readonly AnyRoundColumn[] = [
  ...ROUND_COLUMNS,
  ...MORE_ROUND_COLUMNS,
];

/** What settings and columns are called in a language. */
export const settingNames = joined<Setting>((locale) => ({
  ...EVENT_WORDS[locale].settings,
  ...SHEET_WORDS[locale].settings,
}));
export const entrantHeadings = joined<AnyEntrantColumn>((locale) => ({
  ...EVENT_WORDS[locale].entrants,
  ...SHEET_WORDS[locale].entrants,
}));
export const roundHeadings = joined<AnyRoundColumn>((locale) => ({
  ...EVENT_WORDS[locale].round,
  ...SHEET_WORDS[locale].round,
}));

/** Joins the words once for all. */
function joined<W extends string>(wordsOf: WordsOf<W>): WordsOf<W> {
  const all = new Map(LOCALES.map((locale) => [locale, wordsOf(locale)]));
  return (locale) => all.get(locale)!;
}

/** The tables of what was read, columns found by their headings. */
export function bookTables(blocks: BookBlocks): BookTables {
  const { scored, settings, entrants, rounds, results, lineups, scoring, matches } = blocks;
  return {
    scored,
    results,
    lineups,
    settings: settings ? typedSettings(settings, ALL_SETTINGS, settingNames) : new Map(),
    scoring: scoring ? typedSettings(scoring, SCORING_SETTINGS, scoringNames) : new Map(),
    matches,
    entrants: entrants && sheetTable(entrants, ALL_ENTRANT_COLUMNS, entrantHeadings),
    rounds: new Map(
      [...rounds].map(([round, block]) => [
        round,
        sheetTable(block, ALL_ROUND_COLUMNS, roundHeadings),
      ])
    ),
  };
}

function typedSettings<S extends string>(
  block: SheetBlock,
  known: readonly S[],
  names: WordsOf<S>
): Map<S, TypedSetting> {
  const typed = new Map<S, TypedSetting>();
  for (const [row, [name, value]] of block.values.entries()) {
    const text = textOf(cellOf(name) ?? "");
    const setting = knownWord(text, known, names);
    if (!setting) continue;
    typed.set(setting, { name: text, cell: cellOf(value), place: placeIn(block, row, 1) });
  }
  return typed;
}

function sheetTable<C extends string>(
  block: SheetBlock,
  columns: readonly C[],
  headings: WordsOf<C>
): SheetTable<C> {
  const at = columnsOf(block.values[0] ?? [], columns, headings);
  return {
    sheet: block.sheet,
    has: (column) => at.has(column),
    heading: (column) => placeIn(block, 0, at.get(column) ?? 0),
    rows: rowsOf(block.values, 0, at).map(({ cell, place }) => ({
      cell,
      formula: (column) => (at.has(column) ? formulaIn(block, place(column)) : null),
      place: (column) => placeIn(block, place(column).row, place(column).column),
    })),
  };
}

/** Of a text that begins with = Excel tells the same as value and as formula. */
function formulaIn(
  { values, formulas }: SheetBlock,
  { row, column }: { readonly row: number; readonly column: number }
): string | null {
  const formula = formulas[row]?.[column];
  const isFormula =
    typeof formula === "string" && formula.startsWith("=") && formula !== values[row]?.[column];
  return isFormula ? formula : null;
}

/** The two sides of a row, as far as they are numbers. */
export function sidesOf(row: SheetRow<AnyRoundColumn>): {
  readonly home: number | null;
  readonly away: number | null;
} {
  const [home, away] = [row.cell("home"), row.cell("away")];
  return {
    home: typeof home === "number" ? home : null,
    away: typeof away === "number" ? away : null,
  };
}

/** The word in a row's column of results; null where there is none, or none that is known. */
export function wordOf(row: SheetRow<AnyRoundColumn>): ResultWord | null {
  const cell = row.cell("result");
  if (cell === null) return null;
  return knownWord(textOf(cell), RESULT_WORDS, resultWords) ?? null;
}

/**
 * The formula that most cells of a column have; of two as frequent the longer, for what somebody types
 * over a formula is short. Null where the column has none.
 */
export function usualFormula<C extends string>({ rows }: SheetTable<C>, column: C): string | null {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const formula = row.formula(column);
    if (formula !== null) counts.set(formula, (counts.get(formula) ?? 0) + 1);
  }
  const [usual] = [...counts].sort(
    ([one, often], [other, oftener]) => oftener - often || other.length - one.length
  );
  return usual?.[0] ?? null;
}
