/** @jest-environment ./test/host/excelEnvironment.js */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { newSheet } from "../host/newSheet";

let sheet: string;

beforeAll(() => {
  const code = readFileSync(join(__dirname, "..", "..", "dist", "functions.js"), "utf8");
  window.eval(code);
});

beforeEach(async () => {
  sheet = await newSheet();
});

/** A call as Excel makes it: values, and the addresses they came from. */
async function call(
  id: string,
  args: (unknown[][] | null)[],
  ...parameterAddresses: (string | null)[]
) {
  return workbenchHost.functions.invoke({
    id,
    args,
    address: `${sheet}!Z1`,
    parameterAddresses: args.map((_, i) => parameterAddresses[i] ?? null),
  });
}

async function write(address: string, values: unknown[][]) {
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem(sheet).getRange(address).values = values;
    await context.sync();
  });
}

test("a datum counts a passed-out board and not an empty cell, whatever Excel makes of the empty cell", async () => {
  await write("A1:A5", [[620], [0], [""], [170], ["NoPlay"]]);
  const windows = [[620], [0], [0], [170], ["NoPlay"]];
  const web = [[620], [0], [null], [170], ["NoPlay"]];
  for (const values of [windows, web])
    expect(await call("DATUM", [values, null, null, null], `${sheet}!A1:A5`)).toEqual({
      ok: true,
      value: [[260]],
    });
});

test("IMPs of a column stay blank where no score has been typed, and a push is 0", async () => {
  await write("B1:B3", [[0], [""], [430]]);
  expect(await call("IMP", [[[0], [0], [430]], null], `${sheet}!B1:B3`)).toEqual({
    ok: true,
    value: [[0], [""], [10]],
  });
});

test("a contract just made is told from a result not yet typed", async () => {
  await write("A1:B2", [
    ["4S", 0],
    ["4S", ""],
  ]);
  const args = [[["4S"], ["4S"]], [[0], [0]], [[false]], null];
  expect(await call("BRIDGESCORE", args, `${sheet}!A1:A2`, `${sheet}!B1:B2`)).toEqual({
    ok: true,
    value: [[420], [""]],
  });
});

test("in a whole column everything below the used cells is empty", async () => {
  await write("A1:A3", [[2], [0], [1]]);
  const values = [[2], [0], [1], ...Array.from({ length: 50 }, () => [0])];
  expect(await call("PROGRESSIVE", [values], `${sheet}!A:A`)).toEqual({ ok: true, value: [[7]] });
});

test("all calls of a moment ask the workbook once", async () => {
  await write(
    "A1:A20",
    Array.from({ length: 20 }, (_, i) => [i % 2 ? "" : 0])
  );
  const requests = jest.spyOn(workbenchHost.richApi, "process");
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => call("IMP", [[[0]], null], `${sheet}!A${i + 1}`))
  );
  const reading = requests.mock.calls.filter(([{ Actions }]) =>
    Actions.some(({ QueryInfo }) => QueryInfo)
  );
  requests.mockRestore();
  expect(reading).toHaveLength(1);
});

test("an error names the cell and says what would be accepted; its neighbours are scored", async () => {
  const answer = await call(
    "BRIDGESCORE",
    [[["4S"], ["8S"]], [[0], [0]], null, null],
    `${sheet}!A1:A2`
  );
  expect(answer).toMatchObject({
    ok: true,
    value: [[420], [{ code: "#VALUE!", message: "A2: “8S”: the level of a contract is 1 to 7." }]],
  });
});

test("a range whose sheet has gone says that it cannot tell, and guesses nothing", async () => {
  expect(await call("IMP", [[[0]], null], "Gone!A1")).toMatchObject({
    ok: false,
    error: "#VALUE!",
    message: expect.stringContaining("which cells are empty"),
  });
});
