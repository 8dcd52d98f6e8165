import fc from "fast-check";
import {
  makeStructured,
  parseStructured,
  type StructuredReference,
  TABLE_AREAS,
  toExcelFormula,
  toGridFormula,
} from "../../workbench/host/structuredReference";
import { errorOf, newSheet } from "./newSheet";

const RESULTS = {
  name: "Results",
  sheet: "s1",
  rect: { row: 0, column: 0, rows: 4, columns: 3 },
  headings: ["Board", "Round 1", "VP"],
  hasTotals: false,
};
const inside = { sheet: "s1", row: 2, column: 2 };
const outside = { sheet: "s2", row: 2, column: 2 };

test.each([
  ["=[@VP]", "=Results[[#This Row],[VP]]", "=[@VP]"],
  ["=results[@vp]", "=Results[[#This Row],[VP]]", "=[@VP]"],
  ["=Results[[#This Row],[Round 1]]", "=Results[[#This Row],[Round 1]]", "=[@[Round 1]]"],
  ["=[@[Round 1]]*2", "=Results[[#This Row],[Round 1]]*2", "=[@[Round 1]]*2"],
  ["=SUM([VP])", "=SUM(Results[VP])", "=SUM([VP])"],
  ["=SUM([@])", "=SUM(Results[[#This Row],[Board]:[VP]])", "=SUM([@])"],
  [
    "=SUM([@[Board]:[Round 1]])",
    "=SUM(Results[[#This Row],[Board]:[Round 1]])",
    "=SUM([@[Board]:[Round 1]])",
  ],
  ["=ROWS(RESULTS)", "=ROWS(Results)", "=ROWS(Results)"],
  ["=ROWS(Results[])", "=ROWS(Results)", "=ROWS(Results)"],
  ["=COUNTA(Results[ #headers ])", "=COUNTA(Results[#Headers])", "=COUNTA(Results[#Headers])"],
  [
    "=SUM(Results[[#All], [board] : [VP]])",
    "=SUM(Results[[#All],[Board]:[VP]])",
    "=SUM(Results[[#All],[Board]:[VP]])",
  ],
  [
    "=\"[@VP]\"&'Results[x]'!A1&[Book1.xlsx]S!A1",
    "=\"[@VP]\"&'Results[x]'!A1&[Book1.xlsx]S!A1",
    "=\"[@VP]\"&'Results[x]'!A1&[Book1.xlsx]S!A1",
  ],
])("%s is read as Excel reads it, and shown as Excel shows it", (typed, stored, shown) => {
  expect(toGridFormula(typed, inside, [RESULTS])).toBe(stored);
  expect(toExcelFormula(stored, inside, [RESULTS])).toBe(shown);
});

test("outside of its table a reference names the table", () => {
  expect(toExcelFormula("=Results[[#This Row],[VP]]+SUM(Results[VP])", outside, [RESULTS])).toBe(
    "=Results[@VP]+SUM(Results[VP])"
  );
  expect(toGridFormula("=[@VP]", outside, [RESULTS])).toBeNull();
});

test.each([
  "=SUM(Results[",
  "=Results[IMP]",
  "=Scores[VP]",
  "=Results[[#Sum],[VP]]",
  '="open',
  "=Results[a'b]",
])("%s is no formula", (typed) => expect(toGridFormula(typed, inside, [RESULTS])).toBeNull());

test("what is made of a reference is read as the same reference, whatever its headings", () => {
  const heading = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 8 })
    .filter((t) => t === t.trim() && t !== "");
  const reference: fc.Arbitrary<StructuredReference> = fc.record({
    table: fc.constantFrom("Results", "成绩"),
    areas: fc.subarray([...TABLE_AREAS], { maxLength: 1 }),
    columns: fc.array(heading, { maxLength: 2 }),
  });
  fc.assert(
    fc.property(reference, (made) => {
      expect(parseStructured(`1+${makeStructured(made)}*2`)).toEqual(["1+", made, "*2"]);
    })
  );
});

/** Headings and the Excel spelling of a reference to each in its row. */
const HEADINGS: readonly (readonly [string, string])[] = [
  ["VP", "[@VP]"],
  ["Round 1", "[@[Round 1]]"],
  ["#", "[@['#]]"],
  ["Bd#", "[@[Bd'#]]"],
  ["a'b", "[@[a''b]]"],
  ["[x]", "[@['[x']]]"],
  ["@home", "[@['@home]]"],
  ["N:S", "[@[N:S]]"],
  ["a, b", "[@[a, b]]"],
  ['"q"', '[@["q"]]'],
  ["(net)", "[@[(net)]]"],
  ["{x}", "[@[{x}]]"],
  ["50 %", "[@[50 %]]"],
  ["+/-", "[@[+/-]]"],
  ["a=b<c>d&e^f", "[@[a=b<c>d&e^f]]"],
  ["$!;~`|", "[@[$!;~`|]]"],
  ["a.b\\c?", "[@[a.b\\c?]]"],
  ["对手分（全）", "[@[对手分（全）]]"],
  ["12", "[@12]"],
  ["2024-05", "[@[2024-05]]"],
];

test("every heading can be referred to, is calculated, and reads back as it was written", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    const width = HEADINGS.length;
    const cells = sheet.getRange("A1").getAbsoluteResizedRange(2, width);
    cells.numberFormat = [HEADINGS.map(() => "@"), HEADINGS.map(() => "General")];
    cells.values = [HEADINGS.map(([heading]) => heading), HEADINGS.map((_, i) => i + 1)];
    sheet.tables.add(cells, true).name = `T_${name}.x`;
    const beside = sheet.getRange("A2").getOffsetRange(0, width + 1);
    const formulas = HEADINGS.map(([, reference]) => `=T_${name}.x${reference}*10`);
    const row = beside.getAbsoluteResizedRange(1, width);
    row.formulas = [formulas];
    row.load("formulas,values");
    await context.sync();
    expect(row.formulas).toEqual([formulas]);
    expect(row.values).toEqual([HEADINGS.map((_, i) => (i + 1) * 10)]);
  });
});

test("a formula Excel would not take is refused, and the cell stays as it was", async () => {
  const name = await newSheet();
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    sheet.getRange("A1:B2").values = [
      ["a", "b"],
      [1, 2],
    ];
    sheet.tables.add("A1:B2", true).name = `Refused_${name}`;
    sheet.getRange("D1").values = [["kept"]];
    await context.sync();
  });
  for (const formula of [
    `=SUM(Refused_${name}[`,
    `=Refused_${name}[c]`,
    "=NoTable[a]",
    "=[@a]",
    "=SUM(A1",
    "=1+",
    "=)",
    "=A1**2",
    '="open',
    "=SUM(A1;;",
  ]) {
    const error = await errorOf(async (context) => {
      context.workbook.worksheets.getItem(name).getRange("D1").formulas = [[formula]];
      await context.sync();
    });
    expect([formula, error.code]).toEqual([formula, "InvalidArgument"]);
  }
  await Excel.run(async (context) => {
    const cell = context.workbook.worksheets.getItem(name).getRange("D1").load("values");
    cell.getOffsetRange(1, 0).formulas = [["=-SUM(,1)+(2)*{1,2}%"]];
    await context.sync();
    expect(cell.values).toEqual([["kept"]]);
  });
});

test("a function that gives cells of a table gives those of the table's sheet", async () => {
  const [there, here] = [await newSheet(), await newSheet()];
  await Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const table = worksheets.getItem(there).getRange("B2:C4");
    table.values = [
      ["No.", "Name"],
      [1, "North"],
      [2, "South"],
    ];
    worksheets.getItem(there).tables.add("B2:C4", true).name = "Sides";
    worksheets.getItem(here).getRange("B2:C4").values = [
      ["x", "y"],
      ["p", "q"],
      ["r", "s"],
    ];
    const found = worksheets.getItem(here).getRange("E1:E4");
    found.formulas = [
      ["=INDEX(Sides[[#Data],[Name]],2)"],
      ['=INDEX(Sides[Name],MATCH(1,Sides[[#Data],[No.]],0))&"!"'],
      ["=SUM(OFFSET(Sides[[#Headers],[No.]],1,0,2,1))"],
      ["=INDEX(B2:C4,3,2)"],
    ];
    found.load("values");
    await context.sync();
    expect(found.values).toEqual([["South"], ["North!"], [3], ["s"]]);
  });
});

test("formulas of any length mean the table that has the name now, not one that is gone", async () => {
  const here = await newSheet();
  const long = `=IFERROR(SUM(Comes[[#Data],[VP]])&" VPs in ${"a very ".repeat(12)}long text","")`;
  const made: string[] = [];
  for (const vps of [7, 8]) {
    const there = await newSheet();
    made.push(
      await Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getItem(there);
        sheet.getRange("B2:B3").values = [["VP"], [vps]];
        sheet.tables.add("B2:B3", true).name = "Comes";
        await context.sync();
        const found = context.workbook.worksheets.getItem(here).getRange("A1:A2");
        found.formulas = [[long], ["=SUM(Comes[VP])"]];
        await context.sync();
        // Written again, the formula is one that has been read before.
        found.formulas = [[long], ["=SUM(Comes[VP])"]];
        found.load("values");
        await context.sync();
        sheet.delete();
        await context.sync();
        return found.values.flat().join().slice(0, 3) + String(found.values[1]?.[0]);
      })
    );
  }
  expect(made).toEqual(["7 V7", "8 V8"]);
});
