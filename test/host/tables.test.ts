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

test("columns are added where asked, renamed, numbered for good, and deleted with what refers to them", async () => {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.getRange("A1:C3").values = [
      ["Pair", "VP", "beside"],
      [1, 12, "x"],
      [2, 8, "y"],
    ];
    const table = sheet.tables.add("A1:B3", true);
    table.name = `Cols_${name}`;
    const first = table.columns.add(0, [["Rank"], [1], [2]]).load("id,index,name");
    const last = table.columns.add(undefined, "=[@VP]*2", "Twice").load("id,index");
    const all = table.getRange().load("address,formulas");
    sheet.getRange("H1").formulas = [[`=SUM(Cols_${name}[VP])+SUM(Cols_${name}[Rank])`]];
    const sum = sheet.getRange("H1").load("formulas,values");
    const pushed = sheet.getRange("E1:E3").load("values");
    await context.sync();
    expect([first.index, first.name, last.index]).toEqual([0, "Rank", 3]);

    expect(new Set([first.id, last.id, 1, 2]).size).toBe(4);
    expect(all.address).toBe(`${name}!A1:D3`);
    expect(all.formulas).toEqual([
      ["Rank", "Pair", "VP", "Twice"],
      [1, 1, 12, "=[@VP]*2"],
      [2, 2, 8, "=[@VP]*2"],
    ]);
    expect(pushed.values).toEqual([["beside"], ["x"], ["y"]]);
    expect(sum.values).toEqual([[23]]);
    const vp = table.columns.getItem("VP").load("id");
    vp.name = "Victory points";
    sum.load("formulas");
    await context.sync();
    expect(sum.formulas).toEqual([[`=SUM(Cols_${name}[Victory points])+SUM(Cols_${name}[Rank])`]]);
    table.columns.getItem("Rank").delete();
    vp.load("index");
    sum.load("formulas");
    const left = table.getRange().load("address,values");
    await context.sync();
    expect([vp.index, left.address]).toEqual([1, `${name}!A1:C3`]);
    expect(sum.formulas).toEqual([[`=SUM(Cols_${name}[Victory points])+SUM(#REF!)`]]);
    expect(left.values[1]).toEqual([1, 12, 24]);
  });
  for (const wrong of ["", "Pair", 7]) {
    const error = await errorOf(async (context) => {
      const column = sheetOf(context).tables.getItemAt(0).columns.getItemAt(1);
      column.name = wrong as string;
      await context.sync();
    });
    expect(error.code).toBe("InvalidArgument");
  }
});

test("rows move what stands below them down and up again, within the table's columns alone", async () => {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.getRange("A1:C5").values = [
      ["a", "b", ""],
      [1, 2, "beside"],
      [3, 4, "beside"],
      ["", "", ""],
      ["below", "", "beside"],
    ];
    sheet.getRange("E1").formulas = [["=A5"]];
    const { rows } = sheet.tables.add("A1:B3", true);
    rows.add(undefined, [
      [5, 6],
      [7, 8],
    ]);
    rows.add(0, [[0, 0]]);
    const cells = sheet.getRange("A1:C8").load("values");
    const reference = sheet.getRange("E1").load("formulas");
    await context.sync();
    expect(cells.values.map((row) => row[0])).toEqual(["a", 0, 1, 3, 5, 7, "", "below"]);
    expect(cells.values.map((row) => row[2]).slice(0, 5)).toEqual([
      "",
      "beside",
      "beside",
      "",
      "beside",
    ]);
    expect(reference.formulas).toEqual([["=A8"]]);
    rows.deleteRows([0, 4]);
    rows.deleteRowsAt(1, 2);
    cells.load("values");
    reference.load("formulas");
    const count = rows.getCount();
    await context.sync();
    expect(cells.values.map((row) => row[0])).toEqual(["a", 1, "", "below", "", "", "", ""]);
    expect([reference.formulas, count.value]).toEqual([[["=A4"]], 1]);
    rows.getItemAt(0).delete();
    const body = sheet.tables.getItemAt(0).getDataBodyRange().load("values,address");
    await context.sync();
    expect([body.address, body.values]).toEqual([`${name}!A2:B2`, [["", ""]]]);
  });
  const error = await errorOf(async (context) => {
    sheetOf(context).tables.getItemAt(0).rows.deleteRowsAt(0, 5);
    await context.sync();
  });
  expect(error.code).toBe("InvalidArgument");
});

test("a table below that would be sheared stays, and the row is not added", async () => {
  await Excel.run(async (context) => {
    const { tables } = sheetOf(context);
    tables.add("A1:B3", true);
    tables.add("B5:C7", true);
    await context.sync();
  });
  const error = await errorOf(async (context) => {
    sheetOf(context)
      .tables.getItemAt(0)
      .rows.add(undefined, [[1, 2]]);
    await context.sync();
  });
  expect(error.code).toBe("InvalidOperation");
  await Excel.run(async (context) => {
    const { tables } = sheetOf(context);
    tables.getItemAt(1).resize("B5:B7");
    tables.getItemAt(0).rows.add(undefined, [[1, 2]]);
    const ranges = [0, 1].map((i) => tables.getItemAt(i).getRange().load("address"));
    await context.sync();
    expect(ranges.map((r) => r.address)).toEqual([`${name}!A1:B4`, `${name}!B6:B8`]);
  });
});

test("a totals row is written below, follows new rows, and goes again", async () => {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.getRange("A1:B3").values = [
      ["Pair", "VP"],
      [1, 12],
      [2, 8],
    ];
    sheet.getRange("A4").values = [["below"]];
    const table = sheet.tables.add("A1:B3", true);
    table.showTotals = true;
    table.rows.add(undefined, [[3, 10]]);
    const total = table.getTotalRowRange().load("address,values,formulas");
    const whole = table.getRange().load("address");
    const body = table.columns.getItem("VP").getDataBodyRange().load("values");
    const below = sheet.getRange("A6").load("values");
    await context.sync();
    expect([total.address, whole.address]).toEqual([`${name}!A5:B5`, `${name}!A1:B5`]);
    expect(total.formulas).toEqual([["Total", "=SUBTOTAL(109,[VP])"]]);
    expect(total.values).toEqual([["Total", 30]]);
    expect(body.values).toEqual([[12], [8], [10]]);
    expect(below.values).toEqual([["below"]]);
    table.showTotals = false;
    await context.sync();
  });
  await Excel.run(async (context) => {
    const table = sheetOf(context).tables.getItemAt(0).load("showTotals");
    const whole = table.getRange().load("address,values");
    await context.sync();
    expect([table.showTotals, whole.address]).toEqual([false, `${name}!A1:B4`]);
  });
});

test("headings can be hidden and come back, and formulas know them all the while", async () => {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.getRange("B2:C3").values = [
      ["Pair", "VP #"],
      [1, 12],
    ];
    const table = sheet.tables.add("B2:C3", true);
    table.name = `Head_${name}`;
    table.showHeaders = false;
    sheet.getRange("F1").formulas = [[`=SUM(Head_${name}[VP '#])`]];
    const whole = table.getRange().load("address");
    const header = sheet.getRange("B2:C2").load("values");
    const sum = sheet.getRange("F1").load("values,formulas");
    table.columns.load("items/name");
    await context.sync();
    expect([whole.address, header.values]).toEqual([`${name}!B3:C3`, [["", ""]]]);
    expect([sum.values, table.columns.items.map((c) => c.name)]).toEqual([
      [[12]],
      ["Pair", "VP #"],
    ]);
    table.showHeaders = true;
    const again = table.getRange().load("address,values");
    await context.sync();
    expect([again.address, again.values[0]]).toEqual([`${name}!B2:C3`, ["Pair", "VP #"]]);
  });
});

test("formulas name the cells when their table becomes plain cells, and are errors when it is deleted", async () => {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.getRange("A1:B3").values = [
      ["Pair", "VP"],
      [1, 12],
      [2, 8],
    ];
    const table = sheet.tables.add("A1:B3", true);
    table.name = `Plain_${name}`;
    const formulas = sheet.getRange("D2:D5");
    formulas.formulas = [
      [`=Plain_${name}[@VP]`],
      [`=SUM(Plain_${name}[VP])`],
      [`=ROWS(Plain_${name})`],
      [`=Plain_${name}[[#Headers],[VP]]`],
    ];
    await context.sync();
    table.convertToRange();
    formulas.load("formulas,values");
    await context.sync();
    expect(formulas.formulas).toEqual([
      [`=${name}!$B2`],
      [`=SUM(${name}!$B$2:$B$3)`],
      [`=ROWS(${name}!$A$2:$B$3)`],
      [`=${name}!$B$1`],
    ]);
    expect(formulas.values).toEqual([[12], [20], [2], ["VP"]]);
    const again = sheet.tables.add("A1:B3", true);
    again.name = `Plain_${name}`;
    formulas.getCell(0, 0).formulas = [[`=SUM(Plain_${name}[VP])`]];
    again.delete();
    const first = formulas.getCell(0, 0).load("formulas");
    await context.sync();
    expect(first.formulas).toEqual([["=SUM(#REF!)"]]);
  });
});

test("a table renamed is renamed in the formulas of all sheets, and undo names it back", async () => {
  const other = await newSheet();
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.getRange("A1:A2").values = [["VP"], [5]];
    sheet.tables.add("A1:A2", true).name = `Old_${name}`;
    const cell = context.workbook.worksheets.getItem(other).getRange("A1:A2");
    cell.formulas = [[`=SUM(Old_${name}[VP])`], [`=ROWS(old_${name})`]];
    await context.sync();
    sheet.tables.getItemAt(0).name = `New_${name}`;
    cell.load("formulas,values");
    await context.sync();
    expect(cell.formulas).toEqual([[`=SUM(New_${name}[VP])`], [`=ROWS(New_${name})`]]);
    expect(cell.values).toEqual([[5], [1]]);
    await workbenchPerson.api.undo();
    cell.load("formulas,values");
    await context.sync();
    expect(cell.formulas).toEqual([[`=SUM(Old_${name}[VP])`], [`=ROWS(Old_${name})`]]);
    expect(cell.values).toEqual([[5], [1]]);
  });
});

test("a sheet's copy has tables of its own names, and its formulas mean them", async () => {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.getRange("A1:A2").values = [["VP"], [5]];
    const table = sheet.tables.add("A1:A2", true);
    table.name = `Copied_${name}`;
    table.style = "TableStyleLight9";
    table.showBandedColumns = true;
    sheet.getRange("C1").formulas = [[`=SUM(Copied_${name}[VP])`]];
    await context.sync();
    const copy = sheet.copy("End").load("name");
    const twin = copy.tables.getItemAt(0).load("name,style,showBandedColumns,id");
    table.load("name,id");
    const formula = copy.getRange("C1").load("formulas,values");
    copy.getRange("A2").values = [[7]];
    const old = sheet.getRange("C1").load("formulas,values");
    await context.sync();
    expect(twin.name).toMatch(new RegExp(`^Copied_${name}\\d+$`));
    expect([twin.style, twin.showBandedColumns, twin.id === table.id]).toEqual([
      "TableStyleLight9",
      true,
      false,
    ]);
    expect([formula.formulas, old.formulas, old.values]).toEqual([
      [[`=SUM(${twin.name}[VP])`]],
      [[`=SUM(Copied_${name}[VP])`]],
      [[5]],
    ]);
  });
});

test("how a table looks is kept and told, and only Excel's styles are taken", async () => {
  await Excel.run(async (context) => {
    const table = sheetOf(context).tables.add("A1:B3", true);
    table.set({
      style: "TableStyleDark3",
      showBandedRows: false,
      showBandedColumns: true,
      highlightFirstColumn: true,
      highlightLastColumn: true,
      showFilterButton: false,
    });
    table.load();
    await context.sync();
    expect(table.toJSON()).toMatchObject({
      style: "TableStyleDark3",
      showBandedRows: false,
      showBandedColumns: true,
      highlightFirstColumn: true,
      highlightLastColumn: true,
      showFilterButton: false,
      showHeaders: true,
      showTotals: false,
    });
    expect(Number(table.legacyId)).toBeGreaterThan(0);
  });
  const error = await errorOf(async (context) => {
    sheetOf(context).tables.getItemAt(0).style = "TableStyleMedium99";
    await context.sync();
  });
  expect(error.code).toBe("InvalidArgument");
});

test("a table of one row makes room for its rows, one without headings for its header", async () => {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.getRange("A1:A2").values = [["VP"], ["below"]];
    sheet.getRange("C1:C2").values = [[1], [2]];
    const first = sheet.tables.add("A1", true).getRange().load("address,values");
    const second = sheet.tables.add("C1:C2", false).getRange().load("address,values");
    const below = sheet.getRange("A3").load("values");
    await context.sync();
    expect([first.address, first.values, below.values]).toEqual([
      `${name}!A1:A2`,
      [["VP"], [""]],
      [["below"]],
    ]);
    expect([second.address, second.values]).toEqual([`${name}!C1:C3`, [["Column1"], [1], [2]]]);
  });
});

test("a table is found by a structured address, and ranges of it too", async () => {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.getRange("A1:B3").values = [
      ["Pair", "VP"],
      [1, 12],
      [2, 8],
    ];
    sheet.tables.add("A1:B3", true).name = `At_${name}`;
    const ranges = ["", "[VP]", "[#All]", "[[#Headers],[Pair]:[VP]]"].map((part) =>
      sheet.getRange(`At_${name}${part}`).load("address")
    );
    await context.sync();
    expect(ranges.map((r) => r.address.split("!")[1])).toEqual([
      "A2:B3",
      "B2:B3",
      "A1:B3",
      "A1:B1",
    ]);
  });
});

test("a table is sorted by its columns, tells how, and what an add-in did is one step for undo", async () => {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.getRange("A1:C4").values = [
      ["Pair", "VP", "Twice"],
      ["b", 1, "=[@VP]"],
      ["a", 3, "=[@VP]"],
      ["c", 3, "=[@VP]"],
    ].map((row, r) => (r === 0 ? row : [row[0]!, row[1]!, ""]));
    const table = sheet.tables.add("A1:C4", true);
    table.columns.getItem("Twice").getDataBodyRange().formulas = [1, 2, 3].map(() => ["=[@VP]*2"]);
    await context.sync();
    table.sort.apply([
      { key: 1, ascending: false },
      { key: 0, ascending: true },
    ]);
    const body = table.getDataBodyRange().load("values,formulas");
    table.sort.load("fields,matchCase");
    await context.sync();
    expect(body.values).toEqual([
      ["a", 3, 6],
      ["c", 3, 6],
      ["b", 1, 2],
    ]);
    expect(body.formulas[0]?.[2]).toBe("=[@VP]*2");
    expect(table.sort.fields).toMatchObject([{ key: 1, ascending: false }, { key: 0 }]);
    table.rows.add(1, [["x", 9, null]] as never);
    await context.sync();
    await workbenchPerson.api.undo();
    const whole = table.getRange().load("address,values");
    await context.sync();
    expect(whole.address).toBe(`${name}!A1:C4`);
    expect(whole.values.map((row) => row[0])).toEqual(["Pair", "a", "c", "b"]);
  });
});

test("a table is drawn in the colours of its style, and without bands when they are off", async () => {
  const id = workbenchHost.model.findSheet(name)!;
  const sheet = workbenchPerson.api.getActiveWorkbook()!.getSheetBySheetId(id)!.getSheet();
  const fillAt = (row: number) =>
    (sheet.getCell(row, 0) as { themeStyle?: { bg?: { rgb?: string } } } | null)?.themeStyle?.bg
      ?.rgb;
  await Excel.run(async (context) => {
    const table = sheetOf(context).tables.add("A1:B4", true);
    await context.sync();
    expect([0, 1, 2, 3].map(fillAt)).toEqual(["#4472C4", "#DAE3F3", undefined, "#DAE3F3"]);
    table.style = "TableStyleMedium3";
    table.showBandedRows = false;
    await context.sync();
    expect([0, 1, 2, 3].map(fillAt)).toEqual(["#ED7D31", undefined, undefined, undefined]);
    await workbenchPerson.api.undo();
    expect(fillAt(1)).toBe("#FBE5D6");
    table.convertToRange();
    await context.sync();
    expect(fillAt(0)).toBeUndefined();
  });
});
