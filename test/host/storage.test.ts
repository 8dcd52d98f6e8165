import { errorOf } from "./newSheet";

test("settings of the workbook keep any JSON value", async () => {
  await Excel.run(async (context) => {
    const { settings } = context.workbook;
    settings.add("event", { rounds: [1, 2], name: "杯赛" });
    settings.add("event", { rounds: [1, 2, 3], name: "杯赛" });
    const setting = settings.getItem("event").load("value,key");
    const none = settings.getItemOrNullObject("Event").load("value");
    const count = settings.getCount();
    await context.sync();
    expect(setting.value).toEqual({ rounds: [1, 2, 3], name: "杯赛" });
    expect([none.isNullObject, count.value]).toEqual([true, 1]);
    setting.delete();
    const gone = settings.getItemOrNullObject("event").load("value");
    await context.sync();
    expect(gone.isNullObject).toBe(true);
  });
});

test("settings of the document are saved with the host", async () => {
  const { settings } = Office.context.document;
  settings.set("language", { pane: "zh-CN" });
  await new Promise((saved) => settings.saveAsync(saved));
  expect(settings.get("language")).toEqual({ pane: "zh-CN" });
  expect([...workbenchHost.documentSettings]).toEqual([["language", '{"pane":"zh-CN"}']]);
  settings.remove("language");
  await new Promise((saved) => settings.saveAsync(saved));
  expect([...workbenchHost.documentSettings]).toEqual([]);
});

test("custom XML is found by the namespace of its root", async () => {
  const xml = '<?xml version="1.0"?><d:event xmlns:d="urn:desk"><d:round n="1"/></d:event>';
  await Excel.run(async (context) => {
    const { customXmlParts } = context.workbook;
    customXmlParts.add(xml);
    customXmlParts.add("<other/>");
    const part = customXmlParts.getByNamespace("urn:desk").getOnlyItem().load("namespaceUri");
    const none = customXmlParts.getByNamespace("urn:else").getOnlyItemOrNullObject();
    none.load("id");
    const text = part.getXml();
    await context.sync();
    expect([part.namespaceUri, text.value, none.isNullObject]).toEqual(["urn:desk", xml, true]);
    part.setXml('<event xmlns="urn:desk" version="2"/>');
    const changed = part.getXml();
    part.delete();
    const left = customXmlParts.getCount();
    await context.sync();
    expect([changed.value, left.value]).toEqual(['<event xmlns="urn:desk" version="2"/>', 1]);
  });
});

test.each(["", "text", "<a>", "<a></b>", "<a/><b/>", "<a b=c/>", "<a/>x", "<a><b></a></b>"])(
  "%j is no XML",
  async (wrong) => {
    const error = await errorOf(async (context) => {
      context.workbook.customXmlParts.add(wrong);
      await context.sync();
    });
    expect(error.code).toBe("InvalidArgument");
  }
);

test.each<[string, (context: Excel.RequestContext) => void]>([
  [
    "a custom XML part is not deleted twice",
    ({ workbook }) => {
      const part = workbook.customXmlParts.add("<a/>");
      part.delete();
      part.delete();
    },
  ],
  [
    "a deleted custom XML part gets no other XML",
    ({ workbook }) => {
      const part = workbook.customXmlParts.add("<a/>");
      part.delete();
      part.setXml("<b/>");
    },
  ],
  [
    "a deleted setting gets no other value",
    ({ workbook }) => {
      const setting = workbook.settings.add("gone", 1);
      setting.delete();
      setting.value = 2;
    },
  ],
])("%s: it does not come to life again", async (_, ask) => {
  const error = await errorOf(async (context) => {
    ask(context);
    await context.sync();
  });
  expect(error.code).toBe("ItemNotFound");
  expect(workbenchHost.model.settings.has("gone")).toBe(false);
});

test("names stand for cells, values and functions", async () => {
  await Excel.run(async (context) => {
    const { names } = context.workbook;
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    names.add("Boards", sheet.getRange("B2:B5"), "of a match");
    names.add("Twice", "=LAMBDA(x,2*x)");
    const boards = names.getItem("BOARDS").load("name,formula,type,value,comment,scope");
    const range = boards.getRange().load("address");
    const byName = sheet.getRange("boards").load("address");
    const twice = names.getItem("Twice").load("formula");
    const noRange = twice.getRangeOrNullObject().load("address");
    await context.sync();
    expect(boards.toJSON()).toMatchObject({
      name: "Boards",
      formula: "=Sheet1!$B$2:$B$5",
      type: "Range",
      value: "Sheet1!$B$2:$B$5",
      comment: "of a match",
      scope: "Workbook",
    });
    expect([range.address, byName.address]).toEqual(["Sheet1!B2:B5", "Sheet1!B2:B5"]);
    expect([twice.formula, noRange.isNullObject]).toEqual(["=LAMBDA(x,2*x)", true]);
    twice.delete();
    await context.sync();
  });
});

test("a name that looks like a cell, or stands already, is refused", async () => {
  const codes = [];
  for (const name of ["A1", "two words", "boards"])
    codes.push(
      (
        await errorOf(async (context) => {
          context.workbook.names.add(name, "=1");
          await context.sync();
        })
      ).code
    );
  expect(codes).toEqual(["InvalidArgument", "InvalidArgument", "ItemAlreadyExists"]);
});

test("a name that leads to itself has no cells", async () => {
  const error = await errorOf(async (context) => {
    context.workbook.names.add("Round", "=Rounds");
    context.workbook.names.add("Rounds", "=Round");
    context.workbook.worksheets.getActiveWorksheet().getRange("Round").load("address");
    await context.sync();
  });
  expect(error.code).toBe("InvalidArgument");
});
