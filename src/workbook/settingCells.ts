import { EVENT_WORDS, type SettingName } from "../locales/eventWords";
import { LANGUAGE_NAMES, type PlanSetting, SHEET_WORDS } from "../locales/sheetWords";
import { DEFAULT_OPTIONS } from "../pairing/options";
import { VP_SCALES } from "../scoring/victoryPoints";
import { ANY_NUMBER, type CellRule, listOf, numberFrom, wholeFrom } from "./cellRules";
import type { EventPlan } from "./eventDesk";

/** A setting of an event's sheet. */
export type Setting = SettingName | PlanSetting;

/** The settings in their groups, in the order in which a director goes through them. */
export const SETTING_ORDER = {
  event: ["title", "language", "rounds", "boards", "scale", "entry"],
  scoring: [
    ...(["byeVP", "lateVP", "missedVP", "forfeitVP", "absentVP"] as const),
    ...(["withdrawal", "order", "tieBreaks", "seed"] as const),
  ],
  pairing: [
    ...(["odd", "firstRound", "firstBy", "firstBye", "home", "seating"] as const),
    ...(["sameClub", "forbidden", "repeatsFrom", "lag"] as const),
  ],
} as const satisfies Record<string, readonly Setting[]>;

/** What stands in the cell of a setting, and what may be typed there instead. */
export interface SettingCell {
  readonly value: string | number;
  /** Null where any text may stand: titles, pairs of numbers, lists of words. */
  readonly rule: CellRule | null;
}

const MOST_ROUNDS = 1_000;
const LARGEST_SEED = 4_294_967_295;

/** The cells of all settings of a plan, in the language of its sheets. */
export function settingCells(plan: EventPlan): Readonly<Record<Setting, SettingCell>> {
  return { ...eventCells(plan), ...scoringCells(plan), ...pairingCells(plan) };
}

type CellsOf<G extends keyof typeof SETTING_ORDER> = Record<
  (typeof SETTING_ORDER)[G][number],
  SettingCell
>;

function eventCells({ facts, settings }: EventPlan): CellsOf<"event"> {
  const { values } = SHEET_WORDS[facts.locale];
  return {
    title: anyText(facts.title),
    language: { value: LANGUAGE_NAMES[facts.locale], rule: listOf(Object.values(LANGUAGE_NAMES)) },
    rounds: { value: settings.rounds, rule: wholeFrom(1, MOST_ROUNDS) },
    boards: { value: facts.boards, rule: wholeFrom(1, MOST_ROUNDS) },
    scale: { value: facts.scale, rule: listOf(VP_SCALES) },
    entry: oneOf(values.entry, facts.entry),
  };
}

function scoringCells({ facts, settings }: EventPlan): CellsOf<"scoring"> {
  const { values } = EVENT_WORDS[facts.locale];
  const { byeVP = DEFAULT_OPTIONS.byeVP, order = DEFAULT_OPTIONS.order } = settings.pairing;
  return {
    byeVP: vps(byeVP),
    lateVP: vps(settings.lateVP),
    missedVP: vps(settings.missedVP),
    forfeitVP: vps(settings.forfeitVP.winner),
    absentVP: { value: settings.forfeitVP.loser, rule: ANY_NUMBER },
    withdrawal: oneOf({ stand: values.stand, cancel: values.cancel }, settings.withdrawal),
    order: oneOf({ vp: values.vp, wins: values.wins }, order),
    tieBreaks: anyText(settings.tieBreaks.map((key) => values[key]).join(", ")),
    seed: { value: settings.seed, rule: wholeFrom(0, LARGEST_SEED) },
  };
}

function pairingCells({ facts, settings: { pairing } }: EventPlan): CellsOf<"pairing"> {
  const { values } = SHEET_WORDS[facts.locale];
  const { firstRound, sameClub, repeats } = DEFAULT_OPTIONS;
  const first = { ...firstRound, ...pairing.firstRound };
  return {
    odd: oneOf(values.odd, pairing.odd ?? DEFAULT_OPTIONS.odd),
    firstRound: oneOf(values.firstRound, first.method),
    firstBy: oneOf(values.firstBy, first.by),
    firstBye: oneOf(values.firstBye, first.bye),
    home: oneOf(values.home, pairing.home ?? DEFAULT_OPTIONS.home),
    seating: oneOf(values.seating, pairing.seating ?? DEFAULT_OPTIONS.seating),
    sameClub: {
      value: pairing.sameClub?.until ?? sameClub.until,
      rule: wholeFrom(0, MOST_ROUNDS),
    },
    forbidden: anyText((pairing.forbidden ?? []).map((pair) => pair.join("-")).join("; ")),
    repeatsFrom: {
      value: pairing.repeats?.topHalfFrom ?? repeats.topHalfFrom ?? "",
      rule: wholeFrom(1, MOST_ROUNDS),
    },
    lag: { value: pairing.lag ?? DEFAULT_OPTIONS.lag, rule: listOf(["0", "1"]) },
  };
}

function anyText(value: string): SettingCell {
  return { value, rule: null };
}

function vps(value: number): SettingCell {
  return { value, rule: numberFrom(0) };
}

function oneOf<W extends string>(words: Readonly<Record<W, string>>, value: W): SettingCell {
  return { value: words[value], rule: listOf(Object.values(words)) };
}
