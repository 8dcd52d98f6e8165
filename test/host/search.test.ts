import fc from "fast-check";
import { blocksOf } from "../../workbench/host/regions";
import { searchPattern } from "../../workbench/host/search";
import { errorOf, newSheet } from "./newSheet";

let name: string;
beforeEach(async () => {
  name = await newSheet();
});
const sheetOf = (context: Excel.RequestContext) => context.workbook.worksheets.getItem(name);

async function fill(address: string, rows: unknown[][]) {
  await Excel.run(async (context) => {
    sheetOf(context).getRange(address).formulas = rows;
    await context.sync();
  });
}

/** The addresses of ranges within the sheet. */
async function places(
  ask: (sheet: Excel.Worksheet) => (Excel.Range | Excel.RangeAreas)[]
): Promise<(string | null)[]> {
  return Excel.run(async (context) => {
    const asked = ask(sheetOf(context));
    for (const range of asked) range.load("address");
    await context.sync();
    return asked.map((range) =>
      range.isNullObject ? null : range.address.replaceAll(`${name}!`, "")
    );
  });
}

const PAIRS = [
  ["Pair", "Name", "IMP"],
  [1, "Li – Wu", "=A2*10"],
  [2, "li wen", 10],
  [3, "Xu", "#N/A"],
];

test("a text is found in what cells show, part or whole, with or without regard to case", async () => {
  await fill("A1:C4", PAIRS);
  expect(
    await places((sheet) => {
      const range = sheet.getRange("A1:C4");
      return [
        range.find("li", {}),
        range.find("li", { searchDirection: "Backwards" }),
        range.find("li", { matchCase: true }),
        range.find("10", { completeMatch: true }),
        range.findOrNullObject("Li", { completeMatch: true }),
        range.find("?u", { completeMatch: true }),
        range.find("l*n", {}),
        sheet.findAll("1", {}),
        sheet.findAllOrNullObject("no such text", {}),
      ];
    })
  ).toEqual(["B2", "B3", "B3", "C2", null, "B4", "B3", "A2,C2,C3", null]);
});

test("from a single cell the whole sheet is searched, onwards and round again", async () => {
  await fill("A1:C4", PAIRS);
  expect(
    await places((sheet) => [
      sheet.getRange("C2").find("1", {}),
      sheet.getRange("C3").find("1", {}),
      sheet.getRange("C2").find("1", { searchDirection: "Backwards" }),
    ])
  ).toEqual(["C3", "A2", "A2"]);
});

test("a text that is not there is an item not found, an empty one no text to look for", async () => {
  for (const [text, code] of [
    ["nothing", "ItemNotFound"],
    ["", "InvalidArgument"],
  ] as const) {
    const error = await errorOf(async (context) => {
      sheetOf(context).getRange("A1:B2").find(text, {});
      await context.sync();
    });
    expect(error.code).toBe(code);
  }
});

test("texts are replaced in values and in formulas, and what comes out is read as typed", async () => {
  await fill("A1:B3", [
    ["Round 1", "=A3+1"],
    ["round 1", 10],
    [7, "=SUM(A1:A3)"],
  ]);
  await Excel.run(async (context) => {
    const range = sheetOf(context).getRange("A1:B3");
    const some = range.replaceAll("Round 1", "2026-3-2", { completeMatch: true, matchCase: true });
    const all = range.replaceAll("1", "2", {});
    range.load("formulas,numberFormat");
    await context.sync();
    expect([some.value, all.value]).toEqual([1, 4]);
    expect(range.formulas.slice(1)).toEqual([
      ["round 2", 20],
      [7, "=SUM(A2:A3)"],
    ]);
    expect(range.formulas[0]?.[1]).toBe("=A3+2");
    expect(range.numberFormat[0]?.[0]).toBe("m/d/yyyy");
  });
});

test("blanks, constants, formulas and visible cells are picked out, by the kinds of their values", async () => {
  await fill("A1:C4", PAIRS);
  await Excel.run(async (context) => {
    sheetOf(context).getRange("D1").formulas = [["=SEQUENCE(2)"]];
    sheetOf(context).getRange("E5").values = [[true]];
    sheetOf(context).getRange("3:3").rowHidden = true;
    await context.sync();
  });
  expect(
    await places((sheet) => {
      const range = sheet.getRange("A1:E5");
      return [
        range.getSpecialCells("Formulas"),
        range.getSpecialCells("Constants", "Numbers"),
        range.getSpecialCells("Constants", "Text"),
        range.getSpecialCells("Constants", "ErrorsLogical"),
        sheet.getRange("A4:E5").getSpecialCells("Blanks"),
        sheet.getRange("A1:B4").getSpecialCells("Visible"),
        sheet.getRange("A1:A4").getSpecialCellsOrNullObject("Formulas"),
      ];
    })
  ).toEqual(
    [...["C2,D1", "A2:A4,C3", "A1:C1,B2:B4", "C4,E5", "D4:E4,A5:D5", "A1:B2,A4:B4", null]].map(
      (address) => address && sorted(address)
    )
  );
});

/** Areas come row by row. */
function sorted(address: string): string {
  const row = (area: string) => Number(/\d+/.exec(area)?.[0]);
  return address
    .split(",")
    .sort((a, b) => row(a) - row(b) || (a < b ? -1 : 1))
    .join(",");
}

test("rows that show the same are removed but for the first, and the others move up", async () => {
  await fill("A1:B5", [
    ["Name", "No"],
    ["Li", 1],
    ["li", "=B2"],
    ["Wu", "=B2+1"],
    ["Li", 3],
  ]);
  await Excel.run(async (context) => {
    const range = sheetOf(context).getRange("A1:B5");
    const result = range.removeDuplicates([0], true).load("removed,uniqueRemaining");
    range.load("formulas");
    await context.sync();
    expect([result.removed, result.uniqueRemaining]).toEqual([2, 2]);
    expect(range.formulas).toEqual([
      ["Name", "No"],
      ["Li", 1],
      ["Wu", "=B1+1"],
      ["", ""],
      ["", ""],
    ]);
  });
});

test("regions end at empty rows and columns, edges where Ctrl and the arrows lead", async () => {
  await fill("B2:D4", [
    ["a", "b", ""],
    ["c", "", ""],
    ["d", "", "e"],
  ]);
  await fill("B8:B9", [["f"], ["g"]]);
  expect(
    await places((sheet) => [
      sheet.getRange("B3").getSurroundingRegion(),
      sheet.getRange("B10").getSurroundingRegion(),
      sheet.getRange("F20").getSurroundingRegion(),
      sheet.getRange("B2").getRangeEdge("Down"),
      sheet.getRange("B4").getRangeEdge("Down"),
      sheet.getRange("B9").getRangeEdge("Down"),
      sheet.getRange("B4").getRangeEdge("Right"),
      sheet.getRange("A3").getRangeEdge("Up"),
      sheet.getRange("B2:C3").getRangeEdge("Down", "B3"),
      sheet.getRange("B2").getExtendedRange("Down"),
      sheet.getRange("B2:C2").getExtendedRange("Down"),
      sheet.getRange("B3:C3").getExtendedRange("Right", "B3"),
    ])
  ).toEqual([
    ...["B2:D4", "B8:B10", "F20", "B4", "B8", "B1048576", "D4", "A1", "B4", "B2:B4", "B2:C4"],
    "B3:XFD3",
  ]);
});

test("rows above and below, columns before and after, and the parent of a spilled cell", async () => {
  await fill("F2", [["=SEQUENCE(3,2)"]]);
  expect(
    await places((sheet) => [
      sheet.getRange("C4:D5").getRowsAbove(2),
      sheet.getRange("C4:D5").getRowsBelow(),
      sheet.getRange("C4:D5").getColumnsBefore(),
      sheet.getRange("C4:D5").getColumnsAfter(3),
      sheet.getRange("C4:D5").getRowsBelow(-1),
      sheet.getRange("G4").getSpillParent(),
      sheet.getRange("A1").getSpillParentOrNullObject(),
    ])
  ).toEqual(["C2:D3", "C6:D6", "B4:B5", "E4:G5", "C3:D3", "F2", null]);
});

test("formulas are read and written in R1C1 notation", async () => {
  await fill("A1:C1", [[1, "=A1*$A$1", "text"]]);
  await Excel.run(async (context) => {
    const range = sheetOf(context).getRange("A1:C1").load("formulasR1C1");
    const written = sheetOf(context).getRange("B2:B3");
    written.formulasR1C1 = [["=RC[-1]+R1C1"], ["=SUM(R1C:R[-1]C)"]];
    written.load("formulas,formulasR1C1,formulasLocal");
    await context.sync();
    expect(range.formulasR1C1).toEqual([[1, "=RC[-1]*R1C1", "text"]]);
    expect(written.formulas).toEqual([["=A2+$A$1"], ["=SUM(B$1:B2)"]]);
    expect(written.formulasR1C1).toEqual([["=RC[-1]+R1C1"], ["=SUM(R1C:R[-1]C)"]]);
    expect(written.formulasLocal).toEqual(written.formulas);
  });
});

test("stars, question marks and tildes are read as Excel reads them", () => {
  const partial = { completeMatch: false, matchCase: false };
  const hits = (text: string, cell: string) => searchPattern(text, partial).test(cell);
  expect([hits("a*c", "xabbc"), hits("a?c", "abc"), hits("a?c", "ac")]).toEqual([
    true,
    true,
    false,
  ]);
  expect([hits("~*", "a*"), hits("~*", "ab"), hits("~~", "a~"), hits("1.5", "175")]).toEqual([
    ...[true, false, true, false],
  ]);
});

test("cells of any pattern are covered once each by rectangles, and no others are", () => {
  const pattern = fc.array(fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(pattern, (rows) => {
      const rect = { row: 3, column: 2, rows: rows.length, columns: 5 };
      const blocks = blocksOf(rect, (row, column) => rows[row - 3]![column - 2]!);
      const covered = rows.map((line) => line.map(() => 0));
      for (const block of blocks)
        for (let r = 0; r < block.rows; r++)
          for (let c = 0; c < block.columns; c++) {
            const line = covered[block.row - 3 + r]!;
            line[block.column - 2 + c] = line[block.column - 2 + c]! + 1;
          }
      expect(covered).toEqual(rows.map((line) => line.map(Number)));
    })
  );
});
