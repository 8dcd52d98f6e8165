import fc from "fast-check";
import { type DatumRules, datumRound, type MatchBoard } from "../../src/event/datumRound";
import type { BoardLine } from "../../src/event/boardLine";
import type { TableResult } from "../../src/scoring/tableResult";
import { imp } from "../../src/scoring/imp";
import { lineOf } from "./teamBoards";

const round = (lines: BoardLine[], rules?: DatumRules): MatchBoard[] => {
  const found = datumRound(lines, rules);
  if ("problem" in found) throw new Error(JSON.stringify(found));
  return found;
};
const ximpsOf = ({ rooms: { open, closed } }: MatchBoard) =>
  [open, closed].map((room) => room?.ximps && "ns" in room.ximps && room.ximps.ns);

test("the published board of 2025: -376 is a datum of -380, and what was not played is not in it", () => {
  const scores = [
    ...[[-480, -480] as const, [-450, -420] as const, [-420, 150] as const],
    ...[[-300, -480] as const, [-400, -480] as const, ["notPlayed", null] as const],
  ];
  const lines = scores.flatMap(([open, closed], i) => [
    lineOf(i + 1, "open", 1, open),
    lineOf(i + 1, "closed", 1, closed),
  ]);
  const boards = round(lines);
  expect(boards[0]!.rooms.open!.datum).toMatchObject({ datum: -380, mean: -376, results: 10 });
  expect(boards.map(ximpsOf)).toEqual([
    ...[
      [-3, -3],
      [-2, -1],
      [-1, 11],
      [2, -3],
      [-1, -3],
      [null, null],
    ],
  ]);
  expect(boards.map(({ result }) => result)).toEqual([
    ...[
      { home: 0, away: 0 },
      { home: -1, away: 1 },
      { home: -11, away: 11 },
    ],
    ...[{ home: 5, away: -5 }, { home: 2, away: -2 }, "notPlayed"],
  ]);
});

test("home is who sits North-South in the open room, also where only the closed room has a line", () => {
  const [one, other] = round([
    lineOf(1, "open", 1, 420),
    lineOf(1, "closed", 1, 420),
    lineOf(2, "closed", 1, 420),
  ]);
  expect([one!.home, one!.away]).toEqual([1, 2]);
  expect([other!.home, other!.away, other!.result]).toEqual([3, 4, null]);
});

test("every round has its own datum, and a fouled board one for each form it was played in", () => {
  const boards = round([
    ...[lineOf(1, "open", 1, 420), lineOf(1, "closed", 1, 420, { group: "B" })],
    ...[lineOf(2, "open", 1, 400), lineOf(2, "closed", 1, 50, { group: "B" })],
    lineOf(1, "open", 1, 100, { round: 2 }),
  ]);
  const datums = boards.map(({ rooms: { open, closed } }) =>
    [open, closed].map((r) => r?.datum?.datum)
  );
  expect(datums).toEqual([
    [410, 240],
    [410, 240],
    [100, undefined],
  ]);
});

test("rooms that played a fouled board in different forms are not compared, unless it is adjusted", () => {
  const both = (open: TableResult, closed: TableResult, group: string | null) =>
    round([lineOf(1, "open", 1, open, { group: "A" }), lineOf(1, "closed", 1, closed, { group })]);
  const results = [
    ...[both(420, -50, "B"), both(420, -50, null), both(420, -50, "A")],
    ...[both({ ns: 60, ew: 60 }, -50, "B"), both(420, "notPlayed", "B")],
  ].map(([own]) => own!.result);
  expect(results).toEqual([
    { problem: "roomsFouled", values: { text: "A", other: "B" } },
    { problem: "roomsFouled", values: { text: "A", other: "–" } },
    { home: 10, away: -10 },
    { home: 3, away: 3 },
    "notPlayed",
  ]);
});

test("a board with two results in a room brings nothing before it is known which counts; an empty row is none", () => {
  const played = [lineOf(1, "open", 1, 420), lineOf(1, "closed", 1, -50)];
  const results = (more: BoardLine) => round([more, ...played]).map(({ result }) => result);
  expect(results(lineOf(1, "open", 1, 50))).toEqual([
    { problem: "boardTwice", values: { text: "1" } },
  ]);
  expect(results(lineOf(1, "open", 1, null))).toEqual([{ home: 10, away: -10 }]);
});

test("sections share a datum, unless the director says that they played other deals", () => {
  const lines = [
    lineOf(1, "open", 1, 420, { section: "A" }),
    lineOf(1, "open", 1, -50, { section: "B" }),
  ];
  const datums = (rules?: DatumRules) =>
    round(lines, rules).map(({ rooms }) => rooms.open!.datum!.datum);
  expect(datums()).toEqual([190, 190]);
  expect(datums({ sections: "apart" })).toEqual([420, -50]);
});

const board = fc.array(
  fc.tuple(
    fc.integer({ min: -80, max: 80 }).map((tens) => tens * 10),
    fc.integer({ min: -80, max: 80 }).map((tens) => tens * 10)
  ),
  { minLength: 1, maxLength: 12 }
);

test("over any field both ways of scoring come out as on paper, and what home wins away loses", () => {
  fc.assert(
    fc.property(board, (tables) => {
      const lines = tables.flatMap(([open, closed], i) => [
        lineOf(i + 1, "open", 7, open),
        lineOf(i + 1, "closed", 7, closed),
      ]);
      const all = tables.flat();
      const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
      const datum = Math.sign(mean) * Math.floor(Math.abs(mean) / 10 + 0.5) * 10;
      round(lines).forEach((own, i) => {
        const [open, closed] = tables[i]!;
        expect(ximpsOf(own)).toEqual([imp(open - datum), imp(closed - datum)]);
        expect(own.result).toEqual({ home: imp(open - closed), away: imp(closed - open) });
      });
    })
  );
});
