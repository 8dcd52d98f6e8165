import { errorOf, newSheet } from "./newSheet";

let name: string;
beforeEach(async () => {
  name = await newSheet();
});
const sheetOf = (context: Excel.RequestContext) => context.workbook.worksheets.getItem(name);

test("a table takes headings, rows and a name, and is found by it", async () => {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.getRange("B2:D2").values = [["Rank", "Names", "VP"]];
    const table = sheet.tables.add("B2:D2", true);
    table.name = "DeskRanking";
    table.style = "TableStyleLight9";
    table.rows.add(undefined, [
      [1, "Wei & Li", 17.5],
      [2, "Smith & Jones", 12],
    ]);
    table.rows.add(0, [[0, "Guests", 20]]);
    const found = context.workbook.tables.getItem("DESKRANKING");
    const [whole, body, head] = [
      ...[found.getRange(), found.getDataBodyRange(), found.getHeaderRowRange()],
    ].map((range) => range.load("address,values"));
    found.columns.load("items/name");
    const count = found.rows.getCount();
    const inRange = sheet.getRange("C3").getTables(false).load("items/name");
    await context.sync();
    expect(whole?.address).toBe(`${name}!B2:D5`);
    expect(head?.values).toEqual([["Rank", "Names", "VP"]]);
    expect(body?.values).toEqual([
      [0, "Guests", 20],
      [1, "Wei & Li", 17.5],
      [2, "Smith & Jones", 12],
    ]);
    expect(found.columns.items.map((c) => c.name)).toEqual(["Rank", "Names", "VP"]);
    expect([count.value, inRange.items.map((t) => t.name)]).toEqual([3, ["DeskRanking"]]);
  });
});

test("a column is read and written by its heading", async () => {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.getRange("A1:B3").values = [
      ["Board", "Score"],
      [1, 620],
      [2, -50],
    ];
    const table = sheet.tables.add("A1:B3", true);
    const column = table.columns.getItem("score");
    column.getDataBodyRange().values = [[630], [-100]];
    column.load("values,index");
    const none = table.columns.getItemOrNullObject("IMP").load("values");
    await context.sync();
    expect([column.values, column.index]).toEqual([[["Score"], [630], [-100]], 1]);
    expect(none.isNullObject).toBe(true);
  });
});

test("headings that are missing or stand twice are named as Excel names them", async () => {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.getRange("A1:D1").values = [["VP", "", "vp", 1]];
    const table = sheet.tables.add("A1:D2", true);
    const headings = table.getHeaderRowRange().load("values");
    sheet.getRange("F1:G1").values = [[1, 2]];
    const without = sheet.tables.add("F1:G1", false).getRange().load("values,address");
    await context.sync();
    expect(headings.values).toEqual([["VP", "Column2", "vp2", "1"]]);
    expect(without.values).toEqual([
      ["Column1", "Column2"],
      [1, 2],
    ]);
  });
});

test("tables do not overlap, and their names are unique and no cells", async () => {
  const codeOf = async (change: (sheet: Excel.Worksheet) => void) =>
    (
      await errorOf(async (context) => {
        change(sheetOf(context));
        await context.sync();
      })
    ).code;
  await Excel.run(async (context) => {
    sheetOf(context).tables.add("A1:B3", true).name = `T_${name}`;
    sheetOf(context).tables.add("D1:E3", true);
    await context.sync();
  });
  expect(await codeOf((sheet) => sheet.tables.add("B3:C5", true))).toBe("InvalidOperation");
  const rename = (to: string) => (sheet: Excel.Worksheet) => {
    sheet.tables.getItemAt(1).name = to;
  };
  expect(await codeOf(rename(`t_${name}`))).toBe("ItemAlreadyExists");
  for (const wrong of ["A1", "two words", "1st", ""])
    expect(await codeOf(rename(wrong))).toBe("InvalidArgument");
});

test("rows of the wrong width are refused, a deleted row closes up", async () => {
  await Excel.run(async (context) => {
    const table = sheetOf(context).tables.add("A1:B2", true);
    table.rows.add(undefined, [
      [1, "a"],
      [2, "=A2+1"],
      [3, "=A3+1"],
    ]);
    table.rows.getItemAt(0).delete();
    const range = table.getRange().load("formulas,address");
    await context.sync();
    expect(range.formulas.slice(1)).toEqual([
      [2, "=#REF!+1"],
      [3, "=A2+1"],
    ]);
  });
  const error = await errorOf(async (context) => {
    sheetOf(context)
      .tables.getItemAt(0)
      .rows.add(undefined, [[1, 2, 3]]);
    await context.sync();
  });
  expect(error.code).toBe("InvalidArgument");
});

test("a table is resized, turned into plain cells, or deleted with them", async () => {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.getRange("A1:C1").values = [["a", "b", "c"]];
    const table = sheet.tables.add("A1:B2", true);
    table.resize("A1:C9");
    const range = table.getRange().load("address");
    await context.sync();
    expect(range.address).toBe(`${name}!A1:C9`);
    table.convertToRange();
    const count = sheet.tables.getCount();
    const kept = sheet.getRange("A1:C1").load("values");
    await context.sync();
    expect([count.value, kept.values]).toEqual([0, [["a", "b", "c"]]]);
    sheet.tables.add("A1:C2", true).delete();
    const used = sheet.getUsedRangeOrNullObject(true).load("address");
    await context.sync();
    expect(used.isNullObject).toBe(true);
  });
});
