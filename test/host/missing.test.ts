import { errorOf } from "./newSheet";

const active = (context: Excel.RequestContext) => context.workbook.worksheets.getActiveWorksheet();

test.each<[string, (context: Excel.RequestContext) => unknown]>([
  ["Worksheet.PivotTables", (context) => active(context).pivotTables.load("items/name")],
  ["Range.GetVisibleView()", (context) => active(context).getRange("A1").getVisibleView()],
  ["Range.FlashFill()", (context) => active(context).getRange("A1").flashFill()],
  ["Workbook.Author", (context) => context.workbook.load("author" as never)],
  ["Worksheet.EnableCalculation = false", (context) => (active(context).enableCalculation = false)],
])("%s is not silently accepted but answers ApiNotFound, and is listed", async (member, ask) => {
  const error = await errorOf(async (context) => {
    ask(context);
    await context.sync();
  });
  expect(error.code).toBe("ApiNotFound");
  expect(error.message).toContain(member);
  expect(workbenchHost.richApi.missing).toContain(member);
});

test("what JavaScript knows of an object is no part of the API", async () => {
  const { richApi } = workbenchHost;
  const names = ["constructor", "GetItem2", "toString", "identity", "className", "model"];
  for (const name of names) {
    const request = {
      Actions: [{ Id: 1, ActionType: 3, Name: name, ObjectPathId: 1 }],
      ObjectPaths: { 1: { Id: 1, ObjectPathType: 1, Name: "" } },
    };
    const { Error: error } = await richApi.process(request, async () => {});
    expect(error?.Code).toBe("ApiNotFound");
  }
});

test("a call of the common API that the host has not fails, and is listed", async () => {
  const status = await new Promise((resolve) =>
    Office.context.document.goToByIdAsync("A1", Office.GoToType.NamedItem, (result) =>
      resolve(result.status)
    )
  );
  expect(status).toBe("failed");
  expect(workbenchHost.richApi.missing.some((m) => m.includes("common API"))).toBe(true);
});

test("it is counted how often something missing was asked for", async () => {
  const { richApi } = workbenchHost;
  const request = {
    Actions: [{ Id: 1, ActionType: 3, Name: "GetPigeonhole", ObjectPathId: 1 }],
    ObjectPaths: { 1: { Id: 1, ObjectPathType: 1, Name: "" } },
  };
  for (const times of [1, 2]) {
    await richApi.process(request, async () => {});
    expect(richApi.timesMissing("Workbook.GetPigeonhole()")).toBe(times);
  }
  expect(richApi.missing.filter((one) => one.includes("GetPigeonhole"))).toHaveLength(1);
});

test("a null object can be asked whether it is one, and nothing else", async () => {
  const error = await errorOf(async (context) => {
    context.workbook.worksheets.getItemOrNullObject("None").delete();
    await context.sync();
  });
  expect(error.code).toBe("ItemNotFound");
});
