import type { Cell } from "./grid";

/** How texts compare. */
export interface TextOrder {
  /** Small letters before capitals where texts are the same otherwise. */
  readonly matchCase: boolean;
  /** Texts that are numbers stand among the numbers. */
  readonly textAsNumber: boolean;
}

/**
 * Excel's order of cells: numbers, then texts, FALSE, TRUE, errors. Empty cells come last, however the
 * others are turned.
 */
export function compareCells(a: Cell, b: Cell, ascending: boolean, order: TextOrder): number {
  const [first, second] = [rankOf(a, order), rankOf(b, order)];
  if (first === EMPTY || second === EMPTY) return first - second;
  const compared = first - second || compareAlike(a, b, first, order);
  return ascending ? compared : -compared;
}

const RANKS = { Double: 0, String: 1, Boolean: 2, Error: 3, Empty: 4 } as const;
const EMPTY = RANKS.Empty;

const rankOf = ({ type, value }: Cell, { textAsNumber }: TextOrder): number =>
  textAsNumber && type === "String" && isNumeral(String(value)) ? RANKS.Double : RANKS[type];

const isNumeral = (text: string) => text.trim() !== "" && Number.isFinite(Number(text));

function compareAlike(a: Cell, b: Cell, rank: number, { matchCase }: TextOrder): number {
  // Errors are all alike.
  if (rank === RANKS.Error) return 0;
  if (rank === RANKS.String) return compareTexts(String(a.value), String(b.value), matchCase);
  return Number(a.value) - Number(b.value);
}

const LATIN_FIRST = "en";
const collators = {
  letters: new Intl.Collator(LATIN_FIRST, { sensitivity: "accent" }),
  case: new Intl.Collator(LATIN_FIRST, { sensitivity: "variant", caseFirst: "lower" }),
  pinyin: new Intl.Collator("zh-Hans-u-co-pinyin"),
};
const HAN = /^\p{Script=Han}/u;

/**
 * Texts in Excel's order: hyphens and apostrophes count only where all else is the same, and Chinese
 * follows Latin letters, by pinyin.
 */
export function compareTexts(a: string, b: string, matchCase: boolean): number {
  const [first, second] = [a, b].map((text) => text.replace(/[-']/g, "")) as [string, string];
  const collator =
    HAN.test(first) && HAN.test(second)
      ? collators.pinyin
      : matchCase
        ? collators.case
        : collators.letters;
  return collator.compare(first, second) || a.length - first.length - (b.length - second.length);
}
