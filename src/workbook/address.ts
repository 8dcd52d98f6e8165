const ADDRESS = /^(?:'((?:[^']|'')*)'|([^!]*))!(.+)$/;
const FIRST_CELL = /^\$?([A-Z]*)\$?(\d*)/i;

/** An address as Excel gives it, `'Round 1'!A1:B20`, taken apart. */
export interface Address {
  readonly sheet: string;
  readonly cells: string;
}

/** Takes an address apart; `null` when it is none (a computed value has no address). */
export function parseAddress(text: unknown): Address | null {
  const match = typeof text === "string" ? ADDRESS.exec(text) : null;
  if (!match) return null;
  return { sheet: (match[1] ?? match[2] ?? "").replaceAll("''", "'"), cells: match[3] ?? "" };
}

/**
 * The name of one cell of a range, such as `B5`; rows and columns count from 0 within the range.
 * Whole columns (`A:A`) and whole rows (`3:5`) start at row 1 and at column A.
 */
export function cellName(range: Address, row: number, column: number): string {
  const [, letters = "", digits = ""] = FIRST_CELL.exec(range.cells) ?? [];
  return columnName(columnIndex(letters || "A") + column) + (Number(digits || 1) + row);
}

/** Where a range begins, rows and columns counted from 0. */
export function firstCell({ cells }: Address): { readonly row: number; readonly column: number } {
  const [, letters = "", digits = ""] = FIRST_CELL.exec(cells) ?? [];
  return { row: Number(digits || 1) - 1, column: columnIndex(letters || "A") };
}

/** The place of a column, counted from 0, by its letters. */
export function columnIndex(letters: string): number {
  let index = 0;
  for (const letter of letters.toUpperCase()) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

/** The letters of a column. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
