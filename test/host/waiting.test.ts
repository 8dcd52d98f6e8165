import { newSheet } from "./newSheet";

/** How often the host waits for the formulas while it carries out a request. */
async function waitsIn(batch: (sheet: Excel.Worksheet) => void): Promise<number> {
  const name = await newSheet();
  await workbenchGrid.settled();
  const settled = jest.spyOn(workbenchGrid, "settled");
  await Excel.run(async (context) => {
    batch(context.workbook.worksheets.getItem(name));
    await context.sync();
  });
  const waits = settled.mock.calls.length;
  settled.mockRestore();
  return waits;
}

test("what is set does not wait for the formulas that were set before", async () => {
  const waits = await waitsIn((sheet) => {
    sheet.getRange("A1:A2").formulas = [["=1+1"], ["=A1*2"]];
    sheet.getRange("A1:A2").format.font.bold = true;
    sheet.getRange("B1").numberFormat = [["0.00"]];
    sheet.getRange("B1").format.columnWidth = 50;
  });
  expect(waits).toBe(0);
});

test("what is read is calculated, and so is what a range is found by", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    sheet.getRange("A1:A2").formulas = [["=1+1"], ["=A1*2"]];
    sheet.getRange("A1:A2").format.font.bold = true;
    const doubled = sheet.getRange("A2").load("values");
    sheet.getRange("C4").formulas = [["=IF(A2=4,A1,1)"]];
    const used = sheet.getUsedRange(true).load("address,values");
    await context.sync();
    expect(doubled.values).toEqual([[4]]);
    expect(used.address).toBe(`${name}!A1:C4`);
    expect(used.values[3]?.[2]).toBe(2);
  });
});
