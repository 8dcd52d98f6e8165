/** @jest-environment ./test/host/excelEnvironment.js */
import { insertFormula, type Insertion, type Occupied } from "../../src/workbook/insertFormula";

// The real office.js, in a workbook of its own for every test file.

const FORMULA = '=SUM(1, 2, "3")';

let sheets = 0;

/** A new sheet with the given cells, and the active cell on it. */
async function sheetWith(cells: Record<string, unknown>, active: string): Promise<string> {
  const name = `Round ${++sheets}`;
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add(name);
    for (const [address, value] of Object.entries(cells))
      sheet.getRange(address).formulas = [[value]];
    sheet.activate();
    sheet.getRange(active).select();
    await context.sync();
  });
  return name;
}

async function read(
  sheet: string,
  address: string
): Promise<{ formula: unknown; format: unknown }> {
  return Excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem(sheet).getRange(address);
    range.load("formulas,numberFormat");
    await context.sync();
    return { formula: range.formulas[0]?.[0], format: range.numberFormat[0]?.[0] };
  });
}

async function change(sheet: string, address: string, value: unknown): Promise<void> {
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem(sheet).getRange(address).formulas = [[value]];
    await context.sync();
  });
}

async function occupied(): Promise<{ sheet: string; found: Occupied }> {
  const sheet = await sheetWith({ B2: 620 }, "B2");
  const found = await insertFormula(FORMULA);
  if (found.kind !== "occupied") throw new Error(`unexpected: ${found.kind}`);
  return { sheet, found };
}

test("an empty active cell takes the formula, and the director hears where it went", async () => {
  const sheet = await sheetWith({}, "C3");
  expect(await insertFormula(FORMULA)).toEqual({
    kind: "inserted",
    address: `'${sheet}'!C3`,
  });
  expect((await read(sheet, "C3")).formula).toBe(FORMULA);
});

test.each([
  ["a number", 620, "620"],
  ["a zero", 0, "0"],
  ["a text", "NoPlay", "NoPlay"],
  ["a formula", "=1+1", "=1+1"],
  ["a formula that shows nothing", '=""', '=""'],
])("a cell with %s is left alone and described", async (_, value, holds) => {
  const sheet = await sheetWith({ B2: value }, "B2");
  expect(await insertFormula(FORMULA)).toEqual({
    kind: "occupied",
    address: `'${sheet}'!B2`,
    holds,
  });
  expect((await read(sheet, "B2")).formula).toBe(value);
});

test("Replace writes into the cell that was shown, wherever the director has gone since", async () => {
  const { sheet, found } = await occupied();
  const elsewhere = await sheetWith({ D4: "stays" }, "D4");
  expect(await insertFormula(FORMULA, found)).toEqual({ kind: "inserted", address: found.address });
  expect((await read(sheet, "B2")).formula).toBe(FORMULA);
  expect((await read(elsewhere, "D4")).formula).toBe("stays");
});

test("Replace asks again when the cell holds something else by now", async () => {
  const { sheet, found } = await occupied();
  await change(sheet, "B2", 650);
  expect(await insertFormula(FORMULA, found)).toEqual({ ...found, holds: "650" });
  expect((await read(sheet, "B2")).formula).toBe(650);
});

test("Replace fills a cell that was emptied in the meantime", async () => {
  const { sheet, found } = await occupied();
  await change(sheet, "B2", "");
  expect((await insertFormula(FORMULA, found)).kind).toBe("inserted");
  expect((await read(sheet, "B2")).formula).toBe(FORMULA);
});

test("a cell formatted as text calculates the formula instead of showing it", async () => {
  const sheet = await sheetWith({}, "A1");
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem(sheet).getRange("A1").numberFormat = [["@"]];
    await context.sync();
  });
  expect((await insertFormula(FORMULA)).kind).toBe("inserted");
  expect(await read(sheet, "A1")).toEqual({ formula: FORMULA, format: "General" });
});

test("a sheet that is gone is reported in Excel's own words", async () => {
  const found: Occupied = { kind: "occupied", address: "'No such sheet'!A1", holds: "1" };
  const insertion = await insertFormula(FORMULA, found);
  expect(insertion).toMatchObject({ kind: "refused", reason: expect.stringMatching(/\w/) });
});

test.each<[string, Insertion["kind"]]>([
  ["InvalidOperationInCellEditMode", "editing"],
  ["AccessDenied", "protected"],
  ["GeneralException", "refused"],
])("Excel's answer %s means: %s", async (code, kind) => {
  const run = jest.spyOn(Excel, "run").mockRejectedValueOnce({ code, message: "No." });
  expect((await insertFormula(FORMULA)).kind).toBe(kind);
  run.mockRestore();
});
