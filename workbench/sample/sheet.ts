import type { CellFormat } from "../host/grid";

/** One sheet of the sample workbook, as data. */
export interface SampleSheet {
  readonly name: string;
  /** Pixels, from column A on. */
  readonly widths: readonly number[];
  /** Rows at the top that stay in view. */
  readonly frozenRows: number;
  readonly blocks: readonly Block[];
  /** Later formats add to earlier ones. */
  readonly formats: readonly (readonly [range: string, format: Partial<CellFormat>])[];
}

/**
 * Cells side by side, from `at` on. A text that begins with "=" is a formula, with an apostrophe it is
 * text whatever follows, as in Excel; null leaves a cell empty.
 */
export interface Block {
  readonly at: string;
  readonly rows: readonly (readonly SampleCell[])[];
}

export type SampleCell = string | number | boolean | null;

/** Chooses the text of the page's language: English, simplified or traditional Chinese. */
export type Say = (english: string, simplified: string, traditional: string) => string;

const GREEN = "#146A4A";

/** The looks of the sample, the same on every sheet. */
export const look = {
  title: { bold: true, fontSize: 16, fontColor: GREEN },
  note: { fontColor: "#5C6B64" },
  heading: {
    bold: true,
    fill: "#DCEBE4",
    horizontalAlignment: "Center",
    borderBottom: { style: "Continuous", weight: "Thin", color: GREEN },
  },
  section: { bold: true, fontSize: 12, fontColor: GREEN },
  /** What a director types; all else is formulas. */
  typed: { fill: "#FFF9DF" },
  centred: { horizontalAlignment: "Center" },
  result: { bold: true, fill: "#EAF4EF" },
  formula: { fontName: "Consolas", fontColor: "#3A4A43" },
} as const satisfies Record<string, Partial<CellFormat>>;

/** One column of cells. */
export const column = (...cells: SampleCell[]): SampleCell[][] => cells.map((cell) => [cell]);
