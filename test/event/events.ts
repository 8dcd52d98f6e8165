import { isProblem } from "../../src/basics/problem";
import {
  type Account,
  DEFAULT_SETTINGS,
  type EventEntrant,
  type EventSettings,
  ledgerOf,
  type MatchResult,
  type PostedMatch,
  type PostedRound,
  type Standing,
  standings,
  type SwissEvent,
} from "../../src/event";

/** An event of so many entrants, numbers 1 to n unless they are given. */
export function eventOf(
  entrants: number | EventEntrant[],
  rounds: PostedRound[],
  settings: Partial<EventSettings> = {}
): SwissEvent {
  return {
    settings: { ...DEFAULT_SETTINGS, rounds: 8, ...settings },
    entrants:
      typeof entrants === "number"
        ? Array.from({ length: entrants }, (_, i) => ({ number: i + 1 }))
        : entrants,
    rounds,
  };
}

/** A match played, VPs adding up to 20; IMPs if given. */
export function match(
  home: number,
  away: number,
  homeVP: number,
  imps?: [number, number]
): PostedMatch {
  return {
    home,
    away,
    result: {
      kind: "played",
      homeVP,
      awayVP: Math.round(2000 - 100 * homeVP) / 100,
      ...(imps ? { homeImps: imps[0], awayImps: imps[1] } : {}),
    },
  };
}

/** A match with any result. */
export function ended(home: number, away: number, result: MatchResult | null): PostedMatch {
  return { home, away, result };
}

/** The accounts after a round, which must not be a problem. */
export function accounts(event: SwissEvent, round: number): Map<number, Account> {
  const found = ledgerOf(event, round);
  if (isProblem(found)) throw new Error(JSON.stringify(found));
  return found;
}

/** Totals by number. */
export function totals(event: SwissEvent, round: number): Record<number, number> {
  return Object.fromEntries(
    [...accounts(event, round)].map(([number, { total }]) => [number, total])
  );
}

/** The standings, which must not be a problem. */
export function table(event: SwissEvent, round?: number): Standing[] {
  const found = round === undefined ? standings(event) : standings(event, round);
  if (isProblem(found)) throw new Error(JSON.stringify(found));
  return found;
}
