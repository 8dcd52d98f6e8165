import type { Contract } from "../../src/scoring/contract";
import { duplicateScore } from "../../src/scoring/duplicateScore";
import { TOTALS } from "../fixtures/articles.rules";
import { EVERY_RESULT } from "../fixtures/everyContract";
import {
  contractFrom,
  DOWN,
  JUST_MADE,
  OVERTRICK,
  SPOT_SCORES,
  WHOLE_SPACE,
} from "../fixtures/law77";

const score = (text: string, overtricks = 0, vulnerable = false) =>
  duplicateScore(contractFrom(text), overtricks, vulnerable);

const both = (text: string, overtricks = 0) =>
  [false, true].map((vulnerable) => score(text, overtricks, vulnerable));

/** From the printed tables alone: the contract just made, then overtrick by overtrick. */
function fromTables(contract: Contract, overtricks: number, vulnerable: boolean): number {
  const column = contract.doubling + (vulnerable ? 3 : 0);
  if (overtricks < 0) return -DOWN[-overtricks - 1]![column]!;
  const kind = { C: "m", D: "m", H: "M", S: "M", NT: "NT" }[contract.strain];
  return JUST_MADE[`${contract.level}${kind}`]![column]! + overtricks * OVERTRICK[kind]![column]!;
}

/** Law 77 read out sentence by sentence, trick by trick. */
function fromTheLaw({ level, strain, doubling }: Contract, tricks: number, v: boolean): number {
  const times = [1, 2, 4][doubling]!;
  const needed = level + 6;
  let total = 0;
  for (let down = 1; down <= needed - tricks; down++) {
    if (doubling === 0) total -= v ? 100 : 50;
    else total -= doubling * (down === 1 ? (v ? 200 : 100) : !v && down <= 3 ? 200 : 300);
  }
  if (total < 0) return total;
  for (let odd = 1; odd <= level; odd++) {
    const value = strain === "C" || strain === "D" ? 20 : strain === "NT" && odd === 1 ? 40 : 30;
    total += value * times;
  }
  total += total >= 100 ? (v ? 500 : 300) : 50;
  if (level === 6) total += v ? 750 : 500;
  if (level === 7) total += v ? 1500 : 1000;
  if (doubling === 1) total += 50;
  if (doubling === 2) total += 100;
  for (let over = needed + 1; over <= tricks; over++) {
    if (doubling === 0) total += strain === "C" || strain === "D" ? 20 : 30;
    else total += (v ? 200 : 100) * doubling;
  }
  return total;
}

const EVERY_CASE = EVERY_RESULT.flatMap(([contract, overtricks]) =>
  [false, true].map((vulnerable) => [contract, overtricks, vulnerable] as const)
);

test("every contract scores what the printed tables of Law 77 say", () => {
  for (const [contract, overtricks, vulnerable] of EVERY_CASE) {
    const expected = fromTables(contract, overtricks, vulnerable);
    expect([contract, overtricks, duplicateScore(contract, overtricks, vulnerable)]).toEqual([
      contract,
      overtricks,
      expected,
    ]);
  }
});

test("every contract scores what the sentences of Law 77 add up to", () => {
  for (const [contract, overtricks, vulnerable] of EVERY_CASE) {
    const expected = fromTheLaw(contract, contract.level + 6 + overtricks, vulnerable);
    expect(duplicateScore(contract, overtricks, vulnerable)).toBe(expected);
  }
});

test("over all contracts and results the scores have the sums that nine programs agree on", () => {
  const scores = EVERY_CASE.map((one) => duplicateScore(...one));
  expect({
    cases: scores.length,
    sum: scores.reduce((sum, one) => sum + one, 0),
    least: Math.min(...scores),
    most: Math.max(...scores),
    different: new Set(scores).size,
    sumOfSquares: scores.reduce((sum, one) => sum + one * one, 0),
  }).toEqual(WHOLE_SPACE);
});

test.each(SPOT_SCORES)(
  "%s %d, vulnerable %s, scores %d",
  (text, overtricks, vulnerable, expected) => {
    expect(score(text, overtricks, vulnerable)).toBe(expected);
  }
);

test.each(TOTALS)(
  "%s, vulnerable %s, with %d over scores %d, as follows from the rules article",
  (text, vulnerable, overtricks, expected) => {
    expect(score(text, overtricks, vulnerable)).toBe(expected);
  }
);

describe("mistakes that other programs made", () => {
  test("exactly 100 trick points are a game: 3NT, 5C and 5D", () => {
    expect(["3NT", "5C", "5D"].map((text) => both(text))).toEqual([
      [400, 600],
      [400, 600],
      [400, 600],
    ]);
  });

  test("slams earn their bonus beside the game's, at both vulnerabilities, made and down", () => {
    expect(both("6C")).toEqual([920, 1370]);
    expect(both("6NT")).toEqual([990, 1440]);
    expect(both("7C")).toEqual([1440, 2140]);
    expect(both("7S")).toEqual([1510, 2210]);
    expect(both("7NT")).toEqual([1520, 2220]);
    expect(both("6S", -1)).toEqual([-50, -100]);
    expect(both("7NT", -1)).toEqual([-50, -100]);
  });

  test("the fourth undertrick doubled, not vulnerable, costs 300 and not 200", () => {
    expect([-3, -4, -5].map((down) => score("4SX", down))).toEqual([-500, -800, -1100]);
  });

  test("ten to thirteen down are scored like any other result", () => {
    expect([-10, -11, -12, -13].map((down) => both("7NTX", down))).toEqual([
      [-2600, -2900],
      [-2900, -3200],
      [-3200, -3500],
      [-3500, -3800],
    ]);
  });
});
