import fc from "fast-check";
import { parseBoardsText } from "../../src/formats/boardsText";
import type { PastedBoard } from "../../src/formats/pastedBoard";
import { LOCALES } from "../../src/locales/locale";
import { RESULTS_WORDS } from "../../src/locales/resultsWords";
import { lookAtPaste } from "../../src/workbook/pasteResultsLook";
import type { PasteField } from "../../src/workbook/pasteResultsPlaces";
import { withPasted } from "../../src/workbook/pasteResultsWrites";
import { resultsKind } from "../../src/workbook/resultsSheet";
import { boardHeadings } from "../../src/workbook/resultTables";
import { blockOf, type Lines, type Typed } from "./handMadeBook";

const HEADS = [
  ...["Round", "Table", "Room", "Board", "NS", "EW"],
  ...["Contract", "By", "Result", "Score", "Remark"],
];
const BY_FORMULA = "=DESK.BRIDGESCORE(1)";
const score = (shows: number | string): Typed => ({ formula: BY_FORMULA, shows });
const EMPTY: Typed[] = ["", "", "", score(""), ""];
/** Two matches of two boards: 5 meets 6 at table 1, 7 meets 8 at table 2. */
const round = (rest: (table: number, room: string, board: number) => Typed[] = () => EMPTY) =>
  [1, 2].flatMap((table) =>
    ["open", "closed"].flatMap((room) =>
      [1, 2].map((board): Typed[] => {
        const [home, away] = table === 1 ? [5, 6] : [7, 8];
        const sides = room === "open" ? [home, away] : [away, home];
        return [1, table, room, board, ...sides, ...rest(table, room, board)];
      })
    )
  );
const tableOf = (rows: Lines) => blockOf("Results", `A4:K${4 + rows.length}`, [HEADS, ...rows]);
const TEAMS: PasteField = {
  kind: "teams",
  matches: new Map([
    [
      1,
      [
        { table: 1, home: 5, away: 6 },
        { table: 2, home: 7, away: 8 },
      ],
    ],
  ]),
};
const LINE: PastedBoard = {
  ...{ line: 2, section: "", round: 1, table: 1, room: "open", board: 1, ns: 5, ew: 6 },
  ...{ contract: "4S", by: "N", result: "=", score: null, remark: "" },
};
const look = (
  rows: Lines,
  lines: readonly Partial<PastedBoard>[],
  field: PasteField = TEAMS,
  block = tableOf(rows)
) =>
  lookAtPaste(
    block,
    lines.map((line, i) => ({ ...LINE, line: i + 2, ...line })),
    field,
    "en"
  );
const notes = (...given: Parameters<typeof look>) =>
  look(...given).look.notes.map(({ line, code, weight, place }) => [
    line,
    code,
    weight,
    place?.cell ?? null,
  ]);
const counts = (...given: Parameters<typeof look>) => {
  const { fills, adds, same, differ } = look(...given).look;
  return { fills, adds, same, differ };
};
const FILLED = { fills: 1, adds: 0, same: 0, differ: 0 };

describe("where a line belongs", () => {
  test.each<[string, Partial<PastedBoard>]>([
    ["round, table, room and board", { ns: null, ew: null }],
    ["the two sides, without table and room", { table: null, room: null }],
    ["table and sides, without a room", { room: null }],
    ["one side", { room: null, ew: null }],
    ["the section of a program that always names one", { section: "A" }],
  ])("it is found by %s", (_, line) => {
    const { look: told, changes } = look(round(), [line]);
    expect(told).toMatchObject({ ...FILLED, notes: [] });
    expect(changes.map(({ row }) => row.row)).toEqual([1]);
  });

  test("away sitting North-South is the closed room", () => {
    const { changes } = look(round(), [{ room: null, ns: 6, ew: 5 }]);
    expect(changes.map(({ row }) => row.row)).toEqual([3]);
  });

  test.each<[string, Partial<PastedBoard>, string, string | null]>([
    ["without a round", { round: null }, "roundMissing", null],
    ["of a round that is not posted", { round: 2 }, "roundNotMade", null],
    ["of a table that is not there", { table: 9 }, "tableOther", null],
    ["of teams that sit elsewhere", { ns: 7, ew: 8 }, "sidesOther", "G5"],
    ["of a team against another's opponent", { ns: 5, ew: 8 }, "sidesOther", "G5"],
    ["of teams that do not meet", { table: null, ns: 5, ew: 7 }, "sidesStranger", null],
    ["of a team against itself", { ns: 5, ew: 5 }, "sidesOther", "G5"],
    ["that could be of both rooms", { room: null, ns: null, ew: null }, "roomMissing", null],
    ["of a table that is not there, on a new board", { board: 9, table: 9 }, "tableOther", null],
    ["of others, on a new board", { board: 9, ns: 7, ew: 8 }, "sidesOther", null],
    [
      "of both rooms, on a new board",
      { board: 9, room: null, ns: null, ew: null },
      "roomMissing",
      null,
    ],
  ])("a line %s is left out", (_, line, code, cell) => {
    const made = look(round(), [line]);
    expect(notes(round(), [line])).toEqual([[2, code, "left", cell]]);
    expect([made.changes, made.adds]).toEqual([[], []]);
  });

  test("the note names who was said to sit there, and who does", () => {
    expect(look(round(), [{ ns: 7, ew: 8 }]).look.notes[0]!.values).toEqual({
      ...{ ns: 7, ew: 8, home: 5, away: 6, table: 1 },
    });
  });

  test("lines for one row are all left out, whichever way they name it", () => {
    const lines = [{}, { table: null, room: null, result: "+1" }, { board: 2 }];
    expect(notes(round(), lines)).toEqual([
      [2, "sameRow", "left", null],
      [3, "sameRow", "left", null],
    ]);
    expect(counts(round(), lines)).toEqual(FILLED);
  });

  test("a row that is gone is made anew, and one of a board not in play is told", () => {
    const without = round().filter(
      ([, table, room, board]) => !(table === 1 && room === "closed" && board === 2)
    );
    const lines = [
      { room: "closed" as const, board: 2, ns: null, ew: null },
      { board: 9, room: null, ns: 6, ew: 5 },
    ];
    const { adds } = look(without, lines);
    expect(adds).toMatchObject([
      { round: 1, table: 1, room: "closed", board: 2, ns: 6, ew: 5, contract: "4S", score: null },
      { round: 1, table: 1, room: "closed", board: 9, ns: 6, ew: 5 },
    ]);
    expect(notes(without, lines)).toEqual([[3, "notInPlay", "told", null]]);
  });

  test("teams that sit the other way round are told; nothing is written unless it is asked for", () => {
    const { look: told, changes } = look(round(), [{ ns: 6, ew: 5 }]);
    expect(told.notes).toMatchObject([{ code: "sidesTurned", weight: "kept" }]);
    expect(changes).toMatchObject([{ isOver: true, cells: { ns: 6, ew: 5, contract: "4S" } }]);
    expect(look(round(), [{ board: 9, ns: 6, ew: 5 }])).toMatchObject({
      look: { notes: [{ code: "sidesTurned", weight: "told" }, { code: "notInPlay" }] },
      adds: [{ room: "open", ns: 6, ew: 5 }],
    });
  });

  test("headings in Chinese, in another order and with a column of sections, make no difference", () => {
    const heads = [
      "备注",
      "南北得分",
      "结果",
      "庄家",
      "定约",
      "东西",
      "南北",
      "牌号",
      "室",
      "台号",
      "轮次",
      "组别",
    ];
    const moved = round().map((line) => [...[...line].reverse(), "A"]);
    const block = blockOf("结果", "B2:M10", [heads, ...moved]);
    const { look: told, changes } = look(
      [],
      [{ section: "A" }, { section: "B", board: 2 }],
      TEAMS,
      block
    );
    expect(changes.map(({ row }) => row.row)).toEqual([1]);
    expect(told).toMatchObject({ fills: 1, notes: [{ line: 3, code: "sectionOther" }] });
  });
});

describe("what a line changes", () => {
  const played = (...cells: Typed[]) =>
    round((table, room, board) => (table === 1 && room === "open" && board === 1 ? cells : EMPTY));
  const FOUR_SPADES: Typed[] = ["4♠", "north", "＝", score(420), ""];

  test("a row that says the same in other words stays as it is", () => {
    const made = look(played(...FOUR_SPADES), [{}, { board: 2 }]);
    expect(made.look).toMatchObject({ same: 1, fills: 1, notes: [] });
  });

  test.each<[string, Typed[], Partial<PastedBoard>, string, string]>([
    ["another result", FOUR_SPADES, { result: "+1" }, "4S N =", "4S N +1"],
    ["another declarer", FOUR_SPADES, { by: "S" }, "4S N =", "4S S ="],
    [
      "an adjusted score",
      FOUR_SPADES,
      { contract: "", by: "", result: "", remark: "A60/40" },
      "4S N =",
      "A60/40",
    ],
    ["a contract for an adjusted score", ["", "", "", score(""), "A60/40"], {}, "A60/40", "4S N ="],
    [
      "other points",
      ["", "", "", 450, ""],
      { contract: "", by: "", result: "", score: 420 },
      "450",
      "420",
    ],
    ["a contract for points", ["", "", "", 420, ""], {}, "420", "4S N ="],
    [
      "other points than the contract's",
      FOUR_SPADES,
      { contract: "", by: "", result: "", score: 50 },
      "4S N =",
      "50",
    ],
    [
      "a remark beside a result",
      FOUR_SPADES,
      { remark: "not in datum" },
      "4S N =",
      "4S N =, not in datum",
    ],
    [
      "another remark",
      ["", "", "", score(""), "group A"],
      { remark: "group B" },
      "group A",
      "4S N =, group B",
    ],
    ["what cannot be read", ["4 spdes", "N", "", score(""), ""], {}, "4 spdes N", "4S N ="],
  ])("%s is kept unless it is asked for", (_, cells, line, before, after) => {
    const made = look(played(...cells), [line]);
    expect(made.look.notes).toEqual([
      {
        ...{ line: 2, code: "differs", weight: "kept", values: { before, after } },
        place: { sheet: "Results", cell: "G5" },
      },
    ]);
    expect(made.changes).toMatchObject([{ isOver: true, before, after }]);
    expect(made.look).toMatchObject({ fills: 0, differ: 1 });
  });

  test("points that the contract comes to anyway, or a line without any, change nothing", () => {
    const points = { contract: "", by: "", result: "" } as const;
    expect(counts(played(...FOUR_SPADES), [{ ...points, score: 420 }])).toMatchObject({ same: 1 });
  });

  test("a remark that gives no result stays beside the contract that is filled in", () => {
    const rows = played("", "", "", score(""), "group A");
    const made = look(rows, [{}]);
    expect(made.look).toMatchObject({ fills: 1, notes: [] });
    expect(made.changes[0]!.cells).not.toHaveProperty("remark");
  });
});

describe("the table as it will stand", () => {
  const kind = resultsKind("teams", boardHeadings("en"));
  const after = (rows: Lines, lines: readonly Partial<PastedBoard>[]) => {
    const block = tableOf(rows);
    const made = look(rows, lines);
    const now = withPasted(block, kind, made);
    return { block, now, made };
  };

  test("results are filled in, the score stays a formula, and points without a contract are typed over it", () => {
    const points = { contract: "", by: "" as const, result: "", score: -50 };
    const { now } = after(round(), [{}, { ...points, board: 2 }, { ...points, board: 7 }]);
    expect(now.values[1]!.slice(6)).toEqual(["4S", "N", "=", "", ""]);
    expect(now.formulas[1]![9]).toBe(kind.formulas!.score);
    expect(now.values[2]!.slice(6)).toEqual(["", "", "", -50, ""]);
    expect(now.formulas[2]![9]).toBe(-50);
    expect(now.values[9]).toEqual([1, 1, "open", 7, 5, 6, "", "", "", -50, ""]);
    expect(now.formulas[9]![9]).toBe(-50);
  });

  test("what was not pasted is as it was, and the table that was read is not changed", () => {
    const before = JSON.stringify(tableOf(round()));
    const { block, now } = after(round(), [{ board: 2 }]);
    expect(JSON.stringify(block)).toBe(before);
    for (const row of [0, 1, 3, 4, 5, 6, 7, 8]) {
      expect(now.values[row]).toEqual(block.values[row]);
      expect(now.formulas[row]).toEqual(block.formulas[row]);
    }
  });

  test("pasted again, every line is there already", () => {
    const lines = [1, 2].flatMap((table) =>
      (["open", "closed"] as const).flatMap((room) =>
        [1, 2, 3].map((board) => ({ table, room, board, ns: null, ew: null, line: 10 * board }))
      )
    );
    const { now } = after(round(), lines);
    const again = lookAtPaste(
      now,
      lines.map((line) => ({ ...LINE, ...line })),
      TEAMS,
      "en"
    );
    expect(again.look).toEqual({ fills: 0, adds: 0, same: 12, differ: 0, notes: [] });
  });
});

describe("a pairs event", () => {
  const heads = HEADS.filter((head) => head !== "Room");
  const rows = (numbers: (board: number, table: number) => (number | null)[]): Lines =>
    [1, 2].flatMap((board) =>
      [1, 2].map((table) => [1, table, board, ...numbers(board, table), ...EMPTY])
    );
  const FIELD: PasteField = { kind: "pairs", numbers: new Set([1, 2, 3, 4]) };
  const traveller = (line: Partial<PastedBoard>) => ({
    room: null,
    round: null,
    table: null,
    ...line,
  });
  const lookPairs = (lines: Lines, ...pasted: Partial<PastedBoard>[]) =>
    look([], pasted.map(traveller), FIELD, blockOf("Results", "A4:J9", [heads, ...lines]));
  const named = rows((_, table) => (table === 1 ? [1, 2] : [3, 4]));

  test("a traveller's line is found by its pairs, without round and table", () => {
    const made = lookPairs(named, { ns: 3, ew: 4 }, { board: 2, ns: 1, ew: 2 });
    expect(made.changes.map(({ row }) => row.row)).toEqual([2, 3]);
    expect(made.look.notes).toEqual([]);
  });

  test("rows whose pairs are still to come take the lines as they come, once each", () => {
    const empty = rows(() => [null, null]);
    const made = lookPairs(empty, { ns: 1, ew: 2 }, { ns: 3, ew: 4 }, { ns: 1, ew: 4, board: 2 });
    expect(made.changes.map(({ row, cells }) => [row.row, cells.ns, cells.ew])).toEqual([
      [1, 1, 2],
      [2, 3, 4],
      [3, 1, 4],
    ]);
    expect(made.changes.every(({ isOver }) => !isOver)).toBe(true);
  });

  test("a table's row is taken where the line says which", () => {
    const empty = rows(() => [null, null]);
    expect(lookPairs(empty, { table: 2, ns: 1, ew: 2 }).changes[0]!.row.row).toBe(2);
  });

  test("a result more than there are rows is added; a pair that nobody knows is not", () => {
    const made = lookPairs(named, { ns: 1, ew: 4 }, { ns: 1, ew: 9 }, { ns: 1, ew: 3, board: 8 });
    expect(made.adds).toMatchObject([
      { board: 1, ns: 1, ew: 4 },
      { board: 8, ns: 1, ew: 3 },
    ]);
    expect(made.look.notes.map(({ line, code }) => [line, code])).toEqual([
      [3, "pairStranger"],
      [4, "notInPlay"],
    ]);
  });

  test("where there are sections a line belongs to its own, by letter or number, and to none unnamed", () => {
    const sections = ["A", "B"].flatMap((section) =>
      rows(() => [null, null]).map((row) => [section, ...row])
    );
    const block = blockOf("Results", "A4:K12", [["Section", ...heads], ...sections]);
    const at = (section: string) =>
      look([], [traveller({ section, ns: 1, ew: 2, table: 2 })], FIELD, block);
    expect(at("B").changes.map(({ row }) => row.row)).toEqual([6]);
    expect(at("2").changes.map(({ row }) => row.row)).toEqual([6]);
    expect(at("a").changes.map(({ row }) => row.row)).toEqual([2]);
    expect(at("").look.notes.map(({ code }) => code)).toEqual(["rowUnclear"]);
    expect(at("C").look.notes.map(({ code }) => code)).toEqual(["sectionOther"]);
  });

  test("another pair at a table is told with who sits there", () => {
    const made = lookPairs(named, { table: 2, round: 1, ns: 1, ew: 4 });
    expect(made.look.notes).toMatchObject([
      { code: "sidesOther", values: { ns: 1, ew: 4, home: 3, away: 4, table: 2 } },
    ]);
  });
});

describe("whatever is pasted", () => {
  const options = {
    headings: LOCALES.map((locale) => RESULTS_WORDS[locale].board),
    rooms: LOCALES.map((locale) => RESULTS_WORDS[locale].rooms),
    given: { round: 1 },
  };
  const cell = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom("1", "2", "5", "6", "7", "8", "open", "closed") },
    {
      weight: 3,
      arbitrary: fc.constantFrom("4S", "PASS", "3NTX", "N", "E", "=", "-1", "420", "-50"),
    },
    fc.constantFrom("", "=1+1", "１", "A60/40", "🂡", '"', "#N/A", "not played"),
    fc.string({ maxLength: 6 })
  );
  const text = fc
    .tuple(
      fc.shuffledSubarray(HEADS, { minLength: 5 }),
      fc.array(fc.array(cell, { maxLength: 12 }), { maxLength: 8 }),
      fc.constantFrom("\t", ";", ",")
    )
    .map(([heads, lines, separator]) =>
      [heads, ...lines].map((line) => line.join(separator)).join("\n")
    );

  test("each line read is told once, and exactly the rows told are written", () => {
    const kind = resultsKind("teams", boardHeadings("en"));
    fc.assert(
      fc.property(text, (pasted) => {
        const { rows } = parseBoardsText(pasted, options);
        const block = tableOf(round());
        const made = lookAtPaste(block, rows, TEAMS, "en");
        const { fills, adds, same, differ, notes: told } = made.look;
        const left = told.filter(({ weight }) => weight === "left").length;
        expect(fills + adds + same + differ + left).toBe(rows.length);
        const now = withPasted(block, kind, made);
        expect(now.values).toHaveLength(block.values.length + adds);
        const written = block.values.filter(
          (line, i) =>
            JSON.stringify([line, block.formulas[i]]) !==
            JSON.stringify([now.values[i], now.formulas[i]])
        );
        expect(written.length).toBe(made.changes.length);
        expect(written.length).toBe(fills + differ);
      }),
      { numRuns: 300 }
    );
  });
});
