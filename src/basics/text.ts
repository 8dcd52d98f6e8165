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
const TRADITIONAL = "無將紅東過棄雙賭塊鑽莊價棋勝負後額傳統輸贏輪開閉對場剛約個兩點數";
const SIMPLIFIED = "无将红东过弃双赌块钻庄价棋胜负后额传统输赢轮开闭对场刚约个两点数";

/** Variation selectors (text or picture form of a suit symbol) and other characters nobody sees. */
const INVISIBLE = /[\u200B-\u200F\u2060\uFE0E\uFE0F\uFEFF]/;

const FULL_WIDTH_FIRST = 0xff01;
const FULL_WIDTH_LAST = 0xff5e;
const FULL_WIDTH_SHIFT = 0xfee0;
const PLAIN = /^[!-`{-~]*$/;

const REPLACED: ReadonlyMap<string, string> = new Map([
  ...Object.entries(SUIT_SYMBOLS),
  ...Object.entries(SIGNS),
  ...Array.from(TRADITIONAL, (character, i): [string, string] => [character, SIMPLIFIED.charAt(i)]),
]);

/**
 * Text as the parsers compare it: half width, capitals, simplified Chinese for the field's words,
 * suit symbols as letters, every dash as `-`, and one blank where there were several (none at the ends).
 */
export function plainText(text: string): string {
  if (PLAIN.test(text)) return text;
  let plain = "";
  let blank = false;
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i);
    if (INVISIBLE.test(character)) continue;
    if (isBlank(character)) {
      blank = plain !== "";
      continue;
    }
    if (blank) plain += " ";
    blank = false;
    plain += plainCharacter(character);
  }
  return plain;
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}

function plainCharacter(character: string): string {
  const code = character.charCodeAt(0);
  const isFullWidth = code >= FULL_WIDTH_FIRST && code <= FULL_WIDTH_LAST;
  const half = isFullWidth ? String.fromCharCode(code - FULL_WIDTH_SHIFT) : character;
  // Only a to z: capitals of other letters may be several ("ß" is "SS") and would be read as suits.
  return half >= "a" && half <= "z" ? half.toUpperCase() : (REPLACED.get(half) ?? half);
}
