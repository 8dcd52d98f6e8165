import { inUnits, wholePower } from "../basics/decimals";
import { type Problem, problem } from "../basics/problem";
import { roundQuotient, type Ties } from "../basics/rounding";

export interface DatumOptions {
  /**
   * What is left out at each end: a whole number of results, or a share of them up to one half
   * (0.1 is 10 %), rounded down to whole results. Default 0.
   */
  readonly drop?: number | undefined;
  /** The datum is a multiple of this many points; 0 leaves the mean unrounded. Default 10. */
  readonly unit?: number | undefined;
  /** Where an exact half goes; by default away from zero, so that both sides are treated alike. */
  readonly ties?: Ties | undefined;
}

/** The datum of a board with what a referee asks about it. */
export interface Datum {
  readonly datum: number;
  /** The mean before rounding. */
  readonly mean: number;
  /** Results the mean stands on. */
  readonly results: number;
  /** Results left out at each end. */
  readonly dropped: number;
}

/**
 * The datum of a board: the mean of the North-South scores without the highest and lowest, rounded
 * to tens (datum article; EBU White Book 4.2.6.2). A board passed out counts as 0; what is no result
 * must not be among the scores.
 */
export function datum(scores: readonly number[], options: DatumOptions = {}): Datum | Problem {
  const { drop = 0, unit = 10, ties = "AWAY" } = options;
  if (!scores.length) return problem("nothingToCount");
  if (!(unit >= 0 && unit < Infinity)) return problem("numberFrom", { text: unit, least: 0 });
  const dropped = resultsDropped(drop, scores.length);
  if (typeof dropped !== "number") return dropped;
  const results = scores.length - 2 * dropped;
  if (results < 1) return problem("datumNothingLeft", { dropped, results: scores.length });
  const kept = dropped ? [...scores].sort((a, b) => a - b).slice(dropped, -dropped) : scores;
  return { ...meanRounded(kept, unit, ties), results, dropped };
}

/** Works on whole numbers, so that a mean of exactly -445 is seen as a half. */
function meanRounded(scores: readonly number[], unit: number, ties: Ties) {
  const power = wholePower([...scores, unit]);
  const sum = scores.reduce((total, score) => total + inUnits(score, power), 0);
  const mean = sum / (scores.length * power);
  if (unit === 0) return { mean, datum: mean };
  const whole = inUnits(unit, power);
  return { mean, datum: (roundQuotient(sum, scores.length * whole, ties) * whole) / power };
}

function resultsDropped(drop: number, results: number): number | Problem {
  if (Number.isInteger(drop) && drop >= 0) return drop;
  if (!(drop > 0 && drop <= 0.5)) return problem("drop", { text: drop });
  const power = wholePower([drop]);
  return Math.floor((inUnits(drop, power) * results) / power);
}
