import { call, type Grid } from "./formula";

const column = (...values: unknown[]): Grid => values.map((value) => [value]);

describe("XQSCORE", () => {
  test("reads results in words, characters and points, and the side from the text", async () => {
    await expect(
      call("XQSCORE", column("W", "胜", 1, "D", 0.5, "L", 0), [["红"]])
    ).resolves.toEqual(column(1.9, 1.9, 1.9, 1, 1, 0, 0));
    await expect(call("XQSCORE", column("后胜", "先胜", "black win", "红负"))).resolves.toEqual(
      column(2.1, 1.9, 2.1, 0)
    );
  });

  test("a lost game is 0, a game not played is blank", async () => {
    await expect(call("XQSCORE", column(0, null), [["red"]])).resolves.toEqual(column(0, ""));
  });

  test("stays blank while the system's cell is empty: no system is guessed", async () => {
    await expect(call("XQSCORE", [["W"]], [["red"]], [[null]])).resolves.toEqual([[""]]);
  });

  test("a win needs its side, a draw does not", async () => {
    await expect(call("XQSCORE", [["W"]])).rejects.toThrow("which side");
    await expect(call("XQSCORE", column("W", "D"), column(null, null))).resolves.toEqual(
      column("", 1)
    );
  });

  test("takes the two cells of XQSYSTEM as its system", async () => {
    const system = await call("XQSYSTEM", [[391]], [[557]], [[270]], [["比值法"]]);
    await expect(
      call("XQSCORE", column("W", "W"), column("red", "black"), system)
    ).resolves.toEqual(column(1.63, 2.37));
  });

  test.each<[string, (Grid | null)[], string]>([
    ["TRUE for a result", [[[true]], [["red"]]], "not the result of a game"],
    ["two points", [[[2]], [["red"]]], "not the result of a game"],
    ["a text that contradicts the side", [[["红胜"]], [["black"]]], "says the side is"],
    ["an unknown side", [[["W"]], [["white"]]], "red, black"],
    ["an unknown system", [[["W"]], [["red"]], [["elo"]]], "difference"],
    ["a system with a gap", [[["W"]], [["black"]], [[1.9, null, 1, 0]]], "two to four values"],
    ["a system of one value", [[["W"]], [["red"]], [[2]]], "two to four values"],
  ])("refuses %s", async (_, args, message) => {
    await expect(call("XQSCORE", ...args)).rejects.toThrow(message);
  });
});

test("XQSYSTEM answers two cells, blank until all three counts are there", async () => {
  await expect(call("XQSYSTEM", [[391]], [[null]], [[270]])).resolves.toEqual([["", ""]]);
  await expect(call("XQSYSTEM", [[0]], [[0]], [[0]])).rejects.toThrow("no games");
});

test("PROGRESSIVE skips rounds not yet played and is exact to the tenth", async () => {
  await expect(call("PROGRESSIVE", column(2.1, 1.9, 0, null))).resolves.toEqual([[10.1]]);
  await expect(call("PROGRESSIVE", column(null))).resolves.toEqual([[""]]);
});
