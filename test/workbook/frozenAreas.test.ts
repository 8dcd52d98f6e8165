import fc from "fast-check";
import { bookOf } from "../../src/workbook/bookOf";
import {
  areaAt,
  type FrozenArea,
  type FrozenBook,
  freshMarks,
  isSameValue,
  placed,
  withFrozenFormulas,
} from "../../src/workbook/frozenAreas";
import { makeFrozenPart, parseFrozenPart } from "../../src/workbook/frozenPart";
import { bookWith } from "./handMadeBook";

const AREA: FrozenArea = {
  ...{ sheet: "Round 1", row: 4, column: 9, rows: 2, columns: 1 },
  ...{ name: "DeskFrozen_3", formula: "=DESK.VP(B5,$A$1)", spill: false },
  values: [[12.61], [""]],
};
const where = (names: Record<string, string>, sheets = ["Round 1"]) => ({
  names: new Map(Object.entries(names)),
  sheets,
});

test("frozen cells are found by their name, wherever they were moved; without it where they stood", () => {
  const at = (names: Record<string, string>, sheets?: string[]) =>
    placed(AREA, where(names, sheets)).now;
  expect(at({ deskfrozen_3: "='It''s round'!$K$7:$K$8" }, ["It's round"])).toEqual({
    ...{ sheet: "It's round", row: 6, column: 10, rows: 2, columns: 1 },
  });
  expect(at({})).toEqual({ sheet: "Round 1", row: 4, column: 9, rows: 2, columns: 1 });
  expect(at({}, ["Other"])).toBeNull();
  expect(at({ deskfrozen_3: "=#REF!" })).toBeNull();
  expect(at({ deskfrozen_3: "='Round 1'!#REF!" })).toBeNull();
});

test.each([
  ["A1", { row: 0, column: 0, rows: 1, columns: 1 }],
  ["$B$3:$AA$10", { row: 2, column: 1, rows: 8, columns: 26 }],
])("%s is so many cells", (cells, area) => {
  expect(areaAt({ sheet: "S", cells })).toEqual({ sheet: "S", ...area });
});

test("names that were given are not given again", () => {
  const mark = freshMarks(["DeskFrozen_7", "deskfrozen_12", "DeskRound1"]);
  expect([mark(), mark()]).toEqual(["DeskFrozen_13", "DeskFrozen_14"]);
});

test("a number that lost its last digits on the way is the same; all else differs", () => {
  expect(isSameValue(0.1 + 0.2, 0.3)).toBe(true);
  for (const [one, other] of [
    [12.61, 12.62],
    [1, "1"],
    ["", 0],
    ["a", "A"],
    [true, 1],
  ])
    expect([one, other, isSameValue(one, other)]).toEqual([one, other, false]);
});

test("cells that hold what they were frozen with show their formulas; others what was typed", () => {
  const block = {
    sheet: "Round 1",
    cells: "I4:J6",
    values: [
      ["a", "b"],
      [1, 12.61],
      [2, "late"],
    ],
    formulas: [
      ["a", "b"],
      [1, 12.61],
      [2, "late"],
    ],
  };
  const now = { sheet: "Round 1", row: 4, column: 9, rows: 2, columns: 1 };
  const shown = withFrozenFormulas(block, [{ ...AREA, now }]);
  expect(shown.formulas).toEqual([
    ["a", "b"],
    [1, "=DESK.VP(B5,$A$1)"],
    [2, "late"],
  ]);
  expect(block.formulas[1]).toEqual([1, 12.61]);
  expect(withFrozenFormulas(block, [{ ...AREA, now: null }])).toEqual(block);
  expect(withFrozenFormulas(block, null)).toBe(block);
});

test("a book says that it is frozen, also where nothing is known of what was", () => {
  expect(bookOf(bookWith()).frozen).toBe(false);
  expect(bookOf(bookWith({ blocks: { frozen: [] } })).frozen).toBe(true);
});

const text = fc.oneof(fc.string(), fc.constantFrom("<a>&'\"", "=1+1", "😀", "\u2028]]>", "裁判"));
const value = fc.oneof(text, fc.boolean(), fc.double({ noNaN: true, noDefaultInfinity: true }));

test("whatever was frozen, its part gives it back", () => {
  fc.assert(
    fc.property(text, text, value, (sheet, rest, frozen) => {
      const formula = `=${rest}`;
      const book: FrozenBook = {
        language: "zh-CN",
        areas: [
          { ...AREA, sheet, formula, rows: 1, values: [[Object.is(frozen, -0) ? 0 : frozen]] },
        ],
        references: [{ name: "DeskFrozen_1", sheet, cells: "$B$9" }],
        notices: [{ name: "DeskFrozen_2", sheet, row: 2, column: 0, text: formula }],
      };
      expect(parseFrozenPart(makeFrozenPart(book))).toEqual(book);
    })
  );
});

test.each([
  ["no part", "<frozen/>"],
  ["not JSON", "<frozen>{</frozen>"],
  ["an area without its values", '<frozen>{"language":"en","areas":[{}]}</frozen>'],
  [
    "values of another size",
    makeFrozenPart({
      language: "en",
      areas: [{ ...AREA, rows: 3 }],
      references: [],
      notices: [],
    }),
  ],
])("a damaged part is told as such: %s", (_, xml) => expect(parseFrozenPart(xml)).toBeNull());
