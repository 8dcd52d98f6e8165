import type { ICellData } from "@univerjs/core";
import type { FWorksheet } from "@univerjs/sheets/facade";
import type { FormatsGrid, Rect } from "../host/grid";
import { matrixOf } from "../host/rect";
import { formatOf, type StyleChange, styleOf } from "./cellStyle";
import { keepFormulasOfFormatted, keepTypesOfFormatted } from "./formatsAlone";
import type { UniverBook } from "./univerBook";
import { putCells } from "./univerCells";

/** How the cells look. */
export function univerFormats({ api, workbook, sheet: sheetOf, as }: UniverBook): FormatsGrid {
  keepFormulasOfFormatted(api);
  keepTypesOfFormatted(api);
  const styleAt = (sheet: FWorksheet, row: number, column: number) =>
    workbook.getWorkbook().getStyles().getStyleByCell(sheet.getSheet().getCellRaw(row, column));

  const restyle = (
    id: string,
    rect: Rect,
    style: (row: number, column: number) => StyleChange | null
  ) =>
    as("addin", () =>
      putCells(sheetOf(id), rect, (row, column) => {
        const change = style(row, column);
        return change && ({ s: change } as ICellData);
      })
    );

  return {
    format: (id, row, column) => formatOf(styleAt(sheetOf(id), row, column)),
    setFormat(id, rect, change) {
      const style = styleOf(change);
      restyle(id, rect, () => style);
    },
    numberFormats(id, rect) {
      const sheet = sheetOf(id);
      return matrixOf(rect, (row, column) => formatOf(styleAt(sheet, row, column)).numberFormat);
    },
    setNumberFormats: (id, rect, formats) =>
      restyle(id, rect, (row, column) => {
        const numberFormat = formats[row]?.[column];
        return typeof numberFormat === "string" ? styleOf({ numberFormat }) : null;
      }),
  };
}
