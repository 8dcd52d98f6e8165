import { runningTotals } from "../../src/event";
import type { EventBook } from "../../src/workbook/eventBook";
import { makeRunningChart } from "../../src/workbook/makeRunningChart";
import { calculated, registerDesk } from "./deskFunctions";
import { bookNow, done, newEvent, postNext, ticketOf, typeImps } from "./postedEvent";
import { STRIDE } from "./failingWrites";

const { faults } = workbenchHost;
const NAMES = ["Aces", "红桃队", "=1+1", "Dogs", "Eagles", "Foxes"];

beforeAll(async () => {
  await registerDesk();
  await postNext(await newEvent(NAMES, {}, 3));
  await typeImps(1, [
    [30, 20],
    [0, 0],
    [12, 48],
  ]);
}, 240_000);

/** What the chart plots: names, categories and values of its lines. */
async function plotted(sheet = "Running VP") {
  await calculated();
  return Excel.run(async (context) => {
    const chart = context.workbook.worksheets.getItem(sheet).charts.getItemAt(0);
    const series = chart.series.load("items/name");
    await context.sync();
    const lines = series.items.map((one) => ({
      name: one.name,
      values: one.getDimensionValues("Values"),
      categories: one.getDimensionValues("Categories"),
    }));
    await context.sync();
    return lines.map(({ name, values, categories }) => ({
      name,
      values: values.value as unknown as (number | null)[],
      categories: categories.value,
    }));
  });
}

/** The same by the event itself. */
function expected({ event }: EventBook, leading: number) {
  const totals = runningTotals(event!);
  if (!Array.isArray(totals)) throw new Error(JSON.stringify(totals));
  return totals.slice(0, leading).map(({ number, name, totals: [, ...after] }) => ({
    name: `${number} ${name}`,
    values: after,
  }));
}

const shown = (lines: Awaited<ReturnType<typeof plotted>>) =>
  lines.map(({ name, values }) => ({
    name,
    values: values.filter((value) => typeof value === "number"),
  }));

test("the chart has the leaders in the order of the standings, and the rounds below", async () => {
  const book = await bookNow();
  done(await makeRunningChart(4, ticketOf(book)));
  const lines = await plotted();
  expect(shown(lines)).toEqual(expected(book, 4));
  expect(lines[0]!.categories).toEqual(["R1", "R2", "R3"]);
});

test("it has titles of its axes and a legend, and marks for a black-and-white printer", async () => {
  const looks = await Excel.run(async (context) => {
    const chart = context.workbook.worksheets.getItem("Running VP").charts.getItemAt(0);
    chart.load("name,chartType");
    chart.title.load("text");
    chart.legend.load("visible,position");
    chart.axes.categoryAxis.title.load("text");
    chart.axes.valueAxis.title.load("text");
    chart.series.load("items/markerStyle");
    await context.sync();
    return {
      type: chart.chartType,
      title: chart.title.text,
      legend: [chart.legend.visible, chart.legend.position],
      axes: [chart.axes.categoryAxis.title.text, chart.axes.valueAxis.title.text],
      markers: chart.series.items.map(({ markerStyle }) => markerStyle),
    };
  });
  expect(looks).toEqual({
    type: "LineMarkers",
    title: "Running VPs of the leaders",
    legend: [true, "Right"],
    axes: ["Round", "Total VP"],
    markers: ["Circle", "Square", "Triangle", "Diamond"],
  });
});

test("a corrected result moves the lines by itself, and changes who leads", async () => {
  const before = await plotted();
  await typeImps(1, [
    [10, 60],
    [0, 44],
  ]);
  const after = await plotted();
  expect(shown(after)).toEqual(expected(await bookNow(), 4));
  expect(after[0]!.name).not.toBe(before[0]!.name);
});

test("it grows when a round is posted and played, and not before", async () => {
  await postNext(await bookNow());
  expect(shown(await plotted()).map(({ values }) => values.length)).toEqual([1, 1, 1, 1]);
  await typeImps(2, [
    [30, 0],
    [8, 9],
    [1, 20],
  ]);
  const lines = await plotted();
  expect(shown(lines)).toEqual(expected(await bookNow(), 4));
  expect(shown(lines)[0]!.values).toHaveLength(2);
});

test("made anew with more leaders it takes the old one's place; nobody leads who is not there", async () => {
  done(await makeRunningChart(99, ticketOf(await bookNow())));
  expect(shown(await plotted())).toEqual(expected(await bookNow(), NAMES.length));
  const count = await Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load("items/name");
    const charts = worksheets.getItem("Running VP").charts.getCount();
    await context.sync();
    return [worksheets.items.filter(({ name }) => name.startsWith("Running")).length, charts.value];
  });
  expect(count).toEqual([1, 1]);
});

test("a failure at any write leaves the workbook and the old chart as they were", async () => {
  const state = async () => {
    const sheets = await Excel.run(async (context) => {
      const { worksheets, names } = context.workbook;
      worksheets.load("items/name,items/id");
      names.load("items/name,items/formula");
      await context.sync();
      return [
        worksheets.items.map(({ name, id }) => [name, id]),
        names.items.map(({ name, formula }) => [name, formula]),
      ];
    });
    return { sheets, log: (await bookNow()).stamp };
  };
  const book = await bookNow();
  const before = await state();
  const lines = await plotted();
  let write = 1;
  for (; ; write += STRIDE) {
    faults.clear();
    faults.failWrite(write, "RequestAborted");
    const answer = await makeRunningChart(2, ticketOf(book));
    faults.clear();
    if (answer.kind === "done") break;
    expect(answer.kind).toBe("refused");
    expect(await state()).toEqual(before);
  }
  expect(write).toBeGreaterThan(30);
  expect(lines).toHaveLength(NAMES.length);
  expect(await plotted()).toHaveLength(2);
}, 600_000);
