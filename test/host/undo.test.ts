import { newSheet } from "./newSheet";

let name: string;
beforeEach(async () => {
  name = await newSheet();
});

/** What a sheet holds and shows, and where its tables and merged cells are. */
async function state(): Promise<unknown> {
  return Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    const range = sheet.getRange("A1:F8").load("formulas,numberFormat,text");
    const bold = sheet.getRange("A1").load("format/font/bold,format/fill/color");
    const tables = sheet.tables.load("items/name");
    await context.sync();
    const places = tables.items.map((table) => table.getRange().load("address"));
    await context.sync();
    return {
      formulas: range.formulas,
      text: range.text,
      formats: range.numberFormat,
      look: [bold.format.font.bold, bold.format.fill.color],
      tables: places.map(({ address }) => address),
      merges: workbenchGrid.merges(workbenchHost.model.findSheet(name) ?? ""),
    };
  });
}

const change = (work: (sheet: Excel.Worksheet) => void) =>
  Excel.run(async (context) => {
    work(context.workbook.worksheets.getItem(name));
    await context.sync();
  });

const fill = () =>
  change((sheet) => {
    sheet.getRange("A1:B4").formulas = [
      ["Pair", "IMP"],
      ["Wu", 3],
      ["Li", "=B2*2"],
      ["Wu", 3],
    ];
    sheet.getRange("A1").format.font.bold = true;
    sheet.getRange("D1").formulas = [["=SEQUENCE(2)"]];
  });

const STEPS: Record<string, (sheet: Excel.Worksheet) => void> = {
  "dates and percentages, with the formats they bring": (sheet) =>
    (sheet.getRange("A2:B3").values = [
      ["3-2", "50%"],
      ["=B1", "'7"],
    ]),
  "a write far below the last row": (sheet) => (sheet.getRange("A4000").values = [[1]]),
  "a colour": (sheet) => (sheet.getRange("A1:B2").format.fill.color = "#FF0000"),
  "an inserted row": (sheet) => sheet.getRange("2:2").insert("Down"),
  "a deleted row": (sheet) => sheet.getRange("2:2").delete("Up"),
  "inserted cells": (sheet) => sheet.getRange("A1:A2").insert("Right"),
  "deleted cells": (sheet) => sheet.getRange("B2").delete("Up"),
  "merged cells": (sheet) => sheet.getRange("A1:B2").merge(),
  "a copy with formats and merged cells": (sheet) => sheet.getRange("A3").copyFrom("A1:B2"),
  "moved cells": (sheet) => sheet.getRange("B2:B3").moveTo("F5"),
  "a sorted range": (sheet) =>
    sheet.getRange("A1:B4").sort.apply([{ key: 0, ascending: true }], false, true),
  "a cleared range": (sheet) => sheet.getRange("A1:D4").clear(),
};

test.each(Object.keys(STEPS))(
  "%s: one step back leaves all as it was, one forth as it became",
  async (step) => {
    await fill();
    const before = await state();
    await change(STEPS[step]!);
    const after = await state();
    expect(workbenchGrid.undo()).toBe(true);
    expect(await state()).toEqual(before);
    expect(workbenchGrid.redo()).toBe(true);
    expect(await state()).toEqual(after);
  }
);

test("what a person has typed is one step, and the add-in hears of the step back", async () => {
  await fill();
  const before = await state();
  const id = workbenchHost.model.findSheet(name) ?? "";
  const seen: string[] = [];
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem(name).onChanged.add(({ address, changeType }) => {
      seen.push(`${changeType} ${address}`);
      return Promise.resolve();
    });
    await context.sync();
  });
  await workbenchPerson.type(id, 1, 1, "50%");
  workbenchGrid.undo();
  expect(await state()).toEqual(before);
  await change(STEPS["an inserted row"]!);
  workbenchGrid.undo();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(seen).toEqual([
    ...["RangeEdited B2", "RangeEdited B2", "RowInserted 2:2", "RowDeleted 2:2"],
  ]);
});

test("what the host keeps itself moves back with the rows", async () => {
  await fill();
  await change((sheet) => sheet.pageLayout.setPrintArea("A1:B4"));
  const area = () =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem(name);
      const range = sheet.pageLayout.getPrintArea().load("address");
      await context.sync();
      return range.address.split("!")[1];
    });
  await change(STEPS["an inserted row"]!);
  expect(await area()).toBe("A1:B5");
  workbenchGrid.undo();
  expect(await area()).toBe("A1:B4");
});
