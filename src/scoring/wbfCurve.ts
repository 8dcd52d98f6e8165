/** R of the WBF formula of 2013: the cube of the golden ratio's conjugate (sqrt(5) - 1) / 2. */
const R = Math.sqrt(5) - 2;

/** The IMP margin from which the winner gets everything; seldom a whole number. */
export function blitzMargin(boards: number): number {
  return 15 * Math.sqrt(boards);
}

/**
 * VPs of the winner by the formula of the WBF, neither rounded nor corrected. `draw` is what a drawn
 * match is worth (10 of 20).
 */
export function curveVps(margin: number, boards: number, draw: number): number {
  return draw + (draw * (1 - R ** (margin / blitzMargin(boards)))) / (1 - R);
}

/** The IMP margin, not rounded, that is worth so many VPs: the inverse of `curveVps`. */
export function curveMargin(vps: number, boards: number, draw: number): number {
  return (blitzMargin(boards) * Math.log(1 - (1 - R) * (vps / draw - 1))) / Math.log(R);
}
