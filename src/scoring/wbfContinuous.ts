import { blitzMargin, curveVps } from "./wbfCurve";

const DRAW = 10;
const EVERYTHING = 2000;

/**
 * The continuous WBF scale of 2013 for any number of boards: hundredths of a VP of the winner at
 * each whole IMP margin from 0 up to the first margin that is worth 20.00.
 */
export function continuousHundredths(boards: number): number[] {
  const last = Math.ceil(blitzMargin(boards));
  const rounded = Array.from({ length: last }, (_, margin) =>
    Math.floor(100 * curveVps(margin, boards, DRAW) + 0.5)
  );
  return concave([...rounded, EVERYTHING]);
}

/**
 * The concavity correction: no IMP may be worth more than the one before it, which rounding breaks.
 * The WBF raises such cells by 0.01 until none is left. That ends in the lowest concave sequence of
 * whole steps above the rounded one, which is the lowest of its tangents of whole slope.
 */
function concave(rounded: readonly number[]): number[] {
  const draw = rounded[0]!;
  const steepest = Math.max(...rounded.slice(1).map((vps, i) => Math.ceil((vps - draw) / (i + 1))));
  const corrected = rounded.map(() => Infinity);
  for (let slope = 0; slope <= steepest; slope++) {
    const height = Math.max(...rounded.map((vps, margin) => vps - slope * margin));
    for (let margin = 0; margin < corrected.length; margin++)
      corrected[margin] = Math.min(corrected[margin]!, height + slope * margin);
  }
  return corrected;
}
