import type { FoundPair, Wishes } from "./firstPairing";
import type { Field } from "./field";

/**
 * Why a table, a bye or a triangle is as it is. `numbers` are the entrants concerned:
 * - `met`: the first two would meet, but met in `round`;
 * - `forbidden`, `sameClub`: the first two would meet, but must not, or are clubmates;
 * - `completion`: were the first two to meet (for a bye: were the first to sit out), the others named
 *   could not all be paired;
 * - `lookAhead`: were they to meet (or to sit out), the rounds still to come could not all be paired;
 * - `giveWay`: were they to meet, more would have to give way elsewhere;
 * - `locked`: fixed by the director;
 * - `repeat`: the two meet again; they last met in `round`;
 * - `clubmates`: the two are of one club, and nothing else was possible;
 * - `hadBye`, `hadTriangle`: the one named had its bye or triangle;
 * - `continued`: the second round of a triangle.
 */
export type ReasonCode =
  | "met"
  | "forbidden"
  | "sameClub"
  | "completion"
  | "lookAhead"
  | "giveWay"
  | "locked"
  | "repeat"
  | "clubmates"
  | "hadBye"
  | "hadTriangle"
  | "continued";

export interface Reason {
  readonly code: ReasonCode;
  readonly round?: number;
  readonly numbers?: readonly number[];
}

/** Why each pair was made instead of those wished for before it, in the order of the pairs. */
export function pairReasons(
  field: Field,
  order: readonly number[],
  wishes: Wishes,
  pairs: readonly FoundPair[]
): Reason[][] {
  let free = order;
  return pairs.map((pair) => {
    const reasons: Reason[] = [];
    const below = free.filter((entrant) => entrant !== pair.one);
    for (const wished of wishes(pair.one, below)) {
      if (wished === pair.other) break;
      reasons.push(whyNotMade(field, pair, wished));
    }
    free = below.filter((entrant) => entrant !== pair.other);
    return [...reasons, ...markOf(field, pair.one, pair.other)];
  });
}

function whyNotMade(field: Field, { one, refused }: FoundPair, wished: number): Reason {
  const barred = barOf(field, one, wished);
  if (barred) return barred;
  const numbers = numbersOf(field, [one, wished]);
  const stuck = refused.find(({ other }) => other === wished)?.stuck;
  if (!stuck) return { code: "giveWay", numbers };
  return stuck.length
    ? { code: "completion", numbers: [...numbers, ...numbersOf(field, stuck)] }
    : { code: "lookAhead", numbers };
}

/** What by itself keeps two apart. */
export function barOf(field: Field, one: number, other: number): Reason | null {
  const numbers = numbersOf(field, [one, other]);
  if (field.isForbidden(one, other)) return { code: "forbidden", numbers };
  if (field.isRepeat(one, other)) return { code: "met", round: field.lastMet(one, other), numbers };
  return field.isOneClub(one, other) ? { code: "sameClub", numbers } : null;
}

/** What a table must be marked with: a second meeting, a meeting within a club. */
export function markOf(field: Field, one: number, other: number): Reason[] {
  const numbers = numbersOf(field, [one, other]);
  const round = field.lastMet(one, other);
  return [
    ...(round > 0 ? [{ code: "repeat" as const, round, numbers }] : []),
    ...(field.isOneClub(one, other) ? [{ code: "clubmates" as const, numbers }] : []),
  ];
}

/** The numbers of entrants at these places. */
export function numbersOf(field: Field, places: readonly number[]): number[] {
  return places.map((place) => field.entrants[place]!.number);
}
