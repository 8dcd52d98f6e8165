import { isProblem, type Problem } from "../basics/problem";
import { type KeptRound, roundInput, type SwissEvent } from "../event";
import {
  type Breach,
  comparePairing,
  type Comparison,
  handMadeOf,
  type HandMadeRound,
  type PairedRound,
  type PairingInput,
  pairRound,
  swapped,
} from "../pairing";

/** What the director gives the engine for one round; it pairs the rest. */
export interface Given {
  /** Who meet. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Who do not. */
  readonly forbidden: readonly (readonly [number, number])[];
  /** Who sits out. */
  readonly bye: number | null;
}

/** The engine pairs by itself. */
export const NOTHING_GIVEN: Given = { pairs: [], forbidden: [], bye: null };

/** A round as it would be posted. */
export interface PairingDraft {
  readonly given: Given;
  /** The round's input as the event has it, and with what the director gave. */
  readonly own: PairingInput;
  readonly input: PairingInput;
  /** What the engine makes of the input. */
  readonly engine: PairedRound;
  /** The same, or with entrants moved by hand. */
  readonly hand: HandMadeRound;
  /** How it differs from the engine's own pairing, nothing given. */
  readonly comparison: Comparison;
  /** What of the director's own wishes a move has broken since. */
  readonly broken: readonly Breach[];
}

/** The round that comes next, paired by the engine. */
export function draftOf(
  event: SwissEvent,
  round: number,
  given: Given = NOTHING_GIVEN
): PairingDraft | Problem {
  const own = roundInput(event, round);
  if (isProblem(own)) return own;
  const input = withGiven(own, given);
  const engine = pairRound(input);
  return isProblem(engine) ? engine : handled({ given, own, input, engine }, handMadeOf(engine));
}

/** Two entrants in each other's place; two who meet change sides. */
export function withSwap(draft: PairingDraft, one: number, other: number): PairingDraft | Problem {
  const hand = swapped(draft.input, draft.hand, one, other);
  return isProblem(hand) ? hand : handled(draft, hand);
}

/** Whether it is not what the engine makes of the event by itself. */
export function isOverridden({ hand, comparison, given }: PairingDraft): boolean {
  return (
    given.pairs.length + given.forbidden.length > 0 ||
    given.bye !== null ||
    !isSameRound(hand, handMadeOf(comparison.engine))
  );
}

/** Whether entrants were moved after the engine had paired. */
export function isMoved({ hand, engine }: PairingDraft): boolean {
  return !isSameRound(hand, handMadeOf(engine));
}

/** What goes to the workbook. */
export function keptOf(draft: PairingDraft, version: string, reason: string): KeptRound {
  const { input, engine, hand } = draft;
  return { version, input, engine, posted: hand, reason: isOverridden(draft) ? reason : "" };
}

function withGiven(own: PairingInput, { pairs, forbidden, bye }: Given): PairingInput {
  const { options = {} } = own;
  return {
    ...own,
    options: {
      ...options,
      forbidden: [...(options.forbidden ?? []), ...forbidden],
      locks: { ...options.locks, pairs, bye },
    },
  };
}

function handled(
  { given, own, input, engine }: Pick<PairingDraft, "given" | "own" | "input" | "engine">,
  hand: HandMadeRound
): PairingDraft | Problem {
  const comparison = comparePairing(own, hand);
  if (isProblem(comparison)) return comparison;
  const toWishes = comparePairing(input, hand);
  if (isProblem(toWishes)) return toWishes;
  const known = new Set(comparison.breaches.map((breach) => JSON.stringify(breach)));
  const broken = toWishes.breaches.filter(
    (breach) => ["lock", "forbidden"].includes(breach.code) && !known.has(JSON.stringify(breach))
  );
  return { given, own, input, engine, hand, comparison, broken };
}

function isSameRound(one: HandMadeRound, other: HandMadeRound): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
