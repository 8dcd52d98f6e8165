import { type Problem, problem } from "../basics/problem";
import { roundQuotient } from "../basics/rounding";

/** 差额法: by the difference of the winning rates; 比值法: by their ratio. */
export const STATISTICS_METHODS = ["difference", "ratio"] as const;

export type StatisticsMethod = (typeof STATISTICS_METHODS)[number];

/** Results of many games. */
interface GameStatistics {
  readonly redWins: number;
  readonly draws: number;
  readonly blackWins: number;
}

/** What a red and a black win should be worth. */
interface WinValues {
  readonly redWin: number;
  readonly blackWin: number;
}

/** A red and a black win are worth as much together as two wins in the traditional 2-1-0. */
const BOTH_WINS = 4;

export const MOST_GAMES = 1_000_000;
export const MOST_DECIMALS = 6;

/**
 * The values that make red and black even on average, from the games of past events. By difference
 * black's win is worth more than red's by twice the difference of the winning rates; by ratio the
 * values are to each other as the wins of the other side. Red's is rounded (a half goes up), black's
 * is what remains of 4.
 */
export function statisticsSystem(
  statistics: GameStatistics,
  method: StatisticsMethod = "difference",
  decimals = 2
): WinValues | Problem {
  const { redWins, draws, blackWins } = statistics;
  for (const games of [redWins, draws, blackWins])
    if (!isWhole(games, MOST_GAMES))
      return problem("wholeNumber", { text: games, least: 0, most: MOST_GAMES });
  if (!isWhole(decimals, MOST_DECIMALS))
    return problem("wholeNumber", { text: decimals, least: 0, most: MOST_DECIMALS });
  const games = redWins + draws + blackWins;
  if (games === 0) return problem("noGames");
  if (method === "ratio" && redWins + blackWins === 0) return problem("noWins");
  const power = 10 ** decimals;
  const red =
    method === "difference"
      ? roundQuotient(power * (2 * games - (redWins - blackWins)), games)
      : roundQuotient(power * BOTH_WINS * blackWins, redWins + blackWins);
  return { redWin: red / power, blackWin: (BOTH_WINS * power - red) / power };
}

function isWhole(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}
