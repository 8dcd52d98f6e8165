import type { RefusedEntry } from "../../workbench/host/validation";
import { errorOf, newSheet } from "./newSheet";

let name: string;
beforeEach(async () => {
  name = await newSheet();
});
const rangeOf = (context: Excel.RequestContext, address: string) =>
  context.workbook.worksheets.getItem(name).getRange(address);

const setRule = (address: string, rule: Excel.DataValidationRule) =>
  Excel.run(async (context) => {
    rangeOf(context, address).dataValidation.rule = rule;
    await context.sync();
  });

const read = (address: string) =>
  Excel.run(async (context) => {
    const { dataValidation } = rangeOf(context, address);
    dataValidation.load();
    await context.sync();
    return dataValidation.toJSON();
  });

const write = (address: string, values: unknown[][]) =>
  Excel.run(async (context) => {
    rangeOf(context, address).values = values as never;
    await context.sync();
  });

test("a cell without a rule accepts everything", async () => {
  expect(await read("A1:B2")).toEqual({
    type: "None",
    rule: {},
    valid: true,
    ignoreBlanks: true,
    errorAlert: { style: "Stop", title: "", message: "", showAlert: true },
    prompt: { title: "", message: "", showPrompt: true },
  });
});

test.each<[Excel.DataValidationRule, string, Excel.DataValidationRule]>([
  [
    { wholeNumber: { formula1: 0, formula2: 20, operator: "Between" } },
    "WholeNumber",
    { wholeNumber: { formula1: "=0", formula2: "=20", operator: "Between" } },
  ],
  [
    { decimal: { formula1: "=D1*2", operator: "LessThan" } },
    "Decimal",
    { decimal: { formula1: "=D1*2", operator: "LessThan" } },
  ],
  [
    { textLength: { formula1: 3, operator: "GreaterThanOrEqualTo" } },
    "TextLength",
    { textLength: { formula1: "=3", operator: "GreaterThanOrEqualTo" } },
  ],
  [
    { date: { formula1: "2024-01-05", operator: "GreaterThan" } },
    "Date",
    { date: { formula1: "=45296", operator: "GreaterThan" } },
  ],
  [
    { time: { formula1: "=0.5", operator: "LessThanOrEqualTo" } },
    "Time",
    { time: { formula1: "=0.5", operator: "LessThanOrEqualTo" } },
  ],
  [
    { list: { inCellDropDown: true, source: "N, E, S, W" } },
    "List",
    { list: { inCellDropDown: true, source: "N,E,S,W" } },
  ],
  [{ custom: { formula: "=LEN(A1)=3" } }, "Custom", { custom: { formula: "=LEN(A1)=3" } }],
])("a rule is read back in Excel's form: %j", async (rule, type, shown) => {
  await setRule("A1:A3", rule);
  expect(await read("A1:A3")).toMatchObject({ type, rule: shown });
});

test("a list takes its texts from a range, which stays where it is", async () => {
  await Excel.run(async (context) => {
    const source = rangeOf(context, "D1:D3");
    rangeOf(context, "A1:A9").dataValidation.rule = { list: { inCellDropDown: false, source } };
    await context.sync();
  });
  expect((await read("A9")).rule).toEqual({
    list: { inCellDropDown: false, source: `=${name}!$D$1:$D$3` },
  });
});

const CASES: [Excel.DataValidationRule, unknown[], unknown[]][] = [
  [
    { wholeNumber: { formula1: 0, formula2: 20, operator: "Between" } },
    [0, 20, 7],
    [-1, 21, 7.5, "seven", true],
  ],
  [{ wholeNumber: { formula1: 0, formula2: 20, operator: "NotBetween" } }, [21, -1], [0, 20]],
  [{ decimal: { formula1: 0.5, operator: "EqualTo" } }, [0.5], [1]],
  [{ decimal: { formula1: 0.5, operator: "NotEqualTo" } }, [1, 2.5], [0.5]],
  [{ decimal: { formula1: 10, operator: "GreaterThan" } }, [10.5], [10, "x"]],
  [{ decimal: { formula1: 10, operator: "LessThanOrEqualTo" } }, [10, -3], [10.5]],
  [{ date: { formula1: "2024-01-05", operator: "GreaterThanOrEqualTo" } }, [45_296], [45_295]],
  [{ time: { formula1: "12:00", operator: "LessThan" } }, [0.25], [0.75, 1.25]],
  [{ textLength: { formula1: 3, operator: "LessThan" } }, ["AB", 12], ["ABC", 1234]],
  [{ list: { inCellDropDown: true, source: "N,E,S,W,1" } }, ["N", "W", 1], ["n", "X", 2]],
  [{ custom: { formula: "=A1>0" } }, [1], [-1]],
];

test.each(CASES)("%j judges values as Excel does", async (rule, good, bad) => {
  for (const [values, valid] of [
    [good, true],
    [bad, false],
  ] as const) {
    const address = `A1:A${values.length}`;
    await write(
      "A1:A9",
      Array.from({ length: 9 }, () => [""])
    );
    await write(
      address,
      values.map((value) => [value])
    );
    await setRule(address, rule);
    expect((await read(address)).valid).toBe(valid);
  }
  await write("A2", [[good[0]]]);
  if (bad.length > 1) expect((await read(`A1:A${bad.length}`)).valid).toBeNull();
});

test("a list in cells is compared without regard to case, and follows its cells", async () => {
  await write("D1:D2", [["North"], ["South"]]);
  await write("A1:A2", [["north"], ["West"]]);
  await setRule("A1:A2", { list: { inCellDropDown: true, source: "=$D$1:$D$2" } });
  expect((await read("A1")).valid).toBe(true);
  expect((await read("A2")).valid).toBe(false);
  await write("D2", [["West"]]);
  expect((await read("A2")).valid).toBe(true);
});

test("a list may be a name", async () => {
  await Excel.run(async (context) => {
    context.workbook.names.add("Directions", rangeOf(context, "D1:D2"));
    await context.sync();
  });
  await write("D1:D2", [["N"], ["S"]]);
  await write("A1:A2", [["S"], ["E"]]);
  await setRule("A1:A2", { list: { inCellDropDown: true, source: "=Directions" } });
  expect([(await read("A1")).valid, (await read("A2")).valid]).toEqual([true, false]);
});

test("a bound that refers to a cell is read for each row", async () => {
  await write("A1:B2", [
    [5, 10],
    [5, 4],
  ]);
  await setRule("A1:A2", { wholeNumber: { formula1: "=B1", operator: "LessThan" } });
  expect([(await read("A1")).valid, (await read("A2")).valid]).toEqual([true, false]);
  expect((await read("A2")).rule).toEqual({
    wholeNumber: { formula1: "=B2", operator: "LessThan" },
  });
  await write("B2", [[6]]);
  expect((await read("A2")).valid).toBe(true);
});

test("blanks are ignored unless they are not", async () => {
  await setRule("A1:A2", { wholeNumber: { formula1: 1, operator: "GreaterThan" } });
  expect((await read("A1:A2")).valid).toBe(true);
  await Excel.run(async (context) => {
    rangeOf(context, "A1:A2").dataValidation.ignoreBlanks = false;
    await context.sync();
  });
  expect(await read("A1:A2")).toMatchObject({ valid: false, ignoreBlanks: false });
});

test("where cells differ Excel says how, and tells no rule", async () => {
  await setRule("A1:A2", { wholeNumber: { formula1: 1, operator: "GreaterThan" } });
  expect(await read("A1:A3")).toMatchObject({ type: "MixedCriteria", rule: null });
  await setRule("A3", { wholeNumber: { formula1: 2, operator: "GreaterThan" } });
  expect(await read("A1:A3")).toMatchObject({
    type: "Inconsistent",
    rule: null,
    errorAlert: null,
    prompt: null,
    ignoreBlanks: null,
  });
});

test("an alert and a prompt are kept, and a new rule keeps them", async () => {
  await Excel.run(async (context) => {
    const { dataValidation } = rangeOf(context, "A1:A2");
    dataValidation.rule = { wholeNumber: { formula1: 1, operator: "GreaterThan" } };
    dataValidation.errorAlert = {
      style: "Warning",
      title: "IMPs",
      message: "IMPs are whole numbers.",
      showAlert: true,
    };
    dataValidation.prompt = { title: "IMPs", message: "0 to 24", showPrompt: true };
    dataValidation.rule = { decimal: { formula1: 1, operator: "GreaterThan" } };
    await context.sync();
  });
  expect(await read("A2")).toMatchObject({
    type: "Decimal",
    errorAlert: { style: "Warning", title: "IMPs", message: "IMPs are whole numbers." },
    prompt: { title: "IMPs", message: "0 to 24", showPrompt: true },
  });
});

test("an alert on cells with different rules changes none of the rules", async () => {
  await setRule("A1", { wholeNumber: { formula1: 1, operator: "GreaterThan" } });
  await setRule("A2", { decimal: { formula1: "=B2", operator: "GreaterThan" } });
  await Excel.run(async (context) => {
    const { dataValidation } = rangeOf(context, "A1:A3");
    dataValidation.errorAlert = { style: "Information", title: "", message: "", showAlert: true };
    await context.sync();
  });
  expect(await read("A1")).toMatchObject({
    type: "WholeNumber",
    errorAlert: { style: "Information" },
  });
  expect(await read("A2")).toMatchObject({
    rule: { decimal: { formula1: "=B2", operator: "GreaterThan" } },
    errorAlert: { style: "Information" },
  });
  expect(await read("A3")).toMatchObject({ type: "None", errorAlert: { style: "Information" } });
});

test("clear takes the rule away from these cells only", async () => {
  await setRule("A1:A5", { decimal: { formula1: "=B1", operator: "GreaterThan" } });
  await Excel.run(async (context) => {
    rangeOf(context, "A2:A3").dataValidation.clear();
    await context.sync();
  });
  const types = await Promise.all(["A1", "A2", "A3", "A4"].map(async (a) => (await read(a)).type));
  expect(types).toEqual(["Decimal", "None", "None", "Decimal"]);
  expect((await read("A5")).rule).toEqual({
    decimal: { formula1: "=B5", operator: "GreaterThan" },
  });
});

test.each<[string, unknown]>([
  [
    "two rules at once",
    { custom: { formula: "=TRUE" }, list: { inCellDropDown: true, source: "a" } },
  ],
  ["no rule", {}],
  ["an unknown operator", { decimal: { formula1: 1, operator: "About" } }],
  ["a missing upper bound", { decimal: { formula1: 1, operator: "Between" } }],
  ["a text as a bound", { decimal: { formula1: "many", operator: "LessThan" } }],
  ["half a whole number", { wholeNumber: { formula1: 1.5, operator: "LessThan" } }],
  ["a negative length", { textLength: { formula1: -1, operator: "LessThan" } }],
  ["an empty list", { list: { inCellDropDown: true, source: "" } }],
  ["a list that is too long", { list: { inCellDropDown: true, source: "x".repeat(256) } }],
  ["a formula without =", { custom: { formula: "A1>0" } }],
])("%s is an invalid argument", async (_, rule) => {
  const error = await errorOf(async (context) => {
    rangeOf(context, "A1").dataValidation.rule = rule as never;
    await context.sync();
  });
  expect(error.code).toBe("InvalidArgument");
});

test("alerts and prompts have Excel's limits", async () => {
  for (const alert of [
    { style: "Loud" },
    { title: "x".repeat(33) },
    { message: "x".repeat(256) },
  ]) {
    const error = await errorOf(async (context) => {
      rangeOf(context, "A1").dataValidation.errorAlert = alert as never;
      await context.sync();
    });
    expect(error.code).toBe("InvalidArgument");
  }
});

test("the cells that are not valid are found", async () => {
  await write("A1:B4", [
    [1, 99],
    [99, 2],
    [99, 3],
    [4, 99],
  ]);
  await setRule("A1:B4", { wholeNumber: { formula1: 24, operator: "LessThanOrEqualTo" } });
  await Excel.run(async (context) => {
    const { dataValidation } = rangeOf(context, "A1:B4");
    const areas = dataValidation.getInvalidCells().load("address,cellCount");
    const none = rangeOf(context, "A1").dataValidation.getInvalidCellsOrNullObject();
    await context.sync();
    expect(areas.address.replaceAll(`${name}!`, "")).toBe("B1,A2:A3,B4");
    expect([areas.cellCount, none.isNullObject]).toEqual([4, true]);
  });
});

test("what an add-in writes is never refused", async () => {
  await setRule("A1", { wholeNumber: { formula1: 0, formula2: 20, operator: "Between" } });
  await write("A1", [[99]]);
  expect(await read("A1")).toMatchObject({ valid: false });
});

describe("somebody types", () => {
  const told: RefusedEntry[] = [];
  let id: string;
  beforeAll(() => workbenchGrid.onRefusedEntry((entry) => told.push(entry)));
  beforeEach(() => {
    told.length = 0;
    id = workbenchGrid.sheets().find((sheet) => sheet.name === name)!.id;
  });

  const ruleWith = (errorAlert: Partial<Excel.DataValidationErrorAlert>) =>
    Excel.run(async (context) => {
      const { dataValidation } = rangeOf(context, "A1:A9");
      dataValidation.rule = { list: { inCellDropDown: true, source: "N,E,S,W" } };
      dataValidation.errorAlert = { ...ALERT, ...errorAlert };
      await context.sync();
    });
  const ALERT: Excel.DataValidationErrorAlert = {
    style: "Stop",
    title: "Declarer",
    message: "N, E, S or W.",
    showAlert: true,
  };
  const valueOf = (address: string) =>
    Excel.run(async (context) => {
      const range = rangeOf(context, address).load("values");
      await context.sync();
      return range.values[0]![0] as unknown;
    });

  test("what a rule accepts, and nobody is told anything", async () => {
    await ruleWith({});
    expect(await workbenchPerson.type(id, 0, 0, "S")).toBe(true);
    expect([await valueOf("A1"), told]).toEqual(["S", []]);
  });

  test("what a rule stops: the cell keeps what it had, and the rule's message is shown", async () => {
    await ruleWith({});
    await write("A2", [["N"]]);
    expect(await workbenchPerson.type(id, 1, 0, "X")).toBe(false);
    expect(await valueOf("A2")).toBe("N");
    expect(told).toEqual([{ stands: false, alert: ALERT }]);
  });

  test.each(["Warning", "Information"] as const)("against a %s: it stands", async (style) => {
    await ruleWith({ style });
    expect(await workbenchPerson.type(id, 2, 0, "X")).toBe(true);
    expect(await valueOf("A3")).toBe("X");
    expect(told).toEqual([{ stands: true, alert: { ...ALERT, style } }]);
  });

  test("against a rule that shows no alert: it stands, and nobody is told", async () => {
    await ruleWith({ showAlert: false });
    expect(await workbenchPerson.type(id, 3, 0, "X")).toBe(true);
    expect([await valueOf("A4"), told]).toEqual(["X", []]);
  });

  test("against a formula that looks at what was typed", async () => {
    await setRule("B1:B9", { custom: { formula: "=COUNTIF($B$1:$B$9,B1)=1" } });
    expect(await workbenchPerson.type(id, 0, 1, "12")).toBe(true);
    expect(await workbenchPerson.type(id, 1, 1, "12")).toBe(false);
    expect(await workbenchPerson.type(id, 1, 1, "13")).toBe(true);
  });

  test("a time where the rule wants the morning", async () => {
    await setRule("C1:C9", { time: { formula1: "12:00", operator: "LessThan" } });
    expect(await workbenchPerson.type(id, 0, 2, "9:30")).toBe(true);
    expect(await workbenchPerson.type(id, 1, 2, "13:30")).toBe(false);
  });
});

test("rules are copied with all of a cell, read from there, and with a sheet", async () => {
  await setRule("A2:A3", { wholeNumber: { formula1: "=B2", operator: "GreaterThan" } });
  await setRule("D5:D9", { custom: { formula: "=TRUE" } });
  await Excel.run(async (context) => {
    rangeOf(context, "D5").copyFrom("A1:A3");
    rangeOf(context, "F1").copyFrom("A1:A3", "Values");
    context.workbook.worksheets.getItem(name).copy("End");
    await context.sync();
  });
  expect((await read("D6")).rule).toEqual({
    wholeNumber: { formula1: "=E6", operator: "GreaterThan" },
  });
  expect([(await read("D5")).type, (await read("D8")).type]).toEqual(["None", "Custom"]);
  expect((await read("F2")).type).toBe("None");
  name = `${name} (2)`;
  expect((await read("A2:A3")).type).toBe("WholeNumber");
});

test("rules go where cells are moved, and go on meaning the same cells", async () => {
  await setRule("A2:A3", { wholeNumber: { formula1: "=B2", operator: "GreaterThan" } });
  await Excel.run(async (context) => {
    rangeOf(context, "A1:A3").moveTo("D5");
    await context.sync();
  });
  expect((await read("D6")).rule).toEqual({
    wholeNumber: { formula1: "=B2", operator: "GreaterThan" },
  });
  expect((await read("A2:A3")).type).toBe("None");
});

test("a rule moves with rows that are inserted and deleted, and undo brings it back", async () => {
  await setRule("A2:A4", { wholeNumber: { formula1: "=B2", operator: "GreaterThan" } });
  const sheet = workbenchGrid.sheets().find((s) => s.name === name)!;
  const univer = workbenchPerson.api.getActiveWorkbook()!.getSheetBySheetId(sheet.id)!;
  univer.insertRowsBefore(0, 2);
  expect((await read("A4")).rule).toEqual({
    wholeNumber: { formula1: "=B4", operator: "GreaterThan" },
  });
  expect((await read("A3")).type).toBe("None");
  await workbenchPerson.api.undo();
  expect((await read("A2")).type).toBe("WholeNumber");
  univer.deleteRows(1, 2);
  expect([(await read("A2")).type, (await read("A3")).type]).toEqual(["WholeNumber", "None"]);
});
