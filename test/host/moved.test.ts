import fc from "fast-check";
import { makeA1, MAX_COLUMNS, MAX_ROWS, parseA1 } from "../../workbench/host/a1";
import type { Rect } from "../../workbench/host/grid";
import { type CellsMoved, movedRect, opposite } from "../../workbench/host/moved";

const rect = (address: string): Rect => parseA1(address)!;
const move = (change: CellsMoved["change"], address: string, along: CellsMoved["along"]) => ({
  change,
  rect: rect(address),
  along,
});
const after = (address: string, moved: CellsMoved) => {
  const found = movedRect(rect(address), moved);
  return found && makeA1(found);
};

test("inserted rows push down what lies below and stretch what they cut", () => {
  const moved = move("Inserted", "3:4", "Rows");
  expect(
    ["A1:B2", "A3", "A2:A3", "A1:A9", "C10", "A:A", "5:5"].map((a) => after(a, moved))
  ).toEqual(["A1:B2", "A5", "A2:A5", "A1:A11", "C12", "A:A", "7:7"]);
});

test("deleted columns pull in what lies right of them and take their own cells away", () => {
  const moved = move("Deleted", "C:D", "Columns");
  expect(
    ["A1:B2", "C5:D9", "B1:C1", "D1:E1", "F3", "A1:Z1", "2:3"].map((a) => after(a, moved))
  ).toEqual(["A1:B2", null, "B1", "C1", "D3", "A1:X1", "2:3"]);
});

test("inserted cells move only what lies wholly below them", () => {
  const moved = move("Inserted", "B2:C3", "Rows");
  expect(["B2:C2", "B5", "A2:B9", "B1:D9", "D5", "C1:C2"].map((a) => after(a, moved))).toEqual([
    "B4:C4",
    "B7",
    "A2:B9",
    "B1:D9",
    "D5",
    "C1:C4",
  ]);
});

test("what is pushed off the sheet is gone", () => {
  expect(after(`A${MAX_ROWS}`, move("Inserted", "1:1", "Rows"))).toBeNull();
  expect(after("XFD1", move("Inserted", "A:B", "Columns"))).toBeNull();
});

const line = (most: number) =>
  fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 9 })).map(([start, length]) => ({
    start: Math.min(start, most - 10),
    length,
  }));

test("a cell is at the same place after an insertion was taken back, and the count of cells kept agrees", () => {
  fc.assert(
    fc.property(line(MAX_ROWS), line(MAX_ROWS), (cells, cut) => {
      const before = { row: cells.start, rows: cells.length, column: 2, columns: 3 };
      const rows = { row: cut.start, rows: cut.length, column: 0, columns: MAX_COLUMNS };
      const inserted: CellsMoved = { change: "Inserted", rect: rows, along: "Rows" };
      const there = movedRect(before, inserted)!;
      expect(movedRect(there, opposite(inserted))).toEqual(before);
      // Row by row: which of the rows of the rectangle are left when others are deleted?
      const kept = Array.from({ length: cells.length }, (_, i) => cells.start + i).filter(
        (row) => row < cut.start || row >= cut.start + cut.length
      );
      const left = movedRect(before, opposite(inserted));
      expect(left?.rows ?? 0).toBe(kept.length);
      if (left) expect(left.row).toBe(kept[0]! < cut.start ? kept[0]! : kept[0]! - cut.length);
    })
  );
});
