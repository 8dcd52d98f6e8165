import { errorOf, newSheet } from "./newSheet";

/** The value of a formula while, and after, something is asked of the application. */
const valueOf = async (context: Excel.RequestContext, sheet: string, address: string) => {
  const cell = context.workbook.worksheets.getItem(sheet).getRange(address).load("values");
  await context.sync();
  return cell.values[0]?.[0] as unknown;
};

test("with manual calculation formulas wait until they are told, and the state says so", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const { application } = context.workbook;
    const sheet = context.workbook.worksheets.getItem(name);
    sheet.getRange("A1:B1").formulas = [[1, "=A1*2"]];
    expect(await valueOf(context, name, "B1")).toBe(2);
    application.calculationMode = "Manual";
    sheet.getRange("A1").values = [[5]];
    application.load("calculationMode,calculationState");
    await context.sync();
    expect([application.calculationMode, application.calculationState]).toEqual([
      "Manual",
      "Pending",
    ]);
    expect(await valueOf(context, name, "B1")).toBe(2);
    application.calculate("Recalculate");
    expect(await valueOf(context, name, "B1")).toBe(10);
    sheet.getRange("A1").values = [[6]];
    expect(await valueOf(context, name, "B1")).toBe(10);
    application.calculate("Full");
    expect(await valueOf(context, name, "B1")).toBe(12);
    sheet.getRange("A1").values = [[7]];
    application.calculationMode = "Automatic";
    application.load("calculationState");
    expect(await valueOf(context, name, "B1")).toBe(14);
    expect(application.calculationState).toBe("Done");
  });
});

test("suspended calculation keeps old results until the request is at its end", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const { application } = context.workbook;
    const sheet = context.workbook.worksheets.getItem(name);
    sheet.getRange("A1:B1").formulas = [[1, "=A1*2"]];
    await context.sync();
    application.suspendApiCalculationUntilNextSync();
    application.suspendScreenUpdatingUntilNextSync();
    sheet.getRange("A1").values = [[50]];
    const during = sheet.getRange("B1").load("values");
    await context.sync();
    expect(during.values).toEqual([[2]]);
    expect(await valueOf(context, name, "B1")).toBe(100);
  });
});

test("functions of the add-in at work are calculation that is not done", async () => {
  CustomFunctions.associate("SLOW", () => new Promise((done) => setTimeout(() => done(1), 100)));
  await workbenchHost.functions.ready;
  const answer = workbenchHost.functions.invoke({ id: "SLOW", args: [], address: null });
  await Excel.run(async (context) => {
    const application = context.workbook.application.load("calculationState");
    await context.sync();
    expect(application.calculationState).toBe("Calculating");
    await answer;
    application.load("calculationState");
    await context.sync();
    expect(application.calculationState).toBe("Done");
  });
});

test("an unknown way to calculate is refused", async () => {
  const error = await errorOf(async (context) => {
    context.workbook.application.calculationMode = "Sometimes" as "Manual";
    await context.sync();
  });
  expect(error.code).toBe("InvalidArgument");
});

test("separators and patterns are those of Excel's language", async () => {
  await Excel.run(async (context) => {
    const { application } = context.workbook;
    application.load("decimalSeparator,thousandsSeparator,useSystemSeparators");
    const culture = application.cultureInfo;
    culture.load("name,numberFormat/numberDecimalSeparator,datetimeFormat/shortDatePattern");
    await context.sync();
    expect(culture.toJSON()).toMatchObject({
      name: "en-US",
      numberFormat: { numberDecimalSeparator: "." },
      datetimeFormat: { shortDatePattern: "M/d/yyyy" },
    });
    expect([application.decimalSeparator, application.thousandsSeparator]).toEqual([".", ","]);
  });
});

test("a workbook tells its author, title and own properties, and that it has changed", async () => {
  await Excel.run(async (context) => {
    const { workbook } = context;
    workbook.isDirty = false;
    const { properties } = workbook;
    properties.title = "杯赛";
    properties.author = "R. Director";
    properties.custom.add("rounds", 7);
    properties.custom.add("Rounds", 9);
    properties.custom.add("closed", false);
    properties.load("title,author,creationDate,lastAuthor");
    const rounds = properties.custom.getItem("ROUNDS").load("key,value,type");
    const none = properties.custom.getItemOrNullObject("none").load("value");
    const count = properties.custom.getCount();
    workbook.load("isDirty,readOnly,autoSave,name");
    await context.sync();
    expect([properties.title, properties.author]).toEqual(["杯赛", "R. Director"]);
    expect(properties.creationDate).toBeInstanceOf(Date);
    expect([rounds.key, rounds.value, rounds.type]).toEqual(["rounds", 9, "Number"]);
    expect([none.isNullObject, count.value]).toEqual([true, 2]);
    expect([workbook.isDirty, workbook.readOnly, workbook.autoSave]).toEqual([true, false, false]);
    rounds.delete();
    properties.custom.deleteAll();
    const left = properties.custom.getCount();
    await context.sync();
    expect(left.value).toBe(0);
  });
});

test("looking around does not change a workbook, typing does", async () => {
  const dirty = () =>
    Excel.run(async (context) => {
      const workbook = context.workbook.load("isDirty");
      await context.sync();
      return workbook.isDirty;
    });
  await Excel.run(async (context) => {
    context.workbook.isDirty = false;
    context.workbook.worksheets.getActiveWorksheet().getRange("C3").select();
    await context.sync();
  });
  expect(await dirty()).toBe(false);
  await workbenchPerson.type(workbenchGrid.activeSheet(), 0, 9, "x");
  expect(await dirty()).toBe(true);
});

/** What `Excel.createWorkbook` does. */
const newWorkbook = ({ workbook }: Excel.RequestContext) =>
  (workbook.application as unknown as { createWorkbook(): { open(): void } })
    .createWorkbook()
    .open();

test.each<[string, (context: Excel.RequestContext) => unknown]>([
  ["Workbook.Save", (context) => context.workbook.save()],
  ["Workbook.Close", (context) => context.workbook.close("SkipSave")],
  ["Application.CreateWorkbook", (context) => newWorkbook(context)],
])("%s is missing where no page can do it", async (member, ask) => {
  const error = await errorOf(async (context) => {
    ask(context);
    await context.sync();
  });
  expect([error.code, error.message]).toEqual(["ApiNotFound", expect.stringContaining(member)]);
});

test("what is no workbook's file cannot be inserted", async () => {
  const error = await errorOf(async (context) => {
    context.workbook.insertWorksheetsFromBase64("UEs=");
    await context.sync();
  });
  expect(error.code).toBe("InvalidArgument");
});
