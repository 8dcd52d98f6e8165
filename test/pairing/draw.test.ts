import fc from "fast-check";

import { drawn } from "../../src/pairing/draw";
import { numbersTo } from "./rounds";

test("the same seed draws the same order, another seed another one", () => {
  expect(drawn(numbersTo(40), 2026)).toEqual(drawn(numbersTo(40), 2026));
  expect(drawn(numbersTo(40), 2026)).not.toEqual(drawn(numbersTo(40), 2027));
});

test("nobody is lost or doubled, and the list given stays as it was", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(), (list, seed) => {
      const before = [...list];
      const ascending = (numbers: number[]) => [...numbers].sort((a, b) => a - b);
      expect(ascending(drawn(list, seed))).toEqual(ascending(list));
      expect(list).toEqual(before);
    })
  );
});

test("over many seeds everybody is drawn to every place about equally often", () => {
  const counts = numbersTo(6).map(() => numbersTo(6).map(() => 0));
  const seeds = 12_000;
  for (let seed = 0; seed < seeds; seed++)
    drawn([0, 1, 2, 3, 4, 5], seed).forEach((who, place) => counts[who]![place]!++);
  // 2,000 expected; six standard deviations are 245.
  for (const count of counts.flat()) expect(Math.abs(count - seeds / 6)).toBeLessThan(245);
});

test("an order drawn once stays drawn: a referee gets it again from the seed", () => {
  expect(drawn(numbersTo(8), 1)).toEqual([6, 8, 2, 7, 4, 5, 1, 3]);
});
