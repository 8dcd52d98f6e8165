import type { Locale } from "../locales/locale";
import type { ShareTexts } from "../locales/pane/share.en";
import type { StepAnswer, StepFailure } from "../workbook/eventDesk";
import type { ChangedCell, SharedCell, ShareRefusal, ShareState } from "../workbook/shareDesk";
import type { StepStage } from "../workbook/stepWatch";
import type { Verification } from "../workbook/verification";

/** A sentence of what was done, with its values. */
export type Said = readonly [
  sentence: keyof ShareTexts["done"],
  values: Readonly<Record<string, string | number>>,
];

/** Why something was not done. */
export type ShareTrouble =
  | ShareRefusal
  | Extract<StepAnswer, { readonly kind: "changed" | "problem" }>
  | { readonly kind: "wrongPassword" }
  | StepFailure;

/** What was done, and what of it was not. */
export interface Told {
  readonly said: readonly Said[];
  readonly but?: ShareTrouble | undefined;
}

/** What came of the last thing that was done on the page. */
export type ShareOutcome = ({ readonly kind: "told" } & Told) | ShareTrouble;

/** What the page Sharing shows at a moment. */
export interface SharePageState {
  /** What is known of the workbook: still being read, or why it could not be. */
  readonly reading: "first" | "again" | ShareRefusal | StepFailure | null;
  /** As it was read last. */
  readonly share: ShareState | null;
  /** Something is being done: nothing else may be begun. */
  readonly busy: boolean;
  /** How far it has come, where it tells; whether the director has called it off. */
  readonly stage: StepStage | null;
  readonly isCalledOff: boolean;
  readonly outcome: ShareOutcome | null;
  /** What the last verification came to. */
  readonly verified: Verification | null;
  /** Cells that kept the last freeze or thaw from being done. */
  readonly inTheWay: readonly SharedCell[];
  /** The others are thawed: what is left waits for the director. */
  readonly othersThawed: boolean;
  /** Cells that came out otherwise when they were thawed. */
  readonly other: readonly ChangedCell[];
  /** Formulas that reach outside the workbook are to come back, too. */
  readonly outward: boolean;
  readonly password: string;
  readonly showsPassword: boolean;
  /** The language chosen for the event; null: the one it has. */
  readonly language: Locale | null;
}

/** Before anything is known of the workbook. */
export const NEW_SHARE: SharePageState = {
  reading: "first",
  share: null,
  busy: false,
  stage: null,
  isCalledOff: false,
  outcome: null,
  verified: null,
  inTheWay: [],
  othersThawed: false,
  other: [],
  outward: false,
  password: "",
  showsPassword: false,
  language: null,
};
