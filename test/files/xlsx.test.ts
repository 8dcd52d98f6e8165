import { Workbook } from "exceljs";
import fc from "fast-check";
import { strFromU8, unzipSync, zipSync } from "fflate";
import type { BookFile, CellFile } from "../../workbench/files/bookFile";
import { emptySheet } from "../../workbench/files/emptyBook";
import { readXlsx } from "../../workbench/files/readXlsx";
import { writeXlsx } from "../../workbench/files/writeXlsx";
import { exampleBook } from "./exampleBook";

const again = async (book: BookFile) => readXlsx(await writeXlsx(book, "DESK"), "DESK");
const partsOf = async (book: BookFile) =>
  Object.fromEntries(
    Object.entries(unzipSync(await writeXlsx(book, "DESK"))).map(([path, bytes]) => [
      path,
      strFromU8(bytes),
    ])
  );

test("a director's workbook comes back from a file as it was", async () => {
  expect(await again(exampleBook)).toEqual(exampleBook);
});

test("a file written twice is the same file", async () => {
  expect(await writeXlsx(exampleBook, "DESK")).toEqual(await writeXlsx(exampleBook, "DESK"));
});

test("functions stand in a file as Excel writes them: those of the add-in, and those younger than the format", async () => {
  const parts = await partsOf({
    ...exampleBook,
    sheets: [
      {
        ...emptySheet("S"),
        cells: [
          ["=DESK.IMP(A1:A3)", "_xldudf_DESK_IMP(A1:A3)"],
          [
            "=SORT(FILTER(A1:A3,A1:A3>0))",
            "_xlfn._xlws.SORT(_xlfn._xlws.FILTER(A1:A3,A1:A3&gt;0))",
          ],
          [
            "=LET(x,A1,MAP(B1:B2,LAMBDA(v,v*x)))",
            "_xlfn.LET(_xlpm.x,A1,_xlfn.MAP(B1:B2,_xlfn.LAMBDA(_xlpm.v,_xlpm.v*_xlpm.x)))",
          ],
          ['=IF(A1="DESK.IMP(","x",SUM(A1))', 'IF(A1="DESK.IMP(","x",SUM(A1))'],
        ].map(([formula = ""], row): CellFile => ({
          row,
          column: 5,
          value: 1,
          type: "Double",
          formula,
          format: {},
        })),
      },
    ],
  });
  const sheet = parts["xl/worksheets/sheet1.xml"] ?? "";
  expect(
    [...sheet.matchAll(/<f[^>]*>(.*?)<\/f>/g)].map(([, formula = ""]) =>
      formula.replaceAll("&quot;", '"')
    )
  ).toEqual([
    "_xldudf_DESK_IMP(A1:A3)",
    "_xlfn._xlws.SORT(_xlfn._xlws.FILTER(A1:A3,A1:A3&gt;0))",
    "_xlfn.LET(_xlpm.x,A1,_xlfn.MAP(B1:B2,_xlfn.LAMBDA(_xlpm.v,_xlpm.v*_xlpm.x)))",
    'IF(A1="DESK.IMP(","x",SUM(A1))',
  ]);
});

test("signs that XML cannot hold, and texts that look like them, come back; headings with them too", async () => {
  const texts = ["a\r\nb", "_x000D_", "_x0041_", "a\u0001\u0000", "\ud83d", "\u{1F600}", "_x_"];
  const cell = (value: string, column: number, row = 0): CellFile => ({
    ...{ row, column, value, type: "String", format: {} },
  });
  const sheet = emptySheet("S");
  const cells = [
    ...texts.map((value, i) => cell(value, i)),
    ...texts.map((value, i) => ({ ...cell(value, i, 3), formula: "=A1" })),
  ];
  const table = {
    ...exampleBook.sheets.flatMap(({ tables }) => tables)[0]!,
    rect: { row: 0, column: 0, rows: 2, columns: texts.length },
    columns: texts,
  };
  const book = { ...exampleBook, names: [], activeSheet: "S" };
  const [read] = (await again({ ...book, sheets: [{ ...sheet, cells, tables: [table] }] })).sheets;
  expect(read?.cells).toEqual(cells);
  expect(read?.tables[0]?.columns).toEqual(texts);
});

test("the end of a line in a heading is told to Excel in the table too", async () => {
  const sheet = emptySheet("S");
  const first = exampleBook.sheets.flatMap(({ tables }) => tables)[0]!;
  const rect = { row: 0, column: 0, rows: 2, columns: 1 };
  const tables = [{ ...first, rect, columns: ["two\nlines"] }];
  const parts = await partsOf({ ...exampleBook, names: [], sheets: [{ ...sheet, tables }] });
  expect(parts["xl/tables/table1.xml"]).toContain('name="two_x000A_lines"');
});

test("a row of formats alone comes back", async () => {
  const cells: CellFile[] = [
    { row: 4, column: 1, value: null, type: "Empty", format: { numberFormat: "0.00" } },
  ];
  const sheets = [{ ...emptySheet("S"), cells }];
  const book = await again({ ...exampleBook, names: [], activeSheet: "S", sheets });
  expect(book.sheets[0]?.cells).toEqual(cells);
});

test("a file of a program that writes no views is read", async () => {
  const workbook = new Workbook();
  workbook.addWorksheet("S").getCell("A1").value = 7;
  const book = await readXlsx(new Uint8Array(await workbook.xlsx.writeBuffer()), "DESK");
  expect(book.sheets.map(({ name, cells }) => [name, cells[0]?.value])).toEqual([["S", 7]]);
});

test.each(["xl/worksheets/sheet1.xml", "xl/_rels/workbook.xml.rels"])(
  "a file that has lost %s, and with it all its sheets, is refused",
  async (lost) => {
    const file = await writeXlsx({ ...exampleBook, names: [], sheets: [emptySheet("S")] }, "DESK");
    const { [lost]: gone, ...rest } = unzipSync(file);
    expect(gone).toBeDefined();
    await expect(readXlsx(zipSync(rest), "DESK")).rejects.toThrow();
  }
);

test("print areas and titles are names with whole addresses", async () => {
  const { "xl/workbook.xml": workbook = "" } = await partsOf(exampleBook);
  expect(workbook).toContain(
    `<definedName name="_xlnm.Print_Area" localSheetId="0">'第1轮'!$A$1:$F$40</definedName>`
  );
  expect(workbook).toContain(`>'第1轮'!$A:$B,'第1轮'!$1:$1</definedName>`);
});

test("every text of people comes back letter by letter", async () => {
  // What XML cannot hold no cell of a file can.
  const typed = fc
    .string({ unit: "grapheme", maxLength: 60 })
    .filter((text) => !/[\0-\x08\x0b\x0c\x0e-\x1f\r\ufffe\uffff]/.test(text) && text !== "");
  await fc.assert(
    fc.asyncProperty(fc.array(typed, { minLength: 1, maxLength: 8 }), async (texts) => {
      const cells = texts.map((value, row): CellFile => ({
        row,
        column: 0,
        value,
        type: "String",
        format: {},
      }));
      const [sheet] = (
        await again({ ...exampleBook, names: [], sheets: [{ ...emptySheet("S"), cells }] })
      ).sheets;
      expect(sheet?.cells.map(({ value }) => value)).toEqual(texts);
    }),
    { numRuns: 15 }
  );
});

test.each([
  ["nothing", new Uint8Array()],
  ["a text", new TextEncoder().encode("Table,VP\n1,20\n")],
])("%s is refused as a workbook", async (_, bytes) => {
  await expect(readXlsx(bytes, "DESK")).rejects.toThrow();
});
