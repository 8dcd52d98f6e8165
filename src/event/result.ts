import { isProblem, type Problem, problem } from "../basics/problem";
import type { EventSettings } from "./event";

/**
 * What became of a match. `played`: VPs by the scale, and IMPs of both sides; a draw of an event
 * ranked by wins has a winner all the same. `forfeit`: one side, or both, did not come. `cancelled`:
 * it does not count and the two may meet later. `assigned`: VPs as the director decided; the two sides
 * may not add up to 20. `late`: not finished; provisional VPs until it is.
 */
export type MatchResult =
  | {
      readonly kind: "played";
      readonly homeVP: number;
      readonly awayVP: number;
      readonly homeImps?: number;
      readonly awayImps?: number;
      readonly winner?: "home" | "away";
    }
  | {
      readonly kind: "forfeit";
      readonly by: "home" | "away" | "both";
      /** What the director gives instead of the event's VPs for an absence. */
      readonly homeVP?: number;
      readonly awayVP?: number;
    }
  | { readonly kind: "cancelled" }
  | { readonly kind: "assigned"; readonly homeVP: number; readonly awayVP: number }
  | { readonly kind: "late"; readonly homeVP?: number; readonly awayVP?: number };

/** The kinds, to tell them from anything else. */
export const RESULT_KINDS = ["played", "forfeit", "cancelled", "assigned", "late"] as const;

/** A match as one side sees it. */
export interface SideScore {
  readonly vp: number;
  /** 1 for a win, 0 for anything else. */
  readonly wins: number;
  /** IMPs won and lost; null where no boards were compared. */
  readonly imps: { readonly won: number; readonly lost: number } | null;
  /** Whether the two sat down against each other. */
  readonly met: boolean;
  readonly provisional: boolean;
}

/** Both sides' scores, home first; null for a match that does not count. */
export function sideScores(
  result: MatchResult,
  settings: EventSettings
): readonly [SideScore, SideScore] | null {
  switch (result.kind) {
    case "cancelled":
      return null;
    case "forfeit":
      return forfeited(result, settings.forfeitVP);
    case "late": {
      const { homeVP = settings.lateVP, awayVP = settings.lateVP } = result;
      const side = { wins: 0, imps: null, met: false, provisional: true };
      return [
        { ...side, vp: homeVP },
        { ...side, vp: awayVP },
      ];
    }
    case "assigned":
      return sides(result.homeVP, result.awayVP, undefined, null);
    case "played": {
      const { homeVP, awayVP, homeImps, awayImps, winner } = result;
      const imps =
        homeImps === undefined || awayImps === undefined ? null : ([homeImps, awayImps] as const);
      return sides(homeVP, awayVP, winner, imps);
    }
  }
}

function forfeited(
  { by, homeVP, awayVP }: Extract<MatchResult, { kind: "forfeit" }>,
  { winner, loser }: EventSettings["forfeitVP"]
): readonly [SideScore, SideScore] {
  const side = (absent: boolean, given: number | undefined): SideScore => ({
    vp: given ?? (absent ? loser : winner),
    wins: absent ? 0 : 1,
    imps: null,
    met: false,
    provisional: false,
  });
  return [side(by !== "away", homeVP), side(by !== "home", awayVP)];
}

function sides(
  homeVP: number,
  awayVP: number,
  winner: "home" | "away" | undefined,
  imps: readonly [number, number] | null
): readonly [SideScore, SideScore] {
  const won = winner ?? (homeVP > awayVP ? "home" : homeVP < awayVP ? "away" : undefined);
  const side = { met: true, provisional: false };
  return [
    {
      ...side,
      vp: homeVP,
      wins: won === "home" ? 1 : 0,
      imps: imps && { won: imps[0], lost: imps[1] },
    },
    {
      ...side,
      vp: awayVP,
      wins: won === "away" ? 1 : 0,
      imps: imps && { won: imps[1], lost: imps[0] },
    },
  ];
}

/** What makes a result unusable, or null: numbers that are none, IMPs below 0, a draw not decided. */
function resultProblem(
  result: MatchResult,
  match: { readonly round: number; readonly home: number; readonly away: number },
  winsRank: boolean
): Problem | null {
  const values = { round: match.round, home: match.home, away: match.away };
  if (!RESULT_KINDS.includes(result.kind)) return problem("resultKind", values);
  const due =
    result.kind === "played" || result.kind === "assigned" ? [result.homeVP, result.awayVP] : [];
  const numbers = Object.values(result).filter((value) => typeof value === "number");
  if (![...due, ...numbers].every(Number.isFinite)) return problem("resultNumbers", values);
  if (result.kind !== "played") return null;
  const { homeImps = 0, awayImps = 0, homeVP, awayVP, winner } = result;
  if (homeImps < 0 || awayImps < 0) return problem("resultImps", values);
  return winsRank && homeVP === awayVP && !winner ? problem("drawUndecided", values) : null;
}

/** The first unusable result of some matches. */
export function firstResultProblem(
  matches: readonly {
    readonly home: number;
    readonly away: number;
    readonly result: MatchResult | null;
  }[],
  round: number,
  winsRank: boolean
): Problem | null {
  for (const { result, home, away } of matches) {
    const found = result && resultProblem(result, { round, home, away }, winsRank);
    if (isProblem(found)) return found;
  }
  return null;
}
