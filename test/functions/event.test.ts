import { call, type Grid } from "./formula";

const entrants: Grid = [
  ["No.", "Name", "Captain", "Carry-over", "In", "Out"],
  [1, "North", "a", 2.5, null, null],
  [2, "East", "b", null, null, null],
  [3, "South", "c", null, null, null],
  [4, "West", "d", null, null, null],
  [null, null, null, null, null, null],
];
const heads = ["Table", "Home no.", "Away no.", "Home IMPs", "Away IMPs", "Home VP", "Away VP"];
const round1: Grid = [
  [...heads, "Result"],
  [1, 1, 2, 30, 22, 12.61, 7.39, null],
  [2, 3, 4, 20, 20, 10, 10, null],
];
const round2: Grid = [
  [...heads, "Result"],
  [1, 3, 1, 31, 28, 11, 9, "played"],
  [2, 4, 2, null, null, "", "", ""],
];

const numbersOf = (table: Grid) => table.slice(1).map((row) => row[1]);

test("ranks the entrants and shows every round: opponent, side, VPs and running total", async () => {
  const table = await call("STANDINGS", null, entrants, round1, round2);
  expect(table[0]).toEqual([
    ...["Rank", "No.", "Name", "VP"],
    ...["between them", "IMPs between them", "IMP quotient", "opponents' VPs"],
    "Decided by",
    ...["R1 opponent", "R1 side", "R1 VP", "R1 total"],
    ...["R2 opponent", "R2 side", "R2 VP", "R2 total"],
  ]);
  expect(table[1]).toEqual([
    ...[1, 1, "North", 24.11, "", "", "", "", "VP"],
    ...[2, "home", 12.61, 15.11],
    ...[3, "away", 9, 24.11],
  ]);
  // The match 4–2 is not over: nothing is counted for it, and nothing shown.
  expect(table[4]).toEqual([
    ...[4, 2, "East", 7.39, "", "", "", "", "VP"],
    ...[1, "away", 7.39, 7.39],
    ...[4, "away", "", 7.39],
  ]);
});

test("columns may stand anywhere, in any of the three languages", async () => {
  const chinese: Grid = [
    ["客队 VP", "主队号", "备注", "客队号", "主队 VP"],
    [7.39, 1, "x", 2, 12.61],
    [10, 3, "", 4, 10],
  ];
  const traditional: Grid = [
    ["名稱", "編號", "帶分"],
    ...entrants.slice(1, 5).map((row) => [row[1], row[0], row[3]]),
  ];
  const expected = await call("STANDINGS", null, entrants, [
    heads,
    ...round1.slice(1).map((row) => [row[0], row[1], row[2], null, null, row[5], row[6]]),
  ]);
  await expect(call("STANDINGS", null, traditional, chinese)).resolves.toEqual(expected);
});

test("settings and words for results count, whatever the language", async () => {
  const settings: Grid = [
    ["Place", "Hall 2"],
    ["轮数", 6],
    ["Bye VP", 14],
    ["弃权胜方 VP", 16],
    ["Absent VP", -1],
    ["Late VP", 9],
    ["小分", "抽签"],
    ["Seed", 5],
  ];
  const five: Grid = [["No."], [1], [2], [3], [4], [5], [6], [7]];
  const round: Grid = [
    ["Home no.", "Away no.", "Home VP", "Away VP", "Result", "Home penalty", "Away penalty"],
    [1, 2, null, null, "客队弃权", null, null],
    [3, 4, null, null, "late", 1, 0.5],
    [5, null, null, null, "BYE", null, null],
    [6, 7, 12, 11, "assigned", null, null],
  ];
  const table = await call("STANDINGS", settings, five, round);
  expect(table.slice(1).map((row) => [row[1], row[3]])).toEqual([
    [1, 16],
    [5, 14],
    [6, 12],
    [7, 11],
    [4, 8.5],
    [3, 8],
    [2, -1],
  ]);
  expect(table[0]![4]).toBe("lot");
});

test("a late match is marked as such beside its provisional VPs", async () => {
  const round: Grid = [
    ["Home no.", "Away no.", "Home VP", "Away VP", "Result"],
    [1, 2, null, null, "补赛"],
    [3, 4, 12, 8, null],
  ];
  const table = await call("STANDINGS", null, entrants, round);
  const sides = table.slice(1).map((row) => [row[1], ...row.slice(-3, -1)]);
  expect(sides).toEqual([
    [1, "home, late", 10],
    [3, "home", 12],
    [2, "away, late", 10],
    [4, "away", 8],
  ]);
});

test("a triangle shows both opponents of a round", async () => {
  const three: Grid = [["No."], [1], [2], [3]];
  const half: Grid = [
    ["Home no.", "Away no.", "Home VP", "Away VP", "Result"],
    [1, 2, 13.5, 6.5, "half triangle"],
    [2, 3, 8.2, 11.8, "半场三角"],
    [3, 1, 10, 10, "半場三角"],
  ];
  const table = await call("STANDINGS", [["Tie-breaks", ""]], three, half);
  expect(table.slice(1).map((row) => row.slice(-4))).toEqual([
    ["2, 3", "home, away", 11.75, 11.75],
    ["2, 1", "away, home", 10.9, 10.9],
    ["1, 3", "away, home", 7.35, 7.35],
  ]);
});

test("two rounds of a triangle: 10 VPs, then both results", async () => {
  const three: Grid = [["No."], [1], [2], [3]];
  const round = (word: string, ready: boolean): Grid => [
    ["Home no.", "Away no.", "Home VP", "Away VP", "Result"],
    [1, 2, ready ? 15 : null, ready ? 5 : null, word],
    [2, 3, ready ? 10 : null, ready ? 10 : null, word],
    [3, 1, ready ? 4 : null, ready ? 16 : null, word],
  ];
  const after = async (...rounds: Grid[]) =>
    (await call("STANDINGS", null, three, ...rounds)).slice(1).map((row) => [row[1], row[3]]);
  expect(await after(round("triangle 1", false))).toEqual([
    [1, 10],
    [2, 10],
    [3, 10],
  ]);
  expect(await after(round("triangle 1", false), round("triangle 2", true))).toEqual([
    [1, 31],
    [2, 15],
    [3, 14],
  ]);
});

test("late entries, withdrawals and cancelled results", async () => {
  const moving: Grid = [
    ["No.", "In", "Out"],
    [1, null, null],
    [2, null, null],
    [3, null, 1],
    [4, 2, null],
  ];
  const first: Grid = [
    ["Home no.", "Away no.", "Home VP", "Away VP"],
    [1, 3, 18, 2],
  ];
  const settings = (word: string): Grid => [
    ["Rounds", 8],
    ["Withdrawal", word],
    ["Missed VP", 6],
  ];
  const totals = async (word: string) =>
    Object.fromEntries(
      (await call("STANDINGS", settings(word), moving, first))
        .slice(1)
        .map((row) => [row[1], row[3]])
    ) as unknown;
  expect(await totals("stand")).toEqual({ 1: 18, 2: 6, 3: 2, 4: 6 });
  expect(await totals("成绩取消")).toEqual({ 1: 12, 2: 6, 3: 0, 4: 6 });
});

test("VPs typed for an absent side, or for who sits out, count instead of the event's", async () => {
  const round: Grid = [
    ["Home no.", "Away no.", "Home VP", "Away VP", "Result"],
    [1, 2, 15, -3, "away absent"],
    [3, null, 11, null, "bye"],
  ];
  const rows = (await call("STANDINGS", null, entrants, round)).slice(1);
  const totals = Object.fromEntries(rows.map((row) => [row[1], row[3]])) as Record<string, unknown>;
  expect(totals).toMatchObject({ 1: 17.5, 2: -3, 3: 11 });
});

test("results are cancelled only where the number of rounds is given, for tables are added one by one", async () => {
  const first: Grid = [
    ["Home no.", "Away no.", "Home VP", "Away VP"],
    [1, 2, 18, 2],
  ];
  await expect(call("STANDINGS", [["Withdrawal", "cancel"]], entrants, first)).rejects.toThrow(
    /Rounds/
  );
});

test("wins rank first where the settings say so; a drawn match names its winner", async () => {
  const settings: Grid = [["Order", "wins"]];
  const round: Grid = [
    ["Home no.", "Away no.", "Home VP", "Away VP", "Result"],
    [1, 2, 10, 10, "away won"],
    [3, 4, 10.4, 9.6, null],
  ];
  expect(numbersOf(await call("STANDINGS", settings, entrants, round))).toEqual([3, 2, 1, 4]);
  const drawn = [round[0]!, [1, 2, 10, 10, null]];
  await expect(call("STANDINGS", settings, entrants, drawn)).rejects.toThrow("1–2");
});

test.each([
  ["a heading", [["Number"], [1]], round1, "No."],
  ["a number of VPs", entrants, [round1[0]!, [1, 1, 2, null, null, "12,5", 7, null]], "12,5"],
  [
    "an unknown word",
    entrants,
    [round1[0]!, [1, 1, 2, null, null, null, null, "walkover"]],
    "walkover",
  ],
  ["a missing opponent", entrants, [round1[0]!, [1, 1, null, null, null, 12, 8, null]], "1"],
  ["an opponent without a home side", entrants, [round1[0]!, [1, null, 3, null, null, 12, 8]], "3"],
  ["one side's VPs", entrants, [round1[0]!, [1, 1, 2, null, null, 12, null, null]], "1–2"],
  ["a stranger", entrants, [round1[0]!, [1, 1, 9, null, null, 12, 8, null]], "9"],
  [
    "somebody twice",
    entrants,
    [round1[0]!, [1, 1, 2, null, null, 12, 8, null], [2, 2, 3, null, null, 10, 10, null]],
    "2",
  ],
  ["a number twice", [["No."], [1], [1]], round1, "1"],
])("%s: the message names it", async (_what, given, round, named) => {
  await expect(call("STANDINGS", null, given, round)).rejects.toThrow(named);
});

test("without entrants the cell stays blank; without rounds all are equal", async () => {
  await expect(call("STANDINGS", null, null)).resolves.toEqual([[""]]);
  const table = await call("STANDINGS", null, entrants);
  expect(table.slice(1).map((row) => row[0])).toEqual([1, 2, 2, 2]);
  expect(table[2]!.at(-1)).toBe("shared");
});

test("a round whose table is still empty brings nobody anything", async () => {
  const blank = round1[0]!.map(() => null);
  const table = await call("STANDINGS", null, entrants, round1, [round1[0]!], [round1[0]!, blank]);
  expect(table.slice(1).map((row) => [row[1], row[3]])).toEqual([
    [1, 15.11],
    [3, 10],
    [4, 10],
    [2, 7.39],
  ]);
  expect(table[1]!.slice(-4)).toEqual(["", "", "", 15.11]);
});
