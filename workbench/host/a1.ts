import type { Rect } from "./grid";

/** Rows of an Excel sheet. */
export const MAX_ROWS = 1_048_576;
/** Columns of an Excel sheet, A to XFD. */
export const MAX_COLUMNS = 16_384;

const CELLS = /^([A-Z]{1,3})([1-9]\d{0,6})(?::([A-Z]{1,3})([1-9]\d{0,6}))?$/;
const COLUMNS = /^([A-Z]{1,3}):([A-Z]{1,3})$/;
const ROWS = /^([1-9]\d{0,6}):([1-9]\d{0,6})$/;
const SHEET = /^(?:'((?:[^']|'')*)'|([^'!]*))!(.*)$/s;

/** The rectangle of `B2`, `$A$1:C9`, `A:C` or `3:5`; null when the text is no such address. */
export function parseA1(text: string): Rect | null {
  const plain = text.trim().replaceAll("$", "").toUpperCase();
  const cells = CELLS.exec(plain);
  if (cells) {
    const [, fromColumn = "", fromRow = "", toColumn = fromColumn, toRow = fromRow] = cells;
    return between(+fromRow - 1, columnIndex(fromColumn), +toRow - 1, columnIndex(toColumn));
  }
  const columns = COLUMNS.exec(plain);
  if (columns) {
    const [, from = "", to = ""] = columns;
    return between(0, columnIndex(from), MAX_ROWS - 1, columnIndex(to));
  }
  const rows = ROWS.exec(plain);
  if (rows) {
    const [, from = "", to = ""] = rows;
    return between(+from - 1, 0, +to - 1, MAX_COLUMNS - 1);
  }
  return null;
}

function between(row1: number, column1: number, row2: number, column2: number): Rect | null {
  const row = Math.min(row1, row2);
  const column = Math.min(column1, column2);
  const rows = Math.abs(row1 - row2) + 1;
  const columns = Math.abs(column1 - column2) + 1;
  return row + rows > MAX_ROWS || column + columns > MAX_COLUMNS
    ? null
    : { row, column, rows, columns };
}

/** The address of a rectangle, without `$`: `B2`, `A1:C9`, `A:C`, `3:5`. */
export function makeA1({ row, column, rows, columns }: Rect): string {
  const [left, right] = [columnName(column), columnName(column + columns - 1)];
  if (columns === MAX_COLUMNS) return `${row + 1}:${row + rows}`;
  if (rows === MAX_ROWS) return `${left}:${right}`;
  const [first, last] = [left + (row + 1), right + (row + rows)];
  return first === last ? first : `${first}:${last}`;
}

/** `'Round 1'!A1:B2` taken apart; without a sheet's name `sheet` is null. */
export function splitAddress(text: string): { sheet: string | null; cells: string } {
  const [, quoted, plain, cells] = SHEET.exec(text.trim()) ?? [];
  const sheet = quoted?.replaceAll("''", "'") ?? plain;
  return sheet === undefined ? { sheet: null, cells: text } : { sheet, cells: cells ?? "" };
}

/** The address of cells with their sheet's name, quoted where Excel quotes it. */
export function makeAddress(sheetName: string, rect: Rect): string {
  return `${quoteSheetName(sheetName)}!${makeA1(rect)}`;
}

const PLAIN_NAME = /^[\p{L}_][\p{L}\p{M}\p{N}_.]*$/u;
const R1C1 = /^(R\d*)?(C\d*)?$/i;

/** A sheet's name as it stands in a formula: in quotes unless it is one plain word. */
export function quoteSheetName(name: string): string {
  const plain = PLAIN_NAME.test(name) && !parseA1(name) && !R1C1.test(name);
  return plain ? name : `'${name.replaceAll("'", "''")}'`;
}

/** The letters of a column, 0 is A. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** The index of a column from its letters, A is 0. */
export function columnIndex(letters: string): number {
  let index = 0;
  for (const letter of letters.toUpperCase()) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}
