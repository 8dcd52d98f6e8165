import { errorOf, newSheet } from "./newSheet";

/** The running VP of three teams over four rounds, as a director shows them. */
const RUNNING_VP = [
  ["Team", "Round 1", "Round 2", "Round 3", "Round 4"],
  ["红桃 A", 12.5, 25, 31.2, 44],
  ["Bears", 7.5, 20, 38.1, 51],
  ["Cranes", 10, 12, 30, 36],
];

async function sheetWithScores(): Promise<string> {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    sheet.getRange("A1:E4").values = RUNNING_VP;
    await context.sync();
  });
  return name;
}

const withChart = async <T>(
  type: Excel.ChartType | "Line" | "ColumnClustered",
  seriesBy: "Auto" | "Rows" | "Columns",
  work: (chart: Excel.Chart, sheet: Excel.Worksheet, context: Excel.RequestContext) => Promise<T>
): Promise<T> => {
  const name = await sheetWithScores();
  return Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    const chart = sheet.charts.add(type as "Line", sheet.getRange("A1:E4"), seriesBy);
    return work(chart, sheet, context);
  });
};

test("a line for each team grows with the rounds: names, categories and values come from the cells", async () => {
  await withChart("Line", "Rows", async (chart, _sheet, context) => {
    chart.load("name,chartType,width,height");
    chart.series.load("items/name,items/chartType");
    const first = chart.series.getItemAt(0);
    const values = first.getDimensionValues("Values");
    const categories = first.getDimensionValues("Categories");
    chart.title.load("text,visible");
    chart.axes.valueAxis.load("minimum,maximum,majorUnit");
    await context.sync();
    expect(chart.toJSON()).toMatchObject({
      name: "Chart 1",
      chartType: "Line",
      width: 360,
      height: 216,
    });
    expect(chart.series.items.map(({ name }) => name)).toEqual(["红桃 A", "Bears", "Cranes"]);
    expect(values.value).toEqual([12.5, 25, 31.2, 44]);
    expect(categories.value).toEqual(["Round 1", "Round 2", "Round 3", "Round 4"]);
    expect(chart.title.text).toBe("Chart Title");
    expect(chart.axes.valueAxis.toJSON()).toMatchObject({
      minimum: 0,
      maximum: 60,
      majorUnit: 10,
    });
  });
});

test("the longer side holds the categories unless an add-in says otherwise", async () => {
  const names = (seriesBy: "Auto" | "Rows" | "Columns") =>
    withChart("Line", seriesBy, async (chart, _sheet, context) => {
      chart.series.load("items/name");
      await context.sync();
      return chart.series.items.map(({ name }) => name);
    });
  expect(await names("Columns")).toEqual(["Round 1", "Round 2", "Round 3", "Round 4"]);
  expect(await names("Auto")).toEqual(["红桃 A", "Bears", "Cranes"]);
});

test("title, legend, axes and series keep what an add-in sets", async () => {
  await withChart("Line", "Rows", async (chart, sheet, context) => {
    chart.name = "Leaders";
    chart.title.text = "Running VP";
    chart.title.format.font.size = 18;
    chart.title.format.font.bold = true;
    chart.legend.position = "Right";
    chart.legend.format.font.color = "red";
    chart.axes.valueAxis.minimum = 0;
    chart.axes.valueAxis.maximum = 80;
    chart.axes.valueAxis.majorUnit = 20;
    chart.axes.valueAxis.title.text = "VP";
    chart.axes.categoryAxis.majorGridlines.visible = true;
    chart.axes.valueAxis.majorGridlines.format.line.color = "#EEEEEE";
    chart.plotVisibleOnly = false;
    chart.displayBlanksAs = "Zero";
    const series = chart.series.getItemAt(1);
    series.name = "B";
    series.chartType = "LineMarkers";
    series.format.line.color = "#112233";
    series.format.line.weight = 3;
    series.format.line.lineStyle = "Dash";
    series.markerStyle = "Square";
    series.markerSize = 8;
    series.hasDataLabels = true;
    series.plotOrder = 0;
    await context.sync();
    const again = sheet.charts.getItem("leaders");
    again.load("name,plotVisibleOnly,displayBlanksAs");
    again.title.load("text,format/font/size,format/font/bold");
    again.legend.load("position,visible,format/font/color");
    again.axes.valueAxis.load("maximum,majorUnit,title/text,title/visible");
    again.axes.categoryAxis.majorGridlines.load("visible");
    again.series.load("items/name,items/markerSize,items/hasDataLabels,items/plotOrder");
    const line = again.series.getItemAt(0).format.line.load("color,weight,lineStyle");
    await context.sync();
    expect(again.title.toJSON()).toMatchObject({
      text: "Running VP",
      format: { font: { size: 18, bold: true } },
    });
    expect(again.legend.toJSON()).toMatchObject({
      position: "Right",
      visible: true,
      format: { font: { color: "#FF0000" } },
    });
    expect(again.axes.valueAxis.toJSON()).toMatchObject({
      maximum: 80,
      majorUnit: 20,
      title: { text: "VP", visible: true },
    });
    expect(again.axes.categoryAxis.majorGridlines.visible).toBe(true);
    expect(again.series.items.map((s) => [s.name, s.markerSize, s.hasDataLabels])).toEqual([
      ["B", 8, true],
      ["红桃 A", 5, false],
      ["Cranes", 5, false],
    ]);
    expect(line.toJSON()).toMatchObject({ color: "#112233", weight: 3, lineStyle: "Dash" });
    expect([again.plotVisibleOnly, again.displayBlanksAs]).toEqual([false, "Zero"]);
  });
});

test("series are added, given cells and deleted", async () => {
  await withChart("Line", "Rows", async (chart, sheet, context) => {
    const added = chart.series.add("Average", 1);
    added.setValues(sheet.getRange("B3:E3"));
    added.setXAxisValues(sheet.getRange("B1:E1"));
    const values = added.getDimensionValues("Values");
    chart.series.getItemAt(0).delete();
    chart.series.load("items/name");
    const count = chart.series.getCount();
    await context.sync();
    expect(values.value).toEqual([7.5, 20, 38.1, 51]);
    expect(chart.series.items.map(({ name }) => name)).toEqual(["Average", "Bears", "Cranes"]);
    expect(count.value).toBe(3);
    chart.setData(sheet.getRange("A1:B4"), "Columns");
    chart.series.load("items/name");
    chart.title.load("text");
    await context.sync();
    expect(chart.series.items.map(({ name }) => name)).toEqual(["Round 1"]);
    expect(chart.title.text).toBe("Round 1");
  });
});

test("a chart is placed by points or by cells", async () => {
  await withChart("ColumnClustered", "Columns", async (chart, _sheet, context) => {
    chart.left = 100;
    chart.top = 50;
    chart.width = 300;
    chart.height = 150;
    chart.load("left,top,width,height");
    await context.sync();
    expect([chart.left, chart.top, chart.width, chart.height]).toEqual([100, 50, 300, 150]);
    chart.setPosition("B6", "E20");
    chart.load("left,top,width,height");
    await context.sync();
    expect(chart.left).toBeGreaterThan(0);
    expect(chart.width).toBeGreaterThan(chart.left * 2);
  });
});

test("a chart follows rows that are inserted above it and in its data", async () => {
  await withChart("Line", "Rows", async (chart, sheet, context) => {
    chart.setPosition("A10", "E20");
    chart.load("top,height");
    await context.sync();
    const { top, height } = chart;
    sheet.getRange("3:3").insert("Down");
    sheet.getRange("A3:E3").values = [["Dogs", 1, 2, 3, 4]];
    const last = chart.series.getItemAt(2).getDimensionValues("Values");
    chart.load("top,height");
    await context.sync();
    expect(last.value).toEqual([10, 12, 30, 36]);
    expect(chart.top).toBeGreaterThan(top);
    expect(chart.height).toBe(height);
  });
});

test("a copied sheet has charts of its own cells", async () => {
  await withChart("Line", "Rows", async (_chart, sheet, context) => {
    const copy = sheet.copy("End");
    copy.getRange("B2").values = [[99]];
    const values = copy.charts.getItemAt(0).series.getItemAt(0).getDimensionValues("Values");
    const original = sheet.charts.getItemAt(0).series.getItemAt(0).getDimensionValues("Values");
    await context.sync();
    expect([values.value[0], original.value[0]]).toEqual([99, 12.5]);
  });
});

test("charts are counted, found by name, and deleted", async () => {
  await withChart("Line", "Rows", async (chart, sheet, context) => {
    sheet.charts.add("Pie", sheet.getRange("A1:B4"));
    const count = sheet.charts.getCount();
    const none = sheet.charts.getItemOrNullObject("None").load("name");
    sheet.charts.load("items/name");
    await context.sync();
    expect([count.value, none.isNullObject]).toEqual([2, true]);
    expect(sheet.charts.items.map(({ name }) => name)).toEqual(["Chart 1", "Chart 2"]);
    chart.delete();
    const left = sheet.charts.getCount();
    await context.sync();
    expect(left.value).toBe(1);
  });
});

test("points of a scatter chart stand where their numbers say", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    sheet.getRange("A1:B3").values = [
      [1, 10],
      [5, 20],
      [9, 15],
    ];
    const chart = sheet.charts.add("XYScatter", sheet.getRange("A1:B3"));
    const xs = chart.series.getItemAt(0).getDimensionValues("XValues");
    const ys = chart.series.getItemAt(0).getDimensionValues("YValues");
    const count = chart.series.getCount();
    await context.sync();
    expect([xs.value, ys.value, count.value]).toEqual([[1, 5, 9], [10, 20, 15], 1]);
  });
});

test.each<[string, string, (chart: Excel.Chart) => void]>([
  ["a chart that is not drawn here", "ApiNotFound", (chart) => (chart.chartType = "Waterfall")],
  ["a picture of it", "ApiNotFound", (chart) => chart.getImage()],
  ["a nameless chart", "InvalidArgument", (chart) => (chart.name = "")],
  ["an unknown legend", "InvalidArgument", (chart) => (chart.legend.position = "Up" as "Top")],
  ["no step at all", "InvalidArgument", (chart) => (chart.axes.valueAxis.majorUnit = 0)],
  ["a series that is not there", "ItemNotFound", (chart) => chart.series.getItemAt(9).delete()],
])("%s is refused", async (_what, code, ask) => {
  const name = await sheetWithScores();
  const error = await errorOf(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    ask(sheet.charts.add("Line", sheet.getRange("A1:E4")));
    await context.sync();
  });
  expect(error.code).toBe(code);
});
