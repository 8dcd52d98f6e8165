import fc from "fast-check";

import { type CrossImpMethod, crossImps } from "../../src/scoring/crossImps";
import { imp } from "../../src/scoring/imp";

/** Every result against every other one. */
function pairByPair(scores: readonly number[]): number[] {
  return scores.map((own) => scores.reduce((sum, other) => sum + imp(own - other), 0));
}

test.each<[number[], number[], number[]]>([
  [
    [-140, -460, 50, -490],
    [11, -18, 27, -20],
    [3.67, -6, 9, -6.67],
  ],
  [
    [-200, -90, 90, 150],
    [-18, -8, 10, 16],
    [-6, -2.67, 3.33, 5.33],
  ],
])("a club's cross-IMPs of %j are %j, on average %j", (scores, sums, averages) => {
  expect(crossImps(scores)).toEqual(sums);
  const printed = crossImps(scores, "AVERAGE").map((one) => Number(one.toFixed(2)));
  expect(printed).toEqual(averages);
});

test("a single result is compared with nothing: 0 by either method", () => {
  for (const method of ["SUM", "AVERAGE"] as CrossImpMethod[])
    expect(crossImps([-620], method)).toEqual([0]);
  expect(crossImps([])).toEqual([]);
});

test("equal results get equal cross-IMPs and nothing from each other", () => {
  expect(crossImps([420, 420, -50], "AVERAGE")).toEqual([5, 5, -10]);
  expect(crossImps([100, 100, 100])).toEqual([0, 0, 0]);
});

test("differences at and around every bound count as the IMP table has them", () => {
  for (const difference of [10, 20, 40, 50, 2490, 2500, 2990, 3000, 3490, 3500, 3990, 4000, 7600])
    expect(crossImps([difference, 0])).toEqual([imp(difference), imp(-difference)]);
});

test("a difference of 50 that weighting left a hair short is still 2 IMPs", () => {
  expect(100.1 - 50.1).toBeLessThan(50);
  expect(crossImps([100.1, 50.1])).toEqual([2, -2]);
});

const score = fc.oneof(
  fc.integer({ min: -760, max: 760 }).map((tens) => tens * 10),
  fc.integer({ min: -760_000, max: 760_000 }).map((hundredths) => hundredths / 100)
);
const board = fc.array(score, { maxLength: 40 });

test("any board comes out as it does pair by pair", () => {
  fc.assert(
    fc.property(board, (scores) => {
      expect(crossImps(scores)).toEqual(pairByPair(scores));
    })
  );
});

test("what one pair wins the others lose", () => {
  fc.assert(
    fc.property(board, (scores) => {
      expect(crossImps(scores).reduce((sum, one) => sum + one, 0)).toBe(0);
    })
  );
});

test("the average is the sum shared among the other results", () => {
  fc.assert(
    fc.property(fc.array(score, { minLength: 2, maxLength: 20 }), (scores) => {
      const sums = crossImps(scores, "SUM");
      expect(crossImps(scores, "AVERAGE")).toEqual(sums.map((sum) => sum / (scores.length - 1)));
    })
  );
});
