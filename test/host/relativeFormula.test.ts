import fc from "fast-check";
import { columnName } from "../../workbench/host/a1";
import { relativeFormula } from "../../workbench/grid/relativeFormula";

const at = (formula: string, row: number, column: number) =>
  relativeFormula(formula, row - 1, column - 1);

test("formulas filled down and across read the same", () => {
  expect(at("=A1+1", 1, 2)).toBe(at("=A7+1", 7, 2));
  expect(at("=DESK.IMP(A1,$B1)", 1, 3)).toBe(at("=DESK.IMP(B9,$B9)", 9, 4));
  expect(at("=SUM(B2:C3)*'Round 1'!A1", 1, 1)).toBe(at("=SUM(D4:E5)*'Round 1'!C3", 3, 3));
});

test.each([
  ["another cell", "=A1", "=A3"],
  ["a reference held in its row", "=A1", "=A$2"],
  ["another function", "=MIN(A1)", "=MAX(A2)"],
  ["another number", "=A1+1", "=A2+2"],
  ["another text, also where it looks like a reference", '=A1&"B1"', '=A2&"B2"'],
  ["another sheet", "=Sheet1!A1", "=Sheet2!A2"],
  ["a sheet whose name looks like a cell", "=R1!A1", "=R2!A2"],
  ["another kind of range", "=SUM(A1:A2)", "=SUM(A2,A3)"],
])("formulas one below the other are told apart by %s", (_what, first, second) => {
  const [one, other] = [at(first, 1, 5), at(second, 2, 5)];
  expect(one).not.toBeNull();
  expect(other).not.toBe(one);
});

test.each([
  "=Datum+A1",
  "=Scores[MP]",
  "=Scores[[#This Row],[MP]]",
  "=SUM(A:A)",
  "=SUM(3:3)",
  "=SUM(A$1:A5)",
  "=SUM(B2:A1)",
  "=SUM(A1:INDEX(A1,2))",
  "=A1#",
  "=@A1",
  "=#REF!+1",
  "=LET(x,A1,x)",
])("%s is not compared with others", (formula) => {
  expect(at(formula, 5, 5)).toBeNull();
});

test("a formula reads the same wherever it is filled to, and from no other place", () => {
  const end = fc.record({
    down: fc.nat(50),
    across: fc.nat(50),
    rowHeld: fc.boolean(),
    columnHeld: fc.boolean(),
  });
  const parts = fc.array(
    fc.oneof(end, fc.constantFrom("+", "1.5", '"a1"', "Sum(", ",", ")", " ")),
    {
      minLength: 1,
    }
  );
  const place = fc.record({ row: fc.nat(1000), column: fc.nat(100) });
  const write = (pieces: readonly (string | Parts)[], from: Place) =>
    pieces.map((piece) => (typeof piece === "string" ? piece : reference(piece, from))).join(" ");
  fc.assert(
    fc.property(parts, place, place, (pieces, one, other) => {
      const moves = pieces.some((p) => typeof p !== "string" && !(p.rowHeld && p.columnHeld));
      const [first, second] = [write(pieces, one), write(pieces, other)];
      const read = relativeFormula(first, one.row, one.column);
      expect(read).not.toBeNull();
      expect(relativeFormula(second, other.row, other.column)).toBe(read);
      if (moves) expect(relativeFormula(first, one.row + 1, one.column + 1)).not.toBe(read);
    })
  );
});

type Place = { row: number; column: number };
type Parts = { down: number; across: number; rowHeld: boolean; columnHeld: boolean };

const reference = ({ down, across, rowHeld, columnHeld }: Parts, { row, column }: Place) =>
  (columnHeld ? `$${columnName(across)}` : columnName(column + across)) +
  (rowHeld ? `$${down + 1}` : String(row + down + 1));
