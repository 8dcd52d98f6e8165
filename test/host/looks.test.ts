import { errorOf, newSheet } from "./newSheet";

let name: string;
beforeEach(async () => {
  name = await newSheet();
});
const sheetOf = (context: Excel.RequestContext) => context.workbook.worksheets.getItem(name);

test("a line between two cells is the lower border of one and the upper border of the other", async () => {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.getRange("B2").format.borders.getItem("EdgeBottom").style = "Double";
    sheet.getRange("D2").format.borders.getItem("EdgeLeft").color = "#FF0000";
    const [top, right, none] = [
      sheet.getRange("B3").format.borders.getItem("EdgeTop").load("style,weight"),
      sheet.getRange("C2").format.borders.getItem("EdgeRight").load("style,color"),
      sheet.getRange("B3").format.borders.getItem("EdgeBottom").load("style"),
    ] as const;
    await context.sync();
    expect([top.style, top.weight]).toEqual(["Double", "Thick"]);
    expect([right.style, right.color]).toEqual(["Continuous", "#FF0000"]);
    expect(none.style).toBe("None");
    sheet.getRange("B3").format.borders.getItem("EdgeTop").style = "None";
    const bottom = sheet.getRange("B2").format.borders.getItem("EdgeBottom").load("style");
    await context.sync();
    expect(bottom.style).toBe("None");
  });
});

test("borders that differ are told as null, their colour as nothing", async () => {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.getRange("A1").format.borders.getItem("EdgeTop").color = "#0000FF";
    const mixed = sheet.getRange("A1:B1").format.borders.getItem("EdgeTop").load("style,color");
    await context.sync();
    expect([mixed.style, mixed.color]).toEqual([null, ""]);
  });
});

test("a cell may be crossed out", async () => {
  await Excel.run(async (context) => {
    const borders = sheetOf(context).getRange("A1").format.borders;
    borders.getItem("DiagonalDown").style = "Continuous";
    borders.getItem("DiagonalUp").weight = "Medium";
    const seen = borders.load("items/sideIndex,items/style,items/weight");
    await context.sync();
    const drawn = seen.items.filter(({ style }) => style !== "None");
    expect(drawn.map((border) => [border.sideIndex, border.style, border.weight])).toEqual([
      ["DiagonalDown", "Continuous", "Thin"],
      ["DiagonalUp", "Continuous", "Medium"],
    ]);
  });
});

test("every alignment, indents, turned, shrunk and raised text come back as they were set", async () => {
  const looks: Excel.Interfaces.RangeFormatUpdateData[] = [
    ...(["General", "Left", "Center", "Right", "Fill", "Justify"] as const).map(
      (horizontalAlignment) => ({ horizontalAlignment })
    ),
    ...(["CenterAcrossSelection", "Distributed"] as const).map((horizontalAlignment) => ({
      horizontalAlignment,
    })),
    ...(["Top", "Center", "Bottom", "Justify", "Distributed"] as const).map(
      (verticalAlignment) => ({ verticalAlignment })
    ),
    { indentLevel: 3 },
    { textOrientation: 45 },
    { textOrientation: -90 },
    { textOrientation: 180 },
    { shrinkToFit: true, wrapText: false },
    { readingOrder: "RightToLeft" },
    { font: { superscript: true, subscript: false } },
  ];
  await Excel.run(async (context) => {
    for (const [row, look] of looks.entries()) {
      const format = sheetOf(context).getCell(row, 0).format;
      format.set(look);
      const { font, ...plain } = look;
      format.load([...Object.keys(plain), ...(font ? ["font/superscript", "font/subscript"] : [])]);
      await context.sync();
      expect(format.toJSON()).toMatchObject(look);
    }
  });
});

test("what cells have not in common is null", async () => {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.getRange("A1").format.set({ indentLevel: 1, wrapText: true, rowHeight: 30 });
    sheet.getRange("B1").format.columnWidth = 100;
    const format = sheet
      .getRange("A1:B2")
      .format.load("indentLevel,wrapText,rowHeight,columnWidth");
    await context.sync();
    expect([
      ...[format.indentLevel, format.wrapText, format.rowHeight, format.columnWidth],
    ]).toEqual([null, null, null, null]);
  });
});

test("rows and columns are hidden and shown, and hidden ones have no size", async () => {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    sheet.getRange("2:3").rowHidden = true;
    sheet.getRange("B:B").columnHidden = true;
    const read = (address: string) =>
      sheet.getRange(address).load("rowHidden,columnHidden,hidden,height,width,top,left");
    const [hidden, part, below] = [read("B2:B3"), read("A1:B2"), read("C4")] as const;
    await context.sync();
    expect([hidden.rowHidden, hidden.columnHidden, hidden.hidden]).toEqual([true, true, true]);
    expect([hidden.height, hidden.width]).toEqual([0, 0]);
    expect([part.rowHidden, part.columnHidden, part.hidden]).toEqual([null, null, null]);
    expect([below.top, below.left]).toEqual([part.height, part.width]);
    sheet.getRange("A1:C4").rowHidden = false;
    sheet.getRange("A1:C4").columnHidden = false;
    const shown = read("A1:C4");
    await context.sync();
    expect([shown.rowHidden, shown.hidden]).toEqual([false, false]);
  });
});

test("a size of nothing hides, and the standard sizes come back", async () => {
  await Excel.run(async (context) => {
    const sheet = sheetOf(context);
    const cell = sheet.getRange("B2");
    cell.format.rowHeight = 0;
    cell.format.columnWidth = 100;
    cell.load("rowHidden");
    cell.format.load("useStandardWidth");
    await context.sync();
    expect([cell.rowHidden, cell.format.useStandardWidth]).toEqual([true, false]);
    cell.format.useStandardWidth = true;
    cell.format.load("useStandardWidth,columnWidth");
    const plain = sheet.getRange("D1").format.load("columnWidth,useStandardHeight");
    await context.sync();
    expect(cell.format.useStandardWidth).toBe(true);
    expect(cell.format.columnWidth).toBe(plain.columnWidth);
    expect(plain.useStandardHeight).toBe(true);
  });
});

test("several ranges are formatted at once, and the plain style takes formats away", async () => {
  await Excel.run(async (context) => {
    const areas = sheetOf(context).getRanges("A1:B1,D3");
    areas.format.font.bold = true;
    areas.format.fill.color = "yellow";
    areas.load("address,areaCount,cellCount,format/font/bold");
    const between = sheetOf(context).getRange("C3").load("format/font/bold");
    await context.sync();
    expect([areas.areaCount, areas.cellCount, areas.format.font.bold]).toEqual([2, 3, true]);
    expect(between.format.font.bold).toBe(false);
    areas.style = "Normal";
    areas.load("format/font/bold,style");
    await context.sync();
    expect([areas.format.font.bold, areas.style]).toEqual([false, "Normal"]);
  });
});

test("what cannot look so is refused", async () => {
  const refusals: [(format: Excel.RangeFormat) => void, string][] = [
    [(format) => (format.indentLevel = 251), "InvalidArgument"],
    [(format) => (format.textOrientation = 91), "InvalidArgument"],
    [(format) => (format.readingOrder = "Upwards" as "Context"), "InvalidArgument"],
    [(format) => (format.fill.pattern = "Gray50"), "ApiNotFound"],
    [(format) => (format.font.underline = "SingleAccountant"), "ApiNotFound"],
  ];
  for (const [set, code] of refusals) {
    const error = await errorOf(async (context) => {
      set(sheetOf(context).getRange("A1").format);
      await context.sync();
    });
    expect(error.code).toBe(code);
  }
});
