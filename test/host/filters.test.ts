import { errorOf, newSheet } from "./newSheet";

let name: string;
let id: string;
beforeEach(async () => {
  name = await newSheet();
  id = workbenchHost.model.findSheet(name)!;
  await Excel.run(async (context) => {
    sheetOf(context).getRange("A1:C7").values = [
      ["Pair", "VP", "Club"],
      ["North", 20, "West"],
      ["Nora", 12.5, "East"],
      ["Sven", 7, ""],
      ["Ann", 12.5, "west"],
      ["Bo", 0, "East"],
      ["Al*x", -3, "East"],
    ];
    await context.sync();
  });
});

const sheetOf = (context: Excel.RequestContext) => context.workbook.worksheets.getItem(name);

/** The pairs whose rows a person still sees. */
function seen(): string[] {
  const sheet = workbenchPerson.api.getActiveWorkbook()!.getSheetBySheetId(id)!.getSheet();
  return [1, 2, 3, 4, 5, 6]
    .filter((row) => sheet.getRowVisible(row))
    .map((row) => String(sheet.getCellRaw(row, 0)?.v));
}

const inTable = (work: (table: Excel.Table) => void) =>
  Excel.run(async (context) => {
    const { tables } = sheetOf(context);
    const count = tables.getCount();
    await context.sync();
    work(count.value === 0 ? tables.add("A1:C7", true) : tables.getItemAt(0));
    await context.sync();
  });

const filterVP = (work: (filter: Excel.Filter) => void) =>
  inTable((table) => work(table.columns.getItem("VP").filter));

test.each<[string, (filter: Excel.Filter) => void, string[]]>([
  ["values", (f) => f.applyValuesFilter(["12.5", "0"]), ["Nora", "Ann", "Bo"]],
  ["more than", (f) => f.applyCustomFilter(">7"), ["North", "Nora", "Ann"]],
  ["between", (f) => f.applyCustomFilter(">=0", "<12.5", "And"), ["Sven", "Bo"]],
  ["either end", (f) => f.applyCustomFilter("<0", ">=20", "Or"), ["North", "Al*x"]],
  ["all but one", (f) => f.applyCustomFilter("<>12.5"), ["North", "Sven", "Bo", "Al*x"]],
  ["the best two and their equals", (f) => f.applyTopItemsFilter(2), ["North", "Nora", "Ann"]],
  ["the last third", (f) => f.applyBottomPercentFilter(34), ["Bo", "Al*x"]],
  ["above average", (f) => f.applyDynamicFilter("AboveAverage"), ["North", "Nora", "Ann"]],
])("a column of numbers shows %s", async (_, work, pairs) => {
  await filterVP(work);
  expect(seen()).toEqual(pairs);
});

test.each([
  ["=N*", ["North", "Nora"]],
  ["=*n*", ["North", "Nora", "Sven", "Ann"]],
  ["<>*o*", ["Sven", "Ann", "Al*x"]],
  ["=al~*x", ["Al*x"]],
  [">Nora", ["North", "Sven"]],
])("a column of texts shows what %s lets through", async (criterion, pairs) => {
  await inTable((table) => table.columns.getItem("Pair").filter.applyCustomFilter(criterion));
  expect(seen()).toEqual(pairs);
});

test("filters of two columns work together, are told, and are cleared one by one or at once", async () => {
  await filterVP((filter) => filter.applyCustomFilter(">0"));
  await inTable((table) => table.columns.getItem("Club").filter.applyValuesFilter(["West", ""]));
  expect(seen()).toEqual(["North", "Sven", "Ann"]);
  await Excel.run(async (context) => {
    const table = sheetOf(context).tables.getItemAt(0);
    table.autoFilter.load("criteria,isDataFiltered,enabled");
    const { filter } = table.columns.getItem("VP").load("filter/criteria");
    await context.sync();
    expect(table.autoFilter.toJSON()).toMatchObject({ isDataFiltered: true, enabled: true });
    expect(table.autoFilter.criteria).toMatchObject([
      null,
      { filterOn: "Custom", criterion1: ">0" },
      { filterOn: "Values", values: ["West", ""] },
    ]);
    expect(filter.criteria).toMatchObject({ filterOn: "Custom", criterion1: ">0" });
  });
  await filterVP((filter) => filter.clear());
  expect(seen()).toEqual(["North", "Sven", "Ann"]);
  await inTable((table) => table.clearFilters());
  expect(seen()).toHaveLength(6);
});

test("a filter judges rows when it is applied, and again when it is reapplied", async () => {
  await filterVP((filter) => filter.applyCustomFilter(">10"));
  await Excel.run(async (context) => {
    sheetOf(context).getRange("B4").values = [[15]];
    await context.sync();
  });
  expect(seen()).not.toContain("Sven");
  await inTable((table) => table.reapplyFilters());
  expect(seen()).toEqual(["North", "Nora", "Sven", "Ann"]);
});

test("without its buttons a table shows all rows; several rows of a filtered one are not deleted", async () => {
  await filterVP((filter) => filter.applyCustomFilter(">10"));
  const error = await errorOf(async (context) => {
    sheetOf(context).tables.getItemAt(0).rows.deleteRowsAt(0, 2);
    await context.sync();
  });
  expect(error.code).toBe("InsertDeleteConflict");
  await inTable((table) => {
    table.showFilterButton = false;
  });
  expect(seen()).toHaveLength(6);
});

test("what a person filters is told as the values that are shown, and undo is told too", async () => {
  await inTable(() => {});
  const workbook = workbenchPerson.api.getActiveWorkbook()!;
  const [table] = workbook.getTableList().filter((t) => t.subUnitId === id);
  const criteria = () =>
    Excel.run(async (context) => {
      const { filter } = sheetOf(context).tables.getItemAt(0).columns.getItemAt(2);
      filter.load("criteria");
      await context.sync();
      return filter.criteria;
    });
  workbook.setTableFilter(table!.id, 2, { filterType: "manual", values: ["East"] } as never);
  expect(await criteria()).toMatchObject({ filterOn: "Values", values: ["East"] });
  await workbenchPerson.api.undo();
  expect(await criteria()).toBeNull();
});

test("criteria that Excel would not take are refused, what is missing is said to be missing", async () => {
  const codeOf = async (work: (filter: Excel.Filter) => void) =>
    (
      await errorOf(async (context) => {
        work(sheetOf(context).tables.getItemAt(0).columns.getItem("VP").filter);
        await context.sync();
      })
    ).code;
  await inTable(() => {});
  expect(await codeOf((f) => f.applyTopItemsFilter(0))).toBe("InvalidArgument");
  expect(await codeOf((f) => f.apply({ filterOn: "Nothing" } as never))).toBe("InvalidArgument");
  expect(await codeOf((f) => f.applyCustomFilter(">1", "<9", "Xor" as never))).toBe(
    "InvalidArgument"
  );
  expect(await codeOf((f) => f.apply({ filterOn: "CellColor", color: "#FF0000" }))).toBe(
    "ApiNotFound"
  );
});

test("a range without a table is filtered by the sheet's own filter, one a sheet", async () => {
  await Excel.run(async (context) => {
    const { autoFilter } = sheetOf(context);
    const none = autoFilter.getRangeOrNullObject();
    autoFilter.apply("A1:C7", 1, { filterOn: "Custom", criterion1: ">=12.5" });
    autoFilter.apply("A1:C7", 2, { filterOn: "Values", values: ["West"] });
    autoFilter.load("criteria,enabled,isDataFiltered");
    const range = autoFilter.getRange().load("address");
    await context.sync();
    expect([none.isNullObject, range.address]).toEqual([true, `${name}!A1:C7`]);
    expect([autoFilter.enabled, autoFilter.isDataFiltered]).toEqual([true, true]);
    expect(seen()).toEqual(["North", "Ann"]);
    autoFilter.clearColumnCriteria(1);
    await context.sync();
    expect(seen()).toEqual(["North", "Ann"]);
    autoFilter.clearCriteria();
    await context.sync();
    expect(seen()).toHaveLength(6);
    autoFilter.apply("A1:B7", 0, { filterOn: "Values", values: ["Bo"] });
    await context.sync();
    expect(seen()).toEqual(["Bo"]);
    autoFilter.remove();
    autoFilter.load("enabled");
    await context.sync();
    expect([autoFilter.enabled, seen().length]).toEqual([false, 6]);
  });
});
