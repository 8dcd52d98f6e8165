import type { Grid, Rect } from "./grid";
import { intersection } from "./rect";

/** How Excel's kinds of chart are drawn here. */
export const CHART_TYPES = {
  ColumnClustered: { shape: "column", stacked: false, markers: false },
  ColumnStacked: { shape: "column", stacked: true, markers: false },
  BarClustered: { shape: "bar", stacked: false, markers: false },
  BarStacked: { shape: "bar", stacked: true, markers: false },
  Line: { shape: "line", stacked: false, markers: false },
  LineMarkers: { shape: "line", stacked: false, markers: true },
  LineStacked: { shape: "line", stacked: true, markers: false },
  LineMarkersStacked: { shape: "line", stacked: true, markers: true },
  Pie: { shape: "pie", stacked: false, markers: false },
  Doughnut: { shape: "doughnut", stacked: false, markers: false },
  XYScatter: { shape: "points", stacked: false, markers: true },
  XYScatterLines: { shape: "scatter", stacked: false, markers: true },
  XYScatterLinesNoMarkers: { shape: "scatter", stacked: false, markers: false },
} as const;
export type ChartType = keyof typeof CHART_TYPES;

export const LEGEND_POSITIONS = ["Top", "Bottom", "Left", "Right", "Corner"] as const;
export const LINE_STYLES = [
  "None",
  "Continuous",
  "Dash",
  "DashDot",
  "DashDotDot",
  "Dot",
  "Grey25",
  "Grey50",
  "Grey75",
  "Automatic",
  "RoundDot",
] as const;
export const MARKER_STYLES = [
  "Automatic",
  "None",
  "Square",
  "Diamond",
  "Triangle",
  "X",
  "Star",
  "Dot",
  "Dash",
  "Circle",
  "Plus",
] as const;
export const BLANKS = ["NotPlotted", "Zero", "Interplotted"] as const;

/** A corner of a chart: so many points right of and below a cell's upper left corner. */
export interface Anchor {
  readonly row: number;
  readonly column: number;
  readonly right: number;
  readonly down: number;
}

/** Cells a chart reads. */
export interface ChartSource {
  readonly sheet: string;
  readonly rect: Rect;
}

export interface ChartFont {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: "None" | "Single";
  /** "#RRGGBB". */
  readonly color: string;
  readonly name: string;
  /** Points. */
  readonly size: number;
}

export interface ChartLine {
  /** "#RRGGBB", or null for the colour Excel chooses. */
  readonly color: string | null;
  /** Points. */
  readonly weight: number;
  readonly style: (typeof LINE_STYLES)[number];
}

export interface ChartText {
  /** null for the text Excel finds itself. */
  readonly text: string | null;
  readonly visible: boolean;
  readonly overlay: boolean;
  readonly font: ChartFont;
}

export interface ChartLegend {
  readonly visible: boolean;
  readonly position: (typeof LEGEND_POSITIONS)[number];
  readonly overlay: boolean;
  readonly font: ChartFont;
}

export interface ChartAxis {
  readonly visible: boolean;
  readonly title: ChartText;
  /** null is found by what is plotted. */
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly majorUnit: number | null;
  readonly reversed: boolean;
  readonly gridlines: { readonly visible: boolean; readonly line: ChartLine };
  readonly font: ChartFont;
  readonly line: ChartLine;
}

export interface ChartLabels {
  readonly value: boolean;
  readonly seriesName: boolean;
  readonly categoryName: boolean;
  readonly percentage: boolean;
}

interface ChartMarker {
  readonly style: (typeof MARKER_STYLES)[number];
  /** Points across. */
  readonly size: number;
  readonly background: string | null;
  readonly foreground: string | null;
}

export interface ChartSeries {
  readonly id: number;
  /** A text, the cell that holds it, or null for Series1, Series2, ... */
  readonly name: string | ChartSource | null;
  readonly categories: ChartSource | null;
  readonly values: ChartSource | null;
  /** null for the chart's own type. */
  readonly type: ChartType | null;
  readonly line: ChartLine;
  /** "#RRGGBB", null for the colour Excel chooses, "" for none. */
  readonly fill: string | null;
  readonly marker: ChartMarker;
  readonly smooth: boolean;
  /** Between the columns of two categories, in percent of a column. */
  readonly gapWidth: number;
  readonly labels: ChartLabels;
}

/** A chart over the cells of a sheet. */
export interface Chart {
  readonly id: string;
  readonly sheet: string;
  readonly name: string;
  readonly type: ChartType;
  readonly from: Anchor;
  readonly to: Anchor;
  readonly title: ChartText;
  readonly legend: ChartLegend;
  readonly categoryAxis: ChartAxis;
  readonly valueAxis: ChartAxis;
  readonly series: readonly ChartSeries[];
  /** Of the area behind all: "#RRGGBB" or "" for none. */
  readonly fill: string;
  readonly border: ChartLine;
  readonly font: ChartFont;
  readonly plotVisibleOnly: boolean;
  readonly blanks: (typeof BLANKS)[number];
  readonly seriesBy: "Rows" | "Columns";
}

const GREY = "#595959";
const PLAIN_FONT: ChartFont = {
  bold: false,
  italic: false,
  underline: "None",
  color: GREY,
  name: "Calibri",
  size: 9,
};
const PLAIN_LINE: ChartLine = { color: null, weight: 0.75, style: "Automatic" };
const GRIDLINE: ChartLine = { ...PLAIN_LINE, color: "#D9D9D9" };
export const NO_LABELS: ChartLabels = {
  value: false,
  seriesName: false,
  categoryName: false,
  percentage: false,
};

const hiddenTitle: ChartText = {
  text: null,
  visible: false,
  overlay: false,
  font: { ...PLAIN_FONT, size: 10 },
};
const axis = (gridlines: boolean): ChartAxis => ({
  visible: true,
  title: hiddenTitle,
  minimum: null,
  maximum: null,
  majorUnit: null,
  reversed: false,
  gridlines: { visible: gridlines, line: GRIDLINE },
  font: PLAIN_FONT,
  line: { ...PLAIN_LINE, color: "#BFBFBF" },
});

/** What Excel gives a new chart besides its place, name and data. */
export const NEW_CHART = {
  title: { ...hiddenTitle, visible: true, font: { ...PLAIN_FONT, size: 14 } },
  legend: { visible: true, position: "Bottom", overlay: false, font: PLAIN_FONT },
  categoryAxis: axis(false),
  valueAxis: axis(true),
  fill: "#FFFFFF",
  border: { ...PLAIN_LINE, color: "#D9D9D9" },
  font: PLAIN_FONT,
  plotVisibleOnly: true,
  blanks: "NotPlotted",
} as const satisfies Partial<Chart>;

/** A series as Excel adds it. */
export const newSeries = (
  id: number,
  data: Pick<ChartSeries, "name" | "categories" | "values">
): ChartSeries => ({
  id,
  ...data,
  type: null,
  line: { ...PLAIN_LINE, weight: 2.25 },
  fill: null,
  marker: { style: "Automatic", size: 5, background: null, foreground: null },
  smooth: false,
  gapWidth: 150,
  labels: NO_LABELS,
});

type SeriesData = Pick<ChartSeries, "name" | "categories" | "values">;

/**
 * The series in a block of cells, as Excel finds them. The longer side holds the categories; a first
 * row or column of texts, or with an empty corner, holds names.
 */
export function seriesIn(
  grid: Pick<Grid, "cells">,
  source: ChartSource,
  seriesBy: "Auto" | "Rows" | "Columns",
  type: ChartType
): { readonly by: "Rows" | "Columns"; readonly data: SeriesData[] } {
  const { rect } = source;
  const names = namesIn(grid, source);
  const isTall = rect.rows - names.rows >= rect.columns - names.columns;
  const by = seriesBy === "Auto" ? (isTall ? "Columns" : "Rows") : seriesBy;
  const side = by === "Columns" ? "columns" : "rows";
  const { shape } = CHART_TYPES[type];
  // Points need an x each: the first line gives it though it holds numbers.
  if ((shape === "points" || shape === "scatter") && rect[side] > 1) names[side] = 1;
  return { by, data: by === "Columns" ? inColumns(source, names) : inRows(source, names) };
}

/** How many rows and columns of names stand before the values. */
interface NamesAround {
  rows: number;
  columns: number;
}

function namesIn(grid: Pick<Grid, "cells">, { sheet, rect }: ChartSource): NamesAround {
  const cells = grid.cells(sheet, rect);
  const isName = (row: number, column: number) => cells[row]?.[column]?.type === "String";
  const hasEmptyCorner = cells[0]?.[0]?.type === "Empty" && rect.rows > 1 && rect.columns > 1;
  const inFirstRow = range(rect.columns).some((c) => isName(0, c) && (c > 0 || rect.columns === 1));
  const inFirstColumn = range(rect.rows).some((r) => isName(r, 0) && (r > 0 || rect.rows === 1));
  return {
    rows: inFirstRow || hasEmptyCorner ? 1 : 0,
    columns: inFirstColumn || hasEmptyCorner ? 1 : 0,
  };
}

function inColumns(source: ChartSource, names: NamesAround): SeriesData[] {
  const rows = source.rect.rows - names.rows;
  return range(source.rect.columns - names.columns).map((c) => ({
    name: names.rows ? part(source, 0, names.columns + c, 1, 1) : null,
    categories: names.columns ? part(source, names.rows, 0, rows, 1) : null,
    values: part(source, names.rows, names.columns + c, rows, 1),
  }));
}

function inRows(source: ChartSource, names: NamesAround): SeriesData[] {
  const columns = source.rect.columns - names.columns;
  return range(source.rect.rows - names.rows).map((r) => ({
    name: names.columns ? part(source, names.rows + r, 0, 1, 1) : null,
    categories: names.rows ? part(source, 0, names.columns, 1, columns) : null,
    values: part(source, names.rows + r, names.columns, 1, columns),
  }));
}

const part = (
  { sheet, rect }: ChartSource,
  row: number,
  column: number,
  rows: number,
  columns: number
): ChartSource => ({
  sheet,
  rect: { row: rect.row + row, column: rect.column + column, rows, columns },
});

const range = (count: number) => Array.from({ length: Math.max(0, count) }, (_, i) => i);

/** What a chart plots: its series with names, categories and values. */
export interface Plotted {
  readonly title: string;
  readonly categories: readonly string[];
  readonly series: readonly PlottedSeries[];
}

export interface PlottedSeries {
  readonly name: string;
  /** null where nothing is to be plotted. */
  readonly values: readonly (number | null)[];
  /** The places of the values when the categories are numbers. */
  readonly xs: readonly (number | null)[];
}

/** Reads what a chart plots from its cells. */
export function plotted(
  chart: Chart,
  grid: Pick<Grid, "cells" | "texts" | "usedRange" | "sheets">
): Plotted {
  const known = new Set(grid.sheets().map(({ id }) => id));
  /** The cells that are there and used: a series may be a whole column. */
  const clipped = (source: ChartSource | null) => {
    if (!source || !known.has(source.sheet)) return null;
    const used = grid.usedRange(source.sheet, true);
    return (
      used &&
      intersection(source.rect, {
        row: 0,
        column: 0,
        rows: used.row + used.rows,
        columns: used.column + used.columns,
      })
    );
  };
  const texts = (source: ChartSource | null) => {
    const rect = clipped(source);
    return rect && source ? grid.texts(source.sheet, rect).flat() : [];
  };
  const numbers = (source: ChartSource | null): (number | null)[] => {
    const rect = clipped(source);
    if (!rect || !source) return [];
    return grid
      .cells(source.sheet, rect)
      .flat()
      .map(({ value, type }) =>
        typeof value === "number" ? value : type === "String" && value !== "" ? 0 : null
      );
  };
  const fill = (value: number | null) => (value === null && chart.blanks === "Zero" ? 0 : value);
  const series = chart.series.map(({ name, categories, values }, i) => {
    const xs = numbers(categories);
    return {
      name: typeof name === "string" ? name : (texts(name)[0] ?? "") || `Series${i + 1}`,
      values: numbers(values).map(fill),
      xs: xs.some((x, k) => x !== null && x !== k) && categories ? xs : [],
    };
  });
  const longest = Math.max(0, ...series.map(({ values }) => values.length));
  const labels = texts(chart.series.find(({ categories }) => categories)?.categories ?? null);
  return {
    title: chart.title.text ?? (series.length === 1 ? (series[0]?.name ?? "") : "Chart Title"),
    categories: range(longest).map((i) => labels[i] ?? String(i + 1)),
    series,
  };
}
