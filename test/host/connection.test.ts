import { createHost } from "../../workbench/host/host";
import type { RequestBody } from "../../workbench/host/protocol";

const service = "Microsoft.ExcelServices.CustomFunctions";

/** A call of the functions' service, as office.js posts it. */
const report = (method: string, ...args: unknown[]): RequestBody => ({
  Actions: [
    { Id: 2, ActionType: 3, Name: method, ObjectPathId: 1, ArgumentInfo: { Arguments: args } },
  ],
  ObjectPaths: { 1: { Id: 1, ObjectPathType: 2, Name: service } },
});
const ready = report("_SetOsfControlContainerReadyForCustomFunctions");

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 0));

test("calls wait for the add-in, and are asked again of a pane that was loaded anew", async () => {
  const host = createHost(workbenchGrid);
  const atFirst: unknown[] = [];
  const first = host.connect((entries) => atFirst.push(...entries));
  const outcome = host.functions.invoke({ id: "IMP", args: [50], address: null });
  await aMoment();
  expect(atFirst).toEqual([]);
  await first.answer(ready);
  await aMoment();
  const invocation = [1, 1000, "", [1, "IMP", [50], null, 0, null]];
  expect(atFirst).toEqual([invocation]);

  const atSecond: unknown[] = [];
  const second = host.connect((entries) => atSecond.push(...entries));
  await second.answer(ready);
  await aMoment();
  expect(atSecond).toEqual([invocation]);
  await second.answer(report("SetInvocationArrayResults", [[1, true, 2]]));
  expect(await outcome).toEqual({ ok: true, value: 2 });
});
