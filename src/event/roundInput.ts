import { isProblem, type Problem } from "../basics/problem";
import type { PairingEntrant, PairingInput, PairingOptions, PlayedPair } from "../pairing";
import type { PostedMatch, SwissEvent } from "./event";
import { accountsFor, missingResult } from "./ledger";

/**
 * The input from which a round of an event is paired: all who are there, with their totals after the
 * round before (with a lag of one round, after the one before that), and all meetings so far. A match
 * whose result is neither there nor marked as late is a problem.
 */
export function roundInput(
  event: SwissEvent,
  round: number,
  locks: Partial<PairingOptions["locks"]> = {}
): PairingInput | Problem {
  const { settings } = event;
  const after = Math.max(round - 1 - (settings.pairing.lag ?? 0), 0);
  const missing = missingResult(event, after);
  if (missing) return missing;
  const accounts = accountsFor(event, round, after);
  if (isProblem(accounts)) return accounts;
  const earlier = event.rounds.filter((posted) => posted.round < round);
  const byes = new Set(earlier.flatMap(({ bye }) => (bye === undefined ? [] : [bye])));
  const triangles = new Set(
    earlier.flatMap(
      ({ triangle }) => triangle?.matches.flatMap(({ home, away }) => [home, away]) ?? []
    )
  );
  return {
    round,
    rounds: settings.rounds,
    entrants: accounts.map(({ entrant, total, wins, provisional }): PairingEntrant => {
      const { number, name, club, strength } = entrant;
      return {
        number,
        total,
        wins,
        ...(name === undefined ? {} : { name }),
        ...(club === undefined ? {} : { club }),
        ...(strength === undefined ? {} : { strength }),
        ...(byes.has(number) ? { hadBye: true } : {}),
        ...(triangles.has(number) ? { hadTriangle: true } : {}),
        ...(provisional ? { provisional } : {}),
      };
    }),
    played: earlier.flatMap(({ round, matches, triangle }) =>
      [...matches, ...(triangle?.matches ?? [])].flatMap((match) => playedPair(round, match))
    ),
    options: { ...settings.pairing, locks: { ...settings.pairing.locks, ...locks } },
  };
}

/** A cancelled match never was: the two may meet again (FIDE C.04.2, 3.5). */
function playedPair(round: number, { table, home, away, result }: PostedMatch): PlayedPair[] {
  if (result?.kind === "cancelled") return [];
  return [{ round, home, away, ...(table === undefined ? {} : { table }) }];
}
