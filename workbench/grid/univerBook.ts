import { ICommandService, type IRange } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import { SetWorksheetColumnCountMutation, SetWorksheetRowCountMutation } from "@univerjs/sheets";
import type { FWorkbook, FWorksheet } from "@univerjs/sheets/facade";
import { MAX_COLUMNS, MAX_ROWS } from "../host/a1";
import type { Rect } from "../host/grid";
import { injectorOf } from "./injector";

/** Rows and columns of a new sheet. Univer's sheets are finite: a spill must fit in. */
export const NEW_SHEET = { rows: 300, columns: 100 } as const;

/** Who is changing the workbook just now; "quiet" is an add-in too, but what Univer selects is not told. */
export type Author = "user" | "addin" | "quiet";

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

/**
 * Makes a sheet large enough for a rectangle that is about to be filled. A sheet's size is Univer's own
 * affair: it is no step that undo takes back.
 */
export function grow(sheet: FWorksheet, { row, column, rows, columns }: Rect): void {
  const commands = injectorOf(sheet).get(ICommandService);
  const place = { unitId: sheet.getWorkbook().getUnitId(), subUnitId: sheet.getSheetId() };
  if (rows < MAX_ROWS && row + rows > sheet.getMaxRows()) {
    const params = { ...place, rowCount: Math.min(MAX_ROWS, row + rows + 50) };
    commands.syncExecuteCommand(SetWorksheetRowCountMutation.id, params);
  }
  if (columns < MAX_COLUMNS && column + columns > sheet.getMaxColumns()) {
    const params = { ...place, columnCount: Math.min(MAX_COLUMNS, column + columns + 5) };
    commands.syncExecuteCommand(SetWorksheetColumnCountMutation.id, params);
  }
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
