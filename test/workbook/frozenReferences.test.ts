import {
  fixedReferences,
  formulaNow,
  movedFormula,
  referencesNow,
} from "../../src/workbook/frozenReferences";

test.each([
  ["=DESK.VP(B2,$C$1)+B$3+$D4", 1, 0, "=DESK.VP(B3,$C$1)+B$3+$D5"],
  ["=SUM(A1:B2)&\"A1\"&'A1 x'!A1", 2, 1, "=SUM(B3:C4)&\"A1\"&'A1 x'!B3"],
  ["=Z9+AZ9", 0, 1, "=AA9+BA9"],
  ["=A:A+$B:C+3:4+$3:4", 1, 1, "=B:B+$B:D+4:5+$3:5"],
  ["=A1+B2", -1, 0, "=#REF!+B1"],
  ["=XFD1", 0, 1, "=#REF!"],
  ["=DeskRound1[[#This Row],[B2]]+LOG10(B2)", 5, 0, "=DeskRound1[[#This Row],[B2]]+LOG10(B7)"],
])("%s reads %i rows down and %i columns right as %s", (formula, rows, columns, moved) => {
  expect(movedFormula(formula, rows, columns)).toBe(moved);
});

const FORMULA = "=DESK.VP(B2-C2,Event!$B$9)+$A$1+'Old one'!C2";
const CELL = { sheet: "S", row: 1, column: 3, formula: FORMULA };

test("what formulas name for good is followed: fixed cells, and sheets", () => {
  expect(fixedReferences([CELL, CELL])).toEqual([
    { sheet: "Event", cells: "$B$9" },
    { sheet: "S", cells: "$A$1" },
    { sheet: "Old one", cells: "$A$1" },
  ]);
});

test("a formula comes back as Excel would have kept it: cells moved, sheets renamed", () => {
  const references = fixedReferences([CELL]).map((one, i) => ({ ...one, name: `N${i}` }));
  const names = new Map([
    ["n0", "='赛事 1'!$B$12"],
    ["n1", "=S!$A$3"],
    ["n2", "=New!$A$1"],
  ]);
  const now = referencesNow(references, names);
  expect(formulaNow(CELL, { row: 4, column: 3 }, now)).toBe(
    "=DESK.VP(B5-C5,'赛事 1'!$B$12)+$A$3+New!C5"
  );
  expect(formulaNow(CELL, CELL, new Map())).toBe(FORMULA);
});

test("cells that are gone are #REF!, as in Excel", () => {
  const references = [{ name: "N0", sheet: "Event", cells: "$B$9" }];
  const now = referencesNow(references, new Map([["n0", "=#REF!"]]));
  expect(formulaNow(CELL, CELL, now)).toBe("=DESK.VP(B2-C2,#REF!)+$A$1+'Old one'!C2");
});
