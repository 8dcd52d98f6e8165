import { runsOf } from "./runs";
import { footerText, MARGINS } from "./wallLayout";

/** The heading row of every sheet of an event; above it stand the sheet's title and the event's. */
export const HEADING_ROW = 3;

/** Grey and bold, so that headings stay headings on a black-and-white printer. */
const HEADING = { fill: "#E1E5EA", color: "#1F2933" } as const;
/** Points that a line of a heading takes. */
export const HEADING_LINE = 17;
const MUTED = "#5B6470";
const LINE = "#8A94A0";
/** What is still to be typed: light enough to read, dark enough to print. */
const MISSING = "#FFF0C2";

/** What makes a sheet of an event look and print as it does. */
export interface SheetLook {
  /** In large type. */
  readonly title: string;
  /** A formula for the event's title below it; "" for none. */
  readonly subtitle: string;
  /** Widths of the columns, in points. */
  readonly widths: readonly number[];
  /** Lines that the longest heading needs. */
  readonly headingLines: number;
  /** Columns that stay in sight beside the rows of headings. */
  readonly frozenColumns: number;
  readonly orientation: "Portrait" | "Landscape";
  readonly footer: { readonly left: string; readonly right: string };
}

/** Gives a new sheet its title, widths, frozen headings and A4 pages that repeat the headings. */
export function drawSheet(sheet: Excel.Worksheet, look: SheetLook): void {
  const title = sheet.getRange("A1");
  title.formulas = [[look.title]];
  title.format.font.set({ bold: true, size: 16 });
  if (look.subtitle) {
    const subtitle = sheet.getRange("A2");
    subtitle.formulas = [[look.subtitle]];
    subtitle.format.font.color = MUTED;
  }
  for (const [first, count, width] of runsOf(look.widths))
    sheet.getRangeByIndexes(0, first, 1, count).format.columnWidth = width;
  sheet.getRangeByIndexes(HEADING_ROW, 0, 1, 1).format.rowHeight = look.headingLines * HEADING_LINE;
  const rows = HEADING_ROW + 1;
  if (look.frozenColumns === 0) sheet.freezePanes.freezeRows(rows);
  else sheet.freezePanes.freezeAt(sheet.getRangeByIndexes(0, 0, rows, look.frozenColumns));
  sheet.showGridlines = false;
  drawPages(sheet.pageLayout, look);
}

function drawPages(layout: Excel.PageLayout, { orientation, footer, frozenColumns }: SheetLook) {
  layout.set({
    orientation,
    paperSize: Excel.PaperType.a4,
    zoom: { horizontalFitToPages: 1 },
    centerHorizontally: true,
  });
  layout.setPrintMargins(Excel.PrintMarginUnit.points, MARGINS);
  layout.setPrintTitleRows(`$1:$${HEADING_ROW + 1}`);
  if (frozenColumns > 0)
    layout.setPrintTitleColumns(`$A:$${String.fromCharCode(64 + frozenColumns)}`);
  layout.headersFooters.defaultForAllPages.set({
    leftFooter: footerText(footer.left),
    rightFooter: footer.right,
  });
}

/** Makes cells look like headings. */
export function drawHeadings(range: Excel.Range): void {
  const { format } = range;
  format.fill.color = HEADING.fill;
  format.font.set({ bold: true, color: HEADING.color });
  format.set({ wrapText: true, verticalAlignment: "Center", horizontalAlignment: "Center" });
  format.borders.getItem("EdgeBottom").set({ style: "Continuous", color: LINE });
}

/** Makes a table plain, with lines between all cells, as results are written into it by hand too. */
export function drawTableLines(table: Excel.Table): void {
  table.set({ style: "TableStyleLight15", showBandedRows: false });
}

/** Makes a row stand out as the heading of those below. */
export function drawGroup(range: Excel.Range): void {
  range.format.font.set({ bold: true, color: MUTED });
  range.format.borders.getItem("EdgeBottom").set({ style: "Continuous", color: LINE });
}

/** Marks cells for which a formula holds as still to be typed. */
export function markMissing(range: Excel.Range, formula: string): void {
  const { custom } = range.conditionalFormats.add(Excel.ConditionalFormatType.custom);
  custom.rule.formula = formula;
  custom.format.fill.color = MISSING;
}

/** Draws a line above each row whose first cell is another than that of the row before. */
export function markGroup(rows: Excel.Range, first: string): void {
  const { custom } = rows.conditionalFormats.add(Excel.ConditionalFormatType.custom);
  const row = HEADING_ROW + 2;
  custom.rule.formula = `=AND($${first}${row}<>"",$${first}${row}<>$${first}${row - 1})`;
  const line = custom.format.borders.getItem("EdgeTop");
  line.style = "Continuous";
  line.color = HEADING.color;
}

/** Draws what spills, as wide and long as it gets: its heading row, and a line below each row. */
export function drawSpill(
  headings: Excel.Range,
  rows: Excel.Range,
  first: string,
  headingRow = HEADING_ROW
): void {
  const heading = headings.conditionalFormats.add(Excel.ConditionalFormatType.custom).custom;
  heading.rule.formula = `=${first}$${headingRow + 1}<>""`;
  heading.format.fill.color = HEADING.fill;
  const row = rows.conditionalFormats.add(Excel.ConditionalFormatType.custom).custom;
  row.rule.formula = `=AND($${first}${headingRow + 2}<>"",${first}$${headingRow + 1}<>"")`;
  const line = row.format.borders.getItem("EdgeBottom");
  line.style = "Continuous";
  line.color = LINE;
}
