import { type Room, ROOMS } from "../event/boardLine";
import type { Locale } from "../locales/locale";
import {
  BOARD_COLUMNS,
  type BoardColumn,
  LINEUP_COLUMNS,
  RESULTS_WORDS,
  SCORING_SETTINGS,
  type ScoringValue,
} from "../locales/resultsWords";
import { REMARK_WORDS, SCORE_WORDS } from "../locales/scoreWords";
import { SHEET_WORDS } from "../locales/sheetWords";
import type { SheetBlock } from "./bookBlocks";
import { knownWord, type WordsOf } from "./knownWord";
import { headingTexts, isSpoken, type NewText, shown, spoken } from "./languageTexts";
import { boardHeadings, lineupHeadings } from "./resultTables";
import { scoringNames } from "./scoringRules";
import { columnsOf } from "./tableRows";

const roomWords: WordsOf<Room> = (locale) => RESULTS_WORDS[locale].rooms;

/** The table of results in another language: headings, rooms, and remarks that are words of ours. */
export function resultTexts(block: SheetBlock, locale: Locale): NewText[] {
  const at = columnsOf<BoardColumn>(block.values[0] ?? [], BOARD_COLUMNS, boardHeadings);
  return [
    ...headingTexts(block.values, BOARD_COLUMNS, boardHeadings, locale),
    ...roomTexts(block, at.get("room"), locale),
    ...wordTexts(block, at.get("remark"), REMARKS, (each) => REMARK_WORDS[each], locale),
  ];
}

const REMARKS = ["notPlayed", "noDatum", "turned"] as const;

/** The line-ups in another language. */
export function lineupTexts(block: SheetBlock, locale: Locale): NewText[] {
  const at = columnsOf(block.values[0] ?? [], LINEUP_COLUMNS, lineupHeadings);
  return [
    ...headingTexts(block.values, LINEUP_COLUMNS, lineupHeadings, locale),
    ...roomTexts(block, at.get("room"), locale),
  ];
}

function roomTexts(block: SheetBlock, column: number | undefined, locale: Locale): NewText[] {
  return wordTexts(block, column, ROOMS, roomWords, locale);
}

/** The words of a column, as far as they stand there exactly as one of the languages has them. */
function wordTexts<W extends string>(
  { values, formulas }: SheetBlock,
  column: number | undefined,
  known: readonly W[],
  wordsOf: WordsOf<W>,
  locale: Locale
): NewText[] {
  if (column === undefined) return [];
  return values.flatMap((line, row) => {
    const text = shown(line[column]);
    if (row === 0 || text === "" || formulas[row]?.[column] !== line[column]) return [];
    const word = knownWord(text, known, wordsOf);
    return word ? spoken(row, column, text, (each) => wordsOf(each)[word], locale) : [];
  });
}

const VALUES = Object.keys(RESULTS_WORDS.en.values) as ScoringValue[];

/** The settings of scoring in another language: names, values that are words, meanings. */
export function scoringTexts({ values, formulas }: SheetBlock, locale: Locale): NewText[] {
  return values
    .flatMap((line, row): NewText[] => {
      const [name = "", value = "", meaning = ""] = line.map(shown);
      if (row === 0)
        return (["setting", "value", "meaning"] as const).flatMap((word, column) =>
          spoken(0, column, shown(line[column]), (each) => SHEET_WORDS[each].headings[word], locale)
        );
      const setting = knownWord(name, SCORING_SETTINGS, scoringNames);
      if (!setting) return [];
      const word = VALUES.find((one) => isSpoken(value, (each) => RESULTS_WORDS[each].values[one]));
      return [
        ...spoken(row, 0, name, (each) => RESULTS_WORDS[each].settings[setting], locale),
        ...(word ? spoken(row, 1, value, (each) => RESULTS_WORDS[each].values[word], locale) : []),
        ...spoken(row, 2, meaning, (each) => SCORE_WORDS[each].meanings[setting], locale),
      ];
    })
    .filter(({ row, column }) => values[row]?.[column] === formulas[row]?.[column]);
}
