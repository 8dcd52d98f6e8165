import { isProblem } from "../../src/basics/problem";
import { ownVpScale, type VpScaleRow } from "../../src/scoring/ownVpScale";
import { type VpScale, victoryPoints } from "../../src/scoring/victoryPoints";

const HOUSE: VpScaleRow[] = [
  { from: 0, winner: 10 },
  { from: 4, winner: 12 },
  { from: 9, winner: 15 },
  { from: 20, winner: 20 },
];

function scale(rows: readonly VpScaleRow[]): VpScale {
  const built = ownVpScale(rows);
  if (isProblem(built)) throw new Error(built.problem);
  return built;
}

test("each row holds up to the next one, the last for ever", () => {
  const margins = [0, 3, 4, 8, 9, 19, 20, 300];
  expect(margins.map((margin) => victoryPoints(margin, scale(HOUSE)))).toEqual([
    10, 10, 12, 12, 15, 15, 20, 20,
  ]);
});

test("the loser gets what the winner leaves of two drawn matches", () => {
  expect([-3, -8, -9, -20].map((margin) => victoryPoints(margin, scale(HOUSE)))).toEqual([
    10, 8, 5, 0,
  ]);
});

test("the loser's VPs need not mirror the winner's, as in the WBF scale before 2013", () => {
  const old = scale([
    { from: 0, winner: 15, loser: 15 },
    { from: 3, winner: 16 },
    { from: 47, winner: 25, loser: 5 },
    { from: 54, winner: 25, loser: 4 },
  ]);
  expect([3, 50, 60].map((margin) => victoryPoints(margin, old))).toEqual([16, 25, 25]);
  expect([-3, -50, -60].map((margin) => victoryPoints(margin, old))).toEqual([14, 5, 4]);
});

test("decimals of the loser are as clean as those of the winner", () => {
  const decimal = scale([
    { from: 0, winner: 10 },
    { from: 5, winner: 13.7 },
  ]);
  expect(victoryPoints(-5, decimal)).toBe(6.3);
});

test("rows may stand in any order, and are left as they stand", () => {
  const shuffled = [HOUSE[2]!, HOUSE[0]!, HOUSE[3]!, HOUSE[1]!];
  const copy = [...shuffled];
  expect(scale(shuffled)).toEqual(scale(HOUSE));
  expect(shuffled).toEqual(copy);
});

test.each<[string, string, VpScaleRow[]]>([
  ["no row at all", "scaleStart", []],
  ["no row for the drawn match", "scaleStart", [{ from: 1, winner: 10 }]],
  ["two rows from one margin", "scaleTwice", [...HOUSE, { from: 9, winner: 16 }]],
  ["VPs that fall as the margin grows", "scaleFalls", [...HOUSE, { from: 30, winner: 19 }]],
  ["a drawn match with two winners", "scaleDraw", [{ from: 0, winner: 10, loser: 9 }]],
  ["a margin below zero", "wholeNumber", [...HOUSE, { from: -1, winner: 10 }]],
  ["half an IMP", "wholeNumber", [...HOUSE, { from: 4.5, winner: 13 }]],
  ["a margin beyond any match", "wholeNumber", [...HOUSE, { from: 1e9, winner: 20 }]],
  ["VPs without end", "number", [...HOUSE, { from: 30, winner: Infinity }]],
])("a scale with %s is refused: %s", (_, code, rows) => {
  expect(ownVpScale(rows)).toMatchObject({ problem: code });
});

test("the row that breaks the rising order is named", () => {
  expect(ownVpScale([...HOUSE, { from: 30, winner: 19 }])).toMatchObject({
    values: { from: 30, winner: 19, before: 20 },
  });
});
