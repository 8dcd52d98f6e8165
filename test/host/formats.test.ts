import { errorOf, newSheet } from "./newSheet";

let name: string;
beforeEach(async () => {
  name = await newSheet();
});
const rangeOf = (context: Excel.RequestContext, address: string) =>
  context.workbook.worksheets.getItem(name).getRange(address);

test("what is set on a format is read back, in Excel's form", async () => {
  await Excel.run(async (context) => {
    const { format } = rangeOf(context, "A1:C3");
    format.fill.color = "yellow";
    format.font.set({ bold: true, italic: true, color: "#c00000", size: 14, name: "Arial" });
    format.font.set({ underline: "Single", strikethrough: true });
    format.set({ horizontalAlignment: "Center", verticalAlignment: "Top", wrapText: true });
    const read = rangeOf(context, "B2").format;
    read.load("horizontalAlignment,verticalAlignment,wrapText");
    read.fill.load("color");
    read.font.load("bold,italic,color,size,name,underline,strikethrough");
    await context.sync();
    expect(read.fill.color).toBe("#FFFF00");
    expect(read.font.toJSON()).toEqual({
      bold: true,
      italic: true,
      color: "#C00000",
      size: 14,
      name: "Arial",
      underline: "Single",
      strikethrough: true,
    });
    expect([read.horizontalAlignment, read.verticalAlignment, read.wrapText]).toEqual([
      ...["Center", "Top", true],
    ]);
  });
});

test("where cells differ Excel answers null, and an empty text for colours", async () => {
  await Excel.run(async (context) => {
    rangeOf(context, "A1").format.font.bold = true;
    rangeOf(context, "A1").format.fill.color = "red";
    const { format } = rangeOf(context, "A1:B1");
    format.font.load("bold,italic");
    format.fill.load("color");
    await context.sync();
    expect([format.font.bold, format.font.italic, format.fill.color]).toEqual([null, false, ""]);
  });
});

test("a whole column's format counts where a cell has none of its own since", async () => {
  await Excel.run(async (context) => {
    rangeOf(context, "A1").format.font.bold = true;
    rangeOf(context, "A:A").format.font.bold = false;
    rangeOf(context, "A2").format.font.bold = true;
    rangeOf(context, "A:A").numberFormat = [["@"]] as never;
    await context.sync();
  }).catch((error: OfficeExtension.Error) => expect(error.code).toBe("InvalidArgument"));
  await Excel.run(async (context) => {
    rangeOf(context, "A:A").numberFormat = "@" as never;
    rangeOf(context, "A9").values = [["1-2"]];
    const [a1, a2, a3] = ["A1", "A2", "A3"].map((a) =>
      rangeOf(context, a).load("format/font/bold,numberFormat")
    );
    const a9 = rangeOf(context, "A9").load("values");
    await context.sync();
    expect([a1, a2, a3].map((r) => r?.format.font.bold)).toEqual([false, true, false]);
    expect(a3?.numberFormat).toEqual([["@"]]);
    expect(a9.values).toEqual([["1-2"]]);
  });
});

test("borders are drawn on the sides that were asked for", async () => {
  await Excel.run(async (context) => {
    const { borders } = rangeOf(context, "B2:C3").format;
    borders.getItem("EdgeBottom").style = "Double";
    borders.getItem("InsideVertical").color = "#FF0000";
    await context.sync();
    const sideOf = (address: string, side: Excel.BorderIndex | "EdgeBottom" | "EdgeRight") =>
      rangeOf(context, address).format.borders.getItem(side).load("style,color,weight");
    const read = [
      ...[sideOf("B3", "EdgeBottom"), sideOf("B2", "EdgeBottom")],
      ...[sideOf("B2", "EdgeRight"), sideOf("C2", "EdgeRight")],
    ];
    await context.sync();
    expect(read.map(({ style }) => style)).toEqual(["Double", "None", "Continuous", "None"]);
    expect(read[2]?.color).toBe("#FF0000");
  });
});

test("widths and heights are in points, and fit the text when asked to", async () => {
  await Excel.run(async (context) => {
    const { format } = rangeOf(context, "A1:B2");
    format.columnWidth = 90;
    format.rowHeight = 30;
    rangeOf(context, "B1").values = [["a heading of some length"]];
    rangeOf(context, "B:B").format.autofitColumns();
    const [a, b, both] = ["A1", "B1", "A1:B1"].map((address) =>
      rangeOf(context, address).load("format/columnWidth,format/rowHeight")
    );
    await context.sync();
    expect([a?.format.columnWidth, a?.format.rowHeight]).toEqual([90, 30]);
    expect(b?.format.columnWidth).toBeGreaterThan(90);
    expect(both?.format.columnWidth).toBeNull();
  });
});

test.each([
  ["a colour", (f: Excel.RangeFormat) => (f.fill.color = "greenish")],
  ["a word that only JavaScript knows", (f: Excel.RangeFormat) => (f.fill.color = "constructor")],
  ["an alignment", (f: Excel.RangeFormat) => (f.horizontalAlignment = "Middle" as never)],
  ["a size", (f: Excel.RangeFormat) => (f.font.size = 0)],
  ["a width", (f: Excel.RangeFormat) => (f.columnWidth = -1)],
])("%s that is none is refused", async (_, set) => {
  const error = await errorOf(async (context) => {
    set(rangeOf(context, "A1").format);
    await context.sync();
  });
  expect(error.code).toBe("InvalidArgument");
});

test("a formula and what it spills stay when their cells are formatted", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem(name).getRange("A1:A3");
    range.getCell(0, 0).formulas = [["=SEQUENCE(3)"]];
    range.format.fill.color = "yellow";
    range.load("formulas");
    await context.sync();
    expect(range.formulas).toEqual([["=SEQUENCE(3)"], [2], [3]]);
  });
});

test("texts that look like numbers or truth values stay texts when their cells are formatted", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem(name).getRange("A1:A4");
    range.formulas = [["'007"], ["'TRUE"], ["'=1+1"], [8]];
    range.format.font.bold = true;
    range.format.wrapText = true;
    range.format.borders.getItem("EdgeBottom").style = "Continuous";
    range.numberFormat = [["0.00"], ["0.00"], ["0.00"], ["0.00"]];
    range.load("values,text");
    await context.sync();
    expect(range.values.flat()).toEqual(["007", "TRUE", "=1+1", 8]);
    expect(range.text.flat()).toEqual(["007", "TRUE", "=1+1", "8.00"]);
  });
});

test("a number stays a number in a cell that is formatted for texts, and a truth value what it is", async () => {
  await Excel.run(async (context) => {
    const cells = context.workbook.worksheets.add().getRange("A1:B1");
    cells.values = [[10, true]];
    cells.numberFormat = [["@", "@"]];
    cells.load("values,valueTypes,numberFormat");
    await context.sync();
    expect(cells.values).toEqual([[10, true]]);
    expect(cells.valueTypes).toEqual([["Double", "Boolean"]]);
    expect(cells.numberFormat).toEqual([["@", "@"]]);
  });
});
