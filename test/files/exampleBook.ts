import type { BookFile, CellFile } from "../../workbench/files/bookFile";
import { emptySheet } from "../../workbench/files/emptyBook";
import { NO_VALIDATION } from "../../workbench/host/validation";
import { NEW_LAYOUT } from "../../workbench/host/pageLayout";
import { STRICT_OPTIONS } from "../../workbench/host/protection";

const text = (row: number, column: number, value: string): CellFile => ({
  row,
  column,
  value,
  type: "String",
  format: {},
});
const number = (row: number, column: number, value: number): CellFile => ({
  row,
  column,
  value,
  type: "Double",
  format: {},
});

/** A round's sheet and its standings, with all that a director's workbook has. */
export const exampleBook: BookFile = {
  activeSheet: "第1轮",
  sheets: [
    {
      ...emptySheet("第1轮"),
      tabColor: "#146A4A",
      showGridlines: false,
      showHeadings: false,
      frozen: { rows: 1, columns: 2 },
      columnWidths: [
        { at: 0, pixels: 47 },
        { at: 1, pixels: 180 },
      ],
      rowHeights: [{ at: 0, pixels: 32 }],
      hiddenColumns: [6],
      hiddenRows: [9],
      cells: [
        {
          ...text(0, 0, "台"),
          format: { bold: true, fill: "#DCEBE4", horizontalAlignment: "Center", wrapText: true },
        },
        text(0, 1, "队名 & <b>"),
        text(0, 2, "IMP"),
        text(0, 3, "VP"),
        number(1, 0, 1),
        text(1, 1, "=1+1"),
        { ...number(1, 2, 23), unlocked: true },
        {
          ...number(1, 3, 16.37),
          formula: "=DESK.VP(C2,16)",
          format: { numberFormat: "0.00", fontColor: "#146A4A", italic: true },
        },
        number(2, 0, 2),
        text(2, 1, "'x 😀"),
        { ...number(2, 2, -5), unlocked: true },
        {
          ...number(2, 3, 8.18),
          formula: "=DESK.VP(DeskRound1[[#This Row],[IMP]],16)",
          format: {},
        },
        {
          ...number(4, 1, 6),
          formula: "=DESK.IMP(F1:F3)",
          spill: { row: 4, column: 1, rows: 2, columns: 1 },
          format: {
            borderTop: { style: "Double", weight: "Thick", color: "#FF0000" },
            borderDiagonalUp: { style: "Dash", weight: "Medium", color: "#00FF00" },
            indentLevel: 2,
            textOrientation: -45,
            shrinkToFit: true,
          },
        },
        { ...number(5, 1, -3), spilled: true },
        { row: 6, column: 1, value: "#N/A", type: "Error", formula: "=NA()", format: {} },
        { row: 6, column: 2, value: true, type: "Boolean", format: {} },
        { ...number(7, 1, 46356), format: { numberFormat: "yyyy-mm-dd" } },
      ],
      merges: [{ row: 8, column: 0, rows: 1, columns: 3 }],
      tables: [
        {
          name: "DeskRound1",
          rect: { row: 0, column: 0, rows: 3, columns: 4 },
          columns: ["台", "队名 & <b>", "IMP", "VP"],
          style: "TableStyleLight9",
          showHeaders: true,
          showTotals: false,
          showBandedRows: true,
          showBandedColumns: false,
          highlightFirstColumn: false,
          highlightLastColumn: false,
          showFilterButton: true,
        },
      ],
      validations: [
        {
          rects: [{ row: 1, column: 2, rows: 2, columns: 1 }],
          validation: {
            ...NO_VALIDATION,
            type: "WholeNumber",
            operator: "Between",
            formula1: "=-200",
            formula2: "=200",
            errorAlert: {
              style: "Stop",
              title: "IMP",
              message: 'A whole number, "<=" 200\nor nothing',
              showAlert: true,
            },
          },
        },
        {
          rects: [
            { row: 1, column: 4, rows: 2, columns: 1 },
            { row: 4, column: 4, rows: 1, columns: 1 },
          ],
          validation: {
            ...NO_VALIDATION,
            type: "List",
            formula1: "played,弃权,late",
            inCellDropDown: false,
          },
        },
      ],
      conditionalFormats: [
        {
          rects: [{ row: 1, column: 3, rows: 2, columns: 1 }],
          rule: { type: "CellValue", operator: "LessThan", formula1: "=10", formula2: "" },
          look: { fontColor: "#C00000", bold: true },
          stopIfTrue: false,
        },
        {
          rects: [{ row: 1, column: 2, rows: 2, columns: 1 }],
          rule: { type: "Custom", formula: '=$C2=""' },
          look: { fill: "#FFF2CC" },
          stopIfTrue: false,
        },
      ],
      layout: {
        ...NEW_LAYOUT,
        orientation: "Landscape",
        zoom: { pagesWide: 1, pagesTall: null },
        centerHorizontally: true,
        firstPageNumber: 3,
        headersFooters: {
          ...NEW_LAYOUT.headersFooters,
          pages: {
            ...NEW_LAYOUT.headersFooters.pages,
            defaultForAllPages: {
              ...NEW_LAYOUT.headersFooters.pages.defaultForAllPages,
              centerHeader: "第1轮",
              rightFooter: "&P / &N",
            },
          },
        },
        area: [{ row: 0, column: 0, rows: 40, columns: 6 }],
        titleRows: { row: 0, column: 0, rows: 1, columns: 16_384 },
        titleColumns: { row: 0, column: 0, rows: 1_048_576, columns: 2 },
        breakRows: [20],
        breakColumns: [4],
      },
      protection: { ...STRICT_OPTIONS, allowFormatColumns: true, selectionMode: "Unlocked" },
    },
    { ...emptySheet("O'Brien 2"), visibility: "Hidden", cells: [number(0, 0, 7)] },
    { ...emptySheet("Log"), visibility: "VeryHidden" },
  ],
  names: [
    {
      name: "Boards",
      sheet: null,
      formula: "='O''Brien 2'!$A$1",
      comment: "of a match",
      visible: true,
    },
    { name: "Twice", sheet: null, formula: "=LAMBDA(x,2*x)", comment: "", visible: true },
    { name: "Own", sheet: "Log", formula: "=第1轮!$A$2:$B$3", comment: "", visible: false },
  ],
  startsAddin: true,
  xmlParts: [
    {
      id: "{8C2A1B34-0F5D-4E6A-9B7C-1D2E3F405162}",
      xml: '<desk xmlns="urn:directors-desk:round"><round n="1">A &amp; B 裁判台</round></desk>',
    },
  ],
};
