import type { Problem } from "../basics/problem";
import type { Locale } from "../locales/locale";
import type { EventBook, Scored } from "../workbook/eventBook";
import type { StepFailure } from "../workbook/eventDesk";
import type { ButlerPlan } from "../workbook/scoreDesk";
import { type BarsState, NO_BARS } from "./barsState";
import { type ChecksState, NO_CHECKS } from "./checksState";
import type { StepStage } from "../workbook/stepWatch";
import type { Step } from "./eventStage";
import type { Outcome } from "./outcome";
import type { PairingDraft } from "./pairingDraft";
import { newPairsDraft, type PairsDraft } from "./pairsDraft";
import { NO_PASTE, type PasteState } from "./pasteState";
import { newSetUp, type SetUpDraft } from "./setUpDraft";
import type { WhyNotQuestion } from "./whyNotText";

/** What the event's pages show at a moment. */
export interface EventState {
  /** What is known of the workbook: still being read, or why it could not be. */
  readonly reading: "first" | "again" | StepFailure | null;
  /** The event as it was read last; null where the workbook has none. */
  readonly book: EventBook | null;
  /** The page in front. */
  readonly step: Step;
  /** A step is being written: nothing else may be begun. */
  readonly busy: boolean;
  /** How far it has come, where it tells; whether the director has called it off. */
  readonly stage: StepStage | null;
  readonly isCalledOff: boolean;
  readonly outcome: Outcome | null;
  /** Which kind of event is being set up. */
  readonly kind: Scored;
  readonly setUp: SetUpDraft;
  readonly pairsSetUp: PairsDraft;
  /** The pasted list, and the round its entrants join in; null: the next. */
  readonly list: string;
  readonly from: number | null;
  /** Who leaves, and the last round it plays; null: the last posted. */
  readonly leaving: number | null;
  readonly lastRound: number | null;
  readonly draft: PairingDraft | Problem | null;
  /** The director pairs although entries are wrong. */
  readonly pairAnyway: boolean;
  /** Up to two entrants of the preview that something is to be done with. */
  readonly chosen: readonly number[];
  readonly question: WhyNotQuestion | null;
  /** Why the pairing was changed by hand, and why entries were. */
  readonly reason: string;
  readonly handReason: string;
  /** How many of the standings are shown and charted. */
  readonly leading: number;
  /** Of the round's score sheets: the first board in play, as it is typed, and parts of a match. */
  readonly firstBoard: string;
  readonly halves: 1 | 2;
  readonly butler: ButlerPlan;
  readonly bars: BarsState;
  readonly paste: PasteState;
  readonly checks: ChecksState;
  /** The director has been asked whether the last round shall go, and why it shall. */
  readonly undoing: boolean;
  readonly undoReason: string;
}

const LEADING = 8;

/** Of a step that is not under way, or does not tell how far it is. */
export const NO_STAGE = { stage: null, isCalledOff: false } satisfies Partial<EventState>;

/** Before anything is known of the workbook. */
export function newState(locale: Locale): EventState {
  return {
    reading: "first",
    book: null,
    step: "setUp",
    busy: false,
    ...NO_STAGE,
    outcome: null,
    kind: "teams",
    setUp: newSetUp(locale),
    pairsSetUp: newPairsDraft(locale),
    list: "",
    from: null,
    leaving: null,
    lastRound: null,
    draft: null,
    pairAnyway: false,
    chosen: [],
    question: null,
    reason: "",
    handReason: "",
    leading: LEADING,
    firstBoard: "1",
    halves: 1,
    butler: { sort: "CORRECTED", byRound: false, ranked: false },
    bars: NO_BARS,
    paste: NO_PASTE,
    checks: NO_CHECKS,
    undoing: false,
    undoReason: "",
  };
}

/** Of the preview: what belongs to one pairing and goes with it. */
export const NO_PAIRING = {
  draft: null,
  pairAnyway: false,
  chosen: [],
  question: null,
  reason: "",
} satisfies Partial<EventState>;
