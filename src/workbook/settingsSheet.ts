import { EVENT_WORDS } from "../locales/eventWords";
import { MEANINGS } from "../locales/settingMeanings";
import { SETTING_GROUPS, type SettingGroup, SHEET_WORDS } from "../locales/sheetWords";
import { holdTo } from "./cellRules";
import type { EventPlan } from "./eventDesk";
import { textCell } from "./heldBook";
import { drawResultKinds } from "./resultKinds";
import { type Setting, SETTING_ORDER, type SettingCell, settingCells } from "./settingCells";
import { drawGroup, drawHeadings, drawSheet, HEADING_ROW } from "./sheetLook";

const WIDTHS = [130, 140, 330, 18, 95, 62, 62, 270];
const FIRST_ROW = HEADING_ROW + 1;

/** A row of the settings: a group's heading, or a setting. */
type Row =
  | { readonly group: SettingGroup }
  | { readonly setting: Setting; readonly name: string; readonly cell: SettingCell };

/** The cell of the title, for formulas of other sheets. */
export function titleCell({ facts }: EventPlan): string {
  const row = FIRST_ROW + 1 + SETTING_ORDER.event.indexOf("title") + 1;
  return `'${SHEET_WORDS[facts.locale].sheets.event}'!$B$${row}`;
}

/** Makes the sheet of settings and of the kinds of results; answers the cells of the settings. */
export function drawSettings(sheet: Excel.Worksheet, plan: EventPlan): Excel.Range {
  const { locale, title } = plan.facts;
  const words = SHEET_WORDS[locale];
  const rows = rowsOf(plan);
  const place = (setting: Setting) =>
    `$B$${FIRST_ROW + 1 + rows.findIndex((row) => "setting" in row && row.setting === setting)}`;
  drawSheet(sheet, {
    title: `=${place("title")}&""`,
    subtitle: "",
    widths: WIDTHS,
    headingLines: 1.5,
    frozenColumns: 0,
    orientation: "Landscape",
    footer: { left: title, right: words.page },
  });
  const { setting, value, meaning } = words.headings;
  const block = sheet.getRangeByIndexes(HEADING_ROW, 0, rows.length + 1, 3);
  block.formulas = [[setting, value, meaning], ...rows.map((row) => lineOf(row, plan))];
  block.format.set({ verticalAlignment: "Top", horizontalAlignment: "Left", wrapText: true });
  drawHeadings(sheet.getRangeByIndexes(HEADING_ROW, 0, 1, 3));
  rows.forEach((row, i) => drawRow(sheet, row, FIRST_ROW + i, plan));
  drawResultKinds(sheet, locale, place);
  return block;
}

function rowsOf(plan: EventPlan): Row[] {
  const { locale } = plan.facts;
  const cells = settingCells(plan);
  const names = { ...EVENT_WORDS[locale].settings, ...SHEET_WORDS[locale].settings };
  return SETTING_GROUPS.flatMap((group): Row[] => [
    { group },
    ...SETTING_ORDER[group].map((setting) => ({
      setting,
      name: names[setting],
      cell: cells[setting],
    })),
  ]);
}

function lineOf(row: Row, { facts: { locale } }: EventPlan): (string | number)[] {
  if ("group" in row) return [SHEET_WORDS[locale].groups[row.group], "", ""];
  const { value, rule } = row.cell;
  const shown = rule === null ? textCell(String(value)) : value;
  return [row.name, shown, MEANINGS[locale].settings[row.setting]];
}

function drawRow(sheet: Excel.Worksheet, row: Row, at: number, { facts }: EventPlan): void {
  if ("group" in row) return drawGroup(sheet.getRangeByIndexes(at, 0, 1, 3));
  const cell = sheet.getRangeByIndexes(at, 1, 1, 1);
  if (row.cell.rule) holdTo(cell, row.cell.rule, row.name, SHEET_WORDS[facts.locale]);
  // Pairs such as 3-7 would be dates, and a title might be a formula.
  else cell.numberFormat = [["@"]];
}
