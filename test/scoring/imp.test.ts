import fc from "fast-check";

import { imp, IMP_LOWER_BOUNDS } from "../../src/scoring/imp";
import { WORTH_NO_IMP } from "../fixtures/articles.rules";

/** Law 78B as printed: the last difference of each range from 0 IMPs to 23. */
const LAST_OF_RANGE = [
  10, 40, 80, 120, 160, 210, 260, 310, 360, 420, 490, 590, 740, 890, 1090, 1290, 1490, 1740, 1990,
  2240, 2490, 2990, 3490, 3990,
];

/** The continuous scale of Bastille: rounded to the nearest, it gives the IMPs of whole scores. */
function bastille(d: number): number {
  const pieces: [number, number, number][] = [
    [45, 0, 30],
    [165, 15, 40],
    [365, 60, 50],
    [425, 145, 60],
    [495, 240, 70],
    [595, 555, 100],
    [895, 1130, 150],
    [1495, 1805, 200],
    [2495, 2630, 250],
    [Infinity, 7755, 500],
  ];
  const [, shift, unit] = pieces.find(([upTo]) => d <= upTo)!;
  return (d + shift) / unit;
}

const differences = fc.oneof(
  fc.integer({ min: -1100, max: 1100 }).map((tens) => tens * 10),
  fc.double({ min: -11000, max: 11000, noNaN: true })
);

test("each range of Law 78B ends where it is printed to end", () => {
  expect(LAST_OF_RANGE.map(imp)).toEqual(LAST_OF_RANGE.map((_, imps) => imps));
  expect(LAST_OF_RANGE.map((last) => imp(last + 10))).toEqual(LAST_OF_RANGE.map((_, i) => i + 1));
});

test("the printed table has 24 lower bounds, each the first difference worth its IMPs", () => {
  expect(IMP_LOWER_BOUNDS).toEqual(LAST_OF_RANGE.map((last) => last + 10));
});

test("the IMPs of every possible difference are those of the Bastille scale, rounded", () => {
  for (let d = 0; d <= 10760; d += 10) {
    expect([d, imp(d)]).toEqual([d, Math.min(Math.round(bastille(d)), 24)]);
  }
});

test.each([
  [WORTH_NO_IMP, 0],
  [20, 1],
  [50, 2],
  [430, 10],
  [500, 11],
  [750, 13],
  [4000, 24],
  [7600, 24],
  [-430, -10],
])("a difference of %d is %d IMPs", (difference, imps) => {
  expect(imp(difference)).toBe(imps);
});

describe("mistakes that other programs made", () => {
  test("differences from 3000 on are not an IMP short, and 24 is reached", () => {
    expect([2990, 3000, 3490, 3500, 3990, 4000, 7600].map(imp)).toEqual([
      21, 22, 22, 23, 23, 24, 24,
    ]);
  });

  test("differences of less than 20 are worth nothing", () => {
    expect([11, 15, 19, -11, -19].map(imp)).toEqual([0, 0, 0, 0, 0]);
  });

  test("differences off the tens, or above any two scores, have their IMPs too", () => {
    expect([45, 49.9, 50, 7610, 10760, 15000].map(imp)).toEqual([1, 1, 2, 24, 24, 24]);
  });

  test("a difference that weighted scores leave a hair below its bound still reaches it", () => {
    const weighted = 100.1 - 50.1;
    expect(weighted).toBeLessThan(50);
    expect(imp(weighted)).toBe(2);
  });
});

test("what one side gains the other loses, and a push is a plain 0 for both", () => {
  fc.assert(
    fc.property(differences, (d) => {
      expect(imp(-d) + imp(d)).toBe(0);
      expect(Object.is(imp(d), -0)).toBe(false);
    })
  );
  expect(Object.is(imp(-0), 0)).toBe(true);
  expect(Object.is(imp(-10), 0)).toBe(true);
});

test("a greater difference is never worth less", () => {
  fc.assert(
    fc.property(differences, differences, (one, other) => {
      expect(imp(Math.max(one, other))).toBeGreaterThanOrEqual(imp(Math.min(one, other)));
    })
  );
});
