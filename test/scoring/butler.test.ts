import fc from "fast-check";

import { averageOpponent, butler, correctedButler } from "../../src/scoring/butler";
import { CORRECTED } from "../fixtures/articles.datum";

/** A published list: XIMPs, boards, the opponents' average and the corrected Butler, to 0.001. */
const LIST: readonly (readonly [number, number, number, number])[] = [
  [169, 72, -0.064, 2.283],
  [43, 96, -0.664, -0.216],
  [55, 40, -0.145, 1.23],
  [61, 50, -0.086, 1.134],
  [67, 40, -0.543, 1.132],
  [3, 20, 0.748, 0.898],
  [2, 40, 0.75, 0.8],
  [-26, 40, 1.148, 0.498],
  [52, 30, -1.395, 0.338],
  [-15, 20, -0.765, -1.515],
  [-150, 30, 0.873, -4.127],
  [-46, 10, 1.74, -2.86],
];

test.each(LIST)(
  "%d XIMPs in %d boards against %d make %d corrected",
  (ximps, boards, aob, total) => {
    const own = butler([ximps], boards) as number;
    expect(Math.abs((correctedButler(own, [aob]) as number) - total)).toBeLessThan(0.001);
  }
);

test("the Chinese federation's list prints 2.347 and 0.448 a board", () => {
  expect((butler([169], 72) as number).toFixed(3)).toBe("2.347");
  expect((butler([43], 96) as number).toFixed(3)).toBe("0.448");
});

test("the Butler is the mean of a board list, and the total over the boards of a round list", () => {
  expect(butler([3, -2, 5, 0])).toBe(1.5);
  expect(butler([3, -2, 5, 0], 4)).toBe(1.5);
  expect(butler([20, 15, -3], 16)).toBe(2);
});

test("the article: a draw with a 0.5 pair is worth 0.5, a win by 0.1 over it 0.6", () => {
  for (const { butler: own, opponent, corrected } of CORRECTED)
    expect(correctedButler(own, [opponent])).toBe(corrected);
});

test("the average opponent counts each pair once, or by the boards against it", () => {
  expect(averageOpponent([0.5, -0.1, 0.3])).toBeCloseTo(0.7 / 3, 15);
  expect(averageOpponent([0.5, -0.1, 0.3], [20, 10, 10])).toBe(0.3);
  expect(averageOpponent([0.5, -0.1], [1, 0])).toBe(0.5);
  expect(correctedButler(0.2, [0.5, -0.1, 0.3])).toBeCloseTo(13 / 30, 15);
});

test("equal weights are no weights", () => {
  const butlers = fc.array(fc.integer({ min: -3000, max: 3000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(butlers, fc.integer({ min: 1, max: 64 }), (thousandths, boards) => {
      const values = thousandths.map((one) => one / 1000);
      const weighted = averageOpponent(
        values,
        values.map(() => boards)
      ) as number;
      expect(weighted).toBeCloseTo(averageOpponent(values) as number, 10);
    })
  );
});

test("a Butler of nothing is 0, never minus 0", () => {
  expect(butler([0, -0])).toBe(0);
  expect(butler([-0])).toBe(0);
  expect(averageOpponent([-0], [3])).toBe(0);
});

test.each<[string, string, unknown]>([
  ["no value", "nothingToCount", butler([])],
  ["no board", "wholeNumber", butler([3], 0)],
  ["half a board", "wholeNumber", butler([3], 2.5)],
  ["no opponent", "nothingToCount", averageOpponent([])],
  ["no opponent to correct by", "nothingToCount", correctedButler(0.3, [])],
  ["a weight too few", "sizes", averageOpponent([0.3, 0.1], [16])],
  ["a weight below zero", "weights", averageOpponent([0.3, 0.1], [16, -1])],
  ["no weight above zero", "weights", averageOpponent([0.3, 0.1], [0, 0])],
])("%s gives a problem: %s", (_, code, found) => {
  expect(found).toMatchObject({ problem: code });
});
