import {
  type Chart,
  type ChartType,
  MARKER_STYLES,
  NEW_CHART,
  newSeries,
  type Plotted,
} from "../../workbench/host/chart";
import { marksOf, scaleOf } from "../../workbench/host/chartScale";
import { chartSvg } from "../../workbench/page/chartSvg";

const corner = { row: 0, column: 0, right: 0, down: 0 };
const nothing = { name: null, categories: null, values: null };
const chartOf = (type: ChartType, series: number, change: Partial<Chart> = {}): Chart => ({
  ...NEW_CHART,
  id: "1",
  sheet: "s",
  name: "Chart 1",
  type,
  from: corner,
  to: corner,
  series: Array.from({ length: series }, (_, i) => newSeries(i, nothing)),
  seriesBy: "Columns",
  ...change,
});
const data = (...values: (number | null)[][]): Plotted => ({
  title: "Running VP",
  categories: (values[0] ?? []).map((_, i) => `Round ${i + 1}`),
  series: values.map((each, i) => ({ name: `Team ${i + 1}`, values: each, xs: [] })),
});
const draw = (chart: Chart, plotted: Plotted) => {
  const svg = chartSvg(chart, plotted, 480, 288);
  const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(parsed.querySelector("parsererror")).toBeNull();
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  return parsed;
};
const texts = (svg: Document) => [...svg.querySelectorAll("text")].map((t) => t.textContent);

test("a line chart has a path for each series, its names in the legend and its rounds below", () => {
  const svg = draw(chartOf("Line", 2), data([1, 2, 3], [3, 2, 1]));
  expect(svg.querySelectorAll("path")).toHaveLength(2);
  expect(texts(svg)).toEqual(
    expect.arrayContaining(["Running VP", "Team 1", "Team 2", "Round 1", "Round 2", "Round 3"])
  );
});

test("more points stand higher", () => {
  const [path] = draw(chartOf("Line", 1), data([0, 5, 10])).querySelectorAll("path");
  const ys = [...path!.getAttribute("d")!.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) =>
    Number(y)
  );
  expect(ys).toHaveLength(3);
  expect(ys[0]! - ys[1]!).toBeCloseTo(ys[1]! - ys[2]!, 1);
  expect(ys[0]).toBeGreaterThan(ys[2]!);
});

test("a round that was not played leaves a gap in a line", () => {
  const gap = draw(chartOf("Line", 1), data([1, 2, null, 4, 5]));
  expect(gap.querySelectorAll("path")).toHaveLength(2);
  const joined = draw(chartOf("Line", 1, { blanks: "Interplotted" }), data([1, 2, null, 4, 5]));
  expect(joined.querySelectorAll("path")).toHaveLength(1);
});

test("names from people are text, never markup", () => {
  const evil = `<script>alert("x")</script>&'\u0001`;
  const plotted = {
    ...data([1, 2]),
    title: evil,
    series: [{ name: evil, values: [1, 2], xs: [] }],
  };
  const svg = draw(chartOf("Line", 1), plotted);
  expect(svg.querySelector("script")).toBeNull();
  expect(texts(svg)[0]).toBe(`<script>alert("x")</script>&'\ufffd`);
});

test.each<[ChartType, string, number]>([
  ["ColumnClustered", "rect", 6],
  ["ColumnStacked", "rect", 6],
  ["BarClustered", "rect", 6],
  ["BarStacked", "rect", 6],
  ["LineMarkers", "circle", 6],
  ["XYScatter", "circle", 6],
])("%s draws a mark for each value", (type, mark, count) => {
  const svg = draw(
    chartOf(type, 2, { legend: { ...NEW_CHART.legend, visible: false } }),
    data([1, -2, 3], [2, 2, 2])
  );
  // The area behind all is a rectangle too.
  expect(svg.querySelectorAll(mark)).toHaveLength(count + (mark === "rect" ? 1 : 0));
});

test("stacked columns stand on each other, others beside each other", () => {
  const bars = (type: ChartType) =>
    [
      ...draw(
        chartOf(type, 2, { legend: { ...NEW_CHART.legend, visible: false } }),
        data([4], [6])
      ).querySelectorAll("rect"),
    ]
      .slice(1)
      .map((bar) => ["x", "y", "height"].map((name) => Number(bar.getAttribute(name))));
  const [below, above] = bars("ColumnStacked");
  expect(above![0]).toBe(below![0]);
  expect(above![1]! + above![2]!).toBeCloseTo(below![1]!, 1);
  const [left, right] = bars("ColumnClustered");
  expect(right![0]).toBeGreaterThan(left![0]!);
});

test("a pie has a slice for each category that has something, and tells percentages", () => {
  const labels = { value: false, seriesName: false, categoryName: false, percentage: true };
  const series = [{ ...newSeries(1, nothing), labels }];
  for (const type of ["Pie", "Doughnut"] as const) {
    const svg = draw(chartOf(type, 1, { series }), data([1, 0, 3]));
    expect(svg.querySelectorAll("path")).toHaveLength(2);
    expect(texts(svg)).toEqual(expect.arrayContaining(["25%", "75%", "Round 3"]));
  }
});

test("a chart of nothing is drawn all the same", () => {
  for (const type of ["Line", "Pie", "BarClustered", "XYScatterLines"] as const) {
    draw(chartOf(type, 0), data());
    draw(chartOf(type, 1), data([]));
    draw(chartOf(type, 1), data([null, null]));
    draw(chartOf(type, 1), data([0, 0]));
  }
});

const automatic = { minimum: null, maximum: null, majorUnit: null };

test.each<[number[], number, number, number]>([
  [[1, 2, 3], 0, 3, 0.5],
  [[12.5, 51], 0, 60, 10],
  [[-18, 25], -20, 30, 10],
  [[1000, 1001], 1000, 1001, 0.2],
  [[0], 0, 1, 0.2],
  [[], 0, 1, 0.2],
])("an axis for %j goes from %d to %d by %d", (values, minimum, maximum, majorUnit) => {
  expect(scaleOf(values, automatic)).toEqual({ minimum, maximum, majorUnit });
});

test("the ends and steps a person sets are kept", () => {
  expect(scaleOf([3, 7], { minimum: -5, maximum: 20, majorUnit: 5 })).toEqual({
    minimum: -5,
    maximum: 20,
    majorUnit: 5,
  });
  expect(marksOf({ minimum: -5, maximum: 20, majorUnit: 5 })).toEqual([-5, 0, 5, 10, 15, 20]);
  expect(marksOf({ minimum: 0, maximum: 0.3, majorUnit: 0.1 })).toEqual([0, 0.1, 0.2, 0.3]);
});

test("every mark of Excel's is drawn in a shape of its own, in the colour of its line", () => {
  const shapes = MARKER_STYLES.filter((style) => style !== "Automatic" && style !== "None").map(
    (style) => {
      const plain = newSeries(0, nothing);
      const look = { ...plain, marker: { ...plain.marker, style, foreground: "#123456" } };
      const svg = draw(chartOf("LineMarkers", 1, { series: [look] }), data([5]));
      const marks = [...svg.querySelectorAll('[stroke="#123456"]')];
      expect(marks.length).toBeGreaterThan(0);
      return marks.map((mark) => `${mark.tagName} ${mark.getAttribute("d")}`).join();
    }
  );
  expect(new Set(shapes).size).toBe(shapes.length);
});
