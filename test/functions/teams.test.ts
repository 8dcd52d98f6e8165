import { call, type Grid } from "./formula";

const column = (...values: unknown[]): Grid => values.map((value) => [value]);

describe("IMP", () => {
  test("is symmetric, takes any difference and fractions of weighted scores", async () => {
    await expect(call("IMP", column(10, 20, 45, 49.9, 50, -50, 10760, -99999))).resolves.toEqual(
      column(0, 1, 1, 1, 2, -2, 24, -24)
    );
  });

  test("compares two scores, row by row, blank where one is missing", async () => {
    await expect(call("IMP", column(620, 0, null), column(-100, 0, 50))).resolves.toEqual(
      column(12, 0, "")
    );
  });
});

describe("IMPTABLE", () => {
  test("is Law 78B's table as it is printed", async () => {
    const table = await call("IMPTABLE");
    expect(table[0]).toEqual(["From", "To", "IMPs"]);
    expect(table[1]).toEqual([0, 10, 0]);
    expect(table[2]).toEqual([20, 40, 1]);
    expect(table[15]).toEqual([900, 1090, 14]);
    expect(table.at(-1)).toEqual([4000, "and more", 24]);
    expect(table).toHaveLength(26);
  });
});

describe("VP", () => {
  test("is the WBF's continuous scale unless another is named, loser and winner to the hundredth", async () => {
    await expect(call("VP", column(14, -14, 0, 60, -75), [[16]])).resolves.toEqual(
      column(13.75, 6.25, 10, 20, 0)
    );
  });

  test("takes the boards of each match from its own row", async () => {
    await expect(call("VP", column(20, 20), column(16, 4))).resolves.toEqual(column(15, 18.09));
  });

  test.each([
    ["WBF-D", 16, 6, 12],
    ["wbf-d", 16, -6, 8],
    [" WBF ", 12, 9, 12.9],
    ["WBF-10", 8, 2, 6],
    ["ACBL20", 7, 28, 20],
    ["ACBL30", 9, 1, 18],
  ])("on the scale %s", async (scale, boards, imps, expected) => {
    await expect(call("VP", [[imps]], [[boards]], [[scale]])).resolves.toEqual([[expected]]);
  });

  test("rounds fractional IMPs first, halves away from zero", async () => {
    await expect(call("VP", column(0.49, 0.5, -0.5, 26.1), [[16]])).resolves.toEqual(
      column(10, 10.31, 9.69, 16.09)
    );
  });

  test("leaves a row blank while the margin or the boards are missing", async () => {
    await expect(call("VP", column(null, 3, 0), column(16, null, 16))).resolves.toEqual(
      column("", "", 10)
    );
  });

  test("stays blank while the scale's cell is empty: no scale is guessed", async () => {
    await expect(call("VP", [[20]], [[16]], [[null]])).resolves.toEqual([[""]]);
  });

  test("a column may name a scale for each match", async () => {
    await expect(call("VP", column(6, 6), [[16]], column("WBF", "WBF-D"))).resolves.toEqual(
      column(11.76, 12)
    );
  });

  const own: Grid = [
    [0, 15],
    [3, 16],
    [6, 17],
    [10, 18],
    [null, null],
  ];

  test("reads a scale of the director's own, empty rows below it apart", async () => {
    await expect(call("VP", column(0, 5, -6, 99), null, own)).resolves.toEqual(
      column(15, 16, 13, 18)
    );
  });

  test("a scale of one's own may give the loser VPs that do not share a fixed sum", async () => {
    const scale = [
      [0, 15, 15],
      [10, 25, 5],
      [40, 25, 0],
    ];
    await expect(call("VP", column(12, -12, 45, -45), null, scale)).resolves.toEqual(
      column(25, 5, 25, 0)
    );
  });

  test.each<[string, Grid | null, Grid | null, Grid | null, string]>([
    ["no boards", [[5]], [[0]], null, "from 1 to 1000"],
    ["boards that nobody gave", [[5]], null, null, "how many boards"],
    ["half a board", [[5]], [[8.5]], null, "whole number"],
    ["an unknown scale", [[5]], [[16]], [["WBF2012"]], "WBF, WBF-D, WBF-10"],
    ["three boards on the discrete scale", [[5]], [[3]], [["WBF-D"]], "has no table for 3 boards"],
    [
      "twelve boards on the ACBL's scale",
      [[5]],
      [[12]],
      [["ACBL20"]],
      "has no table for 12 boards",
    ],
    ["margins as text", [["5"]], [[16]], null, "is text"],
    [
      "a scale without a drawn match",
      [[5]],
      null,
      [
        [1, 11],
        [5, 12],
      ],
      "needs a row from 0",
    ],
    [
      "a scale with a hole",
      [[5]],
      null,
      [
        [0, 10],
        [5, null],
      ],
      "incomplete",
    ],
    [
      "a scale that pays the loser more",
      [[5]],
      null,
      [
        [0, 10, 10],
        [4, 12, 15],
      ],
      "loser would get 15",
    ],
    [
      "a scale that leaves the loser less than nothing",
      [[9]],
      null,
      [
        [0, 10],
        [4, 25],
      ],
      "loser would get −5",
    ],
    ["a scale of four columns", [[5]], null, [[0, 10, 10, 1]], "two or three columns"],
  ])("refuses %s", async (_, imps, boards, scale, message) => {
    await expect(call("VP", imps, boards, scale)).rejects.toThrow(message);
  });
});

describe("VPTABLE", () => {
  test("prints every margin of the continuous scale", async () => {
    const table = await call("VPTABLE", [[16]], null);
    expect(table[0]).toEqual(["From", "To", "Winner VP", "Loser VP"]);
    expect(table[1]).toEqual([0, 0, 10, 10]);
    expect(table[21]).toEqual([20, 20, 15, 5]);
    expect(table.at(-1)).toEqual([60, "and more", 20, 0]);
    expect(table).toHaveLength(62);
  });

  test("prints the discrete scale as bands", async () => {
    const table = await call("VPTABLE", [[16]], [["WBF-D"]]);
    expect(table.slice(1).map(([from]) => from)).toEqual([0, 2, 5, 9, 13, 18, 23, 29, 36, 44, 54]);
    expect(table.slice(2).map(([from]) => Number(from) - 1)).toEqual(
      table.slice(1, -1).map(([, to]) => to)
    );
  });

  test("agrees with VP on every margin of every scale", async () => {
    for (const [scale, boards] of [
      ["WBF", 7],
      ["WBF-D", 20],
      ["WBF-10", 4],
      ["ACBL30", 8],
    ] as const) {
      const [, ...rows] = await call("VPTABLE", [[boards]], [[scale]]);
      for (const [from, to, winner, loser] of rows)
        for (const margin of [from, typeof to === "number" ? to : 300] as number[]) {
          await expect(call("VP", [[margin]], [[boards]], [[scale]])).resolves.toEqual([[winner]]);
          if (margin > 0)
            await expect(call("VP", [[-margin]], [[boards]], [[scale]])).resolves.toEqual([
              [loser],
            ]);
        }
    }
  });

  test("stays blank while the cell with the boards is empty", async () => {
    await expect(call("VPTABLE", [[null]], null)).resolves.toEqual([[""]]);
  });
});
