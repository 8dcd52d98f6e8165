import {
  EVENT_WORDS,
  RESULT_WORDS,
  type ResultWord,
  type SettingName,
} from "../locales/eventWords";
import type { Locale } from "../locales/locale";
import { MEANINGS } from "../locales/settingMeanings";
import { SHEET_WORDS } from "../locales/sheetWords";
import { DESK_KINDS } from "./eventNames";
import { drawHeadings, drawTableLines, HEADING_ROW } from "./sheetLook";

/** Stands for VPs that the scale gives. */
export const BY_SCALE = "–";

const FIRST_COLUMN = 4;

/** Results whose VPs are settings: home's and away's; all others have the scale's, or none. */
export const FIXED_VPS: Partial<Record<ResultWord, readonly [SettingName, SettingName | null]>> = {
  homeAbsent: ["absentVP", "forfeitVP"],
  awayAbsent: ["forfeitVP", "absentVP"],
  bothAbsent: ["absentVP", "absentVP"],
  late: ["lateVP", "lateVP"],
  bye: ["byeVP", null],
};

/** Makes the table that the column of results chooses from, with the VPs that go with each word. */
export function drawResultKinds(
  sheet: Excel.Worksheet,
  locale: Locale,
  place: (setting: SettingName) => string
): void {
  const { round, results } = EVENT_WORDS[locale];
  const { headings } = SHEET_WORDS[locale];
  const vpCell = (setting: SettingName | null | undefined) =>
    setting ? `=${place(setting)}` : BY_SCALE;
  const lines = RESULT_WORDS.map((word) => {
    // Nobody has VPs of a match that does not count.
    const none = word === "cancelled" ? '=""' : null;
    const [home, away] = FIXED_VPS[word] ?? [];
    return [
      results[word],
      none ?? vpCell(home),
      none ?? vpCell(away),
      MEANINGS[locale].results[word],
    ];
  });
  const range = sheet.getRangeByIndexes(HEADING_ROW, FIRST_COLUMN, lines.length + 1, 4);
  range.formulas = [[headings.result, round.homeVP, round.awayVP, headings.meaning], ...lines];
  const table = sheet.tables.add(range, true);
  table.set({ name: DESK_KINDS, showFilterButton: false });
  drawTableLines(table);
  range.format.set({ verticalAlignment: "Top", wrapText: true });
  sheet
    .getRangeByIndexes(HEADING_ROW + 1, FIRST_COLUMN + 1, lines.length, 2)
    .format.set({ horizontalAlignment: "Center" });
  drawHeadings(sheet.getRangeByIndexes(HEADING_ROW, FIRST_COLUMN, 1, 4));
}
