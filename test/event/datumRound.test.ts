import fc from "fast-check";
import { type DatumRules, datumRound, type MatchBoard, teamXimp } from "../../src/event/datumRound";
import type { BoardLine } from "../../src/event/boardLine";
import type { TableResult } from "../../src/scoring/tableResult";
import { imp } from "../../src/scoring/imp";
import { teamBoard, type TeamBoard } from "../../src/scoring/teamBoard";
import { lineOf } from "./teamBoards";

const round = (lines: BoardLine[], rules?: DatumRules): MatchBoard[] => datumRound(lines, rules);
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

describe("seats", () => {
  const turned = { ns: 2, ew: 1, isTurned: true };
  const back = { ns: 1, ew: 2, isTurned: true };
  const found = (...lines: Parameters<typeof datumRound>[0]) => datumRound(lines);

  test("a board on which both rooms sat the other way round brings home what its pairs won", () => {
    const usual = [lineOf(1, "open", 1, 420), lineOf(1, "closed", 1, -50)];
    // Home sits East-West in the open room, and North-South in the closed: 420 and −50 are away's.
    const other = [lineOf(1, "open", 2, 420, turned), lineOf(1, "closed", 2, -50, back)];
    const [first, second] = found(...usual, ...other);
    expect(first).toMatchObject({ home: 1, away: 2, result: { home: 10, away: -10 } });
    expect(second).toMatchObject({ home: 1, away: 2, result: { home: -10, away: 10 } });
    const ximps = (board: MatchBoard) => [board.rooms.open!, board.rooms.closed!].map(teamXimp);
    expect(ximps(first!)).toEqual([6, -6]);
    expect(ximps(second!)).toEqual([-6, 6]);
  });

  test("a turned first board does not make the away team home", () => {
    const [first] = found(
      lineOf(1, "open", 1, 420, turned),
      lineOf(1, "closed", 1, -50, back),
      ...[lineOf(1, "open", 2, 420), lineOf(1, "closed", 2, -50)]
    );
    expect(first).toMatchObject({ home: 1, away: 2, result: { home: -10, away: 10 } });
  });

  test("the same cards sat the other way round in both rooms bring the opposite, whatever the scores", () => {
    const score = fc.integer({ min: -80, max: 80 }).map((tens) => tens * 10);
    const share = fc.constantFrom(25, 40, 50);
    const weighted = fc.tuple(score, score, share, score).map(([a, b, part, c]) => ({
      assigned: {
        NS: [
          { score: a, share: part },
          { score: b, share: 100 - part },
        ],
        EW: [{ score: c, share: 100 }],
      },
    }));
    const result = fc.oneof(score, weighted);
    fc.assert(
      fc.property(result, result, (one, other) => {
        const anchor = [lineOf(1, "open", 1, 0), lineOf(1, "closed", 1, 0)];
        const [, played] = found(
          ...anchor,
          lineOf(1, "open", 2, one, turned),
          lineOf(1, "closed", 2, other, back)
        );
        const { home, away } = teamBoard({ open: one, closed: other }) as TeamBoard;
        // Who sat North-South in the open room has what a home team would have.
        expect((played!.result as TeamBoard).home).toBeCloseTo(away, 9);
        expect((played!.result as TeamBoard).away).toBeCloseTo(home, 9);
      })
    );
  });

  test("artificial scores are those of the seats that were taken", () => {
    const [, second] = found(
      ...[lineOf(1, "open", 1, 420), lineOf(1, "closed", 1, 420)],
      lineOf(1, "open", 2, { ns: 60, ew: 40 }, turned),
      lineOf(1, "closed", 2, null)
    );
    expect(second!.result).toEqual({ home: -3, away: 3 });
  });

  test("rooms in which the teams do not sit crosswise have nothing to compare, unless it is adjusted", () => {
    const alike = found(lineOf(1, "open", 1, 420), lineOf(1, "closed", 1, 50, back));
    expect(alike[0]!.result).toMatchObject({ problem: "roomsSeats", values: { text: "1" } });
    const strange = found(lineOf(1, "open", 1, 420), lineOf(1, "closed", 1, 50, { ns: 3, ew: 4 }));
    expect(strange[0]!.result).toMatchObject({ problem: "roomsSeats" });
    const adjusted = found(
      lineOf(1, "open", 1, { ns: 60, ew: 60 }),
      lineOf(1, "closed", 1, 50, back)
    );
    expect(adjusted[0]!.result).toEqual({ home: 3, away: 3 });
  });
});
