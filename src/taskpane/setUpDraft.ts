import { isProblem, type Problem, problem } from "../basics/problem";
import { DEFAULT_SETTINGS } from "../event";
import type { Locale } from "../locales/locale";
import type { PLAN_VALUES } from "../locales/sheetWords";
import { type VpScaleName, vpScale } from "../scoring/victoryPoints";
import type { Entry } from "../workbook/eventBook";
import type { EventPlan } from "../workbook/eventDesk";

/** A new event as it stands in the form; numbers as they are typed. */
export interface SetUpDraft {
  readonly title: string;
  /** How many are expected: for the advice alone. */
  readonly expected: string;
  readonly rounds: string;
  readonly boards: string;
  readonly scale: VpScaleName;
  readonly entry: Entry;
  readonly odd: (typeof PLAN_VALUES.odd)[number];
  readonly firstRound: (typeof PLAN_VALUES.firstRound)[number];
  readonly order: (typeof EVENT_ORDERS)[number];
  readonly seed: string;
  readonly locale: Locale;
}

/** What ranks first. */
export const EVENT_ORDERS = ["vp", "wins"] as const;

/** What keeps the form from being an event. */
export interface FieldProblem {
  readonly field: "rounds" | "boards" | "odd" | "seed";
  readonly problem: Problem;
}

const MOST_ROUNDS = 99;
const MOST_BOARDS = 1000;
const MOST_SEED = 4_294_967_295;
/** Seeds drawn by the pane have six digits, so that they can be read out and typed. */
const SEEDS = 1_000_000;

/** The form as it is opened: a short Swiss of teams by the article's rules. */
export function newSetUp(locale: Locale): SetUpDraft {
  return {
    title: "",
    expected: "",
    rounds: "7",
    boards: "8",
    scale: "WBF",
    entry: "imps",
    odd: "bye",
    firstRound: "article",
    order: "vp",
    seed: drawnSeed(),
    locale,
  };
}

/** A seed by chance. */
export function drawnSeed(): string {
  return String(Math.floor(Math.random() * SEEDS));
}

/** The form as an event, or the first thing that is wrong in it. */
export function planOf(draft: SetUpDraft, untitled: string): EventPlan | FieldProblem {
  const { scale, odd, firstRound, order, locale, entry } = draft;
  const rounds = wholeNumber(draft.rounds, 1, MOST_ROUNDS);
  if (isProblem(rounds)) return { field: "rounds", problem: rounds };
  const boards = wholeNumber(draft.boards, 1, MOST_BOARDS);
  if (isProblem(boards)) return { field: "boards", problem: boards };
  const table = vpScale(scale, boards);
  if (isProblem(table)) return { field: "boards", problem: table };
  // The matches of such a triangle have half the boards.
  const half = odd === "halfTriangle" ? vpScale(scale, boards / 2) : null;
  if (isProblem(half)) return { field: "boards", problem: half };
  if (odd === "fullTriangle" && rounds % 2 === 1)
    return { field: "odd", problem: problem("triangleRounds", { rounds }) };
  const seed = wholeNumber(draft.seed, 0, MOST_SEED);
  if (isProblem(seed)) return { field: "seed", problem: seed };
  const matchVP = table.winner[0]! + table.loser[0]!;
  return {
    facts: { title: draft.title.trim() || untitled, locale, boards, scale, entry },
    settings: {
      ...DEFAULT_SETTINGS,
      ...sharesOf(matchVP),
      rounds,
      seed,
      pairing: {
        order,
        odd,
        byeVP: shareOf(matchVP, 60),
        firstRound: { method: firstRound, seed },
      },
    },
  };
}

/** Tells what is wrong from a plan. */
export function isFieldProblem(found: EventPlan | FieldProblem): found is FieldProblem {
  return "field" in found;
}

/** The default VPs are 50, 60 and 40 % of a match; on another scale than one of 20 they are these. */
function sharesOf(matchVP: number) {
  return {
    lateVP: shareOf(matchVP, 50),
    missedVP: shareOf(matchVP, 40),
    forfeitVP: { winner: shareOf(matchVP, 60), loser: 0 },
  };
}

function shareOf(matchVP: number, percent: number): number {
  return (matchVP * percent) / 100;
}

function wholeNumber(text: string, least: number, most: number): number | Problem {
  const value = text.trim() === "" ? NaN : Number(text);
  return Number.isInteger(value) && value >= least && value <= most
    ? value
    : problem("wholeNumber", { text, least, most });
}
