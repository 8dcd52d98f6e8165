import fc from "fast-check";
import {
  columnIndex,
  columnName,
  makeA1,
  makeAddress,
  MAX_COLUMNS,
  MAX_ROWS,
  parseA1,
  quoteSheetName,
  splitAddress,
} from "../../workbench/host/a1";

test.each([
  ["B2", { row: 1, column: 1, rows: 1, columns: 1 }],
  ["$A$1:C9", { row: 0, column: 0, rows: 9, columns: 3 }],
  ["c9:a1", { row: 0, column: 0, rows: 9, columns: 3 }],
  ["XFD1048576", { row: MAX_ROWS - 1, column: MAX_COLUMNS - 1, rows: 1, columns: 1 }],
  ["A:C", { row: 0, column: 0, rows: MAX_ROWS, columns: 3 }],
  ["5:3", { row: 2, column: 0, rows: 3, columns: MAX_COLUMNS }],
])("%s is read", (text, rect) => {
  expect(parseA1(text)).toEqual(rect);
});

test.each(["", "A", "1", "A0", "XFE1", "A1048577", "A1:", "A1:B", "A1 B2", "R1C1", "Table1"])(
  "%j is no address",
  (text) => {
    expect(parseA1(text)).toBeNull();
  }
);

test("every rectangle is read back from its address", () => {
  const place = fc.tuple(fc.nat(MAX_ROWS - 1), fc.nat(MAX_COLUMNS - 1));
  fc.assert(
    fc.property(place, place, ([row1, column1], [row2, column2]) => {
      const rect = {
        row: Math.min(row1, row2),
        column: Math.min(column1, column2),
        rows: Math.abs(row1 - row2) + 1,
        columns: Math.abs(column1 - column2) + 1,
      };
      expect(parseA1(makeA1(rect))).toEqual(rect);
    })
  );
});

test("columns are counted in letters", () => {
  expect([0, 25, 26, 701, 702, 16_383].map(columnName)).toEqual([
    ...["A", "Z", "AA", "ZZ", "AAA", "XFD"],
  ]);
  for (let index = 0; index < MAX_COLUMNS; index++)
    expect(columnIndex(columnName(index))).toBe(index);
});

test("a sheet's name is quoted where Excel quotes it, and read back", () => {
  expect(
    ["Round1", "第1轮", "Round 1", "O'Brien", "1st", "A1", "RC", "a-b"].map(quoteSheetName)
  ).toEqual([...["Round1", "第1轮", "'Round 1'", "'O''Brien'", "'1st'", "'A1'", "'RC'", "'a-b'"]]);
  const cell = { row: 0, column: 0, rows: 1, columns: 1 };
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (name) => {
      expect(splitAddress(makeAddress(name, cell))).toEqual({ sheet: name, cells: "A1" });
    })
  );
});

test("an address without a sheet names none", () => {
  expect(splitAddress("A1:B2")).toEqual({ sheet: null, cells: "A1:B2" });
});
