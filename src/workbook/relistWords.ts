import { ROOMS } from "../event/boardLine";
import { type Locale, LOCALES } from "../locales/locale";
import {
  BOARD_COLUMNS,
  LINEUP_COLUMNS,
  RESULTS_WORDS,
  SCORING_SETTINGS,
} from "../locales/resultsWords";
import { SHEET_WORDS } from "../locales/sheetWords";
import { firstCell } from "./address";
import type { BookBlocks, SheetBlock } from "./bookBlocks";
import { cellOf, textOf } from "./cells";
import { type CellRule, holdTo, listOf } from "./cellRules";
import { type Area, rangeOf } from "./heldBook";
import { knownWord, type WordsOf } from "./knownWord";
import { boardHeadings, lineupHeadings } from "./resultTables";
import { scoringNames } from "./scoringRules";
import { scoringLines } from "./scoringSheet";
import { columnsOf } from "./tableRows";
import { RULED_ROWS } from "./tableSheet";
import { NO_WRITES, writeWhole } from "./writeWhole";

/** Cells with a list of words to choose from. */
interface Listed {
  readonly area: Area;
  readonly title: string;
  readonly ruleIn: (locale: Locale) => CellRule | null;
}

/**
 * Lets rooms and settings be chosen in the words of a language. Lists of a director's own stay. Nothing that
 * was typed is at stake, for words of all languages are read: where this fails the lists are as they were.
 */
export async function relistWords(blocks: BookBlocks, locale: Locale): Promise<void> {
  const all = listedCells(blocks, locale);
  if (all.length === 0) return;
  const ours = await Excel.run(async (context) => {
    const rules = all.map(({ area }) =>
      rangeOf(context, { ...area, rows: 1 }).dataValidation.load("type,rule")
    );
    await context.sync();
    return all.filter(({ ruleIn }, i) => {
      const { type, rule } = rules[i]!;
      if (type !== Excel.DataValidationType.list) return false;
      const source = rule.list?.source;
      return LOCALES.some((each) => {
        const own = ruleIn(each);
        return own?.kind === "list" && own.source === source;
      });
    });
  });
  await writeWhole(() => ({
    ...NO_WRITES,
    on: [...new Set(ours.map(({ area }) => area.sheet))],
    write: (context) => {
      for (const { area, title, ruleIn } of ours)
        holdTo(rangeOf(context, area), ruleIn(locale)!, title, SHEET_WORDS[locale]);
    },
  }));
}

function listedCells({ results, lineups, scoring }: BookBlocks, locale: Locale): Listed[] {
  return [
    ...(results ? roomCells(results, BOARD_COLUMNS, boardHeadings, locale) : []),
    ...(lineups ? roomCells(lineups, LINEUP_COLUMNS, lineupHeadings, locale) : []),
    ...(scoring ? settingCells(scoring, locale) : []),
  ];
}

function roomCells<C extends string>(
  block: SheetBlock,
  columns: readonly C[],
  headings: WordsOf<C>,
  locale: Locale
): Listed[] {
  const at = columnsOf<string>(block.values[0] ?? [], columns, headings);
  const column = at.get("room");
  if (column === undefined) return [];
  const first = firstCell(block);
  const area = {
    sheet: block.sheet,
    row: first.row + 1,
    column: first.column + column,
    rows: RULED_ROWS,
    columns: 1,
  };
  const ruleIn = (each: Locale) => listOf(ROOMS.map((room) => RESULTS_WORDS[each].rooms[room]));
  return [{ area, title: RESULTS_WORDS[locale].board.room, ruleIn }];
}

function settingCells(block: SheetBlock, locale: Locale): Listed[] {
  const first = firstCell(block);
  return block.values.flatMap(([name], row): Listed[] => {
    const text = textOf(cellOf(name) ?? "");
    const setting = knownWord(text, SCORING_SETTINGS, scoringNames);
    if (!setting) return [];
    const ruleIn = (each: Locale) => scoringLines([setting], each)[0]?.rule ?? null;
    const cell = { row: first.row + row, column: first.column + 1, rows: 1, columns: 1 };
    return [
      {
        area: { sheet: block.sheet, ...cell },
        title: RESULTS_WORDS[locale].settings[setting],
        ruleIn,
      },
    ];
  });
}
