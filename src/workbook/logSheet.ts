import { LOG_COLUMNS, type LogColumn, type LogStep, SHEET_WORDS } from "../locales/sheetWords";
import type { EventFacts } from "./eventBook";
import { DESK_LOG } from "./eventNames";
import { drawHeadings, drawSheet, HEADING_ROW } from "./sheetLook";

/** A line of the log. The time is that of the writing. */
export interface LogLine {
  readonly step: LogStep;
  readonly round: number | null;
  readonly detail: string;
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

const WIDTHS: Readonly<Record<LogColumn, number>> = {
  time: 92,
  round: 44,
  step: 80,
  detail: 330,
  before: 90,
  after: 90,
  reason: 170,
};
const TIME_FORMAT = "yyyy-mm-dd hh:mm";
/** Rows that look as a log's do before they are written. */
const READY_ROWS = 250;

/** The number format of each column: what people wrote stays text. */
export function logFormat(column: LogColumn): string {
  return column === "time" ? TIME_FORMAT : column === "round" ? "General" : "@";
}

/** Makes the sheet of the log, with an empty table. */
export function drawLog(sheet: Excel.Worksheet, facts: EventFacts, title: string): void {
  const words = SHEET_WORDS[facts.locale];
  drawSheet(sheet, {
    title: words.sheets.log,
    subtitle: title,
    widths: LOG_COLUMNS.map((column) => WIDTHS[column]),
    frozenColumns: 0,
    orientation: "Landscape",
    footer: { left: `${facts.title} · ${words.sheets.log}`, right: words.page },
  });
  const count = LOG_COLUMNS.length;
  const head = sheet.getRangeByIndexes(HEADING_ROW, 0, 1, count);
  head.formulas = [LOG_COLUMNS.map((column) => words.log[column])];
  const table = sheet.tables.add(sheet.getRangeByIndexes(HEADING_ROW, 0, 2, count), true);
  table.set({ name: DESK_LOG, style: "TableStyleLight1" });
  drawHeadings(head);
  sheet.getRangeByIndexes(HEADING_ROW + 1, 0, READY_ROWS, count).format.set({
    verticalAlignment: "Top",
    horizontalAlignment: "Left",
    wrapText: true,
  });
}
