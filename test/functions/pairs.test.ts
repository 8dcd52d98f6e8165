import { call, type Grid } from "./formula";

const column = (...values: unknown[]): Grid => values.map((value) => [value]);

describe("MATCHPOINTS", () => {
  test("keeps the shape it is given: column, row, with blanks where no table played", async () => {
    await expect(call("MATCHPOINTS", column(420, null, -50, "NoPlay"), [[2]])).rejects.toThrow();
    await expect(call("MATCHPOINTS", column(420, null, -50))).resolves.toEqual(column(1, "", 0));
    await expect(call("MATCHPOINTS", [[420, null, -50]])).resolves.toEqual([[1, "", 0]]);
  });

  test("a passed-out board is a result of 0", async () => {
    await expect(call("MATCHPOINTS", column(0, -50, 50))).resolves.toEqual(column(1, 0, 2));
  });

  test("both sides stand beside a column and below a row", async () => {
    const both = [
      [2, 0],
      [0, 2],
    ];
    await expect(call("MATCHPOINTS", column(50, -50), null, [[2]], [["BOTH"]])).resolves.toEqual(
      both
    );
    await expect(call("MATCHPOINTS", [[50, -50]], null, [[2]], [["both"]])).resolves.toEqual([
      [2, 0],
      [0, 2],
    ]);
  });

  test.each([
    ["A6040", 1.8],
    ["60%-40%", 1.8],
    ["A60", 1.8],
    ["AVE+", 1.8],
    ["平均+", 1.8],
    ["AVE", 1.5],
    ["平均-", 1.2],
  ])("%s gets its share of the full top and is compared with nobody", async (text, points) => {
    const cells = await call("MATCHPOINTS", column(430, 420, text, 400), [[4]]);
    expect(cells.map(([cell]) => cell)).toEqual([17 / 6, 1.5, points, 1 / 6]);
  });

  test("A60 says nothing of East-West", async () => {
    const cells = await call("MATCHPOINTS", column(430, "A60"), null, null, [["EW"]]);
    expect((cells[1]![0] as Error).message).toContain("not East-West");
  });

  test("a fouled board is scored within its groups, a group of two by 65 and 55 per cent", async () => {
    const scores = column(420, 400, 50, -50, -100, 650);
    const groups = column("a", "a", "b", "b", "b", "b");
    const cells = await call("MATCHPOINTS", scores, null, [[2]], null, groups);
    expect(cells.slice(0, 2)).toEqual(column(6.5, 5.5));
    expect(
      cells
        .slice(2)
        .map(([mp]) => Number(mp))
        .reduce((a, b) => a + b)
    ).toBeCloseTo(20, 9);
  });

  test("a result without its group is refused", async () => {
    await expect(
      call("MATCHPOINTS", column(420, 50), null, null, null, column("a", null))
    ).rejects.toThrow("has no group");
  });

  test.each<[string, (Grid | null)[], string]>([
    [
      "fewer results expected than came in",
      [column(420, 50), [[1]]],
      "cannot be the number expected",
    ],
    ["three matchpoints a win", [column(420, 50), null, [[3]]], "from 1 to 2"],
    ["an unknown side", [column(420, 50), null, null, [["N"]]], "NS, EW, BOTH"],
    ["a score as text", [column("420", 50)], "is text"],
    ["a percentage typed for an average", [column(0.6, 50)], "write A60"],
    ["a word nobody knows", [column("foo", 50)], "not an artificial score"],
    ["two cells where one belongs", [column(420, 50), [[2, 3]]], "One single cell"],
  ])("refuses %s", async (_, args, message) => {
    await expect(call("MATCHPOINTS", ...args)).rejects.toThrow(message);
  });
});

describe("NEUBERG", () => {
  test("leaves matchpoints alone when all results came in", async () => {
    await expect(call("NEUBERG", column(0, 3, 6), [[7]], [[7]])).resolves.toEqual(column(0, 3, 6));
  });

  test("stays blank while something is missing", async () => {
    await expect(call("NEUBERG", column(null, 5), [[6]], column(7, null))).resolves.toEqual(
      column("", "")
    );
  });
});

describe("CROSSIMP", () => {
  test("sums to nothing over the field and leaves tables without result blank", async () => {
    await expect(call("CROSSIMP", column(420, null, -50, "NoPlay"))).resolves.toEqual(
      column(10, "", -10, "")
    );
  });

  test("a whole column given for a board is refused instead of hanging", async () => {
    const scores = Array.from({ length: 5000 }, (_, i) => [100 + i / 7]);
    await expect(call("CROSSIMP", scores)).rejects.toThrow("too many for one board");
  });
});

describe("DATUM", () => {
  test.each<[string, Grid, (Grid | null)[], number | string]>([
    ["a passed-out board counts", column(620, 0, 170), [], 260],
    [
      "empty cells and words are no results",
      column(620, null, "NoPlay", "A60", "未打", 170),
      [],
      400,
    ],
    [
      "10% of ten results is one at each end",
      column(...Array.from({ length: 9 }, () => 100), 5000),
      [[["10%"]]],
      100,
    ],
    [
      "10% as Excel hands it over",
      column(...Array.from({ length: 9 }, () => 100), 5000),
      [[[0.1]]],
      100,
    ],
    [
      "10% of nine results is none",
      column(...Array.from({ length: 8 }, () => 100), 1000),
      [[[0.1]]],
      200,
    ],
    ["exact halves go to the even ten if asked", column(420, 430), [null, null, [["EVEN"]]], 420],
    ["exact halves go up if asked", column(-440, -450), [null, null, [["up"]]], -440],
    ["unit 0 leaves the mean alone", column(1, 2), [null, [[0]]], 1.5],
    ["no result at all leaves the cell blank", column(null, "NoPlay"), [], ""],
  ])("%s", async (_, scores, options, expected) => {
    await expect(call("DATUM", scores, ...options)).resolves.toEqual([[expected]]);
  });

  test.each<[string, Grid, (Grid | null)[], string]>([
    ["text that looks like a score", column("42O", 50), [], "“42O”"],
    ["a percentage typed for an average", column(0.6, 420), [], "write A60"],
    [
      "a passed-out board in words: it is a 0, not no result",
      column("PASS", 420),
      [],
      "passed out is 0",
    ],
    [
      "a word nobody knows: a result must not vanish unnoticed",
      column("foo", 50),
      [],
      "neither a score",
    ],
    ["a hundred per cent", column(1000, 2000, 3000), [[["100%"]]], "not a percentage"],
    ["dropping everything", column(420, 50), [[[1]]], "leaves none"],
    ["half a result", column(1, 2, 3, 4), [[[1.5]]], "whole number"],
    ["a negative unit", column(1, 2), [null, [[-10]]], "0 or more"],
  ])("refuses %s", async (_, scores, options, message) => {
    await expect(call("DATUM", scores, ...options)).rejects.toThrow(message);
  });
});

describe("Butler", () => {
  test("boards not played are no boards", async () => {
    await expect(call("BUTLER", column(3, null, -1))).resolves.toEqual([[1]]);
  });

  test("a mean of decimals is exact to the last digit", async () => {
    await expect(call("AOB", column(0.1, 0.2, 0.3))).resolves.toEqual([[0.2]]);
    await expect(call("AOB", column(0.1, 0.2, 0.3), column(1, 1, 1))).resolves.toEqual([[0.2]]);
  });

  test("every opponent's weight stands beside its Butler", async () => {
    await expect(call("AOB", column(0.5, null, -0.25), column(20, null, 10))).resolves.toEqual([
      [0.25],
    ]);
    await expect(call("AOB", column(0.5, null, 0.3), column(20, 10, 10))).rejects.toThrow("weight");
  });

  test("nothing yet is blank, not zero", async () => {
    await expect(call("BUTLER", column(null))).resolves.toEqual([[""]]);
    await expect(call("AOB", column(null), null)).resolves.toEqual([[""]]);
    await expect(call("CORRECTEDBUTLER", [[1]], column(null))).resolves.toEqual([[""]]);
  });
});
