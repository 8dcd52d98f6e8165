import type { IRange } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import type { FWorkbook, FWorksheet } from "@univerjs/sheets/facade";
import { MAX_COLUMNS, MAX_ROWS } from "../host/a1";
import type { Rect } from "../host/grid";

/** Rows and columns of a new sheet. Univer's sheets are finite: a spill must fit in. */
export const NEW_SHEET = { rows: 300, columns: 100 } as const;

/** Who is changing the workbook just now; formats are no edit. */
export type Author = "user" | "addin" | "format";

/** Univer's one workbook, and who is changing it. */
export interface UniverBook {
  readonly api: FUniver;
  readonly workbook: FWorkbook;
  /** Throws when there is none with this id. */
  readonly sheet: (id: string) => FWorksheet;
  readonly author: () => Author;
  /** Does the work in somebody's name. */
  readonly as: <T>(author: Author, work: () => T) => T;
}

export function univerBook(api: FUniver): UniverBook {
  const workbook = api.getActiveWorkbook()!;
  let author: Author = "user";
  return {
    api,
    workbook,
    sheet(id) {
      const sheet = workbook.getSheetBySheetId(id);
      if (!sheet) throw new Error(`there is no sheet ${id}`);
      return sheet;
    },
    author: () => author,
    as(who, work) {
      const before = author;
      author = who;
      try {
        return work();
      } finally {
        author = before;
      }
    },
  };
}

/** The part of a rectangle that exists: whole columns reach to the sheet's last row. */
export function within(sheet: FWorksheet, rect: Rect): Rect {
  return {
    ...rect,
    rows: Math.max(0, Math.min(rect.rows, sheet.getMaxRows() - rect.row)),
    columns: Math.max(0, Math.min(rect.columns, sheet.getMaxColumns() - rect.column)),
  };
}

/** The other way round: cells that reach from the sheet's first row to its last are whole columns. */
export const whole = (sheet: FWorksheet, rect: Rect): Rect => ({
  ...rect,
  ...(rect.row === 0 && rect.rows === sheet.getMaxRows() ? { rows: MAX_ROWS } : {}),
  ...(rect.column === 0 && rect.columns === sheet.getMaxColumns() ? { columns: MAX_COLUMNS } : {}),
});

/** Makes a sheet large enough for a rectangle that is about to be filled. */
export function grow(sheet: FWorksheet, { row, column, rows, columns }: Rect): void {
  if (rows < MAX_ROWS && row + rows > sheet.getMaxRows()) sheet.setRowCount(row + rows + 50);
  if (columns < MAX_COLUMNS && column + columns > sheet.getMaxColumns())
    sheet.setColumnCount(column + columns + 5);
}

export const rectOf = ({ startRow, startColumn, endRow, endColumn }: IRange): Rect => ({
  row: startRow,
  column: startColumn,
  rows: endRow - startRow + 1,
  columns: endColumn - startColumn + 1,
});

export const rangeOf = ({ row, column, rows, columns }: Rect): IRange => ({
  startRow: row,
  startColumn: column,
  endRow: row + rows - 1,
  endColumn: column + columns - 1,
});
