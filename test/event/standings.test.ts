import fc from "fast-check";

import type { EventSettings, PostedRound } from "../../src/event";
import { eventOf, match, table } from "./events";

const lines = (event: Parameters<typeof table>[0]) =>
  table(event).map(({ rank, number, decidedBy }) => `${rank}. ${number} ${decidedBy ?? "shared"}`);

test("more VPs rank higher, with penalties and carry-over", () => {
  const event = eventOf(
    [{ number: 1, name: "North" }, { number: 2, carryOver: 4 }, { number: 3 }, { number: 4 }],
    [
      {
        round: 1,
        matches: [match(1, 2, 11), match(3, 4, 14)],
        penalties: [{ number: 3, vp: 3.5 }],
      },
    ]
  );
  expect(lines(event)).toEqual(["1. 2 vp", "2. 1 vp", "3. 3 vp", "4. 4 vp"]);
  expect(table(event)[1]).toMatchObject({ name: "North", total: 11, tieBreaks: [] });
});

test("whom nothing separates share the rank, and the next rank is left out", () => {
  const event = eventOf(4, [{ round: 1, matches: [match(1, 2, 10), match(3, 4, 10)] }], {
    tieBreaks: [],
  });
  expect(lines(event)).toEqual(["1. 1 shared", "1. 2 shared", "1. 3 shared", "1. 4 shared"]);
});

/** 1, 2 and 3 have 30 VPs each; 1 beat 2, 2 beat 3. */
const threeEqual = (third: PostedRound["matches"]): PostedRound[] => [
  { round: 1, matches: [match(1, 2, 12, [30, 22]), match(3, 4, 15, [40, 20])] },
  { round: 2, matches: [match(2, 3, 15, [33, 10]), match(1, 4, 10, [20, 20])] },
  { round: 3, matches: third },
];
const settings = (...tieBreaks: EventSettings["tieBreaks"]): Partial<EventSettings> => ({
  tieBreaks,
});

describe("the result between them", () => {
  test("decides when all of the equals have met", () => {
    const rounds = threeEqual([match(3, 1, 12, [25, 15]), match(2, 4, 9, [5, 9])]);
    // 1 has 12 + 10 + 8 = 30, 2 has 8 + 15 + 9 = 32, 3 has 15 + 5 + 12 = 32.
    expect(lines(eventOf(4, rounds, settings("headToHead")))).toEqual([
      "1. 2 headToHead",
      "2. 3 headToHead",
      "3. 1 vp",
      "4. 4 vp",
    ]);
  });

  test("says nothing while two of three have not met, though the others have", () => {
    const rounds = [
      { round: 1, matches: [match(1, 2, 12), match(3, 4, 10)] },
      { round: 2, matches: [match(2, 4, 12), match(3, 5, 10)] },
      { round: 3, matches: [match(1, 5, 8)] },
    ];
    const event = eventOf(5, rounds, settings("headToHead"));
    const equals = table(event).filter(({ number }) => number < 4);
    expect(equals).toMatchObject([
      { number: 1, rank: 2, decidedBy: null, tieBreaks: [{ key: "headToHead", value: null }] },
      { number: 2, rank: 2, decidedBy: null },
      { number: 3, rank: 2, decidedBy: null },
    ]);
  });

  test("drawn in VPs is decided by its IMPs", () => {
    const rounds = [
      { round: 1, matches: [match(1, 2, 10, [20, 21])] },
      { round: 2, matches: [match(2, 1, 10, [30, 30])] },
    ];
    const event = eventOf(2, rounds, settings("headToHead", "headToHeadImps"));
    expect(lines(event)).toEqual(["1. 2 headToHeadImps", "2. 1 headToHeadImps"]);
    expect(table(event)[0]!.tieBreaks).toEqual([
      { key: "headToHead", value: 20 },
      { key: "headToHeadImps", value: 1 },
    ]);
  });
});

test("the IMP quotient: who lost none ranks first, byes apart, no matches at all last", () => {
  const rounds: PostedRound[] = [
    { round: 1, matches: [match(1, 2, 12, [12, 0]), match(3, 4, 12, [80, 40])], bye: 5 },
    { round: 2, matches: [match(6, 7, 12, [90, 40])] },
  ];
  const event = eventOf(7, rounds, { ...settings("impQuotient"), missedVP: 0 });
  expect(lines(event).slice(0, 4)).toEqual([
    "1. 1 impQuotient",
    "2. 6 impQuotient",
    "3. 3 impQuotient",
    "4. 5 impQuotient",
  ]);
  expect(
    table(event)
      .slice(0, 4)
      .map(({ tieBreaks }) => tieBreaks[0]!.value)
  ).toEqual(["none lost", 2.25, 2, null]);
});

test("the sum of the opponents' VPs, and their average", () => {
  const rounds = [
    { round: 1, matches: [match(1, 4, 12), match(2, 5, 12), match(3, 6, 10)] },
    { round: 2, matches: [match(4, 3, 14), match(5, 6, 5)] },
  ];
  const event = (key: "opponentsSum" | "opponentsAverage") =>
    eventOf(6, rounds, { ...settings(key), missedVP: 0 });
  // 1 and 2 have 12 each; 1 met 4 (8 + 14 = 22), 2 met 5 (8 + 5 = 13).
  const of = (key: "opponentsSum" | "opponentsAverage") =>
    table(event(key))
      .filter(({ number }) => number < 3)
      .map(({ number, tieBreaks }) => [number, tieBreaks[0]!.value]);
  expect(of("opponentsSum")).toEqual([
    [1, 22],
    [2, 13],
  ]);
  expect(of("opponentsAverage")).toEqual(of("opponentsSum"));
});

test("the lot separates everybody, and the same seed draws it again", () => {
  const event = (seed: number) => eventOf(6, [], { ...settings("lot"), seed });
  const order = (seed: number) => table(event(seed), 0).map(({ number }) => number);
  expect(table(event(1), 0).map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(table(event(1), 0).map(({ tieBreaks }) => tieBreaks[0]!.value)).toEqual([
    1, 2, 3, 4, 5, 6,
  ]);
  expect(order(7)).toEqual(order(7));
  expect(new Set(Array.from({ length: 20 }, (_, seed) => order(seed).join())).size).toBeGreaterThan(
    10
  );
});

test("each key is asked only among those the keys before it have left equal", () => {
  const rounds: PostedRound[] = [
    {
      round: 1,
      matches: [match(1, 4, 12, [10, 10]), match(2, 5, 12, [10, 5]), match(3, 6, 12, [50, 10])],
    },
    { round: 2, matches: [match(2, 3, 10, [20, 10])] },
  ];
  // 1, 2 and 3 have 22 VPs, and quotients of 1, 2 and 2; 1 has met neither of the others.
  const event = eventOf(6, rounds, {
    ...settings("impQuotient", "headToHeadImps"),
    missedVP: 10,
  });
  expect(lines(event).slice(0, 3)).toEqual([
    "1. 2 headToHeadImps",
    "2. 3 headToHeadImps",
    "3. 1 impQuotient",
  ]);
});

test("wins rank first where the event is so", () => {
  const rounds = [
    { round: 1, matches: [match(1, 2, 10.5), match(3, 4, 20)] },
    { round: 2, matches: [match(1, 3, 10.1), match(2, 4, 10.2)] },
  ];
  const event = eventOf(4, rounds, { tieBreaks: [], pairing: { order: "wins" } });
  expect(lines(event)).toEqual(["1. 1 wins", "2. 3 vp", "3. 2 vp", "4. 4 wins"]);
});

test("who has left is marked; who comes later is not in the standings yet", () => {
  const entrants = [
    { number: 1 },
    { number: 2, to: 1 },
    { number: 3, from: 2 },
    { number: 4, from: 5 },
  ];
  const event = eventOf(entrants, [{ round: 1, matches: [match(1, 2, 12)] }]);
  expect(table(event).map(({ number, withdrawn }) => [number, withdrawn])).toEqual([
    [1, false],
    [2, true],
    [3, false],
  ]);
});

test("ranks are those of counting who is ahead, in any event", () => {
  const rounds = fc.array(
    fc.tuple(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 8, max: 12 })
    ),
    { maxLength: 12 }
  );
  fc.assert(
    fc.property(rounds, (played) => {
      const event = eventOf(
        6,
        played
          .filter(([home, away]) => home !== away)
          .map(([home, away, vp], i) => ({ round: i + 1, matches: [match(home, away, vp)] })),
        { tieBreaks: [], missedVP: 0 }
      );
      const rows = table(event);
      for (const row of rows)
        expect(row.rank).toBe(1 + rows.filter(({ total }) => total > row.total).length);
      const shared = rows.filter(({ rank }, i) =>
        rows.some((one, j) => j !== i && one.rank === rank)
      );
      expect(rows.filter(({ decidedBy }) => decidedBy === null)).toEqual(shared);
    })
  );
});
