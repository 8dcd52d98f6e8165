/** A line of a table in a text: the cells as they stand, without the quotes around them. */
export interface TextLine {
  /** Where it begins, from 1: a cell in quotes may go over several lines. */
  readonly line: number;
  readonly cells: readonly string[];
  /** A cell that begins with a quote which is never closed, or closed before the cell ends. */
  readonly badQuote?: string;
}

/** What stands between cells: tabs from a spreadsheet; semicolons or commas in files, also as Chinese input writes them. */
const SEPARATORS = ["\t", ";", "；", ",", "，"] as const;

/** Spreadsheets read such a first line as the name of the separator. */
const SEPARATOR_LINE = /^sep=(.)(?:\r\n|\r|\n)/i;
const BYTE_ORDER_MARK = /^\uFEFF/;
const QUOTED = /"(?:[^"]|"")*"/g;
const QUOTED_HERE = new RegExp(QUOTED.source, "y");
const LINE_END = /\r\n|\r|\n/g;

/**
 * Splits a text into the cells of a table. The separator is the one that stands there most often; cells
 * may be in quotes, with "" for a quote. Empty lines are left out.
 */
export function parseDelimited(text: string): readonly TextLine[] {
  const whole = text.replace(BYTE_ORDER_MARK, "");
  const named = SEPARATOR_LINE.exec(whole);
  const separator = named ? named[1]! : commonest(whole.replace(QUOTED, ""));
  const lines: TextLine[] = [];
  let at = named?.[0].length ?? 0;
  let line = named ? 2 : 1;
  while (at < whole.length) {
    const read = lineFrom(whole, at, separator);
    if (read.cells.some((cell) => cell.trim() !== ""))
      lines.push({
        line,
        cells: read.cells,
        ...(read.badQuote === undefined ? {} : { badQuote: read.badQuote }),
      });
    line += Math.max(1, whole.slice(at, read.end).match(LINE_END)?.length ?? 0);
    at = read.end;
  }
  return lines;
}

function commonest(text: string): string {
  const counts = SEPARATORS.map((separator) => text.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))]!;
}

interface LineRead {
  readonly cells: string[];
  readonly badQuote: string | undefined;
  /** Where the next line begins. */
  readonly end: number;
}

function lineFrom(text: string, start: number, separator: string): LineRead {
  const cells: string[] = [];
  let badQuote: string | undefined;
  for (let at = start; ; at += separator.length) {
    const quoted = text[at] === '"' ? quotedFrom(text, at, separator) : null;
    const end = quoted?.end ?? plainEnd(text, at, separator);
    const cell = quoted?.cell ?? text.slice(at, end);
    if (text[at] === '"' && !quoted) badQuote ??= cell;
    cells.push(cell);
    at = end;
    if (!text.startsWith(separator, at))
      return { cells, badQuote, end: at + lineEndLength(text, at) };
  }
}

/** A cell in quotes; null where what begins like one is none. */
function quotedFrom(text: string, at: number, separator: string) {
  QUOTED_HERE.lastIndex = at;
  const found = QUOTED_HERE.exec(text);
  if (!found) return null;
  const end = QUOTED_HERE.lastIndex;
  const closes = end === text.length || text.startsWith(separator, end) || lineEndLength(text, end);
  return closes ? { cell: found[0].slice(1, -1).replaceAll('""', '"'), end } : null;
}

function plainEnd(text: string, start: number, separator: string): number {
  let end = start;
  while (end < text.length && !text.startsWith(separator, end) && !lineEndLength(text, end)) end++;
  return end;
}

function lineEndLength(text: string, at: number): number {
  if (text[at] === "\r") return text[at + 1] === "\n" ? 2 : 1;
  return text[at] === "\n" ? 1 : 0;
}
