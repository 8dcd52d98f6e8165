import { type Problem, problem } from "../basics/problem";
import { LOCALES } from "../locales/locale";
import { type Block, type Cell, cellOf, type Filled, textOf } from "./cells";
import { knownWord, type WordsOf } from "./knownWord";
import { type Place, placed, type PlacedProblem } from "./placedProblem";

/** A row of a table: its cells by column, and where they stand. */
export interface Row<C extends string> {
  readonly cell: (column: C) => Cell;
  readonly place: (column: C) => Place;
}

/** Where the columns of a table stand, found by their headings in any of the three languages. */
export function columnsOf<C extends string>(
  heads: readonly unknown[],
  columns: readonly C[],
  headings: WordsOf<C>
): Map<C, number> {
  const at = new Map<C, number>();
  for (const [i, head] of heads.entries()) {
    const column = knownWord(textOf(cellOf(head) ?? ""), columns, headings);
    if (column && !at.has(column)) at.set(column, i);
  }
  return at;
}

/** The rows below the headings. A column that is not there has empty cells. */
export function rowsOf<C extends string>(
  block: Block,
  argument: number,
  at: ReadonlyMap<C, number>
): Row<C>[] {
  return block.slice(1).map((line, i) => ({
    cell: (column) => (at.has(column) ? cellOf(line[at.get(column)!]) : null),
    place: (column) => ({ argument, row: i + 1, column: at.get(column) ?? 0 }),
  }));
}

/** That a column is not there; the heading it may have is named in every language. */
export function headingMissing<C extends string>(
  column: C,
  argument: number,
  headings: WordsOf<C>
): PlacedProblem {
  const text = inEveryLanguage(column, headings);
  return placed(problem("headingMissing", { text }), { argument, row: 0, column: 0 });
}

/** What a column, or a setting, is called in each language. */
export function inEveryLanguage<C extends string>(word: C, words: WordsOf<C>): string {
  return LOCALES.map((locale) => words(locale)[word]).join(", ");
}

/** Reads a cell of a row; `null` where it is empty. What is wrong goes to `problems`. */
export function readCell<C extends string, T>(
  row: Row<C>,
  column: C,
  read: (cell: Filled) => T | Problem,
  problems: PlacedProblem[]
): T | null {
  const cell = row.cell(column);
  if (cell === null) return null;
  const value = read(cell);
  if (typeof value !== "object" || value === null || !("problem" in value)) return value;
  problems.push(placed(value, row.place(column)));
  return null;
}
