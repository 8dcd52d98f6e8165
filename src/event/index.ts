export { DEFAULT_SETTINGS } from "./event";
export type {
  EventEntrant,
  EventSettings,
  Penalty,
  PostedMatch,
  PostedRound,
  PostedTriangle,
  SwissEvent,
} from "./event";
export { ledgerOf } from "./ledger";
export type { Account, LedgerEntry } from "./ledger";
export type { KeptRound } from "./keptRound";
export { postedFrom, postedRound } from "./postedRound";
export { inputNow, replay } from "./replay";
export type { MatchResult } from "./result";
export { roundInput } from "./roundInput";
export { runningTotals } from "./runningTotals";
export type { RunningTotal } from "./runningTotals";
export { standings } from "./standings";
export type { Decision, Standing } from "./standings";
export { TIE_BREAKS } from "./tieBreaks";
export type { TieBreak } from "./tieBreaks";
