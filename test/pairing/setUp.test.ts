import fc from "fast-check";

import { roundsAdvice } from "../../src/pairing";

test.each([
  [8, 4, 6],
  [16, 4, 6],
  [17, 5, 9],
  [32, 5, 9],
  [33, 7, 12],
  [64, 7, 12],
])("%i entrants play %i to %i rounds (organising article 5.2)", (entrants, least, most) => {
  expect(roundsAdvice(entrants, least)).toMatchObject({ least, most });
});

test("beyond 64 each doubling asks for one round more", () => {
  expect([65, 128, 129, 256].map((n) => roundsAdvice(n, 9).least)).toEqual([8, 8, 9, 9]);
  expect([65, 129].map((n) => roundsAdvice(n, 9).most)).toEqual([13, 14]);
});

test("more rounds than half the field are warned of, more than opponents are impossible", () => {
  expect(roundsAdvice(12, 6).warnings).toEqual([]);
  expect(roundsAdvice(12, 7).warnings).toEqual(["more", "beyondHalf"]);
  expect(roundsAdvice(12, 11).warnings).toEqual(["more", "beyondHalf"]);
  expect(roundsAdvice(12, 12).warnings).toEqual(["more", "beyondHalf", "impossible"]);
  expect(roundsAdvice(11, 12).warnings).toEqual(["more", "beyondHalf", "impossible"]);
  expect(roundsAdvice(40, 5).warnings).toEqual(["fewer"]);
});

test("a larger field is never advised fewer rounds", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 2000 }), (entrants) => {
      const [one, larger] = [roundsAdvice(entrants, 5), roundsAdvice(entrants + 1, 5)];
      expect(larger.least).toBeGreaterThanOrEqual(one.least);
      expect(larger.most).toBeGreaterThanOrEqual(one.most);
    })
  );
});
