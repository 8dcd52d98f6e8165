import { bookOf } from "../../workbench/files/bookOf";
import { exampleBook } from "../files/exampleBook";
import { writeXlsx } from "../../workbench/files/writeXlsx";

const base64 = (bytes: Uint8Array) => btoa([...bytes].map((b) => String.fromCharCode(b)).join(""));
const bookNow = async () => {
  await workbenchGrid.settled();
  return bookOf(workbenchHost.model);
};
/** What the spreadsheet calculates anew: the example's results were made up. */
const withoutResults = (book: typeof exampleBook) => ({
  ...book,
  sheets: book.sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells
      .filter(({ spilled }) => !spilled)
      .map(({ spill: _, ...cell }) =>
        cell.formula === undefined ? cell : { ...cell, value: null, type: "Empty" }
      ),
  })),
});

test("a file that is opened takes the workbook's place, with all that stands in it", async () => {
  await workbenchFiles.open(await writeXlsx(exampleBook, "DESK"));
  expect(withoutResults(await bookNow())).toEqual(withoutResults(exampleBook));
  expect(workbenchGrid.undo()).toBe(false);
});

test("the open workbook, downloaded and opened again, is the same", async () => {
  await workbenchFiles.open(await writeXlsx(exampleBook, "DESK"));
  const before = await bookNow();
  await workbenchFiles.open(await workbenchFiles.bytes());
  expect(await bookNow()).toEqual(before);
});

test("bytes that are no workbook are refused and leave the open one as it is", async () => {
  const before = await bookNow();
  await expect(workbenchFiles.open(new Uint8Array([1, 2, 3]))).rejects.toThrow();
  expect(await bookNow()).toEqual(before);
});

test("names of the open workbook stay when a file's sheets are put in", async () => {
  await workbenchFiles.open(null);
  workbenchGrid.setName({
    name: "BOARDS",
    sheet: null,
    formula: "=16",
    comment: "",
    visible: true,
  });
  await workbenchFiles.insert(await writeXlsx(exampleBook, "DESK"), null);
  const names = workbenchGrid.names().map(({ name, formula }) => [name, formula]);
  expect(names).toContainEqual(["BOARDS", "=16"]);
  expect(names.filter(([name]) => name?.toLowerCase() === "boards")).toHaveLength(1);
});

test("an add-in puts sheets of a file into the workbook; names that are taken get a number", async () => {
  await workbenchFiles.open(null);
  const file = base64(await writeXlsx({ ...exampleBook, names: [] }, "DESK"));
  await Excel.run(async (context) => {
    const { workbook } = context;
    workbook.insertWorksheetsFromBase64(file, {
      sheetNamesToInsert: ["第1轮"],
      positionType: "End",
    });
    workbook.insertWorksheetsFromBase64(file, { sheetNamesToInsert: ["O'Brien 2"] });
    workbook.insertWorksheetsFromBase64(file, { sheetNamesToInsert: ["O'Brien 2"] });
    const sheets = workbook.worksheets.load("items/name");
    const margin = workbook.worksheets.getItem("第1轮").getRange("C2").load("values");
    const table = workbook.tables.getItem("DeskRound1").getRange().load("address");
    await context.sync();
    expect(sheets.items.map(({ name }) => name)).toEqual([
      ...["Sheet1", "第1轮", "O'Brien 2", "O'Brien 2 (2)"],
    ]);
    expect(margin.values).toEqual([[23]]);
    expect(table.address).toBe("第1轮!A1:D3");
  });
});
