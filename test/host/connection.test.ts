import { createHost, type NativeBridge } from "../../workbench/host/host";
import { MemoryGrid } from "../../workbench/host/memoryGrid";

const service = "Microsoft.ExcelServices.CustomFunctions";

/** A call of the functions' service, as office.js posts it. */
const report = (method: string, ...args: unknown[]) =>
  JSON.stringify({
    id: 1,
    type: 1,
    message: {
      body: JSON.stringify({
        Actions: [
          {
            Id: 2,
            ActionType: 3,
            Name: method,
            ObjectPathId: 1,
            ArgumentInfo: { Arguments: args },
          },
        ],
        ObjectPaths: { 1: { Id: 1, ObjectPathType: 2, Name: service } },
      }),
    },
  });
const ready = report("_SetOsfControlContainerReadyForCustomFunctions");

/** What an add-in is sent, from now on, besides answers. */
function listen(bridge: NativeBridge): { entries: unknown[] }[] {
  const received: { entries: unknown[] }[] = [];
  bridge.onMessageFromHost = (text) => {
    const { type, message } = JSON.parse(text);
    if (type === 3) received.push(message);
  };
  return received;
}
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 0));

test("calls wait for the add-in, and are asked again of a pane that was loaded anew", async () => {
  const host = createHost(new MemoryGrid());
  const first = host.connect();
  const atFirst = listen(first);
  const outcome = host.functions.invoke({ id: "IMP", args: [50], address: null });
  await aMoment();
  expect(atFirst).toEqual([]);
  first.sendMessageToHost(ready);
  await aMoment();
  const invocation = { messageCategory: 1, messageType: 1000, targetId: "" };
  const message = [1, "IMP", [50], null, 0, null];
  expect(atFirst).toEqual([{ entries: [{ ...invocation, message }] }]);

  const second = host.connect();
  const atSecond = listen(second);
  second.sendMessageToHost(ready);
  await aMoment();
  expect(atSecond).toEqual([{ entries: [{ ...invocation, message }] }]);
  second.sendMessageToHost(report("SetInvocationArrayResults", [[1, true, 2]]));
  expect(await outcome).toEqual({ ok: true, value: 2 });
});
