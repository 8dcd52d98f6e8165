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
    await workbenchPerson.type(sheet.id, 4, 1, "3");
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
  await workbenchPerson.type(idOf(second), 0, 0, "1");
  await aMoment();
  expect(seen).toEqual(["all second"]);
  await Excel.run(handlers.context as Excel.RequestContext, async (context) => {
    handlers.remove();
    await context.sync();
  });
  await workbenchPerson.type(idOf(first), 0, 0, "1");
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

test("of one cell it is told what stood there and what stands there now, also of a formula's value", async () => {
  const name = await newSheet();
  const id = workbenchHost.model.findSheet(name) ?? "";
  const seen: unknown[] = [];
  const formulas: unknown[] = [];
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    sheet.onChanged.add(hearing(({ details }) => seen.push(details)));
    sheet.onFormulaChanged.add(hearing((event) => formulas.push(...event.formulaDetails)));
    await context.sync();
  });
  await workbenchPerson.type(id, 0, 0, "12");
  await workbenchPerson.type(id, 0, 0, "=3*5");
  await workbenchGrid.settled();
  await aMoment();
  await workbenchPerson.type(id, 0, 0, "");
  workbenchGrid.write(id, { row: 0, column: 0, rows: 1, columns: 2 }, [[{ value: 1 }, null]]);
  await aMoment();
  expect(seen).toEqual([
    { valueBefore: "", valueTypeBefore: "Empty", valueAfter: 12, valueTypeAfter: "Double" },
    { valueBefore: 12, valueTypeBefore: "Double", valueAfter: 15, valueTypeAfter: "Double" },
    { valueBefore: 15, valueTypeBefore: "Double", valueAfter: "", valueTypeAfter: "Empty" },
    { valueBefore: "", valueTypeBefore: "Empty", valueAfter: 1, valueTypeAfter: "Double" },
  ]);
  expect(formulas).toEqual([
    { cellAddress: "A1", previousFormula: "" },
    { cellAddress: "A1", previousFormula: "=3*5" },
  ]);
});

test("the cells of an event can be read by it", async () => {
  const name = await newSheet();
  const id = workbenchHost.model.findSheet(name) ?? "";
  const seen: Promise<unknown>[] = [];
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem(name).onChanged.add((event) => {
      const read = Excel.run(async (inner) => {
        const range = event.getRange(inner).load("address,values");
        await inner.sync();
        return [range.address, range.values];
      });
      seen.push(read);
      return read;
    });
    await context.sync();
  });
  await workbenchPerson.type(id, 2, 1, "7");
  await aMoment();
  expect(await Promise.all(seen)).toEqual([[`${name}!B3`, [[7]]]]);
});

test("formats are no change of values, and heard of by those who ask", async () => {
  const name = await newSheet();
  const seen: string[] = [];
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    sheet.onChanged.add(hearing(({ address }) => seen.push(`changed ${address}`)));
    sheet.onFormatChanged.add(hearing(({ address }) => seen.push(`formatted ${address}`)));
    await context.sync();
    sheet.getRange("A1:B2").format.fill.color = "red";
    sheet.getRange("A1").format.rowHeight = 30;
    await context.sync();
  });
  await aMoment();
  expect(seen).toEqual(["formatted A1:B2"]);
});

test("an add-in hears of sheets that are added, copied and deleted, without being sent to them", async () => {
  const seen: string[] = [];
  const added: string[] = [];
  await Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.onAdded.add(
      hearing(({ worksheetId }) => {
        added.push(worksheetId);
        seen.push("added");
      })
    );
    worksheets.onDeleted.add(
      hearing(({ worksheetId }) => seen.push(`deleted ${added.indexOf(worksheetId)}`))
    );
    worksheets.onActivated.add(hearing(() => seen.push("activated")));
    await context.sync();
    const sheet = worksheets.add();
    sheet.copy();
    await context.sync();
    sheet.delete();
    await context.sync();
  });
  await aMoment();
  expect(seen).toEqual(["added", "added", "deleted 0"]);
});

test("a sheet is told to be calculated when its formulas have new results", async () => {
  const name = await newSheet();
  const seen: string[] = [];
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    sheet.onCalculated.add(hearing(({ address }) => seen.push(address)));
    sheet.getRange("B2").formulas = [["=A1*2"]];
    await context.sync();
    sheet.getRange("A1").values = [[4]];
    const cell = sheet.getRange("B2").load("values");
    await context.sync();
    expect(cell.values).toEqual([[8]]);
  });
  await aMoment();
  expect(seen.at(-1)).toBe("B2");
});

test("an add-in that switches events off hears nothing until it switches them on", async () => {
  const name = await newSheet();
  const id = workbenchHost.model.findSheet(name) ?? "";
  const seen: string[] = [];
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem(name).onChanged.add(hearing((e) => seen.push(e.address)));
    context.runtime.enableEvents = false;
    await context.sync();
    await workbenchPerson.type(id, 0, 0, "1");
    context.runtime.enableEvents = true;
    context.runtime.load("enableEvents");
    await context.sync();
    expect(context.runtime.enableEvents).toBe(true);
    await workbenchPerson.type(id, 1, 0, "1");
  });
  await aMoment();
  expect(seen).toEqual(["A2"]);
});
