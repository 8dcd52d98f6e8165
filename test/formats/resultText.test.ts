import { isProblem } from "../../src/basics/problem";
import { makeResult, parseResult } from "../../src/formats/resultText";

test.each([
  ["=", 0],
  ["＝", 0],
  ["+1", 1],
  ["＋３", 3],
  ["+ 1", 1],
  ["-2", -2],
  ["−2", -2],
  ["–2", -2],
  ["-13", -13],
  ["宕2", -2],
  ["宕二", -2],
  ["宕十一", -11],
  ["下2", -2],
  ["倒2磴", -2],
  ["超1", 1],
  ["超两墩", 2],
  ["正好", 0],
  ["打成", 0],
  ["刚好", 0],
  ["剛好", 0],
  ["做成", 0],
  ["C", 0],
  ["c", 0],
])("%s is %d", (text, overtricks) => {
  expect(parseResult(text)).toBe(overtricks);
});

test.each([
  "4",
  "0",
  "10",
  "４",
  "四",
  "",
  "made 4",
  "+",
  "-",
  "宕",
  "+1,5",
  "+1.5",
  "--1",
  "+1-",
  "420",
  "X",
])("“%s” is not guessed", (text) => {
  expect(parseResult(text)).toEqual({ problem: "result", values: { text } });
});

test("nothing over and nothing under are both just made, without a sign", () => {
  for (const text of ["+0", "-0", "−0", "宕0"]) expect(Object.is(parseResult(text), 0)).toBe(true);
});

test("every result is read as it was written", () => {
  for (let overtricks = -13; overtricks <= 6; overtricks++) {
    const read = parseResult(makeResult(overtricks));
    expect(isProblem(read)).toBe(false);
    expect(read).toBe(overtricks);
  }
  expect([0, 2, -3].map(makeResult)).toEqual(["=", "+2", "-3"]);
});
