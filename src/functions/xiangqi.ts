import { isProblem, type Problem, problem } from "../basics/problem";
import {
  parseXiangqiResult,
  parseXiangqiSide,
  parseXiangqiSystem,
  type XiangqiGame,
} from "../formats/xiangqiText";
import { type GameSide, gameScore, resultOfPoint } from "../xiangqi/gameScore";
import { progressiveScore } from "../xiangqi/progressiveScore";
import {
  ownScoreSystem,
  SCORE_SYSTEMS,
  type ScoreSystem,
  type ScoreSystemName,
} from "../xiangqi/scoreSystem";
import {
  MOST_DECIMALS,
  MOST_GAMES,
  type StatisticsMethod,
  statisticsSystem,
} from "../xiangqi/statisticsSystem";
import { number, wholeNumber } from "../workbook/cellNumbers";
import { cellOf, type Filled, textOf } from "../workbook/cells";
import type { PlacedProblem } from "../workbook/placedProblem";
import { type Argument, answer } from "./answer";
import { elementwise } from "./elementwise";
import { allRead, list, option } from "./lists";
import type { Result } from "./problems";
import { mayBeEmpty, needed, optional, word } from "./readers";

/**
 * The points of a game of xiangqi, where a win with black may count more than one with red.
 *
 * @remarks The result may be W, D or L; 胜, 和 or 负; 1, 0.5 or 0. One text may carry the side as well (后胜, 红负). A draw is worth 1, a loss 0. A system of your own is two cells, red win and black win, as XQSYSTEM gives them; a third is the draw, a fourth the loss.
 * @customfunction
 * @param result The result for this player: win, draw or loss.
 * @param [side] The player's side: red (红, 先) or black (黑, 后); not needed when the result's text has it.
 * @param [system] difference (差额法: 1.9 and 2.1; the default), ratio (比值法: 1.7 and 2.3), plain (传统: 2 and 2), or a range of your own values.
 * @param invocation Excel's call.
 * @requiresParameterAddresses
 * @returns {any[][]} Points.
 * @see The article on reforming the score of xiangqi events (象棋比赛计分改革探讨).
 * @example
 * =DESK.XQSCORE("W", "red") → 1.9
 * =DESK.XQSCORE("后胜", , "比值法") → 2.3
 * =DESK.XQSCORE({"胜";"和";"负"}, "黑") → {2.1;1;0}
 * =DESK.XQSCORE("W", "black", {1.8,2.2}) → 2.2
 */
export function XQSCORE(
  result: unknown[][],
  side: unknown[][],
  system: unknown[][],
  invocation: CustomFunctions.Invocation
) {
  return answer([result, side, system], invocation, (args) => {
    const own = ownSystem(args);
    if (isProblem(own)) return own;
    const game = [needed(readGame), mayBeEmpty(readSide)];
    if (own)
      return elementwise(args, game, (played: XiangqiGame, color?: GameSide | null) =>
        pointsOf(played, color, own)
      );
    return elementwise(
      args,
      [...game, optional(readSystem)],
      (played: XiangqiGame, color?: GameSide | null, name: ScoreSystemName = "difference") =>
        pointsOf(played, color, SCORE_SYSTEMS[name])
    );
  });
}

/**
 * The values of a red and of a black win that statistics make fair, in two cells.
 *
 * @remarks The two always make 4. By difference (差额法) they lie apart by twice the difference of the winning rates; by ratio (比值法) they stand in the inverse ratio of the wins.
 * @customfunction
 * @param redWins Games won by red.
 * @param draws Games drawn.
 * @param blackWins Games won by black.
 * @param [method] difference (差额法, the default) or ratio (比值法).
 * @param [decimals] Decimals of the values, 0 to 6 (default 2).
 * @param invocation Excel's call.
 * @requiresParameterAddresses
 * @returns {any[][]} Two cells in a row: the value of a red win, the value of a black win.
 * @see The article on reforming the score of xiangqi events (象棋比赛计分改革探讨).
 * @example
 * =DESK.XQSYSTEM(391, 557, 270) → {1.9,2.1}
 * =DESK.XQSYSTEM(391, 557, 270, "ratio") → {1.63,2.37}
 */
export function XQSYSTEM(
  redWins: unknown[][],
  draws: unknown[][],
  blackWins: unknown[][],
  method: unknown[][],
  decimals: unknown[][],
  invocation: CustomFunctions.Invocation
) {
  return answer([redWins, draws, blackWins, method, decimals], invocation, (args) => {
    const read = allRead({
      redWins: option(args, 0, readGames),
      draws: option(args, 1, readGames),
      blackWins: option(args, 2, readGames),
      method: option(args, 3, readMethod),
      decimals: option(args, 4, wholeNumber(0, MOST_DECIMALS)),
    });
    if (isProblem(read)) return read;
    const { redWins, draws, blackWins, method, decimals } = read;
    if (redWins === undefined || draws === undefined || blackWins === undefined) return [["", ""]];
    const values = statisticsSystem({ redWins, draws, blackWins }, method, decimals);
    return isProblem(values) ? values : [[values.redWin, values.blackWin]];
  });
}

/**
 * The progressive score (累进分): the sum of a player's running totals, round after round.
 *
 * @customfunction
 * @param scores The player's points in the order of the rounds; rounds not yet played are empty.
 * @param invocation Excel's call.
 * @requiresParameterAddresses
 * @returns {any[][]} Points.
 * @see The article on reforming the score of xiangqi events (象棋比赛计分改革探讨).
 * @example
 * =DESK.PROGRESSIVE({2;2;1;0}) → 16
 * =DESK.PROGRESSIVE({2.1,1.9,0,1.9}) → 16
 */
export function PROGRESSIVE(scores: unknown[][], invocation: CustomFunctions.Invocation) {
  return answer([scores], invocation, (args) => {
    const scores = list(args, 0, number);
    if (isProblem(scores)) return scores;
    return [[scores.length ? progressiveScore(scores.map(({ value }) => value)) : ""]];
  });
}

const readGames = wholeNumber(0, MOST_GAMES);
const readSide = word(parseXiangqiSide);
const readSystem = word(parseXiangqiSystem);

/** A result in words, or 1, 0.5 and 0 as some score sheets have it. */
function readGame(cell: Filled): XiangqiGame | Problem {
  if (typeof cell === "string") return parseXiangqiResult(cell);
  const result = typeof cell === "number" ? resultOfPoint(cell) : null;
  return result ? { result, side: null } : problem("xiangqiResult", { text: textOf(cell) });
}

/** The two methods that statistics know; the traditional system needs none. */
function readMethod(cell: Filled): StatisticsMethod | Problem {
  const name = readSystem(cell);
  return name === "plain"
    ? problem("choice", { text: textOf(cell), choices: "difference (差额法), ratio (比值法)" })
    : name;
}

/** The points of a game; blank while an empty cell leaves the side open. */
function pointsOf(
  game: XiangqiGame,
  side: GameSide | null | undefined,
  system: ScoreSystem
): Result {
  if (game.side && side && game.side !== side)
    return problem("sideContradicts", { inText: game.side, given: side });
  const color = game.side ?? side;
  if (color) return gameScore(game.result, color, system);
  // A draw or a loss is worth the same on either side.
  if (game.result !== "win") return gameScore(game.result, "red", system);
  return color === null ? "" : problem("sideMissing");
}

/** A system of the director's own, when the argument holds numbers. */
function ownSystem(args: readonly Argument[]): ScoreSystem | PlacedProblem | undefined {
  const hasNumbers = args[2]?.some((row) => row.some((raw) => typeof cellOf(raw) === "number"));
  if (!hasNumbers) return undefined;
  const values = list(args, 2, number);
  if (isProblem(values)) return values;
  // An empty cell before a filled one would shift the values that follow it.
  const cells = args[2]!.flat();
  if (cells.slice(0, values.length).some((raw) => cellOf(raw) === null))
    return problem("scoreSystem");
  return ownScoreSystem(values.map(({ value }) => value));
}
