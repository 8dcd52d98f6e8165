/** What ranks first when a round is paired: VPs, or won matches and then VPs (the 2ⁿ event). */
export const ORDERS = ["vp", "wins"] as const;
export type Order = (typeof ORDERS)[number];

/**
 * Who is home. `parity`: in odd rounds the smaller number, in even rounds the larger (the article's
 * rule); `smaller`: always the smaller number; `better`: the better placed. `table`: at odd tables the
 * smaller number, at even tables the larger (WXF, first round). `balance`: who has been home less
 * often (see homeBalance.ts).
 */
export const HOME_RULES = ["parity", "smaller", "better", "table", "balance"] as const;
type HomeRule = (typeof HOME_RULES)[number];

/**
 * What an odd field does: one sits out; the last three play a triangle of half matches in one round,
 * or of full matches over two rounds.
 */
export const ODD_RULES = ["bye", "halfTriangle", "fullTriangle"] as const;
type OddRule = (typeof ODD_RULES)[number];

/**
 * The first round. `article`: snake when every strength is known, otherwise drawn. `draw`: all drawn;
 * `snake`: 1 meets n (首尾); `slide`: 1 meets n/2 + 1 (拦腰); `adjacent`: 1 meets 2 (临近); `halves`:
 * the upper half drawn against the lower (半区).
 */
export const FIRST_ROUND_METHODS = [
  "article",
  "draw",
  "snake",
  "slide",
  "adjacent",
  "halves",
] as const;
export type FirstRoundMethod = (typeof FIRST_ROUND_METHODS)[number];

/** By what the field is lined up for the first round; without strengths it is the number. */
export const FIRST_ROUND_ORDERS = ["strength", "number"] as const;
export type FirstRoundOrder = (typeof FIRST_ROUND_ORDERS)[number];

/** Who sits out in round 1: the largest number, or one drawn. */
export const FIRST_BYES = ["largest", "drawn"] as const;
type FirstBye = (typeof FIRST_BYES)[number];

/** Tables in the order of the standings, or so that home entrants stay at the table they have. */
export const SEATINGS = ["standing", "stationary"] as const;
type Seating = (typeof SEATINGS)[number];

/** Two entrants, by number, in either order. */
export type NumberPair = readonly [number, number];

/** How a round is paired; every field has a default, the article's rule. */
export interface PairingOptions {
  readonly order: Order;
  readonly home: HomeRule;
  readonly odd: OddRule;
  /** VPs of the entrant that sits out (12 in the article). */
  readonly byeVP: number;
  readonly firstRound: {
    readonly method: FirstRoundMethod;
    readonly by: FirstRoundOrder;
    readonly bye: FirstBye;
    /** A whole number from 0; the same seed draws the same round. */
    readonly seed: number;
  };
  readonly seating: Seating;
  /** Pairs that never meet. */
  readonly forbidden: readonly NumberPair[];
  /** Members of one club are kept apart up to this round, as far as a complete pairing allows it. */
  readonly sameClub: { readonly until: number };
  /** What the director has fixed for this round. */
  readonly locks: {
    readonly pairs: readonly NumberPair[];
    readonly bye: number | null;
    /** Entrants who sit at a table of their own. */
    readonly tables: readonly { readonly table: number; readonly number: number }[];
  };
  /** Danish: from this round on the top half may meet again; null: nobody may. */
  readonly repeats: { readonly topHalfFrom: number | null };
  /**
   * 1: paired on the standings of the round before the last ("current minus one"), which is still
   * being played while this round is paired; its pairs count as met.
   */
  readonly lag: 0 | 1;
}

/** The article's rule. */
export const DEFAULT_OPTIONS: PairingOptions = {
  order: "vp",
  home: "parity",
  odd: "bye",
  byeVP: 12,
  firstRound: { method: "article", by: "strength", bye: "largest", seed: 0 },
  seating: "standing",
  forbidden: [],
  sameClub: { until: 0 },
  locks: { pairs: [], bye: null, tables: [] },
  repeats: { topHalfFrom: null },
  lag: 0,
};
