import { plainText } from "../basics/text";
import type { MeetingCost } from "./cheapestMatching";
import type { FullInput, PairingEntrant } from "./input";
import { type MeetingGraph, meetingGraph } from "./matching";

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
  /** Whether a second meeting of the two is no repeat to be avoided (Danish, top half). */
  readonly mayRepeat: (one: number, other: number) => boolean;
}

/** Lines the entrants up with all that is known of any two of them. */
export function fieldOf(input: FullInput, entrants: readonly PairingEntrant[]): Field {
  const { options, played, round } = input;
  const size = entrants.length;
  const placeOf = new Map(entrants.map(({ number }, place) => [number, place]));
  const met = new Int32Array(size * size);
  for (const pair of played)
    mark(met, placeOf, size, pair.home, pair.away, (known) => Math.max(known, pair.round));
  const forbidden = new Int32Array(size * size);
  for (const [one, other] of options.forbidden) mark(forbidden, placeOf, size, one, other, () => 1);
  const clubs = entrants.map(({ club }) => plainText(club ?? ""));
  const clubsApart = round <= options.sameClub.until;
  const { topHalfFrom } = options.repeats;
  const topHalf = topHalfFrom !== null && round >= topHalfFrom ? size >> 1 : 0;
  return {
    entrants,
    placeOf,
    lastMet: (one, other) => met[one * size + other]!,
    latestRound: round - 1,
    isForbidden: (one, other) => forbidden[one * size + other] === 1,
    isOneClub: (one, other) => clubsApart && clubs[one] !== "" && clubs[one] === clubs[other],
    mayRepeat: (one, other) => one < topHalf && other < topHalf,
  };
}

function mark(
  table: Int32Array,
  placeOf: ReadonlyMap<number, number>,
  size: number,
  one: number,
  other: number,
  value: (known: number) => number
): void {
  const [a, b] = [placeOf.get(one), placeOf.get(other)];
  if (a === undefined || b === undefined) return;
  table[a * size + b] = table[b * size + a] = value(table[a * size + b]!);
}

/** Whether two are to be kept apart because they have met before. */
export function isRepeat(field: Field, one: number, other: number): boolean {
  return field.lastMet(one, other) > 0 && !field.mayRepeat(one, other);
}

/** Who may meet when nothing gives way: not forbidden, not met, and not of one club if so wished. */
export function wishedGraph(field: Field): MeetingGraph {
  return graphOf(field, (one, other) => !field.isOneClub(one, other));
}

/** The same where the wish for clubs has given way. */
export function unmetGraph(field: Field): MeetingGraph {
  return graphOf(field, () => true);
}

/** Who may meet when everything gives way but what is forbidden. */
export function allowedGraph(field: Field): MeetingGraph {
  return meetingGraph(field.entrants.length, (one, other) => !field.isForbidden(one, other));
}

function graphOf(field: Field, rule: (one: number, other: number) => boolean): MeetingGraph {
  return meetingGraph(
    field.entrants.length,
    (one, other) =>
      !isRepeat(field, one, other) && !field.isForbidden(one, other) && rule(one, other)
  );
}

/**
 * What meetings cost where no complete pairing keeps to all of it: a repeat more than all clubs
 * together, a meeting within a club more than all ages, and a later meeting more than an older one.
 */
export function giveWayCost(field: Field): MeetingCost {
  // A triangle has three meetings of three entrants: at most as many meetings as entrants in all.
  const meetings = field.entrants.length;
  const perClub = field.latestRound * meetings + 1;
  const perRepeat = perClub * (meetings + 1);
  return (one, other) => {
    if (field.isForbidden(one, other)) return null;
    const repeat = isRepeat(field, one, other) ? perRepeat + field.lastMet(one, other) : 0;
    return repeat + (field.isOneClub(one, other) ? perClub : 0);
  };
}
