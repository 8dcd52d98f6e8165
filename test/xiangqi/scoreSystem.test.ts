import { ownScoreSystem, SCORE_SYSTEM_NAMES, SCORE_SYSTEMS } from "../../src/xiangqi/scoreSystem";

test("in every system a red and a black win make 4, a draw 1 each", () => {
  for (const name of SCORE_SYSTEM_NAMES) {
    const { redWin, blackWin, draw, loss } = SCORE_SYSTEMS[name];
    expect([redWin + blackWin, draw, loss]).toEqual([4, 1, 0]);
  }
});

test("a system of one's own needs the two wins; draw and loss are 1 and 0 unless given", () => {
  expect(ownScoreSystem([1.8, 2.2])).toEqual({ redWin: 1.8, blackWin: 2.2, draw: 1, loss: 0 });
  expect(ownScoreSystem([3, 3, 1.5, 0.5])).toEqual({
    redWin: 3,
    blackWin: 3,
    draw: 1.5,
    loss: 0.5,
  });
});

test.each([
  ["no value", []],
  ["one value", [2]],
  ["five values", [2, 2, 1, 0, 0]],
  ["a win worth less than a draw", [0.9, 2.1]],
  ["a loss worth more than a draw", [2, 2, 1, 1.5]],
  ["an endless win", [Infinity, 2]],
])("a system with %s is refused", (_, values) => {
  expect(ownScoreSystem(values)).toMatchObject({ problem: "scoreSystem" });
});
