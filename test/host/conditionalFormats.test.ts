import { parseA1 } from "../../workbench/host/a1";
import { errorOf, newSheet } from "./newSheet";

let name: string;
beforeEach(async () => {
  name = await newSheet();
});
const rangeOf = (context: Excel.RequestContext, address: string) =>
  context.workbook.worksheets.getItem(name).getRange(address);

const write = (address: string, values: unknown[][]) =>
  Excel.run(async (context) => {
    rangeOf(context, address).values = values as never;
    await context.sync();
  });

/** Adds a format; the cells that meet its condition become red. */
const format = (
  address: string,
  type: Excel.ConditionalFormatType | `${Excel.ConditionalFormatType}`,
  set: (added: Excel.ConditionalFormat) => void
) =>
  Excel.run(async (context) => {
    const added = rangeOf(context, address).conditionalFormats.add(type as never);
    set(added);
    await context.sync();
    added.load("id");
    await context.sync();
    return added.id;
  });

const sheetId = () => workbenchGrid.sheets().find((sheet) => sheet.name === name)!.id;
const worksheet = () => workbenchPerson.api.getActiveWorkbook()!.getSheetBySheetId(sheetId())!;

interface Drawn {
  readonly s?: { readonly bg?: { readonly rgb: string }; readonly bl?: number };
  readonly dataBar?: object;
  readonly iconSet?: object;
}

/** What the spreadsheet draws for a cell. */
function drawn(address: string): Drawn {
  const { row, column } = parseA1(address)!;
  return (worksheet().getSheet().getCell(row, column) ?? {}) as Drawn;
}

/** Univer calculates conditions after the cells, and looks at what came of it a moment later. */
async function soon(check: () => void): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    try {
      return check();
    } catch {
      await new Promise((later) => setTimeout(later, 50));
    }
  }
  check();
}

const RED = "#FF0000";
function reds(address: string): boolean[] {
  const { row, column, rows } = parseA1(address)!;
  const letter = String.fromCharCode(65 + column);
  return Array.from(
    { length: rows },
    (_, r) => drawn(`${letter}${row + r + 1}`).s?.bg?.rgb === RED
  );
}

const formula = (text: string) => (added: Excel.ConditionalFormat) => {
  added.custom.rule.formula = text;
  added.custom.format.fill.color = RED;
};

test("a condition colours the cells that meet it, and follows what is typed", async () => {
  await write("A1:A3", [[1], [2], [3]]);
  await format("A1:A3", "Custom", formula("=A1>1"));
  await soon(() => expect(reds("A1:A3")).toEqual([false, true, true]));
  await write("A1:A2", [[9], [0]]);
  await soon(() => expect(reds("A1:A3")).toEqual([true, false, true]));
});

test("a condition sees values that spilled", async () => {
  await write("A1", [["=SEQUENCE(3)"]]);
  await format("A1:A3", "CellValue", (added) => {
    added.cellValue.rule = { formula1: "=2", operator: "GreaterThanOrEqual" };
    added.cellValue.format.fill.color = RED;
  });
  await soon(() => expect(reds("A1:A3")).toEqual([false, true, true]));
});

test.each<[Excel.ConditionalCellValueRule, boolean[]]>([
  [{ formula1: "=2", formula2: "=3", operator: "Between" }, [false, true, true, false]],
  [{ formula1: "2", formula2: "3", operator: "NotBetween" }, [true, false, false, true]],
  [{ formula1: "=2", operator: "EqualTo" }, [false, true, false, false]],
  [{ formula1: "=$C$1", operator: "NotEqualTo" }, [true, true, false, true]],
  [{ formula1: "=B1", operator: "GreaterThan" }, [false, true, false, true]],
  [{ formula1: "=2", operator: "LessThan" }, [true, false, false, false]],
  [{ formula1: "=2", operator: "LessThanOrEqual" }, [true, true, false, false]],
])("cells are compared: %j", async (rule, red) => {
  await write("A1:C4", [
    [1, 1, 3],
    [2, 1, ""],
    [3, 9, ""],
    [4, 1, ""],
  ]);
  await format("A1:A4", "CellValue", (added) => {
    added.cellValue.rule = rule;
    added.cellValue.format.fill.color = RED;
  });
  await soon(() => expect(reds("A1:A4")).toEqual(red));
});

test.each<[Excel.ConditionalTextComparisonRule, boolean[]]>([
  [{ operator: "Contains", text: "BYE" }, [true, true, false]],
  [{ operator: "NotContains", text: "bye" }, [false, false, true]],
  [{ operator: "BeginsWith", text: "b" }, [true, false, false]],
  [{ operator: "EndsWith", text: "Bye" }, [true, true, false]],
])("texts are compared without regard to case: %j", async (rule, red) => {
  await write("A1:A3", [["Bye"], ["a bye"], ["Team 3"]]);
  await format("A1:A3", "ContainsText", (added) => {
    added.textComparison.rule = rule;
    added.textComparison.format.fill.color = RED;
  });
  await soon(() => expect(reds("A1:A3")).toEqual(red));
});

test.each<[Excel.ConditionalTopBottomRule, boolean[]]>([
  [{ type: "TopItems", rank: 2 }, [false, true, false, true]],
  [{ type: "BottomItems", rank: 1 }, [true, false, false, false]],
  [{ type: "TopPercent", rank: 25 }, [false, false, false, true]],
  [{ type: "BottomPercent", rank: 50 }, [true, false, true, false]],
  [{ type: "TopItems", rank: 99 }, [true, true, true, true]],
])("the best and the last are found: %j", async (rule, red) => {
  await write("A1:A4", [[-5], [7], [3], [8]]);
  await format("A1:A4", "TopBottom", (added) => {
    added.topBottom.rule = rule;
    added.topBottom.format.fill.color = RED;
  });
  await soon(() => expect(reds("A1:A4")).toEqual(red));
});

test.each<[Excel.ConditionalPresetCriteriaRule["criterion"], unknown[], boolean[]]>([
  ["Blanks", ["", "x", 0], [true, false, false]],
  ["NonBlanks", ["", "x", 0], [false, true, true]],
  ["Errors", ["=1/0", "x", 1], [true, false, false]],
  ["NonErrors", ["=1/0", "x", 1], [false, true, true]],
  ["DuplicateValues", ["a", "A", "b"], [true, true, false]],
  ["UniqueValues", ["a", "A", "b"], [false, false, true]],
  ["AboveAverage", [1, 2, 6], [false, false, true]],
  ["EqualOrBelowAverage", [1, 3, 5], [true, true, false]],
  ["OneStdDevAboveAverage", [1, 2, 9], [false, false, true]],
  ["Today", ["=TODAY()", "=TODAY()-1", "=TODAY()+0.5"], [true, false, true]],
  ["Yesterday", ["=TODAY()", "=TODAY()-1", "x"], [false, true, false]],
  ["LastSevenDays", ["=TODAY()", "=TODAY()-6", "=TODAY()-7"], [true, true, false]],
])("%s is found among %j", async (criterion, values, red) => {
  await write(
    "A1:A3",
    values.map((value) => [value])
  );
  await format("A1:A3", "PresetCriteria", (added) => {
    added.preset.rule = { criterion };
    added.preset.format.fill.color = RED;
  });
  await soon(() => expect(reds("A1:A3")).toEqual(red));
});

test("a data bar, a colour scale and icons are drawn", async () => {
  await write("A1:C3", [
    [1, 1, 1],
    [2, 2, 2],
    [3, 3, 3],
  ]);
  await format("A1:A3", "DataBar", (added) => {
    added.dataBar.positiveFormat.fillColor = "#00FF00";
    added.dataBar.lowerBoundRule = { type: "LowestValue" };
  });
  await format("B1:B3", "ColorScale", (added) => {
    added.colorScale.criteria = {
      minimum: { type: "LowestValue", color: "#000000" },
      maximum: { type: "HighestValue", color: "#FFFFFF" },
    };
  });
  await format("C1:C3", "IconSet", (added) => {
    added.iconSet.style = "ThreeArrows";
  });
  await soon(() => expect(drawn("A3").dataBar).toMatchObject({ color: "#00FF00", value: 100 }));
  await soon(() => expect(drawn("B1").s?.bg?.rgb).toMatch(/^rgb\(0, ?0, ?0\)$/));
  await soon(() => expect(drawn("B3").s?.bg?.rgb).toMatch(/^rgb\(255, ?255, ?255\)$/));
  await soon(() => expect(drawn("C1").iconSet).toMatchObject({ iconType: "3Arrows", iconId: "2" }));
  await soon(() => expect(drawn("C3").iconSet).toMatchObject({ iconType: "3Arrows", iconId: "0" }));
});

test("every kind of rule is read back as it was set", async () => {
  await format("A1:A3", "CellValue", (added) => {
    added.cellValue.rule = { formula1: "=1", formula2: "=B1", operator: "Between" };
    added.cellValue.format.font.set({ bold: true, color: "blue", underline: "Single" });
    added.cellValue.format.borders.getItem("EdgeBottom").color = RED;
  });
  await Excel.run(async (context) => {
    const read = rangeOf(context, "A2").conditionalFormats.getItemAt(0);
    read.load("type,priority,stopIfTrue");
    read.cellValue.load("rule");
    const { font, fill, borders } = read.cellValue.format;
    font.load();
    fill.load("color");
    borders.bottom.load("style,color");
    borders.top.load("style");
    const none = read.dataBarOrNullObject.load();
    await context.sync();
    expect([read.type, read.priority, read.stopIfTrue]).toEqual(["CellValue", 0, false]);
    expect(read.cellValue.rule).toEqual({ formula1: "=1", formula2: "=B1", operator: "Between" });
    expect(font.toJSON()).toEqual({
      bold: true,
      color: "#0000FF",
      underline: "Single",
      italic: null,
      strikethrough: null,
    });
    expect([fill.color, borders.bottom.style, borders.bottom.color, borders.top.style]).toEqual([
      ...["", "Continuous", RED, "None"],
    ]);
    expect(none.isNullObject).toBe(true);
  });
});

test("bars, scales and icons are read back, with Excel's own beginnings", async () => {
  await format("A1:A9", "IconSet", (added) => {
    added.iconSet.style = "FourRating";
  });
  await format("A1:A9", "ColorScale", () => {});
  await format("A1:A9", "DataBar", (added) => {
    added.dataBar.upperBoundRule = { type: "Number", formula: "=$D$1" };
  });
  await Excel.run(async (context) => {
    const formats = rangeOf(context, "A1:A9").conditionalFormats;
    formats.load("items/type,items/stopIfTrue");
    await context.sync();
    expect(formats.items.map(({ type }) => type)).toEqual(["DataBar", "ColorScale", "IconSet"]);
    expect(formats.items.map(({ stopIfTrue }) => stopIfTrue)).toEqual([null, null, null]);
    const [bar, scale, icons] = formats.items;
    bar!.dataBar.load("lowerBoundRule,upperBoundRule,axisFormat,barDirection,showDataBarOnly");
    bar!.dataBar.positiveFormat.load();
    scale!.colorScale.load("criteria,threeColorScale");
    icons!.iconSet.load("style,criteria");
    await context.sync();
    expect(bar!.dataBar.toJSON()).toMatchObject({
      lowerBoundRule: { type: "Automatic" },
      upperBoundRule: { type: "Number", formula: "=$D$1" },
      axisFormat: "Automatic",
      barDirection: "Context",
      positiveFormat: { fillColor: "#638EC6", gradientFill: true },
    });
    expect(scale!.colorScale.threeColorScale).toBe(true);
    expect(scale!.colorScale.criteria.midpoint).toMatchObject({ type: "Percentile" });
    expect(icons!.iconSet.criteria.map((c) => c.formula)).toEqual(["0", "25", "50", "75"]);
  });
});

test("a new format goes before the others; priorities are changed by moving it", async () => {
  const ids = [];
  for (const text of ["=TRUE", "=FALSE", "=A1=1"])
    ids.unshift(await format("A1:A3", "Custom", formula(text)));
  const order = () =>
    Excel.run(async (context) => {
      const formats = rangeOf(context, "A1:A3").conditionalFormats;
      const count = formats.getCount();
      formats.load("items/id,items/priority");
      await context.sync();
      expect(formats.items.map(({ priority }) => priority)).toEqual([0, 1, 2]);
      expect(count.value).toBe(3);
      return formats.items.map(({ id }) => id);
    });
  const [a, b, c] = ids;
  expect(await order()).toEqual([a, b, c]);
  const move = (id: string, priority: number) =>
    Excel.run(async (context) => {
      rangeOf(context, "A1:A3").conditionalFormats.getItem(id).priority = priority;
      await context.sync();
    });
  await move(c!, 0);
  expect(await order()).toEqual([c, a, b]);
  await move(c!, 1);
  expect(await order()).toEqual([a, c, b]);
  await move(a!, -1);
  expect(await order()).toEqual([c, b, a]);
  await move(c!, 99);
  expect(await order()).toEqual([b, a, c]);
});

test("the first format that is met wins, and may keep the later ones away", async () => {
  await write("A1:A2", [[1], [2]]);
  await format("A1:A2", "Custom", (added) => {
    added.custom.rule.formula = "=TRUE";
    added.custom.format.fill.color = "#0000FF";
    added.custom.format.font.bold = true;
  });
  const first = await format("A1:A2", "Custom", formula("=A1=1"));
  await soon(() => expect(drawn("A1").s).toMatchObject({ bg: { rgb: RED }, bl: 1 }));
  await soon(() => expect(drawn("A2").s).toMatchObject({ bg: { rgb: "#0000FF" }, bl: 1 }));
  await Excel.run(async (context) => {
    rangeOf(context, "A1").conditionalFormats.getItem(first).stopIfTrue = true;
    await context.sync();
  });
  await soon(() => expect(drawn("A1").s?.bl).toBeUndefined());
});

test("a format is deleted, or taken from some of its cells", async () => {
  const id = await format("A1:A9", "Custom", formula("=TRUE"));
  await Excel.run(async (context) => {
    rangeOf(context, "A4:B5").conditionalFormats.clearAll();
    const left = rangeOf(context, "A1:A3").conditionalFormats.getItem(id);
    const range = left.getRangeOrNullObject();
    const counts = ["A1:A9", "A4", "B1"].map((a) =>
      rangeOf(context, a).conditionalFormats.getCount()
    );
    await context.sync();
    expect(counts.map(({ value }) => value)).toEqual([1, 0, 0]);
    expect(range.isNullObject).toBe(true);
    const ranges = left.getRanges().load("address");
    await context.sync();
    expect(ranges.address.replaceAll(`${name}!`, "")).toBe("A1:A3,A6:A9");
    left.delete();
    const gone = rangeOf(context, "A1:A9").conditionalFormats.getItemOrNullObject(id);
    await context.sync();
    expect(gone.isNullObject).toBe(true);
  });
});

test("formats and their formulas move with rows, and undo brings them back", async () => {
  await write("A2:A3", [[1], [2]]);
  const id = await format("A2:A3", "CellValue", (added) => {
    added.cellValue.rule = { formula1: "=B2+$D$9", operator: "GreaterThan" };
    added.cellValue.format.fill.color = RED;
  });
  const where = () =>
    Excel.run(async (context) => {
      const read = context.workbook.worksheets
        .getItem(name)
        .getRange()
        .conditionalFormats.getItem(id);
      const range = read.getRange().load("address");
      read.cellValue.load("rule");
      await context.sync();
      return [range.address.split("!")[1], read.cellValue.rule.formula1];
    });
  worksheet().insertRowsBefore(0, 2);
  expect(await where()).toEqual(["A4:A5", "=B4+$D$11"]);
  await soon(() => expect(reds("A4:A5")).toEqual([true, true]));
  worksheet().insertRowsBefore(4, 1);
  expect((await where())[0]).toBe("A4:A6");
  await workbenchPerson.api.undo();
  await workbenchPerson.api.undo();
  expect(await where()).toEqual(["A2:A3", "=B2+$D$9"]);
  worksheet().deleteRows(1, 1);
  expect((await where())[0]).toBe("A2");
});

test("formats are copied with the looks of cells, read from there", async () => {
  await write("A1:B4", [
    [1, 5],
    [9, 5],
    [1, 0],
    [9, 0],
  ]);
  await format("A1:A2", "CellValue", (added) => {
    added.cellValue.rule = { formula1: "=B1", operator: "GreaterThan" };
    added.cellValue.format.fill.color = RED;
  });
  await Excel.run(async (context) => {
    rangeOf(context, "A3:A4").copyFrom("A1:A2", "Formats");
    const copied = rangeOf(context, "A3").conditionalFormats.getItemAt(0);
    copied.cellValue.load("rule");
    await context.sync();
    expect(copied.cellValue.rule.formula1).toBe("=B3");
  });
  await soon(() => expect(reds("A1:A4")).toEqual([false, true, true, true]));
});

test.each<[string, (formats: Excel.ConditionalFormatCollection) => void]>([
  ["an unknown type", (formats) => formats.add("Sparkle" as never)],
  [
    "an upper bound that is missing",
    (formats) => {
      formats.add("CellValue").cellValue.rule = { formula1: "=1", operator: "Between" };
    },
  ],
  [
    "a formula without =",
    (formats) => {
      formats.add("Custom").custom.rule.formula = "A1>1";
    },
  ],
  [
    "a custom function, which Excel never calculates in a format",
    (formats) => {
      formats.add("Custom").custom.rule.formula = "=DESK.IMP(A1)>3";
    },
  ],
  [
    "a rank of 0",
    (formats) => {
      formats.add("TopBottom").topBottom.rule = { rank: 0, type: "TopItems" };
    },
  ],
  [
    "101 per cent",
    (formats) => {
      formats.add("TopBottom").topBottom.rule = { rank: 101, type: "TopPercent" };
    },
  ],
  [
    "a scale that starts at its highest value",
    (formats) => {
      formats.add("ColorScale").colorScale.criteria = {
        minimum: { type: "HighestValue", color: "red" },
        maximum: { type: "HighestValue", color: "red" },
      };
    },
  ],
  [
    "two icons where a set has three",
    (formats) => {
      const bound = { type: "Percent", formula: "50", operator: "GreaterThan" } as const;
      formats.add("IconSet").iconSet.criteria = [bound, bound];
    },
  ],
])("%s is an invalid argument", async (_, set) => {
  const error = await errorOf(async (context) => {
    set(rangeOf(context, "A1:A3").conditionalFormats);
    await context.sync();
  });
  expect(error.code).toBe("InvalidArgument");
});
