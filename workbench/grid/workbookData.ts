import {
  BooleanNumber,
  type ICellData,
  type IRowData,
  type IStyleData,
  type IWorkbookData,
  type IWorksheetData,
} from "@univerjs/core";
import { parseA1 } from "../host/a1";
import { PLAIN_FORMAT, type Rect } from "../host/grid";
import type { SampleCell, SampleSheet } from "../sample/sheet";
import { cellDataOf } from "./cellData";
import { styleOf } from "./cellStyle";
import { NEW_SHEET } from "./univerBook";

/** The sample sheets as a workbook that Univer opens. */
export function workbookData(name: string, sheets: readonly SampleSheet[]): Partial<IWorkbookData> {
  const data = sheets.map(sheetData);
  return {
    id: "workbook",
    name,

    sheetOrder: data.map(({ id }) => id),
    sheets: Object.fromEntries(data.map((sheet) => [sheet.id, sheet])),
  };
}

/** A row's height in pixels for each point of its letters. */
const LINE = 1.9;

type SheetData = Partial<IWorksheetData> & { id: string };

function sheetData(
  { name, widths, frozenRows, blocks, formats }: SampleSheet,
  index: number
): SheetData {
  const cells: Record<number, Record<number, ICellData>> = {};
  const cell = (row: number, column: number) => ((cells[row] ??= {})[column] ??= {});

  for (const { at, rows } of blocks) {
    const { row, column } = rectOf(at);
    rows.forEach((line, r) =>
      line.forEach((content, c) => {
        if (content !== null) Object.assign(cell(row + r, column + c), contentOf(content));
      })
    );
  }
  const rowData: Record<number, IRowData> = {};
  for (const [range, format] of formats) {
    const { row, column, rows, columns } = rectOf(range);
    if (format.fontSize !== undefined) rowData[row] = { h: Math.ceil(format.fontSize * LINE) };
    for (let r = row; r < row + rows; r++)
      for (let c = column; c < column + columns; c++) {
        const target = cell(r, c);
        target.s = { ...(target.s as IStyleData), ...styleOf(format) } as IStyleData;
      }
  }
  return {
    id: `sheet-${index + 1}`,
    name,
    defaultStyle: { ff: PLAIN_FORMAT.fontName, fs: PLAIN_FORMAT.fontSize },
    rowCount: NEW_SHEET.rows,
    columnCount: NEW_SHEET.columns,
    cellData: cells,
    rowData,
    columnData: Object.fromEntries(widths.map((w, c) => [c, { w, hd: BooleanNumber.FALSE }])),
    freeze:
      frozenRows === 0
        ? { xSplit: 0, ySplit: 0, startRow: -1, startColumn: -1 }
        : { xSplit: 0, ySplit: frozenRows, startRow: frozenRows, startColumn: -1 },
  };
}

function rectOf(address: string): Rect {
  const rect = parseA1(address);
  if (!rect) throw new Error(`"${address}" is no address`);
  return rect;
}

function contentOf(content: SampleCell): ICellData {
  if (typeof content !== "string") return cellDataOf({ value: content });
  if (content.startsWith("=")) return cellDataOf({ formula: content });
  return cellDataOf({ value: content.replace(/^'/, "") });
}
