import type { ArtificialScore } from "./artificialScore";
import type { Side } from "./direction";

/** One of the scores an assigned one is made of: North-South's points, and its share in percent. */
export interface ScorePart {
  readonly score: number;
  readonly share: number;
}

/**
 * A score the director assigned: several with shares of 100 % together where it is weighted (Law
 * 12C1(c)), and not the same for both sides where it does not balance (Law 12C1(f)). The points are
 * North-South's for both sides.
 */
export interface AssignedScore {
  readonly assigned: Readonly<Record<Side, readonly ScorePart[]>>;
}

/**
 * What a board came to at one table: North-South's points, an assigned or an artificial score, not
 * played, or nothing yet.
 */
export type TableResult = number | AssignedScore | ArtificialScore | "notPlayed" | null;

/** Whether points were scored or assigned, which can be compared with others. */
export function isScored(result: TableResult): result is number | AssignedScore {
  return typeof result === "number" || isAssigned(result);
}

/** Whether the director assigned it. */
export function isAssigned(result: TableResult): result is AssignedScore {
  return typeof result === "object" && result !== null && "assigned" in result;
}

/** Whether it is a percentage instead of points (Law 12C2). */
export function isArtificial(result: TableResult): result is ArtificialScore {
  return typeof result === "object" && result !== null && "ns" in result;
}

/** The scores that count for a side, with their shares. */
export function partsFor(result: number | AssignedScore, side: Side): readonly ScorePart[] {
  return typeof result === "number" ? [{ score: result, share: 100 }] : result.assigned[side];
}
