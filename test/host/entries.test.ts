import { newSheet } from "./newSheet";

const ENTRIES = [
  ...["7", "007", "+7", "-7", " 7 ", "1,234", "1,23", "50%", "1e5", ".5", "(5)", "$5", "€5"],
  ...["3-2", "3/2", "2026-11-30", "2026-11", "30-Nov-2026", "12:30", "2026-11-30 12:30", "31-12"],
  ...[
    "1/2",
    "0 1/2",
    "1 1/2",
    "true",
    "FALSE",
    "#N/A",
    "#n/a",
    "#spill",
    "=",
    "+",
    "-",
    "- ",
    "@x",
  ],
  ...["'7", "'", "''7", "'=A1", "'3-2", "4S+1", "3NT", "A60", "1NT-1", "2026年11月30日", "１２"],
  ...["=1+1", "=sum(z1:z2)", "=true", "+Z1", "-Z1", "--5", "@SUM(Z1)", '=Z1&"sum(a1)"', ""],
  ...["12345678901234567", "0.1", "-0", "1:2:3", "12-2000", "Jan 1", "x y", "="],
];

type Read = readonly [unknown, unknown, unknown, unknown];

async function read(name: string, count: number): Promise<Read[]> {
  return Excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem(name).getRange(`A1:A${count}`);
    range.load("formulas,valueTypes,numberFormat,text");
    await context.sync();
    return range.formulas.map((_, r) => [
      range.formulas[r]?.[0],
      range.valueTypes[r]?.[0],
      range.numberFormat[r]?.[0],
      range.text[r]?.[0],
    ]);
  });
}

test.each(["General", "@", "0.00"])(
  "what a person types into cells of format %s is what an add-in would have written there",
  async (format) => {
    const [byHand, byAddin] = [await newSheet(), await newSheet()];
    const id = workbenchHost.model.findSheet(byHand) ?? "";
    await Excel.run(async (context) => {
      for (const name of [byHand, byAddin])
        context.workbook.worksheets.getItem(name).getRange(`A1:A${ENTRIES.length}`).numberFormat =
          format as never;
      await context.sync();
    });
    for (const [row, text] of ENTRIES.entries()) await workbenchPerson.type(id, row, 0, text);
    await Excel.run(async (context) => {
      const range = context.workbook.worksheets.getItem(byAddin).getRange(`A1:A${ENTRIES.length}`);
      range.values = ENTRIES.map((text) => [text]);
      await context.sync();
    });
    const [typed, written] = [
      await read(byHand, ENTRIES.length),
      await read(byAddin, ENTRIES.length),
    ];
    const pairs = ENTRIES.map((text, i) => [text, typed[i], written[i]]);
    for (const [text, one, other] of pairs) expect([text, one]).toEqual([text, other]);
  }
);
