import { isProblem, type Problem, problem } from "../basics/problem";
import { type FullInput, fullInput, type PairingInput } from "./input";
import { matchingOf } from "./matching";
import { type PairedRound, type PairedTable, pairRound } from "./pairRound";
import { barOf, numbersOf, type Reason } from "./reasons";
import { outFor } from "./sittingOut";
import { type Locks, pairingTask } from "./task";

/**
 * Why two entrants do not meet. `paired`: they do. `locked`: the director has fixed something else for
 * one of them. `triangle`, `bye`: one of them plays a triangle or sits out. `barred`: they have met,
 * must not meet, or are clubmates. `completion`: not everybody else could be paired. `lookAhead`: the
 * rounds to come could not all be paired. `breaks`: a table above would be taken from those it
 * belongs to.
 */
export type WhyNotAnswer =
  "paired" | "locked" | "triangle" | "bye" | "barred" | "completion" | "lookAhead" | "breaks";

/** The answer to "why not these two?". */
export interface WhyNot {
  readonly answer: WhyNotAnswer;
  /** What bars the two by itself: an earlier meeting, a forbidden pair, a club. */
  readonly bar: Reason | null;
  /** The first table of the round that would not stand if the two met. */
  readonly breaks: PairedTable | null;
  /** The entrants who could not all be paired without a repeat if the two met. */
  readonly left: readonly number[];
  /** The round in which they do meet; null where there is none. */
  readonly instead: PairedRound | null;
}

/** Answers "why not one against the other?" from the input that a round is paired from. */
export function whyNot(input: PairingInput, one: number, other: number): WhyNot | Problem {
  const full = fullInput(input);
  if (isProblem(full)) return full;
  const round = pairRound(input);
  if (isProblem(round)) return round;
  for (const number of [one, other])
    if (!full.entrants.some((entrant) => entrant.number === number))
      return problem("lockStranger", { number });
  if (one === other) return problem("pairWithItself", { field: `${one}–${other}`, number: one });
  const bar = barBetween(full, one, other);
  const instead = withThePair(full, one, other);
  const left = bar || !instead ? [] : leftWithout(full, one, other);
  return {
    answer: answerFor(full, round, [one, other], { bar, left, instead }),
    bar,
    breaks: (instead && firstBroken(round, instead)) ?? null,
    left,
    instead,
  };
}

function answerFor(
  { options }: FullInput,
  round: PairedRound,
  two: readonly number[],
  { bar, left, instead }: Pick<WhyNot, "bar" | "left" | "instead">
): WhyNotAnswer {
  const has = (numbers: readonly number[]) => numbers.some((number) => two.includes(number));
  const { pairs, bye } = options.locks;
  if (round.tables.some(({ home, away }) => two.includes(home) && two.includes(away)))
    return "paired";
  if (pairs.some(has) || (bye !== null && has([bye]))) return "locked";
  if (bar) return "barred";
  if (round.triangle && has(round.triangle.entrants)) return "triangle";
  if (round.bye && has([round.bye.number])) return "bye";
  if (left.length || !instead) return "completion";
  return blockedFrom(instead) < blockedFrom(round) ? "lookAhead" : "breaks";
}

function barBetween(input: FullInput, one: number, other: number): Reason | null {
  const task = pairingTask(input, { pairs: [], bye: null });
  if (isProblem(task)) return null;
  const { placeOf } = task.field;
  return barOf(task.field, placeOf.get(one)!, placeOf.get(other)!);
}

function locksWith({ options }: FullInput, one: number, other: number): Locks {
  return { ...options.locks, pairs: [...options.locks.pairs, [one, other]] };
}

function withThePair(input: FullInput, one: number, other: number): PairedRound | null {
  const locks = { ...input.options.locks, ...locksWith(input, one, other) };
  const round = pairRound({ ...input, options: { ...input.options, locks } });
  return isProblem(round) ? null : round;
}

function leftWithout(input: FullInput, one: number, other: number): number[] {
  const task = pairingTask(input, locksWith(input, one, other));
  if (isProblem(task) || outFor(task, task.field.unmet)) return [];
  return numbersOf(task.field, matchingOf(task.field.unmet, task.free).exposable());
}

/** Tables are the same when the same two meet, wherever they sit. */
function firstBroken(round: PairedRound, instead: PairedRound): PairedTable | undefined {
  return round.tables.find(
    ({ home, away }) =>
      !instead.tables.some(
        (table) =>
          (table.home === home && table.away === away) ||
          (table.home === away && table.away === home)
      )
  );
}

/** The first round that can no longer be paired without a repeat. */
function blockedFrom({ warnings }: PairedRound): number {
  return warnings.find(({ code }) => code === "roundsBlocked")?.round ?? Infinity;
}
