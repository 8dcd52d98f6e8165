import { type Problem, problem } from "../basics/problem";
import { plainText } from "../basics/text";
import { type GameResult, type GameSide } from "../xiangqi/gameScore";
import type { ScoreSystemName } from "../xiangqi/scoreSystem";

/** A game as one player's line has it; the side is null where the text does not say it. */
export interface XiangqiGame {
  readonly result: GameResult;
  readonly side: GameSide | null;
}

const RESULTS: Readonly<Record<GameResult, readonly string[]>> = {
  win: ["W", "WIN", "WON", "胜", "赢"],
  draw: ["D", "DRAW", "DRAWN", "=", "½", "和", "和棋", "平"],
  loss: ["L", "LOSS", "LOST", "LOSE", "负", "输"],
};

const SIDES: Readonly<Record<GameSide, readonly string[]>> = {
  red: ["R", "RED", "红", "红方", "红棋", "执红", "執红", "先", "先手", "先走"],
  black: ["B", "BLACK", "黑", "黑方", "黑棋", "执黑", "執黑", "后", "后手", "后走"],
};

const SYSTEMS: Readonly<Record<ScoreSystemName, readonly string[]>> = {
  difference: ["DIFFERENCE", "差额法", "差额"],
  ratio: ["RATIO", "比值法", "比值"],
  plain: ["PLAIN", "传统", "传统法"],
};

const RESULT_OF = byWord(RESULTS);
const SIDE_OF = byWord(SIDES);
const SYSTEM_OF = byWord(SYSTEMS);

/** Result and side in one text, in either order: 后胜, 胜(后), red loss. */
const GAME_OF: ReadonlyMap<string, XiangqiGame> = new Map(
  [...SIDE_OF].flatMap(([sideWord, side]) =>
    [...RESULT_OF].flatMap(([resultWord, result]): [string, XiangqiGame][] => [
      [sideWord + resultWord, { result, side }],
      [resultWord + sideWord, { result, side }],
    ])
  )
);

/** Reads the result of a game for one player, with the side he had if the text says it. */
export function parseXiangqiResult(text: string): XiangqiGame | Problem {
  const word = wordOf(text);
  const result = RESULT_OF.get(word);
  if (result) return { result, side: null };
  return GAME_OF.get(word) ?? problem("xiangqiResult", { text });
}

/** Reads the side a player had. */
export function parseXiangqiSide(text: string): GameSide | Problem {
  return (
    SIDE_OF.get(wordOf(text)) ?? problem("choice", { text, choices: "red, black, 红, 黑, 先, 后" })
  );
}

/** Reads the name of a score system, or of the method by which statistics make one. */
export function parseXiangqiSystem(text: string): ScoreSystemName | Problem {
  return (
    SYSTEM_OF.get(wordOf(text)) ??
    problem("choice", { text, choices: "difference (差额法), ratio (比值法), plain (传统)" })
  );
}

function byWord<T extends string>(words: Readonly<Record<T, readonly string[]>>): Map<string, T> {
  return new Map(
    (Object.entries(words) as [T, readonly string[]][]).flatMap(([meaning, spellings]) =>
      spellings.map((spelling): [string, T] => [spelling, meaning])
    )
  );
}

function wordOf(text: string): string {
  return plainText(text).replace(/[ ()[\],:;/_-]/g, "");
}
