import { LOG_COLUMNS, type LogColumn } from "../locales/sheetWords";
import type { Content } from "./appendRows";
import { type Block, cellOf, textOf } from "./cells";
import { LOG_KIND } from "./logSheet";
import { columnsOf } from "./tableRows";

/** A line of the log as texts, in the order of its columns. */
export type LogTexts = readonly string[];

/** A line of the log as it stands in its sheet. */
export interface SheetLine {
  readonly texts: LogTexts;
  /** Its row within the table; the headings are row 0. */
  readonly row: number;
}

/** The log as it stands in its sheet, whatever the order of its columns. */
export interface SheetLog {
  readonly lines: readonly SheetLine[];
  /** Where its columns stand; one whose heading is gone is not there. */
  readonly at: ReadonlyMap<LogColumn, number>;
}

/** Reads the log from its cells, headings first; empty rows are no lines. */
export function sheetLog(values: Block): SheetLog {
  const at = columnsOf(values[0] ?? [], LOG_COLUMNS, LOG_KIND.headings);
  const lines = values.slice(1).map((line, i) => ({
    texts: LOG_COLUMNS.map((column) => textIn(column, line[at.get(column) ?? -1])),
    row: i + 1,
  }));
  return { lines: lines.filter(({ texts }) => texts.some((text) => text !== "")), at };
}

/**
 * What the snapshot keeps of the log after a step: what it kept before and what the step wrote, not what
 * the sheet says by then. A line that was changed or removed by hand differs for good.
 */
export function keptLog(
  before: readonly LogTexts[] | undefined,
  sheet: Block,
  written: readonly Partial<Record<LogColumn, Content>>[]
): LogTexts[] {
  const known = before ?? sheetLog(sheet).lines.map(({ texts }) => texts);
  return [
    ...known,
    ...written.map((row) => LOG_COLUMNS.map((column) => textIn(column, row[column]))),
  ];
}

function textIn(column: LogColumn, raw: unknown): string {
  const cell = cellOf(raw);
  if (column === "time" && typeof cell === "number") return timeText(cell);
  return cell === null ? "" : textOf(cell);
}

const DAY = 86_400;
/** Days from the first of Excel's calendar to 1970. */
const DAYS_BEFORE_1970 = 25_569;

/** A time as Excel counts it, in days, to the second: files keep its fraction with fewer digits. */
function timeText(days: number): string {
  const seconds = Math.round((days - DAYS_BEFORE_1970) * DAY);
  const at = new Date(seconds * 1000);
  return Number.isNaN(at.getTime())
    ? String(days)
    : at.toISOString().slice(0, 19).replace("T", " ");
}
