import { isProblem } from "../../src/basics/problem";
import {
  type PairedRound,
  type PairingEntrant,
  type PairingInput,
  pairRound,
} from "../../src/pairing";

/** Entrants in the order of the standings: the first has the most VPs. */
export function ranked(...numbers: number[]): PairingEntrant[] {
  return numbers.map((number, place) => ({ number, total: 300 - place }));
}

/** Numbers 1 to n. */
export function numbersTo(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}

/** Meetings of round 1, written "1-2 3-4". */
export function met(text: string, round = 1): PairingInput["played"] {
  return pairs(text).map(([home, away]) => ({ round, home, away }));
}

/** "1-2 3-4" as pairs of numbers. */
export function pairs(text: string): [number, number][] {
  return text
    .split(" ")
    .filter(Boolean)
    .map((pair) => pair.split("-").map(Number) as [number, number]);
}

/** The round, which must not be a problem. */
export function paired(input: PairingInput): PairedRound {
  const round = pairRound(input);
  if (isProblem(round)) throw new Error(JSON.stringify(round));
  return round;
}

/** Who meets whom, smaller number first, in the order of the tables: "1-3 2-4". */
export function opponents({ tables }: PairedRound): string {
  return tables
    .map(({ home, away }) => `${Math.min(home, away)}-${Math.max(home, away)}`)
    .join(" ");
}

/** Home and away in the order of the tables: "3-1 2-4". */
export function sides({ tables }: PairedRound): string {
  return tables.map(({ home, away }) => `${home}-${away}`).join(" ");
}

/** A round that needs no look-ahead: the last one, of entrants in the order given. */
export function lastRound(
  round: number,
  order: readonly number[],
  played: PairingInput["played"],
  options: NonNullable<PairingInput["options"]> = {}
): PairingInput {
  return { round, rounds: round, entrants: ranked(...order), played, options };
}
