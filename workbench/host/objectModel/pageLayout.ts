import { MAX_COLUMNS, MAX_ROWS } from "../a1";
import { invalidArgument, itemNotFound } from "../apiError";
import type { Rect } from "../grid";
import { HostObject } from "../hostObject";
import {
  type Margins,
  ORIENTATIONS,
  type PageLayout as Layout,
  PAPERS,
  type Paper,
  PRINT_COMMENTS,
  PRINT_ERRORS,
  PRINT_ORDERS,
  type PrintZoom,
} from "../pageLayout";
import { HeaderFooterGroup } from "./headersFooters";
import type { Model } from "./model";
import { numberBetween, oneOf, yesOrNo } from "./oneOf";
import { Range } from "./range";
import { RangeAreas, rangesOf } from "./rangeAreas";

const POINTS = { Points: 1, Inches: 72, Centimeters: 72 / 2.54 } as const;
const WIDEST_MARGIN = 3528; // 49 inches, as in Excel's dialog
const MARGINS = ["top", "bottom", "left", "right", "header", "footer"] as const;
const MOST_PAGES = 32_767;

/** `worksheet.pageLayout`. */
export class PageLayout extends HostObject {
  readonly className = "PageLayout";

  constructor(
    private readonly model: Model,
    private readonly sheet: string
  ) {
    super();
  }

  private get layout(): Layout {
    return this.model.layouts.of(this.sheet);
  }

  private change(change: Partial<Layout>) {
    this.model.layouts.change(this.sheet, change);
  }

  private margin(margin: keyof Margins, points: unknown) {
    const checked = numberBetween(0, WIDEST_MARGIN, points);
    this.change({ margins: { ...this.layout.margins, [margin]: checked } });
  }

  get Orientation(): unknown {
    return this.layout.orientation;
  }
  set Orientation(value: unknown) {
    this.change({ orientation: oneOf(ORIENTATIONS, value) });
  }

  get PaperSize(): unknown {
    return this.layout.paper;
  }
  set PaperSize(value: unknown) {
    this.change({ paper: oneOf(Object.keys(PAPERS) as Paper[], value) });
  }

  get BlackAndWhite(): unknown {
    return this.layout.blackAndWhite;
  }
  set BlackAndWhite(value: unknown) {
    this.change({ blackAndWhite: yesOrNo(value) });
  }

  get DraftMode(): unknown {
    return this.layout.draft;
  }
  set DraftMode(value: unknown) {
    this.change({ draft: yesOrNo(value) });
  }

  get CenterHorizontally(): unknown {
    return this.layout.centerHorizontally;
  }
  set CenterHorizontally(value: unknown) {
    this.change({ centerHorizontally: yesOrNo(value) });
  }

  get CenterVertically(): unknown {
    return this.layout.centerVertically;
  }
  set CenterVertically(value: unknown) {
    this.change({ centerVertically: yesOrNo(value) });
  }

  get PrintGridlines(): unknown {
    return this.layout.gridlines;
  }
  set PrintGridlines(value: unknown) {
    this.change({ gridlines: yesOrNo(value) });
  }

  get PrintHeadings(): unknown {
    return this.layout.headings;
  }
  set PrintHeadings(value: unknown) {
    this.change({ headings: yesOrNo(value) });
  }

  get PrintComments(): unknown {
    return this.layout.comments;
  }
  set PrintComments(value: unknown) {
    this.change({ comments: oneOf(PRINT_COMMENTS, value) });
  }

  get PrintErrors(): unknown {
    return this.layout.errors;
  }
  set PrintErrors(value: unknown) {
    this.change({ errors: oneOf(PRINT_ERRORS, value) });
  }

  get PrintOrder(): unknown {
    return this.layout.order;
  }
  set PrintOrder(value: unknown) {
    this.change({ order: oneOf(PRINT_ORDERS, value) });
  }

  get FirstPageNumber(): unknown {
    return this.layout.firstPageNumber;
  }
  set FirstPageNumber(value: unknown) {
    const isCounted = value === "" || Number.isInteger(value);
    if (!isCounted) throw invalidArgument();
    this.change({ firstPageNumber: value as number | "" });
  }

  get TopMargin(): unknown {
    return this.layout.margins.top;
  }
  set TopMargin(points: unknown) {
    this.margin("top", points);
  }

  get BottomMargin(): unknown {
    return this.layout.margins.bottom;
  }
  set BottomMargin(points: unknown) {
    this.margin("bottom", points);
  }

  get LeftMargin(): unknown {
    return this.layout.margins.left;
  }
  set LeftMargin(points: unknown) {
    this.margin("left", points);
  }

  get RightMargin(): unknown {
    return this.layout.margins.right;
  }
  set RightMargin(points: unknown) {
    this.margin("right", points);
  }

  get HeaderMargin(): unknown {
    return this.layout.margins.header;
  }
  set HeaderMargin(points: unknown) {
    this.margin("header", points);
  }

  get FooterMargin(): unknown {
    return this.layout.margins.footer;
  }
  set FooterMargin(points: unknown) {
    this.margin("footer", points);
  }

  get Zoom(): unknown {
    const { zoom } = this.layout;
    if ("scale" in zoom) return { scale: zoom.scale };
    return { horizontalFitToPages: zoom.pagesWide, verticalFitToPages: zoom.pagesTall };
  }
  set Zoom(value: unknown) {
    this.change({ zoom: zoomOf(value) });
  }

  get HeadersFooters() {
    return new HeaderFooterGroup({
      read: () => this.layout.headersFooters,
      write: (headersFooters) => this.change({ headersFooters }),
    });
  }

  SetPrintMargins(unit: unknown, margins: unknown) {
    const points = POINTS[oneOf(Object.keys(POINTS) as (keyof typeof POINTS)[], unit)];
    if (typeof margins !== "object" || margins === null) throw invalidArgument();
    const changed: Partial<Record<keyof Margins, number>> = {};
    for (const margin of MARGINS) {
      const size = (margins as Record<string, unknown>)[margin];
      if (size !== undefined && size !== null)
        changed[margin] = numberBetween(0, WIDEST_MARGIN / points, size) * points;
    }
    this.change({ margins: { ...this.layout.margins, ...changed } });
  }

  SetPrintArea(where: unknown) {
    this.change({ area: this.rangesHere(where).map(({ rect }) => rect) });
  }

  GetPrintArea() {
    const { area } = this.layout;
    if (area.length === 0) throw itemNotFound();
    return new RangeAreas(area.map((rect) => this.at(rect)));
  }

  SetPrintTitleRows(where: unknown) {
    const rect = this.oneHere(where);
    if (rect.columns !== MAX_COLUMNS) throw invalidArgument();
    this.change({ titleRows: rect });
  }

  GetPrintTitleRows() {
    return this.title(this.layout.titleRows);
  }

  SetPrintTitleColumns(where: unknown) {
    const rect = this.oneHere(where);
    if (rect.rows !== MAX_ROWS) throw invalidArgument();
    this.change({ titleColumns: rect });
  }

  GetPrintTitleColumns() {
    return this.title(this.layout.titleColumns);
  }

  private title(rect: Rect | null) {
    if (!rect) throw itemNotFound();
    return this.at(rect);
  }

  private at(rect: Rect) {
    return new Range(this.model, this.sheet, rect);
  }

  private rangesHere(where: unknown) {
    const ranges = rangesOf(this.model, where, this.sheet);
    if (ranges.some(({ sheet }) => sheet !== this.sheet)) throw invalidArgument();
    return ranges;
  }

  private oneHere(where: unknown): Rect {
    const [one, ...others] = this.rangesHere(where);
    if (!one || others.length > 0) throw invalidArgument();
    return one.rect;
  }
}

/** Excel takes a percentage from 10 to 400, or a number of pages across, down or both. */
function zoomOf(value: unknown): PrintZoom {
  if (typeof value !== "object" || value === null) throw invalidArgument();
  const { scale, horizontalFitToPages, verticalFitToPages } = value as Record<string, unknown>;
  const pagesWide = pagesOf(horizontalFitToPages);
  const pagesTall = pagesOf(verticalFitToPages);
  const fits = pagesWide !== null || pagesTall !== null;
  if (fits && (scale ?? null) !== null) throw invalidArgument();
  return fits ? { pagesWide, pagesTall } : { scale: numberBetween(10, 400, scale) };
}

function pagesOf(value: unknown): number | null {
  if (value === undefined || value === null) return null;
  const pages = numberBetween(1, MOST_PAGES, value);
  if (!Number.isInteger(pages)) throw invalidArgument();
  return pages;
}
