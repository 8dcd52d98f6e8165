import { newSheet } from "./newSheet";

/** A handler as office.js wants it. */
const hearing =
  <Event>(hear: (event: Event) => void) =>
  (event: Event) => {
    hear(event);
    return Promise.resolve();
  };
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

test("an add-in hears what a person types and what it writes itself, each by its trigger", async () => {
  const name = await newSheet();
  const seen: (string | undefined)[][] = [];
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name).load("id");
    sheet.onChanged.add(
      hearing((event) =>
        seen.push([event.address, event.changeType, event.source, event.triggerSource])
      )
    );
    await context.sync();
    workbenchPerson.type(sheet.id, 4, 1, "3");
    sheet.getRange("A1:B2").values = [
      [1, 2],
      [3, 4],
    ];
    await context.sync();
  });
  await aMoment();
  expect(seen).toEqual([
    ["B5", "RangeEdited", "Local", "Unknown"],
    ["A1:B2", "RangeEdited", "Local", "ThisLocalAddin"],
  ]);
});

test("a handler of another sheet hears nothing, one of the workbook all, a removed one no more", async () => {
  const [first, second] = [await newSheet(), await newSheet()];
  const idOf = (name: string) => workbenchHost.model.findSheet(name) ?? "";
  const seen: string[] = [];
  const handlers = await Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.getItem(first).onChanged.add(hearing(() => seen.push("first")));
    const all = worksheets.onChanged.add(
      hearing(({ worksheetId }) =>
        seen.push(`all ${worksheetId === idOf(second) ? "second" : "first"}`)
      )
    );
    await context.sync();
    return all;
  });
  workbenchPerson.type(idOf(second), 0, 0, "1");
  await aMoment();
  expect(seen).toEqual(["all second"]);
  await Excel.run(handlers.context as Excel.RequestContext, async (context) => {
    handlers.remove();
    await context.sync();
  });
  workbenchPerson.type(idOf(first), 0, 0, "1");
  await aMoment();
  expect(seen).toEqual(["all second", "first"]);
});

test("an add-in hears which cells and which sheet a person turns to", async () => {
  const name = await newSheet();
  const id = workbenchHost.model.findSheet(name) ?? "";
  const seen: string[] = [];
  await Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.onActivated.add(hearing(({ worksheetId }) => seen.push(`on ${worksheetId}`)));
    worksheets.onDeactivated.add(hearing(({ worksheetId }) => seen.push(`off ${worksheetId}`)));
    worksheets.getItem(name).onSelectionChanged.add(hearing((e) => seen.push(e.address)));
    await context.sync();
  });
  const before = workbenchGrid.activeSheet();
  workbenchGrid.select(id, { row: 1, column: 1, rows: 2, columns: 1 });
  await aMoment();
  expect(seen).toEqual([`off ${before}`, `on ${id}`, "B2:B3"]);
});
