import { type Problem, problem } from "../basics/problem";
import { plainText } from "../basics/text";
import type { ArtificialScore } from "../scoring/artificialScore";

/** Law 12C2: average plus 60 %, average 50 %, average minus 40 %. */
const AVERAGES: Readonly<Record<string, number>> = {
  "": 50,
  "=": 50,
  "+": 60,
  PLUS: 60,
  加: 60,
  "-": 40,
  MINUS: 40,
  减: 40,
  減: 40,
};

const AVERAGE = "(?:A|AV|AVE|AVG|AVERAGE|平均分?)(\\+|-|=|PLUS|MINUS|[加减減])?";
const ONE_AVERAGE = new RegExp(`^${AVERAGE}$`);
const TWO_AVERAGES = new RegExp(`^${AVERAGE}/${AVERAGE}$`);

/** A60, 60%; A6040; A60/40, A60-40, 60%-40%, 60/40. */
const ONE_PERCENTAGE = /^(?:A(\d{2,3}(?:\.\d+)?)%?|(\d+(?:\.\d+)?)%)$/;
const TWO_TOGETHER = /^A(\d\d|100)(\d\d|100)$/;
const TWO_PERCENTAGES = /^A?(\d{2,3}(?:\.\d+)?)%?[-/:](\d{2,3}(?:\.\d+)?)%?$/;

/** What is so like an artificial score that it cannot be anything else. */
const MEANT_AS_ONE = /^A\d|^\d.*%|^\d[\d.]*[-/:]\d/;

/**
 * Reads an artificial adjusted score as it stands on travellers: North-South's percentage first. Null
 * is a text that is none; a text that is meant as one and is wrong gives a problem.
 */
export function parseArtificialScore(text: string): ArtificialScore | Problem | null {
  const plain = plainText(text).replaceAll(" ", "");
  if (plain === "A") return null; // a lone letter, more likely a slip
  const averages = ONE_AVERAGE.exec(plain) ?? TWO_AVERAGES.exec(plain);
  if (averages) {
    const [ns, ew] = averages.slice(1).map((sign: string | undefined) => AVERAGES[sign ?? ""]!);
    return { ns: ns!, ew: ew ?? null };
  }
  const one = ONE_PERCENTAGE.exec(plain);
  const two = TWO_TOGETHER.exec(plain) ?? TWO_PERCENTAGES.exec(plain);
  if (two) return percentages(text, two[1]!, two[2]);
  if (one) return percentages(text, (one[1] ?? one[2])!);
  return MEANT_AS_ONE.test(plain) ? problem("artificialScore", { text }) : null;
}

function percentages(text: string, ns: string, ew?: string): ArtificialScore | Problem {
  const found = [ns, ew ?? "0"].map(Number);
  if (found.some((percentage) => percentage > 100))
    return problem("percentage", { text, least: 0, most: 100 });
  return { ns: found[0]!, ew: ew === undefined ? null : found[1]! };
}
