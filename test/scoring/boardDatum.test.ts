import fc from "fast-check";
import { boardDatum, type DatumEntry } from "../../src/scoring/boardDatum";
import { imp } from "../../src/scoring/imp";
import type { TableResult } from "../../src/scoring/tableResult";
import { AGAINST_DATUM, DATUM } from "../fixtures/articles.datum";

const counted = (...results: TableResult[]): DatumEntry[] =>
  results.map((result) => ({ result, counts: true }));
const read = (entries: DatumEntry[], options = {}) => {
  const board = boardDatum(entries, options);
  if ("problem" in board) throw new Error(JSON.stringify(board));
  return board;
};
const ofNS = (entries: DatumEntry[], options = {}) =>
  read(entries, options).ximps.map((one) => (one && "ns" in one ? one.ns : one));

test("the published board of 2025: ten results make -380, and each room its XIMPs", () => {
  const scores = [-480, -480, -450, -420, -420, 150, -300, -480, -400, -480];
  const entries = [...counted(...scores), ...counted("notPlayed", null, null, null)];
  expect(read(entries).datum).toEqual({ datum: -380, mean: -376, results: 10, dropped: 0 });
  expect(ofNS(entries)).toEqual([-3, -3, -2, -1, -1, 11, 2, -3, -1, -3, null, null, null, null]);
});

test("the article's board 16: the XIMPs of tables 1 and 10 against -540", () => {
  const [high, low] = [-600, 100];
  // Twelve results whose mean is -542: the two of the article and ten more.
  const rest = Array.from({ length: 10 }, (_, i) => (i < 9 ? -600 : -604));
  const entries = counted(high, low, ...rest);
  expect(read(entries).datum?.datum).toBe(DATUM);
  for (const { score, ximps } of AGAINST_DATUM)
    expect(ofNS(entries)[score === high ? 0 : 1]).toBe(ximps);
});

test("an adjusted score is compared with the datum and does not make it", () => {
  const assigned = {
    assigned: {
      NS: [
        { share: 60, score: 620 },
        { share: 40, score: -100 },
      ],
      EW: [{ share: 100, score: 620 }],
    },
  };
  const board = read(counted(420, 420, assigned, { ns: 60, ew: 40 }));
  expect(board.datum).toEqual({ datum: 420, mean: 420, results: 2, dropped: 0 });
  // 60 % of 5 IMPs and 40 % of -11; East-West against 620.
  expect(board.ximps.slice(2)).toEqual([
    { ns: -1.4, ew: -5 },
    { ns: 3, ew: -3 },
  ]);
});

test("a result taken out of the datum by hand still has its XIMPs", () => {
  const entries = [...counted(420, 420), { result: 1400, counts: false }];
  expect(read(entries).datum?.results).toBe(2);
  expect(ofNS(entries)).toEqual([0, 0, imp(980)]);
});

test("it is told which results the datum stands on: none that was dropped, adjusted or taken out", () => {
  const entries = [
    ...counted(1400, 420, 450, -50, "notPlayed", { ns: 60, ew: 40 }),
    { result: 430, counts: false },
  ];
  const board = read(entries, { drop: 1 });
  expect(board.datum).toMatchObject({ results: 2, dropped: 1, mean: 435 });
  expect(board.inDatum).toEqual([false, true, true, false, false, false, false]);
});

test("events that give 2 IMPs for an average plus say so", () => {
  expect(read(counted({ ns: 60, ew: 60 }), { plus: 2 })).toEqual({
    datum: null,
    inDatum: [false],
    ximps: [{ ns: 2, ew: 2 }],
  });
});

test("without a result there is no datum, and nothing against it", () => {
  expect(read(counted(null, "notPlayed"))).toEqual({
    ...{ datum: null, inDatum: [false, false], ximps: [null, null] },
  });
  expect(boardDatum(counted(420), { drop: 1 })).toMatchObject({ problem: "datumNothingLeft" });
  expect(read(counted({ ns: 60, ew: null })).ximps[0]).toMatchObject({
    problem: "artificialOneSide",
  });
});

const scores = fc.array(
  fc.integer({ min: -760, max: 760 }).map((tens) => tens * 10),
  { minLength: 1, maxLength: 40 }
);

test("both sides get the same, and turning the board round turns every sign", () => {
  fc.assert(
    fc.property(scores, (list) => {
      const board = read(counted(...list));
      const turned = read(counted(...list.map((score) => 0 - score)));
      expect(turned.datum!.datum).toBe(0 - board.datum!.datum);
      board.ximps.forEach((one, i) => {
        const { ns, ew } = one as { ns: number; ew: number };
        expect(ns + ew).toBe(0);
        expect(turned.ximps[i]).toEqual({ ns: ew, ew: ns });
        expect([Object.is(ns, -0), Object.is(ew, -0)]).toEqual([false, false]);
      });
    })
  );
});
