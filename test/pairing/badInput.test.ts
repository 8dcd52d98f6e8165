import fc from "fast-check";

import { pairRound, type PairingInput } from "../../src/pairing";
import { ranked } from "./rounds";

const good = { round: 2, rounds: 5, entrants: ranked(1, 2, 3, 4), played: [] };

const refusal = (change: object) => {
  const round = pairRound({ ...good, ...change });
  return "problem" in round ? [round.problem, round.values] : "paired";
};

test("a good input is paired", () => {
  expect(refusal({})).toBe("paired");
});

test.each([
  ["no entrants", { entrants: [] }, "entrantCount", { text: 0, least: 2, most: 4000 }],
  ["entrants that are no list", { entrants: 3 }, "fieldList", { field: "entrants", text: "3" }],
  [
    "an entrant that is none",
    { entrants: [1, 2] },
    "fieldObject",
    { field: "entrants[0]", text: "1" },
  ],
  [
    "a number twice",
    { entrants: [...good.entrants, { number: 3, total: 1 }] },
    "entrantTwice",
    { number: 3 },
  ],
  [
    "a number that is a text",
    { entrants: [{ number: "7", total: 0 }, ...good.entrants] },
    "fieldWhole",
    { field: "entrants[0].number", text: "7", least: 1, most: 1_000_000 },
  ],
  [
    "a total that is missing",
    { entrants: [{ number: 7 }, ...good.entrants] },
    "fieldNumber",
    { field: "entrants[0].total", text: "undefined" },
  ],
  [
    "a total without end",
    { entrants: [{ number: 7, total: Infinity }, ...good.entrants] },
    "fieldNumber",
    { field: "entrants[0].total", text: "null" },
  ],
  ["round 0", { round: 0 }, "fieldWhole", { field: "round", text: "0", least: 1, most: 5 }],
  [
    "a round after the last",
    { round: 6 },
    "fieldWhole",
    { field: "round", text: "6", least: 1, most: 5 },
  ],
  [
    "half a round",
    { rounds: 4.5 },
    "fieldWhole",
    { field: "rounds", text: "4.5", least: 1, most: 1000 },
  ],
  ["no meetings given", { played: undefined }, "fieldList", { field: "played", text: "undefined" }],
  [
    "a meeting of a later round",
    { played: [{ round: 2, home: 1, away: 2 }] },
    "playedLater",
    { field: "played[0]", text: 2, round: 2 },
  ],
  [
    "a meeting with itself",
    { played: [{ round: 1, home: 2, away: 2 }] },
    "pairWithItself",
    { field: "played[0]", number: "2" },
  ],
  [
    "an option that does not exist",
    { options: { odds: "bye" } },
    "fieldStrange",
    { field: "options.odds", choices: expect.stringContaining("odd") as string },
  ],
  [
    "a word that does not exist",
    { options: { odd: "triangle" } },
    "fieldChoice",
    { field: "options.odd", text: "triangle", choices: "bye, halfTriangle, fullTriangle" },
  ],
  [
    "a seed below 0",
    { options: { firstRound: { seed: -1 } } },
    "fieldWhole",
    { field: "options.firstRound.seed", text: "-1", least: 0, most: 4_294_967_295 },
  ],
  [
    "a forbidden pair of three",
    { options: { forbidden: [[1, 2, 3]] } },
    "fieldPair",
    { field: "options.forbidden[0]", text: "[1,2,3]" },
  ],
  [
    "a lag of two rounds",
    { options: { lag: 2 } },
    "fieldWhole",
    { field: "options.lag", text: "2", least: 0, most: 1 },
  ],
  [
    "a fixed pair with a stranger",
    { options: { locks: { pairs: [[1, 9]] } } },
    "lockStranger",
    { number: 9 },
  ],
  [
    "somebody fixed twice",
    {
      options: {
        locks: {
          pairs: [
            [1, 2],
            [2, 3],
          ],
        },
      },
    },
    "lockTwice",
    { number: 2 },
  ],
  [
    "a table fixed twice for one",
    {
      options: {
        locks: {
          tables: [
            { table: 1, number: 2 },
            { table: 2, number: 2 },
          ],
        },
      },
    },
    "lockTwice",
    { number: 2 },
  ],
  [
    "a fixed pair that is forbidden",
    { options: { forbidden: [[2, 1]], locks: { pairs: [[1, 2]] } } },
    "lockForbidden",
    { one: 1, other: 2 },
  ],
  ["a bye where none is due", { options: { locks: { bye: 4 } } }, "lockBye", { number: 4 }],
  ["wins not counted", { options: { order: "wins" } }, "winsMissing", { number: 1 }],
  [
    "a triangle over two rounds in five",
    { entrants: ranked(1, 2, 3), options: { odd: "fullTriangle" } },
    "triangleRounds",
    { rounds: 5 },
  ],
  [
    "somebody fixed who is in a triangle under way",
    {
      rounds: 6,
      entrants: ranked(1, 2, 3, 4, 5),
      played: [
        [3, 4],
        [4, 5],
        [5, 3],
      ].map(([home, away]) => ({ round: 1, home, away })),
      options: { odd: "fullTriangle", locks: { pairs: [[1, 3]] } },
    },
    "lockTriangle",
    { number: 3 },
  ],
])("%s: refused, and named", (_what, change, problem, values) => {
  expect(refusal(change)).toEqual([problem, values]);
});

test("whatever JSON comes, it is paired or refused, never a crash", () => {
  const keys = ["round", "rounds", "entrants", "played", "options"];
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
      expect(() => pairRound({ ...good, [key]: value })).not.toThrow();
    })
  );
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(() => pairRound(value as unknown as PairingInput)).not.toThrow();
    })
  );
  const options = [
    ...["order", "home", "odd", "byeVP", "firstRound", "seating", "forbidden", "sameClub"],
    ...["locks", "repeats", "lag"],
  ];
  fc.assert(
    fc.property(fc.constantFrom(...options), fc.jsonValue(), (key, value) => {
      const input = { ...good, options: { [key]: value } } as unknown as PairingInput;
      expect(() => pairRound(input)).not.toThrow();
    })
  );
});

test("an option given as undefined is one left out", () => {
  const nothing = { home: undefined, order: undefined, forbidden: undefined, lag: undefined };
  const options = {
    ...nothing,
    locks: { pairs: undefined, bye: undefined },
    firstRound: undefined,
  };
  const input = { ...good, options } as unknown as PairingInput;
  expect(pairRound(input)).toEqual(pairRound(good));
});
