import type { PairingInput } from "../pairing";
import type { MatchResult } from "./result";
import type { TieBreak } from "./tieBreaks";

/** A Swiss event as plain data: who plays by which rules, and all rounds that were posted. */
export interface SwissEvent {
  readonly settings: EventSettings;
  readonly entrants: readonly EventEntrant[];
  readonly rounds: readonly PostedRound[];
}

/** A team, pair or player; it keeps its number for the whole event. */
export interface EventEntrant {
  readonly number: number;
  readonly name?: string;
  readonly club?: string;
  /** The strongest highest. */
  readonly strength?: number;
  /** VPs brought along from an earlier stage (带分). */
  readonly carryOver?: number;
  /** The first round it is there for (1), and the last (the end of the event). */
  readonly from?: number;
  readonly to?: number;
}

/** Results of an entrant that withdraws before half the event: they stand, or are cancelled. */
export const WITHDRAWALS = ["stand", "cancel"] as const;
export type Withdrawal = (typeof WITHDRAWALS)[number];

/** The rules of the event that its scores depend on. */
export interface EventSettings {
  /** Rounds planned. */
  readonly rounds: number;
  /** VPs of each side of a match that is late, until its result is there. */
  readonly lateVP: number;
  /** VPs for a match that was not played because one side was absent. */
  readonly forfeitVP: { readonly winner: number; readonly loser: number };
  /** VPs for a round missed before a late entry, or by an absence. */
  readonly missedVP: number;
  readonly withdrawal: Withdrawal;
  /** What separates equal VPs, the first first. */
  readonly tieBreaks: readonly TieBreak[];
  /** For the lot among equals. */
  readonly seed: number;
  /** How rounds are paired; the locks of one round are given with it. */
  readonly pairing: NonNullable<PairingInput["options"]>;
}

/**
 * Defaults: the article's rules; where it is silent, the EBU White Book 2025: an absent side's
 * opponent gets 60 % (12 of 20), a round missed is worth 40 % (8), results stand.
 */
export const DEFAULT_SETTINGS: Omit<EventSettings, "rounds"> = {
  lateVP: 10,
  forfeitVP: { winner: 12, loser: 0 },
  missedVP: 8,
  withdrawal: "stand",
  tieBreaks: ["headToHead", "headToHeadImps", "impQuotient", "opponentsSum"],
  seed: 0,
  pairing: {},
};

/** A round as it stands in the workbook, with what has come in. */
export interface PostedRound {
  readonly round: number;
  readonly matches: readonly PostedMatch[];
  readonly bye?: number;
  /** What the director gives it instead of the event's VPs for a bye. */
  readonly byeVP?: number;
  readonly triangle?: PostedTriangle;
  readonly penalties?: readonly Penalty[];
}

/** A match; the result is null until something is known of it. */
export interface PostedMatch {
  readonly table?: number;
  readonly home: number;
  readonly away: number;
  readonly result: MatchResult | null;
}

/**
 * Three who play one another. `half`: half matches in one round. `first` and `second`: the two rounds
 * of full matches; the results stand in the second.
 */
export interface PostedTriangle {
  readonly part: "half" | "first" | "second";
  readonly matches: readonly PostedMatch[];
}

/** VPs taken off; they count in the standings and for the pairing, and nobody else gets them. */
export interface Penalty {
  readonly number: number;
  readonly vp: number;
}

/** Whether an entrant is there in a round. */
export function isThere({ from = 1, to = Infinity }: EventEntrant, round: number): boolean {
  return from <= round && round <= to;
}

/** Whether its results are cancelled: it left before half the event, and the settings say so. */
export function isCancelled({ to = Infinity }: EventEntrant, settings: EventSettings): boolean {
  return settings.withdrawal === "cancel" && 2 * to < settings.rounds;
}
