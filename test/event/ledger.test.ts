import fc from "fast-check";

import { ledgerOf } from "../../src/event";
import { accounts, ended, eventOf, match, totals } from "./events";

test("VPs of all rounds, with carry-over, less penalties", () => {
  const event = eventOf(
    [{ number: 1, carryOver: 3.5 }, { number: 2 }],
    [
      { round: 1, matches: [match(1, 2, 12.61)], penalties: [{ number: 1, vp: 0.5 }] },
      { round: 2, matches: [match(2, 1, 10.1)], penalties: [{ number: 2, vp: 1 }] },
    ]
  );
  expect(totals(event, 2)).toEqual({ 1: 25.51, 2: 16.49 });
  expect(totals(event, 1)).toEqual({ 1: 15.61, 2: 7.39 });
  expect(accounts(event, 2).get(1)).toMatchObject({ vp: 22.51, penalties: 0.5, carryOver: 3.5 });
});

test("a bye is worth 12 VPs, or what the event says", () => {
  const rounds = [{ round: 1, matches: [match(1, 2, 10)], bye: 3 }];
  expect(totals(eventOf(3, rounds), 1)[3]).toBe(12);
  expect(totals(eventOf(3, rounds, { pairing: { byeVP: 15 } }), 1)[3]).toBe(15);
});

describe("a match", () => {
  const after = (result: Parameters<typeof ended>[2], settings = {}) => {
    const event = eventOf(2, [{ round: 1, matches: [ended(1, 2, result)] }], settings);
    return [1, 2].map((number) => accounts(event, 1).get(number)!);
  };
  const vps = (...args: Parameters<typeof after>) => after(...args).map(({ total }) => total);

  test("that was forfeited gives the side that came 12, the other one 0", () => {
    expect(vps({ kind: "forfeit", by: "away" })).toEqual([12, 0]);
    expect(vps({ kind: "forfeit", by: "home" })).toEqual([0, 12]);
    expect(vps({ kind: "forfeit", by: "both" })).toEqual([0, 0]);
    const forfeitVP = { winner: 18, loser: -2 };
    expect(vps({ kind: "forfeit", by: "away" }, { forfeitVP })).toEqual([18, -2]);
  });

  test("that was cancelled gives nothing", () => {
    expect(vps({ kind: "cancelled" })).toEqual([0, 0]);
  });

  test("that the director has decided gives what he says, whatever the sum", () => {
    expect(vps({ kind: "assigned", homeVP: 14, awayVP: 11.5 })).toEqual([14, 11.5]);
  });

  test("that is late gives 10–10 for the time being, or what is said, and is marked", () => {
    expect(vps({ kind: "late" })).toEqual([10, 10]);
    expect(vps({ kind: "late" }, { lateVP: 9 })).toEqual([9, 9]);
    expect(vps({ kind: "late", homeVP: 14, awayVP: 6 })).toEqual([14, 6]);
    expect(after({ kind: "late" }).map(({ provisional }) => provisional)).toEqual([true, true]);
    expect(after({ kind: "assigned", homeVP: 10, awayVP: 10 })[0]!.provisional).toBe(false);
  });

  test("without a result gives nothing yet", () => {
    expect(vps(null)).toEqual([0, 0]);
  });

  test("counts as a win for the side with more VPs, or for the one that won a drawn one", () => {
    const wins = (result: Parameters<typeof ended>[2]) => after(result).map((one) => one.wins);
    expect(wins({ kind: "played", homeVP: 10.4, awayVP: 9.6 })).toEqual([1, 0]);
    expect(wins({ kind: "played", homeVP: 10, awayVP: 10 })).toEqual([0, 0]);
    expect(wins({ kind: "played", homeVP: 10, awayVP: 10, winner: "away" })).toEqual([0, 1]);
    expect(wins({ kind: "forfeit", by: "home" })).toEqual([0, 1]);
  });
});

describe("a triangle", () => {
  const three = (part: "half" | "first" | "second", ready: boolean) => ({
    part,
    matches: ready
      ? [match(1, 2, 13.5), match(2, 3, 8.2), match(3, 1, 10)]
      : [ended(1, 2, null), ended(2, 3, null), ended(3, 1, null)],
  });

  test("of half matches gives half the sum of the two VPs, unrounded", () => {
    const event = eventOf(3, [{ round: 1, matches: [], triangle: three("half", true) }]);
    expect(totals(event, 1)).toEqual({ 1: 11.75, 2: 7.35, 3: 10.9 });
  });

  test("over two rounds shows 10 VPs until it is over, then both results", () => {
    const first = { round: 1, matches: [], triangle: three("first", false) };
    const second = (ready: boolean) => ({
      round: 2,
      matches: [],
      triangle: three("second", ready),
    });
    expect(totals(eventOf(3, [first]), 1)).toEqual({ 1: 10, 2: 10, 3: 10 });
    expect(accounts(eventOf(3, [first]), 1).get(1)!.provisional).toBe(true);
    expect(totals(eventOf(3, [first, second(false)]), 2)).toEqual({ 1: 10, 2: 10, 3: 10 });
    const over = eventOf(3, [first, second(true)]);
    expect(totals(over, 2)).toEqual({ 1: 23.5, 2: 14.7, 3: 21.8 });
    expect(accounts(over, 2).get(1)!.provisional).toBe(false);
  });

  test("broken because one has left: the others keep 10 VPs for its first round, provisionally", () => {
    const entrants = [{ number: 1 }, { number: 2 }, { number: 3, to: 1 }];
    const first = { round: 1, matches: [], triangle: three("first", false) };
    const event = eventOf(entrants, [first, { round: 2, matches: [match(1, 2, 13)] }]);
    expect(totals(event, 2)).toEqual({ 1: 23, 2: 17, 3: 10 });
    expect(accounts(event, 2).get(1)!.provisional).toBe(true);
  });
});

describe("who comes late or leaves", () => {
  const rounds = [
    { round: 1, matches: [match(1, 2, 15)], bye: 3 },
    { round: 2, matches: [match(3, 1, 4), match(2, 4, 12)] },
    { round: 3, matches: [match(1, 4, 8)], bye: 2 },
  ];

  test("gets the VPs set for the rounds missed before it came", () => {
    const entrants = [{ number: 1 }, { number: 2 }, { number: 3 }, { number: 4, from: 2 }];
    expect(totals(eventOf(entrants, rounds), 2)[4]).toBe(8 + 8);
    expect(totals(eventOf(entrants, rounds, { missedVP: 0 }), 2)[4]).toBe(8);
  });

  test("misses nothing in a round that nobody is posted for yet", () => {
    const empty = { round: 2, matches: [], penalties: [{ number: 1, vp: 1 }] };
    const event = eventOf(2, [{ round: 1, matches: [match(1, 2, 15)] }, empty]);
    expect(totals(event, 2)).toEqual({ 1: 14, 2: 5 });
  });

  test("gets nothing after it has left, and what it and its opponents have stands", () => {
    const entrants = [{ number: 1 }, { number: 2 }, { number: 3, to: 2 }, { number: 4 }];
    expect(totals(eventOf(entrants, rounds), 3)).toEqual({ 1: 39, 2: 29, 3: 16, 4: 28 });
  });

  test("before half the event: its results can be cancelled, and who met it gets a bye's VPs", () => {
    const entrants = [{ number: 1 }, { number: 2 }, { number: 3, to: 2 }, { number: 4 }];
    const event = eventOf(entrants, rounds, { withdrawal: "cancel" });
    expect(totals(event, 3)).toEqual({ 1: 35, 2: 29, 3: 0, 4: 28 });
    expect(accounts(event, 3).get(1)!.entries[1]).toMatchObject({ kind: "cancelled", met: [] });
    // Four of eight rounds are half the event: from then on results stand.
    const atHalf = [{ number: 1 }, { number: 2 }, { number: 3, to: 4 }, { number: 4 }];
    expect(totals(eventOf(atHalf, rounds, { withdrawal: "cancel" }), 3)[1]).toBe(39);
  });
});

test.each([
  ["a number twice", eventOf([{ number: 1 }, { number: 1 }], []), "entrantTwice"],
  ["a stranger", eventOf(2, [{ round: 1, matches: [match(1, 3, 10)] }]), "roundStranger"],
  [
    "a stranger's penalty",
    eventOf(2, [{ round: 1, matches: [], penalties: [{ number: 7, vp: 1 }] }]),
    "roundStranger",
  ],
  [
    "somebody in two matches",
    eventOf(3, [{ round: 1, matches: [match(1, 2, 10), match(2, 3, 10)] }]),
    "roundTwice",
  ],
  [
    "a triangle with a match too few",
    eventOf(3, [
      {
        round: 1,
        matches: [],
        triangle: { part: "half", matches: [match(1, 2, 10), match(2, 3, 10)] },
      },
    ]),
    "opponentMissing",
  ],
  [
    "a triangle in which the same match stands twice",
    eventOf(3, [
      {
        round: 1,
        matches: [],
        triangle: { part: "half", matches: [match(1, 2, 10), match(2, 1, 10)] },
      },
    ]),
    "opponentMissing",
  ],
  [
    "a triangle with a match against itself",
    eventOf(3, [{ round: 1, matches: [], triangle: { part: "half", matches: [match(1, 1, 10)] } }]),
    "opponentMissing",
  ],
  [
    "a triangle with a match too many",
    eventOf(3, [
      {
        round: 1,
        matches: [],
        triangle: {
          part: "half",
          matches: [match(1, 2, 10), match(2, 3, 10), match(3, 1, 10), match(1, 2, 9)],
        },
      },
    ]),
    "opponentMissing",
  ],
  [
    "a result without the VPs of one side",
    eventOf(2, [{ round: 1, matches: [ended(1, 2, { kind: "assigned", homeVP: 12 } as never)] }]),
    "resultNumbers",
  ],
  [
    "VPs that are a text",
    eventOf(2, [
      { round: 1, matches: [ended(1, 2, { kind: "played", homeVP: "12", awayVP: 8 } as never)] },
    ]),
    "resultNumbers",
  ],
  ["a carry-over that is no number", eventOf([{ number: 1, carryOver: NaN }], []), "number"],
  ["VPs of a bye that are no number", eventOf(2, [], { pairing: { byeVP: Infinity } }), "number"],
  [
    "VPs that are no number",
    eventOf(2, [{ round: 1, matches: [match(1, 2, NaN)] }]),
    "resultNumbers",
  ],
  ["IMPs below 0", eventOf(2, [{ round: 1, matches: [match(1, 2, 12, [-3, 8])] }]), "resultImps"],
  [
    "a draw in an event ranked by wins",
    eventOf(2, [{ round: 1, matches: [match(1, 2, 10)] }], { pairing: { order: "wins" } }),
    "drawUndecided",
  ],
  [
    "a kind of result that does not exist",
    eventOf(2, [{ round: 1, matches: [ended(1, 2, { kind: "won" } as never)] }]),
    "resultKind",
  ],
  [
    "a penalty that is no number",
    eventOf(2, [{ round: 1, matches: [], penalties: [{ number: 1, vp: NaN }] }]),
    "number",
  ],
  ["a setting that is no number", eventOf(2, [], { missedVP: NaN }), "number"],
])("%s is refused and named", (_what, event, code) => {
  expect(ledgerOf(event, 1)).toMatchObject({ problem: code });
});

test("sums of hundredths have no noise, and the event stays as it was", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2000 }), { maxLength: 30 }), (hundredths) => {
      const event = eventOf(
        2,
        hundredths.map((one, i) => ({ round: i + 1, matches: [match(1, 2, one / 100)] }))
      );
      const before = JSON.stringify(event);
      const sum = hundredths.reduce((total, one) => total + one, 0);
      expect(totals(event, 99)).toEqual({
        1: sum / 100,
        2: (2000 * hundredths.length - sum) / 100,
      });
      expect(JSON.stringify(event)).toBe(before);
    })
  );
});
