import { errorOf, newSheet } from "./newSheet";

const { faults } = workbenchHost;
let name: string;

beforeEach(async () => {
  name = await newSheet();
  faults.clear();
});
afterEach(() => faults.clear());

const sheetOf = (context: Excel.RequestContext) => context.workbook.worksheets.getItem(name);

/** A step of three writes in one request: it ends whole or, in Excel, wherever it failed. */
const step = async (context: Excel.RequestContext) => {
  const sheet = sheetOf(context);
  sheet.getRange("A1").values = [["pair"]];
  sheet.getRange("A2").values = [[1]];
  sheet.getRange("A3").values = [[2]];
  await context.sync();
};

/** What stands in A1:A3. */
const written = () =>
  Excel.run(async (context) => {
    const range = sheetOf(context).getRange("A1:A3").load("values");
    await context.sync();
    return range.values.flat();
  });

test.each(["GeneralException", "AccessDenied", "ServiceNotAvailable", "RequestAborted"] as const)(
  "a request that fails with %s is told so, and nothing of it is written",
  async (code) => {
    faults.failRequest(1, code);
    const error = await errorOf(step);
    expect(error.code).toBe(code);
    expect(error).toBeInstanceOf(OfficeExtension.Error);
    expect(await written()).toEqual(["", "", ""]);
  }
);

test("the failure is of the request that was meant, and happens once", async () => {
  faults.failRequest(2);
  await Excel.run(step);
  const error = await errorOf(step);
  expect(error.code).toBe("GeneralException");
  await Excel.run(step);
  expect(await written()).toEqual(["pair", 1, 2]);
});

test("what was carried out before a failure stays, as in Excel", async () => {
  await Excel.run(step);
  const { actions, writes } = faults.requests()[0]!;
  expect(writes.map((place) => actions[place])).toEqual(["Values =", "Values =", "Values ="]);
  await Excel.run(async (context) => {
    sheetOf(context).getRange("A1:A3").clear();
    await context.sync();
  });
  faults.failRequest(1, "GeneralException", writes[1]);
  await errorOf(step);
  expect(await written()).toEqual(["pair", "", ""]);
});

test("each write of a step can be the one that fails", async () => {
  await Excel.run(step);
  const count = faults.requests().reduce((sum, { writes }) => sum + writes.length, 0);
  expect(count).toBe(3);
  const left = [];
  for (let n = 1; n <= count; n++) {
    await Excel.run(async (context) => {
      sheetOf(context).getRange("A1:A3").clear();
      await context.sync();
    });
    faults.failWrite(n, "RequestAborted");
    expect((await errorOf(step)).code).toBe("RequestAborted");
    left.push((await written()).filter((value) => value !== "").length);
  }
  expect(left).toEqual([0, 1, 2]);
});

test("an answer comes late, and what was asked is done before", async () => {
  faults.hold(1);
  let answered = false;
  const running = Excel.run(step).then(() => (answered = true));
  expect(await written()).toEqual(["pair", 1, 2]);
  expect(answered).toBe(false);
  faults.release();
  await running;
  faults.answerLate(1, 20);
  await Excel.run(step);
});

test("a sheet is deleted by somebody between two requests", async () => {
  faults.loseSheet(2, name);
  const error = await errorOf(async (context) => {
    await step(context);
    await step(context);
  });
  expect(error.code).toBe("ItemNotFound");
  expect(workbenchHost.model.findSheet(name)).toBeUndefined();
});

test("while a cell is edited a request is refused, and nothing of it is written", async () => {
  faults.editCell(true);
  const error = await errorOf(step);
  expect(error.code).toBe("InvalidOperationInCellEditMode");
  faults.editCell(false);
  expect(await written()).toEqual(["", "", ""]);
});

test("a request that may wait for the end of the editing waits, and is carried out then", async () => {
  faults.editCell(true);
  const waiting = Excel.run({ delayForCellEdit: true }, step);
  expect((await errorOf(step)).code).toBe("InvalidOperationInCellEditMode");
  expect(faults.requests()).toHaveLength(1);
  faults.editCell(false);
  await waiting;
  expect(await written()).toEqual(["pair", 1, 2]);
});

test("the functions' runtime goes on while requests on the workbook fail", async () => {
  CustomFunctions.associate("STILL", () => "here");
  faults.editCell(true);
  faults.failRequest(1);
  expect(await workbenchHost.functions.invoke({ id: "STILL", args: [], address: null })).toEqual({
    ok: true,
    value: "here",
  });
  expect(faults.requests()).toEqual([]);
});

test("the list of requests says what was asked, what writes, and what failed", async () => {
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add();
    sheet.load("name");
    sheet.getRange("A1:B2").load("values");
    await context.sync();
    sheet.delete();
    await context.sync();
  });
  await errorOf(async (context) => {
    context.workbook.worksheets.getItem("None").activate();
    await context.sync();
  });
  const [first, second, third] = faults
    .requests()
    .filter(({ actions }) =>
      actions.some((action) => !/^_|^GetItem|^object|^Worksheets|^GetRange/.test(action))
    );
  const writing = ({ actions = [], writes = [] }: Partial<NonNullable<typeof first>> = {}) =>
    writes.map((place) => actions[place]);
  expect(first?.actions).toEqual(expect.arrayContaining(["load name", "load values"]));
  expect([writing(first), writing(second), writing(third)]).toEqual([["Add()"], ["Delete()"], []]);
  expect([first?.error, second?.error, third?.error]).toEqual([
    undefined,
    undefined,
    "ItemNotFound",
  ]);
});

test("a request that is none to come is refused", () => {
  for (const n of [0, -1, 1.5]) {
    expect(() => faults.failRequest(n)).toThrow("the next request is number 1");
    expect(() => faults.failWrite(n)).toThrow("the next request is number 1");
    expect(() => faults.hold(n)).toThrow("the next request is number 1");
  }
});
