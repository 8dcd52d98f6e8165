import { errorOf, newSheet } from "./newSheet";

let name: string;
beforeEach(async () => {
  name = await newSheet();
});

/** Writes formulas, lets the sheet be changed, and reads what it holds then. */
async function after(
  filled: Record<string, unknown[][]>,
  change: (sheet: Excel.Worksheet, context: Excel.RequestContext) => void,
  read: string
): Promise<unknown[][]> {
  return Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    for (const [address, rows] of Object.entries(filled)) sheet.getRange(address).formulas = rows;
    change(sheet, context);
    const range = sheet.getRange(read).load("formulas");
    await context.sync();
    return range.formulas as unknown[][];
  });
}

test("copied formulas take their references along, but for those held by $", async () => {
  const seen = await after(
    {
      "A1:B2": [
        [1, "=A1*$A$1"],
        [2, "=SUM(A1:A2)"],
      ],
    },
    (sheet) => sheet.getRange("C3").copyFrom("A1:B2"),
    "C3:D4"
  );
  expect(seen).toEqual([
    [1, "=C3*$A$1"],
    [2, "=SUM(C3:C4)"],
  ]);
});

test("a target of several times the size is filled, another takes the source's size", async () => {
  const filled = { "A1:A2": [["a"], ["b"]] };
  const copy = (to: string) => (sheet: Excel.Worksheet) => sheet.getRange(to).copyFrom("A1:A2");
  expect(await after(filled, copy("C1:D4"), "C1:D4")).toEqual([
    ["a", "a"],
    ["b", "b"],
    ["a", "a"],
    ["b", "b"],
  ]);
  expect(await after(filled, copy("F1:F3"), "F1:F4")).toEqual([["a"], ["b"], [""], [""]]);
});

test("values, formulas and formats can be copied by themselves", async () => {
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    sheet.getRange("A1").values = [[4]];
    const source = sheet.getRange("B1");
    source.formulas = [["=A1*2"]];
    source.format.fill.color = "#FFEE00";
    source.numberFormat = [["0.00"]];
    await context.sync();
    const copies = (["Values", "Formulas", "Formats", "All"] as const).map((type, i) => {
      const cell = sheet.getRange(`B${i + 2}`);
      cell.copyFrom(source, type);
      return cell.load("formulas,numberFormat,format/fill/color");
    });
    await context.sync();
    expect(
      copies.map((c) => [c.formulas[0]?.[0], c.numberFormat[0]?.[0], c.format.fill.color])
    ).toEqual([
      [8, "General", "#FFFFFF"],
      ["=A3*2", "General", "#FFFFFF"],
      ["", "0.00", "#FFEE00"],
      ["=A5*2", "0.00", "#FFEE00"],
    ]);
  });
});

test("rows become columns, and formulas turn with them", async () => {
  const seen = await after(
    {
      "A1:C2": [
        [1, 2, "=A1+B1"],
        [3, 4, "=SUM(A2:B2)"],
      ],
    },
    (sheet) => sheet.getRange("E1").copyFrom("A1:C2", "All", false, true),
    "E1:F3"
  );
  expect(seen).toEqual([
    [1, 3],
    [2, 4],
    ["=E1+E2", "=SUM(F1:F2)"],
  ]);
});

test("empty cells of the source leave the target alone when they are skipped", async () => {
  const filled = {
    "A1:A3": [["a"], [""], ["c"]],
    "B1:C3": [
      ["x", "x"],
      ["y", "y"],
      ["z", "z"],
    ],
  };
  const seen = await after(
    filled,
    (sheet) => {
      sheet.getRange("B1").copyFrom("A1:A3", "All", true);
      sheet.getRange("C1").copyFrom("A1:A3");
    },
    "B1:C3"
  );
  expect(seen).toEqual([
    ["a", "a"],
    ["y", ""],
    ["c", "c"],
  ]);
});

test("cells are copied from other sheets, over themselves, and with their merged cells", async () => {
  const other = await newSheet();
  const seen = await after(
    { "A1:A3": [["a"], ["b"], ["c"]] },
    (sheet, { workbook }) => {
      const far = workbook.worksheets.getItem(other);
      far.getRange("A1:B1").merge();
      far.getRange("A1").formulas = [["=C1"]];
      sheet.getRange("A2").copyFrom("A1:A3");
      sheet.getRange("C5").copyFrom(far.getRange("A1:B1"));
      sheet.getRange("C7").copyFrom(`${other}!A1:B1`, "Formulas");
    },
    "A1:C7"
  );
  expect(seen.slice(0, 4).map(([first]) => first)).toEqual(["a", "a", "b", "c"]);
  expect([seen[4]?.[2], seen[6]?.[2]]).toEqual(["=E5", "=E7"]);
  const id = workbenchHost.model.findSheet(name) ?? "";
  expect(workbenchGrid.merges(id)).toEqual([{ row: 4, column: 2, rows: 1, columns: 2 }]);
});

test("a copied spill spills anew; its values alone are values", async () => {
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    sheet.getRange("A1").formulas = [["=SEQUENCE(2)"]];
    await context.sync();
    sheet.getRange("B1").copyFrom("A1:A2");
    sheet.getRange("C1").copyFrom("A1:A2", "Values");
    const seen = sheet.getRange("B1:C2").load("formulas");
    const spill = sheet.getRange("B1").getSpillingToRange().load("address");
    await context.sync();
    expect(seen.formulas).toEqual([
      ["=SEQUENCE(2)", 1],
      [2, 2],
    ]);
    expect(spill.address).toBe(`${name}!B1:B2`);
  });
});

test("cells that are moved keep their references, and what refers to them follows", async () => {
  const seen = await after(
    {
      "A1:B2": [
        [1, "=A1"],
        [2, "=SUM(A1:A2)"],
      ],
    },
    (sheet) => sheet.getRange("A1:A2").moveTo("D3"),
    "A1:D4"
  );
  expect(seen).toEqual([
    ["", "=D3", "", ""],
    ["", "=SUM(D3:D4)", "", ""],
    ["", "", "", 1],
    ["", "", "", 2],
  ]);
});

test("an address that does not fit on the sheet, or a way of copying there is not, is refused", async () => {
  for (const copy of [
    (sheet: Excel.Worksheet) => sheet.getRange("XFD1").copyFrom("A1:B1"),
    (sheet: Excel.Worksheet) => sheet.getRange("A1").copyFrom("B1", "Comments" as "All"),
  ]) {
    const error = await errorOf(async (context) => {
      copy(context.workbook.worksheets.getItem(name));
      await context.sync();
    });
    expect(error.code).toBe("InvalidArgument");
  }
});
