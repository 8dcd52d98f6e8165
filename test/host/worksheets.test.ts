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

test.each([
  "",
  "a".repeat(32),
  "A/B",
  "What?",
  "[1]",
  "'x",
  "x'",
  "History",
  "a\nb",
  "a\u0000",
  "\ud83d",
])("a sheet cannot be renamed to %j", async (wrong) => {
  const name = await newSheet();
  const error = await errorOf(async (context) => {
    context.workbook.worksheets.getItem(name).name = wrong;
    await context.sync();
  });
  expect(error.code).toBe("InvalidArgument");
});

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
  const [name, other] = [await newSheet(), await newSheet()];
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    sheet.tables.add("A1:B2", true).name = "Gone";
    sheet.names.add("Here", sheet.getRange("A1"));
    // A formula elsewhere that is rewritten while the sheet goes.
    context.workbook.worksheets.getItem(other).getRange("A1").formulas = [[`='${name}'!A2`]];
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

test.each<[string, (sheet: Excel.Worksheet, other: Excel.Worksheet) => void]>([
  [
    "panes at cells of another sheet",
    (sheet, other) => sheet.freezePanes.freezeAt(other.getRange("A1")),
  ],
  ["gridlines", (sheet) => (sheet.showGridlines = "no" as never)],
  ["headings", (sheet) => (sheet.showHeadings = 0 as never)],
  ["visibility", (sheet) => (sheet.visibility = "Half" as never)],
])("%s: what Excel would not take is refused", async (_, ask) => {
  const names = [await newSheet(), await newSheet()];
  const error = await errorOf(async (context) => {
    const [sheet, other] = names.map((name) => context.workbook.worksheets.getItem(name));
    ask(sheet!, other!);
    await context.sync();
  });
  expect(error.code).toBe("InvalidArgument");
});

test("a copied sheet has cells, looks, widths, frozen rows and properties of its own", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    sheet.getRange("A1:B1").values = [["Total", "=2*3"]];
    sheet.getRange("A1").format.fill.color = "#FFFF00";
    sheet.getRange("A:A").format.columnWidth = 120;
    sheet.freezePanes.freezeRows(1);
    sheet.showHeadings = false;
    sheet.customProperties.add("round", "1");
    const inFront = workbenchGrid.activeSheet();
    const copy = sheet.copy("After", sheet);
    copy.load("name,position,showHeadings");
    sheet.load("position");
    await context.sync();
    expect([copy.name, copy.position]).toEqual([`${name} (2)`, sheet.position + 1]);
    expect([copy.showHeadings, workbenchGrid.activeSheet()]).toEqual([false, inFront]);
    const cells = copy.getRange("A1:B1").load("values,formulas");
    const format = copy.getRange("A1").format.load("columnWidth,fill/color");
    const frozen = copy.freezePanes.getLocation().load("address");
    const property = copy.customProperties.getItem("ROUND").load("value");
    await context.sync();
    expect([cells.values, cells.formulas]).toEqual([[["Total", 6]], [["Total", "=2*3"]]]);
    expect([format.fill.color, format.columnWidth]).toEqual(["#FFFF00", 120]);
    expect([frozen.address, property.value]).toEqual([`'${name} (2)'!1:1`, "1"]);
    copy.getRange("A1").values = [["Other"]];
    const original = sheet.getRange("A1").load("values");
    await context.sync();
    expect(original.values).toEqual([["Total"]]);
  });
});

test("a copy goes to the beginning, to the end or beside another sheet", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const sheet = worksheets.getItem(name);
    const places = [
      sheet.copy(),
      sheet.copy("Beginning"),
      sheet.copy("Before", sheet),
      sheet.copy("End"),
    ];
    for (const copy of places) copy.load("position,name");
    const last = worksheets.getLast().load("id");
    places[3]!.load("id");
    await context.sync();
    expect(places.map((copy) => copy.name.replace(name, ""))).toEqual([
      " (2)",
      " (3)",
      " (4)",
      " (5)",
    ]);
    expect(last.id).toBe(places[3]!.id);
    worksheets.load("items/name");
    await context.sync();
    const names = worksheets.items.map((item) => item.name);
    expect(names.slice(0, 2)).toEqual([`${name} (3)`, `${name} (2)`]);
    expect(names.indexOf(`${name} (4)`)).toBe(names.indexOf(name) - 1);
  });
  const error = await errorOf(async (context) => {
    context.workbook.worksheets.getItem(name).copy("After");
    await context.sync();
  });
  expect(error.code).toBe("InvalidArgument");
});

test("a large sheet is copied whole", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    const rows = Array.from({ length: 1000 }, (_, r) => [1, 2, 3, 4, 5, 6, 7, r]);
    sheet.getRange("A1:H1000").values = rows;
    await context.sync();
    const cells = sheet.copy("End").getRange("A1:H1000").load("values");
    await context.sync();
    expect(cells.values).toEqual(rows);
  });
});

test("columns nobody sized have the standard width, which can be set", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    sheet.standardWidth = 10;
    sheet.load("standardWidth,standardHeight,tabId,enableCalculation");
    const width = sheet.getRange("C1").format.load("columnWidth");
    await context.sync();
    expect(sheet.toJSON()).toMatchObject({ standardWidth: 10, enableCalculation: true });
    expect([width.columnWidth, sheet.standardHeight > 10]).toEqual([75 * 0.75, true]);
  });
});

test("a sheet's own properties are added, changed, counted and removed", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const { customProperties } = context.workbook.worksheets.getItem(name);
    customProperties.add("round", "1");
    customProperties.add("Round", "2");
    customProperties.add("group", "A");
    const count = customProperties.getCount();
    const group = customProperties.getItem("group");
    const none = customProperties.getItemOrNullObject("none").load("value");
    await context.sync();
    expect([count.value, none.isNullObject]).toEqual([2, true]);
    group.delete();
    customProperties.load("items/key,items/value");
    await context.sync();
    expect(customProperties.items.map(({ key, value }) => [key, value])).toEqual([["round", "2"]]);
  });
});

test("a sheet is found from its neighbours again after a request", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name).getPrevious().load("name");
    await context.sync();
    const before = sheet.name;
    sheet.load("name");
    await context.sync();
    expect(sheet.name).toBe(before);
  });
});

test("a copied sheet has names and tables of its own, the tables under other names", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    sheet.getRange("A1:B3").values = [
      ["Team", "VP"],
      ["A", 12],
      ["B", 8],
    ];
    sheet.tables.add("A1:B3", true).name = "CopiedResults";
    sheet.names.add("Here", sheet.getRange("B2"));
    context.workbook.names.add("Everywhere", sheet.getRange("A2"));
    await context.sync();
    const copy = sheet.copy("End");
    const tables = copy.tables.load("items/name");
    const here = copy.names.getItem("Here").load("formula");
    const everywhere = copy.names.getItem("Everywhere").load("formula,scope");
    const original = context.workbook.names.getItem("Everywhere").load("formula");
    await context.sync();
    expect([here.formula, everywhere.formula, original.formula]).toEqual([
      `='${name} (2)'!$B$2`,
      `='${name} (2)'!$A$2`,
      `=${name}!$A$2`,
    ]);
    expect(tables.items.map((table) => table.name)).toEqual(["CopiedResults2"]);
    const body = tables.items[0]!.getDataBodyRange().load("address");
    tables.items[0]!.rows.add(undefined, [["C", 5]]);
    const kept = sheet.tables.getItem("CopiedResults").rows.getCount();
    copy.getRange("D1").formulas = [["=SUM(CopiedResults2[VP])"]];
    const sum = copy.getRange("D1").load("values");
    await context.sync();
    expect([body.address, kept.value, sum.values]).toEqual([`'${name} (2)'!A2:B3`, 2, [[25]]]);
  });
});
