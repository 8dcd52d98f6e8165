import { newSheet } from "./newSheet";

const { document: office } = Office.context;

/** What an asynchronous call of the common API came to. */
const result = <T>(call: (done: (result: Office.AsyncResult<T>) => void) => void) =>
  new Promise<Office.AsyncResult<T>>((resolve) => call(resolve));

/** A new sheet with a matrix in A1:B2, which is selected. */
async function selectMatrix(): Promise<string> {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem(name).getRange("A1:B2");
    range.values = [
      [1, "杯赛"],
      ["", 0.5],
    ];
    range.getLastCell().numberFormat = [["0%"]];
    range.select();
    await context.sync();
  });
  return name;
}

const valuesIn = (name: string, address: string) =>
  Excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem(name).getRange(address).load("values");
    await context.sync();
    return range.values;
  });

test("selected cells are given as text and as rows, with and without their formats", async () => {
  await selectMatrix();
  const { Text, Matrix } = Office.CoercionType;
  const text = await result<string>((done) => office.getSelectedDataAsync(Text, done));
  const rows = await result<unknown[][]>((done) => office.getSelectedDataAsync(Matrix, done));
  const formatted = await result<unknown[][]>((done) =>
    office.getSelectedDataAsync(Matrix, { valueFormat: Office.ValueFormat.Formatted }, done)
  );
  expect(text.value).toBe("1\t杯赛\n\t0.5");
  expect(rows.value).toEqual([
    [1, "杯赛"],
    ["", 0.5],
  ]);
  expect(formatted.value).toEqual([
    ["1", "杯赛"],
    ["", "50%"],
  ]);
});

test("rows and text are put into the selection, read as if typed", async () => {
  const name = await selectMatrix();
  const rows = await result((done) =>
    office.setSelectedDataAsync(
      [
        [1, "2"],
        ["=A1+1", true],
      ],
      done
    )
  );
  expect(rows.status).toBe("succeeded");
  expect(await valuesIn(name, "A1:B2")).toEqual([
    [1, 2],
    [2, true],
  ]);
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem(name).getRange("D4").select();
    await context.sync();
  });
  await result((done) => office.setSelectedDataAsync("7\t8\n9", done));
  expect(await valuesIn(name, "D4:E5")).toEqual([
    [7, 8],
    [9, ""],
  ]);
});

test("rows that do not fit the selection are refused", async () => {
  const name = await selectMatrix();
  const { status, error } = await result((done) => office.setSelectedDataAsync([[1, 2, 3]], done));
  expect([status, error.code]).toEqual(["failed", 2002]);
  expect(await valuesIn(name, "A1:C1")).toEqual([[1, "杯赛", ""]]);
});

test("an add-in hears that a person selects other cells, until it listens no more", async () => {
  const name = await newSheet();
  const id = workbenchHost.model.findSheet(name) ?? "";
  let heard = 0;
  const hear = () => void heard++;
  const { DocumentSelectionChanged } = Office.EventType;
  await result((done) => office.addHandlerAsync(DocumentSelectionChanged, hear, done));
  workbenchGrid.select(id, { row: 1, column: 1, rows: 1, columns: 1 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(heard).toBe(1);
  await result((done) =>
    office.removeHandlerAsync(DocumentSelectionChanged, { handler: hear }, done)
  );
  workbenchGrid.select(id, { row: 2, column: 1, rows: 1, columns: 1 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(heard).toBe(1);
});

test("the workbook tells of its selection and of its settings in Excel's own way too", async () => {
  const name = await newSheet();
  const heard: string[] = [];
  await Excel.run(async (context) => {
    const { workbook } = context;
    workbook.onSelectionChanged.add(() => Promise.resolve(void heard.push("selection")));
    workbook.settings.onSettingsChanged.add(() => Promise.resolve(void heard.push("settings")));
    await context.sync();
    workbook.settings.add("round", 1);
    workbook.worksheets.getItem(name).getRange("C3").select();
    await context.sync();
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(heard).toEqual(["settings", "selection"]);
});

test("without a page that writes files there is none to read, and it is listed", async () => {
  Object.assign(workbenchHost.model.surroundings, { fileBytes: undefined });
  const { status } = await result<Office.File>((done) =>
    office.getFileAsync(Office.FileType.Compressed, done)
  );
  expect(status).toBe("failed");
  expect(workbenchHost.richApi.missing.join()).toContain("call 77 of the common API");
});

test("a file is read in pieces, from the bytes the page gives", async () => {
  const bytes = Uint8Array.from({ length: 150_000 }, (_, i) => i % 251);
  const { surroundings } = workbenchHost.model;
  Object.assign(surroundings, { fileBytes: () => Promise.resolve(bytes) });
  const { value: file } = await result<Office.File>((done) =>
    office.getFileAsync(Office.FileType.Compressed, { sliceSize: 65_536 }, done)
  );
  expect([file.size, file.sliceCount]).toEqual([150_000, 3]);
  const read: number[] = [];
  for (let i = 0; i < file.sliceCount; i++) {
    const { value: slice } = await result<Office.Slice>((done) => file.getSliceAsync(i, done));
    expect(slice.size).toBe((slice.data as number[]).length);
    read.push(...(slice.data as number[]));
  }
  expect(Uint8Array.from(read)).toEqual(bytes);
  expect((await result((done) => file.closeAsync(done))).status).toBe("succeeded");
});
