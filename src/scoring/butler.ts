import { decimalSum, inUnits, wholePower } from "../basics/decimals";
import { type Problem, problem } from "../basics/problem";

/** More boards than any event has. */
export const MOST_BOARDS = 1_000_000;

/**
 * Butler: IMPs against the datum per board (datum article). `boards` is needed where the values are
 * totals of rounds; by default each value is one board.
 */
export function butler(ximps: readonly number[], boards: number = ximps.length): number | Problem {
  if (!ximps.length) return problem("nothingToCount");
  if (!Number.isInteger(boards) || boards < 1 || boards > MOST_BOARDS)
    return problem("wholeNumber", { text: boards, least: 1, most: MOST_BOARDS });
  return quotient(ximps, boards);
}

/**
 * AOB, the average of the opponents' Butlers: each opponent once, or weighted, for instance by the
 * boards played against each.
 */
export function averageOpponent(
  butlers: readonly number[],
  weights?: readonly number[]
): number | Problem {
  if (!butlers.length) return problem("nothingToCount");
  if (!weights) return quotient(butlers, butlers.length);
  if (weights.length !== butlers.length) return problem("sizes");
  const total = decimalSum(weights);
  if (!(total > 0) || weights.some((weight) => weight < 0)) return problem("weights");
  const power = wholePower(butlers);
  const weighted = butlers.reduce((sum, one, i) => sum + inUnits(one, power) * weights[i]!, 0);
  return weighted / (power * total);
}

/** The corrected Butler of the CCBA: the Butler plus the average of the opponents'. */
export function correctedButler(own: number, opponents: readonly number[]): number | Problem {
  const average = averageOpponent(opponents);
  return typeof average === "number" ? decimalSum([own, average]) : average;
}

/** The sum of decimals divided once: a mean of 0.1, 0.2 and 0.3 is 0.2. */
function quotient(values: readonly number[], divisor: number): number {
  const power = wholePower(values);
  return values.reduce((sum, one) => sum + inUnits(one, power), 0) / (power * divisor);
}
