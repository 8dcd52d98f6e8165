import fc from "fast-check";
import { imp } from "../../src/scoring/imp";
import type { TableResult } from "../../src/scoring/tableResult";
import { teamBoard } from "../../src/scoring/teamBoard";
import { TEAM_RESULT } from "../fixtures/articles.datum";

const weighted = (...parts: [share: number, score: number][]): TableResult => {
  const list = parts.map(([share, score]) => ({ share, score }));
  return { assigned: { NS: list, EW: list } };
};
const split = (ns: number, ew: number): TableResult => ({
  assigned: { NS: [{ share: 100, score: ns }], EW: [{ share: 100, score: ew }] },
});

test("the article's board: -600 in the open room against 100 in the closed one loses 12 IMPs", () => {
  const { open, closed, imps } = TEAM_RESULT;
  expect(teamBoard({ open, closed })).toEqual({ home: imps, away: -imps });
});

test("a board is worth nothing before both rooms are in, and none where one was not played", () => {
  expect(teamBoard({ open: 420, closed: null })).toBeNull();
  expect(teamBoard({ open: null, closed: null })).toBeNull();
  expect(teamBoard({ open: "notPlayed", closed: 420 })).toBe("notPlayed");
  expect(teamBoard({ open: null, closed: "notPlayed" })).toBe("notPlayed");
});

test("two scores that are alike are 0 IMPs for both sides, never minus 0", () => {
  expect(teamBoard({ open: 420, closed: 420 })).toEqual({ home: 0, away: 0 });
  expect(teamBoard({ open: 0, closed: 0 })).toEqual({ home: 0, away: 0 });
});

test("by board-a-match ten points win a board as well as a thousand", () => {
  expect(teamBoard({ open: 430, closed: 420 }, "BAM")).toEqual({ home: 2, away: 0 });
  expect(teamBoard({ open: -100, closed: 620 }, "BAM")).toEqual({ home: 0, away: 2 });
  expect(teamBoard({ open: 0, closed: 0 }, "BAM")).toEqual({ home: 1, away: 1 });
});

test("a weighted score counts each of its scores in IMPs by its share, never their mean", () => {
  // 60 % of 620 - 420 (5 IMPs) and 40 % of -100 - 420 (-11 IMPs).
  expect(teamBoard({ open: weighted([60, 620], [40, -100]), closed: 420 })).toEqual({
    home: -1.4,
    away: 1.4,
  });
  expect(teamBoard({ open: weighted([60, 620], [40, -100]), closed: 420 }, "BAM")).toEqual({
    home: 1.2,
    away: 0.8,
  });
});

test("scores that do not balance bring each side its own", () => {
  expect(teamBoard({ open: split(-100, 620), closed: 620 })).toEqual({ home: -12, away: 0 });
  // Home sits East-West in the closed room: there it gets what East-West get.
  expect(teamBoard({ open: 620, closed: split(-100, 620) })).toEqual({ home: 0, away: -12 });
});

test("average plus and minus are three IMPs, whatever happened in the other room", () => {
  const a6040 = { ns: 60, ew: 40 };
  expect(teamBoard({ open: a6040, closed: 620 })).toEqual({ home: 3, away: -3 });
  expect(teamBoard({ open: 620, closed: a6040 })).toEqual({ home: -3, away: 3 });
  expect(teamBoard({ open: { ns: 60, ew: 60 }, closed: "notPlayed" })).toEqual({
    home: 3,
    away: 3,
  });
  expect(teamBoard({ open: { ns: 50, ew: 50 }, closed: null })).toEqual({ home: 0, away: 0 });
  expect(teamBoard({ open: a6040, closed: null }, "BAM")).toEqual({ home: 1.2, away: 0.8 });
});

test("a percentage with decimals is worth what it is on paper", () => {
  expect(teamBoard({ open: { ns: 33.3, ew: 66.7 }, closed: null })).toEqual({
    home: -5.01,
    away: 5.01,
  });
});

test("a board is adjusted once: both rooms may say so, but must say the same", () => {
  expect(teamBoard({ open: { ns: 60, ew: 40 }, closed: { ns: 40, ew: 60 } })).toEqual({
    home: 3,
    away: -3,
  });
  expect(teamBoard({ open: { ns: 60, ew: 40 }, closed: { ns: 50, ew: 60 } })).toMatchObject({
    problem: "roomsDiffer",
  });
  expect(teamBoard({ open: { ns: 60, ew: null }, closed: 620 })).toMatchObject({
    problem: "artificialOneSide",
    values: { text: "A60" },
  });
});

const score = fc.integer({ min: -760, max: 760 }).map((tens) => tens * 10);

test("plain scores balance, and turning the rooms round turns the sign", () => {
  fc.assert(
    fc.property(score, score, (open, closed) => {
      const board = teamBoard({ open, closed });
      expect(board).toEqual({ home: imp(open - closed), away: imp(closed - open) });
      expect(teamBoard({ open: closed, closed: open })).toEqual({
        home: imp(closed - open),
        away: imp(open - closed),
      });
    })
  );
});

test("a score weighted with itself is the score", () => {
  fc.assert(
    fc.property(score, score, fc.integer({ min: 1, max: 99 }), (open, closed, share) => {
      expect(teamBoard({ open: weighted([share, open], [100 - share, open]), closed })).toEqual(
        teamBoard({ open, closed })
      );
    })
  );
});
