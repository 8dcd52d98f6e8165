import fc from "fast-check";
import { compareCells, compareTexts } from "../../workbench/host/sortOrder";
import type { Cell } from "../../workbench/host/grid";
import { errorOf, newSheet } from "./newSheet";

let name: string;
beforeEach(async () => {
  name = await newSheet();
});

async function sorted(
  rows: unknown[][],
  sort: (range: Excel.Range) => void,
  address = `A1:${String.fromCharCode(64 + rows[0]!.length)}${rows.length}`
): Promise<unknown[][]> {
  return Excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem(name).getRange(address);
    range.formulas = rows;
    sort(range);
    range.load("formulas");
    await context.sync();
    return range.formulas as unknown[][];
  });
}

test("numbers come before texts, texts before FALSE and TRUE, then errors, and empty cells last either way", async () => {
  const rows = [["b"], [true], [""], [3], ["#N/A"], [false], ["A"], [-1], ["c"]];
  expect(await sorted(rows, (range) => range.sort.apply([{ key: 0, ascending: true }]))).toEqual([
    ...[[-1], [3], ["A"], ["b"], ["c"], [false], [true], ["#N/A"], [""]],
  ]);
  expect(await sorted(rows, (range) => range.sort.apply([{ key: 0, ascending: false }]))).toEqual([
    ...[["#N/A"], [true], [false], ["c"], ["b"], ["A"], [3], [-1], [""]],
  ]);
});

test("a second key decides where the first is the same, and rows that are the same keep their order", async () => {
  const rows = [
    ["Li", 12, "1st"],
    ["Wu", 15, "2nd"],
    ["Xu", 12, "3rd"],
    ["li", 12, "4th"],
  ];
  const seen = await sorted(rows, (range) =>
    range.sort.apply([
      { key: 1, ascending: false },
      { key: 0, ascending: true },
    ])
  );
  expect(seen.map(([, , place]) => place)).toEqual(["2nd", "1st", "4th", "3rd"]);
});

test("headings stay, and small letters come before capitals only where case matters", async () => {
  const rows = [["Pair"], ["B"], ["b"], ["A"], ["a"]];
  expect(await sorted(rows, (range) => range.sort.apply([{ key: 0 }], true, true))).toEqual([
    ["Pair"],
    ["a"],
    ["A"],
    ["b"],
    ["B"],
  ]);
  expect(await sorted(rows, (range) => range.sort.apply([{ key: 0 }], false, true))).toEqual([
    ["Pair"],
    ["A"],
    ["a"],
    ["B"],
    ["b"],
  ]);
});

test("formulas go along with their rows, and so do formats", async () => {
  await Excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem(name).getRange("A1:B3");
    range.formulas = [
      [3, "=A1*$D$1"],
      [1, "=A2*$D$1"],
      [2, "=A3*$D$1"],
    ];
    range.getCell(1, 0).format.font.bold = true;
    range.sort.apply([{ key: 0, ascending: true }]);
    range.load("formulas");
    const cells = [0, 1, 2].map((r) => range.getCell(r, 0).load("format/font/bold"));
    await context.sync();
    expect(range.formulas).toEqual([
      [1, "=A1*$D$1"],
      [2, "=A2*$D$1"],
      [3, "=A3*$D$1"],
    ]);
    expect(cells.map(({ format }) => format.font.bold)).toEqual([true, false, false]);
  });
});

test("columns can change places instead, and texts count as numbers where they shall", async () => {
  const rows = [
    ["c", "a", "b"],
    [1, 2, 3],
  ];
  expect(
    await sorted(rows, (range) =>
      range.sort.apply([{ key: 0, ascending: true }], false, false, "Columns")
    )
  ).toEqual([
    ["a", "b", "c"],
    [2, 3, 1],
  ]);
  const numerals = [["'10"], [9], ["'2"]];
  expect(
    await sorted(numerals, (range) =>
      range.sort.apply([{ key: 0, ascending: true, dataOption: "TextAsNumber" }])
    )
  ).toEqual([["2"], [9], ["10"]]);
});

test("a key outside the range is refused, merged cells and spills too", async () => {
  const refused = async (prepare: (range: Excel.Range) => void, key: number) =>
    (
      await errorOf(async (context) => {
        const range = context.workbook.worksheets.getItem(name).getRange("A1:B3");
        range.values = [
          [1, 2],
          [3, 4],
          [5, 6],
        ];
        prepare(range);
        await context.sync();
        range.sort.apply([{ key, ascending: true }]);
        await context.sync();
      })
    ).code;
  expect(await refused(() => {}, 2)).toBe("InvalidArgument");
  expect(await refused((range) => range.getRow(0).merge(), 0)).toBe("InvalidOperation");
  name = await newSheet();
  const spill = (range: Excel.Range) => {
    range.clear();
    range.getCell(0, 0).formulas = [["=SEQUENCE(2)"]];
  };
  expect(await refused(spill, 0)).toBe("InvalidOperation");
});

test("an add-in hears that rows were sorted, once", async () => {
  const seen: string[] = [];
  await Excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getItem(name);
    const range = sheet.getRange("A1:A2");
    range.values = [[2], [1]];
    await context.sync();
    sheet.onRowSorted.add(({ address }) => {
      seen.push(`sorted ${address}`);
      return Promise.resolve();
    });
    sheet.onChanged.add(({ address, changeType }) => {
      seen.push(`${changeType} ${address}`);
      return Promise.resolve();
    });
    await context.sync();
    range.sort.apply([{ key: 0, ascending: true }]);
    await context.sync();
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(seen).toEqual(["RangeEdited A1:A2", "sorted A1:A2"]);
});

test("hyphens count only where all else is the same, and Chinese follows Latin letters, by pinyin", () => {
  const texts = ["co-op", "coop", "cop", "con", "王", "李", "Zhang", "陈"];
  expect([...texts].sort((a, b) => compareTexts(a, b, false))).toEqual([
    ...["con", "coop", "co-op", "cop", "Zhang", "陈", "李", "王"],
  ]);
});

const cell: fc.Arbitrary<Cell> = fc.oneof(
  fc.integer({ min: -9, max: 9 }).map((value) => ({ value, type: "Double" as const })),
  fc.constantFrom("x", "Y", "z").map((value) => ({ value, type: "String" as const })),
  fc.boolean().map((value) => ({ value, type: "Boolean" as const })),
  fc.constantFrom("#N/A", "#REF!").map((value) => ({ value, type: "Error" as const })),
  fc.constant({ value: null, type: "Empty" as const })
);

test("any cells are sorted kind by kind, whatever their order was", () => {
  const order = { matchCase: false, textAsNumber: false };
  fc.assert(
    fc.property(fc.array(cell), (cells) => {
      const seen = [...cells].sort((a, b) => compareCells(a, b, true, order));
      const kinds = ["Double", "String", "Boolean", "Error", "Empty"] as const;
      const of = (kind: Cell["type"]) => cells.filter(({ type }) => type === kind);
      const expected = kinds.flatMap((kind) => {
        const values = of(kind).map(({ value }) => value);
        if (kind === "Error") return values;
        return kind === "Double"
          ? (values as number[]).sort((a, b) => a - b)
          : values.sort((a, b) => (String(a).toLowerCase() < String(b).toLowerCase() ? -1 : 1));
      });
      expect(seen.map(({ value }) => value)).toEqual(expected);
    })
  );
});
