import { type Problem, problem } from "../basics/problem";
import { plainText } from "../basics/text";
import type { Call } from "../scoring/auction";
import { LEVELS } from "../scoring/contract";
import { STRAIN_WORDS } from "./strainText";

/** The words for calls other than bids; a lone * is left out, for it doubles here and alerts there. */
const CALL_WORDS: ReadonlyMap<string, Call> = new Map<string, Call>([
  ...["P", "PASS", "NB", "-", "不叫", "派司", "过"].map((word): [string, Call] => [word, "P"]),
  ...["X", "D", "DBL", "DOUBLE", "加倍", "赌倍"].map((word): [string, Call] => [word, "X"]),
  ...["XX", "R", "RDBL", "REDOUBLE", "再加倍", "再赌倍"].map((word): [string, Call] => [
    word,
    "XX",
  ]),
]);

/** Everybody passes from here on. */
const ALL_PASS: ReadonlySet<string> = new Set(["AP", "ALLPASS", "全不叫", "全派司"]);

/** Words of two words, and a level apart from its strain, made one before the text is split. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/ALL PASS/g, "AP"],
  [/NO BID/g, "NB"],
  [/NO TRUMPS?/g, "NT"],
  [/(\d) (?=\S)/g, "$1"],
];

/** Alerts (1NT!) and the brackets around the opponents' calls say nothing of the contract. */
const REMARKS = /[!()]/g;

/** An alert too, but only behind a call. */
const STARRED = /^([^*]+)\*$/;

/** Calls with one dash between each two: 1S-P-2S. Two dashes in a row may be a pass left out. */
const DASHED = /^[^-]+(?:-[^-]+)+$/;

/** Uncontested bidding without its passes looks just the same: 1S-2S-4S-AP may have two meanings. */
const PERHAPS_WITHOUT_PASSES = /^(?:P-)*(?:\d[^-]*-){2,}(?:AP|ALLPASS|全不叫|全派司)$/;

/**
 * Reads the calls of an auction from one text (`1S P 2S P P P`, also with commas, semicolons, bars,
 * slashes, or dashes as in `1S-P-2S-P-P-P`) or from several, such as one a cell. A dash by itself is
 * a pass; AP passes for all who are left. Whether the auction is legal is `finalContract`'s to say.
 */
export function parseAuction(texts: readonly string[]): readonly Call[] | Problem {
  const calls: Call[] = [];
  for (const word of texts.flatMap(split)) {
    if (ALL_PASS.has(word)) {
      passAll(calls);
      continue;
    }
    const call = CALL_WORDS.get(word) ?? bid(word);
    if (!call) return problem("call", { position: calls.length + 1, text: word });
    calls.push(call);
  }
  return calls;
}

function split(text: string): string[] {
  const plain = JOINED.reduce(
    (joined, [words, word]) => joined.replace(words, word),
    plainText(text)
  );
  return plain
    .replace(REMARKS, "")
    .split(/[ ,;/|]+/)
    .flatMap((word) => (isDashed(word) ? word.split("-") : word))
    .filter(Boolean)
    .map((word) => word.replace(STARRED, "$1"));
}

function isDashed(word: string): boolean {
  return DASHED.test(word) && !PERHAPS_WITHOUT_PASSES.test(word);
}

function bid(word: string): Call | undefined {
  const level = LEVELS.find((one) => word.startsWith(String(one)));
  const strain = STRAIN_WORDS.get(word.slice(1));
  return level && strain && `${level}${strain}`;
}

/** Law 22: three passes close an auction, four one without a bid. */
function passAll(calls: Call[]): void {
  const closing = calls.some((call) => bid(call)) ? 3 : 4;
  let passes = 0;
  while (passes < calls.length && calls[calls.length - 1 - passes] === "P") passes++;
  do calls.push("P");
  while (++passes < closing);
}
