import { type Problem, problem } from "../basics/problem";
import { plainText } from "../basics/text";
import { type Locale, LOCALES } from "../locales/locale";

/** How some headings, settings or values are called in a language. */
export type WordsOf<W extends string> = (locale: Locale) => Readonly<Record<W, string>>;

/** Which of some words a text is, in any of the three languages, in any case and width. */
export function knownWord<W extends string>(
  text: string,
  known: readonly W[],
  wordsOf: WordsOf<W>
): W | undefined {
  const wanted = plainText(text);
  return known.find((word) =>
    LOCALES.some((locale) => plainText(wordsOf(locale)[word]) === wanted)
  );
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
