import { isProblem, type Problem, problem } from "../basics/problem";
import { plainText } from "../basics/text";
import { isArtificial } from "../scoring/tableResult";
import { parseRemark } from "./remarkText";

/** What a cell for a score says: points, or a remark that stands there instead. */
export type PastedScore = { readonly points: number } | { readonly remark: string };

/** Points with the side they are for, if it is named: 420, +420, 1,100, NS 420, EW 50. */
const POINTS = /^(?:(NS|N-S|N\/S|南北)|(EW|E-W|E\/W|东西))? ?([+-]?(?:\d{1,5}|\d{1,3},\d{3}))$/;

/** Reads a cell of North-South's score; null is one that says nothing. */
export function parsePastedScore(text: string): PastedScore | Problem | null {
  if (text === "" || text === "-") return null;
  const [, , ew, digits] = POINTS.exec(plainText(text)) ?? [];
  if (digits !== undefined) {
    const points = Number(digits.replace(",", ""));
    return { points: (ew === undefined ? points : -points) + 0 };
  }
  const remark = parseRemark(text);
  if (isProblem(remark) && remark.problem !== "remark") return remark;
  return isResultRemark(text) ? { remark: text } : problem("number", { text });
}

/** Whether a text is a remark that stands for a result: not played, adjusted, assigned. */
export function isResultRemark(text: string): boolean {
  const remark = parseRemark(text);
  return !isProblem(remark) && remark.result !== undefined;
}

/** Whether a remark gives one side alone an artificial score: a datum or a match needs both. */
export function isOneSided(text: string): boolean {
  const remark = parseRemark(text);
  if (isProblem(remark)) return false;
  const { result = null } = remark;
  return isArtificial(result) && result.ew === null;
}
