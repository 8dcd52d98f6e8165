import type { ProblemCode } from "../basics/problem";
import type { EventEntrant } from "../event";
import type { Locale } from "../locales/locale";
import type { BarsTexts } from "../locales/pane/bars.en";
import type { BoardsTexts } from "../locales/pane/boards.en";
import type { EventTexts } from "../locales/pane/event.en";
import type { PairsTexts } from "../locales/pane/pairs.en";
import type { Sentences } from "../locales/pane/sentences.en";
import type { ShareTexts } from "../locales/pane/share.en";
import { PROBLEM_TEXTS } from "../locales/problemTexts";
import {
  BARS_TEXTS,
  BOARDS_TEXTS,
  EVENT_TEXTS,
  PAIRS_TEXTS,
  SENTENCES,
  SHARE_TEXTS,
} from "./texts";

/** What the pages of the event and of sharing speak with: the director's language, and the names of the entrants. */
export interface Words {
  readonly locale: Locale;
  readonly texts: EventTexts;
  readonly sentences: Sentences;
  readonly share: ShareTexts;
  readonly pairs: PairsTexts;
  readonly bars: BarsTexts;
  readonly boards: BoardsTexts;
  readonly problems: Readonly<Record<ProblemCode, string>>;
  /** An entrant as a sentence names it: "7 Lantern". */
  readonly nameOf: (number: number) => string;
  /** Several in a row: "3, 5 and 8". */
  readonly listOf: (items: readonly string[]) => string;
  /** Sentences one after the other. */
  readonly textOf: (sentences: readonly string[]) => string;
}

/** Longer names are shortened in sentences; lists show them whole. */
const LONGEST_NAME = 40;

/** The words of the pages in a language, over the entrants of an event. */
export function wordsOf(locale: Locale, entrants: readonly EventEntrant[]): Words {
  const names = new Map(entrants.map(({ number, name = "" }) => [number, inSentence(name)]));
  const isEnglish = locale === "en";
  const list = new Intl.ListFormat("en-GB");
  return {
    locale,
    texts: EVENT_TEXTS[locale],
    sentences: SENTENCES[locale],
    share: SHARE_TEXTS[locale],
    pairs: PAIRS_TEXTS[locale],
    bars: BARS_TEXTS[locale],
    boards: BOARDS_TEXTS[locale],
    problems: PROBLEM_TEXTS[locale],
    nameOf: (number) => `${number} ${names.get(number) ?? ""}`.trim(),
    listOf: (items) => (isEnglish ? list.format(items) : items.join("、")),
    textOf: (sentences) => sentences.join(isEnglish ? " " : ""),
  };
}

/** One line, and no signs that turn the direction of the sentence around it. */
function inSentence(name: string): string {
  const clean = name.replace(/[\p{Cc}\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, " ").trim();
  const characters = [...clean];
  return characters.length > LONGEST_NAME
    ? `${characters.slice(0, LONGEST_NAME).join("")}…`
    : clean;
}
