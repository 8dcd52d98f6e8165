import fc from "fast-check";

import { isProblem } from "../../src/basics/problem";
import { type Datum, type DatumOptions, datum } from "../../src/scoring/datum";
import { imp } from "../../src/scoring/imp";
import { AGAINST_DATUM, DATUM, TEAM_RESULT, XIMP_MATCHES } from "../fixtures/articles.datum";
import { PUBLISHED_DATUMS, scoresOf } from "../fixtures/datums";

function found(scores: readonly number[], options?: DatumOptions): Datum {
  const result = datum(scores, options);
  if (isProblem(result)) throw new Error(result.problem);
  return result;
}

const value = (scores: readonly number[], options?: DatumOptions) => found(scores, options).datum;

test.each(PUBLISHED_DATUMS)("$source: $scores without $drop at each end is $datum", (board) => {
  const result = found(scoresOf(board.scores), { drop: board.drop });
  expect(result.datum).toBe(board.datum);
  if (board.mean !== undefined) expect(result.mean).toBe(board.mean);
});

test("a mean of exactly 5 goes away from zero on both sides: five in, four out", () => {
  expect(value([-440, -450])).toBe(-450);
  expect(value([440, 450])).toBe(450);
  expect(value([-440, -448])).toBe(-440);
});

test("exact halves can go to the even ten, as ACBLscore has it", () => {
  expect([425, 435, -425].map((mean) => value([mean], { ties: "EVEN" }))).toEqual([420, 440, -420]);
});

test("exact halves can go up", () => {
  expect([425, -425].map((mean) => value([mean], { ties: "UP" }))).toEqual([430, -420]);
});

test("nothing is left out unless it is asked for", () => {
  const scores = [2000, ...new Array<number>(25).fill(100), -100];
  expect(found(scores)).toMatchObject({ dropped: 0, results: 27, mean: 4400 / 27 });
});

test("ten percent of ten results are one at each end, of nineteen too, of nine none", () => {
  const dropped = (n: number) => found(new Array<number>(n).fill(50), { drop: 0.1 }).dropped;
  expect([9, 10, 19, 20, 1000].map(dropped)).toEqual([0, 1, 1, 2, 100]);
});

test("a share that binary fractions cannot hold is still counted exactly", () => {
  const dropped = (n: number, drop: number) =>
    found(new Array<number>(n).fill(0), { drop }).dropped;
  // 0.07 * 100 and 0.29 * 100 are 7.000000000000001 and 28.999999999999996.
  expect([dropped(100, 0.07), dropped(100, 0.29), dropped(40, 0.125)]).toEqual([7, 29, 5]);
});

test("half of the results at each end leave the median of an odd number", () => {
  expect(value([620, 620, 620, 620, 170, 170, 170], { drop: 0.5 })).toBe(620);
});

test("the datum may be rounded to single points or to any unit, or not at all", () => {
  const scores = [620, 170, 170, 170];
  expect(value(scores, { unit: 1 })).toBe(283);
  expect(value(scores, { unit: 0 })).toBe(282.5);
  expect(value(scores, { unit: 50 })).toBe(300);
  expect(value([0.25, 0.5], { unit: 0.1 })).toBe(0.4);
  expect(value([3], { unit: 0.1 })).toBe(3);
});

test("half a unit of weighted scores is seen as a half", () => {
  expect(value([0.05], { unit: 0.1 })).toBe(0.1);
  expect(value([-1.005], { unit: 0.01 })).toBe(-1.01);
  expect(value([4.1, 5.9], { unit: 10 })).toBe(10);
});

test("a board passed out everywhere has a datum of 0, never of minus 0", () => {
  expect(value([0, 0, 0])).toBe(0);
  for (const ties of ["AWAY", "EVEN", "UP"] as const) {
    expect(value([-10, 0, 0], { ties })).toBe(0);
    expect(value([-0, -0], { ties, unit: 0 })).toBe(0);
  }
});

test.each<[string, string, number[], DatumOptions]>([
  ["no result", "nothingToCount", [], {}],
  ["as many left out as there are", "datumNothingLeft", [100, 200], { drop: 1 }],
  ["half of an even number at each end", "datumNothingLeft", [100, 200], { drop: 0.5 }],
  ["one and a half left out", "drop", [100, 200, 300], { drop: 1.5 }],
  ["60 % left out at each end", "drop", [100, 200, 300], { drop: 0.6 }],
  ["fewer than none left out", "drop", [100, 200, 300], { drop: -1 }],
  ["a unit below zero", "numberFrom", [100, 200, 300], { unit: -10 }],
  ["an endless unit", "numberFrom", [100, 200, 300], { unit: Infinity }],
])("%s gives a problem: %s", (_, code, scores, options) => {
  expect(datum(scores, options)).toMatchObject({ problem: code });
});

test("the scores given are left in their order", () => {
  const scores = [100, -50, 420];
  value(scores, { drop: 1 });
  expect(scores).toEqual([100, -50, 420]);
});

const board = fc.array(
  fc.integer({ min: -760, max: 760 }).map((tens) => tens * 10),
  { minLength: 1, maxLength: 40 }
);

test("turned round for East-West, the datum only changes its sign", () => {
  fc.assert(
    fc.property(board, fc.integer({ min: 0, max: 3 }), (scores, drop) => {
      fc.pre(scores.length > 2 * drop);
      const turned = value(
        scores.map((score) => -score),
        { drop }
      );
      expect(turned).toBe(0 - value(scores, { drop }));
    })
  );
});

test("the datum is the multiple of ten nearest to the mean of what is kept", () => {
  fc.assert(
    fc.property(board, fc.integer({ min: 0, max: 3 }), (scores, drop) => {
      fc.pre(scores.length > 2 * drop);
      const kept = [...scores]
        .sort((a, b) => a - b)
        .filter((_, i) => i >= drop && i < scores.length - drop);
      const sum = kept.reduce((total, score) => total + score, 0);
      const result = found(scores, { drop });
      expect(result.datum % 10 === 0).toBe(true);
      // Compared in whole numbers: |datum - mean| is at most 5.
      expect(Math.abs(result.datum * kept.length - sum)).toBeLessThanOrEqual(5 * kept.length);
      expect(result.results).toBe(kept.length);
    })
  );
});

test("against the article's datum each table has the XIMPs it prints", () => {
  for (const { score, difference, ximps } of AGAINST_DATUM) {
    expect(score - DATUM).toBe(difference);
    expect(imp(score - DATUM)).toBe(ximps);
  }
});

test("the article's matches compare the two rooms' XIMPs, near the ordinary team result", () => {
  for (const { open, closed, result } of XIMP_MATCHES) expect(open - closed).toBe(result);
  const { open, closed, imps } = TEAM_RESULT;
  expect(imp(open - closed)).toBe(imps);
  expect(imp(open - DATUM) - imp(closed - DATUM)).toBe(-14);
});

test("published XIMPs follow from published datums", () => {
  const ximps = (scores: number[], at: number) => scores.map((score) => imp(score - at));
  expect(ximps([-480, -450, -420, 150, -300, -400], -380)).toEqual([-3, -2, -1, 11, 2, -1]);
  expect(ximps([450, 420, -800, -50], 300)).toEqual([4, 3, -15, -8]);
  expect(ximps([980, 480, 450, -50], 510)).toEqual([10, -1, -2, -11]);
});
