/** @jest-environment node */
import type { CellsMoved } from "../../workbench/host/moved";
import { MAX_COLUMNS } from "../../workbench/host/a1";
import { movedFormula } from "../../workbench/host/movedFormula";

const rows = (change: CellsMoved["change"], row: number, count: number): CellsMoved => ({
  change,
  along: "Rows",
  rect: { row, column: 0, rows: count, columns: MAX_COLUMNS },
});

test.each([
  ["=B2+$D$9", "=B4+$D$11"],
  ["=SUM(A1:A3)*2", "=SUM(A1:A5)*2"],
  ["=SUM($A$2:B$3)", "=SUM($A$4:B$5)"],
  ["=SUM(A:A,3:4)", "=SUM(A:A,5:6)"],
  ['=A5&"A5"', '=A7&"A5"'],
  ["=LOG10(A5)+Rate5x", "=LOG10(A7)+Rate5x"],
  ["=Other!A5+Own!A5", "=Other!A5+Own!A7"],
  ["='Own'!A5", "=Own!A7"],
  ["=Table1[A5]", "=Table1[A5]"],
  ["=A1<1E5", "=A1<1E5"],
])("two rows inserted before row 2: %s reads %s", (before, after) => {
  expect(movedFormula(before, "Own", "own", rows("Inserted", 1, 2))).toBe(after);
});

test.each([
  ["=A2+A4", "=#REF!+A2"],
  ["=SUM(A1:A5)", "=SUM(A1:A3)"],
])("rows 2 and 3 deleted: %s reads %s", (before, after) => {
  expect(movedFormula(before, "Own", "Own", rows("Deleted", 1, 2))).toBe(after);
});

test("a sheet's formulas stand when another's cells move", () => {
  expect(movedFormula("=A5+Own!A5", "Third", "Own", rows("Inserted", 1, 2))).toBe("=A5+Own!A7");
});
