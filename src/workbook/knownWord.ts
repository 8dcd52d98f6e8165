import { type Problem, problem } from "../basics/problem";
import { plainText } from "../basics/text";
import { type Locale, LOCALES } from "../locales/locale";

/** How some headings, settings or values are called in a language. */
export type WordsOf<W extends string> = (locale: Locale) => Readonly<Record<W, string>>;

/** What each text means, once it was asked for: a column of results asks for the same again and again. */
const meanings = new WeakMap<WordsOf<string>, ReadonlyMap<string, string>>();

/** Which of some words a text is, in any of the three languages, in any case and width. */
export function knownWord<W extends string>(
  text: string,
  known: readonly W[],
  wordsOf: WordsOf<W>
): W | undefined {
  const meaning = meaningsOf(wordsOf).get(plainText(text)) as W | undefined;
  return meaning !== undefined && known.includes(meaning) ? meaning : undefined;
}

function meaningsOf(wordsOf: WordsOf<string>): ReadonlyMap<string, string> {
  const before = meanings.get(wordsOf);
  if (before) return before;
  const all = LOCALES.flatMap((locale) => Object.entries(wordsOf(locale)));
  const found = new Map(all.map(([word, text]) => [plainText(text), word]));
  meanings.set(wordsOf, found);
  return found;
}

/** The same, or the problem that it is none of them; the choices are named in `locale`. */
export function wordIn<W extends string>(
  text: string,
  known: readonly W[],
  wordsOf: WordsOf<W>,
  locale: Locale = "en"
): W | Problem {
  const choices = () => known.map((word) => wordsOf(locale)[word]).join(", ");
  return knownWord(text, known, wordsOf) ?? problem("choice", { text, choices: choices() });
}
