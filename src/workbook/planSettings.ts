import { isProblem, type Problem, problem } from "../basics/problem";
import { plainText } from "../basics/text";
import type { EventSettings } from "../event";
import { type Locale, LOCALES } from "../locales/locale";
import { LANGUAGE_NAMES, PLAN_VALUES, type PlanSetting, SHEET_WORDS } from "../locales/sheetWords";
import { VP_SCALES, type VpScaleName, vpScale } from "../scoring/victoryPoints";
import { settingNames, type TypedSetting } from "./bookTables";
import { wholeNumber } from "./cellNumbers";
import { type Filled, textOf } from "./cells";
import type { EventFacts } from "./eventBook";
import { knownWord, wordIn } from "./knownWord";
import type { Setting } from "./settingCells";

type Pairing = EventSettings["pairing"];

/** What the sheet of an event says beside what its standings depend on. */
export interface PlanRead {
  readonly facts: EventFacts;
  readonly pairing: Pairing;
  /** What cannot be read, with its setting: the default counts until it is put right. */
  readonly problems: readonly { readonly setting: Setting; readonly problem: Problem }[];
}

/** Where nothing is said. Sixteen boards are the usual length of a match of teams. */
const DEFAULT_FACTS: EventFacts = {
  title: "",
  locale: "en",
  boards: 16,
  scale: "WBF",
  entry: "imps",
};

const MOST_ROUNDS = 1_000;
const MOST_BOARDS = 1_000;
const MOST_NUMBER = 1_000_000;

interface Draft {
  readonly facts: EventFacts;
  readonly pairing: Pairing;
}

type ReadSetting = (cell: Filled, draft: Draft) => Draft | Problem;

/** Reads the settings, whose words may be of any of the three languages. */
export function readPlan(typed: ReadonlyMap<Setting, TypedSetting>): PlanRead {
  const problems: { setting: Setting; problem: Problem }[] = [];
  const locale = spokenLocale(typed);
  let draft: Draft = { facts: { ...DEFAULT_FACTS, locale }, pairing: {} };
  for (const setting of Object.keys(READERS) as PlanSetting[]) {
    const cell = typed.get(setting)?.cell ?? null;
    const read = cell === null ? draft : READERS[setting](cell, draft);
    if (isProblem(read)) problems.push({ setting, problem: read });
    else draft = read;
  }
  const { scale, boards } = draft.facts;
  const table = vpScale(scale, boards);
  if (isProblem(table)) problems.push({ setting: "boards", problem: table });
  return { ...draft, problems };
}

/** The language most of the settings' names are in: it speaks while the setting says nothing. */
function spokenLocale(typed: ReadonlyMap<Setting, TypedSetting>): Locale {
  const count = (locale: Locale) =>
    [...typed].filter(([setting, { name }]) => name.trim() === settingNames(locale)[setting])
      .length;
  return LOCALES.reduce((best, locale) => (count(locale) > count(best) ? locale : best));
}

const READERS: Readonly<Record<PlanSetting, ReadSetting>> = {
  // The first, because the others name their choices in it.
  language: (cell, draft) => {
    const text = textOf(cell);
    const locale =
      knownWord(text, LOCALES, () => LANGUAGE_NAMES) ??
      knownWord(text, LOCALES, () => LANGUAGE_CODES);
    const choices = Object.values(LANGUAGE_NAMES).join(", ");
    return locale ? withFacts(draft, { locale }) : problem("choice", { text, choices });
  },
  title: (cell, draft) => withFacts(draft, { title: textOf(cell) }),
  boards: (cell, draft) =>
    then(wholeNumber(1, MOST_BOARDS)(cell), (boards) => withFacts(draft, { boards })),
  scale: (cell, draft) =>
    then(
      wordIn(textOf(cell), VP_SCALES, () => SCALE_NAMES),
      (scale) => withFacts(draft, { scale })
    ),
  entry: (cell, draft) =>
    then(wordOf("entry", cell, draft), (entry) => withFacts(draft, { entry })),
  odd: (cell, draft) => then(wordOf("odd", cell, draft), (odd) => withPairing(draft, { odd })),
  firstRound: (cell, draft) =>
    then(wordOf("firstRound", cell, draft), (method) => withFirst(draft, { method })),
  firstBy: (cell, draft) => then(wordOf("firstBy", cell, draft), (by) => withFirst(draft, { by })),
  firstBye: (cell, draft) =>
    then(wordOf("firstBye", cell, draft), (bye) => withFirst(draft, { bye })),
  home: (cell, draft) => then(wordOf("home", cell, draft), (home) => withPairing(draft, { home })),
  seating: (cell, draft) =>
    then(wordOf("seating", cell, draft), (seating) => withPairing(draft, { seating })),
  sameClub: (cell, draft) =>
    then(wholeNumber(0, MOST_ROUNDS)(cell), (until) => withPairing(draft, { sameClub: { until } })),
  forbidden: (cell, draft) =>
    then(readPairs(textOf(cell)), (forbidden) => withPairing(draft, { forbidden })),
  repeatsFrom: (cell, draft) =>
    then(wholeNumber(1, MOST_ROUNDS)(cell), (topHalfFrom) =>
      withPairing(draft, { repeats: { topHalfFrom } })
    ),
  lag: (cell, draft) => then(readLag(cell), (lag) => withPairing(draft, { lag })),
};

const SCALE_NAMES = Object.fromEntries(VP_SCALES.map((name) => [name, name])) as Record<
  VpScaleName,
  string
>;

const LANGUAGE_CODES: Readonly<Record<Locale, string>> = {
  en: "en",
  "zh-CN": "zh-CN",
  "zh-TW": "zh-TW",
};

function then<T>(value: T | Problem, into: (value: T) => Draft): Draft | Problem {
  return isProblem(value) ? value : into(value);
}

function withFacts(draft: Draft, facts: Partial<EventFacts>): Draft {
  return { ...draft, facts: { ...draft.facts, ...facts } };
}

function withPairing(draft: Draft, pairing: Pairing): Draft {
  return { ...draft, pairing: { ...draft.pairing, ...pairing } };
}

function withFirst(draft: Draft, firstRound: NonNullable<Pairing["firstRound"]>): Draft {
  return withPairing(draft, { firstRound: { ...draft.pairing.firstRound, ...firstRound } });
}

function wordOf<K extends keyof typeof PLAN_VALUES>(
  setting: K,
  cell: Filled,
  { facts }: Draft
): (typeof PLAN_VALUES)[K][number] | Problem {
  type W = (typeof PLAN_VALUES)[K][number];
  const known: readonly W[] = PLAN_VALUES[setting];
  const wordsOf = (locale: Locale) =>
    SHEET_WORDS[locale].values[setting] as Readonly<Record<W, string>>;
  return wordIn(textOf(cell), known, wordsOf, facts.locale);
}

function readLag(cell: Filled): 0 | 1 | Problem {
  const lag = wholeNumber(0, 1)(cell);
  return isProblem(lag) ? lag : lag === 0 ? 0 : 1;
}

const EXAMPLE_PAIRS = "3-7; 4-9";
const PAIR = /^(\d{1,7}) ?- ?(\d{1,7})$/;

/** Pairs of numbers, such as `3-7; 4–9` or `3－7；4－9`, with any dash and any sign between pairs. */
function readPairs(text: string): [number, number][] | Problem {
  const pairs: [number, number][] = [];
  // Excel makes a line of each pair where somebody pressed Alt+Enter; blanks do as well.
  for (const part of plainText(text).split(/[,;]|(?<=\d) (?=\d)/)) {
    const one = part.trim();
    if (one === "") continue;
    const [, home, away] = PAIR.exec(one) ?? [];
    const [a, b] = [Number(home), Number(away)];
    const isPair = [a, b].every((each) => each >= 1 && each <= MOST_NUMBER);
    if (!isPair) return problem("choice", { text: one, choices: EXAMPLE_PAIRS });
    if (a === b) return problem("pairWithItself", { field: one, number: a });
    pairs.push([a, b]);
  }
  return pairs;
}
