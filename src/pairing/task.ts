import { type Problem, problem } from "../basics/problem";
import { drawn } from "./draw";
import { fieldOf, type Field } from "./field";
import { nearestBelow, type Wishes } from "./firstPairing";
import { firstRoundPlan } from "./firstRound";
import type { FullInput } from "./input";
import type { NumberPair } from "./options";
import { pairingOrder } from "./order";

/** What the director has fixed of who meets whom. */
export interface Locks {
  readonly pairs: readonly NumberPair[];
  readonly bye: number | null;
}

/** How the odd number of entrants is dealt with; null for an even number. */
type OddDue = "bye" | "halfTriangle" | "fullTriangle" | null;

/** What there is to pair: everybody by place, apart from what stands already. */
export interface PairingTask {
  readonly input: FullInput;
  readonly field: Field;
  /** Whom a place would take, among the places given. */
  readonly wishes: (field: readonly number[]) => Wishes;
  /** The pairs the director has fixed. */
  readonly locked: readonly (readonly [number, number])[];
  readonly lockedBye: number | null;
  /** The three in the second round of their triangle. */
  readonly continued: readonly number[];
  /** The places still free, in the order of the standings. */
  readonly free: readonly number[];
  readonly due: OddDue;
  /** A triangle was due, but cannot be played now. */
  readonly triangleRefused: boolean;
  /** Who would sit out first, second ... */
  readonly byeOrder: readonly number[];
}

/** Sets the task up; the locks may be fewer than those of the input, to find out which one hurts. */
export function pairingTask(input: FullInput, locks: Locks): PairingTask | Problem {
  const { options, round } = input;
  const isFirst = round <= 1 + options.lag;
  const plan = firstRoundPlan(input.entrants, options.firstRound);
  const field = fieldOf(
    input,
    isFirst ? plan.order : pairingOrder(input.entrants, round, options.order)
  );
  const placed = (number: number) => field.placeOf.get(number)!;
  const continued = triangleUnderWay(input).map(placed);
  const locked = locks.pairs.map(([one, other]) => inOrder(placed(one), placed(other)));
  const lockedBye = locks.bye === null ? null : placed(locks.bye);
  for (const place of [...locked.flat(), ...(lockedBye === null ? [] : [lockedBye])])
    if (continued.includes(place))
      return problem("lockTriangle", { number: field.entrants[place]!.number });
  const taken = new Set([...locked.flat(), ...continued, lockedBye]);
  const free = field.entrants.map((_, place) => place).filter((place) => !taken.has(place));
  const isOdd = free.length % 2 === 1;
  if (lockedBye !== null && isOdd) return problem("lockBye", { number: locks.bye! });
  const wanted = isOdd ? options.odd : null;
  const due = wanted === null || triangleFits(input, wanted, free.length) ? wanted : "bye";
  return {
    input,
    field,
    wishes: isFirst ? plan.wishes : () => nearestBelow,
    locked,
    lockedBye,
    continued,
    free,
    due,
    triangleRefused: due !== wanted,
    byeOrder: byeOrder(input, field, free),
  };
}

/** A triangle needs three; over two rounds it starts in an odd one and has another round to come. */
function triangleFits({ round, rounds }: FullInput, odd: OddDue, free: number): boolean {
  if (odd === "bye") return true;
  return free >= 3 && (odd === "halfTriangle" || (round % 2 === 1 && round < rounds));
}

/**
 * In round 1 the largest number sits out, or the last one drawn; later the lowest in the standings
 * (organising article 5.2, method 2).
 */
function byeOrder(input: FullInput, field: Field, free: readonly number[]): number[] {
  if (input.round > 1) return [...free].reverse();
  const { bye, seed } = input.options.firstRound;
  const byNumber = [...free].sort(
    (one, other) => field.entrants[one]!.number - field.entrants[other]!.number
  );
  return (bye === "largest" ? byNumber : drawn(byNumber, seed)).reverse();
}

/** The numbers of the three who began a triangle over two rounds in the round before. */
function triangleUnderWay(input: FullInput): number[] {
  const { options, round, entrants } = input;
  if (options.odd !== "fullTriangle" || round % 2 === 1) return [];
  const three = threeOf(input);
  const there = new Set(entrants.map(({ number }) => number));
  return three.every((number) => there.has(number)) ? three : [];
}

/** Whoever had two opponents in the round before was in its triangle. */
export function threeOf({ played, round }: FullInput): number[] {
  const opponents = new Map<number, Set<number>>();
  for (const { home, away, ...pair } of played) {
    if (pair.round !== round - 1) continue;
    opponents.set(home, (opponents.get(home) ?? new Set()).add(away));
    opponents.set(away, (opponents.get(away) ?? new Set()).add(home));
  }
  const three = [...opponents].filter(([, met]) => met.size === 2).map(([number]) => number);
  const metEachOther = three.every((one) =>
    three.every((other) => other === one || opponents.get(one)!.has(other))
  );
  return three.length === 3 && metEachOther ? three : [];
}

function inOrder(one: number, other: number): readonly [number, number] {
  return one < other ? [one, other] : [other, one];
}
