/**
 * A sheet for the wall as data: what stands in its cells, how it looks and how it is printed. Lengths
 * are in points, rows and columns count from 0.
 */
export interface WallLayout {
  /** The sheet's name, unless another sheet has it. */
  readonly name: string;
  /** The defined name by which the add-in finds its sheet again, whatever it is called by then. */
  readonly mark: string;
  /** As many cells in each row as there are widths; "" is an empty cell. */
  readonly cells: readonly (readonly WallCell[])[];
  readonly widths: readonly number[];
  readonly heights: readonly number[];
  readonly looks: readonly WallLook[];
  readonly merged: readonly Area[];
  /** Rows and columns that stay in sight. */
  readonly frozen: { readonly rows: number; readonly columns: number };
  readonly print: WallPrint;
}

/** A text as it is, whatever it looks like; a number; or a formula in Excel's English. */
export type WallCell = string | number | WallFormula;

interface WallFormula {
  readonly formula: string;
}

/** A block of cells. */
export interface Area {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** How some blocks of a sheet look; what is left out stays as it was. */
export interface WallLook {
  readonly areas: readonly Area[];
  readonly bold?: boolean;
  readonly size?: number;
  readonly align?: "Left" | "Center" | "Right";
  /** How far a text stands from the edge it is aligned to, in Excel's steps. */
  readonly indent?: number;
  readonly wrap?: boolean;
  readonly color?: string;
  readonly fill?: string;
  /** Excel's number format. */
  readonly format?: string;
  readonly lines?: readonly WallLine[];
}

interface WallLine {
  readonly at:
    "EdgeTop" | "EdgeBottom" | "EdgeLeft" | "EdgeRight" | "InsideHorizontal" | "InsideVertical";
  readonly style: "Continuous" | "Dash";
  readonly color: string;
}

/** How a sheet is printed on A4. */
interface WallPrint {
  readonly orientation: "Portrait" | "Landscape";
  /**
   * Pages side by side it is made to fit; null prints at full size, because Excel forgets its page
   * breaks where it fits pages.
   */
  readonly pagesWide: number | null;
  /** Pages below one another it is made to fit; null where it takes as many as it needs. */
  readonly pagesTall: number | null;
  /** What is printed, each block from a new page on; nothing prints all that is used. */
  readonly areas: readonly Area[];
  /** A row and first columns that stand on every page. */
  readonly titleRow: number | null;
  readonly titleColumns: number;
  /** Rows a new page begins with. */
  readonly breaks: readonly number[];
  /** In Excel's codes. */
  readonly footer: { readonly left: string; readonly right: string };
}

/** The margins of all sheets for the wall, in points; what is left of A4 is `PAGE`. */
export const MARGINS = {
  top: 36,
  bottom: 48,
  left: 36,
  right: 36,
  header: 18,
  footer: 22,
} as const;
const [SHORT, LONG] = [595, 842];
/** The room on a page between the margins, upright and across. */
export const PAGE = {
  Portrait: {
    width: SHORT - MARGINS.left - MARGINS.right,
    height: LONG - MARGINS.top - MARGINS.bottom,
  },
  Landscape: {
    width: LONG - MARGINS.left - MARGINS.right,
    height: SHORT - MARGINS.top - MARGINS.bottom,
  },
} as const;

/** Sheets of slips and cards: upright, at full size, with a new page from each of these rows on. */
export function uprightPages(breaks: readonly number[], footer: WallPrint["footer"]): WallPrint {
  return {
    orientation: "Portrait",
    ...{ pagesWide: null, pagesTall: null, areas: [], titleRow: null, titleColumns: 0 },
    ...{ breaks, footer },
  };
}

/** A block of cells by its first one and its size. */
export function area(row: number, column: number, rows: number, columns: number): Area {
  return { row, column, rows, columns };
}

/** Excel takes 255 characters for a line of a header or footer, its codes with them. */
const LONGEST_PART = 100;

/** Texts for a footer: shortened, on one line, and no codes of Excel's. */
export function footerText(...texts: string[]): string {
  return texts.map(footerPart).filter(Boolean).join(" · ");
}

function footerPart(text: string): string {
  const characters = [...text.replace(/\s+/g, " ").trim()];
  const shown =
    characters.length > LONGEST_PART
      ? `${characters.slice(0, LONGEST_PART - 1).join("")}…`
      : characters.join("");
  return shown.replaceAll("&", "&&");
}
