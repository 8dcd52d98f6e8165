import {
  type Chart,
  CHART_TYPES,
  type ChartLabels,
  type ChartSeries as Series,
  type ChartSource,
  type ChartType,
  MARKER_STYLES,
  NO_LABELS,
  plotted,
} from "../chart";
import { ApiNotFound, invalidArgument, itemNotFound } from "../apiError";
import { HostCollection, HostObject } from "../hostObject";
import { ChartPartFormat } from "./chartFormat";
import { parseColor } from "./color";
import { type Lens, within } from "./lens";
import type { Model } from "./model";
import { numberBetween, oneOf, text, yesOrNo } from "./oneOf";
import { Range } from "./range";

/** A type of chart that is drawn here; Excel has more. */
export function chartType(value: unknown): ChartType {
  if (typeof value !== "string") throw invalidArgument();
  if (!(value in CHART_TYPES)) throw new ApiNotFound(`a chart of type ${value}`);
  return value as ChartType;
}

export class ChartSeriesCollection extends HostCollection<ChartSeries> {
  readonly className = "ChartSeriesCollection";

  constructor(
    private readonly model: Model,
    private readonly chart: Lens<Chart>
  ) {
    super();
  }

  items() {
    return this.chart
      .read()
      .series.map((series) => new ChartSeries(this.model, this.chart, series.id));
  }

  find(key: string) {
    return this.items().find((series) => series._Id === key);
  }

  /** Adds an empty series at the end, or before the one of an index. */
  Add(name?: string | null, index?: number | null) {
    const { series } = this.chart.read();
    const added = this.model.charts.series({
      name: name ? text(name) : null,
      categories: series[0]?.categories ?? null,
      values: null,
    });
    const at = numberBetween(0, series.length, index ?? series.length);
    this.chart.change({ series: inserted(series, at, added) });
    return new ChartSeries(this.model, this.chart, added.id);
  }
}

export class ChartSeries extends HostObject {
  readonly className = "ChartSeries";

  constructor(
    private readonly model: Model,
    private readonly chart: Lens<Chart>,
    private readonly id: number
  ) {
    super();
  }

  override identity() {
    return { _Id: this._Id };
  }

  get _Id() {
    return String(this.id);
  }

  private get index() {
    const index = this.chart.read().series.findIndex(({ id }) => id === this.id);
    if (index < 0) throw itemNotFound();
    return index;
  }

  private readonly lens: Lens<Series> = {
    read: () => this.chart.read().series[this.index]!,
    change: (change) =>
      this.chart.change({
        series: this.chart
          .read()
          .series.map((series) => (series.id === this.id ? { ...series, ...change } : series)),
      }),
  };

  private get state() {
    return this.lens.read();
  }

  private get plotted() {
    return plotted(this.chart.read(), this.model.grid).series[this.index]!;
  }

  get Name(): unknown {
    return this.plotted.name;
  }
  set Name(name: unknown) {
    this.lens.change({ name: text(name) });
  }

  get ChartType(): unknown {
    return this.state.type ?? this.chart.read().type;
  }
  set ChartType(value: unknown) {
    this.lens.change({ type: chartType(value) });
  }

  get PlotOrder(): unknown {
    return this.index;
  }
  set PlotOrder(value: unknown) {
    const { state } = this;
    const { series } = this.chart.read();
    const at = numberBetween(0, series.length - 1, value);
    const others = series.filter((each) => each !== state);
    this.chart.change({ series: inserted(others, at, state) });
  }

  get HasDataLabels(): unknown {
    return Object.values(this.state.labels).includes(true);
  }
  set HasDataLabels(value: unknown) {
    this.lens.change({ labels: { ...NO_LABELS, value: yesOrNo(value) } });
  }

  get DataLabels() {
    return new ChartDataLabels(within(this.lens, "labels"));
  }

  get MarkerStyle(): unknown {
    return this.state.marker.style;
  }
  set MarkerStyle(value: unknown) {
    this.marker.change({ style: oneOf(MARKER_STYLES, value) });
  }

  get MarkerSize(): unknown {
    return this.state.marker.size;
  }
  set MarkerSize(value: unknown) {
    this.marker.change({ size: numberBetween(2, 72, value) });
  }

  get MarkerBackgroundColor(): unknown {
    return this.state.marker.background ?? "";
  }
  set MarkerBackgroundColor(value: unknown) {
    this.marker.change({ background: parseColor(value) });
  }

  get MarkerForegroundColor(): unknown {
    return this.state.marker.foreground ?? "";
  }
  set MarkerForegroundColor(value: unknown) {
    this.marker.change({ foreground: parseColor(value) });
  }

  private get marker() {
    return within(this.lens, "marker");
  }

  get Smooth(): unknown {
    return this.state.smooth;
  }
  set Smooth(value: unknown) {
    this.lens.change({ smooth: yesOrNo(value) });
  }

  get GapWidth(): unknown {
    return this.state.gapWidth;
  }
  set GapWidth(value: unknown) {
    this.lens.change({ gapWidth: numberBetween(0, 500, value) });
  }

  get AxisGroup() {
    return "Primary";
  }

  get Format() {
    return new ChartPartFormat("ChartSeriesFormat", {
      line: within(this.lens, "line"),
      fill: (fill) => this.lens.change({ fill }),
    });
  }

  SetValues(range: Range) {
    this.lens.change({ values: sourceOf(range) });
  }

  SetXAxisValues(range: Range) {
    this.lens.change({ categories: sourceOf(range) });
  }

  GetDimensionValues(dimension: unknown) {
    const data = plotted(this.chart.read(), this.model.grid);
    const { values, xs } = this.plotted;
    switch (oneOf(["Categories", "Values", "XValues", "YValues"] as const, dimension)) {
      case "Categories":
        return [...data.categories];
      case "XValues":
        return xs.length > 0 ? [...xs] : values.map((_, i) => i + 1);
      default:
        return [...values];
    }
  }

  Delete() {
    const { state } = this;
    const left = this.chart.read().series.filter((each) => each !== state);
    this.chart.change({ series: left });
  }
}

/** What is written at the points of a series. */
export class ChartDataLabels extends HostObject {
  readonly className = "ChartDataLabels";

  constructor(private readonly labels: Lens<ChartLabels>) {
    super();
  }

  get ShowValue(): unknown {
    return this.labels.read().value;
  }
  set ShowValue(value: unknown) {
    this.labels.change({ value: yesOrNo(value) });
  }

  get ShowSeriesName(): unknown {
    return this.labels.read().seriesName;
  }
  set ShowSeriesName(value: unknown) {
    this.labels.change({ seriesName: yesOrNo(value) });
  }

  get ShowCategoryName(): unknown {
    return this.labels.read().categoryName;
  }
  set ShowCategoryName(value: unknown) {
    this.labels.change({ categoryName: yesOrNo(value) });
  }

  get ShowPercentage(): unknown {
    return this.labels.read().percentage;
  }
  set ShowPercentage(value: unknown) {
    this.labels.change({ percentage: yesOrNo(value) });
  }
}

const inserted = <T>(list: readonly T[], at: number, item: T): T[] => [
  ...list.slice(0, at),
  item,
  ...list.slice(at),
];

/** The cells of a range that is given as data. */
export function sourceOf(range: unknown): ChartSource {
  if (!(range instanceof Range)) throw invalidArgument();
  const { sheet, rect } = range;
  return { sheet, rect };
}
