import { type Problem, problem } from "../basics/problem";
import {
  DEFAULT_OPTIONS,
  FIRST_BYES,
  FIRST_ROUND_METHODS,
  FIRST_ROUND_ORDERS,
  HOME_RULES,
  ODD_RULES,
  ORDERS,
  type PairingOptions,
  SEATINGS,
} from "./options";

/** An entrant that is there in the round to be paired. */
export interface PairingEntrant {
  /** The number it keeps for the whole event, a whole number from 1. */
  readonly number: number;
  /** VPs so far, with penalties and carry-over. */
  readonly total: number;
  /** Matches won; needed where wins rank before VPs. */
  readonly wins?: number;
  readonly name?: string;
  readonly club?: string;
  /** A rating or ranking figure, the strongest highest; it counts in the first round alone. */
  readonly strength?: number;
  readonly hadBye?: boolean;
  readonly hadTriangle?: boolean;
  /** Its total holds provisional VPs of a match not finished. */
  readonly provisional?: boolean;
}

/** A meeting of an earlier round, triangles too; whoever is no longer there may be in it. */
export interface PlayedPair {
  readonly round: number;
  readonly home: number;
  readonly away: number;
  /** Where it was; needed for stationary seating alone. */
  readonly table?: number;
}

type Given<T> = {
  readonly [K in keyof T]?: T[K] extends readonly unknown[] | number | string | null
    ? T[K]
    : Partial<T[K]>;
};

/** Everything a round is paired from, plain JSON: whoever keeps it can pair the round again. */
export interface PairingInput {
  /** The round to be paired, from 1. */
  readonly round: number;
  /** The rounds of the whole event. */
  readonly rounds: number;
  readonly entrants: readonly PairingEntrant[];
  readonly played: readonly PlayedPair[];
  readonly options?: Given<PairingOptions>;
}

/** The same with every option filled in. */
export interface FullInput extends PairingInput {
  readonly options: PairingOptions;
}

const MOST_ENTRANTS = 4_000;
const MOST_ROUNDS = 1_000;
/** The largest number of an entrant or a table. */
export const MOST_NUMBER = 1_000_000;
const MOST_SEED = 4_294_967_295;

/** The input with the defaults filled in, or what is wrong with it. */
export function fullInput(input: PairingInput): FullInput | Problem {
  for (const found of problemsOf(input)) return found;
  const given = input.options ?? {};
  const { firstRound, sameClub, locks, repeats } = DEFAULT_OPTIONS;
  return {
    ...input,
    played: inOrder(input.played),
    options: {
      ...filled<object>(DEFAULT_OPTIONS, given),
      firstRound: filled(firstRound, given.firstRound),
      sameClub: filled(sameClub, given.sameClub),
      locks: filled(locks, given.locks),
      repeats: filled(repeats, given.repeats),
    } as PairingOptions,
  };
}

/** Whatever is left out, or undefined, is the default. */
function filled<T extends object>(defaults: T, given: Partial<T> = {}): T {
  const there = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(there) };
}

/** In a triangle some meet twice in a round: the order in which meetings are listed must not matter. */
function inOrder(played: readonly PlayedPair[]): PlayedPair[] {
  return [...played].sort(
    (one, other) =>
      one.round - other.round ||
      (one.table ?? 0) - (other.table ?? 0) ||
      one.home - other.home ||
      one.away - other.away
  );
}

/** All that is wrong, the first first; it may be any JSON, so later checks rely on earlier ones. */
function* problemsOf(input: PairingInput): Generator<Problem> {
  yield* object(input, "input", ["round", "rounds", "entrants", "played", "options"]);
  yield* whole(input.rounds, "rounds", 1, MOST_ROUNDS);
  yield* whole(input.round, "round", 1, input.rounds);
  yield* list(input.entrants, "entrants");
  if (input.entrants.length < 2 || input.entrants.length > MOST_ENTRANTS)
    yield problem("entrantCount", { text: input.entrants.length, least: 2, most: MOST_ENTRANTS });
  for (const [i, entrant] of input.entrants.entries()) yield* entrantProblems(entrant, i);
  yield* repeated(input.entrants.map(({ number }) => number));
  yield* list(input.played, "played");
  for (const [i, pair] of input.played.entries()) {
    const field = `played[${i}]`;
    yield* object(pair, field);
    yield* whole(pair.round, `${field}.round`, 1, MOST_ROUNDS);
    if (pair.round >= input.round)
      yield problem("playedLater", { field, text: pair.round, round: input.round });
    yield* twoNumbers([pair.home, pair.away], field);
    if (pair.table !== undefined) yield* whole(pair.table, `${field}.table`, 1, MOST_NUMBER);
  }
  if (input.options !== undefined) yield* optionProblems(input.options);
  yield* lockProblems(input);
  const isOdd = input.entrants.length % 2 === 1;
  if (isOdd && input.options?.odd === "fullTriangle" && input.rounds % 2 === 1)
    yield problem("triangleRounds", { rounds: input.rounds });
  if (input.options?.order === "wins" && input.round > 1)
    for (const { number, wins } of input.entrants)
      if (wins === undefined) yield problem("winsMissing", { number });
}

function* entrantProblems(entrant: PairingEntrant, i: number): Generator<Problem> {
  const field = `entrants[${i}]`;
  yield* object(entrant, field);
  yield* whole(entrant.number, `${field}.number`, 1, MOST_NUMBER);
  yield* number(entrant.total, `${field}.total`);
  if (entrant.wins !== undefined) yield* number(entrant.wins, `${field}.wins`);
  if (entrant.strength !== undefined) yield* number(entrant.strength, `${field}.strength`);
  if (entrant.club !== undefined) yield* text(entrant.club, `${field}.club`);
  for (const key of ["hadBye", "hadTriangle", "provisional"] as const)
    if (entrant[key] !== undefined) yield* truth(entrant[key], `${field}.${key}`);
}

function* optionProblems(options: NonNullable<PairingInput["options"]>): Generator<Problem> {
  yield* object(options, "options", Object.keys(DEFAULT_OPTIONS));
  const { order, home, odd, byeVP, firstRound, seating, forbidden } = options;
  if (order !== undefined) yield* choice(order, "options.order", ORDERS);
  if (home !== undefined) yield* choice(home, "options.home", HOME_RULES);
  if (odd !== undefined) yield* choice(odd, "options.odd", ODD_RULES);
  if (seating !== undefined) yield* choice(seating, "options.seating", SEATINGS);
  if (byeVP !== undefined) yield* number(byeVP, "options.byeVP");
  if (firstRound !== undefined) yield* firstRoundProblems(firstRound);
  if (forbidden !== undefined) yield* pairs(forbidden, "options.forbidden");
  yield* roundOptionProblems(options);
}

function* firstRoundProblems(
  firstRound: Partial<PairingOptions["firstRound"]>
): Generator<Problem> {
  const field = "options.firstRound";
  yield* object(firstRound, field, Object.keys(DEFAULT_OPTIONS.firstRound));
  const { method, by, bye, seed } = firstRound;
  if (method !== undefined) yield* choice(method, `${field}.method`, FIRST_ROUND_METHODS);
  if (by !== undefined) yield* choice(by, `${field}.by`, FIRST_ROUND_ORDERS);
  if (bye !== undefined) yield* choice(bye, `${field}.bye`, FIRST_BYES);
  if (seed !== undefined) yield* whole(seed, `${field}.seed`, 0, MOST_SEED);
}

function* roundOptionProblems(options: NonNullable<PairingInput["options"]>): Generator<Problem> {
  const { sameClub, repeats, locks, lag } = options;
  if (sameClub !== undefined) {
    yield* object(sameClub, "options.sameClub", ["until"]);
    if (sameClub.until !== undefined)
      yield* whole(sameClub.until, "options.sameClub.until", 0, MOST_ROUNDS);
  }
  if (repeats !== undefined) {
    yield* object(repeats, "options.repeats", ["topHalfFrom"]);
    if (repeats.topHalfFrom !== undefined && repeats.topHalfFrom !== null)
      yield* whole(repeats.topHalfFrom, "options.repeats.topHalfFrom", 1, MOST_ROUNDS);
  }
  if (lag !== undefined) yield* whole(lag, "options.lag", 0, 1);
  if (locks === undefined) return;
  yield* object(locks, "options.locks", Object.keys(DEFAULT_OPTIONS.locks));
  if (locks.pairs !== undefined) yield* pairs(locks.pairs, "options.locks.pairs");
  if (locks.bye !== undefined && locks.bye !== null)
    yield* whole(locks.bye, "options.locks.bye", 1, MOST_NUMBER);
  if (locks.tables === undefined) return;
  yield* list(locks.tables, "options.locks.tables");
  for (const [i, lock] of locks.tables.entries()) {
    const field = `options.locks.tables[${i}]`;
    yield* object(lock, field, ["table", "number"]);
    yield* whole(lock.table, `${field}.table`, 1, MOST_NUMBER);
    yield* whole(lock.number, `${field}.number`, 1, MOST_NUMBER);
  }
}

/** Locks name entrants that are there, each once, and nothing that is forbidden. */
function* lockProblems({ entrants, options }: PairingInput): Generator<Problem> {
  const there = new Set(entrants.map(({ number }) => number));
  const locks = options?.locks ?? {};
  const tables = locks.tables ?? [];
  const bye = locks.bye ?? null;
  const paired = [...(locks.pairs ?? []).flat(), ...(bye === null ? [] : [bye])];
  for (const number of [...paired, ...tables.map((lock) => lock.number)])
    if (!there.has(number)) yield problem("lockStranger", { number });
  yield* lockedTwice(paired);
  yield* lockedTwice(tables.map((lock) => lock.number));
  for (const [one, other] of locks.pairs ?? [])
    for (const [a, b] of options?.forbidden ?? [])
      if ((a === one && b === other) || (a === other && b === one))
        yield problem("lockForbidden", { one, other });
}

function* lockedTwice(numbers: readonly number[]): Generator<Problem> {
  for (const [i, number] of numbers.entries())
    if (numbers.indexOf(number) < i) yield problem("lockTwice", { number });
}

function* repeated(numbers: readonly number[]): Generator<Problem> {
  const seen = new Set<number>();
  for (const number of numbers) {
    if (seen.has(number)) yield problem("entrantTwice", { number });
    seen.add(number);
  }
}

function* pairs(value: unknown, field: string): Generator<Problem> {
  yield* list(value, field);
  for (const [i, pair] of (value as unknown[]).entries()) yield* twoNumbers(pair, `${field}[${i}]`);
}

function* twoNumbers(value: unknown, field: string): Generator<Problem> {
  yield* list(value, field);
  const numbers = value as unknown[];
  if (numbers.length !== 2) yield problem("fieldPair", { field, text: shown(value) });
  for (const one of numbers) yield* whole(one, field, 1, MOST_NUMBER);
  if (numbers[0] === numbers[1])
    yield problem("pairWithItself", { field, number: shown(numbers[0]) });
}

/** A whole number within limits. */
export function* whole(
  value: unknown,
  field: string,
  least: number,
  most: number
): Generator<Problem> {
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most)
    yield problem("fieldWhole", { field, text: shown(value), least, most });
}

function* number(value: unknown, field: string): Generator<Problem> {
  if (!Number.isFinite(value)) yield problem("fieldNumber", { field, text: shown(value) });
}

function* text(value: unknown, field: string): Generator<Problem> {
  if (typeof value !== "string") yield problem("fieldText", { field, text: shown(value) });
}

function* truth(value: unknown, field: string): Generator<Problem> {
  if (typeof value !== "boolean")
    yield problem("fieldChoice", { field, text: shown(value), choices: "true, false" });
}

function* choice(value: unknown, field: string, choices: readonly string[]): Generator<Problem> {
  if (!choices.includes(value as string))
    yield problem("fieldChoice", { field, text: shown(value), choices: choices.join(", ") });
}

/** A list. */
export function* list(value: unknown, field: string): Generator<Problem> {
  if (!Array.isArray(value)) yield problem("fieldList", { field, text: shown(value) });
}

/** An object; with `known`, one that has no other fields: a slip of the pen must not pass unseen. */
export function* object(
  value: unknown,
  field: string,
  known?: readonly string[]
): Generator<Problem> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    yield problem("fieldObject", { field, text: shown(value) });
  for (const key of Object.keys(value as object))
    if (known && !known.includes(key))
      yield problem("fieldStrange", { field: `${field}.${key}`, choices: known.join(", ") });
}

function shown(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined");
}
