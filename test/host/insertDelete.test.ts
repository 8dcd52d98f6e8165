import { errorOf, newSheet } from "./newSheet";

let name: string;
beforeEach(async () => {
  name = await newSheet();
});
const sheetOf = (context: Excel.RequestContext) => context.workbook.worksheets.getItem(name);
const idOf = (sheet: string) => workbenchHost.model.findSheet(sheet) ?? "";
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

async function formulas(address: string, sheet = name) {
  return Excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem(sheet).getRange(address).load("formulas");
    await context.sync();
    return range.formulas as unknown[][];
  });
}

async function write(address: string, rows: unknown[][], sheet = name) {
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem(sheet).getRange(address).formulas = rows;
    await context.sync();
  });
}

const change = (work: (sheet: Excel.Worksheet) => void) =>
  Excel.run(async (context) => {
    work(sheetOf(context));
    await context.sync();
  });

test("an inserted row moves what lies below, and formulas on every sheet and names follow", async () => {
  const other = await newSheet();
  await write("A1:B3", [
    [10, "=SUM(A1:A3)"],
    [20, "=A3*2"],
    [30, "=SUM($A$1:$A$2)"],
  ]);
  await write("A1:A2", [[`=${name}!A3`], [`=SUM(${name}!$A$2:$A$3)`]], other);
  await Excel.run(async (context) => {
    context.workbook.names.add(`${name}Last`, sheetOf(context).getRange("A3"));
    await context.sync();
  });
  await write("C1", [[`=${name}Last`]]);
  await change((sheet) => sheet.getRange("2:2").insert("Down"));
  expect(await formulas("A1:B4")).toEqual([
    [10, "=SUM(A1:A4)"],
    ["", ""],
    [20, "=A4*2"],
    [30, "=SUM($A$1:$A$3)"],
  ]);
  expect(await formulas("A1:A2", other)).toEqual([[`=${name}!A4`], [`=SUM(${name}!$A$3:$A$4)`]]);
  await Excel.run(async (context) => {
    const named = context.workbook.names.getItem(`${name}Last`).load("formula");
    const cell = sheetOf(context).getRange("C1").load("values");
    await context.sync();
    expect(named.formula).toBe(`=${name}!$A$4`);
    expect(cell.values).toEqual([[30]]);
  });
});

test("what referred to deleted cells says #REF!, what kept some of them shrinks", async () => {
  await write("A1:B4", [
    [1, "=A2"],
    [2, "=SUM(A1:A4)"],
    [3, "=SUM(A2:A3)"],
    [4, "=A4+A1"],
  ]);
  await change((sheet) => sheet.getRange("A2:A3").delete("Up"));
  expect(await formulas("A1:B4")).toEqual([
    [1, "=#REF!"],
    [4, "=SUM(A1:A2)"],
    ["", "=SUM(#REF!)"],
    ["", "=A2+A1"],
  ]);
});

test("inserted cells move only those below them or right of them", async () => {
  await write("A1:C2", [
    ["a", "b", "c"],
    ["d", "e", "=A1&C1"],
  ]);
  await change((sheet) => sheet.getRange("A1:B1").insert("Right"));
  expect(await formulas("A1:E2")).toEqual([
    ["", "", "a", "b", "c"],
    ["d", "e", "=C1&E1", "", ""],
  ]);
  await change((sheet) => sheet.getRange("A2").insert("Down"));
  expect(await formulas("A1:B3")).toEqual([
    ["", ""],
    ["", "e"],
    ["d", ""],
  ]);
});

test("deleted columns pull the others in", async () => {
  await write("A1:D1", [["a", "b", "c", "=A1&C1"]]);
  await change((sheet) => sheet.getRange("B:B").delete("Left"));
  expect(await formulas("A1:D1")).toEqual([["a", "c", "=A1&B1", ""]]);
});

test("new rows look like the row above, new cells like those above or left of them", async () => {
  await change((sheet) => {
    sheet.getRange("A1:B1").format.fill.color = "#FFEE00";
    sheet.getRange("A3").format.fill.color = "#00FF00";
    sheet.getRange("2:2").insert("Down");
    sheet.getRange("A4").insert("Right");
    sheet.getRange("A2").insert("Down");
  });
  await Excel.run(async (context) => {
    const cells = ["A2", "B2", "A5", "B5", "B4"].map((cell) =>
      sheetOf(context).getRange(cell).load("format/fill/color")
    );
    await context.sync();
    expect(cells.map(({ format }) => format.fill.color)).toEqual([
      ...["#FFEE00", "#FFEE00", "#FFFFFF", "#FFFFFF", "#00FF00"],
    ]);
  });
});

test("the new cells are answered, and a range that is held stays with its own cells", async () => {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    const held = sheet.getRange("B2:B4");
    held.values = [[1], [2], [3]];
    const gone = sheet.getRange("D9");
    gone.load("address");
    await context.sync();
    const inserted = sheet.getRange("B3").insert("Down").load("address,values");
    sheet.getRange("1:1").insert("Down");
    held.load("address,values");
    await context.sync();
    expect(inserted.address).toBe(`${name}!B3`);
    expect(inserted.values).toEqual([[""]]);
    expect(held.address).toBe(`${name}!B3:B6`);
    expect(held.values).toEqual([[1], [""], [2], [3]]);
  });
  const error = await errorOf(async (context) => {
    const gone = sheetOf(context).getRange("D9");
    gone.load("address");
    await context.sync();
    sheetOf(context).getRange("9:9").delete("Up");
    gone.load("address");
    await context.sync();
  });
  expect(error.code).toBe("InvalidReference");
});

test("merged cells move whole or grow, and are not torn", async () => {
  await change((sheet) => {
    sheet.getRange("B2:C3").merge();
    sheet.getRange("A1:D1").insert("Down");
    sheet.getRange("4:4").insert("Down");
  });
  expect(workbenchGrid.merges(idOf(name))).toEqual([{ row: 2, column: 1, rows: 3, columns: 2 }]);
  for (const [address, shift] of [
    ["B1", "Down"],
    ["A3", "Right"],
  ] as const) {
    const error = await errorOf(async (context) => {
      sheetOf(context).getRange(address).insert(shift);
      await context.sync();
    });
    expect(error.code).toBe("InsertDeleteConflict");
  }
});

test("a table is not torn: whole rows may go through it, cells only beside it or all along it", async () => {
  await write("B2:C4", [
    ["Pair", "IMP"],
    ["a", 1],
    ["b", 2],
  ]);
  await change((sheet) => sheet.tables.add("B2:C4", true));
  for (const [address, what, shift] of [
    ["B1", "insert", "Down"],
    ["A3", "insert", "Right"],
    ["C1", "delete", "Up"],
    ["2:2", "delete", "Up"],
  ] as const) {
    const error = await errorOf(async (context) => {
      const range = sheetOf(context).getRange(address);
      if (what === "insert") range.insert(shift);
      else range.delete(shift);
      await context.sync();
    });
    expect(error.code).toBe("InsertDeleteConflict");
  }
  await change((sheet) => {
    sheet.getRange("1:1").insert("Down");
    sheet.getRange("5:5").insert("Down");
    sheet.getRange("A1:D1").insert("Down");
  });
  await Excel.run(async (context) => {
    const table = sheetOf(context).tables.getItemAt(0).getRange().load("address,values");
    await context.sync();
    expect(table.address).toBe(`${name}!B4:C7`);
    expect(table.values).toEqual([
      ["Pair", "IMP"],
      ["a", 1],
      ["", ""],
      ["b", 2],
    ]);
  });
});

test("rows of a table that are deleted leave a shorter table", async () => {
  await write("A1:A4", [["Pair"], ["a"], ["b"], ["c"]]);
  await change((sheet) => {
    sheet.tables.add("A1:A4", true);
    sheet.getRange("2:3").delete("Up");
  });
  await Excel.run(async (context) => {
    const table = sheetOf(context).tables.getItemAt(0).getRange().load("address,values");
    await context.sync();
    expect([table.address, table.values]).toEqual([`${name}!A1:A2`, [["Pair"], ["c"]]]);
  });
});

test("a spill goes on where its formula has moved to", async () => {
  await write("B2", [["=SEQUENCE(3)"]]);
  await change((sheet) => {
    sheet.getRange("3:3").insert("Down");
    sheet.getRange("A:A").insert("Right");
  });
  await Excel.run(async (context) => {
    const spill = sheetOf(context).getRange("C2").getSpillingToRange().load("address,values");
    await context.sync();
    expect([spill.address, spill.values]).toEqual([`${name}!C2:C4`, [[1], [2], [3]]]);
  });
});

test("filled cells are not pushed off the sheet, and shifts that make no sense are refused", async () => {
  await write("A1048576", [["last"]]);
  const codes = [];
  for (const [address, shift] of [
    ["A1", "Down"],
    ["5:5", "Down"],
    ["A1", "Up"],
    ["A1", "constructor"],
  ] as const)
    codes.push(
      (
        await errorOf(async (context) => {
          sheetOf(context)
            .getRange(address)
            .insert(shift as "Down");
          await context.sync();
        })
      ).code
    );
  expect(codes).toEqual([
    ...["NonBlankCellOffSheet", "NonBlankCellOffSheet", "InvalidArgument", "InvalidArgument"],
  ]);
  await change((sheet) => sheet.delete());
});

test("a sheet in the background changes without coming to the front or losing its selection", async () => {
  const front = workbenchGrid.activeSheet();
  const before = workbenchGrid.selection();
  await write("A1:A2", [["a"], ["b"]]);
  await change((sheet) => {
    sheet.getRange("A1").insert("Down");
    sheet.getRange("B:B").delete("Left");
  });
  expect(await formulas("A1:A3")).toEqual([[""], ["a"], ["b"]]);
  expect([workbenchGrid.activeSheet(), workbenchGrid.selection()]).toEqual([front, before]);
});

test("an add-in hears what was inserted and deleted, where the others went, and who did it", async () => {
  const seen: unknown[][] = [];
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.getRange("A1:C3").values = 1 as never;
    sheet.onChanged.add((event) => {
      const { insertShiftDirection, deleteShiftDirection } = event.changeDirectionState ?? {};
      seen.push([
        ...[event.changeType, event.address, event.triggerSource],
        insertShiftDirection || deleteShiftDirection || "",
      ]);
      return Promise.resolve();
    });
    sheet.onSelectionChanged.add(() => {
      seen.push(["selection"]);
      return Promise.resolve();
    });
    await context.sync();
    sheet.getRange("2:3").insert("Down");
    sheet.getRange("B:B").insert("Right");
    sheet.getRange("B2:B3").insert("Right");
    sheet.getRange("A1").insert("Down");
    await context.sync();
  });
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.getRange("2:2").delete("Up");
    sheet.getRange("B:B").delete("Left");
    sheet.getRange("B2").delete("Left");
    sheet.getRange("A1").delete("Up");
    await context.sync();
  });
  await aMoment();
  expect(seen).toEqual([
    ["RowInserted", "2:3", "ThisLocalAddin", ""],
    ["ColumnInserted", "B:B", "ThisLocalAddin", ""],
    ["CellInserted", "B2:B3", "ThisLocalAddin", "Right"],
    ["CellInserted", "A1", "ThisLocalAddin", "Down"],
    ["RowDeleted", "2:2", "ThisLocalAddin", ""],
    ["ColumnDeleted", "B:B", "ThisLocalAddin", ""],
    ["CellDeleted", "B2", "ThisLocalAddin", "Left"],
    ["CellDeleted", "A1", "ThisLocalAddin", "Up"],
  ]);
});

/** Univer's number for cells that move to the right. */
const COLUMNS = 0;

test("an add-in hears too what a person inserts and deletes in the spreadsheet", async () => {
  const seen: unknown[][] = [];
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.getRange("A1:C3").formulas = [
      [1, "=A2", "=A3"],
      [2, 5, 6],
      [3, 7, 8],
    ];
    sheet.activate();
    sheet.onChanged.add(({ changeType, address, triggerSource }) => {
      seen.push([changeType, address, triggerSource]);
      return Promise.resolve();
    });
    await context.sync();
  });
  const sheet = workbenchPerson.api.getActiveWorkbook()!.getSheetBySheetId(idOf(name))!;
  sheet.insertRowsBefore(1, 2);
  sheet.deleteColumns(1, 1);
  sheet.getRange("A1").insertCells(COLUMNS);
  await aMoment();
  expect(seen).toEqual([
    ["RowInserted", "2:3", "Unknown"],
    ["ColumnDeleted", "B:B", "Unknown"],
    ["CellInserted", "A1", "Unknown"],
  ]);
  expect(await formulas("A1:C1")).toEqual([["", 1, "=A5"]]);
});
