const call = (id: string, ...args: unknown[]) =>
  workbenchHost.functions.invoke({ id, args, address: "Sheet1!C3" });

test("a function gets its arguments and answers a value, text staying text", async () => {
  CustomFunctions.associate("ECHO", (...args: unknown[]) => JSON.stringify(args.slice(0, -1)));
  CustomFunctions.associate("TEXT", () => "1-2");
  expect(
    await call(
      "ECHO",
      [
        [0, ""],
        ["a", true],
      ],
      null
    )
  ).toEqual({
    ok: true,
    value: '[[[0,""],["a",true]],null]',
  });
  expect(await call("TEXT")).toEqual({ ok: true, value: "1-2" });
});

test("a block of results arrives as it is, at once or by a promise", async () => {
  const square = (n: number) => [[n], [n * n]];
  CustomFunctions.associate("NOW", square);
  CustomFunctions.associate("LATER", (n: number) => Promise.resolve(square(n)));
  const block = { ok: true, value: [[3], [9]] };
  expect(await Promise.all([call("NOW", 3), call("LATER", 3)])).toEqual([block, block]);
});

test.each([
  ["invalidValue", "#VALUE!"],
  ["notAvailable", "#N/A"],
  ["divisionByZero", "#DIV/0!"],
  ["invalidNumber", "#NUM!"],
  ["nullReference", "#NULL!"],
] as const)("the error %s is %s in the cell, with its message", async (code, error) => {
  CustomFunctions.associate(code, () => {
    throw new CustomFunctions.Error(CustomFunctions.ErrorCode[code], "why");
  });
  expect(await call(code)).toEqual({ ok: false, error, message: "why" });
});

test("an error inside a block keeps its place, code and message", async () => {
  CustomFunctions.associate("MIXED", () => [
    [1],
    [new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable, "no board 2")],
  ]);
  expect(await call("MIXED")).toMatchObject({
    ok: true,
    value: [[1], [{ code: "#N/A", message: "no board 2" }]],
  });
});

test("any other failure is #VALUE! without a message: a fault in a function, or a function there is not", async () => {
  CustomFunctions.associate("BREAK", () => {
    throw new TypeError("a fault");
  });
  const failure = { ok: false, error: "#VALUE!", message: "" };
  expect(await Promise.all([call("BREAK"), call("NOSUCH")])).toEqual([failure, failure]);
});

test("a function learns its cell and where its arguments stand", async () => {
  CustomFunctions.associate(
    "WHERE",
    (_a: unknown, _b: unknown, { address, parameterAddresses }: CustomFunctions.Invocation) =>
      JSON.stringify([address, parameterAddresses])
  );
  const outcome = await workbenchHost.functions.invoke({
    id: "WHERE",
    args: [[[1]], 2],
    address: "Sheet1!C3",
    parameterAddresses: ["'Round 1'!A1:A9", null],
  });
  expect(outcome).toEqual({ ok: true, value: '["Sheet1!C3",["\'Round 1\'!A1:A9",null]]' });
});

test("a thousand calls of one moment are answered together", async () => {
  CustomFunctions.associate("NEXT", (n: number) => n + 1);
  const answers = jest.spyOn(workbenchHost.richApi, "process");
  const outcomes = await Promise.all(Array.from({ length: 1000 }, (_, n) => call("NEXT", n)));
  expect(outcomes.map((o) => o.ok && o.value)).toEqual(
    Array.from({ length: 1000 }, (_, n) => n + 1)
  );
  expect(answers).toHaveBeenCalledTimes(1);
});

test("results are taken while a request on the workbook waits for the grid", async () => {
  let settle = () => {};
  const settled = jest
    .spyOn(workbenchGrid, "settled")
    .mockImplementation(() => new Promise((resolve) => (settle = resolve)));
  const reading = Excel.run(async (context) => {
    const range = context.workbook.worksheets.getActiveWorksheet().getRange("A1").load("values");
    await context.sync();
    return range.values;
  });
  CustomFunctions.associate("FREE", () => "free");
  expect(await call("FREE")).toEqual({ ok: true, value: "free" });
  settled.mockRestore();
  settle();
  expect(await reading).toEqual([[""]]);
});

test("a function asks the workbook while its cell waits for it", async () => {
  CustomFunctions.associate("ASK", async () =>
    Excel.run({ delayForCellEdit: true }, async (context) => {
      const range = context.workbook.worksheets.getActiveWorksheet().getRange("A1");
      range.load("valueTypes");
      await context.sync();
      return range.valueTypes[0]?.[0];
    })
  );
  expect(await call("ASK")).toEqual({ ok: true, value: "Empty" });
});

test("a call nobody waits for any more is cancelled in the add-in", async () => {
  const started = new Promise<CustomFunctions.CancelableInvocation>((resolve) =>
    CustomFunctions.associate("SLOW", (invocation: CustomFunctions.CancelableInvocation) => {
      resolve(invocation);
      return new Promise(() => {});
    })
  );
  const controller = new AbortController();
  void workbenchHost.functions.invoke({
    id: "SLOW",
    args: [],
    address: null,
    signal: controller.signal,
  });
  const invocation = await started;
  const cancelled = new Promise<void>((resolve) => (invocation.onCanceled = resolve));
  controller.abort();
  await expect(cancelled).resolves.toBeUndefined();
});
