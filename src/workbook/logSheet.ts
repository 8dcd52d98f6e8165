import { LOG_COLUMNS, type LogColumn, type LogStep, SHEET_WORDS } from "../locales/sheetWords";
import type { Content, TableKind } from "./appendRows";
import type { SheetFacts } from "./eventBook";
import { DESK_LOG } from "./eventNames";
import { drawHeadings, drawSheet, drawTableLines, HEADING_ROW } from "./sheetLook";

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
  time: 112,
  round: 52,
  step: 84,
  detail: 330,
  before: 90,
  after: 90,
  reason: 170,
};
const TIME_FORMAT = "yyyy-mm-dd hh:mm";
/** Rows that look as a log's do before they are written. */
const READY_ROWS = 250;

/** The columns of the log; what people wrote stays text. */
export const LOG_KIND: TableKind<LogColumn> = {
  columns: LOG_COLUMNS,
  headings: (locale) => SHEET_WORDS[locale].log,
  format: (column) => (column === "time" ? TIME_FORMAT : column === "round" ? "General" : "@"),
};

/** A row of the log, in the language of its event. */
export function logRow(
  { step, round, ...texts }: LogLine,
  { locale }: Pick<SheetFacts, "locale">
): Partial<Record<LogColumn, Content>> {
  return {
    ...texts,
    time: excelTime(new Date()),
    step: SHEET_WORDS[locale].steps[step],
    ...(round === null ? {} : { round }),
  };
}

const DAY = 86_400_000;
const MINUTE = 60_000;
/** Days from the first of Excel's calendar to the first of the clock's. */
const DAYS_BEFORE_1970 = 25_569;

/** The time on the director's clock, as Excel counts it: in days, to the second. */
function excelTime(now: Date): number {
  const local = now.getTime() - now.getTimezoneOffset() * MINUTE;
  return Math.floor(local / 1000) / (DAY / 1000) + DAYS_BEFORE_1970;
}

/** Makes the sheet of the log, with an empty table. */
export function drawLog(sheet: Excel.Worksheet, facts: SheetFacts, title: string): void {
  const words = SHEET_WORDS[facts.locale];
  drawSheet(sheet, {
    title: words.sheets.log,
    subtitle: title,
    widths: LOG_COLUMNS.map((column) => WIDTHS[column]),
    headingLines: 1.5,
    frozenColumns: 0,
    orientation: "Landscape",
    footer: { left: `${facts.title} · ${words.sheets.log}`, right: words.page },
  });
  const count = LOG_COLUMNS.length;
  const head = sheet.getRangeByIndexes(HEADING_ROW, 0, 1, count);
  head.formulas = [LOG_COLUMNS.map((column) => words.log[column])];
  const table = sheet.tables.add(sheet.getRangeByIndexes(HEADING_ROW, 0, 2, count), true);
  table.name = DESK_LOG;
  drawTableLines(table);
  drawHeadings(head);
  sheet.getRangeByIndexes(HEADING_ROW + 1, 0, READY_ROWS, count).format.set({
    verticalAlignment: "Top",
    horizontalAlignment: "Left",
    wrapText: true,
  });
}
