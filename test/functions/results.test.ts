import { call, type Grid } from "./formula";

const HEADS = ["Round", "Table", "Room", "Board", "NS", "EW", "Contract", "By", "Result", "Score"];
/** Lines of a match of teams 1 and 2, and of 3 and 4. */
const lines = (...rows: Grid): Grid => [[...HEADS, "Remark"], ...rows];
const open = (table: number, board: number, score: unknown, remark: unknown = null): unknown[] => [
  ...[1, table, "open", board, 2 * table - 1, 2 * table, null, null, null, score, remark],
];
const closed = (table: number, board: number, score: unknown, remark: unknown = null) => [
  ...[1, table, "closed", board, 2 * table, 2 * table - 1, null, null, null, score, remark],
];
const TEAMS: Grid = [
  ["No.", "Name"],
  ...["Harbour", "Lantern", "Willow", "Orchard"].map((name, i) => [i + 1, name]),
];
const error = (found: Promise<unknown>) => expect(found).rejects;

describe("DATUMTABLE", () => {
  test("shows each board with both rooms, the datum, the XIMPs and the IMPs, in the article's order", async () => {
    const table = await call(
      "DATUMTABLE",
      lines(
        [1, 2, "open", 16, 3, 4, "6C", "E", -1, 100, null],
        [1, 2, "closed", 16, 4, 3, "5C", "W", "=", -600, null],
        [1, 1, "open", 16, 1, 2, "5C", "W", 0, -600, null],
        [1, 1, "closed", 16, 2, 1, "5D", "W", 0, -600, null]
      ),
      [[1]],
      TEAMS
    );
    expect(table[0]).toEqual([
      ...["Board", "Table", "Home", "Away", "Open room", "Open NS", "Closed room", "Closed NS"],
      ...["Mean", "Datum", "Results in it", "In the datum"],
      ...["Open XIMP", "Closed XIMP", "Home IMP", "Away IMP"],
    ]);
    expect(table.slice(1)).toEqual([
      [
        ...[16, 1, "Harbour", "Lantern", "5C W =", -600, "5D W =", -600],
        ...[-425, -430, 4, "open, closed", -5, -5, 0, 0],
      ],
      [
        ...[16, 2, "Willow", "Orchard", "6C E -1", 100, "5C W =", -600],
        ...[-425, -430, 4, "open, closed", 11, -5, 12, -12],
      ],
    ]);
  });

  test("leaves out of the datum what is adjusted, not played, or taken out by hand", async () => {
    const [, first, second, third] = await call(
      "DATUMTABLE",
      lines(
        ...[open(1, 1, 420), closed(1, 1, 420)],
        ...[open(2, 1, null, "60% 620 40% -100"), closed(2, 1, 1400, "not in datum")],
        ...[open(3, 1, "A60/40"), closed(3, 1, null, "not played")]
      )
    );
    expect(first!.slice(8, 12)).toEqual([420, 420, 2, "open, closed"]);
    expect(second!.slice(5, 16)).toEqual([
      ...["60% 620 40% -100", "", 1400, 420, 420, 2, "–", -1.4, 14, -14.6, 14.6],
    ]);
    expect(third!.slice(5, 16)).toEqual(["A60/40", "", "–", 420, 420, 2, "–", 3, "", 3, -3]);
  });

  test("asks for one round alone, and drops, rounds and breaks ties as the settings say", async () => {
    const played = lines(
      ...[open(1, 1, 425), closed(1, 1, 420), open(2, 1, 1400), closed(2, 1, -800)],
      [2, 1, "open", 1, 1, 2, null, null, null, 50, null]
    );
    const settings = [
      ["Datum drops at each end", 1],
      ["Datum rounded to", 5],
      ["Datum halves", "to even"],
    ];
    const [, first] = await call("DATUMTABLE", played, [[1]], null, settings);
    expect(first!.slice(8, 12)).toEqual([422.5, 420, 2, "open, closed"]);
    expect(await call("DATUMTABLE", played, [[2]])).toHaveLength(2);
  });

  test("counts boards as won, tied and lost where teams play board-a-match", async () => {
    const settings = [["队式计分", "一副一比"]];
    const [, first] = await call(
      "DATUMTABLE",
      lines(open(1, 1, 430), closed(1, 1, 420)),
      null,
      null,
      settings
    );
    expect(first!.slice(14)).toEqual([2, 0]);
  });

  test("passes over a row of totals", async () => {
    const played = [open(1, 1, 420), closed(1, 1, -50)];
    const totals = ["Total", 2, null, null, null, null, 2, null, null, 370];
    expect(await call("DATUMTABLE", lines(...played, totals))).toEqual(
      await call("DATUMTABLE", lines(...played))
    );
  });

  test("names the cell of what it cannot read", async () => {
    await error(call("DATUMTABLE", lines(open(1, 1, 420, "slow play")))).toThrow("slow play");
    await error(call("DATUMTABLE", lines([1, 1, "upper", 1, 1, 2]))).toThrow("upper");
    await error(call("DATUMTABLE", [["Board", "NS", "EW"]])).toThrow("Score");
    await error(call("DATUMTABLE", lines([1, 1, "open", 1, null, 2]))).toThrow("empty");
    const nowhere = [1, 1, "open", null, null, null, "4S", "N", "=", 420];
    await error(call("DATUMTABLE", lines(nowhere))).toThrow("empty");
  });

  test("asks for the room of every board: without it nobody knows whose IMPs they are", async () => {
    const without = lines([1, 1, null, 1, 1, 2, null, null, null, 420, null], closed(1, 1, 50));
    await error(call("DATUMTABLE", without)).toThrow("This cell is empty");
    await error(call("BUTLERLIST", without)).toThrow("This cell is empty");
    const pairs = [
      ["Board", "NS", "EW", "Score"],
      [1, 1, 2, 420],
    ];
    await error(call("DATUMTABLE", pairs)).toThrow("Room");
  });

  test("passes nothing over that stands beside an adjusted score in the score's cell", async () => {
    const text = "A60/40; wrong direction";
    await error(call("DATUMTABLE", lines(open(1, 1, text), closed(1, 1, 50)))).toThrow(text);
  });
});

describe("BUTLERLIST", () => {
  const played = lines(open(1, 1, 420), closed(1, 1, -50), open(1, 2, 100), closed(1, 2, 100));
  const lineups: Grid = [
    ["Round", "Table", "Room", "From board", "To board", "North", "South", "East", "West"],
    [1, 1, "open", 1, 1, "Ann", "Bob", "Cat", "Dan"],
    [1, 1, "open", 2, 2, "Eve", "Fay", "Dan", "Cat"],
    [1, 1, "closed", 1, 1, "Gil", "Hal", "Eve", "Fay"],
    [1, 1, "closed", 2, 2, "Hal", "Gil", "Bob", "Ann"],
  ];

  test("is sorted by the corrected Butler, without ranks, and says how opponents were counted", async () => {
    expect(await call("BUTLERLIST", played, lineups, TEAMS)).toEqual([
      ["Team", "Pair", "Boards", "XIMP", "Butler", "AOB (each pair once)", "Corrected Butler"],
      ["Harbour", "Ann – Bob", 2, 6, 3, -3, 0],
      ["Harbour", "Eve – Fay", 2, 6, 3, -3, 0],
      ["Lantern", "Cat – Dan", 2, -6, -3, 3, 0],
      ["Lantern", "Gil – Hal", 2, -6, -3, 3, 0],
    ]);
  });

  test("has ranks and rounds where they are asked for, and counts opponents by boards", async () => {
    const settings = [["AOB counts", "by boards"]];
    const [heads, first, , third] = await call(
      "BUTLERLIST",
      ...[played, lineups, TEAMS, settings, null, [["BUTLER"]], [[true]], [[true]]]
    );
    expect(heads).toEqual([
      ...["Rank", "Team", "Pair", "Boards", "XIMP", "Butler", "AOB (by boards)"],
      ...["Corrected Butler", "R1 boards", "R1 XIMP"],
    ]);
    expect([first![0], third![0]]).toEqual([1, 3]);
    expect(first!.slice(8)).toEqual([2, 6]);
  });

  test("totals teams", async () => {
    expect(await call("BUTLERLIST", played, null, TEAMS, null, [["TEAMS"]])).toEqual([
      ["Team", "Boards", "XIMP", "Butler"],
      ["Harbour", 4, 12, 3],
      ["Lantern", 4, -12, -3],
    ]);
  });

  test("without line-ups a pair is the team's of a room", async () => {
    const list = await call("BUTLERLIST", played);
    const named = list.slice(1).map(([team, pair]) => [team, pair]);
    expect(named).toEqual([
      ...[
        ["1", "closed"],
        ["1", "open"],
        ["2", "closed"],
        ["2", "open"],
      ],
    ]);
  });
});

describe("pairs events", () => {
  const travellers: Grid = [
    ["Board", "NS", "EW", "Score"],
    ...[
      [1, 1, 4, 450],
      [1, 2, 5, 420],
      [1, 3, 6, 420],
    ],
    ...[
      [2, 1, 5, -50],
      [2, 2, 6, "A60/40"],
      [2, 3, 4, -50],
    ],
  ];

  test("PAIRSLIST ranks by percentages of what the boards were worth", async () => {
    // Board 2: two of three results came in; the average plus of pair 2 is better than its 25 %.
    expect(await call("PAIRSLIST", travellers)).toEqual([
      ["Rank", "No.", "Pair", "Boards", "Points", "%"],
      ...[
        [1, 1, "1", 2, 3, 75],
        [2, 5, "5", 2, 2.5, 62.5],
        [3, 6, "6", 2, 2.3, 57.5],
      ],
      ...[
        [4, 2, "2", 2, 1.7, 42.5],
        [5, 3, "3", 2, 1.5, 37.5],
        [6, 4, "4", 2, 1, 25],
      ],
    ]);
  });

  test("PAIRSLIST has two winners where each direction is a field of its own, and shares ranks", async () => {
    const found = await call("PAIRSLIST", travellers.slice(0, 4), null, [["Winners", 2]]);
    expect(found).toEqual([
      ["Rank", "NS/EW", "No.", "Pair", "Boards", "Points", "%"],
      ...[
        [1, "NS", 1, "1", 1, 2, 100],
        [2, "NS", 2, "2", 1, 0.5, 25],
      ],
      ...[
        [2, "NS", 3, "3", 1, 0.5, 25],
        [1, "EW", 5, "5", 1, 1.5, 75],
      ],
      ...[
        [1, "EW", 6, "6", 1, 1.5, 75],
        [3, "EW", 4, "4", 1, 0, 0],
      ],
    ]);
  });

  test("PAIRSLIST ranks IMPs by the board, for not all have played as many", async () => {
    const settings = [["双人计分", "交叉 IMP"]];
    const found = await call("PAIRSLIST", travellers, null, settings);
    expect(found[0]).toEqual(["Rank", "No.", "Pair", "Boards", "Points"]);
    // 450 - 420 is 1 IMP, twice; pair 2 has 3 IMPs for each of two comparisons.
    expect(found[1]).toEqual([1, 2, "2", 2, 5]);
  });

  test("TRAVELLERS show a board's results from the highest, with the points of both sides", async () => {
    expect(await call("TRAVELLERS", travellers, [["Matchpoints for a win", 2]])).toEqual([
      ["Board", "NS", "EW", "Contract", "Score", "NS points", "EW points"],
      [1, 1, 4, "", 450, 4, 0],
      [1, 2, 5, "", 420, 1, 3],
      [1, 3, 6, "", 420, 1, 3],
      [2, 1, 5, "", -50, 2, 2],
      [2, 3, 4, "", -50, 2, 2],
      [2, 2, 6, "", "A60/40", 2.4, 1.6],
    ]);
  });
});
