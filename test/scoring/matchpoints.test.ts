import fc from "fast-check";

import { isProblem } from "../../src/basics/problem";
import {
  type MatchpointOptions,
  type Matchpoints,
  matchpoints,
  type TravellerEntry,
} from "../../src/scoring/matchpoints";
import { SEVEN_TABLES } from "../fixtures/articles.neuberg";

function columns(entries: readonly TravellerEntry[], options?: MatchpointOptions): Matchpoints[][] {
  const found = matchpoints(entries, options);
  if (isProblem(found)) throw new Error(found.problem);
  return found;
}

const ns = (entries: readonly TravellerEntry[], options?: MatchpointOptions) =>
  columns(entries, options)[0]!;

const round = (values: readonly Matchpoints[], decimals: number) =>
  values.map((value) => Number((value as number).toFixed(decimals)));

const A6040 = { ns: 60, ew: 40 };
const A5050 = { ns: 50, ew: 50 };
const A6060 = { ns: 60, ew: 60 };
const A60 = { ns: 60, ew: null };

test("the article's traveller: one point for each score beaten, scaled to seven tables", () => {
  const { scores, matchpoints: plain, expected, scaled } = SEVEN_TABLES;
  expect(ns(scores)).toEqual(plain);
  expect(ns(scores, { expected }).map((one) => (one as number).toFixed(2))).toEqual(scaled);
});

test("one better score among eight: 7 to it, 3 to each of the others", () => {
  expect(ns([430, 420, 420, 420, 420, 420, 420, 420])).toEqual([7, 3, 3, 3, 3, 3, 3, 3]);
});

test("four scores beaten and one tied are four and a half matchpoints", () => {
  expect(ns([110, 110, 100, 90, 50, -50])[0]).toBe(4.5);
});

test("the top of five tables is 8 with two points a win", () => {
  expect(ns([5, 4, 3, 2, 1], { perWin: 2 })[0]).toBe(8);
});

test.each([
  [2, [430, 430, 420, 460, 430, 450, -50], [6, 6, 2, 12, 6, 10, 0]],
  [2, [690, 660, 630, 620, -100, -200], [10, 8, 6, 4, 2, 0]],
  [2, [420, 420, 400, 400, -50, -100], [9, 9, 5, 5, 2, 0]],
  [2, [430, 420, 420, 420, 300, 300], [10, 6, 6, 6, 1, 1]],
  [1, [120, 110, 140], [1, 0, 2]],
] as const)("a published traveller, %d a win: %j", (perWin, scores, expected) => {
  expect(ns(scores, { perWin })).toEqual(expected);
});

test("a real board with an average plus for both: 21 expected, 20 scored", () => {
  const frequencies = [
    [150, 1, 39.95],
    [140, 5, 33.65],
    [110, 1, 27.35],
    [100, 2, 24.2],
    [50, 3, 18.95],
    [-100, 3, 12.65],
    [-110, 1, 8.45],
    [-140, 2, 5.3],
    [-200, 2, 1.1],
  ] as const;
  const scores = frequencies.flatMap(([score, times]) => new Array<number>(times).fill(score));
  const points = frequencies.flatMap(([, times, one]) => new Array<number>(times).fill(one));
  const [north, east] = columns([...scores, A6060], { perWin: 2, side: "BOTH" });
  expect(north).toEqual([...points, 24]);
  expect(round(east!, 10)).toEqual([...points.map((one) => Number((40 - one).toFixed(10))), 24]);
});

test("a real board with two artificial scores: 21 expected, 19 scored", () => {
  const better = [300, 150, 150, 140, 140, 140, 140];
  const middle = [110, 100, 90, 50, -50, -100, -110, -120, -140, -200, -500];
  const entries = [...better, ...middle, -590, A5050, A6040];
  const points = round(ns(entries, { perWin: 2 }), 4);
  expect(points.slice(0, 7)).toEqual([
    39.8947, 36.5789, 36.5789, 29.9474, 29.9474, 29.9474, 29.9474,
  ]);
  expect(points.slice(-3)).toEqual([0.1053, 20, 24]);
});

test("an artificial score is a share of the full top, whatever Neuberg does to the rest", () => {
  expect(ns([430, 420, A6040, 400], { expected: 4 })).toEqual([17 / 6, 1.5, 1.8, 1 / 6]);
  expect(ns([430, A5050, 420, A6060, 400, -50], { expected: 6, perWin: 2 })).toEqual([
    9.5, 5, 6.5, 6, 3.5, 0.5,
  ]);
});

test("an artificial score for one side is no answer for the other", () => {
  const [north, east] = columns([420, A60, -50], { perWin: 2, side: "BOTH" });
  expect(north![1]).toBe(2.4);
  expect(east![1]).toMatchObject({ problem: "artificialOneSide", values: { text: "A60" } });
  expect(east![0]).toBe(0.5);
});

test("a line without result stays without matchpoints, and is due unless it is empty", () => {
  expect(ns([420, null, -50])).toEqual([1, null, 0]);
  expect(ns([420, "notPlayed", -50])).toEqual([1.75, null, 0.25]);
  expect(ns([null, null])).toEqual([null, null]);
});

test("a passed-out board is a result of 0", () => {
  expect(ns([50, 0, -50, -0], { perWin: 2 })).toEqual([6, 3, 0, 3]);
});

test("a single result out of one is worth nothing, out of more it is an average", () => {
  expect(ns([420])).toEqual([0]);
  expect(ns([420], { expected: 5, perWin: 2 })).toEqual([4]);
});

test("a fouled board of ten is scored as two boards, each scaled to the field (EBU)", () => {
  const groups = ["a", "a", "a", "a", "a", "a", "a", "b", "b", "b"];
  const scores = [70, 60, 50, 40, 30, 20, 10, 300, 200, 100];
  const points = ns(scores, { perWin: 2, groups, rule: "EBU" });
  expect(points.slice(0, 7)).toEqual([123 / 7, 103 / 7, 83 / 7, 9, 43 / 7, 23 / 7, 3 / 7]);
  expect(round(points.slice(7), 10)).toEqual([12.6, 10.8, 9]); // 70, 60, 50 % of 18
});

test("two of five: 65 and 55 % by the WBF rule, scaled by the EBU rule", () => {
  const scores = [420, 170, 140, -50, -100];
  const groups = [1, 1, 1, 2, 2];
  const byWbf = ns(scores, { perWin: 2, groups });
  const byEbu = ns(scores, { perWin: 2, groups, rule: "EBU" });
  expect(round(byWbf.slice(3), 10)).toEqual([5.2, 4.4]);
  expect(byEbu.slice(3)).toEqual([6.5, 1.5]);
  expect(byWbf.slice(0, 3)).toEqual(byEbu.slice(0, 3)); // three are the largest group
});

test("a group of one gets 60 % on both sides by the WBF rule, and cannot be scored by the EBU's", () => {
  const board: [number[], MatchpointOptions] = [
    [420, 170, 140, -50, 620],
    { groups: ["", "", "", "", "x"], side: "BOTH" },
  ];
  expect(columns(...board).map((side) => side[4])).toEqual([2.4, 2.4]);
  const byEbu = columns(board[0], { ...board[1], rule: "EBU" });
  expect(byEbu.map((side) => side[4])).toMatchObject([
    { problem: "groupOfOne" },
    { problem: "groupOfOne" },
  ]);
  expect(byEbu[0]!.slice(0, 4).every((one) => typeof one === "number")).toBe(true);
});

test("in a small group each pair of opponents gets 120 % together", () => {
  const [north, east] = columns([420, 170, 140, -50, -100, 300, 200], {
    groups: [1, 1, 1, 1, 1, 2, 2],
    side: "BOTH",
  });
  expect(north![5]! as number).toBeCloseTo(3.9, 10);
  expect((north![5] as number) + (east![5] as number)).toBeCloseTo(1.2 * 6, 10);
});

test("the rules for small groups stay away from a board that is in one piece", () => {
  for (const rule of ["WBF", "EBU"] as const) {
    expect(ns([420, -50], { expected: 9, rule, groups: ["x", "x"] })).toEqual(
      ns([420, -50], { expected: 9 })
    );
    // An artificial score is in no group.
    expect(ns([420, -50, A6040], { expected: 9, rule, groups: ["x", "x", "y"] })).toEqual(
      ns([420, -50, A6040], { expected: 9 })
    );
  }
});

test("a group marked by a number is the same when it is marked by text", () => {
  expect(ns([4, 3, 2, 1], { groups: [1, "1", 2, "2"] })).toEqual(
    ns([4, 3, 2, 1], { groups: [1, 1, 2, 2] })
  );
});

test("fewer results expected than are there are refused", () => {
  expect(matchpoints([420, A6040, "notPlayed", -50], { expected: 3 })).toMatchObject({
    problem: "expectedTooFew",
    values: { expected: 3, results: 4 },
  });
  expect(matchpoints([420], { expected: 1.5 })).toMatchObject({ problem: "wholeNumber" });
});

test("groups must be marked line by line", () => {
  expect(matchpoints([420, 170], { groups: ["a"] })).toMatchObject({ problem: "sizes" });
});

test("the lines given are left as they are", () => {
  const entries = [420, -50, 170];
  ns(entries, { groups: ["a", "b", "a"] });
  expect(entries).toEqual([420, -50, 170]);
});

/** Pair by pair, as a director would do it on paper; each missing score meets all that came in. */
function byHand(scores: readonly number[], expected: number, perWin: number): number[] {
  const missing = expected - scores.length;
  return scores.map((own, i) => {
    const points = (other: number) => (own > other ? perWin : own === other ? perWin / 2 : 0);
    const won = scores
      .filter((_, j) => j !== i)
      .map(points)
      .reduce((sum, one) => sum + one, 0);
    const perMissing = scores.map(points).reduce((sum, one) => sum + one, 0) / scores.length;
    return won + missing * perMissing;
  });
}

const traveller = fc.record({
  scores: fc.array(
    fc.integer({ min: -20, max: 20 }).map((tens) => tens * 10),
    {
      minLength: 1,
      maxLength: 30,
    }
  ),
  missing: fc.integer({ min: 0, max: 10 }),
  perWin: fc.constantFrom(1 as const, 2 as const),
});

test("any board comes out as it does on paper", () => {
  fc.assert(
    fc.property(traveller, ({ scores, missing, perWin }) => {
      const expected = scores.length + missing;
      const paper = byHand(scores, expected, perWin);
      const points = ns(scores, { expected, perWin });
      for (const [i, one] of points.entries()) expect(one).toBeCloseTo(paper[i]!, 9);
    })
  );
});

test("at each table the two pairs share the full top, and the field gets an average board", () => {
  fc.assert(
    fc.property(traveller, ({ scores, missing, perWin }) => {
      const expected = scores.length + missing;
      const top = perWin * (expected - 1);
      const [north, east] = columns(scores, { expected, perWin, side: "BOTH" }) as number[][];
      for (const [i, one] of north!.entries()) expect(one + east![i]!).toBeCloseTo(top, 9);
      const sum = north!.reduce((total, one) => total + one, 0);
      expect(sum).toBeCloseTo((scores.length * top) / 2, 8);
    })
  );
});

test("East-West's matchpoints are North-South's with the scores turned round", () => {
  fc.assert(
    fc.property(traveller, ({ scores, missing, perWin }) => {
      const expected = scores.length + missing;
      const turned = scores.map((score) => -score);
      expect(columns(scores, { expected, perWin, side: "EW" })).toEqual(
        columns(turned, { expected, perWin })
      );
    })
  );
});

test("each group of a fouled board of large groups is a board of its own", () => {
  const pile = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 4, maxLength: 12 });
  fc.assert(
    fc.property(pile, pile, (one, other) => {
      const expected = one.length + other.length;
      const groups = [...one.map(() => "one"), ...other.map(() => "other")];
      expect(ns([...one, ...other], { groups })).toEqual([
        ...ns(one, { expected }),
        ...ns(other, { expected }),
      ]);
    })
  );
});

const assigned = (...parts: [share: number, score: number][]): TravellerEntry => {
  const list = parts.map(([share, score]) => ({ share, score }));
  return { assigned: { NS: list, EW: list } };
};

test("a weighted score is the mean of what its scores are worth, and others beat it by its shares", () => {
  // 60 % of 620 and 40 % of 170, among 650, 170 and -100; two points a win.
  const entries = [650, assigned([60, 620], [40, 170]), 170, -100];
  const [northSouth, eastWest] = columns(entries, { perWin: 2, side: "BOTH" });
  // 620 wins from 170 and -100: 4; 170 ties one and wins one: 3.
  expect(northSouth).toEqual([6, 3.6, 2.4, 0]);
  expect(eastWest).toEqual([0, 2.4, 3.6, 6]);
});

test("a score that does not balance is compared by each side with what that side got", () => {
  const entries: TravellerEntry[] = [
    420,
    {
      assigned: { NS: [{ share: 100, score: -50 }], EW: [{ share: 100, score: 420 }] },
    },
    50,
  ];
  expect(columns(entries, { perWin: 2, side: "BOTH" })).toEqual([
    [4, 0, 2],
    [1, 1, 4],
  ]);
});

test("weighted scores share out the same points, and one weighted with itself is the score", () => {
  const score = fc.integer({ min: -20, max: 20 }).map((tens) => tens * 10);
  const entry = fc.oneof(
    score,
    fc
      .tuple(fc.integer({ min: 1, max: 99 }), score, score)
      .map(([share, one, other]) => assigned([share, one], [100 - share, other]))
  );
  fc.assert(
    fc.property(fc.array(entry, { minLength: 2, maxLength: 12 }), (entries) => {
      const [northSouth, eastWest] = columns(entries, { perWin: 2, side: "BOTH" });
      const sum = (values: Matchpoints[]) =>
        values.reduce((total: number, one) => total + (one as number), 0);
      const due = entries.length * (entries.length - 1);
      expect(sum(northSouth!)).toBeCloseTo(due, 9);
      expect(sum(eastWest!)).toBeCloseTo(due, 9);
      const same = entries.map((one) =>
        typeof one === "number" ? assigned([50, one], [50, one]) : one
      );
      ns(same, { perWin: 2 }).forEach((one, i) =>
        expect(one as number).toBeCloseTo(northSouth![i] as number, 9)
      );
    })
  );
});
