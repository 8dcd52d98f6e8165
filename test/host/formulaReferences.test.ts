import fc from "fast-check";
import { MAX_COLUMNS, MAX_ROWS } from "../../workbench/host/a1";
import {
  fromR1C1,
  shiftFormula,
  splitFormula,
  toR1C1,
  transposeFormula,
} from "../../workbench/host/formulaReferences";

test("a formula that is copied takes its references along, but for those held by $", () => {
  expect(shiftFormula("=A1+$B2+C$3+$D$4", 2, 1)).toBe("=B3+$B4+D$3+$D$4");
  expect(shiftFormula("=SUM(A1:B2,$A$1:A1)", 1, 0)).toBe("=SUM(A2:B3,$A$1:A2)");
  expect(shiftFormula("=SUM(A:A)+SUM(3:$4)", 1, 1)).toBe("=SUM(B:B)+SUM(4:$4)");
  expect(shiftFormula("='Round 1'!A1&Sheet2!B2#", 1, 1)).toBe("='Round 1'!B2&Sheet2!C3#");
});

test("texts, functions, names and tables are no references", () => {
  for (const formula of [
    '="A1:B2"&""""',
    "=LOG10(5)+DESK.IMP(7)",
    "=Pairs_A1+my.A1+1E5",
    "=Results[A1]+Results[[#This Row],[B2]]+Tb['[A1]",
    "='A1 B2'!name",
    "=TRUE+FALSE",
  ])
    expect(shiftFormula(formula, 3, 3)).toBe(formula);
});

test("a reference that leaves the sheet becomes #REF!", () => {
  expect(shiftFormula("=A1+B2", -1, 0)).toBe("=#REF!+B1");
  expect(shiftFormula("=SUM(A1:B2)", 0, -1)).toBe("=SUM(#REF!)");
  expect(shiftFormula(`=A${MAX_ROWS}+XFD1`, 1, 1)).toBe("=#REF!+#REF!");
});

test("a formula that is turned counts columns where it counted rows", () => {
  expect(transposeFormula("=A1+B1", { row: 0, column: 2 }, { row: 2, column: 0 })).toBe("=A1+A2");
  expect(transposeFormula("=SUM(A1:A3)", { row: 3, column: 0 }, { row: 0, column: 3 })).toBe(
    "=SUM(A1:C1)"
  );
  expect(transposeFormula("=$A$1", { row: 3, column: 3 }, { row: 8, column: 8 })).toBe("=$A$1");
});

// Read off Excel's own documentation of the notation: R[-2]C is two rows up in the same column.
test("a formula in R1C1 notation tells how far it reaches", () => {
  const at = { row: 4, column: 2 }; // C5
  for (const [a1, r1c1] of [
    ["=C3", "=R[-2]C"],
    ["=D6", "=R[1]C[1]"],
    ["=$B$2", "=R2C2"],
    ["=$A4", "=R[-1]C1"],
    ["=C5", "=RC"],
    ["=SUM(A1:B2)", "=SUM(R[-4]C[-2]:R[-3]C[-1])"],
    ["=SUM(C:C)+SUM($A:$B)", "=SUM(C)+SUM(C1:C2)"],
    ["=SUM(4:4)+SUM($1:$3)", "=SUM(R[-1])+SUM(R1:R3)"],
    ["='R 1'!A5&\"R1C1\"", "='R 1'!RC[-2]&\"R1C1\""],
    ["=Tb[R1]+ROW()", "=Tb[R1]+ROW()"],
  ] as const) {
    expect(toR1C1(a1, at)).toBe(r1c1);
    expect(fromR1C1(r1c1, at)).toBe(a1);
  }
});

const line = (most: number) => fc.record({ index: fc.nat(most - 1), fixed: fc.boolean() });

test("every reference is read as it was written, in both notations", () => {
  const corner = fc.record({ row: line(MAX_ROWS), column: line(MAX_COLUMNS) });
  fc.assert(
    fc.property(
      corner,
      corner,
      fc.nat(MAX_ROWS - 1),
      fc.nat(MAX_COLUMNS - 1),
      (from, to, row, column) => {
        const letters = (index: number): string =>
          index < 0
            ? ""
            : letters(Math.floor(index / 26) - 1) + String.fromCharCode(65 + (index % 26));
        const text = [from, to]
          .map(
            (c) =>
              `${c.column.fixed ? "$" : ""}${letters(c.column.index)}${c.row.fixed ? "$" : ""}${c.row.index + 1}`
          )
          .join(":");
        expect(splitFormula(`=${text}`)).toEqual(["=", { from, to }]);
        const formula = `=SUM(${text})`;
        expect(fromR1C1(toR1C1(formula, { row, column }), { row, column })).toBe(formula);
      }
    )
  );
});
