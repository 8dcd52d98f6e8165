import type { Strain } from "../scoring/contract";

/**
 * The words for the strains, as `plainText` leaves them. Single Chinese characters are left out (红
 * is a colour, 方 a side), and so are German and Dutch letters, which clash with the English ones.
 */
export const STRAIN_WORDS: ReadonlyMap<string, Strain> = new Map<string, Strain>([
  ...spelt("C", ["C", "CLUB", "CLUBS", "梅花", "草花"]),
  ...spelt("D", ["D", "DIAMOND", "DIAMONDS", "方块", "方片"]),
  ...spelt("H", ["H", "HEART", "HEARTS", "红桃", "红心"]),
  ...spelt("S", ["S", "SPADE", "SPADES", "黑桃"]),
  ...spelt("NT", ["N", "NT", "N T", "NOTRUMP", "NOTRUMPS", "NO TRUMP", "NO TRUMPS"]),
  ...spelt("NT", ["无将", "无王"]),
]);

function spelt(strain: Strain, words: readonly string[]): [string, Strain][] {
  return words.map((word) => [word, strain]);
}
