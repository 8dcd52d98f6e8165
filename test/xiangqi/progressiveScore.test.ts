import fc from "fast-check";

import { progressiveScore } from "../../src/xiangqi/progressiveScore";
import { SCORE_SYSTEM_NAMES, SCORE_SYSTEMS } from "../../src/xiangqi/scoreSystem";
import { XIANGQI_PLAYERS } from "../fixtures/xiangqiPlayers";

test("the nine players have the progressive scores that the article prints", () => {
  for (const { games, printed } of XIANGQI_PLAYERS)
    for (const name of SCORE_SYSTEM_NAMES) {
      const { redWin, blackWin } = SCORE_SYSTEMS[name];
      const points: Record<string, number> = {
        rW: redWin,
        bW: blackWin,
        rD: 1,
        bD: 1,
        rL: 0,
        bL: 0,
      };
      const scores = games.split(" ").map((game) => points[game]!);
      expect(progressiveScore(scores)).toBe(printed[name][1]);
    }
});

test("a point won early counts in every later total", () => {
  expect(progressiveScore([2, 2, 1, 0])).toBe(16);
  expect(progressiveScore([0, 1, 2, 2])).toBe(9);
});

test("nothing played is nothing scored", () => {
  expect(progressiveScore([])).toBe(0);
  expect(progressiveScore([-0])).toBe(0);
});

test("the first of n rounds counts n times, the last once, exactly to the hundredth", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 30 }), (hundredths) => {
      const n = hundredths.length;
      const whole = hundredths.reduce((sum, one, round) => sum + one * (n - round), 0);
      expect(progressiveScore(hundredths.map((one) => one / 100))).toBe(whole / 100);
    })
  );
});
