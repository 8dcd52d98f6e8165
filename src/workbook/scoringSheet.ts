import { RESULTS_WORDS, type ScoringSetting, type ScoringValue } from "../locales/resultsWords";
import { SCORE_WORDS } from "../locales/scoreWords";
import { SHEET_WORDS } from "../locales/sheetWords";
import type { Locale } from "../locales/locale";
import { AVERAGE_PLUS_IMPS } from "../scoring/artificialImps";
import { cellName } from "./address";
import type { SheetBlock } from "./bookBlocks";
import { type CellRule, holdTo, listOf, numberFrom, wholeFrom } from "./cellRules";
import { DESK_SCORING } from "./eventNames";
import { type HeldBook, heldName, textCell } from "./heldBook";
import { knownWord } from "./knownWord";
import { cellsText } from "./roundLinks";
import { scoringNames } from "./scoringRules";
import { drawHeadings, HEADING_ROW } from "./sheetLook";

/** Widths of the names, values and meanings. */
export const SCORING_WIDTHS = [150, 100, 320] as const;

/** A row of the settings: its name, what stands in its cell, what may be typed there, what it means. */
export interface ScoringLine {
  readonly name: string;
  readonly value: string | number;
  /** Null where any text may stand. */
  readonly rule: CellRule | null;
  readonly meaning: string;
}

/** The settings of team matches, in the order in which they stand. */
export const TEAM_SETTINGS = [
  ...(["teams", "drop", "unit", "ties", "averagePlus", "aob"] as const),
] as const satisfies readonly ScoringSetting[];

/** The settings of a pairs event; `sections` joins them where it has several. */
export const PAIRS_SETTINGS = [
  ...(["pairs", "winners", "perWin", "fouled", "crossImps"] as const),
  ...(["drop", "unit", "ties", "averagePlus"] as const),
] as const satisfies readonly ScoringSetting[];

const MOST_PLUS = 24;

/** What stands in the cell of a setting at first, and what may be typed there. */
function settingCell(
  setting: ScoringSetting,
  locale: Locale
): { readonly value: string | number; readonly rule: CellRule } {
  const { values } = RESULTS_WORDS[locale];
  const choice = (...words: readonly [ScoringValue, ...ScoringValue[]]) => ({
    value: values[words[0]],
    rule: listOf(words.map((word) => values[word])),
  });
  switch (setting) {
    case "teams":
      return choice("IMP", "BAM");
    case "drop":
      return { value: 0, rule: numberFrom(0) };
    case "unit":
      return { value: 10, rule: wholeFrom(0) };
    case "ties":
      return choice("AWAY", "EVEN", "UP");
    case "averagePlus":
      return { value: AVERAGE_PLUS_IMPS, rule: wholeFrom(0, MOST_PLUS) };
    case "aob":
      return choice("byPairs", "byBoards");
    case "sections":
      return choice("together", "apart");
    case "pairs":
      return choice("MP", "CROSSIMP", "BUTLER");
    case "perWin":
      return { value: 2, rule: listOf(["1", "2"]) };
    case "crossImps":
      return choice("SUM", "AVERAGE");
    case "winners":
      return { value: 1, rule: listOf(["1", "2"]) };
    case "fouled":
      return choice("WBF", "EBU");
  }
}

/** The rows of some settings, with their usual values unless another is chosen. */
export function scoringLines(
  settings: readonly ScoringSetting[],
  locale: Locale,
  chosen: Partial<Record<ScoringSetting, string | number>> = {}
): ScoringLine[] {
  return settings.map((setting) => {
    const { value, rule } = settingCell(setting, locale);
    return {
      name: RESULTS_WORDS[locale].settings[setting],
      value: chosen[setting] ?? value,
      rule,
      meaning: SCORE_WORDS[locale].meanings[setting],
    };
  });
}

function headingCells(locale: Locale): string[] {
  const { setting, value, meaning } = SHEET_WORDS[locale].headings;
  return [setting, value, meaning];
}

/** The cells of settings from a column on, as they will be read once they are made. */
export function newScoringBlock(
  sheet: string,
  column: number,
  lines: readonly ScoringLine[],
  locale: Locale
): SheetBlock {
  const values = [
    headingCells(locale),
    ...lines.map(({ name, value, meaning }) => [name, value, meaning]),
  ];
  const cells = cellName({ sheet, cells: "A1" }, HEADING_ROW, column);
  return { sheet, cells, values, formulas: values };
}

/** Makes the settings of how boards are scored, from a column on; names them. */
export function drawScoring(
  sheet: Excel.Worksheet,
  column: number,
  lines: readonly ScoringLine[],
  locale: Locale
): void {
  const block = sheet.getRangeByIndexes(HEADING_ROW, column, lines.length + 1, 3);
  block.formulas = [
    headingCells(locale),
    ...lines.map(({ name, value, rule, meaning }) => [
      name,
      rule === null ? textCell(String(value)) : value,
      meaning,
    ]),
  ];
  block.format.set({ verticalAlignment: "Top", horizontalAlignment: "Left" });
  drawHeadings(sheet.getRangeByIndexes(HEADING_ROW, column, 1, 3));
  lines.forEach(({ name, rule }, i) => {
    const cell = sheet.getRangeByIndexes(HEADING_ROW + 1 + i, column + 1, 1, 1);
    if (rule) holdTo(cell, rule, name, SHEET_WORDS[locale]);
    else cell.numberFormat = [["@"]];
  });
  sheet.context.workbook.names.add(DESK_SCORING, block);
}

/** The cell that says how teams are scored, for formulas of any sheet; null where it is gone. */
export function teamsCell(held: HeldBook): string | null {
  const block = heldName(held, DESK_SCORING);
  const row = block?.values.findIndex(
    ([name]) => knownWord(String(name), ["teams"], scoringNames) === "teams"
  );
  if (!block || row === undefined || row < 0) return null;
  return cellsText(block.area, block.area.row + row, block.area.column + 1, 1);
}

/** The cell that `drawScoring` gives the first of its settings. */
export function firstSettingCell(sheet: string, column: number): string {
  return cellsText(
    { sheet, row: HEADING_ROW, column, rows: 1, columns: 1 },
    HEADING_ROW + 1,
    column + 1,
    1
  );
}
