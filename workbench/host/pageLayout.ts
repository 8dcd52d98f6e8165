import { MAX_COLUMNS, MAX_ROWS } from "./a1";
import type { Rect } from "./grid";
import { type CellsMoved, movedRect } from "./moved";

export const ORIENTATIONS = ["Portrait", "Landscape"] as const;
export const PRINT_ORDERS = ["DownThenOver", "OverThenDown"] as const;
export const PRINT_COMMENTS = ["NoComments", "EndSheet", "InPlace"] as const;
export const PRINT_ERRORS = ["AsDisplayed", "Blank", "Dash", "NotAvailable"] as const;

/** Papers by Excel's names; width and height in points where a sheet of it can be drawn. */
export const PAPERS = {
  Letter: [612, 792],
  LetterSmall: [612, 792],
  Tabloid: [792, 1224],
  Ledger: [1224, 792],
  Legal: [612, 1008],
  Statement: [396, 612],
  Executive: [522, 756],
  A3: [842, 1191],
  A4: [595, 842],
  A4Small: [595, 842],
  A5: [420, 595],
  B4: [709, 1001],
  B5: [516, 729],
  Folio: [612, 936],
} as const satisfies Record<string, readonly [width: number, height: number]>;

export type Paper = keyof typeof PAPERS;

/** A sheet's size on paper: a percentage, or as many pages as it may take (null is any number). */
export type PrintZoom =
  | { readonly scale: number }
  | { readonly pagesWide: number | null; readonly pagesTall: number | null };

/** The margins of a page, in points. */
export interface Margins {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  readonly header: number;
  readonly footer: number;
}

export const HEADER_PARTS = [
  "leftHeader",
  "centerHeader",
  "rightHeader",
  "leftFooter",
  "centerFooter",
  "rightFooter",
] as const;

/** What stands above and below a page, with Excel's codes such as &P. */
export type HeaderFooter = Readonly<Record<(typeof HEADER_PARTS)[number], string>>;

export type PageKind = "defaultForAllPages" | "firstPage" | "evenPages" | "oddPages";

export const HEADER_STATES = [
  "Default",
  "FirstAndDefault",
  "OddAndEven",
  "FirstOddAndEven",
] as const;

export interface HeadersFooters {
  readonly state: (typeof HEADER_STATES)[number];
  readonly useSheetMargins: boolean;
  readonly useSheetScale: boolean;
  readonly pages: Readonly<Record<PageKind, HeaderFooter>>;
}

/** How a sheet is printed. */
export interface PageLayout {
  readonly orientation: (typeof ORIENTATIONS)[number];
  readonly paper: Paper;
  readonly margins: Margins;
  readonly zoom: PrintZoom;
  readonly order: (typeof PRINT_ORDERS)[number];
  readonly comments: (typeof PRINT_COMMENTS)[number];
  readonly errors: (typeof PRINT_ERRORS)[number];
  readonly centerHorizontally: boolean;
  readonly centerVertically: boolean;
  readonly gridlines: boolean;
  readonly headings: boolean;
  readonly blackAndWhite: boolean;
  readonly draft: boolean;
  /** "" counts on from the sheet before. */
  readonly firstPageNumber: number | "";
  readonly headersFooters: HeadersFooters;
  /** Empty prints all that is used. */
  readonly area: readonly Rect[];
  /** The whole rows that stand on each page. */
  readonly titleRows: Rect | null;
  /** The whole columns that stand on each page. */
  readonly titleColumns: Rect | null;
  /** The rows a new page begins with. */
  readonly breakRows: readonly number[];
  /** The columns a new page begins with. */
  readonly breakColumns: readonly number[];
}

const NOTHING: HeaderFooter = {
  leftHeader: "",
  centerHeader: "",
  rightHeader: "",
  leftFooter: "",
  centerFooter: "",
  rightFooter: "",
};

/** Excel's layout of a new sheet, with its normal margins. */
export const NEW_LAYOUT: PageLayout = {
  orientation: "Portrait",
  paper: "A4",
  margins: { top: 54, bottom: 54, left: 50.4, right: 50.4, header: 21.6, footer: 21.6 },
  zoom: { scale: 100 },
  order: "DownThenOver",
  comments: "NoComments",
  errors: "AsDisplayed",
  centerHorizontally: false,
  centerVertically: false,
  gridlines: false,
  headings: false,
  blackAndWhite: false,
  draft: false,
  firstPageNumber: "",
  headersFooters: {
    state: "Default",
    useSheetMargins: true,
    useSheetScale: true,
    pages: {
      defaultForAllPages: NOTHING,
      firstPage: NOTHING,
      evenPages: NOTHING,
      oddPages: NOTHING,
    },
  },
  area: [],
  titleRows: null,
  titleColumns: null,
  breakRows: [],
  breakColumns: [],
};

/** The layout after cells were inserted or deleted. */
export function movedLayout(layout: PageLayout, moved: CellsMoved): PageLayout {
  const follow = (rect: Rect | null) => rect && movedRect(rect, moved);
  const followAll = (rects: readonly Rect[]) => rects.map(follow).filter((rect) => rect !== null);
  return {
    ...layout,
    area: followAll(layout.area),
    titleRows: follow(layout.titleRows),
    titleColumns: follow(layout.titleColumns),
    breakRows: followAll(layout.breakRows.map(wholeRow)).map(({ row }) => row),
    breakColumns: followAll(layout.breakColumns.map(wholeColumn)).map(({ column }) => column),
  };
}

const wholeRow = (row: number): Rect => ({ row, column: 0, rows: 1, columns: MAX_COLUMNS });
const wholeColumn = (column: number): Rect => ({ row: 0, column, rows: MAX_ROWS, columns: 1 });
