import type { PostedMatch, PostedRound, SwissEvent } from "../event";
import type { WallWords } from "../locales/wallWords";
import { sentence } from "../locales/sentence";

/** A match of a round as the lists for the wall show it. */
export interface WallMatch extends PostedMatch {
  readonly table: number;
  /** Which part of a triangle it is, or null. */
  readonly part: "half" | "first" | "second" | null;
  /** The round in which the two met before, or null. */
  readonly metIn: number | null;
}

/** The matches of a round by table, with those of a triangle; a table without a number has its place's. */
export function wallMatches(event: SwissEvent, posted: PostedRound): WallMatch[] {
  const { matches, triangle } = posted;
  return [
    ...matches.map((match) => ({ match, part: null })),
    ...(triangle?.matches ?? []).map((match) => ({ match, part: triangle?.part ?? null })),
  ]
    .map(({ match, part }, place) => ({
      ...match,
      table: match.table ?? place + 1,
      part,
      metIn: part === "second" ? null : metIn(event, posted.round, match),
    }))
    .sort((one, other) => one.table - other.table);
}

/**
 * The last round before this one in which two met. A cancelled match never was (FIDE C.04.2, 3.5); the
 * second round of a triangle is no repeat of its first.
 */
function metIn(event: SwissEvent, before: number, { home, away }: PostedMatch): number | null {
  const rounds = event.rounds
    .filter(
      ({ round, matches, triangle }) =>
        round < before &&
        [...matches, ...(triangle?.matches ?? [])].some(
          (match) =>
            match.result?.kind !== "cancelled" &&
            [match.home, match.away].includes(home) &&
            [match.home, match.away].includes(away)
        )
    )
    .map(({ round }) => round);
  return rounds.length ? Math.max(...rounds) : null;
}

/** What a director should read beside a pairing: that it is part of a triangle, that it is a repeat. */
export function pairingRemarks({ part, metIn: round }: WallMatch, words: WallWords): string[] {
  const { remarks } = words;
  return [
    ...(part === null ? [] : [remarks[TRIANGLES[part]]]),
    ...(round === null ? [] : [sentence(remarks.metBefore, { round })]),
  ];
}

/** The remark on each part of a triangle. */
export const TRIANGLES = {
  half: "halfTriangle",
  first: "triangleFirst",
  second: "triangleSecond",
} as const;

/** The names of all entrants by number; "" for one without a name. */
export function namesOf(event: SwissEvent): ReadonlyMap<number, string> {
  return new Map(event.entrants.map(({ number, name }) => [number, name ?? ""]));
}
