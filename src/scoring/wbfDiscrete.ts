import { curveMargin } from "./wbfCurve";

/**
 * A boundary of the 10-0 scale can be a whole number of IMPs (a third of the blitz is worth exactly
 * 7.5 VPs); computed, it comes out this close to it on either side.
 */
const NOISE = 1e-9;

/**
 * The discrete WBF scale ("WBF-D"; EBU White Book 3.1.1), which is not the rounded continuous one:
 * whole VPs of the winner at each whole IMP margin from 0 up to the first margin that is worth
 * everything. `draw` is 10 for the 20-0 scale and 5 for the 10-0 scale.
 */
export function discreteVps(boards: number, draw: 10 | 5): number[] {
  const vps: number[] = [];
  for (const [band, margin] of lastMargins(boards, draw).entries())
    while (vps.length <= margin) vps.push(draw + band);
  return [...vps, 2 * draw];
}

/** The largest margins that are still worth draw, draw + 1, ... 2 draw - 1 VPs. */
function lastMargins(boards: number, draw: number): number[] {
  // Half a VP rounds up: the margin worth exactly draw + band + 0.5 belongs to the next band.
  const last = Array.from(
    { length: draw },
    (_, band) => Math.ceil(curveMargin(draw + band + 0.5, boards, draw) - NOISE) - 1
  );
  return widened(last);
}

/** Each band must be at least as wide as the one before; the drawn band lies on both sides of 0. */
function widened(last: readonly number[]): number[] {
  const margins = [...last];
  const width = (band: number) =>
    band === 0 ? 2 * margins[0]! + 1 : margins[band]! - margins[band - 1]!;
  let band = 0;
  while (band < margins.length - 1)
    if (width(band + 1) < width(band)) {
      margins[band]!--;
      band = Math.max(band - 1, 0);
    } else band++;
  return margins;
}
