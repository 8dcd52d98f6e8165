import { errorOf, newSheet } from "./newSheet";

let name: string;
beforeEach(async () => {
  name = await newSheet();
});
const sheetOf = (context: Excel.RequestContext) => context.workbook.worksheets.getItem(name);

test("values come back as they were written", async () => {
  const values = await Excel.run(async (context) => {
    const range = sheetOf(context).getRange("B2:C4");
    range.values = [
      ["Pair", "IMP"],
      ["North", 12.5],
      [true, ""],
    ];
    range.load("values,address,rowCount,columnCount,cellCount");
    await context.sync();
    expect(range.address).toBe(`${name}!B2:C4`);
    expect([range.rowCount, range.columnCount, range.cellCount]).toEqual([3, 2, 6]);
    return range.values;
  });
  expect(values).toEqual([
    ["Pair", "IMP"],
    ["North", 12.5],
    [true, ""],
  ]);
});

test("text is read as if typed, and not in a cell formatted as text", async () => {
  const seen = await Excel.run(async (context) => {
    const range = sheetOf(context).getRange("A1:F1");
    const asText = sheetOf(context).getRange("F1");
    asText.numberFormat = [["@"]];
    range.values = [["007", "50%", "3-2", "'1-2", "=A1+1", "3-2"]];
    range.load("values,formulas,text,numberFormat");
    await context.sync();
    return range;
  });
  const [zeros, percent, date, apostrophe, , text] = seen.values[0] ?? [];
  expect([zeros, percent, apostrophe, text]).toEqual([7, 0.5, "1-2", "3-2"]);
  expect(typeof date).toBe("number");
  expect(seen.formulas[0]?.[4]).toBe("=A1+1");
  expect(seen.text[0]?.[1]).toBe("50%");
  expect(seen.numberFormat[0]).toEqual(["General", "0%", "d-mmm", "General", "General", "@"]);
});

test("null leaves a cell alone, an empty text clears it, one value fills the range", async () => {
  const values = await Excel.run(async (context) => {
    const range = sheetOf(context).getRange("A1:C1");
    range.values = 5 as never;
    await context.sync();
    range.values = [[null, "", 6]];
    range.load("values");
    await context.sync();
    return range.values;
  });
  expect(values).toEqual([[5, "", 6]]);
});

test("a matrix of the wrong size is refused, and what came before it stays", async () => {
  const error = await errorOf(async (context) => {
    sheetOf(context).getRange("A1").values = [["before"]];
    sheetOf(context).getRange("A2:B3").values = [[1, 2]];
    sheetOf(context).getRange("A5").values = [["after"]];
    await context.sync();
  });
  expect(error.code).toBe("InvalidArgument");
  const values = await Excel.run(async (context) => {
    const range = sheetOf(context).getRange("A1:A5").load("values");
    await context.sync();
    return range.values.flat();
  });
  expect(values).toEqual(["before", "", "", "", ""]);
});

test("texts and formulas longer than a cell can hold are refused, and nothing is written", async () => {
  const write = (last: string) => (context: Excel.RequestContext) => {
    sheetOf(context).getRange("A1:A2").formulas = [["first"], [last]];
    return context.sync();
  };
  for (const last of ["x".repeat(32_768), `="${"x".repeat(8190)}"`])
    expect((await errorOf(write(last))).code).toBe("InvalidArgument");
  const values = await Excel.run(async (context) => {
    const range = sheetOf(context).getRange("A1").load("values");
    await context.sync();
    return range.values;
  });
  expect(values).toEqual([[""]]);
  await Excel.run(write("x".repeat(32_767)));
});

test("a property that was not loaded cannot be read", async () => {
  const error = await errorOf(async (context) => {
    const range = sheetOf(context).getRange("A1");
    await context.sync();
    return range.values;
  });
  expect(error.code).toBe("PropertyNotLoaded");
});

test("an address that is none is refused", async () => {
  for (const address of ["A0", "XFE1", "B", "A1:B", "Nowhere!A1", "no such name"]) {
    const error = await errorOf(async (context) => {
      sheetOf(context).getRange(address).load("address");
      await context.sync();
    });
    expect(error.code).toBe("InvalidArgument");
  }
});

test("a write of 12,000 cells arrives whole", async () => {
  const rows = Array.from({ length: 3000 }, (_, i) => [i, `p${i}`, i / 4, i % 2 === 0]);
  const values = await Excel.run(async (context) => {
    sheetOf(context).getRange("A1:D3000").values = rows;
    const used = sheetOf(context).getUsedRange().load("values,address");
    await context.sync();
    expect(used.address).toBe(`${name}!A1:D3000`);
    return used.values;
  });
  expect(values).toEqual(rows);
});

test("the used range of an empty sheet is its first cell, or a null object", async () => {
  await Excel.run(async (context) => {
    const used = sheetOf(context).getUsedRange().load("address");
    const none = sheetOf(context).getUsedRangeOrNullObject().load("address");
    const below = none.getLastRow().load("address");
    await context.sync();
    expect(used.address).toBe(`${name}!A1`);
    expect([none.isNullObject, below.isNullObject]).toEqual([true, true]);
  });
});

test("formats alone make cells used, unless values are asked for", async () => {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.getRange("B2").values = [[1]];
    sheet.getRange("D9").format.font.bold = true;
    const used = sheet.getUsedRange().load("address");
    const values = sheet.getUsedRange(true).load("address");
    await context.sync();
    expect([used.address, values.address]).toEqual([`${name}!B2:D9`, `${name}!B2`]);
  });
});

test("whole columns and rows have an address and no values, and take none", async () => {
  await Excel.run(async (context) => {
    const column = sheetOf(context).getRange("B:B").load("address,values,rowCount,isEntireColumn");
    const row = sheetOf(context).getRange("3:4").load("address,text,isEntireRow");
    await context.sync();
    expect([column.address, column.rowCount, column.isEntireColumn]).toEqual([
      `${name}!B:B`,
      1_048_576,
      true,
    ]);
    expect([row.address, row.isEntireRow]).toEqual([`${name}!3:4`, true]);
    expect([column.values, row.text]).toEqual([null, null]);
  });
  const error = await errorOf(async (context) => {
    sheetOf(context).getRange("B:B").values = 1 as never;
    await context.sync();
  });
  expect(error.code).toBe("InvalidArgument");
});

test("ranges are reached from ranges", async () => {
  await Excel.run(async (context) => {
    const range = sheetOf(context).getRange("B2:D5");
    const reached = [
      range.getCell(1, 1),
      range.getRow(3),
      range.getColumn(0),
      range.getLastCell(),
      range.getOffsetRange(2, -1),
      range.getResizedRange(1, -2),
      range.getEntireRow(),
      range.getBoundingRect("F1"),
      range.getIntersection("A1:C3"),
      range.getIntersectionOrNullObject("C3:Z9"),
    ].map((r) => r.load("address"));
    const none = range.getIntersectionOrNullObject("F1").load("address");
    await context.sync();
    expect(reached.map((r) => r.address.split("!")[1])).toEqual([
      ...["C3", "B5:D5", "B2:B5", "D5", "A4:C7", "B2:B6", "2:5", "B1:F5", "B2:C3", "C3:D5"],
    ]);
    expect(none.isNullObject).toBe(true);
  });
  const error = await errorOf(async (context) => {
    sheetOf(context).getRange("A1").getOffsetRange(-1, 0).load("address");
    await context.sync();
  });
  expect(error.code).toBe("InvalidArgument");
});

test("the value types tell an empty cell from 0, from an empty text and from an error", async () => {
  await Excel.run(async (context) => {
    const range = sheetOf(context).getRange("A1:F1");
    range.values = [[0, '=IF(TRUE,"")', "", true, "x", "#N/A"]];
    sheetOf(context).getRange("H1").format.fill.color = "red";
    await context.sync();
    const seen = sheetOf(context).getRange("A1:H1").load("valueTypes,values");
    await context.sync();
    expect(seen.valueTypes[0]).toEqual([
      ...["Double", "String", "Empty", "Boolean", "String", "Error", "Empty", "Empty"],
    ]);
    expect(seen.values[0]).toEqual([0, "", "", true, "x", "#N/A", "", ""]);
  });
});

test("a spill is known by its first cell", async () => {
  await Excel.run(async (context) => {
    sheetOf(context).getRange("A1").formulas = [["=C1:C2*2"]];
    sheetOf(context).getRange("C1:C2").values = [[1.5], [-1]];
    await context.sync();
    const first = sheetOf(context).getRange("A1").load("hasSpill");
    const block = first.getSpillingToRange().load("address,values,formulas,hasSpill");
    const none = sheetOf(context).getRange("B1").getSpillingToRangeOrNullObject().load("address");
    const both = sheetOf(context).getRange("A1:B1").load("hasSpill");
    await context.sync();
    expect(block.address).toBe(`${name}!A1:A2`);
    expect(block.values).toEqual([[3], [-2]]);
    expect(block.formulas).toEqual([["=C1:C2*2"], [-2]]);
    expect([first.hasSpill, block.hasSpill, both.hasSpill, none.isNullObject]).toEqual([
      ...[true, true, null, true],
    ]);
  });
});

test("clearing takes contents, formats or both", async () => {
  await Excel.run(async (context) => {
    const range = sheetOf(context).getRange("A1:B1");
    range.values = [[1, 2]];
    range.format.font.bold = true;
    sheetOf(context).getRange("A1").clear("Contents");
    sheetOf(context).getRange("B1").clear("Formats");
    const seen = range.load("values");
    const [a, b] = ["A1", "B1"].map((cell) =>
      sheetOf(context).getRange(cell).load("format/font/bold")
    );
    await context.sync();
    expect(seen.values).toEqual([["", 2]]);
    expect([a?.format.font.bold, b?.format.font.bold]).toEqual([true, false]);
  });
});

test("the selected cells and the active cell are those the user selected", async () => {
  await Excel.run(async (context) => {
    sheetOf(context).getRange("C3:D9").select();
    const selected = context.workbook.getSelectedRange().load("address");
    const active = context.workbook.getActiveCell().load("address");
    const sheet = context.workbook.worksheets.getActiveWorksheet().load("name");
    await context.sync();
    expect([selected.address, active.address]).toEqual([`${name}!C3:D9`, `${name}!C3`]);
    expect(sheet.name).toBe(name);
  });
});

test("set, load without names and toJSON work on what Excel has", async () => {
  const json = await Excel.run(async (context) => {
    const range = sheetOf(context).getRange("A1");
    range.set({ values: [["hi"]], format: { font: { bold: true }, fill: { color: "yellow" } } });
    await context.sync();
    range.load();
    range.load("format/font/bold,format/fill/color");
    await context.sync();
    return range.toJSON();
  });
  expect(json).toMatchObject({
    values: [["hi"]],
    rowIndex: 0,
    format: { font: { bold: true }, fill: { color: "#FFFF00" } },
  });
});

test("every range is let go when its Excel.run has ended", async () => {
  await Excel.run(async (context) => {
    const ranges = ["A1", "B1:C9"].map((a) => sheetOf(context).getRange(a).load("values"));
    await context.sync();
    ranges[0]?.getOffsetRange(1, 1).load("address");
    await context.sync();
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(workbenchHost.richApi.trackedObjects()).toBe(0);
});

test("merged cells hold what is written to the first of them, and keep the first that was filled", async () => {
  await Excel.run(async (context) => {
    const range = sheetOf(context).getRange("A1:B2");
    range.values = [
      ["", "x"],
      ["y", "z"],
    ];
    range.merge();
    range.load("values");
    await context.sync();
    expect(range.values).toEqual([
      ["x", ""],
      ["", ""],
    ]);
    range.values = [
      ["a", "b"],
      ["c", "d"],
    ];
    range.load("values");
    const areas = range.getMergedAreasOrNullObject().load("address");
    await context.sync();
    expect(range.values).toEqual([
      ["a", ""],
      ["", ""],
    ]);
    expect(areas.address).toBe(`${name}!A1:B2`);
    range.unmerge();
    range.getCell(1, 0).merge(true);
    sheetOf(context).getRange("D1:E2").merge(true);
    await context.sync();
  });
  const id = workbenchHost.model.findSheet(name) ?? "";
  expect(workbenchGrid.merges(id)).toEqual([
    { row: 0, column: 3, rows: 1, columns: 2 },
    { row: 1, column: 3, rows: 1, columns: 2 },
  ]);
});

test("properties are read and set cell by cell, row by row and column by column", async () => {
  await Excel.run(async (context) => {
    const range = sheetOf(context).getRange("B2:C3");
    range.setCellProperties([
      [{ format: { fill: { color: "#FF0000" } } }, {}],
      [{}, { format: { font: { bold: true } } }],
    ]);
    range.setRowProperties([{ rowHidden: true }, { format: { rowHeight: 30 } }]);
    range.setColumnProperties([{ format: { columnWidth: 90 } }, {}]);
    const cells = range.getCellProperties({
      address: true,
      format: { fill: { color: true }, font: { bold: true } },
    });
    const rows = range.getRowProperties({ rowIndex: true, rowHidden: true });
    const columns = range.getColumnProperties({ format: { columnWidth: true } });
    await context.sync();
    expect(cells.value[0]?.[0]).toEqual({
      address: `${name}!B2`,
      format: { fill: { color: "#FF0000" }, font: { bold: false } },
    });
    expect(cells.value[1]?.[1]?.format?.font?.bold).toBe(true);
    expect(rows.value).toEqual([
      { rowIndex: 1, rowHidden: true },
      { rowIndex: 2, rowHidden: false },
    ]);
    expect(columns.value[0]?.format?.columnWidth).toBe(90);
  });
});
