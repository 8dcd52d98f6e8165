import fc from "fast-check";

import { isProblem } from "../../src/basics/problem";
import { comparePairing, type HandMadeRound, type PairingInput } from "../../src/pairing";
import { lastRound, met, numbersTo, paired, pairs, ranked } from "./rounds";

const hand = (text: string, more: Partial<HandMadeRound> = {}): HandMadeRound => ({
  tables: pairs(text).map(([home, away], i) => ({ table: i + 1, home, away })),
  ...more,
});
const compare = (input: PairingInput, made: HandMadeRound) => {
  const found = comparePairing(input, made);
  if (isProblem(found)) throw new Error(found.problem);
  return found;
};
const breaches = (input: PairingInput, made: HandMadeRound) =>
  compare(input, made).breaches.map(({ code, numbers }) => `${code} ${numbers.join(",")}`);

const six = lastRound(3, numbersTo(6), met("1-2"));

test("the engine's own round is the same and breaks nothing", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), fc.nat(6), (n, seed) => {
      const odd = seed % 2 ? "bye" : "halfTriangle";
      const input = {
        round: 1,
        rounds: 3,
        entrants: ranked(...numbersTo(n)),
        played: [],
        options: { odd, firstRound: { seed } },
      } as const;
      const { tables, bye, triangle } = paired(input);
      const same = {
        tables,
        ...(bye ? { bye: bye.number } : {}),
        ...(triangle ? { triangle: triangle.entrants } : {}),
      };
      expect(compare(input, same)).toMatchObject({ same: true, breaches: [] });
    })
  );
});

test("what differs is listed, and the first match the order asks for is named", () => {
  const found = compare(six, hand("1-4 2-3 5-6"));
  expect(found.same).toBe(false);
  expect(found.onlyEngine).toEqual([
    { table: 1, home: 1, away: 3 },
    { table: 2, home: 2, away: 4 },
  ]);
  expect(found.onlyHand).toEqual([
    { home: 1, away: 4 },
    { home: 2, away: 3 },
  ]);
  expect(found.breaches).toEqual([{ code: "order", numbers: [1, 3] }]);
});

test("a repeat is named with its round, a forbidden pair and clubmates too", () => {
  expect(compare(six, hand("1-2 3-4 5-6")).breaches[0]).toEqual({
    code: "repeat",
    round: 1,
    numbers: [1, 2],
  });
  const forbidden = { ...six, options: { forbidden: [[3, 4]] as [number, number][] } };
  expect(breaches(forbidden, hand("1-5 2-6 3-4"))).toContain("forbidden 3,4");
  const entrants = ranked(...numbersTo(6)).map((one) => ({ ...one, club: `${one.number % 2}` }));
  const clubs = { ...six, entrants, options: { sameClub: { until: 3 } } };
  expect(breaches(clubs, hand("1-3 2-5 4-6"))).toEqual(
    expect.arrayContaining(["sameClub 1,3", "sameClub 4,6"])
  );
});

test("who is missing, twice, a stranger or against itself is named", () => {
  expect(breaches(six, hand("1-3 1-4 5-9 2-2"))).toEqual(
    expect.arrayContaining(["missing 6", "twice 1", "stranger 9", "itself 2"])
  );
});

test("sides and tables: who should change, and a table with two matches", () => {
  expect(breaches(six, hand("3-1 2-4 5-6"))).toEqual(["home 3,1"]);
  const tables = hand("1-3 2-4 5-6").tables.map((one) => ({ ...one, table: 1 }));
  expect(breaches(six, { tables })).toEqual(["tableTwice 1"]);
});

test("what the director had fixed and the hand has not kept", () => {
  const locks = { pairs: [[1, 6]] as [number, number][], tables: [{ table: 3, number: 2 }] };
  expect(breaches({ ...six, options: { locks } }, hand("1-3 2-4 5-6"))).toEqual(
    expect.arrayContaining(["lock 1,6", "lockedTable 2,3"])
  );
});

test("a second bye, a bye that is not due, and the one who should sit out", () => {
  const entrants = ranked(1, 2, 3, 4, 5).map((one) => ({ ...one, hadBye: one.number === 4 }));
  const five = { round: 2, rounds: 2, entrants, played: [] };
  expect(breaches(five, hand("1-2 3-5", { bye: 4 }))).toEqual(
    expect.arrayContaining(["secondBye 4", "byeOrder 5"])
  );
  expect(breaches(six, hand("1-3 2-4", { bye: 5 }))).toEqual(
    expect.arrayContaining(["byeNotDue 5", "missing 6"])
  );
});

test("a triangle of teams that have met, or had one", () => {
  const entrants = ranked(1, 2, 3, 4, 5).map((one) => ({ ...one, hadTriangle: one.number === 3 }));
  const input: PairingInput = {
    round: 2,
    rounds: 2,
    entrants,
    played: met("4-5"),
    options: { odd: "halfTriangle" },
  };
  expect(breaches(input, hand("1-2", { triangle: [3, 4, 5] }))).toEqual(
    expect.arrayContaining(["repeat 4,5", "secondTriangle 3"])
  );
});

test.each([
  ["nothing at all", null, "fieldObject", "hand"],
  ["no tables", {}, "fieldList", "hand.tables"],
  ["a table that is none", { tables: [null] }, "fieldObject", "hand.tables[0]"],
  ["a number as text", { tables: [{ home: "1", away: 2 }] }, "fieldWhole", "hand.tables[0].home"],
  [
    "a table without a number",
    { tables: [{ home: 1, away: 2, table: 0 }] },
    "fieldWhole",
    "hand.tables[0].table",
  ],
  ["a bye that is a name", { tables: [], bye: "Blue" }, "fieldWhole", "hand.bye"],
  ["a triangle that is no list", { tables: [], triangle: 3 }, "fieldList", "hand.triangle"],
  ["a slip of the pen", { tables: [], byes: 3 }, "fieldStrange", "hand.byes"],
])("a round made by hand with %s is refused, and the place named", (_what, hand, code, field) => {
  const found = comparePairing(lastRound(2, [1, 2, 3, 4], []), hand as unknown as HandMadeRound);
  expect(found).toMatchObject({ problem: code, values: { field } });
});
