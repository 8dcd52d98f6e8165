import { decimalSum } from "../basics/decimals";
import { isProblem, type Problem, problem } from "../basics/problem";
import type { VpScale } from "./victoryPoints";

/** One row of a director's own scale: it holds from this IMP margin up to the next row's. */
export interface VpScaleRow {
  readonly from: number;
  readonly winner: number;
  /** Left out, the loser gets what the winner leaves of the VPs that a drawn match gives both sides. */
  readonly loser?: number;
}

/** Two matches of 1000 boards differ by less; it keeps a slip from building an endless table. */
const MOST_MARGIN = 10_000;

/**
 * A scale of the director's own: older WBF scales, a club's house scale. The rows may stand in any
 * order; one must begin at 0 IMPs, no two at the same margin; the winner's VPs must not fall with the
 * margin, the loser's not rise.
 */
export function ownVpScale(rows: readonly VpScaleRow[]): VpScale | Problem {
  const sorted = [...rows].sort((a, b) => a.from - b.from);
  const found = rows.map(unusable).find(isProblem) ?? misfit(sorted);
  if (found) return found;
  const draw = sorted[0]!.winner;
  const winner: number[] = [];
  const loser: number[] = [];
  for (const [i, row] of sorted.entries()) {
    const next = sorted[i + 1]?.from ?? row.from + 1;
    const lost = lostVps(row, draw);
    while (winner.length < next) {
      winner.push(row.winner);
      loser.push(lost);
    }
  }
  return { winner, loser };
}

function unusable({ from, winner, loser }: VpScaleRow): Problem | undefined {
  if (!Number.isInteger(from) || from < 0 || from > MOST_MARGIN)
    return problem("wholeNumber", { text: from, least: 0, most: MOST_MARGIN });
  const endless = [winner, loser ?? 0].find((vps) => !Number.isFinite(vps));
  return endless === undefined ? undefined : problem("number", { text: endless });
}

function misfit(sorted: readonly VpScaleRow[]): Problem | undefined {
  const first = sorted[0];
  if (first?.from !== 0) return problem("scaleStart");
  if (first.loser !== undefined && first.loser !== first.winner)
    return problem("scaleDraw", { winner: first.winner, loser: first.loser });
  for (const [i, row] of sorted.entries()) {
    const { from, winner } = row;
    const before = sorted[i - 1];
    if (from === before?.from) return problem("scaleTwice", { from });
    if (before && winner < before.winner)
      return problem("scaleFalls", { from, winner, before: before.winner });
    const loser = lostVps(row, first.winner);
    const rises = before && loser > lostVps(before, first.winner);
    // Negative VPs must be meant: nobody gets them only because two columns leave nothing else.
    if (rises || loser > winner || (row.loser === undefined && loser < 0))
      return problem("scaleLoser", { from, loser });
  }
  return undefined;
}

/** The loser's VPs: written down, or what the winner leaves of the two shares of a drawn match. */
function lostVps({ winner, loser }: VpScaleRow, draw: number): number {
  return loser ?? decimalSum([draw, draw, -winner]);
}
