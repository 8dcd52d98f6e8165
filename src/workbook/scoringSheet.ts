import { RESULTS_WORDS, type ScoringSetting, type ScoringValue } from "../locales/resultsWords";
import { SCORE_WORDS } from "../locales/scoreWords";
import { SHEET_WORDS } from "../locales/sheetWords";
import type { Locale } from "../locales/locale";
import { AVERAGE_PLUS_IMPS } from "../scoring/artificialImps";
import { type CellRule, holdTo, listOf, numberFrom, wholeFrom } from "./cellRules";
import { DESK_SCORING } from "./eventNames";
import { type HeldBook, heldName } from "./heldBook";
import { knownWord } from "./knownWord";
import { cellsText } from "./roundLinks";
import { scoringNames } from "./scoringRules";
import { drawHeadings, HEADING_ROW } from "./sheetLook";

/** Widths of the names, values and meanings. */
export const SCORING_WIDTHS = [150, 100, 320] as const;

/** The settings of team matches, in the order in which they stand. */
export const TEAM_SETTINGS = [
  ...(["teams", "drop", "unit", "ties", "averagePlus", "aob"] as const),
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

/** Makes the settings of how boards are scored, from a column on; names them. */
export function drawScoring(
  sheet: Excel.Worksheet,
  column: number,
  settings: readonly ScoringSetting[],
  locale: Locale
): void {
  const { headings } = SHEET_WORDS[locale];
  const cells = settings.map((setting) => settingCell(setting, locale));
  const block = sheet.getRangeByIndexes(HEADING_ROW, column, settings.length + 1, 3);
  block.formulas = [
    [headings.setting, headings.value, headings.meaning],
    ...settings.map((setting, i) => [
      RESULTS_WORDS[locale].settings[setting],
      cells[i]!.value,
      SCORE_WORDS[locale].meanings[setting],
    ]),
  ];
  block.format.set({ verticalAlignment: "Top", horizontalAlignment: "Left" });
  drawHeadings(sheet.getRangeByIndexes(HEADING_ROW, column, 1, 3));
  settings.forEach((setting, i) =>
    holdTo(
      sheet.getRangeByIndexes(HEADING_ROW + 1 + i, column + 1, 1, 1),
      cells[i]!.rule,
      RESULTS_WORDS[locale].settings[setting],
      SHEET_WORDS[locale]
    )
  );
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
