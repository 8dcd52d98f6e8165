import { newSheet } from "./newSheet";

/** A handler as office.js wants it. */
const hearing =
  <Event>(hear: (event: Event) => void) =>
  (event: Event) => {
    hear(event);
    return Promise.resolve();
  };
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 30));

test("an add-in hears of tables that come and go, on their sheet and in the workbook", async () => {
  const name = await newSheet();
  const other = await newSheet();
  const heard: string[] = [];
  let id = "";
  await Excel.run(async (context) => {
    const { tables, worksheets } = context.workbook;
    tables.onAdded.add(hearing((e) => heard.push(`added ${e.tableId} ${e.source}`)));
    tables.onDeleted.add(hearing((e) => heard.push(`deleted ${e.tableName}`)));
    const elsewhere = worksheets.getItem(other).load("id").tables;
    await context.sync();
    elsewhere.onAdded.add(hearing(() => heard.push("elsewhere")));
    await context.sync();
    const table = worksheets.getItem(name).tables.add("A1:B3", true).load("id");
    table.name = "Comes";
    await context.sync();
    id = table.id;
    table.delete();
    await context.sync();
  });
  await aMoment();
  expect(heard).toEqual([`added ${id} Local`, "deleted Comes"]);
});

test("a table's own handler hears what is written in it, with the part that lies within", async () => {
  const name = await newSheet();
  const heard: unknown[] = [];
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name).load("id");
    const table = sheet.tables.add("B2:C4", true).load("id");
    await context.sync();
    table.onChanged.add(hearing((e) => heard.push([e.changeType, e.address, e.source])));
    sheet.tables.onChanged.add(hearing((e) => heard.push(["sheet", e.tableId === table.id])));
    await context.sync();
    await workbenchPerson.type(sheet.id, 2, 1, "1");
    await workbenchPerson.type(sheet.id, 9, 9, "far away");
    sheet.getRange("A4:B5").values = [
      [1, 2],
      [3, 4],
    ];
    table.rows.add(0, [[7, 8]]);
    await context.sync();
  });
  await aMoment();
  expect(heard.slice(0, 4)).toEqual([
    ["RangeEdited", "B3", "Local"],
    ["sheet", true],
    ["RangeEdited", "B4", "Local"],
    ["sheet", true],
  ]);
  expect(heard).toContainEqual(["RowInserted", "B3:C3", "Local"]);
});

test("a renamed heading is one edit of one cell, though formulas follow", async () => {
  const name = await newSheet();
  const heard: string[] = [];
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name).load("id");
    sheet.getRange("A1:B2").values = [
      ["a", "b"],
      [1, 2],
    ];
    const table = sheet.tables.add("A1:B2", true);
    table.load("name");
    await context.sync();
    sheet.getRange("D1").formulas = [[`=SUM(${table.name}[a])`]];
    sheet.onChanged.add(hearing((e) => heard.push(e.address)));
    await context.sync();
    await workbenchPerson.type(sheet.id, 0, 0, "VP");
  });
  await aMoment();
  expect(heard.slice(-1)).toEqual(["A1"]);
});

test("a table hears when the selection comes in, moves and leaves", async () => {
  const name = await newSheet();
  const heard: unknown[] = [];
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    const table = sheet.tables.add("B2:C4", true);
    table.load("id");
    await context.sync();
    table.onSelectionChanged.add(hearing((e) => heard.push([e.isInsideTable, e.address])));
    await context.sync();
    for (const address of ["A1:B2", "F9", "G9"]) {
      sheet.getRange(address).select();
      await context.sync();
    }
  });
  await aMoment();
  expect(heard).toEqual([
    [true, "B2"],
    [false, ""],
  ]);
});
