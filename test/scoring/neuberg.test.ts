import fc from "fast-check";

import { neuberg } from "../../src/scoring/neuberg";
import { SEVEN_TABLES, THIRTEEN_TABLES, TOP_BEFORE_SCALING } from "../fixtures/articles.neuberg";

function scaled(matchpoints: number, scored: number, expected: number, perWin: 1 | 2 = 1): number {
  const found = neuberg(matchpoints, scored, expected, perWin);
  if (typeof found !== "number") throw new Error(found.problem);
  return found;
}

test("six scores of seven are scaled as the article prints them", () => {
  const { matchpoints, scaled: printed, expected } = SEVEN_TABLES;
  expect(matchpoints.map((one) => scaled(one, 6, expected).toFixed(2))).toEqual(printed);
});

test("twelve scores of thirteen: a pure top is 11.96 and a bottom 0.04", () => {
  const { expected, scored, top, bottom } = THIRTEEN_TABLES;
  expect(scaled(scored - 1, scored, expected).toFixed(2)).toBe(top);
  expect(scaled(0, scored, expected).toFixed(2)).toBe(bottom);
});

test("two pairs at a table still share the full top of six", () => {
  for (const ns of SEVEN_TABLES.matchpoints)
    expect(scaled(ns, 6, 7) + scaled(5 - ns, 6, 7)).toBeCloseTo(6, 12);
});

test("the top gets more than if the missing score were as likely better as worse", () => {
  const { outcomes, mean } = TOP_BEFORE_SCALING;
  expect(outcomes.reduce((sum, one) => sum + one, 0) / outcomes.length).toBe(mean);
  expect(scaled(5, 6, 7)).toBeGreaterThan(mean);
});

test("a fouled board of ten: the group of seven and the group of three (EBU)", () => {
  const seven = [12, 10, 8, 6, 4, 2, 0].map((one) => scaled(one, 7, 10, 2));
  expect(seven).toEqual([123 / 7, 103 / 7, 83 / 7, 9, 43 / 7, 23 / 7, 3 / 7]);
  expect([4, 2, 0].map((one) => scaled(one, 3, 10, 2))).toEqual([47 / 3, 9, 7 / 3]);
});

test("eleven expected, ten in: the sole top is worth 19.9 of 20, the bottom 0.1", () => {
  expect([18, 0].map((one) => scaled(one, 10, 11, 2))).toEqual([19.9, 0.1]);
});

test("five scores of six in a Howell, as a club's program printed them", () => {
  const printed = [9.8, 7.4, 5, 2.6, 0.2];
  expect([8, 6, 4, 2, 0].map((one) => scaled(one, 5, 6, 2))).toEqual(printed);
});

test("seven expected in groups of three and four: the tops are 88.9 % and 93.75 %", () => {
  expect((100 * scaled(4, 3, 7, 2)) / 12).toBeCloseTo(88.9, 1);
  expect((100 * scaled(6, 4, 7, 2)) / 12).toBeCloseTo(93.75, 10);
});

test("with nothing missing matchpoints stay as they are", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 500 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (n, share) => {
        expect(scaled(share * (n - 1), n, n)).toBe(share * (n - 1));
      }
    )
  );
});

const group = fc
  .record({ scored: fc.integer({ min: 1, max: 200 }), missing: fc.integer({ min: 0, max: 200 }) })
  .chain(({ scored, missing }) =>
    fc.record({
      scored: fc.constant(scored),
      expected: fc.constant(scored + missing),
      halves: fc.integer({ min: 0, max: 2 * (scored - 1) }),
    })
  );

test("each missing score counts as the average of meeting all scores that came in", () => {
  fc.assert(
    fc.property(group, ({ scored, expected, halves }) => {
      // Among the scores that came in is one's own, which would be a tie.
      const perMissing = (halves / 2 + 0.5) / scored;
      const byHand = halves / 2 + (expected - scored) * perMissing;
      expect(scaled(halves / 2, scored, expected)).toBeCloseTo(byHand, 9);
    })
  );
});

test("both ways of counting a win give the same share of the top", () => {
  fc.assert(
    fc.property(group, ({ scored, expected, halves }) => {
      const single = scaled(halves / 2, scored, expected, 1);
      expect(scaled(halves, scored, expected, 2)).toBeCloseTo(2 * single, 9);
    })
  );
});

test.each<[string, string, [number, number, number]]>([
  ["no score at all", "wholeNumber", [3, 0, 7]],
  ["half a score", "wholeNumber", [3, 4.5, 7]],
  ["half a score expected", "wholeNumber", [3, 4, 7.5]],
  ["fewer scores expected than came in", "expectedTooFew", [3, 7, 6]],
  ["matchpoints above any group's top", "matchpointsRange", [12.5, 7, 8]],
  ["matchpoints below zero", "matchpointsRange", [-0.5, 7, 8]],
  ["matchpoints that are no number", "matchpointsRange", [NaN, 7, 8]],
])("%s is refused: %s", (_, code, [matchpoints, scored, expected]) => {
  expect(neuberg(matchpoints, scored, expected)).toMatchObject({ problem: code });
});

test("the message on too many matchpoints names the group's top, by the way of counting", () => {
  expect(neuberg(13, 7, 8, 2)).toMatchObject({ values: { text: 13, scored: 7, most: 12 } });
});
