import { isProblem } from "../../src/basics/problem";
import { makeContract, parseContract } from "../../src/formats/contractText";
import { DIRECTIONS } from "../../src/scoring/direction";
import { EVERY_CONTRACT, EVERY_RESULT } from "../fixtures/everyContract";
import { contractFrom } from "../fixtures/law77";

/** A text's contract, declarer and result as `4SX N 1`, or the code of its problem. */
function read(text: string): string {
  const found = parseContract(text);
  if (isProblem(found)) return found.problem;
  if (!found.contract) return "passed out";
  const { level, strain, doubling } = found.contract;
  return [`${level}${strain}${"X".repeat(doubling)}`, found.declarer, found.overtricks]
    .filter((part) => part !== undefined)
    .join(" ");
}

test.each([
  ["4S", "4S"],
  ["4SX", "4SX"],
  ["4 S x", "4SX"],
  [" 4　Ｓ　ｘ ", "4SX"],
  ["3NT", "3NT"],
  ["3n", "3NT"],
  ["3 N T", "3NT"],
  ["7NXX", "7NTXX"],
  ["4dx", "4DX"],
  ["6NT**", "6NTXX"],
  ["6♥*", "6HX"],
  ["4 spades doubled", "4SX"],
  ["1 No Trump redoubled", "1NTXX"],
  ["3 Hearts", "3H"],
  ["2 clubs dbl", "2CX"],
])("%s is read as %s", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ["1♣xx", "1CXX"],
  ["2♦", "2D"],
  ["2♥️", "2H"],
  ["2♥︎X", "2HX"],
  ["4♠×", "4SX"],
  ["4♤", "4S"],
  ["1♡", "1H"],
  ["1♢", "1D"],
  ["1♧", "1C"],
  ["4♥N=", "4H N 0"],
  ["4♥NX+1", "4HX N 1"],
  ["３ ♠NT", "contract"],
  ["3NT♠", "contract"],
  ["3N♠", "contract"],
])("with suit symbols, black or white: %s is %s", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ["3无将", "3NT"],
  ["3無將", "3NT"],
  ["3無王", "3NT"],
  ["三无将", "3NT"],
  ["4黑桃加倍", "4SX"],
  ["2红桃再加倍", "2HXX"],
  ["2红心", "2H"],
  ["2紅心賭倍", "2HX"],
  ["2紅心再賭倍", "2HXX"],
  ["3方块", "3D"],
  ["3方塊", "3D"],
  ["1梅花", "1C"],
  ["1草花", "1C"],
])("in Chinese: %s is %s", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  ...["PASS", "Pass", "p", "AP", "all pass", "Passed out", "pass out"],
  ...["全不叫", "弃权", "棄權", "派司", "ＰＡＳＳ"],
])("%s is a board passed out", (text) => {
  expect(parseContract(text)).toEqual({ contract: null });
});

test.each([
  ["4SXN+1", "4SX N 1"],
  ["6NTXN=", "6NTX N 0"],
  ["4SEx+1", "4SX E 1"],
  ["3NT N x -2", "3NTX N -2"],
  ["3NT= E", "3NT E 0"],
  ["E 4H +2", "4H E 2"],
  ["S 4Sx -2", "4SX S -2"],
  ["W 1NTx -3", "1NTX W -3"],
  ["4S by North, +1", "4S N 1"],
  ["4S (W) − 1", "4S W -1"],
  ["4S, e, -1", "4S E -1"],
  ["2H-2", "2H -2"],
  ["2H–2", "2H -2"],
  ["2S+3", "2S 3"],
  ["7NT-13", "7NT -13"],
  ["1C＋６", "1C 6"],
  ["4黑桃 宕2", "4S -2"],
  ["4黑桃宕二", "4S -2"],
  ["四黑桃 宕十", "4S -10"],
  ["4黑桃 下1墩", "4S -1"],
  ["4黑桃 倒1磴", "4S -1"],
  ["4黑桃 超1", "4S 1"],
  ["4黑桃 正好", "4S 0"],
  ["4黑桃打成", "4S 0"],
  ["南 4红桃 +1", "4H S 1"],
  ["南家 4红桃加倍 宕两墩", "4HX S -2"],
  ["北3无将=", "3NT N 0"],
  ["3无将 东 +1", "3NT E 1"],
])("with declarer and result: %s is %s", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test("after the strain, N, E, S and W are the declarer", () => {
  expect(["3NE", "3NS", "3NTS", "3NN", "4SS", "4SN", "4DW"].map(read)).toEqual([
    ...["3NT E", "3NT S", "3NT S", "3NT N", "4S S", "4S N", "4D W"],
  ]);
});

test("D is diamonds and never a double", () => {
  expect(["4D", "4DX", "4SD", "4♠♦", "4DD"].map(read)).toEqual([
    ...["4D", "4DX", "contract", "contract", "contract"],
  ]);
});

test("the level, the strain and the contract are told apart when they are wrong", () => {
  for (const text of ["0S", "8S", "8NT", "10H", "04S", "12NT E +1"])
    expect(read(text)).toBe("level");
  for (const text of ["4Q", "4", "3Z", "1.5NT", "7 黑"]) expect(read(text)).toBe("strain");
  for (const text of ["", " ", "NT", "S", "9Q", "20260101", "NoPlay", "A6040", "未打", "TRUE"])
    expect(read(text)).toBe("contract");
});

test("what may be meant in two ways is refused", () => {
  for (const text of [
    ...["4S4", "4S 10", "4S +1 0"], // "made 4", or four over, or ten tricks?
    ...["4S X X", "4SX*", "4SXXX"],
    ...["4S+1-1", "4S=+1", "N 4S E", "4S N N"],
    ...["4S 5H", "4S made", "3NTT", "3SA", "4S--1", "4S-", "4S+", "+1 4S", "x4S"],
  ])
    expect([text, read(text)]).toEqual([text, "contract"]);
});

test("a result that the contract cannot have is refused with its limits", () => {
  expect(parseContract("3NT+5")).toMatchObject({
    problem: "resultImpossible",
    values: { text: "3NT+5", result: 5, least: -9, most: 4 },
  });
  expect(["4S-10", "4S-11", "7NT=", "7NT+1", "1C+6", "1C+7", "4S-99"].map(read)).toEqual([
    "4S -10",
    "resultImpossible",
    "7NT 0",
    "resultImpossible",
    "1C 6",
    "resultImpossible",
    "resultImpossible",
  ]);
});

test("a problem names the text as it was typed", () => {
  for (const text of ["８ｓ", "4q", "no idea"])
    expect(parseContract(text)).toMatchObject({ values: { text } });
});

test("just made is a plain zero, however it is written", () => {
  for (const text of ["4S=", "4S+0", "4S-0", "4S宕0"])
    expect(parseContract(text)).toHaveProperty("overtricks", 0);
});

test("every contract, with any declarer and any result, is read as it was written", () => {
  for (const [contract, overtricks] of EVERY_RESULT)
    for (const declarer of DIRECTIONS)
      for (const written of [
        { contract, declarer, overtricks },
        { contract, overtricks },
      ])
        expect(parseContract(makeContract(written))).toEqual(written);
  for (const contract of EVERY_CONTRACT)
    for (const declarer of DIRECTIONS)
      for (const written of [{ contract, declarer }, { contract }])
        expect(parseContract(makeContract(written))).toEqual(written);
  expect(parseContract(makeContract({ contract: null }))).toEqual({ contract: null });
});

test("a contract is written as directors write it", () => {
  expect(makeContract({ contract: contractFrom("4SX"), declarer: "N", overtricks: 1 })).toBe(
    "4SX N +1"
  );
  expect(makeContract({ contract: contractFrom("3NT"), overtricks: 0 })).toBe("3NT =");
  expect(makeContract({ contract: contractFrom("2HXX"), overtricks: -2 })).toBe("2HXX -2");
  expect(makeContract({ contract: null })).toBe("PASS");
});

test("an answer cannot be changed by whoever asked first", () => {
  const first = parseContract("4SX N +1");
  expect(Object.isFrozen(first)).toBe(true);
  expect(isProblem(first) || Object.isFrozen(first.contract)).toBe(true);
  expect(parseContract("4SX N +1")).toEqual(first);
});

test("the answer stays the same after tens of thousands of other texts", () => {
  const before = read("5♦x W -3");
  for (let i = 0; i < 40_000; i++) parseContract(`4S row ${i}`);
  expect(read("5♦x W -3")).toBe(before);
});
