import fc from "fast-check";
import { makeA1, splitAddress } from "../../workbench/host/a1";

type Input = string | number | null;

const matrix = { name: "cells", dimensionality: "matrix" } as const;
const scalar = { name: "value" };
const calls: string[] = [];

beforeAll(() => {
  registerFunctions([
    { id: "DOUBLE", name: "DOUBLE", parameters: [scalar] },
    { id: "LATE", name: "LATE", parameters: [scalar] },
    { id: "ADD", name: "ADD", parameters: [scalar, scalar] },
    { id: "TOTAL", name: "TOTAL", parameters: [matrix] },
    {
      id: "KINDS",
      name: "KINDS",
      parameters: [matrix],
      options: { requiresParameterAddresses: true },
    },
  ]);
  CustomFunctions.associate({
    DOUBLE: (value: number) => {
      calls.push(`DOUBLE ${value}`);
      return value * 2;
    },
    ADD: (one: number, other: number) => one + other,
    TOTAL: (cells: number[][]) => cells.flat().reduce((sum, each) => sum + Number(each), 0),
    // What Excel itself says the cells are: an empty cell may have arrived as 0.
    KINDS: (_cells: unknown[][], { parameterAddresses }: CustomFunctions.Invocation) =>
      Excel.run(async (context) => {
        const { sheet, cells } = splitAddress(parameterAddresses![0]!);
        const range = context.workbook.worksheets.getItem(sheet!).getRange(cells);
        range.load("valueTypes");
        await context.sync();
        return range.valueTypes.flat().join();
      }),
  });
});

afterAll(() => workbenchGrid.settled());

/** An empty sheet in the spreadsheet's own terms. */
function newSheetId(): string {
  return workbenchGrid.addSheet(`Cells ${workbenchGrid.sheets().length}`);
}

function write(sheet: string, row: number, column: number, rows: readonly (readonly Input[])[]) {
  const rect = { row, column, rows: rows.length, columns: rows[0]!.length };
  const inputs = rows.map((line) =>
    line.map((each) =>
      typeof each === "string" && each.startsWith("=") ? { formula: each } : { value: each }
    )
  );
  workbenchGrid.write(sheet, rect, inputs);
}

/** Values once all functions have answered and nothing is left to calculate. */
async function values(sheet: string, rows: number, columns: number): Promise<unknown[][]> {
  const read = () =>
    workbenchGrid
      .cells(sheet, { row: 0, column: 0, rows, columns })
      .map((line) => line.map(({ value }) => value));
  let before = "";
  for (;;) {
    await workbenchGrid.settled();
    const now = JSON.stringify([workbenchHost.functions.pending(), read()]);
    if (now === before && now.startsWith("[0,") && !now.includes("#GETTING_DATA")) return read();
    before = now;
    await new Promise((later) => setTimeout(later, 150));
  }
}

test("thousands of formulas give what each gives alone", async () => {
  const sheet = newSheetId();
  const rows = 3000;
  write(
    sheet,
    0,
    0,
    Array.from({ length: rows }, (_, i) => [
      i % 7,
      i,
      [`=T.DOUBLE(B${i + 1})`, `=T.ADD(A${i + 1},B${i + 1})`, `=T.TOTAL(A${i + 1}:B${i + 1})+1`][
        i % 3
      ]!,
    ])
  );
  const results = (await values(sheet, rows, 3)).map((line) => line[2]);
  expect(results).toEqual(
    Array.from({ length: rows }, (_, i) => [2 * i, (i % 7) + i, (i % 7) + i + 1][i % 3])
  );
});

test("a changed cell calls the functions that depend on it, and no others", async () => {
  const sheet = newSheetId();
  write(
    sheet,
    0,
    0,
    Array.from({ length: 40 }, (_, i) => [1000 + i, `=T.DOUBLE(A${i + 1})`, `=SUM(B$1:B${i + 1})`])
  );
  await values(sheet, 40, 3);
  calls.length = 0;
  write(sheet, 20, 0, [[5000]]);
  const results = await values(sheet, 40, 3);
  expect(calls).toEqual(["DOUBLE 5000"]);
  expect(results[20]![1]).toBe(10_000);
  const doubles = Array.from({ length: 40 }, (_, i) => (i === 20 ? 10_000 : 2000 + 2 * i));
  expect(results[39]![2]).toBe(doubles.reduce((sum, each) => sum + each));
});

test("a call is not made again for arguments it has answered, wherever they stand", async () => {
  const sheet = newSheetId();
  calls.length = 0;
  write(sheet, 0, 0, [[7.5, "=T.DOUBLE(A1)"]]);
  await values(sheet, 1, 2);
  write(sheet, 1, 0, [[7.5, "=T.DOUBLE(A2)"]]);
  await values(sheet, 2, 2);
  write(sheet, 0, 0, [[8.5]]);
  await values(sheet, 2, 2);
  write(sheet, 0, 0, [[7.5]]);
  expect(await values(sheet, 2, 2)).toEqual([
    [7.5, 15],
    [7.5, 15],
  ]);
  expect(calls).toEqual(["DOUBLE 7.5", "DOUBLE 8.5"]);
});

test("a number, a text of the same digits and a truth value are different arguments", async () => {
  const sheet = newSheetId();
  write(sheet, 0, 0, [
    ["=T.ADD(1,1)"],
    ['=T.ADD("1",1)'],
    ['=T.ADD("1","1")'],
    ["=T.ADD(TRUE,1)"],
    ['=T.ADD("TRUE",1)'],
    ['=T.ADD("1,s1:1","")'],
    ['=T.ADD("1","s1:1")'],
  ]);
  expect((await values(sheet, 7, 1)).flat()).toEqual([
    2,
    "11",
    "11",
    2,
    "TRUE1",
    "1,s1:1",
    "1s1:1",
  ]);
});

test("a zero deleted and typed again is never the old answer", async () => {
  const sheet = newSheetId();
  write(sheet, 0, 0, [
    [620, "=T.KINDS(A1:A2)"],
    [0, null],
  ]);
  const told = async () => (await values(sheet, 2, 2))[0]![1];
  expect(await told()).toBe("Double,Double");
  for (let again = 0; again < 2; again++) {
    workbenchGrid.clear(sheet, { row: 1, column: 0, rows: 1, columns: 1 }, "Contents");
    expect(await told()).toBe("Double,Empty");
    write(sheet, 1, 0, [[0]]);
    expect(await told()).toBe("Double,Double");
  }
});

test("what is typed while functions are at work is calculated with them", async () => {
  const sheet = newSheetId();
  write(
    sheet,
    0,
    0,
    Array.from({ length: 600 }, (_, i) => [9000 + i, `=T.DOUBLE(A${i + 1})`])
  );
  for (let i = 0; i < 6; i++) {
    await new Promise((later) => setTimeout(later, 45));
    write(sheet, i, 0, [[-i - 1]]);
  }
  const results = (await values(sheet, 600, 2)).map((line) => line[1]);
  expect(results).toEqual(
    Array.from({ length: 600 }, (_, i) => (i < 6 ? -2 * (i + 1) : 18_000 + 2 * i))
  );
});

test("results arrive also while calculation is manual", async () => {
  const sheet = newSheetId();
  const called = new Promise<(value: number) => void>((tell) => {
    CustomFunctions.associate("LATE", () => new Promise<number>((answer) => tell(answer)));
  });
  write(sheet, 0, 0, [[31_337, "=T.LATE(A1)"]]);
  const answer = await called;
  await workbenchGrid.settled();
  workbenchGrid.holdCalculation(true);
  write(sheet, 0, 2, [["=A1+1"]]);
  answer(5);
  const [[, result, held] = []] = await values(sheet, 1, 3);
  workbenchGrid.holdCalculation(false);
  expect([result, held]).toEqual([5, ""]);
  expect((await values(sheet, 1, 3))[0]).toEqual([31_337, 5, 31_338]);
});

describe("after any edits", () => {
  const SIZE = 6;
  const nat = fc.nat(SIZE - 1);
  const cell = fc
    .tuple(nat, nat, fc.constantFrom("", "$"), fc.constantFrom("", "$"))
    .map(
      ([row, column, h, v]) => h + makeA1({ row, column, rows: 1, columns: 1 }).replace(/(?=\d)/, v)
    );
  const formula = fc.oneof(
    cell.map((one) => `=${one}+1`),
    fc.tuple(cell, cell).map(([one, other]) => `=SUM(${one}:${other})`),
    fc.tuple(cell, cell).map(([one, other]) => `=T.ADD(${one},${other})`),
    fc.tuple(cell, cell).map(([one, other]) => `=T.TOTAL(${one}:${other})`),
    cell.map((one) => `=IFERROR(Some*${one},-1)`),
    fc.constantFrom("=SUM(A:A)", "=SUM(OFFSET(A1,1,0,2,1))", "=SUM(2:2)")
  );
  const edit = fc.oneof(
    fc.record({ kind: fc.constant("value" as const), row: nat, column: nat, value: fc.nat(9) }),
    fc.record({ kind: fc.constant("formula" as const), row: nat, value: formula }),
    fc.record({ kind: fc.constantFrom("insert", "delete"), row: nat }),
    fc.record({ kind: fc.constant("name" as const), row: nat }),
    fc.record({ kind: fc.constant("rename" as const) })
  );

  // Formulas stand right of the values they refer to, so that none comes to refer to itself.
  const FORMULAS = SIZE + 1;
  const NAME = { name: "Some", sheet: null, comment: "", visible: true };
  let names = 0;

  test("the cells hold what a calculation of everything gives", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 4, maxLength: 10 }), async (edits) => {
        const sheet = newSheetId();
        const univer = workbenchPerson.api.getActiveWorkbook()!.getSheetBySheetId(sheet)!;
        let name = workbenchGrid.sheets().find(({ id }) => id === sheet)!.name;
        for (const one of edits) {
          if (one.kind === "value") write(sheet, one.row, one.column, [[one.value]]);
          else if (one.kind === "formula")
            write(sheet, one.row, FORMULAS + (one.value.length % 2), [[one.value]]);
          else if (one.kind === "insert") univer.insertRowsBefore(one.row, 1);
          else if (one.kind === "delete") univer.deleteRows(one.row, 1);
          else if (one.kind === "name")
            workbenchGrid.setName({ ...NAME, formula: `='${name}'!$A$${one.row + 1}` });
          else workbenchGrid.changeSheet(sheet, { name: (name = `Renamed ${++names}`) });
          await workbenchGrid.settled();
        }
        const shown = await values(sheet, SIZE + 14, FORMULAS + 2);
        workbenchGrid.recalculate();
        const anew = await values(sheet, SIZE + 14, FORMULAS + 2);
        workbenchGrid.removeSheet(sheet);
        expect(shown).toEqual(anew);
      }),
      { numRuns: 5 }
    );
  });
});
