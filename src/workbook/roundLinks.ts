import { EVENT_WORDS, RESULT_WORDS } from "../locales/eventWords";
import { SHEET_WORDS } from "../locales/sheetWords";
import { cellName } from "./address";
import { ALL_SETTINGS, entrantHeadings, settingNames } from "./bookTables";
import { textOf } from "./cells";
import type { EventFacts } from "./eventBook";
import { DESK_ENTRANTS, DESK_EVENT, DESK_KINDS } from "./eventNames";
import { resultWords } from "./eventTables";
import { type Area, type HeldBook, heldName, type HeldTable } from "./heldBook";
import { knownWord, type WordsOf } from "./knownWord";
import type { ResultWords } from "./roundFormulas";
import type { RoundLinks } from "./roundSheet";
import type { Setting } from "./settingCells";
import { columnsOf } from "./tableRows";

type KindColumn = "result" | "homeVP" | "awayVP";
/** Headings of the kinds of results. */
export const kindHeadings: WordsOf<KindColumn> = (locale) => ({
  result: SHEET_WORDS[locale].headings.result,
  homeVP: EVENT_WORDS[locale].round.homeVP,
  awayVP: EVENT_WORDS[locale].round.awayVP,
});

/**
 * What a new round's formulas look at, where it stands now: directors move columns, rows and sheets,
 * and may write headings in another language. A name answers which table has something missing.
 */
export function roundLinks(held: HeldBook, facts: EventFacts): RoundLinks | { missing: string } {
  const settings = heldName(held, DESK_EVENT);
  const entrants = held.tables.get(DESK_ENTRANTS);
  const kinds = held.tables.get(DESK_KINDS);
  if (!settings) return { missing: DESK_EVENT };
  const entrantHead = entrants && headingsIn(entrants, ["number", "name"], entrantHeadings);
  if (!entrantHead) return { missing: DESK_ENTRANTS };
  const kindHead = kinds && headingsIn(kinds, ["result", "homeVP", "awayVP"], kindHeadings);
  if (!kindHead) return { missing: DESK_KINDS };
  const title = settingCell(settings, "title");
  const words = kinds.values[0]!.indexOf(kindHead.result);
  const { row, column, rows } = kinds.area;
  return {
    entrants: entrantHead,
    kinds: kindHead,
    scale: settingCell(settings, "scale") ?? `"${facts.scale}"`,
    title: title === null ? "" : `=${title}&""`,
    results: writtenWords(
      kinds.values.slice(1).map((line) => line[words]),
      facts
    ),
    words: `=${cellsText(kinds.area, row + 1, column + words, rows - 1)}`,
  };
}

/** The words for results as they are written; those that are gone in the language of the event. */
function writtenWords(cells: readonly unknown[], { locale }: EventFacts): ResultWords {
  const written = cells.flatMap((cell) => {
    const text = String(cell);
    const word = knownWord(text, RESULT_WORDS, resultWords);
    return word ? [[word, text] as const] : [];
  });
  return { ...EVENT_WORDS[locale].results, ...Object.fromEntries(written) };
}

/** The headings of some columns as they are written; null where one is not there. */
function headingsIn<C extends string>(
  { values: [heads = []] }: HeldTable,
  columns: readonly C[],
  wordsOf: WordsOf<C>
): Record<C, string> | null {
  const at = columnsOf(heads, columns, wordsOf);
  if (at.size < columns.length) return null;
  const written = columns.map((column) => [column, textOf(String(heads[at.get(column)!]))]);
  return Object.fromEntries(written) as Record<C, string>;
}

/** The cell of a setting, for formulas of any sheet; null where the setting is gone. */
export function settingCell({ area, values }: HeldTable, setting: Setting): string | null {
  const row = values.findIndex(
    ([name]) => knownWord(String(name), ALL_SETTINGS, settingNames) === setting
  );
  return row < 0 ? null : cellsText(area, area.row + row, area.column + 1, 1);
}

/** `'Sheet 1'!$B$5:$B$9`. */
export function cellsText({ sheet }: Area, row: number, column: number, rows: number): string {
  const cell = (at: number) =>
    cellName({ sheet, cells: "A1" }, at, column).replace(/^[A-Z]+/, "$$$&$$");
  const last = rows === 1 ? "" : `:${cell(row + rows - 1)}`;
  return `'${sheet.replaceAll("'", "''")}'!${cell(row)}${last}`;
}
