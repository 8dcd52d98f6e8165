import { type Problem, problem } from "../basics/problem";

/** What the games of an event are worth; red moves first, so a win with black may count more. */
export interface ScoreSystem {
  readonly redWin: number;
  readonly blackWin: number;
  readonly draw: number;
  readonly loss: number;
}

/** 差额法, 比值法 and the traditional 2-1-0, in the article on reforming the score of xiangqi events. */
export const SCORE_SYSTEM_NAMES = ["difference", "ratio", "plain"] as const;

export type ScoreSystemName = (typeof SCORE_SYSTEM_NAMES)[number];

/** The systems as the article uses them: a red and a black win always make 4 together. */
export const SCORE_SYSTEMS: Readonly<Record<ScoreSystemName, ScoreSystem>> = {
  difference: { redWin: 1.9, blackWin: 2.1, draw: 1, loss: 0 },
  ratio: { redWin: 1.7, blackWin: 2.3, draw: 1, loss: 0 },
  plain: { redWin: 2, blackWin: 2, draw: 1, loss: 0 },
};

/** A system of one's own from two to four values: red win, black win, draw (1), loss (0). */
export function ownScoreSystem(values: readonly number[]): ScoreSystem | Problem {
  const [redWin, blackWin, draw = 1, loss = 0] = values;
  if (redWin === undefined || blackWin === undefined || values.length > 4)
    return problem("scoreSystem");
  const falls = redWin >= draw && blackWin >= draw && draw >= loss;
  return falls && values.every(Number.isFinite)
    ? { redWin, blackWin, draw, loss }
    : problem("scoreSystem");
}
