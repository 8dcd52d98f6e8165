import { EVENT_WORDS, RESULT_WORDS } from "../locales/eventWords";
import { type Locale, LOCALES } from "../locales/locale";
import { MEANINGS } from "../locales/settingMeanings";
import { LANGUAGE_NAMES, SETTING_GROUPS, SHEET_WORDS } from "../locales/sheetWords";
import type { SheetBlock } from "./bookBlocks";
import { ALL_SETTINGS, settingNames } from "./bookTables";
import { cellOf, textOf } from "./cells";
import { resultWords } from "./eventTables";
import { knownWord, type WordsOf } from "./knownWord";
import { columnsOf } from "./tableRows";

/** A cell that gets another text; rows and columns count from 0 within its table. */
export interface NewText {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

type Lines = SheetBlock["values"];

/**
 * The headings of a table in another language. A director's own columns keep theirs, and so does a column
 * whose new heading one of these has: no two may be the same.
 */
export function headingTexts<C extends string>(
  [heads = []]: Lines,
  columns: readonly C[],
  wordsOf: WordsOf<C>,
  locale: Locale
): NewText[] {
  const texts = heads.map(shown);
  const at = columnsOf(heads, columns, wordsOf);
  const ours = new Set(at.values());
  const theirs = texts.filter((_, i) => !ours.has(i)).map((text) => text.toLowerCase());
  return [...at].flatMap(([word, column]) => {
    const text = wordsOf(locale)[word];
    return theirs.includes(text.toLowerCase()) ? [] : changed(0, column, texts[column]!, text);
  });
}

/** The settings in another language: names, groups, meanings and the setting "Language". */
export function settingTexts({ values, formulas }: SheetBlock, locale: Locale): NewText[] {
  return values
    .flatMap((line, row) => settingLine(line, row, locale))
    .filter(({ row, column }) => values[row]?.[column] === formulas[row]?.[column]);
}

function settingLine(line: readonly unknown[], row: number, locale: Locale): NewText[] {
  const [name = "", value = "", meaning = ""] = line.map(shown);
  const setting = knownWord(name, ALL_SETTINGS, settingNames);
  if (setting)
    return [
      ...changed(row, 0, name, settingNames(locale)[setting]),
      ...(setting === "language" ? changed(row, 1, value, LANGUAGE_NAMES[locale]) : []),
      ...spoken(row, 2, meaning, (each) => MEANINGS[each].settings[setting], locale),
    ];
  const group = SETTING_GROUPS.find((one) => isSpoken(name, (each) => groupNames(each)[one]));
  if (group) return changed(row, 0, name, groupNames(locale)[group]);
  if (row > 0) return [];
  return (["setting", "value", "meaning"] as const).flatMap((word, column) =>
    spoken(0, column, shown(line[column]), (each) => SHEET_WORDS[each].headings[word], locale)
  );
}

const groupNames: WordsOf<(typeof SETTING_GROUPS)[number]> = (locale) => SHEET_WORDS[locale].groups;

const KIND_COLUMNS = ["result", "homeVP", "awayVP", "meaning"] as const;
const kindHeadings: WordsOf<(typeof KIND_COLUMNS)[number]> = (locale) => {
  const { result, meaning } = SHEET_WORDS[locale].headings;
  const { homeVP, awayVP } = EVENT_WORDS[locale].round;
  return { result, homeVP, awayVP, meaning };
};

/** The kinds of results in another language: headings and meanings. The words stay: results are typed in them. */
export function kindTexts(values: Lines, locale: Locale): NewText[] {
  const at = columnsOf(values[0] ?? [], KIND_COLUMNS, kindHeadings);
  const [words, meanings] = [at.get("result"), at.get("meaning")];
  const texts = values.flatMap((line, row) => {
    if (row === 0 || words === undefined || meanings === undefined) return [];
    const word = knownWord(shown(line[words]), RESULT_WORDS, resultWords);
    const meaning = shown(line[meanings]);
    return word
      ? spoken(row, meanings, meaning, (each) => MEANINGS[each].results[word], locale)
      : [];
  });
  return [...headingTexts(values, KIND_COLUMNS, kindHeadings, locale), ...texts];
}

/** A block's cells with their new texts. */
export function withTexts(block: SheetBlock, texts: readonly NewText[]): SheetBlock {
  const put = (lines: Lines) => {
    const all = lines.map((line) => [...line]);
    for (const { row, column, text } of texts) all[row]![column] = text;
    return all;
  };
  return { ...block, values: put(block.values), formulas: put(block.formulas) };
}

/** Whether a text is what stands there in one of the languages, and nothing a director wrote. */
export function isSpoken(text: string, textIn: (locale: Locale) => string): boolean {
  return LOCALES.some((locale) => textIn(locale) === text);
}

/** A text in another language, unless somebody worded it otherwise. */
export function spoken(
  row: number,
  column: number,
  before: string,
  textIn: (locale: Locale) => string,
  locale: Locale
): NewText[] {
  return isSpoken(before, textIn) ? changed(row, column, before, textIn(locale)) : [];
}

function changed(row: number, column: number, before: string, text: string): NewText[] {
  return before === text ? [] : [{ row, column, text }];
}

/** What a cell shows, as text. */
export function shown(value: unknown): string {
  return textOf(cellOf(value) ?? "");
}
