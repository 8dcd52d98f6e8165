import { drawWall } from "../../src/workbook/drawWall";
import { WALL_SHEETS } from "../../src/workbook/eventDesk";
import { eventOf, match } from "../event/events";
import { fiveTeams, sheetOf } from "../workbook/wallEvents";
import { newSheet } from "./newSheet";

const drawn = async (layout: Parameters<typeof drawWall>[1]) => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    drawWall(context.workbook.worksheets.getItem(name), layout);
    await context.sync();
  });
  return name;
};

const read = <T>(name: string, ask: (sheet: Excel.Worksheet) => T, answer: (asked: T) => unknown) =>
  Excel.run(async (context) => {
    const asked = ask(context.workbook.worksheets.getItem(name));
    await context.sync();
    return answer(asked);
  });

test.each(WALL_SHEETS)("%s stand on their sheet as they were laid out", async (sheet) => {
  const layout = sheetOf(sheet, fiveTeams(), 2);
  const name = await drawn(layout);
  const values = await read(
    name,
    (made) =>
      made.getRangeByIndexes(0, 0, layout.cells.length, layout.widths.length).load("values"),
    (range) => range.values
  );
  expect(values).toEqual(layout.cells);
});

test("names of people are texts, whatever they look like", async () => {
  const names = ["=1+1", "'x", "<b>", "1-2", "👩‍👩‍👧", "长".repeat(200), "TRUE", "+A1", "007", "50%"];
  const event = eventOf(
    names.map((name, i) => ({ number: i + 1, name })),
    [{ round: 1, matches: [0, 1, 2, 3, 4].map((i) => match(2 * i + 1, 2 * i + 2, 10)) }]
  );
  const layout = sheetOf("standings", event, 1);
  const name = await drawn(layout);
  const cells = await read(
    name,
    (made) => made.getRange("C4:C13").load("values,valueTypes"),
    ({ values, valueTypes }) => [values.flat(), [...new Set(valueTypes.flat())]]
  );
  expect(cells).toEqual([names, ["String"]]);
});

test("both lists of the pairings are printed on A4 of their own, with headings and the page on each", async () => {
  const layout = sheetOf("pairings", fiveTeams(), 2);
  const name = await drawn(layout);
  const printed = await Excel.run(async (context) => {
    const { pageLayout, freezePanes } = context.workbook.worksheets.getItem(name);
    pageLayout.load();
    const footer = pageLayout.headersFooters.defaultForAllPages.load();
    const titles = pageLayout.getPrintTitleRows().load("address");
    const area = pageLayout.getPrintArea().load("address");
    const frozen = freezePanes.getLocation().load("address");
    await context.sync();
    return {
      ...pageLayout.toJSON(),
      footer: [footer.leftFooter, footer.rightFooter],
      at: [titles.address, area.address, frozen.address].map((text) => text.replace(/[^,]*!/g, "")),
    };
  });
  expect(printed).toMatchObject({
    orientation: "Portrait",
    paperSize: "A4",
    zoom: { horizontalFitToPages: 1 },
    footer: ["Spring Cup · Round 2 pairings", "Page &P of &N"],
    at: ["3:3", "A1:H6,J1:P8", "1:3"],
  });
});

test("a list is printed as wide as its page; its first columns stand on every page", async () => {
  const layout = sheetOf("standings", fiveTeams(), 3);
  const name = await drawn(layout);
  const printed = await Excel.run(async (context) => {
    const { pageLayout, freezePanes } = context.workbook.worksheets.getItem(name);
    pageLayout.load("zoom,printErrors");
    const columns = pageLayout.getPrintTitleColumns().load("address");
    const frozen = freezePanes.getLocation().load("address");
    await context.sync();
    return {
      ...pageLayout.toJSON(),
      at: [columns.address, frozen.address].map((text) => text.split("!")[1]),
    };
  });
  expect(printed).toMatchObject({
    zoom: { horizontalFitToPages: 1, verticalFitToPages: null },
    printErrors: "Blank",
    at: ["A:C", "A1:C3"],
  });
});

test("slips are printed at full size, because Excel forgets page breaks where it fits pages", async () => {
  const matches = Array.from({ length: 12 }, (_, i) => match(2 * i + 1, 2 * i + 2, 10));
  const layout = sheetOf("slips", eventOf(24, [{ round: 1, matches }]), 1);
  const name = await drawn(layout);
  const printed = await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    sheet.pageLayout.load("zoom");
    sheet.horizontalPageBreaks.load("items/rowIndex");
    const cut = sheet.getRange("A5:E5").format.borders.getItem("EdgeBottom").load("style");
    const box = sheet.getRange("D3").format.borders.getItem("EdgeLeft").load("style");
    await context.sync();
    return {
      zoom: sheet.pageLayout.zoom,
      breaks: sheet.horizontalPageBreaks.items.map(({ rowIndex }) => rowIndex),
      lines: [cut.style, box.style],
    };
  });
  expect(printed).toEqual({
    zoom: { scale: 100 },
    breaks: layout.print.breaks,
    lines: ["Dash", "Continuous"],
  });
  expect(printed.breaks).toHaveLength(2);
});

test("rows are as tall as their names need", async () => {
  const event = eventOf(
    [
      { number: 1, name: "长".repeat(300) },
      { number: 2, name: "Short" },
    ],
    [{ round: 1, matches: [match(1, 2, 10)] }]
  );
  const layout = sheetOf("standings", event, 1);
  const name = await drawn(layout);
  const heights = await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    const rows = ["4:4", "5:5"].map((at) => sheet.getRange(at).format.load("rowHeight"));
    await context.sync();
    return rows.map(({ rowHeight }) => rowHeight);
  });
  expect(heights[0]! / heights[1]!).toBeGreaterThan(15);
});
