import type { PairFigures } from "../workbook/pairFigures";

/** What is shown of the pairs and their boards. */
export interface BarsState {
  /** As they were read last; null before anybody has asked. */
  readonly pairs: readonly PairFigures[] | null;
  /** Of the workbook they were read from. */
  readonly stamp: string;
  /** The pair whose boards are shown; null: the first. */
  readonly pair: string | null;
  /** The round whose boards are shown; null: all. */
  readonly round: number | null;
  /** The bar that is pointed at, counted from 0. */
  readonly bar: number | null;
  /** Whether Butlers are corrected by the opponents' average. */
  readonly isCorrected: boolean;
}

/** Before anybody has asked. */
export const NO_BARS: BarsState = {
  pairs: null,
  stamp: "",
  pair: null,
  round: null,
  bar: null,
  isCorrected: true,
};
