import {
  followedReferences,
  formulaNow,
  movedFormula,
  readsByRow,
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

const CELL = { sheet: "S", row: 1, column: 3, rows: 1, spill: false };
const RUN = { ...CELL, rows: 4 };

/** What `frozen` reads as in its place now, where the cells it names stand as `moved` says. */
function thawed(
  frozen: typeof CELL & { formula: string },
  moved: Readonly<Record<string, string>>,
  now: { sheet: string; row: number; column: number } = frozen,
  row = 0
): string {
  const references = followedReferences([frozen]).map((one, i) => ({ ...one, name: `N${i}` }));
  const places = references.map(({ name, sheet, cells }) => {
    const place = `${sheet}!${cells}`;
    return [name.toLowerCase(), `=${moved[place] ?? place}`] as const;
  });
  expect(references.map(({ sheet, cells }) => `${sheet}!${cells}`)).toEqual(
    expect.arrayContaining(Object.keys(moved))
  );
  return formulaNow(frozen, row, now, referencesNow(references, new Map(places)));
}

test("all that formulas name is followed, once: fixed or not, and what a run names in its own rows as one", () => {
  const formula = "=DESK.VP(B2-c2,Event!$B$9)+$B$9+B2+'Old one'!C2+A:$B";
  expect(
    followedReferences([
      { ...RUN, formula },
      { ...RUN, formula },
    ])
  ).toEqual([
    { sheet: "S", cells: "$B$2:$B$5" },
    { sheet: "S", cells: "$C$2:$C$5" },
    { sheet: "Event", cells: "$B$9" },
    { sheet: "S", cells: "$B$9" },
    { sheet: "Old one", cells: "$C$2" },
    { sheet: "S", cells: "$A:$B" },
  ]);
});

test("a formula comes back as Excel would have kept it: cells moved, sheets renamed", () => {
  const formula = "=DESK.VP(B2-C2,Event!$B$9)+$A$1+'Old one'!C2";
  const moved = {
    "Event!$B$9": "'赛事 1'!$B$12",
    "S!$A$1": "S!$A$3",
    "S!$B$2": "S!$B$5",
    "S!$C$2": "S!$C$5",
    "Old one!$C$2": "New!$C$2",
  };
  expect(thawed({ ...CELL, formula }, moved, { ...CELL, row: 4 })).toBe(
    "=DESK.VP(B5-C5,'赛事 1'!$B$12)+$A$3+New!C2"
  );
  expect(thawed({ ...CELL, formula }, {})).toBe(formula);
});

test("a row put in between the scores of a total, and above it, makes the total longer", () => {
  const total = { ...CELL, row: 19, formula: "=DESK.IMP(B2:B17)" };
  const now = { ...total, row: 20 };
  expect(thawed(total, { "S!$B$2:$B$17": "S!$B$2:$B$18" }, now)).toBe("=DESK.IMP(B2:B18)");
});

test("a column put in between a formula and what it names moves the formula alone", () => {
  const run = { ...RUN, formula: "=DESK.IMP(B2)" };
  expect(thawed(run, {}, { ...run, column: 4 }, 2)).toBe("=DESK.IMP(B4)");
  expect(thawed(run, { "S!$B$2:$B$5": "S!$C$2:$C$5" }, { ...run, column: 4 }, 2)).toBe(
    "=DESK.IMP(C4)"
  );
});

test("cells that were cut out and put elsewhere still name what they named", () => {
  const run = { ...RUN, formula: "=DESK.IMP($B2)" };
  expect(thawed(run, {}, { sheet: "S", row: 30, column: 7 }, 1)).toBe("=DESK.IMP($B3)");
  expect(thawed(run, {}, { sheet: "T", row: 30, column: 7 }, 1)).toBe("=DESK.IMP(S!$B3)");
  expect(thawed(run, { "S!$B$2:$B$5": "T!$B$2:$B$5" }, run, 1)).toBe("=DESK.IMP(T!$B3)");
});

test("where rows came into a run each cell names its own row", () => {
  const run = { ...RUN, formula: "=DESK.IMP(B2)" };
  expect(thawed(run, { "S!$B$2:$B$5": "S!$B$2:$B$7" }, run, 5)).toBe("=DESK.IMP(B7)");
});

test("what of a run waits alone is followed with the whole of it", () => {
  const formula = "=DESK.IMP(B2)";
  const references = followedReferences([{ ...RUN, formula }]).map((one) => ({
    ...{ ...one, name: "N" },
  }));
  const part = { ...CELL, row: 3, formula: "=DESK.IMP(B4)" };
  const now = (cells: string) => referencesNow(references, new Map([["n", `=S!${cells}`]]));
  expect(formulaNow(part, 0, { ...part, row: 5 }, now("$C$4:$C$7"))).toBe("=DESK.IMP(C6)");
  expect(formulaNow(part, 0, { ...part, row: 5 }, now("$C$2:$C$7"))).toBe("=DESK.IMP(C6)");
});

test("what nobody has followed goes with its cell", () => {
  const one = { ...CELL, formula: "=DESK.IMP(B2,$C$1)" };
  expect(formulaNow(one, 0, { ...one, row: 4 }, [])).toBe("=DESK.IMP(B5,$C$1)");
});

test("cells that are gone are #REF!, as in Excel, and others of their sheet are not", () => {
  const one = { ...CELL, formula: "=DESK.VP(Event!B2,Event!$B$9)" };
  expect(thawed(one, { "Event!$B$9": "Event!#REF!" })).toBe("=DESK.VP(Event!B2,#REF!)");
});

test.each([
  ["=DESK.IMP(B2)+$B$9+B$1+A:A+S!$C2+[@x]", true],
  ["=DESK.IMP(B3)", false],
  ["=DESK.IMP(B$1:B2)", false],
  ["=DESK.IMP(Other!B2)", false],
])("%s in row 2 reads by row: %s", (formula, is) => {
  expect(readsByRow(formula, { sheet: "S", row: 1 })).toBe(is);
});
