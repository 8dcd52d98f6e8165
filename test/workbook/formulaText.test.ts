import { normalFormula } from "../../src/workbook/formulaText";

const HOME = { sheet: "Round 1", table: "DeskRound1", anySheet: false };
const normal = (formula: string, home = HOME) => normalFormula(formula, home);

test.each([
  ["=[@Result]", "=DeskRound1[[#This Row],[Result]]"],
  ["=[@[Home IMPs]]-[@[Away IMPs]]", "=DeskRound1[@[Home IMPs]] - DeskRound1[@[Away IMPs]]"],
  ["=INDEX(DeskKinds[Home VP],1)", "=index(deskkinds[[#Data],[Home VP]],1)"],
  ["=DESK.VP(1,16,Event!$B$9)", "=_xldudf_DESK_VP(1,16,'Event'!$B$9)"],
  ["=$B$4", "='Round 1'!$B$4"],
  ["=DeskEntrants[[#Data],[No.]]", "=DeskEntrants[No.]"],
  [
    "=DESK.STANDINGS(DeskEvent,DeskEntrants[#All])",
    "=@DESK.STANDINGS(DeskEvent, DeskEntrants[#All])",
  ],
])("%s is the same as %s", (one, other) => {
  expect(normal(one)).toBe(normal(other));
});

test.each([
  ["=[@[Home IMPs]]", "=[@[Away IMPs]]"],
  ['=IF(A1="","a b",1)', '=IF(A1="","ab",1)'],
  ["=Event!$B$9", "=Event!$B$10"],
  ["=Event!$B$9", "=Other!$B$9"],
  ["=DeskRound2[@Result]", "=DeskRound1[@Result]"],
  ["=DESK.VP(1,16)", "=DESK.VP(1,16)+1"],
  ["='Round 11'!A1", "='Round 1'!A1"],
])("%s is another formula than %s", (one, other) => {
  expect(normal(one)).not.toBe(normal(other));
});

test("of a kept formula the names of sheets say nothing: they may have been renamed since", () => {
  const kept = { ...HOME, anySheet: true };
  expect(normal("=DESK.VP(1,16,'Old name'!$B$9)", kept)).toBe(
    normal("=DESK.VP(1,16,New!$B$9)", kept)
  );
  expect(normal("=DESK.VP(1,16,Old!$B$9)", kept)).not.toBe(normal("=DESK.VP(1,16,Old!$B$8)", kept));
});
