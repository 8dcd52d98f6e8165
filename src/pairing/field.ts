import { plainText } from "../basics/text";
import type { MeetingCost } from "./cheapestMatching";
import type { FullInput, PairingEntrant } from "./input";
import { graphWithout, type MeetingGraph } from "./matching";

/** The entrants of a round in the order in which it is paired; places count from 0. */
export interface Field {
  readonly entrants: readonly PairingEntrant[];
  readonly placeOf: ReadonlyMap<number, number>;
  /** The latest round in which two places met; 0: never. */
  readonly lastMet: (one: number, other: number) => number;
  /** No meeting is later than this. */
  readonly latestRound: number;
  readonly isForbidden: (one: number, other: number) => boolean;
  /** Whether the two belong to one club in a round in which clubs are kept apart. */
  readonly isOneClub: (one: number, other: number) => boolean;
  /** Whether two are to be kept apart because they have met; in Danish rounds the top half is not. */
  readonly isRepeat: (one: number, other: number) => boolean;
  /** Who may meet when nothing gives way: not forbidden, not met, not of one club if so wished. */
  readonly wished: MeetingGraph;
  /** The same where the wish for clubs has given way; the same object where there is none. */
  readonly unmet: MeetingGraph;
  /** Who may meet when everything gives way but what is forbidden. */
  readonly allowed: MeetingGraph;
}

type Places = readonly [number, number];

/** Lines the entrants up with all that is known of any two of them. */
export function fieldOf(input: FullInput, entrants: readonly PairingEntrant[]): Field {
  const { options, played, round } = input;
  const size = entrants.length;
  const placeOf = new Map(entrants.map(({ number }, place) => [number, place]));
  const placed = (one: number, other: number): Places[] => {
    const [a, b] = [placeOf.get(one), placeOf.get(other)];
    return a === undefined || b === undefined ? [] : [[a, b]];
  };
  const lastMet = new Map<number, number>();
  const key = (one: number, other: number) =>
    one < other ? one * size + other : other * size + one;
  const met: Places[] = [];
  for (const pair of played)
    for (const [one, other] of placed(pair.home, pair.away)) {
      met.push([one, other]);
      lastMet.set(key(one, other), Math.max(lastMet.get(key(one, other)) ?? 0, pair.round));
    }
  const forbidden = options.forbidden.flatMap(([one, other]) => placed(one, other));
  const forbiddenKeys = new Set(forbidden.map(([one, other]) => key(one, other)));
  const clubs = round <= options.sameClub.until ? clubsOf(entrants) : [];
  const clubmates = pairsWithin(clubs);
  const { topHalfFrom } = options.repeats;
  const topHalf = topHalfFrom !== null && round >= topHalfFrom ? size >> 1 : 0;
  const keptApart = met.filter(([one, other]) => one >= topHalf || other >= topHalf);
  const unmet = graphWithout(size, [...keptApart, ...forbidden]);
  return {
    entrants,
    placeOf,
    lastMet: (one, other) => lastMet.get(key(one, other)) ?? 0,
    latestRound: round - 1,
    isForbidden: (one, other) => forbiddenKeys.has(key(one, other)),
    isOneClub: (one, other) => clubs[one] !== undefined && clubs[one] === clubs[other],
    isRepeat: (one, other) => lastMet.has(key(one, other)) && (one >= topHalf || other >= topHalf),
    wished: clubmates.length
      ? graphWithout(size, [...keptApart, ...forbidden, ...clubmates])
      : unmet,
    unmet,
    allowed: graphWithout(size, forbidden),
  };
}

/** The club of each place; whoever has none is nobody's clubmate. */
function clubsOf(entrants: readonly PairingEntrant[]): (string | undefined)[] {
  return entrants.map(({ club }) => plainText(club ?? "") || undefined);
}

function pairsWithin(clubs: readonly (string | undefined)[]): Places[] {
  const members = new Map<string, number[]>();
  for (const [place, club] of clubs.entries())
    if (club !== undefined) members.set(club, [...(members.get(club) ?? []), place]);
  return [...members.values()].flatMap((club) =>
    club.flatMap((one, i) => club.slice(i + 1).map((other): Places => [one, other]))
  );
}

/**
 * What meetings cost where no complete pairing keeps to all of it: a repeat more than all meetings
 * within clubs together, one of those more than all ages, and a later meeting more than an older one.
 */
export function giveWayCost(field: Field): MeetingCost {
  // A triangle has three meetings of three entrants: there are at most as many meetings as entrants.
  const meetings = field.entrants.length;
  const perClub = field.latestRound * meetings + 1;
  const perRepeat = perClub * (meetings + 1);
  return (one, other) => {
    if (field.isForbidden(one, other)) return null;
    const repeat = field.isRepeat(one, other) ? perRepeat + field.lastMet(one, other) : 0;
    return repeat + (field.isOneClub(one, other) ? perClub : 0);
  };
}
