import {
  type Anchor,
  type Chart,
  type ChartSeries,
  type ChartSource,
  type ChartType,
  NEW_CHART,
  newSeries,
  seriesIn,
} from "../chart";
import type { Grid, Rect } from "../grid";
import { type CellsMoved, movedRect } from "../moved";

/** The charts of a workbook. They follow their cells, and a copied sheet has copies of its charts. */
export class ChartStore {
  private charts: readonly Chart[] = [];
  private readonly listeners: (() => void)[] = [];
  private lastId = 0;

  constructor(private readonly grid: Grid) {
    grid.onEvent((event) => {
      if (event.kind === "added" && event.copyOf !== null) this.copy(event.copyOf, event.sheet);
      if (event.kind === "moved") this.follow(event.sheet, event.moved);
    });
  }

  /** Calls the listener when a chart was added, changed or removed. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** The charts of a sheet, the lowest first. */
  on(sheet: string): readonly Chart[] {
    return this.charts.filter((chart) => chart.sheet === sheet);
  }

  find(id: string): Chart | undefined {
    return this.charts.find((chart) => chart.id === id);
  }

  add(sheet: string, type: ChartType, source: ChartSource, seriesBy: "Auto" | "Rows" | "Columns") {
    const { by, data } = seriesIn(this.grid, source, seriesBy, type);
    const { rect } = source;
    const chart: Chart = {
      ...NEW_CHART,
      id: `{chart-${++this.lastId}}`,
      sheet,
      name: this.freeName(sheet),
      type,
      from: { row: rect.row, column: rect.column + rect.columns + 1, right: 0, down: 0 },
      to: { row: rect.row, column: rect.column + rect.columns + 1, right: 0, down: 0 },
      series: data.map((each) => this.series(each)),
      seriesBy: by,
    };
    this.set([...this.charts, chart]);
    return chart;
  }

  /** A series for a chart, with an id no other has. */
  series(data: Pick<ChartSeries, "name" | "categories" | "values">): ChartSeries {
    return newSeries(++this.lastId, data);
  }

  change(id: string, change: Partial<Chart>): void {
    this.set(this.charts.map((chart) => (chart.id === id ? { ...chart, ...change } : chart)));
  }

  remove(id: string): void {
    this.set(this.charts.filter((chart) => chart.id !== id));
  }

  private set(charts: readonly Chart[]): void {
    this.charts = charts;
    for (const listener of this.listeners) listener();
  }

  private freeName(sheet: string): string {
    const names = new Set(this.on(sheet).map(({ name }) => name));
    for (let number = 1; ; number++) if (!names.has(`Chart ${number}`)) return `Chart ${number}`;
  }

  /** What a chart plots of its own sheet, its copy plots of the copied one. */
  private copy(from: string, to: string): void {
    const moved = (source: ChartSource | null) =>
      source?.sheet === from ? { ...source, sheet: to } : source;
    const copies = this.on(from).map((chart) => ({
      ...chart,
      id: `{chart-${++this.lastId}}`,
      sheet: to,
      series: chart.series.map((series) => onSources(series, moved)),
    }));
    if (copies.length > 0) this.set([...this.charts, ...copies]);
  }

  private follow(sheet: string, cells: CellsMoved): void {
    const moved = (source: ChartSource | null) => {
      if (source?.sheet !== sheet) return source;
      const rect = movedRect(source.rect, cells);
      return rect && { ...source, rect };
    };
    this.set(
      this.charts.map((chart) => ({
        ...chart,
        ...(chart.sheet === sheet ? movedAnchors(chart, cells) : {}),
        series: chart.series.map((series) => onSources(series, moved)),
      }))
    );
  }
}

/** A series with each of its sources taken elsewhere. */
const onSources = (
  series: ChartSeries,
  elsewhere: (source: ChartSource | null) => ChartSource | null
): ChartSeries => ({
  ...series,
  name: typeof series.name === "string" ? series.name : elsewhere(series.name),
  categories: elsewhere(series.categories),
  values: elsewhere(series.values),
});

/** The corners of a chart that moves and grows with the cells beneath it. */
function movedAnchors({ from, to }: Chart, moved: CellsMoved): Pick<Chart, "from" | "to"> {
  const beneath: Rect = {
    row: from.row,
    column: from.column,
    rows: to.row - from.row + 1,
    columns: to.column - from.column + 1,
  };
  const rect = movedRect(beneath, moved);
  if (!rect) return { from, to: from };
  return {
    from: { ...from, row: rect.row, column: rect.column },
    to: { ...to, row: rect.row + rect.rows - 1, column: rect.column + rect.columns - 1 },
  };
}

const POINTS_PER_PIXEL = 0.75;

/** Where a corner lies on its sheet, in points from the upper left. */
export function pointOf(grid: Grid, sheet: string, { row, column, right, down }: Anchor) {
  let [left, top] = [right, down];
  for (let c = 0; c < column; c++) left += grid.columnWidth(sheet, c) * POINTS_PER_PIXEL;
  for (let r = 0; r < row; r++) top += grid.rowHeight(sheet, r) * POINTS_PER_PIXEL;
  return { left, top };
}

/** The corner at a point of a sheet. */
export function anchorAt(grid: Grid, sheet: string, left: number, top: number): Anchor {
  let [row, column, right, down] = [0, 0, left, top];
  for (;;) {
    const width = grid.columnWidth(sheet, column) * POINTS_PER_PIXEL;
    if (right < width || column >= LAST.column) break;
    right -= width;
    column++;
  }
  for (;;) {
    const height = grid.rowHeight(sheet, row) * POINTS_PER_PIXEL;
    if (down < height || row >= LAST.row) break;
    down -= height;
    row++;
  }
  return { row, column, right, down };
}

/** Farther no chart is put. */
const LAST = { row: 20_000, column: 2_000 };
