import { call, type Grid } from "./formula";

const score = async (...args: unknown[]) =>
  (
    await call("BRIDGESCORE", ...args.map((arg) => (arg === null ? null : ([[arg]] as Grid))))
  )[0]![0];

describe("BRIDGESCORE reads contracts as people and programs write them", () => {
  test.each<[string, unknown, number]>([
    ["4SX", 1, 690],
    ["4 S x", 1, 690],
    ["3NT", 0, 400],
    ["3n", 0, 400],
    ["1♣xx", 0, 230],
    ["6NT**", -1, -200],
    ["3无将", 0, 400],
    ["4黑桃加倍", 0, 590],
    ["４ＳＸ", "＝", 590],
    ["3無王", "＋1", 430],
    ["2♥️", "−2", -100],
    ["2H", "宕2", -100],
  ])("%s %s", async (contract, result, expected) => {
    await expect(score(contract, result)).resolves.toBe(expected);
  });

  test.each(["PASS", "AP", "P", "Passed out", "pass", "全不叫"])(
    "%s is a real zero",
    async (text) => {
      await expect(score(text)).resolves.toBe(0);
    }
  );

  test.each<[string, unknown, number]>([
    ["4SXN+1", "None", 690],
    ["3NT= E", "All", -600],
    ["E 4H +2", "None", -480],
    ["2H-2", null, -100],
    ["W 1NTx -3", "None", 500],
  ])("%s carries its own result", async (contract, vulnerability, expected) => {
    await expect(score(contract, null, vulnerability)).resolves.toBe(expected);
  });
});

describe("BRIDGESCORE takes the vulnerability", () => {
  test.each<[unknown, string, number]>([
    [true, "E", -620],
    [false, "E", -420],
    ["EW", "E", -620],
    ["E-W", "E", -620],
    ["东西有局", "E", -620],
    ["NS", "E", -420],
    ["Both", "W", -620],
    ["双方有局", "N", 620],
    ["Love", "N", 420],
    [16, "E", -620],
    [32, "W", -620],
    [17, "N", 420],
  ])("%s with declarer %s", async (vulnerability, declarer, expected) => {
    await expect(score("4S", 0, vulnerability, declarer)).resolves.toBe(expected);
  });

  test("a number is always a board: 1 is board 1, not TRUE", async () => {
    await expect(score("4S", 0, 1, "N")).resolves.toBe(420);
    await expect(score("4S", 0, true, "N")).resolves.toBe(620);
  });

  test("board 4 makes everybody vulnerable, so it needs no declarer", async () => {
    await expect(score("4S", 0, 4)).resolves.toBe(620);
  });

  test.each(["NS", "EW", "南北有局", 2, 16])("%s needs a declarer", async (vulnerability) => {
    await expect(score("4S", 0, vulnerability)).rejects.toThrow("say who declared");
  });
});

describe("BRIDGESCORE refuses", () => {
  test.each<[string, unknown[], string]>([
    ["a result nobody gave", ["4S"], "has no result"],
    ["eleven tricks too few", ["4S", -11], "cannot have the result"],
    ["five overtricks in 3NT", ["3NT", 5], "cannot have the result"],
    ["level 8", ["8S", 0], "level"],
    ["an unknown strain", ["4Q", 0], "strain"],
    ["a number for a contract", [4, 0], "is not a contract"],
    ["TRUE for a contract", [true, 0], "is not a contract"],
    ["TRUE for a result", ["4S", true], "is not a result"],
    ["a result as a number in text", ["4S", "1"], "“1”"],
    ["half a trick", ["4S", 0.5], "is not a result"],
    ["board 0", ["4S", 0, 0, "N"], "vulnerability"],
    ["a vulnerability nobody knows", ["4S", 0, "red"], "vulnerability"],
    ["a declarer nobody knows", ["4S", 0, true, "X"], "is not a seat"],
    ["a suit symbol for a seat", ["4S", 0, "EW", "♠"], "is not a seat"],
    ["two suits, one a symbol", ["4H♠+1"], "is not a contract"],
    ["two suit symbols", ["3♥♠="], "is not a contract"],
    ["a suit symbol before a contract", ["♠4H="], "is not a contract"],
    ["two results that differ", ["4S+1", 2], "says the result is"],
    ["two declarers that differ", ["4SN=", null, "None", "E"], "says the declarer is"],
    ["tricks in a board passed out", ["PASS", 1], "says the result is"],
  ])("%s", async (_, args, message) => {
    await expect(score(...args)).rejects.toThrow(message);
  });

  test("nothing when text and argument agree", async () => {
    await expect(score("4SN+1", 1, "None", "N")).resolves.toBe(450);
  });
});

test("BRIDGESCORE leaves a row blank until all of it is there, and a pass is complete at once", async () => {
  const cells = await call(
    "BRIDGESCORE",
    [["4S"], ["4S"], ["4S"], [null], ["PASS"], ["4S=N"]],
    [[0], [null], [0], [0], [null], [null]],
    [["NS"], ["NS"], [null], ["NS"], [null], ["NS"]],
    [["N"], ["N"], ["N"], ["N"], [null], [null]]
  );
  expect(cells).toEqual([[620], [""], [""], [""], [0], [620]]);
});

describe("CONTRACT", () => {
  test.each([
    ["1S P 2S P P P", "N", "2S N"],
    ["1S P 2S P P P", "E", "2S E"],
    ["P 1S P 4S X XX AP", "N", "4SXX E"],
    ["1N, P, 3N, AP", "S", "3NT S"],
    ["不叫 1黑桃 不叫 2黑桃 加倍 不叫 不叫 不叫", "北", "2SX E"],
    ["P P P P", "N", "PASS"],
  ])("“%s” dealt by %s ends in %s", async (auction, dealer, expected) => {
    await expect(call("CONTRACT", [[auction]], [[dealer]])).resolves.toEqual([[expected]]);
  });

  test("without a dealer nobody is named", async () => {
    await expect(call("CONTRACT", [["1S P 2S P P P"]], null)).resolves.toEqual([["2S"]]);
  });

  test("one call a cell is read row by row, empty cells apart", async () => {
    const rows = [
      ["1S", "P", "2S", "P"],
      ["P", "P", null, null],
    ];
    await expect(call("CONTRACT", rows, [["N"]])).resolves.toEqual([["2S N"]]);
  });

  test("an empty cell between calls is refused: a pass left out would change who declares", async () => {
    await expect(call("CONTRACT", [["1S", null, "2S", "P", "P", "P"]], [["N"]])).rejects.toThrow(
      "empty cell before this call"
    );
    const table = [
      [null, null, "1S", "P"],
      ["P", "P", null, null],
    ];
    await expect(call("CONTRACT", table, [["S"]])).resolves.toEqual([["1S S"]]);
  });

  test("a call that is not legal is named with its position", async () => {
    await expect(call("CONTRACT", [["1S P 1H"]], null)).rejects.toThrow("Call 3, “1H”");
    await expect(call("CONTRACT", [["1S X X"]], null)).rejects.toThrow("Call 3");
  });

  test("an auction still going on has no contract", async () => {
    await expect(call("CONTRACT", [["1S P P"]], null)).rejects.toThrow("has not ended");
  });

  test("no calls at all leave the cell blank", async () => {
    await expect(call("CONTRACT", [[null]], [["N"]])).resolves.toEqual([[""]]);
  });
});

test("dealer and vulnerability follow Law 2 for every board of the cycle", async () => {
  const boards = Array.from({ length: 16 }, (_, i) => [i + 1]);
  const dealers = await call("DEALER", boards);
  const vulnerable = await call("VULNERABILITY", boards);
  expect(dealers.flat().join("")).toBe("NESWNESWNESWNESW");
  expect(vulnerable.flat().join(" ")).toBe(
    "None NS EW All NS EW All None EW All None NS All None NS EW"
  );
});

test("a board number as text is refused, not guessed", async () => {
  await expect(call("DEALER", [["7"]])).rejects.toThrow("is text. Type it as a number.");
});

test.each([0, -1, 1.5, 1e300, "one", true])("%p is no board", async (board) => {
  await expect(call("DEALER", [[board]])).rejects.toThrow("board");
});
