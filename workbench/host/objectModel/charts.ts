import { invalidArgument, itemNotFound } from "../apiError";
import {
  BLANKS,
  type Chart as ChartState,
  type ChartAxis as AxisState,
  CHART_TYPES,
  type ChartLabels,
  type ChartText,
  LEGEND_POSITIONS,
  plotted,
  seriesIn,
} from "../chart";
import { scaleOf } from "../chartScale";
import { demand } from "../guardedGrid";
import { HostCollection, HostObject, sameName } from "../hostObject";
import { ChartPartFormat } from "./chartFormat";
import { ChartDataLabels, ChartSeriesCollection, chartType, sourceOf } from "./chartSeries";
import { anchorAt, pointOf } from "./chartStore";
import { type Lens, within } from "./lens";
import type { Model } from "./model";
import { numberBetween, oneOf, text, yesOrNo } from "./oneOf";
import { Range } from "./range";
import { Worksheet } from "./worksheet";

const SERIES_BY = ["Auto", "Columns", "Rows"] as const;
/** Points, as Excel makes a chart an add-in adds. */
const NEW_SIZE = { width: 360, height: 216 };
const LARGEST = 10_000;

/** `worksheet.charts`. */
export class Charts extends HostCollection<Chart> {
  readonly className = "ChartCollection";

  constructor(
    private readonly model: Model,
    private readonly sheet: string
  ) {
    super();
  }

  items() {
    return this.model.charts.on(this.sheet).map(({ id }) => new Chart(this.model, id));
  }

  find(key: string) {
    return this.items().find((chart) => chart.Id === key || sameName(chart.Name as string, key));
  }

  Add(type: unknown, source: unknown, seriesBy?: unknown) {
    const kind = chartType(type);
    const by = oneOf(SERIES_BY, seriesBy ?? "Auto");
    demand(this.model.grid, { touch: "Objects", sheet: this.sheet });
    const { id } = this.model.charts.add(this.sheet, kind, sourceOf(source), by);
    const chart = new Chart(this.model, id);
    chart.resize(NEW_SIZE);
    return chart;
  }
}

export class Chart extends HostObject {
  readonly className = "Chart";

  constructor(
    private readonly model: Model,
    private readonly id: string
  ) {
    super();
  }

  override identity() {
    return { Id: this.id };
  }

  private readonly lens: Lens<ChartState> = {
    read: () => {
      const chart = this.model.charts.find(this.id);
      if (!chart) throw itemNotFound();
      return chart;
    },
    change: (change) => {
      this.lens.read();
      this.model.charts.change(this.id, change);
    },
  };

  private get state() {
    return this.lens.read();
  }

  get Id() {
    return this.state.id;
  }

  get Name(): unknown {
    return this.state.name;
  }
  set Name(name: unknown) {
    if (text(name) === "") throw invalidArgument();
    this.lens.change({ name: text(name) });
  }

  get ChartType(): unknown {
    return this.state.type;
  }
  set ChartType(value: unknown) {
    this.lens.change({ type: chartType(value) });
  }

  get Left(): unknown {
    return this.corner("from").left;
  }
  set Left(points: unknown) {
    this.move(numberBetween(0, LARGEST, points), this.corner("from").top);
  }

  get Top(): unknown {
    return this.corner("from").top;
  }
  set Top(points: unknown) {
    this.move(this.corner("from").left, numberBetween(0, LARGEST, points));
  }

  get Width(): unknown {
    return this.corner("to").left - this.corner("from").left;
  }
  set Width(points: unknown) {
    this.resize({ width: numberBetween(0, LARGEST, points) });
  }

  get Height(): unknown {
    return this.corner("to").top - this.corner("from").top;
  }
  set Height(points: unknown) {
    this.resize({ height: numberBetween(0, LARGEST, points) });
  }

  private corner(which: "from" | "to") {
    const { state } = this;
    return pointOf(this.model.grid, state.sheet, state[which]);
  }

  private move(left: number, top: number) {
    const { sheet } = this.state;
    const size = { width: this.Width as number, height: this.Height as number };
    this.lens.change({ from: anchorAt(this.model.grid, sheet, left, top) });
    this.resize(size);
  }

  /** Gives the chart another width or height, in points. */
  resize({ width, height }: { readonly width?: number; readonly height?: number }) {
    const { left, top } = this.corner("from");
    const right = left + (width ?? (this.Width as number));
    const bottom = top + (height ?? (this.Height as number));
    this.lens.change({ to: anchorAt(this.model.grid, this.state.sheet, right, bottom) });
  }

  /** From the upper left corner of a cell to the lower right of another, or of the same. */
  SetPosition(startCell: Range | string, endCell?: Range | string | null) {
    const { sheet } = this.state;
    const rectOf = (cell: Range | string) => {
      const place = typeof cell === "string" ? this.model.place(cell, sheet) : cell;
      if (place.sheet !== sheet) throw invalidArgument();
      return place.rect;
    };
    const start = rectOf(startCell);
    const end = rectOf(endCell ?? startCell);
    const corner = { row: end.row + end.rows, column: end.column + end.columns };
    if (corner.row <= start.row || corner.column <= start.column) throw invalidArgument();
    this.lens.change({
      from: { row: start.row, column: start.column, right: 0, down: 0 },
      to: { ...corner, right: 0, down: 0 },
    });
  }

  SetData(source: unknown, seriesBy?: unknown) {
    const { type } = this.state;
    const { by, data } = seriesIn(
      this.model.grid,
      sourceOf(source),
      oneOf(SERIES_BY, seriesBy ?? "Auto"),
      type
    );
    const series = data.map((each) => this.model.charts.series(each));
    this.lens.change({ series, seriesBy: by });
  }

  get PlotVisibleOnly(): unknown {
    return this.state.plotVisibleOnly;
  }
  set PlotVisibleOnly(value: unknown) {
    this.lens.change({ plotVisibleOnly: yesOrNo(value) });
  }

  get DisplayBlanksAs(): unknown {
    return this.state.blanks;
  }
  set DisplayBlanksAs(value: unknown) {
    this.lens.change({ blanks: oneOf(BLANKS, value) });
  }

  get PlotBy(): unknown {
    return this.state.seriesBy;
  }

  get Title() {
    return new ChartTitle(
      within(this.lens, "title"),
      () => plotted(this.state, this.model.grid).title
    );
  }

  get Legend() {
    return new ChartLegend(within(this.lens, "legend"));
  }

  get Axes() {
    return new ChartAxes(this.model, this.lens);
  }

  get Series() {
    return new ChartSeriesCollection(this.model, this.lens);
  }

  /** The labels of all series at once. */
  get DataLabels() {
    const labels: Lens<ChartLabels> = {
      read: () => this.state.series[0]?.labels ?? noSeries(),
      change: (change) =>
        this.lens.change({
          series: this.state.series.map((series) => ({
            ...series,
            labels: { ...series.labels, ...change },
          })),
        }),
    };
    return new ChartDataLabels(labels);
  }

  get Format() {
    return new ChartPartFormat("ChartAreaFormat", {
      font: within(this.lens, "font"),
      line: within(this.lens, "border"),
      fill: (fill) => this.lens.change({ fill }),
    });
  }

  get Worksheet() {
    return new Worksheet(this.model, this.state.sheet);
  }

  /** Brings the chart's sheet to the front. */
  Activate() {
    new Worksheet(this.model, this.state.sheet).Activate();
  }

  Delete() {
    this.lens.read();
    this.model.charts.remove(this.id);
  }
}

function noSeries(): never {
  throw itemNotFound();
}

class ChartTitle extends HostObject {
  readonly className = "ChartTitle";

  constructor(
    private readonly title: Lens<ChartText>,
    private readonly shown: () => string
  ) {
    super();
  }

  get Text(): unknown {
    return this.shown();
  }
  set Text(value: unknown) {
    this.title.change({ text: text(value), visible: true });
  }

  get Visible(): unknown {
    return this.title.read().visible;
  }
  set Visible(value: unknown) {
    this.title.change({ visible: yesOrNo(value) });
  }

  get Overlay(): unknown {
    return this.title.read().overlay;
  }
  set Overlay(value: unknown) {
    this.title.change({ overlay: yesOrNo(value) });
  }

  get Format() {
    return new ChartPartFormat("ChartTitleFormat", { font: within(this.title, "font") });
  }
}

class ChartLegend extends HostObject {
  readonly className = "ChartLegend";

  constructor(private readonly legend: Lens<ChartState["legend"]>) {
    super();
  }

  get Visible(): unknown {
    return this.legend.read().visible;
  }
  set Visible(value: unknown) {
    this.legend.change({ visible: yesOrNo(value) });
  }

  get Position(): unknown {
    return this.legend.read().position;
  }
  set Position(value: unknown) {
    this.legend.change({ position: oneOf(LEGEND_POSITIONS, value) });
  }

  get Overlay(): unknown {
    return this.legend.read().overlay;
  }
  set Overlay(value: unknown) {
    this.legend.change({ overlay: yesOrNo(value) });
  }

  get Format() {
    return new ChartPartFormat("ChartLegendFormat", { font: within(this.legend, "font") });
  }
}

class ChartAxes extends HostObject {
  readonly className = "ChartAxes";

  constructor(
    private readonly model: Model,
    private readonly chart: Lens<ChartState>
  ) {
    super();
  }

  get CategoryAxis() {
    return new ChartAxis(this.model, this.chart, "categoryAxis");
  }

  get ValueAxis() {
    return new ChartAxis(this.model, this.chart, "valueAxis");
  }

  GetItem(type: unknown, group?: unknown) {
    oneOf(["Primary"] as const, group ?? "Primary");
    return oneOf(["Category", "Value"] as const, type) === "Value"
      ? this.ValueAxis
      : this.CategoryAxis;
  }
}

class ChartAxis extends HostObject {
  readonly className = "ChartAxis";

  constructor(
    private readonly model: Model,
    private readonly chart: Lens<ChartState>,
    private readonly which: "categoryAxis" | "valueAxis"
  ) {
    super();
  }

  private get axis(): Lens<AxisState> {
    return within(this.chart, this.which);
  }

  get Type() {
    return this.which === "valueAxis" ? "Value" : "Category";
  }

  get AxisGroup() {
    return "Primary";
  }

  get Visible(): unknown {
    return this.axis.read().visible;
  }
  set Visible(value: unknown) {
    this.axis.change({ visible: yesOrNo(value) });
  }

  get ReversePlotOrder(): unknown {
    return this.axis.read().reversed;
  }
  set ReversePlotOrder(value: unknown) {
    this.axis.change({ reversed: yesOrNo(value) });
  }

  get Minimum(): unknown {
    return this.scale("minimum");
  }
  set Minimum(value: unknown) {
    this.axis.change({ minimum: bound(value) });
  }

  get Maximum(): unknown {
    return this.scale("maximum");
  }
  set Maximum(value: unknown) {
    this.axis.change({ maximum: bound(value) });
  }

  get MajorUnit(): unknown {
    return this.scale("majorUnit");
  }
  set MajorUnit(value: unknown) {
    const unit = bound(value);
    if (unit !== null && unit <= 0) throw invalidArgument();
    this.axis.change({ majorUnit: unit });
  }

  /** Told as they are drawn; categories that are no numbers have no scale. */
  private scale(end: "minimum" | "maximum" | "majorUnit"): number | "" {
    const chart = this.chart.read();
    const { shape } = CHART_TYPES[chart.type];
    const isScatter = shape === "points" || shape === "scatter";
    if (this.which === "categoryAxis" && !isScatter) return this.axis.read()[end] ?? "";
    const { series } = plotted(chart, this.model.grid);
    const numbers = series
      .flatMap(({ values, xs }) => (this.which === "valueAxis" ? values : xs))
      .filter((value) => value !== null);
    const fromZero = shape === "column" || shape === "bar" ? [0] : [];
    return scaleOf([...fromZero, ...numbers], this.axis.read())[end];
  }

  get Title() {
    return new ChartAxisTitle(within(this.axis, "title"));
  }

  get MajorGridlines() {
    return new ChartGridlines(within(this.axis, "gridlines"));
  }

  get Format() {
    return new ChartPartFormat("ChartAxisFormat", {
      font: within(this.axis, "font"),
      line: within(this.axis, "line"),
    });
  }

  /** The cells that name the categories of all series. */
  SetCategoryNames(source: unknown) {
    const categories = sourceOf(source);
    const { series } = this.chart.read();
    this.chart.change({ series: series.map((each) => ({ ...each, categories })) });
  }
}

/** A fixed end of an axis; "" lets it be found by the values. */
function bound(value: unknown): number | null {
  return value === "" ? null : numberBetween(-Number.MAX_VALUE, Number.MAX_VALUE, value);
}

class ChartAxisTitle extends HostObject {
  readonly className = "ChartAxisTitle";

  constructor(private readonly title: Lens<ChartText>) {
    super();
  }

  get Text(): unknown {
    return this.title.read().text ?? "";
  }
  set Text(value: unknown) {
    this.title.change({ text: text(value), visible: true });
  }

  get Visible(): unknown {
    return this.title.read().visible;
  }
  set Visible(value: unknown) {
    this.title.change({ visible: yesOrNo(value) });
  }

  get Format() {
    return new ChartPartFormat("ChartAxisTitleFormat", { font: within(this.title, "font") });
  }
}

class ChartGridlines extends HostObject {
  readonly className = "ChartGridlines";

  constructor(private readonly gridlines: Lens<AxisState["gridlines"]>) {
    super();
  }

  get Visible(): unknown {
    return this.gridlines.read().visible;
  }
  set Visible(value: unknown) {
    this.gridlines.change({ visible: yesOrNo(value) });
  }

  get Format() {
    return new ChartPartFormat("ChartGridlinesFormat", { line: within(this.gridlines, "line") });
  }
}
