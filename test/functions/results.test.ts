import { PAIRSLIST } from "../../src/functions/results";
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
/** What the cells of an answer say is wrong. */
const told = async (found: Promise<Grid>) => [
  ...new Set((await found).flat().flatMap((cell) => (cell instanceof Error ? cell.message : []))),
];

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
      ...[open(1, 1, 430), closed(1, 1, 420), open(2, 1, 1400), closed(2, 1, -800)],
      [2, 1, "open", 1, 1, 2, null, null, null, 50, null]
    );
    const settings = [
      ["Datum drops at each end", 1],
      ["Datum rounded to", 10],
      ["Datum halves", "to even"],
    ];
    const [, first] = await call("DATUMTABLE", played, [[1]], null, settings);
    expect(first!.slice(8, 12)).toEqual([425, 420, 2, "open, closed"]);
    expect(await call("DATUMTABLE", played, [[2]])).toHaveLength(2);
  });

  test("while fewer results are in than are dropped, IMPs are there and XIMPs say what is wanting", async () => {
    const played = lines(
      ...[open(1, 1, 430), closed(1, 1, 420), open(2, 1, 1400), closed(2, 1, -800)],
      ...[open(1, 2, 430), closed(1, 2, 50), open(2, 2, null, "A60/40")]
    );
    const settings = [["Datum drops at each end", 1]];
    const table = await call("DATUMTABLE", played, null, null, settings);
    expect(table[1]!.slice(8, 16)).toEqual([425, 430, 2, "open, closed", 0, 0, 0, 0]);
    const [early] = table.slice(3);
    expect(early!.slice(8, 12)).toEqual(["", "", "", "–"]);
    for (const ximps of early!.slice(12, 14))
      expect((ximps as Error).message).toContain("Dropping 1 of 2 results");
    expect(early!.slice(14)).toEqual([9, -9]);
    await error(call("BUTLERLIST", played, null, null, settings)).toThrow(
      "Dropping 1 of 2 results"
    );
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
    await error(call("DATUMTABLE", lines([1, 1, "upper", 1, 1, 2]))).toThrow("upper");
    await error(call("DATUMTABLE", [["Board", "NS", "EW"]])).toThrow("Score");
    await error(call("DATUMTABLE", lines([1, 1, "open", 1, null, 2]))).toThrow("empty");
    const nowhere = [1, 1, "open", null, null, null, "4S", "N", "=", 420];
    await error(call("DATUMTABLE", lines(nowhere))).toThrow("empty");
  });

  test("a result that cannot be read leaves its own board unscored, and no other board or match", async () => {
    const played = (score: unknown, remark: unknown = null, contract: unknown[] = []) => {
      const line = open(1, 1, score, remark);
      line.splice(6, contract.length, ...contract);
      return lines(
        ...[line, closed(1, 1, -50), open(1, 2, 430), closed(1, 2, 400)],
        ...[open(2, 1, 420), closed(2, 1, 400), open(2, 2, 430), closed(2, 2, -800)]
      );
    };
    const due = await call("DATUMTABLE", played(null));
    for (const [score, remark, contract, text] of [
      [420, "slow play", [], "slow play"],
      [425, null, [], "No contract has the score 425"],
      [420, "A60/40", [], "The score 420 was typed beside the remark"],
      [null, "60%", [], "60%"],
      ["?", null, ["8S", "N", "="], "“8S”"],
      ["?", null, ["4S", "Q", "="], "“Q”"],
      ["?", null, ["4S", "N", "+4"], "+4"],
      ["?", null, ["4S", "N", 40], "+40"],
      ["?", null, ["4SXN+1", "E", "+1"], "E"],
      ["?", null, ["4SN+1", "N", "+2"], "+2"],
      ["?", null, ["PASS", "", "+2"], "PASS"],
    ] as const) {
      const table = await call("DATUMTABLE", played(score, remark, [...contract]));
      const [own, ...others] = due.slice(1);
      expect(table.slice(2)).toEqual(others);
      // Like one that is still to come it is in no datum.
      expect(table[1]!.slice(6, 14)).toEqual(own!.slice(6, 14));
      const wrong = table[1]!.slice(5, 6).concat(table[1]!.slice(14));
      for (const cell of wrong) expect((cell as Error).message).toContain(text);
      await error(call("BUTLERLIST", played(score, remark, [...contract]))).toThrow(text);
    }
  });

  test("a second row that cannot be read is not passed over beside one that can", async () => {
    const table = await call(
      "DATUMTABLE",
      lines(open(1, 1, 420), open(1, 1, 425), closed(1, 1, 50))
    );
    expect(table[1]!.slice(14).map(String)).toEqual([
      expect.stringContaining("425"),
      expect.stringContaining("425"),
    ]);
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

  test("says of which round each board is where there are several, behind all other columns", async () => {
    const played = lines(...[open(1, 1, 420), closed(1, 1, 420)], [
      2,
      1,
      "open",
      1,
      1,
      2,
      null,
      null,
      null,
      50,
      null,
    ]);
    const [heads, first, second] = await call("DATUMTABLE", played);
    expect([heads, first, second].map((row) => row!.slice(16))).toEqual([["Round"], [1], [2]]);
    expect([first, second].map((row) => row!.slice(0, 2))).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect((await call("DATUMTABLE", played, [[2]]))[0]).toHaveLength(16);
  });

  test("shows the datums of both forms of a fouled board", async () => {
    const [, first, second, third] = await call(
      "DATUMTABLE",
      lines(
        ...[open(1, 1, 420, "group A"), closed(1, 1, 420, "group A")],
        ...[open(2, 1, 430, "group A"), closed(2, 1, -50, "group B")],
        ...[open(3, 1, null, "A60/60"), closed(3, 1, -50, "group B")]
      )
    );
    // The form A was played to 420, 420 and 430, the form B to -50 twice.
    expect(first!.slice(8, 11)).toEqual([1270 / 3, 420, 3]);
    expect(second!.slice(8, 11)).toEqual(["423.33 / -50", "420 / -50", "3 / 2"]);
    expect(third!.slice(8, 11)).toEqual(["– / -50", "– / -50", "– / 2"]);
  });

  test("scores no points that no contract has, in whatever column they stand", async () => {
    for (const score of [425, 420.5, 1e300, 7610]) {
      const played = lines(open(1, 1, score), closed(1, 1, 420));
      const text = `No contract has the score ${score}`;
      expect(await told(call("DATUMTABLE", played))).toEqual([expect.stringContaining(text)]);
      await error(call("BUTLERLIST", played)).toThrow(text);
    }
    const pairs = [
      ["Board", "NS", "EW", "Score"],
      [1, 1, 2, 425],
    ];
    await error(call("PAIRSLIST", pairs)).toThrow("No contract has the score 425");
    await error(call("TRAVELLERS", pairs)).toThrow("No contract has the score 425");
    const weighted = lines(open(1, 1, null, "60% 99990 40% 0"), closed(1, 1, 420));
    expect(await told(call("DATUMTABLE", weighted))).toEqual([
      expect.stringContaining("No contract has the score 99990"),
    ]);
  });

  test("takes assigned scores as the director weighs them, also where no contract has one", async () => {
    const [, first] = await call(
      "DATUMTABLE",
      lines(open(1, 1, null, "60% 425 40% 0"), closed(1, 1, 0))
    );
    expect(first!.slice(14)).toEqual([5.4, -5.4]); // 9 IMPs for 425
  });

  test("takes no side where a typed score and an adjusting remark say two things", async () => {
    const said = [
      [420, "A60/40"],
      [420, "not played"],
      [0, "not played"],
      [420, "NS 450 EW 420"],
      ["A60/40", "A40/60"],
      ["not played", "A60/60"],
      [420, "adjusted"],
    ] as const;
    for (const [score, remark] of said)
      expect(
        await told(call("DATUMTABLE", lines(open(1, 1, score, remark), closed(1, 1, 420))))
      ).toEqual([
        expect.stringContaining(`The score ${score} was typed beside the remark “${remark}”`),
      ]);
    const pairs = [
      ["Board", "NS", "EW", "Score", "Remark"],
      [1, 1, 2, 420, "A60/40"],
    ];
    await error(call("PAIRSLIST", pairs)).toThrow("420 was typed beside the remark “A60/40”");
  });

  test("lets a score stand beside a remark that gives the same, and one that its contract brought", async () => {
    const imps = async (...row: unknown[][]) =>
      (await call("DATUMTABLE", lines(...row, closed(1, 1, 420))))[1]!.slice(14);
    expect(await imps(open(1, 1, "A60/40", "60%-40%"))).toEqual([3, -3]);
    expect(await imps(open(1, 1, 450, "100% 450"))).toEqual([1, -1]);
    // Board 1, nobody vulnerable: what the contract brought is what happened at the table (Law 12C).
    const kept = (contract: string, by: unknown, result: unknown, score: number) => [
      ...[1, 1, "open", 1, 1, 2, contract, by, result, score, "A60/40"],
    ];
    expect(await imps(kept("4S", "N", "=", 420))).toEqual([3, -3]);
    // On Windows an empty cell is a 0.
    expect(await imps(kept("4S+1 N", 0, 0, 450))).toEqual([3, -3]);
    const said = call("DATUMTABLE", lines(kept("4S", "N", "=", 450), closed(1, 1, 420)));
    expect(await told(said)).toEqual([expect.stringContaining("The score 450 was typed")]);
  });

  test("asks for both shares of an artificial score, also where a list would pass it over", async () => {
    const played = lines(open(1, 1, null, "A60"), closed(1, 1, 420));
    expect(await told(call("DATUMTABLE", played))).toEqual([
      expect.stringContaining("not East-West"),
    ]);
    await error(call("BUTLERLIST", played)).toThrow("not East-West");
    await error(call("BUTLERLIST", lines(open(1, 1, "A60")))).toThrow("not East-West");
  });

  test("adds up no tables of one number in two sections", async () => {
    const sections = ["A", "A", "B", "B"];
    const rows = (second: number) => [
      ["Section", ...HEADS],
      ...[open(1, 1, 420), closed(1, 1, 420), open(second, 1, 100), closed(second, 1, 50)].map(
        (row, i) => [sections[i], ...row.slice(0, -1)]
      ),
    ];
    const said = "Round 1 has a table 1 in section A and in B";
    await error(call("DATUMTABLE", rows(1))).toThrow(said);
    await error(call("BUTLERLIST", rows(1))).toThrow(said);
    expect(await call("DATUMTABLE", rows(2))).toHaveLength(3);
  });

  test("asks for the round and the table of a match, where there are columns for them", async () => {
    const without = (column: number) =>
      lines(
        open(1, 1, 420).map((cell, i) => (i === column ? null : cell)),
        closed(1, 1, 420)
      );
    await error(call("DATUMTABLE", without(0))).toThrow("This cell is empty");
    await error(call("DATUMTABLE", without(1))).toThrow("This cell is empty");
    const one = [
      ["Room", "Board", "NS", "EW", "Score"],
      ["open", 1, 1, 2, 420],
    ];
    expect(await call("DATUMTABLE", one)).toHaveLength(2);
  });

  test("passes nothing over that stands beside an adjusted score in the score's cell", async () => {
    const text = "A60/40; wrong direction";
    expect(await told(call("DATUMTABLE", lines(open(1, 1, text), closed(1, 1, 50))))).toEqual([
      expect.stringContaining(text),
    ]);
  });
});

describe("BUTLERLIST", () => {
  test("asks about line-ups that end before they begin: nobody would have sat there", async () => {
    const seats: Grid = [
      ["Table", "Room", "From board", "To board", "North", "South", "East", "West"],
      [1, "open", 9, 1, "Ann", "Bob", "Cat", "Dan"],
    ];
    await error(call("BUTLERLIST", lines(open(1, 1, 420)), seats)).toThrow("must be 9 or more");
  });

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

  test("PAIRSLIST has no ranking while a fouled board leaves a result with nothing to compare it with", () => {
    const fouled = [
      ["Board", "NS", "EW", "Score", "Remark"],
      ...[1, 2, 3].map((ns) => [1, ns, ns + 3, 420, ns === 2 ? "group B" : ""]),
    ];
    const invocation = { address: "Ranking!A5", parameterAddresses: ["Results!A1:E4", "", ""] };
    for (const scoring of ["cross-IMPs", "Butler"]) {
      const settings = [
        ["Setting", "Value"],
        ["Pairs scored by", scoring],
      ];
      expect(() => PAIRSLIST(fouled, [], settings, invocation)).toThrow(/^A3: .*A6060/);
    }
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

  test("TRAVELLERS say of which section each result is, and do not mix the deals of sections apart", async () => {
    const scores = [
      ["A", 1, 2, 420],
      ["B", 3, 4, 450],
      ["A", 5, 6, 430],
    ];
    const played = [
      ["Section", "Board", "NS", "EW", "Score"],
      ...scores.map(([section, ns, ew, score]) => [section, 1, ns, ew, score]),
    ];
    const shown = async (...settings: Grid[]) =>
      (await call("TRAVELLERS", played, ...settings)).map((row) => [row[4], row[7]]);
    expect(await shown()).toEqual([
      ["Score", "Section"],
      [450, "B"],
      [430, "A"],
      [420, "A"],
    ]);
    expect(await shown([["Sections compared", "apart"]])).toEqual([
      ...[
        ["Score", "Section"],
        [430, "A"],
        [420, "A"],
      ],
      [450, "B"],
    ]);
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
