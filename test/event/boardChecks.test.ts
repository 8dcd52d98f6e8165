import fc from "fast-check";
import { boardChecks, type BoardChecksOptions } from "../../src/event/boardChecks";
import type { CheckedBoard, DueBoard } from "../../src/event/boardFinding";
import type { Room } from "../../src/event/boardLine";
import type { TableResult } from "../../src/scoring/tableResult";
import { lineOf } from "./teamBoards";

const FOUR_SPADES = { level: 4, strain: "S", doubling: 0 } as const;

function team(
  table: number,
  room: Room,
  board: number,
  result: TableResult,
  rest: Partial<CheckedBoard> = {}
): CheckedBoard {
  return { ...lineOf(table, room, board, result), played: null, ...rest };
}

/** A table of a pairs event, where one sits North-South and eleven more East-West. */
function pair(table: number, board: number, result: TableResult, rest: Partial<CheckedBoard> = {}) {
  return team(table, "open", board, result, { room: null, ns: table, ew: table + 11, ...rest });
}

const found = (boards: readonly CheckedBoard[], options: BoardChecksOptions = {}) =>
  boardChecks(boards, options).map(({ code, row }) => [code, row]);

/** Both rooms of eight matches with the usual results on these boards; what is written over is found. */
function field(
  usual: readonly number[],
  over: (table: number, room: Room, board: number) => TableResult | undefined = () => undefined
) {
  return Array.from({ length: 8 }, (_, t) => t + 1).flatMap((table) =>
    (["open", "closed"] as const).flatMap((room) =>
      usual.map((score, i) => {
        const own = over(table, room, i + 1);
        return team(table, room, i + 1, own === undefined ? score : own);
      })
    )
  );
}

describe("scores", () => {
  test.each<[string, Partial<CheckedBoard>, TableResult, number, [string, object][]]>([
    ["a score no contract gives", {}, 410, 1, [["scoreImpossible", { score: 410, board: 1 }]]],
    ["a vulnerable score where nobody is", {}, 620, 1, [["scoreImpossible", { score: 620 }]]],
    ["the same where they are", {}, 620, 2, []],
    [
      "the vulnerable side's score for the other",
      {},
      -620,
      2,
      [["scoreImpossible", { score: -620 }]],
    ],
    ["a board passed out", {}, 0, 1, []],
    [
      "a board passed out with a score",
      { played: { contract: null } },
      50,
      1,
      [["scoreContradicts", { score: 50, due: 0 }]],
    ],
    [
      "the contract's score",
      { played: { contract: FOUR_SPADES, declarer: "N", overtricks: 1 } },
      450,
      1,
      [],
    ],
    [
      "another score",
      { played: { contract: FOUR_SPADES, declarer: "N", overtricks: 1 } },
      420,
      1,
      [["scoreContradicts", { score: 420, due: 450 }]],
    ],
    [
      "the score of the other side",
      { played: { contract: FOUR_SPADES, declarer: "E", overtricks: 1 } },
      450,
      1,
      [["scoreTurned", { score: 450, due: -450 }]],
    ],
    [
      "a score the contract never has",
      { played: { contract: FOUR_SPADES, declarer: "N" } },
      430,
      1,
      [["scoreNotOfContract", { score: 430 }]],
    ],
    [
      "one it has with some result",
      { played: { contract: FOUR_SPADES, declarer: "N" } },
      450,
      1,
      [],
    ],
    ["one it has by some declarer", { played: { contract: FOUR_SPADES } }, -450, 1, []],
    ["an adjusted score", {}, { ns: 60, ew: 40 }, 1, []],
    ["a board not played", {}, "notPlayed", 1, []],
    ["nothing yet", {}, null, 1, []],
    [
      "an assigned score that is none",
      {},
      { assigned: { NS: [{ score: 425, share: 100 }], EW: [{ score: 450, share: 100 }] } },
      1,
      [["scoreImpossible", { score: 425 }]],
    ],
  ])("%s is judged by Law 77 and its contract", (_, rest, result, board, expected) => {
    const findings = boardChecks([team(3, "open", board, result, rest)]);
    expect(findings.map(({ code }) => code)).toEqual(expected.map(([code]) => code));
    expected.forEach(([, values], i) => {
      expect(findings[i]).toMatchObject({
        row: 0,
        values: { ...{ section: "", round: 1, table: 3, room: "open", board }, ...values },
      });
    });
  });
});

describe("boards and seats", () => {
  test("a board that stands twice at a table is told of the second line, whoever sits there", () => {
    const boards = [
      team(1, "open", 1, 110),
      team(1, "closed", 1, 110),
      team(1, "open", 1, 450, { ns: 9 }),
    ];
    expect(found(boards)).toContainEqual(["boardTwice", 2]);
    expect(found(boards.slice(0, 2))).toEqual([]);
  });

  test("the same table in another section or round is another table", () => {
    const other = [{ section: "B" }, { round: 2 }].map((rest) => team(1, "open", 1, 110, rest));
    expect(found([team(1, "open", 1, 110), ...other])).toEqual([]);
  });

  test("a team plays a board of a round once on each side", () => {
    const boards = [team(1, "open", 1, 110), team(2, "open", 1, 110, { ns: 1 })];
    expect(boardChecks(boards)).toMatchObject([
      { code: "playedTwice", row: 1, values: { number: 1, board: 1, other: 1, otherRound: 1 } },
    ]);
    expect(found([boards[0]!, { ...boards[1]!, round: 2 }])).toEqual([]);
  });

  test("a pair plays a board once in all rounds, on whichever side", () => {
    const boards = [pair(1, 7, 110), pair(2, 7, 110, { round: 3, ew: 1 })];
    expect(found(boards)).toEqual([["playedTwice", 1]]);
    expect(found(boards, { twoWinners: true })).toEqual([]);
  });

  test("a number in two sections of one set of deals is one pair, which cannot play a board twice", () => {
    const boards = [pair(1, 7, 110, { section: "A" }), pair(1, 7, 110, { section: "B", ew: 9 })];
    expect(found(boards)).toEqual([["playedTwice", 1]]);
    expect(found(boards, { sections: "apart" })).toEqual([]);
  });

  test("nobody sits against itself; with two winners the number stands for two pairs", () => {
    expect(found([team(1, "open", 1, 110, { ew: 1 }), team(1, "open", 2, 110, { ew: 1 })])).toEqual(
      [["againstItself", 0]]
    );
    const mitchell = [pair(3, 1, 110, { ew: 3 })];
    expect(found(mitchell)).toEqual([["againstItself", 0]]);
    expect(found(mitchell, { twoWinners: true })).toEqual([]);
  });

  test("a team sits crosswise in the two rooms: else it is told once, with the boards", () => {
    const alike = [1, 2, 3, 5].flatMap((board) => [
      team(1, "open", board, 110),
      team(1, "closed", board, 110, { ns: 1, ew: 2 }),
    ]);
    expect(boardChecks(alike).filter(({ code }) => code !== "playedTwice")).toMatchObject([
      { code: "roomsAlike", row: 1, values: { ns: 1, ew: 2, count: 4, boards: "1–3, 5" } },
    ]);
    const stranger = [team(1, "open", 1, 110), team(1, "closed", 1, 110, { ew: 7 })];
    expect(found(stranger)).toEqual([["roomsOther", 1]]);
  });

  test("pairs that are known to have sat the other way round are not told again", () => {
    const known = { ns: 1, ew: 2, isTurned: true };
    const due = [1].map((board): DueBoard => ({ ...dueOf(1, "closed", board), ns: 2, ew: 1 }));
    expect(found([team(1, "closed", 1, 110, known)], { due })).toEqual([]);
  });
});

const dueOf = (table: number, room: Room, board: number): DueBoard => {
  const { section, round, ns, ew } = lineOf(table, room, board, null);
  return { section, round, table, room, board, ns, ew };
};

describe("what is due", () => {
  const due = [1, 2, 3, 4].flatMap((board) => [dueOf(1, "open", board), dueOf(1, "closed", board)]);

  test("all boards there with the teams due is nothing to tell", () => {
    expect(
      found(
        due.map(({ room, board }) => team(1, room!, board, 110)),
        { due }
      )
    ).toEqual([]);
  });

  test("boards without a line and lines without a result are told once a room", () => {
    const boards = [team(1, "open", 1, 110), team(1, "open", 3, null), team(1, "open", 4, null)];
    expect(boardChecks(boards, { due })).toMatchObject([
      { code: "boardsMissing", row: null, values: { room: "closed", count: 4, boards: "1–4" } },
      { code: "boardsMissing", row: null, values: { room: "open", count: 1, boards: "2" } },
      { code: "resultsMissing", row: 1, values: { room: "open", count: 2, boards: "3–4" } },
    ]);
  });

  test("boards and tables nobody is to play are told, in the rounds that are known", () => {
    const all = due.map(({ room, board }) => team(1, room!, board, 110));
    const strange = [
      team(1, "open", 17, 110),
      team(2, "open", 1, 110),
      team(2, "open", 1, 110, { round: 2 }),
    ];
    expect(found([...all, ...strange], { due })).toEqual([
      ["boardsNotDue", 8],
      ["boardsNotDue", 9],
    ]);
  });

  test("who sits the other way round, and who is not due at all, is told apart", () => {
    const one = [due[0]!];
    const sits = (rest: Partial<CheckedBoard>) =>
      found([team(1, "open", 1, 110, rest)], { due: one });
    expect(sits({ ns: 2, ew: 1 })).toEqual([["sidesTurned", 0]]);
    expect(sits({ ns: 1, ew: 3 })).toEqual([["sidesOther", 0]]);
    const unknown = [{ ...due[0]!, ns: null, ew: null }];
    expect(found([team(1, "open", 1, 110, { ns: 8, ew: 9 })], { due: unknown })).toEqual([]);
  });
});

describe("against the field", () => {
  const USUAL = [420, -620, 140, -110, 400, -420, 170, 600];
  /** By Law 2 nobody is vulnerable on 1 and 8, East-West on 3, 6 and 9, North-South on 12 and 15, all on 13. */
  const BOARDS = [1, 3, 6, 8, 9, 12, 13, 15];
  const usual = (over?: Parameters<typeof field>[1]) =>
    field(USUAL, (table, room, i) => over?.(table, room, BOARDS[i - 1]!)).map((line) => ({
      ...line,
      board: BOARDS[line.board - 1]!,
    }));

  test("a field that agrees is left alone", () => {
    expect(found(usual())).toEqual([]);
  });

  test("a closed room typed from the home team's side mirrors the other room, and is told as one", () => {
    const score = (board: number) => USUAL[BOARDS.indexOf(board)]!;
    const boards = usual((table, room, board) =>
      table === 5 && room === "closed" ? -score(board) : undefined
    );
    const sheet = boardChecks(boards).filter(({ code }) => code === "roomTurned");
    expect(sheet).toMatchObject([
      { values: { table: 5, room: "closed", compared: expect.any(Number) as number } },
    ]);
    expect(boardChecks(boards).filter(({ values }) => values.table !== 5)).toEqual([]);
  });

  test("a single game for the wrong side is suspected", () => {
    const boards = usual((table, room, board) =>
      table === 2 && room === "open" && board === 1 ? -420 : undefined
    );
    expect(boardChecks(boards)).toMatchObject([
      {
        code: "directionSuspected",
        values: { table: 2, room: "open", board: 1, score: -420, median: 420 },
      },
    ]);
  });

  test("a contract that other tables defeat or miss is an ordinary swing", () => {
    for (const score of [-50, -100, 450, 170, 980, -200]) {
      const boards = usual((table, room, board) =>
        table === 2 && room === "open" && board === 1 ? score : undefined
      );
      expect(found(boards)).toEqual([]);
    }
  });

  test("a result by itself far from all others is told, and two that are together are not", () => {
    const far = (tables: number[]) =>
      boardChecks(
        usual((table, room, board) =>
          tables.includes(table) && room === "open" && board === 1 ? -1100 : undefined
        )
      );
    expect(far([3])).toMatchObject([
      { code: "farFromField", values: { board: 1, score: -1100, median: 420, imps: 17 } },
    ]);
    expect(far([3, 4])).toEqual([]);
  });

  test("five results or fewer are no field", () => {
    const few = [420, 420, 420, 420, -1100].map((score, i) => team(i + 1, "open", 1, score));
    expect(found(few)).toEqual([]);
    expect(found([...few, team(6, "open", 1, 420), team(7, "open", 1, 420)])).toEqual([
      ["farFromField", 4],
    ]);
  });

  test("other deals are no field: another round, a fouled board, another section apart", () => {
    const boards = (rest: Partial<CheckedBoard>) => [
      ...[1, 2, 3, 4, 5, 6, 7].map((table) => team(table, "open", 1, 420)),
      team(8, "open", 1, -1100, rest),
    ];
    expect(found(boards({}))).toEqual([["farFromField", 7]]);
    expect(found(boards({ round: 2 }))).toEqual([]);
    expect(found(boards({ group: "B" }))).toEqual([]);
    expect(found(boards({ counts: false }))).toEqual([]);
    expect(found(boards({ section: "B" }))).toEqual([["farFromField", 7]]);
    expect(found(boards({ section: "B" }), { sections: "apart" })).toEqual([]);
  });

  test("in a pairs event the boards go round: all rounds are one field", () => {
    const boards = [420, 420, 420, 420, 420, 420, -1100].map((score, i) =>
      pair(i + 1, 1, score, { round: i + 1 })
    );
    expect(found(boards)).toEqual([["farFromField", 6]]);
  });
});

test("whatever the results, the two sides are treated alike, and the order of lines is none of a finding's", () => {
  const swapped = { 1: 1, 2: 3, 3: 2, 4: 4 } as const;
  const score = fc.constantFrom(
    ...[0, 50, 100, 110, 140, 400, 420, 980, 1100, 1400, -50, -110, -420, -1100]
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(score, { minLength: 8, maxLength: 8 }), { minLength: 1, maxLength: 4 }),
      (deals) => {
        const boards = deals.flatMap((scores, i) =>
          scores.map((result, t) => pair(t + 1, i + 1, result, { ns: t + 1, ew: t + 101 }))
        );
        const mirrored = boards.map((line) => ({
          ...line,
          ...{ ns: line.ew, ew: line.ns, result: 0 - (line.result as number) },
          board: swapped[line.board as 1 | 2 | 3 | 4],
        }));
        const asBefore = (all: readonly CheckedBoard[]) =>
          boardChecks(all)
            .map(({ code, values }) => `${code} ${values.table}`)
            .sort();
        expect(asBefore(mirrored)).toEqual(asBefore(boards));
        expect(asBefore([...boards].reverse())).toEqual(asBefore(boards));
      }
    )
  );
});

test("a finding names a line that is there, and nothing handed in is changed", () => {
  const boards = Object.freeze(
    field([420, -50, 90], (table, room, board) =>
      table === board && room === "open" ? -1400 : undefined
    ).map((line) => Object.freeze(line))
  );
  const findings = boardChecks(boards);
  expect(findings.length).toBeGreaterThan(0);
  for (const { row, values } of findings) {
    expect(boards[row!]).toMatchObject({ table: values.table, room: values.room });
    for (const value of Object.values(values)) expect(value).not.toBeNaN();
  }
  expect(boardChecks([])).toEqual([]);
});
