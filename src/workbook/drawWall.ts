import { cellName } from "./address";
import { textCell } from "./heldBook";
import { runsOf } from "./runs";
import { type Area, MARGINS, type WallCell, type WallLayout, type WallLook } from "./wallLayout";

/** Excel's tallest row. */
const TALLEST = 409;

/** Draws a layout on a new sheet. */
export function drawWall(sheet: Excel.Worksheet, layout: WallLayout): void {
  const { cells, widths, heights } = layout;
  sheet.showGridlines = false;
  for (const [first, count, width] of runsOf(widths))
    sheet.getRangeByIndexes(0, first, 1, count).format.columnWidth = width;
  if (cells.length > 0) {
    const all = sheet.getRangeByIndexes(0, 0, cells.length, widths.length);
    all.formulas = cells.map((row) => row.map(entryOf));
    all.format.verticalAlignment = Excel.VerticalAlignment.center;
  }
  for (const area of layout.merged) rangeAt(sheet, area).merge();
  for (const look of layout.looks) drawLook(sheet, look);
  // Last, because a larger font makes its row higher.
  for (const [first, count, height] of runsOf(heights))
    sheet.getRangeByIndexes(first, 0, count, 1).format.rowHeight = Math.min(height, TALLEST);
  freeze(sheet, layout.frozen);
  drawPages(sheet, layout.print);
}

/** What to write so that a text of people stays text. */
function entryOf(cell: WallCell): string | number {
  if (typeof cell === "object") return cell.formula;
  return typeof cell === "string" ? textCell(cell) : cell;
}

const rangeAt = (sheet: Excel.Worksheet, { row, column, rows, columns }: Area) =>
  sheet.getRangeByIndexes(row, column, rows, columns);

function drawLook(sheet: Excel.Worksheet, { areas, ...look }: WallLook): void {
  for (const address of addressesOf(areas)) {
    const { format } = sheet.getRanges(address);
    const { bold, size, color, align, indent, wrap, fill, lines = [] } = look;
    if (bold !== undefined || size !== undefined || color !== undefined)
      format.font.set({
        ...(bold === undefined ? {} : { bold }),
        ...(size === undefined ? {} : { size }),
        ...(color === undefined ? {} : { color }),
      });
    if (align !== undefined) format.horizontalAlignment = align;
    if (indent !== undefined) format.indentLevel = indent;
    if (wrap !== undefined) format.wrapText = wrap;
    if (fill !== undefined) format.fill.color = fill;
    for (const { at, style, color } of lines) format.borders.getItem(at).set({ style, color });
  }
  // Areas together have no number format in Excel's model.
  const { format } = look;
  if (format !== undefined)
    for (const area of areas) {
      const line = Array.from({ length: area.columns }, () => format);
      rangeAt(sheet, area).numberFormat = Array.from({ length: area.rows }, () => line);
    }
}

/** Excel takes so many signs for the address of areas, with some to spare. */
const LONGEST_ADDRESS = 4000;

/** The areas as few addresses. */
function addressesOf(areas: readonly Area[]): string[] {
  const addresses: string[] = [];
  for (const area of areas) {
    const address = addressOf(area);
    const last = addresses.at(-1);
    if (last !== undefined && last.length + address.length < LONGEST_ADDRESS)
      addresses[addresses.length - 1] = `${last},${address}`;
    else addresses.push(address);
  }
  return addresses;
}

const ORIGIN = { sheet: "", cells: "A1" };

function addressOf({ row, column, rows, columns }: Area): string {
  const last = cellName(ORIGIN, row + rows - 1, column + columns - 1);
  return `${cellName(ORIGIN, row, column)}:${last}`;
}

function freeze({ freezePanes }: Excel.Worksheet, { rows, columns }: WallLayout["frozen"]): void {
  if (rows > 0 && columns > 0)
    freezePanes.freezeAt(addressOf({ row: 0, column: 0, rows, columns }));
  else if (rows > 0) freezePanes.freezeRows(rows);
}

function drawPages(sheet: Excel.Worksheet, print: WallLayout["print"]): void {
  const { pageLayout } = sheet;
  const { orientation, pagesWide, pagesTall, areas, titleRow, titleColumns, breaks, footer } =
    print;
  pageLayout.set({
    orientation,
    paperSize: Excel.PaperType.a4,
    centerHorizontally: true,
    // A figure that cannot be shown is no matter for the wall.
    printErrors: Excel.PrintErrorType.blank,
    topMargin: MARGINS.top,
    bottomMargin: MARGINS.bottom,
    leftMargin: MARGINS.left,
    rightMargin: MARGINS.right,
    headerMargin: MARGINS.header,
    footerMargin: MARGINS.footer,
  });
  pageLayout.zoom =
    pagesWide === null
      ? { scale: 100 }
      : {
          horizontalFitToPages: pagesWide,
          ...(pagesTall === null ? {} : { verticalFitToPages: pagesTall }),
        };
  if (areas.length > 0) pageLayout.setPrintArea(areas.map(addressOf).join(","));
  if (titleRow !== null) pageLayout.setPrintTitleRows(`$${titleRow + 1}:$${titleRow + 1}`);
  if (titleColumns > 0) {
    const last = cellName(ORIGIN, 0, titleColumns - 1).replace(/\d+$/, "");
    pageLayout.setPrintTitleColumns(`$A:$${last}`);
  }
  for (const row of breaks) sheet.horizontalPageBreaks.add(`A${row + 1}`);
  pageLayout.headersFooters.defaultForAllPages.set({
    leftFooter: footer.left,
    rightFooter: footer.right,
  });
}
