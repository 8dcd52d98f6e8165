import {
  addInFormulas,
  type CellFormula,
  type NamedFormula,
  referencesIn,
  typedFormula,
  usesAddIn,
} from "../../src/workbook/deskFormulas";

test.each([
  "=DESK.VP(B2,16)",
  "=desk.vp(B2,16)",
  "=_xldudf_DESK_VP(B2,16)",
  "=_XLDUDF_desk_VP(B2,16)",
  '=IF(A1="","",1+DESK.IMP(B2))',
  "='DESK.VP('!A1+DESK.IMP(B2)",
  "=BYROW(A1:B3,DESK.IMP)",
  "=DeskRound1[[#This Row],[a]]+DESK.VP(1,2)",
  '="""" & DESK.VP(1,2)',
])("%s needs the add-in", (formula) => expect(usesAddIn(formula)).toBe(true));

test.each([
  '="DESK.VP(1,2)"',
  '="a ""DESK.VP(1,2)"" b"',
  "='DESK.VP(1)'!A1",
  "='it''s DESK.VP(1)'!A1",
  "=DeskRound1[[#This Row],[DESK.VP(x)]]",
  "=DeskRound1[a'[DESK.VP(x)]",
  "=DESK_VP(1)",
  "=MYDESK.VP(1)",
  "=SUM(DESK!A1)",
  "=DeskStandings+1",
])("%s does not", (formula) => expect(usesAddIn(formula)).toBe(false));

test("a formula that a file kept without the add-in is typed by the names of its functions", () => {
  expect(typedFormula('=IF(_xldudf_DESK_VP(B2,16)>1,"_xldudf_DESK_VP",_xldudf_DESK_IMP(3))')).toBe(
    '=IF(DESK.VP(B2,16)>1,"_xldudf_DESK_VP",DESK.IMP(3))'
  );
});

test("cells are found with their sheets; functions, names, columns of tables and texts are none", () => {
  const formula = `=LOG10(A1)+'O''Brien'!$B$2:C3+Sheet2!A:A+5:6+T1[A1]+"A1"+vp_16+DeskRound1+1E5`;
  expect(referencesIn(formula)).toEqual([
    { sheet: null, cells: "A1" },
    { sheet: "O'Brien", cells: "$B$2:C3" },
    { sheet: "Sheet2", cells: "A:A" },
    { sheet: null, cells: "5:6" },
  ]);
});

/** The cells of those that need the add-in. */
function needing(cells: Record<string, string>, names: Record<string, string> = {}): string[] {
  const formulas = Object.entries(cells).map(([address, formula]): CellFormula => {
    const [cell = "", sheet = "S"] = address.split("!").reverse();
    return { sheet, cell, formula };
  });
  const named = Object.entries(names).map(([name, formula]): NamedFormula => {
    return { name, sheet: null, formula };
  });
  return [...addInFormulas(formulas, named)].map(({ sheet, cell }) => `${sheet}!${cell}`).sort();
}

test("a formula by a defined name needs what the name needs, through other names too", () => {
  const cells = { A1: "=mine+1", A2: "=other*2", A3: "=plain", A4: "=Myvp(3)" };
  const names = {
    Mine: "=Inner*2",
    Inner: "=DESK.VP(S!$A$9,16)",
    other: "=SUM(S!$A$9)",
    plain: '="DESK.VP(1,2)"',
    MYVP: "=LAMBDA(x,DESK.VP(x,16))",
  };
  expect(needing(cells, names)).toEqual(["S!A1", "S!A4"]);
});

test("whatever takes up a spill is frozen with it; cells of it alone may stay formulas", () => {
  expect(
    needing({
      A4: "=DESK.RANK(B2:B9)",
      C1: "=SUM(A4#)",
      C2: "=SUM($A$4#)",
      C3: "=SORT(C1#)",
      C4: "=A5+A6",
      C5: "=COUNTA(Z1#)",
      C6: "=IF(A1#N/A,1,2)",
      "T!A1": "=ROWS(s!A4#)",
      "T!A2": "=ROWS(A4#)",
      "T!A3": "=_xlfn.ANCHORARRAY(S!A4)",
      "T!A4": "=SEQUENCE(3)",
      "T!A5": "=SUM(_xlfn.ANCHORARRAY(A4))",
    })
  ).toEqual(["S!A4", "S!C1", "S!C2", "S!C3", "T!A1", "T!A3"]);
});

test("a spill that a name leads to is told; one that nobody can tell is taken for frozen", () => {
  const names = { top: "=S!$A$4", far: "=OFFSET(S!$A$1,3,0)", else: "=S!$Z$1" };
  const cells = {
    A4: "=DESK.RANK(B2:B9)",
    B1: "=SUM(Top#)",
    B2: "=SUM(far#)",
    B3: "=SUM(else#)",
    B4: "=SUM(INDEX(A:A,4)#)",
    B5: "=ANCHORARRAY(INDEX(A:A,4))",
  };
  expect(needing(cells, names)).toEqual(["S!A4", "S!B1", "S!B2", "S!B4", "S!B5"]);
});
