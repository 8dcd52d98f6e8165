import { type Problem, problem } from "../basics/problem";

/** Matchpoints for a better score: 1 with ½ for a tie, or 2 with 1 for a tie (双分制). */
export type PerWin = 1 | 2;

const MOST_PER_WIN = 2;

/** No board is played oftener; it keeps a slip from passing as a number of results. */
export const MOST_RESULTS = 1_000_000;

/**
 * Neuberg's formula: what matchpoints among `scored` results are worth on a board on which
 * `expected` results were due. With 1 a win M·E/n + (E − n)/2n, with 2 a win (M + 1)·E/n − 1: each
 * result that never came counts as a share of all those that did.
 */
export function neuberg(
  matchpoints: number,
  scored: number,
  expected: number,
  perWin: PerWin = 1
): number | Problem {
  for (const results of [scored, expected])
    if (!Number.isInteger(results) || results < 1 || results > MOST_RESULTS)
      return problem("wholeNumber", { text: results, least: 1, most: MOST_RESULTS });
  if (expected < scored) return problem("expectedTooFew", { expected, results: scored });
  // The formula is linear; what it is given is refused only where no way of counting allows it.
  const most = (scored - 1) * MOST_PER_WIN;
  if (!(matchpoints >= 0 && matchpoints <= most))
    return problem("matchpointsRange", { text: matchpoints, scored, most });
  return scaleToExpected(matchpoints, scored, expected, perWin);
}

/** The formula itself, both forms in one, for numbers known to be in range; divided once, at the end. */
export function scaleToExpected(
  matchpoints: number,
  scored: number,
  expected: number,
  perWin: PerWin
): number {
  if (scored === expected) return matchpoints + 0;
  return (matchpoints * expected + (perWin * (expected - scored)) / 2) / scored;
}
