import { newSheet } from "./newSheet";

test("a function learns which cells of many ranges are empty, with one request", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    sheet.getRange("A3:A6").values = [[0], [""], ["x"], [-50]];
    sheet.getRange("C1:C2").values = [[""], [0]];
    await context.sync();
  });
  const requests = jest.spyOn(workbenchHost.richApi, "process");
  const addresses = ["A:A", "A1:C8", "B:B", "C1", "3:5"];
  const found = await Excel.run({ delayForCellEdit: true }, async (context) => {
    const ranges = addresses.map((address) => {
      const range = context.workbook.worksheets.getItem(name).getRange(address);
      const used = range.getUsedRangeOrNullObject(true);
      used.load("valueTypes,rowIndex,columnIndex");
      return used;
    });
    await context.sync();
    return ranges.map((used) =>
      used.isNullObject ? null : [used.rowIndex, used.columnIndex, used.valueTypes]
    );
  });
  expect(found).toEqual([
    [2, 0, [["Double"], ["Empty"], ["String"], ["Double"]]],
    [
      1,
      0,
      [
        ["Empty", "Empty", "Double"],
        ["Double", "Empty", "Empty"],
        ["Empty", "Empty", "Empty"],
        ["String", "Empty", "Empty"],
        ["Double", "Empty", "Empty"],
      ],
    ],
    null,
    null,
    [2, 0, [["Double"], ["Empty"], ["String"]]],
  ]);
  const reading = requests.mock.calls.filter(([{ Actions }]) =>
    Actions.some(({ QueryInfo }) => QueryInfo)
  );
  expect(reading).toHaveLength(1);
});
