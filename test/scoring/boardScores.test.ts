import {
  boardScore,
  contractScores,
  GREATEST_SCORE,
  isBoardScore,
  isScore,
} from "../../src/scoring/boardScores";
import { EVERY_CONTRACT, EVERY_RESULT } from "../fixtures/everyContract";
import { DOWN, JUST_MADE, OVERTRICK } from "../fixtures/law77";

/** North-South's scores of Law 77's tables, written by hand: columns not vulnerable, vulnerable. */
function fromTables(isVulnerable: boolean): Set<number> {
  const scores = new Set<number>();
  for (let doubling = 0; doubling < 3; doubling++) {
    const at = doubling + (isVulnerable ? 3 : 0);
    for (const [name, made] of Object.entries(JUST_MADE)) {
      const strain = name.slice(1);
      for (let over = 0; over <= 7 - Number(name[0]); over++)
        scores.add(made[at]! + over * OVERTRICK[strain]![at]!);
    }
    for (const down of DOWN) scores.add(-down[at]!);
  }
  return scores;
}

test.each([
  [1, false, false],
  [2, true, false],
  [3, false, true],
  [4, true, true],
])("on board %i the scores of Law 77's tables are possible, and no others", (board, ns, ew) => {
  const possible = new Set([0, ...fromTables(ns), ...[...fromTables(ew)].map((score) => -score)]);
  for (let score = -8000; score <= 8000; score += 10)
    expect([score, isBoardScore(score, board)]).toEqual([score, possible.has(score)]);
  for (const score of [5, 421, 62.5, NaN]) expect(isBoardScore(score, board)).toBe(false);
});

test("every score of Law 77's tables is one, the greatest among them; parts of tens and more points are not", () => {
  const all = [...fromTables(false), ...fromTables(true)];
  for (const score of [0, ...all, ...all.map((one) => -one)]) expect(isScore(score)).toBe(true);
  expect(Math.max(...all.map(Math.abs))).toBe(GREATEST_SCORE);
  for (const score of [5, 425, 420.5, 7610, -7610, 1e300, Infinity, NaN])
    expect(isScore(score)).toBe(false);
});

test("a contract by East or West scores for North-South the other way round", () => {
  const game = { level: 4, strain: "S", doubling: 0 } as const;
  expect(boardScore(game, "N", 0, 2)).toBe(620);
  expect(boardScore(game, "E", 0, 2)).toBe(-420);
  expect(boardScore(game, "W", -1, 3)).toBe(100);
  expect(boardScore(game, "S", -2, 1)).toBe(-100);
});

test("what a contract can bring are its fourteen results, for either side while nobody declares it", () => {
  for (const contract of EVERY_CONTRACT) {
    const own = EVERY_RESULT.filter(([one]) => one === contract);
    for (const board of [1, 2, 3, 4]) {
      const by = (seat: "N" | "E") =>
        own.map(([, over]) => boardScore(contract, seat, over, board));
      expect(contractScores(contract, "S", board)).toEqual(by("N"));
      expect(contractScores(contract, "W", board)).toEqual(by("E"));
      expect(contractScores(contract, undefined, board)).toEqual([...by("N"), ...by("E")]);
    }
  }
});
