import type { Change } from "../../workbench/host/protection";
import { errorOf, newSheet } from "./newSheet";

let name: string;
let id: string;
const told: Change[] = [];
beforeAll(() => workbenchGrid.onRefusedChange((change) => told.push(change)));
beforeEach(async () => {
  name = await newSheet();
  id = workbenchGrid.sheets().find((sheet) => sheet.name === name)!.id;
  told.length = 0;
});
afterEach(() => workbenchGrid.protectWorkbook(null));

const sheetOf = (context: Excel.RequestContext) => context.workbook.worksheets.getItem(name);
const rangeOf = (context: Excel.RequestContext, address: string) =>
  sheetOf(context).getRange(address);

/** B2:B9 is unlocked, all else locked. */
const protect = (options: Excel.WorksheetProtectionOptions = {}, password?: string) =>
  Excel.run(async (context) => {
    rangeOf(context, "A1:B1").values = [["Team", "IMPs"]];
    rangeOf(context, "B2:B9").format.protection.locked = false;
    sheetOf(context).protection.protect(options, password);
    await context.sync();
  });

type Write = (sheet: Excel.Worksheet) => void;
const deny = async (write: Write) => {
  const error = await errorOf(async (context) => {
    write(sheetOf(context));
    await context.sync();
  });
  expect(error.code).toBe("AccessDenied");
};
const allow = (write: Write) =>
  Excel.run(async (context) => {
    write(sheetOf(context));
    await context.sync();
  });

test("a sheet is protected with options and open again afterwards", async () => {
  await Excel.run(async (context) => {
    const { protection } = sheetOf(context);
    protection.load("protected,options");
    await context.sync();
    expect([protection.protected, protection.options]).toEqual([false, null]);
    protection.protect({ allowSort: true, selectionMode: "Unlocked" });
    protection.load("protected,options");
    await context.sync();
    expect(protection.protected).toBe(true);
    expect(protection.options).toMatchObject({
      allowSort: true,
      allowFormatCells: false,
      selectionMode: "Unlocked",
    });
    protection.unprotect();
    protection.load("protected");
    await context.sync();
    expect(protection.protected).toBe(false);
    protection.unprotect();
    await context.sync();
  });
});

test("a protected sheet is not protected again", async () => {
  await protect();
  await deny((sheet) => sheet.protection.protect());
});

test("only its own password opens a sheet", async () => {
  await protect({}, "Law 79");
  for (const wrong of [undefined, "", "law 79"]) {
    const error = await errorOf(async (context) => {
      sheetOf(context).protection.unprotect(wrong);
      await context.sync();
    });
    expect(error.code).toBe("InvalidArgument");
  }
  await deny((sheet) => (sheet.getRange("A2").values = [["x"]]));
  await allow((sheet) => sheet.protection.unprotect("Law 79"));
  await allow((sheet) => (sheet.getRange("A2").values = [["x"]]));
});

test("the password itself is nowhere kept", async () => {
  await protect({}, "Law 79");
  expect(JSON.stringify(workbenchGrid.sheetProtection(id))).not.toContain("Law 79");
});

test("cells are locked until they are unlocked; where they differ Excel answers null", async () => {
  await Excel.run(async (context) => {
    rangeOf(context, "B2:B9").format.protection.locked = false;
    rangeOf(context, "B2").format.protection.formulaHidden = true;
    const locks = ["A1", "B2:B9", "A1:B9", "B:B"].map((address) => {
      const { protection } = rangeOf(context, address).format;
      return protection.load();
    });
    await context.sync();
    expect(locks.map(({ locked }) => locked)).toEqual([true, false, null, null]);
    expect(locks.map(({ formulaHidden }) => formulaHidden)).toEqual([false, null, null, null]);
    rangeOf(context, "B2:B9").format.protection.locked = true;
    const again = rangeOf(context, "B:B").format.protection.load("locked");
    await context.sync();
    expect(again.locked).toBe(true);
  });
});

test("unlocked cells move with their rows and stay unlocked when they are emptied", async () => {
  await allow((sheet) => {
    sheet.getRange("B2:B3").format.protection.locked = false;
    sheet.getRange("B2").values = [[1]];
    sheet.getRange("B2").clear("Contents");
    sheet.getRange("1:2").insert("Down");
  });
  await Excel.run(async (context) => {
    const moved = rangeOf(context, "B4:B5").format.protection.load("locked");
    const before = rangeOf(context, "B1:B3").format.protection.load("locked");
    await context.sync();
    expect([moved.locked, before.locked]).toEqual([false, true]);
  });
});

test.each<[string, Write]>([
  ["values", (sheet) => (sheet.getRange("A2").values = [["x"]])],
  ["values of which some are locked", (sheet) => (sheet.getRange("A2:B2").values = [["x", 1]])],
  ["formulas", (sheet) => (sheet.getRange("A2").formulas = [["=1"]])],
  ["number formats", (sheet) => (sheet.getRange("B2").numberFormat = [["0.00"]])],
  ["fonts, of unlocked cells too", (sheet) => (sheet.getRange("B2").format.font.bold = true)],
  ["fills", (sheet) => (sheet.getRange("A2").format.fill.color = "red")],
  ["contents that are cleared", (sheet) => sheet.getRange("A1:A9").clear("Contents")],
  ["widths", (sheet) => (sheet.getRange("B2").format.columnWidth = 90)],
  ["heights", (sheet) => (sheet.getRange("B2").format.rowHeight = 30)],
  ["locks", (sheet) => (sheet.getRange("A2").format.protection.locked = false)],
  ["merged cells", (sheet) => sheet.getRange("B2:B3").merge()],
  ["inserted rows", (sheet) => void sheet.getRange("4:4").insert("Down")],
  ["inserted columns", (sheet) => void sheet.getRange("C:C").insert("Right")],
  ["deleted rows", (sheet) => sheet.getRange("4:4").delete("Up")],
  ["deleted columns", (sheet) => sheet.getRange("C:C").delete("Left")],
  ["new tables", (sheet) => void sheet.tables.add("A1:B3", true)],
  [
    "the order of rows, unlocked ones too",
    (sheet) => sheet.getRange("B2:B9").sort.apply([{ key: 0 }]),
  ],
  ["new charts", (sheet) => void sheet.charts.add("Line", sheet.getRange("A1:B3"))],
  ["copies over locked cells", (sheet) => sheet.getRange("A2").copyFrom("B2:B3", "Values")],
  ["names of the sheet", (sheet) => void sheet.names.add("Imps", sheet.getRange("B2"))],
  [
    "validation",
    (sheet) => (sheet.getRange("B2").dataValidation.rule = { custom: { formula: "=TRUE" } }),
  ],
  ["conditional formats", (sheet) => void sheet.getRange("B2").conditionalFormats.add("DataBar")],
])("an add-in is denied what a protected sheet keeps: %s", async (_, write) => {
  await protect();
  await deny(write);
});

test.each<[string, Excel.WorksheetProtectionOptions, Write]>([
  ["values of unlocked cells", {}, (sheet) => (sheet.getRange("B2:B3").values = [[1], [2]])],
  [
    "formats",
    { allowFormatCells: true },
    (sheet) => (sheet.getRange("A1").format.font.bold = true),
  ],
  [
    "widths",
    { allowFormatColumns: true },
    (sheet) => (sheet.getRange("A1").format.columnWidth = 9),
  ],
  ["heights", { allowFormatRows: true }, (sheet) => (sheet.getRange("A1").format.rowHeight = 9)],
  ["rows", { allowInsertRows: true }, (sheet) => void sheet.getRange("4:4").insert("Down")],
  ["columns", { allowInsertColumns: true }, (sheet) => void sheet.getRange("C:C").insert("Right")],
  [
    "the order of unlocked cells",
    { allowSort: true },
    (sheet) => {
      sheet.getRange("B2:B3").values = [[2], [1]];
      sheet.getRange("B2:B9").sort.apply([{ key: 0 }]);
    },
  ],
  ["names of the workbook", {}, (sheet) => void sheet.context.workbook.names.add("Free", "=1")],
])("an add-in may change what is open: %s", async (_, options, write) => {
  await protect(options);
  await allow(write);
});

test("rows are deleted where that is allowed and all their cells are unlocked", async () => {
  await protect({ allowDeleteRows: true });
  await deny((sheet) => sheet.getRange("4:4").delete("Up"));
  await allow((sheet) => sheet.protection.unprotect());
  await allow((sheet) => {
    sheet.getRange("4:4").format.protection.locked = false;
    sheet.protection.protect({ allowDeleteRows: true });
    sheet.getRange("4:4").delete("Up");
  });
});

test("a denied change leaves everything as it was, and what came before it stands", async () => {
  await protect();
  await errorOf(async (context) => {
    rangeOf(context, "B2").values = [[7]];
    rangeOf(context, "A2:B2").values = [["x", 8]];
    await context.sync();
  });
  await Excel.run(async (context) => {
    const range = rangeOf(context, "A2:B2").load("values");
    await context.sync();
    expect(range.values).toEqual([["", 7]]);
  });
});

test("calculation goes on in a protected sheet", async () => {
  await allow((sheet) => {
    sheet.getRange("A3").formulas = [["=B2*2"]];
    sheet.getRange("C1").formulas = [["=SEQUENCE(B2)"]];
  });
  await protect();
  await allow((sheet) => (sheet.getRange("B2").values = [[3]]));
  await Excel.run(async (context) => {
    const double = rangeOf(context, "A3").load("values");
    const spilled = rangeOf(context, "C3").load("values");
    await context.sync();
    expect([double.values, spilled.values]).toEqual([[[6]], [[3]]]);
  });
});

describe("a protected workbook", () => {
  const protectBook = (password?: string) =>
    Excel.run(async (context) => {
      context.workbook.protection.protect(password);
      await context.sync();
    });

  test.each<[string, Write]>([
    ["takes no new sheet", (sheet) => void sheet.context.workbook.worksheets.add("New")],
    ["renames no sheet", (sheet) => (sheet.name = "Renamed")],
    ["moves no sheet", (sheet) => (sheet.position = 0)],
    ["hides no sheet", (sheet) => (sheet.visibility = "Hidden")],
    ["colours no tab", (sheet) => (sheet.tabColor = "#FF0000")],
    ["copies no sheet", (sheet) => void sheet.copy("End")],
    ["deletes no sheet", (sheet) => sheet.delete()],
  ])("%s", async (_, write) => {
    await protectBook();
    await deny(write);
    expect(workbenchGrid.sheets().some((sheet) => sheet.name === name)).toBe(true);
  });

  test("lets cells be written", async () => {
    await protectBook();
    await allow((sheet) => (sheet.getRange("A1").values = [[1]]));
  });

  test("is opened by its password alone", async () => {
    await protectBook("secret");
    const error = await errorOf(async (context) => {
      context.workbook.protection.unprotect("Secret");
      await context.sync();
    });
    expect(error.code).toBe("InvalidArgument");
    await Excel.run(async (context) => {
      const { protection } = context.workbook;
      protection.unprotect("secret");
      protection.load("protected");
      await context.sync();
      expect(protection.protected).toBe(false);
    });
  });
});

describe("somebody at a protected sheet", () => {
  const sheet = () => workbenchPerson.api.getActiveWorkbook()!.getSheetBySheetId(id)!;
  const valueAt = (row: number, column: number) =>
    workbenchGrid.cells(id, { row, column, rows: 1, columns: 1 })[0]?.[0]?.value;

  test("types into unlocked cells and into no other", async () => {
    await protect();
    expect(await workbenchPerson.type(id, 1, 1, "7")).toBe(true);
    await workbenchPerson.type(id, 1, 0, "x");
    expect([valueAt(1, 1), valueAt(1, 0)]).toEqual([7, null]);
    expect(told).toMatchObject([{ touch: "Contents", sheet: id, rect: { row: 1, column: 0 } }]);
  });

  test("leaves a locked formula in its cell, and is told so once", async () => {
    const at = { row: 4, column: 2, rows: 1, columns: 1 };
    await Excel.run(async (context) => {
      sheetOf(context).getRange("C5").formulas = [["=1+1"]];
      await context.sync();
    });
    await workbenchGrid.settled();
    const before = workbenchGrid.cells(id, at);
    await protect();
    await workbenchPerson.type(id, at.row, at.column, "99");
    sheet().getRange("C5").clearContent();
    await workbenchGrid.settled();
    expect(workbenchGrid.cells(id, at)).toEqual(before);
    expect(before[0]![0]).toMatchObject({ formula: "=1+1", value: 2 });
    expect(told.map(({ touch }) => touch)).toEqual(["Contents", "Contents"]);
  });

  test.each<[string, Change["touch"], () => void]>([
    ["clears no locked cell", "Contents", () => sheet().getRange("A1").clearContent()],
    ["formats nothing", "FormatCells", () => sheet().getRange("B2").setFontWeight("bold")],
    ["inserts no row", "InsertRows", () => sheet().insertRowsBefore(1, 1)],
    ["deletes no row", "DeleteRows", () => sheet().deleteRows(1, 1)],
    ["inserts no column", "InsertColumns", () => sheet().insertColumnsBefore(1, 1)],
    ["sizes no column", "FormatColumns", () => sheet().setColumnWidth(1, 200)],
    ["merges nothing", "Design", () => sheet().getRange("B2:B3").merge()],
  ])("%s", async (_, touch, change) => {
    await protect();
    const look = () =>
      JSON.stringify([
        workbenchGrid.cells(id, { row: 0, column: 0, rows: 9, columns: 3 }),
        workbenchGrid.format(id, 1, 1),
        workbenchGrid.columnWidth(id, 1),
        workbenchGrid.merges(id),
      ]);
    const before = look();
    try {
      change();
    } catch {
      // Univer may say that its command came to nothing.
    }
    expect(look()).toBe(before);
    expect(told[0]).toMatchObject({ touch });
  });

  test("does what the options allow", async () => {
    await protect({ allowFormatCells: true, allowInsertRows: true });
    sheet().getRange("A1").setFontWeight("bold");
    sheet().insertRowsBefore(0, 1);
    expect(workbenchGrid.format(id, 1, 0).bold).toBe(true);
    expect(valueAt(1, 0)).toBe("Team");
    expect(told).toEqual([]);
  });

  test("selects only what the selection mode lets", async () => {
    await protect({ selectionMode: "Unlocked" });
    workbenchGrid.activateSheet(id);
    const select = (address: string) => sheet().getRange(address).activate();
    select("B3");
    select("A1");
    expect(workbenchGrid.selection().rect).toMatchObject({ row: 2, column: 1 });
  });

  test("a copy of a protected sheet is protected", async () => {
    await protect();
    await Excel.run(async (context) => {
      const copy = sheetOf(context).copy("End");
      copy.protection.load("protected");
      await context.sync();
      expect(copy.protection.protected).toBe(true);
    });
  });

  test("adds no sheet to a protected workbook", () => {
    workbenchGrid.protectWorkbook({ password: null });
    const before = workbenchGrid.sheets().length;
    try {
      workbenchPerson.api.getActiveWorkbook()!.create("Mine", 10, 10);
    } catch {
      // As above.
    }
    expect(workbenchGrid.sheets()).toHaveLength(before);
    expect(told[0]).toEqual({ touch: "Structure" });
  });
});

test("each cell tells whether it is locked, and can be given it back", async () => {
  await protect();
  await Excel.run(async (context) => {
    sheetOf(context).protection.unprotect();
    const cells = rangeOf(context, "A2:B2");
    const asked = { format: { protection: true } };
    const before = cells.getCellProperties(asked);
    await context.sync();
    const locks = before.value.map((line) => line.map(({ format }) => format?.protection?.locked));
    expect(locks).toEqual([[true, false]]);
    cells.setCellProperties([
      [{ format: { protection: { locked: false } } }, { format: { protection: { locked: true } } }],
    ]);
    const after = cells.getCellProperties(asked);
    await context.sync();
    expect(after.value[0]!.map(({ format }) => format?.protection)).toEqual([
      { locked: false, formulaHidden: false },
      { locked: true, formulaHidden: false },
    ]);
  });
});
