import { isProblem, type Problem, problem } from "../basics/problem";
import { artificialImps } from "./artificialImps";
import type { ArtificialScore } from "./artificialScore";
import type { Side } from "./direction";
import { imp } from "./imp";
import {
  type AssignedScore,
  isArtificial,
  isScored,
  partsFor,
  type TableResult,
} from "./tableResult";
import { weightedMean } from "./weightedMean";

/** How teams score a board: by IMPs, or won, tied or lost (board-a-match, 一副一比). */
export const TEAM_SCORINGS = ["IMP", "BAM"] as const;
export type TeamScoring = (typeof TEAM_SCORINGS)[number];

/** Both rooms of a board. Home sits North-South in the open room and East-West in the closed one. */
export interface TwoRooms {
  readonly open: TableResult;
  readonly closed: TableResult;
}

/**
 * What a board brings each team: IMPs that as a rule add up to 0, or by board-a-match 2 for a win and 1
 * for a tie, which add up to 2. Adjusted scores may bring both sides something (Law 12C1(f)).
 */
export interface TeamBoard {
  readonly home: number;
  readonly away: number;
}

/**
 * A board of a team match (Law 78B; board-a-match: 78D). Null while a room's result is to come,
 * "notPlayed" where one of the rooms did not play it. An artificial score in a room decides the board
 * whatever happened in the other, ±3 IMPs for average plus and minus (Law 12C2(b)).
 */
export function teamBoard(
  rooms: TwoRooms,
  scoring: TeamScoring = "IMP"
): TeamBoard | "notPlayed" | Problem | null {
  const { open, closed } = rooms;
  if (isArtificial(open) || isArtificial(closed)) return artificialBoard(rooms, scoring);
  if (open === "notPlayed" || closed === "notPlayed") return "notPlayed";
  if (!isScored(open) || !isScored(closed)) return null;
  const worth = scoring === "IMP" ? imp : boardAMatch;
  return {
    home: compared(open, closed, "NS", (difference) => worth(difference)),
    away: compared(open, closed, "EW", (difference) => worth(-difference)),
  };
}

/** Won, tied or lost by any points at all. */
function boardAMatch(difference: number): number {
  return Math.sign(difference) + 1;
}

/** Every score of one room against every one of the other, each by its share (Law 12C1(c)). */
function compared(
  open: number | AssignedScore,
  closed: number | AssignedScore,
  seatInOpen: Side,
  worth: (difference: number) => number
): number {
  if (typeof open === "number" && typeof closed === "number") return worth(open - closed);
  const seatInClosed = seatInOpen === "NS" ? "EW" : "NS";
  const others = partsFor(closed, seatInClosed);
  return weightedMean(
    partsFor(open, seatInOpen).flatMap((one) =>
      others.map((other) => ({
        value: worth(one.score - other.score),
        weight: one.share * other.share,
      }))
    )
  );
}

function artificialBoard({ open, closed }: TwoRooms, scoring: TeamScoring): TeamBoard | Problem {
  const home = percentageOf(open, "ns", closed, "ew");
  const away = percentageOf(open, "ew", closed, "ns");
  if (isProblem(home)) return home;
  if (isProblem(away)) return away;
  const worth = scoring === "IMP" ? artificialImps : (percentage: number) => percentage / 50;
  return { home: worth(home), away: worth(away) };
}

/** A team's percentage, which may stand in either room; in both it must be the same. */
function percentageOf(
  open: TableResult,
  inOpen: keyof ArtificialScore,
  closed: TableResult,
  inClosed: keyof ArtificialScore
): number | Problem {
  const given = [
    ...(isArtificial(open) ? [open[inOpen]] : []),
    ...(isArtificial(closed) ? [closed[inClosed]] : []),
  ];
  const [one, other = one] = given;
  if (one === null || other === null || one === undefined || other === undefined)
    return problem("artificialOneSide", { text: `A${sideGiven(open) ?? sideGiven(closed) ?? ""}` });
  return one === other ? one : problem("roomsDiffer", { text: `${one} %`, other: `${other} %` });
}

function sideGiven(result: TableResult): number | null {
  return isArtificial(result) ? result.ns : null;
}
