import type { SheetBlock } from "../../src/workbook/bookBlocks";
import { lineupFindings } from "../../src/workbook/checkLineups";

const block = (...lines: readonly (string | number)[][]): SheetBlock => {
  const values = [
    ["Round", "Table", "Room", "From board", "To board", "North", "South", "East", "West"],
    ...lines,
  ];
  return { sheet: "Line-ups", cells: "A4:I9", values, formulas: values };
};
const lineOf = (round: number, ns: number, ew: number, isTurned = false) => ({
  ...{ round, table: 1, room: "open" as const, ns, ew, isTurned },
});

test("people play for the team that was to sit there, also where the first board was turned", () => {
  const seats = block(
    [1, 1, "open", 1, 8, "Ann", "Bob", "Cat", "Dan"],
    [2, 1, "open", 1, 8, "Ann", "Bob", "Gil", "Hal"]
  );
  const played = [lineOf(1, 2, 1, true), lineOf(1, 1, 2), lineOf(2, 1, 3)];
  expect(lineupFindings(seats, played)).toEqual([]);
});

test("boards that end before they begin are asked about, with their cell", () => {
  const seats = block([1, 1, "open", 9, 1, "Ann", "Bob", "Cat", "Dan"]);
  expect(lineupFindings(seats, [lineOf(1, 1, 2)])).toMatchObject([
    {
      problem: "numberFrom",
      values: { text: 1, least: 9 },
      place: { sheet: "Line-ups", cell: "E5" },
    },
  ]);
});
