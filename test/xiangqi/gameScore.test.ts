import {
  type GameResult,
  GAME_RESULTS,
  type GameSide,
  GAME_SIDES,
  gameScore,
  resultOfPoint,
} from "../../src/xiangqi/gameScore";
import { decimalSum } from "../../src/basics/decimals";
import { SCORE_SYSTEM_NAMES, SCORE_SYSTEMS } from "../../src/xiangqi/scoreSystem";
import { BOTH_SIDES, EXTREMES } from "../fixtures/articles.xiangqi";
import { XIANGQI_PLAYERS } from "../fixtures/xiangqiPlayers";

const RESULTS: Record<string, GameResult> = { W: "win", D: "draw", L: "loss" };
const OTHER: Record<GameResult, GameResult> = { win: "loss", draw: "draw", loss: "win" };

const gamesOf = (games: string): { side: GameSide; result: GameResult }[] =>
  games
    .split(" ")
    .map((game) => ({ side: game[0] === "r" ? "red" : "black", result: RESULTS[game[1]!]! }));

test("a win with red and with black by the three systems", () => {
  const wins = SCORE_SYSTEM_NAMES.map((name) =>
    GAME_SIDES.map((side) => gameScore("win", side, SCORE_SYSTEMS[name]))
  );
  expect(wins).toEqual([
    [1.9, 2.1],
    [1.7, 2.3],
    [2, 2],
  ]);
});

test("a draw is 1 and a loss 0 on either side", () => {
  for (const name of SCORE_SYSTEM_NAMES)
    for (const side of GAME_SIDES) {
      expect(gameScore("draw", side, SCORE_SYSTEMS[name])).toBe(1);
      expect(gameScore("loss", side, SCORE_SYSTEMS[name])).toBe(0);
    }
});

test("the nine players have the points that the article prints", () => {
  for (const { games, printed } of XIANGQI_PLAYERS)
    for (const name of SCORE_SYSTEM_NAMES) {
      const points = gamesOf(games).map(({ side, result }) =>
        gameScore(result, side, SCORE_SYSTEMS[name])
      );
      expect(decimalSum(points)).toBe(printed[name][0]);
    }
});

test.each(EXTREMES)("$system: six wins with $winsWith and five draws are $points points", (one) => {
  const system = SCORE_SYSTEMS[one.system];
  const other = one.winsWith === "red" ? "black" : "red";
  const points = [
    ...new Array<number>(6).fill(gameScore("win", one.winsWith, system)),
    ...new Array<number>(5).fill(gameScore("draw", other, system)),
  ];
  expect(decimalSum(points)).toBe(one.points);
});

test("by the ratio both sides of a player's games got what the article works out", () => {
  const totals = XIANGQI_PLAYERS.slice(0, 8).map(({ name, games }) => {
    const points = gamesOf(games).flatMap(({ side, result }) => [
      gameScore(result, side, SCORE_SYSTEMS.ratio),
      gameScore(OTHER[result], side === "red" ? "black" : "red", SCORE_SYSTEMS.ratio),
    ]);
    return [name, decimalSum(points)] as const;
  });
  expect(Object.fromEntries(totals)).toEqual(BOTH_SIDES.totals);
  expect(decimalSum(totals.map(([, total]) => total)) / totals.length).toBe(BOTH_SIDES.mean);
});

test("score sheets write 1, 0.5 and 0 for win, draw and loss, and nothing else", () => {
  expect([1, 0.5, 0].map(resultOfPoint)).toEqual([...GAME_RESULTS]);
  expect([2, 1.9, -1, NaN].map(resultOfPoint)).toEqual([null, null, null, null]);
});
