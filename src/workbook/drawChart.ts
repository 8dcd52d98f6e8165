import { cellName } from "./address";
import type { ChartLayout, LineLook } from "./chartLayout";
import { drawWall } from "./drawWall";
import { textCell } from "./heldBook";
import type { Area } from "./wallLayout";

const LINE_WEIGHT = 1.75;
const MARKER_SIZE = 7;
const WHITE = "#FFFFFF";

/** Draws the chart of running VPs on a new sheet. */
export function drawChart(sheet: Excel.Worksheet, chart: ChartLayout): void {
  const { layout, sample, source, title, axes, lines, place } = chart;
  const cells = rangeAt(sheet, source);
  // Excel finds names and categories by the texts that stand there when the chart is made.
  cells.formulas = sample.map((row) =>
    row.map((cell) => (typeof cell === "string" ? textCell(cell) : cell))
  );
  const made = sheet.charts.add(Excel.ChartType.lineMarkers, cells, Excel.ChartSeriesBy.rows);
  made.name = layout.mark;
  made.title.text = title;
  made.legend.position = Excel.ChartLegendPosition.right;
  made.axes.categoryAxis.title.text = axes.category;
  made.axes.valueAxis.title.text = axes.value;
  lines.forEach((look, i) => drawLine(made.series.getItemAt(i), look));
  drawWall(sheet, layout);
  // Where its cells have their sizes: a chart moves with them.
  made.set(place);
  hideMissing(sheet, chart.figures);
}

function drawLine(series: Excel.ChartSeries, { color, marker, isHollow, line }: LineLook): void {
  series.format.line.set({ color, weight: LINE_WEIGHT, lineStyle: line });
  series.set({
    markerStyle: marker,
    markerSize: MARKER_SIZE,
    markerForegroundColor: color,
    markerBackgroundColor: isHollow ? WHITE : color,
  });
}

/** A round without VPs is #N/A, so that no point is drawn for it; nobody needs to read that. */
function hideMissing(sheet: Excel.Worksheet, figures: Area): void {
  const { conditionalFormats } = rangeAt(sheet, figures);
  const { custom } = conditionalFormats.add(Excel.ConditionalFormatType.custom);
  const first = cellName({ sheet: "", cells: "A1" }, figures.row, figures.column);
  custom.rule.formula = `=ISNA(${first})`;
  custom.format.font.color = WHITE;
}

const rangeAt = (sheet: Excel.Worksheet, { row, column, rows, columns }: Area) =>
  sheet.getRangeByIndexes(row, column, rows, columns);
