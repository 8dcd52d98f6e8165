import { postedRound } from "../../src/event/postedRound";
import { DEFAULT_SETTINGS, ledgerOf, type Account } from "../../src/event";
import { pairingOrder } from "../../src/pairing";
import { allPairings, mostMeetings } from "./bruteForce";
import { lastRound, met, numbersTo, opponents, paired, pairs, ranked, sides } from "./rounds";

test("equal VPs: in an odd round the smaller number is placed first (organising article 5.2)", () => {
  const vp = [32.5, 28, 40, 12, 36, 22, 40, 9.5];
  const entrants = vp.map((total, i) => ({ number: i + 1, total }));
  const order = (round: number) => pairingOrder(entrants, round, "vp").map(({ number }) => number);
  expect(order(3)).toEqual([3, 7, 5, 1, 2, 6, 4, 8]);
  expect(order(4)).toEqual([7, 3, 5, 1, 2, 6, 4, 8]);
  const round = paired({ round: 3, rounds: 3, entrants, played: [] });
  expect(sides(round)).toBe("3-7 1-5 2-6 4-8");
});

test("1 and 2 have met: 2 changes places with 3", () => {
  const round = paired(lastRound(3, numbersTo(8), met("1-2")));
  expect(sides(round)).toBe("1-3 2-4 5-6 7-8");
  expect(round.tables[0]!.reasons).toEqual([{ code: "met", round: 1, numbers: [1, 2] }]);
  expect(round.tables[1]!.reasons).toEqual([]);
});

test("a repeat at the last table, with nobody below to change with, is cured above it", () => {
  const round = paired(lastRound(2, numbersTo(6), met("5-6")));
  expect(opponents(round)).toBe("1-2 3-5 4-6");
  expect(round.tables[1]!.reasons).toEqual([{ code: "completion", numbers: [3, 4, 5, 6] }]);
});

test("four players in round 3: the only pairing without a repeat is 1-4 2-3", () => {
  expect(opponents(paired(lastRound(3, [1, 2, 3, 4], met("1-2 3-4 1-3 2-4"))))).toBe("1-4 2-3");
});

test("twelve teams in round 6, where plain top-down leaves a team without opponent", () => {
  const vp = [75.42, 50.41, 52.06, 62.63, 40.02, 31.47, 30.04, 38.03, 48.62, 72.74, 50.2, 48.36];
  const played = [
    ...met("1-2 3-4 5-6 7-8 9-10 11-12", 1),
    ...met("9-1 6-4 11-7 8-12 3-5 2-10", 2),
    ...met("11-9 4-12 1-3 6-10 7-5 8-2", 3),
    ...met("4-9 11-1 10-3 7-12 6-2 8-5", 4),
    ...met("4-1 10-12 9-2 11-5 3-7 6-8", 5),
  ];
  const entrants = vp.map((total, i) => ({ number: i + 1, total }));
  const order = pairingOrder(entrants, 6, "vp").map(({ number }) => number);
  expect(order).toEqual([1, 10, 4, 3, 2, 11, 9, 12, 5, 8, 6, 7]);
  const unmet = (one: number, other: number) =>
    !played.some(({ home, away }) => [home, away].includes(one) && [home, away].includes(other));
  expect([...allPairings(order, unmet)]).toHaveLength(348);
  expect(sides(paired({ round: 6, rounds: 6, entrants, played }))).toBe(
    "10-1 4-2 11-3 9-8 12-5 7-6"
  );
});

test("six teams, all matches between odd and even played: one repeat, the oldest, marked", () => {
  const played = [...met("1-2 3-4 5-6", 1), ...met("1-4 3-6 5-2", 2), ...met("1-6 3-2 5-4", 3)];
  const unmet = (one: number, other: number) => one % 2 === other % 2;
  expect(mostMeetings(numbersTo(6), unmet)).toBe(2);
  const round = paired(lastRound(4, numbersTo(6), played));
  expect(opponents(round)).toBe("1-2 3-5 4-6");
  expect(round.repeats).toEqual([{ home: 2, away: 1, round: 1 }]);
  expect(round.tables[0]!.reasons).toContainEqual({ code: "repeat", round: 1, numbers: [1, 2] });
  expect(round.warnings).toEqual([{ code: "repeatForced", numbers: [1, 2, 3, 4, 5, 6] }]);
});

test("the lowest that has had no bye sits out, with 12 VPs", () => {
  const entrants = ranked(4, 1, 7, 3, 6, 2, 5).map((one) => ({ ...one, hadBye: one.number === 5 }));
  const round = paired({ round: 2, rounds: 2, entrants, played: met("4-1") });
  expect(opponents(round)).toBe("4-7 1-3 5-6");
  expect(round.bye).toEqual({ number: 2, vp: 12, reasons: [{ code: "hadBye", numbers: [5] }] });
});

test("the last three play half matches, and half the sum of two VPs is entered", () => {
  const round = paired(lastRound(2, numbersTo(7), met("5-1 6-2 7-3"), { odd: "halfTriangle" }));
  expect(opponents(round)).toBe("1-2 3-4");
  expect(round.triangle).toEqual({
    entrants: [5, 6, 7],
    form: "half",
    reasons: [],
    tables: [
      { table: 3, home: 5, away: 6 },
      { table: 4, home: 6, away: 7 },
      { table: 5, home: 7, away: 5 },
    ],
  });
  const vps = [
    [13.5, 6.5],
    [8.2, 11.8],
    [10, 10],
  ];
  const { triangle, ...rest } = postedRound(round, 1);
  const matches = triangle!.matches.map((match, i) => {
    const [homeVP, awayVP] = vps[i] as [number, number];
    return { ...match, result: { kind: "played" as const, homeVP, awayVP } };
  });
  const accounts = ledgerOf(
    {
      settings: { ...DEFAULT_SETTINGS, rounds: 5 },
      entrants: numbersTo(7).map((number) => ({ number })),
      rounds: [{ ...rest, triangle: { ...triangle!, matches } }],
    },
    1
  ) as Map<number, Account>;
  expect([5, 6, 7].map((number) => accounts.get(number)!.total)).toEqual([11.75, 7.35, 10.9]);
});

test("of the last three two pairs have met: the lowest three who have not are 6, 8 and 9", () => {
  const round = paired(lastRound(4, numbersTo(9), met("7-8 7-9"), { odd: "halfTriangle" }));
  expect(round.triangle!.entrants).toEqual([6, 8, 9]);
  expect(opponents(round)).toBe("1-2 3-4 5-7");
  expect(round.triangle!.reasons).toEqual([
    { code: "met", round: 1, numbers: [7, 8] },
    { code: "met", round: 1, numbers: [7, 9] },
  ]);
});

test("Danish: the top half may meet again, the others not", () => {
  const input = lastRound(8, numbersTo(8), met("1-2 3-4 5-6 7-8"));
  const danish = paired({ ...input, options: { repeats: { topHalfFrom: 8 } } });
  expect(opponents(danish)).toBe("1-2 3-4 5-7 6-8");
  expect(danish.repeats).toHaveLength(2);
  expect(danish.warnings).toEqual([]);
  const notYet = paired({ ...input, rounds: 9, options: { repeats: { topHalfFrom: 9 } } });
  expect(opponents(notYet)).toBe("1-3 2-4 5-7 6-8");
});

describe("the first round of twenty", () => {
  const first = (method: "adjacent" | "snake" | "slide") =>
    opponents(
      paired({
        round: 1,
        rounds: 7,
        entrants: numbersTo(20).map((number) => ({ number, total: 0 })),
        played: [],
        options: { firstRound: { method } },
      })
    );
  test("adjacent (临近)", () => {
    expect(first("adjacent")).toBe("1-2 3-4 5-6 7-8 9-10 11-12 13-14 15-16 17-18 19-20");
  });
  test("snake (首尾)", () => {
    expect(first("snake")).toBe("1-20 2-19 3-18 4-17 5-16 6-15 7-14 8-13 9-12 10-11");
  });
  test("slide (拦腰)", () => {
    expect(first("slide")).toBe("1-11 2-12 3-13 4-14 5-15 6-16 7-17 8-18 9-19 10-20");
  });
});

describe("red (home) by tables", () => {
  const first = (n: number, method: "adjacent" | "slide") =>
    sides(
      paired({
        round: 1,
        rounds: 5,
        entrants: numbersTo(n).map((number) => ({ number, total: 0 })),
        played: [],
        options: { home: "table", firstRound: { method } },
      })
    );
  test("eight players, first round of a world championship (WXF supplement, 14th, 2.1)", () => {
    expect(first(8, "adjacent")).toBe("1-2 4-3 5-6 8-7");
  });
  test("ten players, upper half against lower half", () => {
    expect(first(10, "slide")).toBe("1-6 7-2 3-8 9-4 5-10");
  });
});

test("the notation of these tests reads pairs", () => {
  expect(pairs("1-2 10-12")).toEqual([
    [1, 2],
    [10, 12],
  ]);
});
