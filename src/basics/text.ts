/**
 * The one place that levels out how people and input methods write the same thing, so that every
 * parser of the field compares against one spelling only.
 */

/** Suit symbols, black and white, as the letters of the suits. */
const SUIT_SYMBOLS: Readonly<Record<string, string>> = {
  "♠": "S",
  "♤": "S",
  "♥": "H",
  "♡": "H",
  "♦": "D",
  "♢": "D",
  "♣": "C",
  "♧": "C",
};

/** Signs with several code points; Unicode's minus and dashes all mean minus in a result. */
const SIGNS: Readonly<Record<string, string>> = {
  "\u2010": "-",
  "\u2011": "-",
  "\u2012": "-",
  "\u2013": "-",
  "\u2014": "-",
  "\u2015": "-",
  "\u2212": "-",
  "\uFE58": "-",
  "\uFE63": "-",
  "\uFE62": "+",
  "\u00D7": "X",
  "\u3001": ",",
  "\u3002": ".",
};

/** Traditional characters of the field's words, and what they are in simplified writing. */
const TRADITIONAL =
  "無將紅東過棄權雙賭塊鑽莊價棋勝負後額傳統輸贏輪開閉對場剛約個兩點數錯組計準誤調";
const SIMPLIFIED = "无将红东过弃权双赌块钻庄价棋胜负后额传统输赢轮开闭对场刚约个两点数错组计准误调";

/** Variation selectors (text or picture form of a suit symbol) and other characters nobody sees. */
const INVISIBLE = "\u200B\u200C\u200D\u200E\u200F\u2060\uFE0E\uFE0F\uFEFF";

/** The printable characters of ASCII, which input methods also make in full width, from ！ to ～. */
const HALF_WIDTH = Array.from({ length: 94 }, (_, i) => String.fromCharCode(0x21 + i));
const FULL_WIDTH_SHIFT = 0xfee0;

const REPLACED: ReadonlyMap<string, string> = new Map([
  ...Object.entries(SUIT_SYMBOLS),
  ...Object.entries(SIGNS),
  ...Array.from(TRADITIONAL, (character, i): [string, string] => [character, SIMPLIFIED.charAt(i)]),
  ...Array.from(INVISIBLE, (character): [string, string] => [character, ""]),
  // Capitals of a to z alone: those of other letters may be several ("ß" is "SS"), or read as suits.
  ...HALF_WIDTH.flatMap((half): [string, string][] => [
    [half, half.toUpperCase()],
    [String.fromCharCode(half.charCodeAt(0) + FULL_WIDTH_SHIFT), half.toUpperCase()],
  ]),
]);

const PLAIN = /^[!-`{-~]*$/;
const NOT_PLAIN = /[^ -`{-~]/g;

/**
 * Text as the parsers compare it: half width, capitals, simplified Chinese for the field's words,
 * suit symbols as letters, every dash as `-`, and one blank where there were several (none at the ends).
 */
export function plainText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(NOT_PLAIN, (character) => REPLACED.get(character) ?? character)
    .replace(/\s+/g, " ")
    .trim();
}
