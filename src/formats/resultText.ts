import { type Problem, problem } from "../basics/problem";
import { plainText } from "../basics/text";

/** Just made. In a result column (not beside a contract) some programs write C, "contract made". */
const MADE = "=|正好|刚好|打成|做成";
const OVER = "\\+|超";
const UNDER = "-|宕|下|倒";
const CHINESE_COUNTS: ReadonlyMap<string, number> = new Map([
  ...[..."零一二三四五六七八九十", "十一", "十二", "十三"].map((word, i): [string, number] => [
    word,
    i,
  ]),
  ["两", 2],
]);
const TRICKS = "\\d{1,2}|[一二两三四五六七八九]|十[一二三]?";
/** The Chinese measure words for a trick, and those a result is spoken with. */
const MEASURE = "墩|磴|个";

/**
 * A result as a pattern for texts that `plainText` has levelled: group 1 the sign over, 2 the sign
 * under, 3 the number of tricks; with none of them the contract was just made.
 */
export const RESULT_PATTERN = `(?:${MADE}|(?:(${OVER})|(${UNDER})) ?(${TRICKS})(?: ?(?:${MEASURE}))?)`;

const RESULT = new RegExp(`^(?:${RESULT_PATTERN}|C)$`);

/** Reads a match of `RESULT_PATTERN`: tricks over, or under as a negative number. */
export function overtricksOf(under: string | undefined, tricks: string | undefined): number {
  if (tricks === undefined) return 0;
  const count = readCount(tricks);
  return under === undefined || count === 0 ? count : -count;
}

/** Reads a count written in digits or in Chinese up to the thirteen tricks of a deal. */
export function readCount(text: string): number {
  return CHINESE_COUNTS.get(text) ?? Number(text);
}

/**
 * Reads a result in tricks over (positive), 0 just made, or under (negative): `=`, `+1`, `−2`, `宕2`,
 * `超1`, `正好`. A number without a sign is refused: 4 may be four over, or the ACBL's "made four".
 */
export function parseResult(text: string): number | Problem {
  const match = RESULT.exec(plainText(text));
  return match ? overtricksOf(match[2], match[3]) : problem("result", { text });
}

/** Writes a result: `=`, `+1`, `-2`. */
export function makeResult(overtricks: number): string {
  if (overtricks === 0) return "=";
  return overtricks > 0 ? `+${overtricks}` : String(overtricks);
}
