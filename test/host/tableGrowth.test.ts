import { newSheet } from "./newSheet";

let name: string;
let id: string;
beforeEach(async () => {
  name = await newSheet();
  id = workbenchHost.model.findSheet(name)!;
});

const sheetOf = (context: Excel.RequestContext) => context.workbook.worksheets.getItem(name);
const person = (row: number, column: number, text: string) =>
  workbenchPerson.type(id, row, column, text);
const undo = () => workbenchPerson.api.undo();
const redo = () => workbenchPerson.api.redo();

/** The table `Scores` in B2:D4: a board, a score, and twice the score. */
async function scores(): Promise<void> {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.getRange("B2:D4").values = [
      ["Board", "Score", "Twice"],
      [1, 10, null],
      [2, 20, null],
    ];
    sheet.tables.add("B2:D4", true).name = `Scores_${name}`;
    sheet.getRange("D3:D4").formulas = [["=[@Score]*2"], ["=[@Score]*2"]];
    sheet.getRange("G1:G2").formulas = [[`=SUM(Scores_${name}[Twice])`], [`=ROWS(Scores_${name})`]];
    await context.sync();
  });
}

async function read(address: string) {
  return Excel.run(async (context) => {
    const range = sheetOf(context).getRange(address).load("formulas,values");
    const table = sheetOf(context).tables.getItemAt(0).getRange().load("address");
    await context.sync();
    const { formulas, values } = range;
    return { formulas, values, table: table.address.split("!")[1] };
  });
}

test("what is typed below a table joins it, the calculated column fills, and one undo takes both back", async () => {
  await scores();
  await person(4, 1, "3");
  await person(4, 2, "40");
  expect(await read("B5:D5")).toEqual({
    formulas: [[3, 40, "=[@Score]*2"]],
    values: [[3, 40, 80]],
    table: "B2:D5",
  });
  expect((await read("G1:G2")).values).toEqual([[140], [3]]);
  await undo();
  await undo();
  expect(await read("B5:D5")).toMatchObject({ values: [["", "", ""]], table: "B2:D4" });
  expect((await read("G1:G2")).values).toEqual([[60], [2]]);
  await redo();
  expect(await read("B5:D5")).toMatchObject({ values: [[3, "", 0]], table: "B2:D5" });
});

test("a heading typed beside a table is a new column; anything else gets a heading of its own", async () => {
  await scores();
  await person(1, 4, "score");
  expect(await read("B2:E2")).toMatchObject({
    values: [["Board", "Score", "Twice", "score2"]],
    table: "B2:E4",
  });
  await person(3, 5, `=Scores_${name}[@Score]+1`);
  expect(await read("F2:F4")).toEqual({
    formulas: [["Column5"], ["=[@Score]+1"], ["=[@Score]+1"]],
    values: [["Column5"], [11], [21]],
    table: "B2:F4",
  });
  await undo();
  expect(await read("F2:F4")).toMatchObject({ values: [[""], [""], [""]], table: "B2:E4" });
  await undo();
  expect(await read("B2:E2")).toMatchObject({
    values: [["Board", "Score", "Twice", ""]],
    table: "B2:D4",
  });
});

test("a formula typed into an empty column of a table fills it", async () => {
  await scores();
  await person(1, 4, "IMP");
  await person(2, 4, "=C3-1");
  expect((await read("E3:E4")).formulas).toEqual([["=C3-1"], ["=C4-1"]]);
});

test("a table does not grow over what stands there, nor where an add-in writes", async () => {
  await scores();
  await Excel.run(async (context) => {
    sheetOf(context).getRange("C5").values = [["note"]];
    await context.sync();
  });
  await person(4, 1, "3");
  expect(await read("B5:D5")).toMatchObject({ values: [[3, "note", ""]], table: "B2:D4" });
});

test("rows added by an add-in get the column's formula where it gives none", async () => {
  await scores();
  await Excel.run(async (context) => {
    const { rows } = sheetOf(context).tables.getItemAt(0);
    rows.add(undefined, [[3, 30, null]] as never);
    rows.add(0);
    rows.add(1, [[9, 90, "none"]]);
    await context.sync();
  });
  expect(await read("B3:D7")).toEqual({
    formulas: [
      ["", "", "=[@Score]*2"],
      [9, 90, "none"],
      [1, 10, "=[@Score]*2"],
      [2, 20, "=[@Score]*2"],
      [3, 30, "=[@Score]*2"],
    ],
    values: [
      ["", "", 0],
      [9, 90, "none"],
      [1, 10, 20],
      [2, 20, 40],
      [3, 30, 60],
    ],
    table: "B2:D7",
  });
});

test("rows a person inserts into a table get the column's formula too", async () => {
  await scores();
  workbenchPerson.api.getActiveWorkbook()!.getSheetBySheetId(id)!.insertRowsBefore(3, 1);
  expect(await read("B3:D5")).toMatchObject({
    formulas: [
      [1, 10, "=[@Score]*2"],
      ["", "", "=[@Score]*2"],
      [2, 20, "=[@Score]*2"],
    ],
    table: "B2:D5",
  });
  await undo();
  expect(await read("B3:D4")).toMatchObject({ table: "B2:D4" });
});

test("a heading typed over renames the column in every formula, and undo renames it back", async () => {
  await scores();
  const other = await newSheet();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(other);
    sheet.getRange("A1").formulas = [[`=MAX(Scores_${name}[Score])`]];
    sheetOf(context).names.add("Best", `=MAX(Scores_${name}[Score])`);
    await context.sync();
  });
  const formulas = () =>
    Excel.run(async (context) => {
      const cell = context.workbook.worksheets.getItem(other).getRange("A1");
      cell.load("formulas,values");
      const named = sheetOf(context).names.getItem("Best").load("formula");
      const column = sheetOf(context).tables.getItemAt(0).columns.getItemAt(1).load("id,name");
      await context.sync();
      const [inTable] = (await read("D3")).formulas[0]!;
      return [
        cell.formulas[0]![0],
        cell.values[0]![0],
        inTable,
        named.formula,
        column.id,
        column.name,
      ];
    });
  const before = await formulas();
  await person(1, 2, "MP #");
  expect(await formulas()).toEqual([
    `=MAX(Scores_${name}[MP '#])`,
    20,
    "=[@[MP '#]]*2",
    `=MAX(Scores_${name}[MP '#])`,
    before[4],
    "MP #",
  ]);
  await undo();
  expect(await formulas()).toEqual(before);
});

test("headings stay text, none empty and none twice, whoever writes them", async () => {
  await scores();
  await person(1, 2, "board");
  await person(1, 3, "2024");
  await Excel.run(async (context) => {
    sheetOf(context).getRange("B2").clear("Contents");
    const headings = sheetOf(context).getRange("B2:D2").load("values,valueTypes");
    await context.sync();
    expect(headings.values).toEqual([["Column1", "board2", "2024"]]);
    expect(headings.valueTypes).toEqual([["String", "String", "String"]]);
  });
});

test("a table a person makes, stretches, renames or deletes is the add-in's table too", async () => {
  await Excel.run(async (context) => {
    sheetOf(context).getRange("A1:B2").values = [
      ["a", "b"],
      [1, 2],
    ];
    await context.sync();
  });
  const sheet = workbenchPerson.api.getActiveWorkbook()!.getSheetBySheetId(id)!;
  const range = (address: string) => sheet.getRange(address).getRange();
  await sheet.addTable("ByHand", range("A1:B2"), "by-hand", {});
  const state = () =>
    Excel.run(async (context) => {
      const table = sheetOf(context).tables.getItem("by-hand").load("name,style,showTotals");
      const whole = table.getRange().load("address");
      await context.sync();
      return [table.name, whole.address.split("!")[1]];
    });
  expect(await state()).toEqual(["ByHand", "A1:B2"]);
  await sheet.setTableRange("by-hand", range("A1:C5"));
  await sheet.setTableName("by-hand", "ByFoot");
  expect(await state()).toEqual(["ByFoot", "A1:C5"]);
  expect((await read("A1:C1")).values).toEqual([["a", "b", "Column3"]]);
  await undo();
  expect(await state()).toEqual(["ByHand", "A1:C5"]);
  await sheet.removeTable("by-hand");
  await Excel.run(async (context) => {
    const count = sheetOf(context).tables.getCount();
    await context.sync();
    expect(count.value).toBe(0);
  });
});
