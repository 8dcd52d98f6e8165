import {
  type Chart,
  CHART_TYPES,
  type ChartAxis,
  type ChartFont,
  type ChartSeries,
  type Plotted,
  type PlottedSeries,
} from "../host/chart";
import { marksOf, type Scale, scaleOf } from "../host/chartScale";

/** The colours Office gives series one after the other. */
const PALETTE = ["#4472C4", "#ED7D31", "#A5A5A5", "#FFC000", "#5B9BD5", "#70AD47"];
const PIXELS_PER_POINT = 4 / 3;
const PADDING = 10;
const NO_COLOR = "none";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A series with what it looks like. */
interface Drawn extends PlottedSeries {
  readonly look: ChartSeries;
  readonly color: string;
  readonly markers: boolean;
  readonly shape: (typeof CHART_TYPES)[keyof typeof CHART_TYPES]["shape"];
}

/** Draws a chart as an SVG document of a size in pixels. All texts are escaped. */
export function chartSvg(chart: Chart, data: Plotted, width: number, height: number): string {
  const series = data.series.map((each, i): Drawn => {
    const look = chart.series[i]!;
    const { shape, markers } = CHART_TYPES[look.type ?? chart.type];
    const own = shape === "column" || shape === "bar" ? look.fill : (look.line.color ?? look.fill);
    return { ...each, look, shape, markers, color: own ?? PALETTE[i % PALETTE.length]! };
  });
  const parts: string[] = [
    `<rect width="${width}" height="${height}" fill="${chart.fill || NO_COLOR}" stroke="${
      chart.border.style === "None" ? NO_COLOR : (chart.border.color ?? "#D9D9D9")
    }"/>`,
  ];
  let box: Box = {
    left: PADDING,
    top: PADDING,
    width: width - 2 * PADDING,
    height: height - 2 * PADDING,
  };
  if (chart.title.visible) {
    const size = pixels(chart.title.font.size);
    parts.push(text(data.title, width / 2, box.top + size, chart.title.font, "middle"));
    if (!chart.title.overlay) box = cut(box, "top", size * 1.6);
  }
  const { shape } = CHART_TYPES[chart.type];
  const round = shape === "pie" || shape === "doughnut";
  if (chart.legend.visible) {
    const entries = round
      ? data.categories.map((name, i) => ({ name, color: PALETTE[i % PALETTE.length]! }))
      : series.map(({ name, color }) => ({ name, color }));
    const drawn = legend(entries, chart.legend, box);
    parts.push(drawn.svg);
    if (!chart.legend.overlay) box = drawn.rest;
  }
  parts.push(
    round
      ? pie(series[0], data.categories, box, shape === "doughnut", chart)
      : plot(chart, series, data.categories, box)
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(data.title)}">${parts.join("")}</svg>`
  );
}

/** A box without a strip at one of its sides. */
function cut(box: Box, side: "top" | "bottom" | "left" | "right", size: number): Box {
  const { left, top, width, height } = box;
  switch (side) {
    case "top":
      return { left, width, top: top + size, height: Math.max(1, height - size) };
    case "bottom":
      return { left, width, top, height: Math.max(1, height - size) };
    case "left":
      return { top, height, left: left + size, width: Math.max(1, width - size) };
    case "right":
      return { top, height, left, width: Math.max(1, width - size) };
  }
}

interface Entry {
  readonly name: string;
  readonly color: string;
}

const KEY = 10;

function legend(
  entries: readonly Entry[],
  { position, font }: Chart["legend"],
  box: Box
): { readonly svg: string; readonly rest: Box } {
  const line = pixels(font.size) * 1.4;
  const widths = entries.map(({ name }) => KEY + 6 + textWidth(name, font) + 14);
  if (position === "Top" || position === "Bottom") {
    const rows = inRows(widths, box.width);
    const size = rows.length * line + 6;
    const top = position === "Top" ? box.top : box.top + box.height - size + 6;
    const svg = rows.flatMap((row, r) => {
      const whole = row.reduce((sum, i) => sum + widths[i]!, 0);
      let left = box.left + (box.width - whole) / 2;
      return row.map((i) => {
        const at = left;
        left += widths[i]!;
        return entry(entries[i]!, at, top + r * line, font);
      });
    });
    return { svg: svg.join(""), rest: cut(box, position === "Top" ? "top" : "bottom", size) };
  }
  const size = Math.min(box.width / 2, Math.max(0, ...widths));
  const left = position === "Left" ? box.left : box.left + box.width - size + 6;
  const top = position === "Corner" ? box.top : box.top + (box.height - entries.length * line) / 2;
  const svg = entries.map((each, i) => entry(each, left, top + i * line, font));
  return { svg: svg.join(""), rest: cut(box, position === "Left" ? "left" : "right", size) };
}

/** Which entries stand in which row when each row takes what fits in. */
function inRows(widths: readonly number[], most: number): number[][] {
  const rows: number[][] = [[]];
  let filled = 0;
  widths.forEach((width, i) => {
    if (filled > 0 && filled + width > most) {
      rows.push([]);
      filled = 0;
    }
    rows.at(-1)!.push(i);
    filled += width;
  });
  return rows;
}

const entry = ({ name, color }: Entry, left: number, top: number, font: ChartFont) =>
  `<rect x="${round(left)}" y="${round(top + 2)}" width="${KEY}" height="${KEY}" fill="${color}"/>` +
  text(name, left + KEY + 6, top + KEY + 1, font, "start");

/** The plot area with its axes, and the series in it. */
function plot(
  chart: Chart,
  series: readonly Drawn[],
  categories: readonly string[],
  outer: Box
): string {
  const { shape, stacked } = CHART_TYPES[chart.type];
  const scatter = shape === "points" || shape === "scatter";
  const lying = shape === "bar";
  const values = stacked ? stackedValues(series) : numbersIn(series.map((each) => each.values));
  const bars = series.some((each) => each.shape === "column" || each.shape === "bar");
  const valueScale = scaleOf(bars ? [0, ...values] : values, chart.valueAxis);
  const xs = numbersIn(
    series.map((each) => (each.xs.length > 0 ? each.xs : each.values.map((_, i) => i + 1)))
  );
  const categoryScale = scatter ? scaleOf(xs, chart.categoryAxis) : null;

  const valueMarks = marksOf(valueScale).map(shown);
  const names = categoryScale ? marksOf(categoryScale).map(shown) : categories;
  const [across, up] = lying ? [valueMarks, names] : [names, valueMarks];
  const [acrossAxis, upAxis] = lying
    ? [chart.valueAxis, chart.categoryAxis]
    : [chart.categoryAxis, chart.valueAxis];
  let box = outer;
  if (acrossAxis.title.visible) box = cut(box, "bottom", pixels(acrossAxis.title.font.size) * 1.6);
  if (upAxis.title.visible) box = cut(box, "left", pixels(upAxis.title.font.size) * 1.6);
  const widest = Math.max(0, ...up.map((label) => textWidth(label, upAxis.font)));
  if (upAxis.visible) box = cut(box, "left", Math.min(box.width / 3, widest + 6));
  if (acrossAxis.visible) box = cut(box, "bottom", pixels(acrossAxis.font.size) * 1.5);
  box = cut(box, "top", pixels(upAxis.font.size) / 2);

  const { left, top, width, height } = box;
  const [valueStart, valueEnd] = lying ? [left, left + width] : [top + height, top];
  const value = along(valueScale, valueStart, valueEnd, chart.valueAxis.reversed);
  const place = categoryScale
    ? along(categoryScale, left, left + width, chart.categoryAxis.reversed)
    : inBands(
        categories.length,
        lying ? [top, height] : [left, width],
        chart.categoryAxis.reversed
      );

  const svg: string[] = [];
  const valueLine = (at: number) =>
    lying ? line(at, top, at, top + height) : line(left, at, left + width, at);
  if (chart.valueAxis.gridlines.visible)
    for (const mark of marksOf(valueScale))
      svg.push(stroked(valueLine(value(mark)), chart.valueAxis.gridlines.line, "#D9D9D9"));
  if (chart.categoryAxis.gridlines.visible)
    for (const mark of categoryScale ? marksOf(categoryScale) : categories.map((_, i) => i)) {
      const at = place(mark);
      const across2 = lying ? line(left, at, left + width, at) : line(at, top, at, top + height);
      svg.push(stroked(across2, chart.categoryAxis.gridlines.line, "#D9D9D9"));
    }
  const zero = value(Math.min(Math.max(0, valueScale.minimum), valueScale.maximum));
  svg.push(...seriesIn(series, { value, place, zero, lying, stacked, chart }));
  if (chart.categoryAxis.visible)
    svg.push(stroked(valueLine(zero), chart.categoryAxis.line, "#BFBFBF"));
  if (upAxis.visible) svg.push(...labelsUp(lying, box));
  if (acrossAxis.visible) svg.push(...labelsAcross(lying, box));
  svg.push(...titles());
  return svg.join("");

  function labelsUp(isCategory: boolean, { left: edge }: Box): string[] {
    const marks = isCategory ? names.map((_, i) => place(i)) : marksOf(valueScale).map(value);
    return up.map((label, i) =>
      text(label, edge - 5, marks[i]! + pixels(upAxis.font.size) / 3, upAxis.font, "end")
    );
  }
  function labelsAcross(isValue: boolean, { top: edge, height: tall }: Box): string[] {
    const marks = isValue
      ? marksOf(valueScale).map(value)
      : categoryScale
        ? marksOf(categoryScale).map(place)
        : names.map((_, i) => place(i));
    // Labels that would run into each other are left out, as Excel does.
    const room = width / Math.max(1, across.length);
    const widestAcross = Math.max(0, ...across.map((label) => textWidth(label, acrossAxis.font)));
    const each = Math.max(1, Math.ceil((widestAcross + 4) / room));
    const y = edge + tall + pixels(acrossAxis.font.size) * 1.2;
    return across.flatMap((label, i) =>
      i % each === 0 ? [text(label, marks[i]!, y, acrossAxis.font, "middle")] : []
    );
  }
  function titles(): string[] {
    const found: string[] = [];
    if (acrossAxis.title.visible)
      found.push(axisTitle(acrossAxis, left + width / 2, outer.top + outer.height - 2));
    if (upAxis.title.visible)
      found.push(
        axisTitle(upAxis, outer.left + pixels(upAxis.title.font.size), top + height / 2, true)
      );
    return found;
  }
}

const axisTitle = ({ title }: ChartAxis, x: number, y: number, upright = false) => {
  const svg = text(title.text ?? "Axis Title", x, y, title.font, "middle");
  return upright ? `<g transform="rotate(-90 ${round(x)} ${round(y)})">${svg}</g>` : svg;
};

type Place = (value: number) => number;

/** Where the values of a scale lie between two ends. */
function along({ minimum, maximum }: Scale, from: number, to: number, reversed: boolean): Place {
  const [start, end] = reversed ? [to, from] : [from, to];
  return (value) => start + ((value - minimum) / (maximum - minimum)) * (end - start);
}

/** The middles of equal bands, one a category. */
function inBands(count: number, [start, size]: readonly number[], reversed: boolean): Place {
  const band = size! / Math.max(1, count);
  return (i) => start! + ((reversed ? count - 1 - i : i) + 0.5) * band;
}

interface Area {
  readonly value: Place;
  readonly place: Place;
  readonly zero: number;
  readonly lying: boolean;
  readonly stacked: boolean;
  readonly chart: Chart;
}

function seriesIn(series: readonly Drawn[], area: Area): string[] {
  const columns = series.filter(({ shape }) => shape === "column" || shape === "bar");
  const bases = new Map<number, number>();
  return series.map((each) => {
    if (columns.includes(each)) return bars(each, columns, area, bases);
    const values = area.stacked ? onTop(each, bases) : each.values;
    return curve({ ...each, values }, area);
  });
}

function bars(
  series: Drawn,
  all: readonly Drawn[],
  { value, place, zero, lying, stacked, chart }: Area,
  bases: Map<number, number>
): string {
  const band = Math.abs(place(1) - place(0));
  const beside = stacked ? 1 : all.length;
  const thick = band / (beside + series.look.gapWidth / 100);
  const offset = stacked ? 0 : all.indexOf(series) - (all.length - 1) / 2;
  return series.values
    .map((each, i) => {
      if (each === null) return "";
      const base = stacked ? (bases.get(i) ?? 0) : null;
      const [from, to] = base === null ? [zero, value(each)] : [value(base), value(base + each)];
      if (base !== null) bases.set(i, base + each);
      const middle = place(i) + offset * thick;
      const [low, high] = [Math.min(from, to), Math.max(from, to)];
      const fill = series.color || NO_COLOR;
      const rect = lying
        ? box(low, middle - thick / 2, high - low, thick)
        : box(middle - thick / 2, low, thick, high - low);
      const [x, y] = lying ? [high + 4, middle + 4] : [middle, low - 4];
      return (
        `<rect ${rect} fill="${fill}"/>` +
        label(series, each, i, x, y, chart, lying ? "start" : "middle")
      );
    })
    .join("");
}

function curve(series: Drawn, { value, place, chart }: Area): string {
  const { look, shape, color } = series;
  const x = (i: number) =>
    shape === "points" || shape === "scatter" ? place(series.xs[i] ?? i + 1) : place(i);
  const points = series.values.map((each, i) =>
    each === null || (series.xs.length > 0 && series.xs[i] == null && shape !== "line")
      ? null
      : { x: x(i), y: value(each), value: each, i }
  );
  const joined =
    chart.blanks === "Interplotted" ? [points.filter((p) => p !== null)] : runs(points);
  const lines =
    shape === "points" || look.line.style === "None"
      ? []
      : joined.map((run) => {
          const path = run.map((p, k) => `${k ? "L" : "M"}${round(p.x)} ${round(p.y)}`).join("");
          const width = round(pixels(look.line.weight));
          return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"${dashes(look.line.style)} stroke-linejoin="round"/>`;
        });
  const shownPoints = points.filter((p) => p !== null);
  const dots = shownPoints.map((p) => marker(series, p.x, p.y));
  const labels = shownPoints.map((p) => label(series, p.value, p.i, p.x, p.y - 7, chart, "middle"));
  return [...lines, ...dots, ...labels].join("");
}

/** Points that follow each other without a gap. */
function runs<T>(points: readonly (T | null)[]): T[][] {
  const found: T[][] = [[]];
  for (const point of points)
    if (point === null) found.push([]);
    else found.at(-1)!.push(point);
  return found.filter((run) => run.length > 0);
}

function marker({ look, markers, color }: Drawn, x: number, y: number): string {
  const { style, size, background, foreground } = look.marker;
  if (style === "None" || (style === "Automatic" && !markers)) return "";
  const half = pixels(size) / 2;
  const paint = `fill="${background ?? color}" stroke="${foreground ?? color}"`;
  switch (style) {
    case "Square":
      return `<rect ${box(x - half, y - half, 2 * half, 2 * half)} ${paint}/>`;
    case "Diamond":
      return `<path d="M${round(x)} ${round(y - half)}l${round(half)} ${round(half)}l${round(-half)} ${round(half)}l${round(-half)} ${round(-half)}z" ${paint}/>`;
    case "Triangle":
      return `<path d="M${round(x)} ${round(y - half)}l${round(half)} ${round(2 * half)}h${round(-2 * half)}z" ${paint}/>`;
    case "X":
    case "Plus":
    case "Star":
    case "Dash":
    case "Dot":
      return strokes(STROKES[style], x, y, half, foreground ?? color);
    default:
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(half)}" ${paint}/>`;
  }
}

/** Marks made of strokes: from and to, in halves of the mark's size. */
const STROKES = {
  X: [
    [-1, -1, 1, 1],
    [-1, 1, 1, -1],
  ],
  Plus: [
    [-1, 0, 1, 0],
    [0, -1, 0, 1],
  ],
  Star: [
    [-1, -1, 1, 1],
    [-1, 1, 1, -1],
    [0, -1, 0, 1],
  ],
  Dash: [[-1, 0, 1, 0]],
  Dot: [[-0.5, 0, 0.5, 0]],
} as const;

function strokes(
  lines: readonly (readonly [number, number, number, number])[],
  x: number,
  y: number,
  half: number,
  color: string
): string {
  const path = lines.map(([fromX, fromY, toX, toY]) => {
    const [left, top] = [round(x + fromX * half), round(y + fromY * half)];
    return `M${left} ${top}L${round(x + toX * half)} ${round(y + toY * half)}`;
  });
  return `<path d="${path.join("")}" fill="none" stroke="${color}" stroke-width="1.75"/>`;
}

function label(
  { look, name }: Drawn,
  value: number,
  i: number,
  x: number,
  y: number,
  chart: Chart,
  anchor: "start" | "middle"
): string {
  const { labels } = look;
  const parts = [
    labels.seriesName ? name : "",
    labels.categoryName ? String(i + 1) : "",
    labels.value ? shown(value) : "",
  ].filter((part) => part !== "");
  return parts.length === 0 ? "" : text(parts.join("; "), x, y, chart.font, anchor);
}

function pie(
  series: Drawn | undefined,
  categories: readonly string[],
  { left, top, width, height }: Box,
  hollow: boolean,
  { font }: Chart
): string {
  const values = (series?.values ?? []).map((value) => Math.abs(value ?? 0));
  const whole = values.reduce((sum, value) => sum + value, 0);
  if (!series || whole === 0) return "";
  const radius = Math.min(width, height) / 2 - 4;
  const [x, y] = [left + width / 2, top + height / 2];
  const inner = hollow ? radius / 2 : 0;
  const { labels } = series.look;
  let turned = 0;
  return values
    .map((value, i) => {
      const share = value / whole;
      const [from, to] = [turned, turned + share];
      turned = to;
      if (share === 0) return "";
      const color = PALETTE[i % PALETTE.length]!;
      const middle = onCircle(x, y, (radius + inner) / 1.7, (from + to) / 2);
      const parts = [
        labels.categoryName ? (categories[i] ?? "") : "",
        labels.value ? shown(value) : "",
        labels.percentage ? `${Math.round(share * 100)}%` : "",
      ].filter((part) => part !== "");
      const piece = `<path d="${slice(x, y, radius, inner, from, to)}" fill="${color}" stroke="#FFFFFF"/>`;
      return piece + (parts.length > 0 ? text(parts.join("; "), ...middle, font, "middle") : "");
    })
    .join("");
}

const onCircle = (x: number, y: number, radius: number, turn: number): [number, number] => [
  x + radius * Math.sin(2 * Math.PI * turn),
  y - radius * Math.cos(2 * Math.PI * turn),
];

function slice(x: number, y: number, outer: number, inner: number, from: number, to: number) {
  // A whole circle has no end apart from its start.
  const end = Math.min(to, from + 0.9999);
  const large = end - from > 0.5 ? 1 : 0;
  const at = (radius: number, turn: number) => onCircle(x, y, radius, turn).map(round).join(" ");
  const out = `M${at(outer, from)}A${round(outer)} ${round(outer)} 0 ${large} 1 ${at(outer, end)}`;
  const back =
    inner > 0
      ? `L${at(inner, end)}A${round(inner)} ${round(inner)} 0 ${large} 0 ${at(inner, from)}`
      : `L${round(x)} ${round(y)}`;
  return `${out}${back}Z`;
}

const numbersIn = (lists: readonly (readonly (number | null)[])[]) =>
  lists.flat().filter((value): value is number => value !== null && Number.isFinite(value));

/** The heights that stacked series reach. */
function stackedValues(series: readonly Drawn[]): number[] {
  const bases = new Map<number, number>();
  return series.flatMap((each) => numbersIn([onTop(each, bases)]));
}

function onTop({ values }: Drawn, bases: Map<number, number>): (number | null)[] {
  return values.map((value, i) => {
    if (value === null) return null;
    const reached = (bases.get(i) ?? 0) + value;
    bases.set(i, reached);
    return reached;
  });
}

function text(
  content: string,
  x: number,
  y: number,
  font: ChartFont,
  anchor: "start" | "middle" | "end"
): string {
  const weight = font.bold ? ' font-weight="bold"' : "";
  const slant = font.italic ? ' font-style="italic"' : "";
  const under = font.underline === "Single" ? ' text-decoration="underline"' : "";
  return (
    `<text x="${round(x)}" y="${round(y)}" font-family="${escape(font.name)}, sans-serif" ` +
    `font-size="${round(pixels(font.size))}" fill="${font.color}" text-anchor="${anchor}"${weight}${slant}${under}>` +
    `${escape(content)}</text>`
  );
}

/** About how wide a text is; Chinese letters are as wide as they are high. */
function textWidth(content: string, font: ChartFont): number {
  let ems = 0;
  for (const letter of content) ems += letter > "\u2e7f" ? 1 : 0.55;
  return ems * pixels(font.size);
}

const line = (x1: number, y1: number, x2: number, y2: number) =>
  `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"`;
const stroked = (start: string, { color, style, weight }: ChartAxis["line"], other: string) =>
  style === "None"
    ? ""
    : `${start} stroke="${color ?? other}" stroke-width="${round(pixels(weight))}"${dashes(style)}/>`;
const box = (x: number, y: number, width: number, height: number) =>
  `x="${round(x)}" y="${round(y)}" width="${round(Math.max(0, width))}" height="${round(Math.max(0, height))}"`;

function dashes(style: string): string {
  const pattern = {
    Dash: "6 4",
    DashDot: "6 3 2 3",
    DashDotDot: "6 3 2 3 2 3",
    Dot: "2 3",
    RoundDot: "2 3",
  }[style];
  return pattern ? ` stroke-dasharray="${pattern}"` : "";
}

const pixels = (points: number) => points * PIXELS_PER_POINT;
const round = (value: number) => Math.round(value * 100) / 100 + 0;
const shown = (value: number) => String(Number(value.toPrecision(10)) + 0);

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
/** Names come from people: no markup of theirs, and none of the signs that XML 1.0 does not allow. */
const escape = (content: string) =>
  content
    .replace(
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      "\ufffd"
    )
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
