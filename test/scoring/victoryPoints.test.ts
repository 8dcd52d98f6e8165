import fc from "fast-check";

import { isProblem } from "../../src/basics/problem";
import {
  VP_SCALES,
  type VpScale,
  type VpScaleName,
  victoryPoints,
  vpScale,
  vpTable,
} from "../../src/scoring/victoryPoints";

function scale(name: VpScaleName, boards: number): VpScale {
  const found = vpScale(name, boards);
  if (isProblem(found)) throw new Error(`${name} ${boards}: ${found.problem}`);
  return found;
}

const vp = (imps: number, boards: number, name: VpScaleName = "WBF") =>
  victoryPoints(imps, scale(name, boards));

test("12 boards: a win by 9 IMPs is 12.90-7.10, by 8 it is 12.61-7.39 (CCBA 2026)", () => {
  expect([9, -9, 8, -8].map((imps) => vp(imps, 12))).toEqual([12.9, 7.1, 12.61, 7.39]);
});

test("16 boards: a third of the blitz, 20 IMPs, is exactly 15-5", () => {
  expect([20, -20].map((imps) => vp(imps, 16))).toEqual([15, 5]);
});

test("a rout is 20-0 and no more", () => {
  expect([84, -84, 1e6, -1e6].map((imps) => vp(imps, 12))).toEqual([20, 0, 20, 0]);
});

test("8 boards: the first IMP is worth 0.44", () => {
  expect(vp(1, 8)).toBe(10.44);
});

test("8 boards on the discrete scale: 12 IMPs for four lost boards are 14-6", () => {
  expect([12, -12].map((imps) => vp(imps, 8, "WBF-D"))).toEqual([14, 6]);
});

test("half an IMP is rounded away from the draw, less than half is a draw", () => {
  expect(vp(0.5, 16)).toBe(vp(1, 16));
  expect(vp(-0.5, 16)).toBe(vp(-1, 16));
  expect([0.4, -0.4, 0.49].map((imps) => vp(imps, 16))).toEqual([10, 10, 10]);
  expect(vp(26.1, 16)).toBe(vp(26, 16));
  expect(vp(-2.5, 16)).toBe(vp(-3, 16));
});

test("a half that weighting left a hair short is still a half", () => {
  const weighted = 0.7 * 45; // 31.5 by hand
  expect(weighted).toBeLessThan(31.5);
  expect(vp(weighted, 16)).toBe(vp(32, 16));
});

const BOARDS: Record<VpScaleName, [number, number]> = {
  WBF: [1, 1000],
  "WBF-D": [4, 1000],
  "WBF-10": [2, 1000],
  ACBL20: [6, 11],
  ACBL30: [6, 11],
};

test.each(VP_SCALES)("%s: both sides share what two drawn matches give", (name) => {
  const [min, max] = BOARDS[name];
  fc.assert(
    fc.property(fc.integer({ min, max }), fc.integer({ min: 0, max: 600 }), (boards, margin) => {
      const both = 2 * vp(0, boards, name);
      const sum = vp(margin, boards, name) + vp(-margin, boards, name);
      expect(Math.round(sum * 100)).toBe(both * 100);
    })
  );
});

test.each(VP_SCALES)("%s: a larger win is never worth less", (name) => {
  const [min, max] = BOARDS[name];
  const margin = fc.integer({ min: -600, max: 600 });
  fc.assert(
    fc.property(fc.integer({ min, max }), margin, margin, (boards, one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      expect(vp(less, boards, name)).toBeLessThanOrEqual(vp(more, boards, name));
    })
  );
});

test("every VP is exact to the hundredth that is printed", () => {
  for (let boards = 1; boards <= 128; boards++)
    for (const vps of [...scale("WBF", boards).winner, ...scale("WBF", boards).loser])
      expect(Number(vps.toFixed(2))).toBe(vps);
});

test.each<[VpScaleName, number]>([
  ["WBF", 0],
  ["WBF", -4],
  ["WBF", 12.5],
  ["WBF", 1001],
  ["WBF", NaN],
  ["WBF-D", 3],
  ["WBF-10", 1],
  ["ACBL20", 5],
  ["ACBL30", 12],
])("%s has no table for %d boards", (name, boards) => {
  expect(vpScale(name, boards)).toMatchObject({ problem: "scaleBoards", values: { scale: name } });
});

test("a scale asked for again is the same one", () => {
  expect(vpScale("WBF", 24)).toBe(vpScale("WBF", 24));
});

test("a printed table has one row for all margins of the same VPs", () => {
  expect(vpTable(scale("WBF-10", 4))).toEqual([
    { from: 0, to: 0, winner: 5, loser: 5 },
    { from: 1, to: 3, winner: 6, loser: 4 },
    { from: 4, to: 7, winner: 7, loser: 3 },
    { from: 8, to: 11, winner: 8, loser: 2 },
    { from: 12, to: 17, winner: 9, loser: 1 },
    { from: 18, to: null, winner: 10, loser: 0 },
  ]);
});

test("a printed table says of every margin what a look-up says", () => {
  for (const name of VP_SCALES)
    for (const { from, to, winner, loser } of vpTable(scale(name, 8)))
      for (const margin of [from, to ?? 500]) {
        expect(vp(margin, 8, name)).toBe(winner);
        if (margin > 0) expect(vp(-margin, 8, name)).toBe(loser);
      }
});
