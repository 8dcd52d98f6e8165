import { errorOf, newSheet } from "./newSheet";

let name: string;
beforeEach(async () => {
  name = await newSheet();
});
const sheetOf = (context: Excel.RequestContext) => context.workbook.worksheets.getItem(name);

test("a name stands for cells, follows inserted rows, and undo takes it back", async () => {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.name = `Round ${name}'s`;
    sheet.load("id");
    sheet.getRange("B2:B3").values = [[1], [2]];
    const item = context.workbook.names.add(
      `Scores_${name}`,
      sheet.getRange("B2:B3"),
      "of a round"
    );
    sheet.getRange("D1").formulas = [[`=SUM(Scores_${name})`]];
    item.load();
    await context.sync();
    expect(item.toJSON()).toMatchObject({
      name: `Scores_${name}`,
      formula: `='Round ${name}''s'!$B$2:$B$3`,
      comment: "of a round",
      scope: "Workbook",
      type: "Range",
      visible: true,
    });
    const univer = workbenchPerson.api.getActiveWorkbook()!.getSheetBySheetId(sheet.id)!;
    univer.insertRowsBefore(0, 1);
    item.load("formula");
    const range = item.getRange().load("address,values");
    const sum = sheet.getRange("D2").load("values");
    await context.sync();
    expect(item.formula).toBe(`='Round ${name}''s'!$B$3:$B$4`);
    expect([range.values, sum.values]).toEqual([[[1], [2]], [[3]]]);
    await workbenchPerson.api.undo();
    item.load("formula");
    await context.sync();
    expect(item.formula).toBe(`='Round ${name}''s'!$B$2:$B$3`);
  });
});

test("a sheet's own name is known there, and is no name of the workbook", async () => {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.names.add(`Own_${name}`, "=2");
    const cell = sheet.getRange("A1");
    cell.formulas = [[`=Own_${name}`]];
    cell.load("values");
    const own = sheet.names.getItem(`OWN_${name}`).load("scope,value,type");
    own.worksheet.load("name");
    const nothing = context.workbook.names.getItemOrNullObject(`Own_${name}`);
    await context.sync();
    expect([own.scope, own.value, own.type, own.worksheet.name]).toEqual([
      "Worksheet",
      2,
      "Integer",
      name,
    ]);
    expect([cell.values, nothing.isNullObject]).toEqual([[[2]], true]);
  });
});

test("a name may be a function of its own, a constant, or a column of a table", async () => {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    const { names } = context.workbook;
    sheet.getRange("A1:A3").values = [["VP"], [4], [5]];
    sheet.tables.add("A1:A3", true).name = `T_${name}`;
    names.addFormulaLocal(`Twice_${name}`, "=LAMBDA(x,x*2)");
    const column = names.add(`Vps_${name}`, `=t_${name}[vp]`).load("formula,type");
    names.add(`Text_${name}`, '="a ""b"""').load("value");
    sheet.getRange("C1:C2").formulas = [[`=Twice_${name}(4)`], [`=SUM(Vps_${name})`]];
    const cells = sheet.getRange("C1:C2").load("values");
    const range = names.getItem(`Vps_${name}`).getRange().load("address");
    const text = names.getItem(`Text_${name}`).load("value,type");
    await context.sync();
    expect(cells.values).toEqual([[8], [9]]);
    expect([column.formula, column.type]).toEqual([`=T_${name}[VP]`, "Range"]);
    expect(range.address).toBe(`${name}!A2:A3`);
    expect([text.type, text.value]).toEqual(["String", 'a "b"']);
  });
});

test("a name is changed, hidden, commented and deleted; formulas keep its word and lose its meaning", async () => {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    const item = context.workbook.names.add(`Change_${name}`, "=1");
    sheet.getRange("A1").formulas = [[`=Change_${name}+1`]];
    item.formula = "=41";
    item.visible = false;
    item.comment = "changed";
    item.load("visible,comment,value");
    const cell = sheet.getRange("A1").load("values,formulas");
    await context.sync();
    expect([item.visible, item.comment, item.value, cell.values]).toEqual([
      false,
      "changed",
      41,
      [[42]],
    ]);
    item.delete();
    cell.load("values,formulas");
    const gone = context.workbook.names.getItemOrNullObject(`Change_${name}`);
    await context.sync();
    expect([gone.isNullObject, cell.formulas, cell.values]).toEqual([
      true,
      [[`=Change_${name}+1`]],
      [["#NAME?"]],
    ]);
  });
});

test.each([
  ["A1", "InvalidArgument"],
  ["R1C1", "InvalidArgument"],
  ["c", "InvalidArgument"],
  ["True", "InvalidArgument"],
  ["two words", "InvalidArgument"],
  ["1st", "InvalidArgument"],
  ["", "InvalidArgument"],
  ["Taken", "ItemAlreadyExists"],
  ["TAKEN", "ItemAlreadyExists"],
])("%p is no name for something new: %s", async (text, code) => {
  await Excel.run(async (context) => {
    if ((await existing(context)) === false) context.workbook.names.add("Taken", "=1");
    await context.sync();
  });
  const error = await errorOf(async (context) => {
    context.workbook.names.add(text, "=1");
    await context.sync();
  });
  expect(error.code).toBe(code);
});

async function existing(context: Excel.RequestContext): Promise<boolean> {
  const item = context.workbook.names.getItemOrNullObject("Taken");
  await context.sync();
  return !item.isNullObject;
}

test("what a name shall stand for must be a formula", async () => {
  for (const formula of ["1", "=SUM(", "=NoTable[x]", "="]) {
    const error = await errorOf(async (context) => {
      context.workbook.names.add(`Bad_${name}`, formula);
      await context.sync();
    });
    expect([formula, error.code]).toEqual([formula, "InvalidArgument"]);
  }
});
