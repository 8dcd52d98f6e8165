import { boardFindings } from "../../src/workbook/checkBoards";
import { DEFAULT_SCORING } from "../../src/workbook/scoringRules";
import { blockOf, bookWith, type Lines, match, round, type Typed } from "./handMadeBook";

const HEADS = [
  ...["Round", "Table", "Room", "Board", "NS", "EW"],
  ...["Contract", "By", "Result", "Score", "Remark"],
];
const MATCHES = [
  [1, 1, 4],
  [2, 3, 2],
] as const;
const ROUND = round(
  ...MATCHES.map(([table, home, away]) =>
    match({ Table: table, "Home no.": home, "Away no.": away })
  )
);

/** Both rooms of both matches, four boards each, all passed out; some cells are written over. */
function sheet(over: (table: number, room: string, board: number) => Typed[] | null = () => null) {
  return MATCHES.flatMap(([table, home, away]) =>
    ["open", "closed"].flatMap((room) =>
      [1, 2, 3, 4].map((board): Typed[] => {
        const sides = room === "open" ? [home, away] : [away, home];
        const cells = over(table, room, board) ?? ["PASS", "", "", 0, ""];
        return [1, table, room, board, ...sides, ...cells];
      })
    )
  );
}

const found = (
  rows: Lines,
  heads = HEADS,
  rest: Parameters<typeof bookWith>[0] = { rounds: [ROUND] }
) => {
  const results = blockOf("Results", "A4:K99", [heads, ...rows]);
  const blocks = { ...bookWith(rest), results };
  return boardFindings(blocks, results, DEFAULT_SCORING).map((one) => [
    ...["problem" in one ? one.problem : one.code, one.round, one.place?.cell],
  ]);
};

test("a round whose boards are in and right has no finding", () => {
  expect(found(sheet())).toEqual([]);
});

test("a score that its contract does not bring is shown with its cell", () => {
  const rows = sheet((table, room, board) =>
    table === 2 && room === "open" && board === 3 ? ["4S", "N", "=", 430, ""] : null
  );
  expect(found(rows)).toEqual([["scoreContradicts", 1, "J15"]]);
});

test("results that are still to come are one finding of a table, at its first row without one", () => {
  const rows = sheet((table, room, board) =>
    table === 1 && room === "closed" && board > 2 ? ["", "", "", "", ""] : null
  );
  expect(found(rows)).toEqual([["resultsMissing", 1, "G11"]]);
});

test("a row that went is missed at the rows of its table, because the others have it", () => {
  const rows = sheet().filter(
    ([, table, room, board]) => !(table === 2 && room === "closed" && board === 4)
  );
  expect(found(rows)).toEqual([["boardsMissing", 1, "D17"]]);
  const gone = sheet().filter(([, table]) => table !== 2);
  expect(found(gone).map(([code]) => code)).toEqual(["boardsMissing", "boardsMissing"]);
});

test("a board that one table alone has is asked about", () => {
  const extra: Typed[] = [1, 2, "open", 20, 3, 2, "PASS", "", "", 0, ""];
  expect(found([...sheet(), extra])).toEqual([["boardsNotDue", 1, "D21"]]);
});

test("sides that are not those of the round's table are told, but not where the remark says so", () => {
  const turned = sheet().map((line) =>
    line[1] === 1 && line[2] === "open" ? [...line.slice(0, 4), 4, 1, ...line.slice(6)] : line
  );
  expect(found(turned).map(([code]) => code)).toEqual(["sidesTurned", "roomsAlike"]);
  const told = sheet((table, room) =>
    table === 1 && room === "open" ? ["PASS", "", "", 0, "wrong direction"] : null
  );
  expect(found(told)).toEqual([]);
});

test("what cannot be read is found with its cell, beside what can", () => {
  const rows = sheet((table, room, board) => {
    if (table !== 1 || room !== "open") return null;
    return board === 1
      ? ["PASS", "", "", 0, "late"]
      : board === 2
        ? ["PASS", "", "", "?", ""]
        : null;
  });
  expect(found(rows).filter(([, , cell]) => cell === "K5" || cell === "J6")).toEqual([
    ["remark", 1, "K5"],
    ["number", 1, "J6"],
  ]);
});

test("in a triangle each match is due its own set of boards", () => {
  const triangle = round(
    match({ Table: 1, "Home no.": 1, "Away no.": 2 }),
    ...[
      [2, 3, 4],
      [3, 4, 5],
      [4, 5, 3],
    ].map(([table, home, away]) =>
      match({ Table: table!, "Home no.": home!, "Away no.": away!, Result: "half triangle" })
    )
  );
  const rows = (
    [
      [1, 1, 2, [1, 2, 3, 4]],
      [2, 3, 4, [1, 2]],
      [3, 4, 5, [3, 4]],
      [4, 5, 3, [5, 6]],
    ] as const
  ).flatMap(([table, home, away, boards]) =>
    ["open", "closed"].flatMap((room) =>
      boards.map((board): Typed[] => [
        ...[1, table, room, board],
        ...(room === "open" ? [home, away] : [away, home]),
        ...["PASS", "", "", 0, ""],
      ])
    )
  );
  expect(found(rows, HEADS, { rounds: [triangle] })).toEqual([]);
  const gone = rows.filter(
    ([, table, room, board]) => !(table === 4 && room === "open" && board === 6)
  );
  expect(found(gone, HEADS, { rounds: [triangle] })).toEqual([["boardsMissing", 1, "D21"]]);
});

describe("a pairs event", () => {
  const heads = HEADS.filter((head) => head !== "Room");
  const rest = { rounds: [], settings: null, blocks: { scored: "pairs" } } as const;
  const pairs = (line: (board: number, table: number) => Typed[]) =>
    [1, 2].flatMap((board) => [1, 2].map((table) => [1, table, board, ...line(board, table)]));

  test("rows without pairs and results are boards that are missing", () => {
    const rows = pairs((board, table) =>
      board === 2 ? ["", "", "", "", "", "", ""] : [table, table + 2, "PASS", "", "", 0, ""]
    );
    expect(found(rows, heads, rest)).toEqual([
      ["boardsMissing", 1, "C5"],
      ["boardsMissing", 1, "C6"],
    ]);
  });

  test("a result without its pairs is a cell that is missing", () => {
    const rows = pairs((board, table) =>
      board === 2 && table === 2
        ? ["", 4, "PASS", "", "", 0, ""]
        : [table, table + 2, "PASS", "", "", 0, ""]
    );
    expect(found(rows, heads, rest)).toContainEqual(["cellMissing", 1, "D8"]);
  });
});

test("line-ups that would part a pair are asked about, with the row they stand in", () => {
  const heads = ["Round", "Table", "Room", "From board", "To board"];
  const seats = ["North", "South", "East", "West"];
  const lineups = blockOf("Line-ups", "A4:I8", [
    [...heads, ...seats],
    [1, 1, "open", 1, 2, "Ann", "Bob", "Cem", "Dora"],
    ["", "", "", "", "", "", "", "", ""],
    [1, 1, "closed", 1, 2, "Eva", "", "Gus", "ann"],
    [2, 1, "somewhere", 1, 2, "", "", "", ""],
  ]);
  const results = blockOf("Results", "A4:K99", [HEADS, ...sheet()]);
  const blocks = { ...bookWith({ rounds: [ROUND] }), results, lineups };
  const all = boardFindings(blocks, results, DEFAULT_SCORING);
  expect(all.map((one) => ["problem" in one ? one.problem : one.code, one.place])).toEqual([
    ["choice", { sheet: "Line-ups", cell: "C8" }],
    ["seatEmpty", { sheet: "Line-ups", cell: "G7" }],
    ["nameAlike", { sheet: "Line-ups", cell: "I7" }],
  ]);
});

test("a heading that was typed over hides no remarks without a word", () => {
  const heads = HEADS.map((head) => (head === "Remark" ? "Notes" : head));
  expect(found(sheet(), heads)).toEqual([["headingMissing", null, "A4"]]);
});
