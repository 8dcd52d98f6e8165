import { errorOf, newSheet } from "./newSheet";

test("a missing sheet is an error, or a null object when asked for so", async () => {
  const error = await errorOf(async (context) => {
    context.workbook.worksheets.getItem("Round 99").getRange("A1").load("values");
    await context.sync();
  });
  expect(error.code).toBe("ItemNotFound");
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItemOrNullObject("Round 99").load("name");
    const used = sheet.getUsedRangeOrNullObject().load("values");
    await context.sync();
    expect([sheet.isNullObject, used.isNullObject]).toEqual([true, true]);
  });
});

test("the failing statement is named to the developer", async () => {
  const error = await errorOf(async (context) => {
    context.workbook.worksheets.getActiveWorksheet().load("name");
    context.workbook.worksheets.getItem("Round 99").load("name");
    await context.sync();
  });
  expect(JSON.stringify(error.debugInfo)).toContain("worksheet = worksheets.getItem(...)");
});

test("a sheet is found by its name in any case, and by its id", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name.toUpperCase()).load("id,name");
    await context.sync();
    const same = context.workbook.worksheets.getItem(sheet.id).load("name");
    await context.sync();
    expect([sheet.name, same.name]).toEqual([name, name]);
  });
});

test.each(["", "a".repeat(32), "A/B", "What?", "[1]", "'x", "x'", "History"])(
  "a sheet cannot be renamed to %j",
  async (wrong) => {
    const name = await newSheet();
    const error = await errorOf(async (context) => {
      context.workbook.worksheets.getItem(name).name = wrong;
      await context.sync();
    });
    expect(error.code).toBe("InvalidArgument");
  }
);

test("no two sheets share a name, whatever its case", async () => {
  const name = await newSheet();
  const error = await errorOf(async (context) => {
    context.workbook.worksheets.add(name.toLowerCase());
    await context.sync();
  });
  expect(error.code).toBe("ItemAlreadyExists");
});

test("sheets are renamed, moved, coloured, hidden and counted", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const sheet = worksheets.getItem(name);
    sheet.name = "第 1 轮";
    sheet.position = 0;
    sheet.tabColor = "#4472c4";
    sheet.showGridlines = false;
    sheet.visibility = "Hidden";
    sheet.load("name,position,tabColor,showGridlines,visibility");
    const first = worksheets.getFirst().load("name");
    const firstSeen = worksheets.getFirst(true).load("name");
    const next = sheet.getNext().load("name");
    const count = worksheets.getCount();
    worksheets.load("items/name");
    await context.sync();
    expect(sheet.toJSON()).toMatchObject({
      name: "第 1 轮",
      position: 0,
      tabColor: "#4472C4",
      showGridlines: false,
      visibility: "Hidden",
    });
    expect([first.name, firstSeen.name, next.name]).toEqual(["第 1 轮", "Sheet1", "Sheet1"]);
    expect(worksheets.items).toHaveLength(count.value);
    const cell = sheet.getRange("B2").load("address");
    await context.sync();
    expect(cell.address).toBe("'第 1 轮'!B2");
  });
});

test("a hidden sheet cannot be activated, and the last one in sight not be hidden", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem(name).visibility = "Hidden";
    await context.sync();
  });
  const activating = await errorOf(async (context) => {
    context.workbook.worksheets.getItem(name).activate();
    await context.sync();
  });
  const hiding = await errorOf(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load("items/name");
    await context.sync();
    for (const sheet of worksheets.items) sheet.visibility = "Hidden";
    await context.sync();
  });
  expect([activating.code, hiding.code]).toEqual(["InvalidOperation", "InvalidOperation"]);
});

test("a deleted sheet takes its tables and names with it", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    sheet.tables.add("A1:B2", true).name = "Gone";
    sheet.names.add("Here", sheet.getRange("A1"));
    await context.sync();
    sheet.delete();
    const table = context.workbook.tables.getItemOrNullObject("Gone").load("name");
    const deleted = context.workbook.worksheets.getItemOrNullObject(name).load("name");
    await context.sync();
    expect([table.isNullObject, deleted.isNullObject]).toEqual([true, true]);
  });
});

test("rows and columns are frozen, told of and set free", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const { freezePanes } = context.workbook.worksheets.getItem(name);
    const locationNow = async () => {
      const location = freezePanes.getLocationOrNullObject().load("address");
      await context.sync();
      return location.isNullObject ? null : location.address.split("!")[1];
    };
    expect(await locationNow()).toBeNull();
    freezePanes.freezeRows(2);
    expect(await locationNow()).toBe("1:2");
    freezePanes.freezeColumns();
    expect(await locationNow()).toBe("A:A");
    freezePanes.freezeAt("A1:B3");
    expect(await locationNow()).toBe("A1:B3");
    freezePanes.unfreeze();
    expect(await locationNow()).toBeNull();
  });
});
