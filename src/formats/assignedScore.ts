import { decimalSum } from "../basics/decimals";
import { isProblem, type Problem, problem } from "../basics/problem";
import { plainText } from "../basics/text";
import { GREATEST_SCORE } from "../scoring/boardScores";
import type { AssignedScore, ScorePart } from "../scoring/tableResult";

const SHARE = "(\\d{1,3}(?:\\.\\d{1,2})?) ?%";
const SCORE = "([+-]?\\d{1,5})(?!\\d|\\.| ?%)";
/** 60% 620; 60% of 620. */
const PART = new RegExp(`^${SHARE} ?(?:OF |X ?|\\* ?)?${SCORE}`);
const ALONE = new RegExp(`^${SCORE}$`);
const BETWEEN = /^ ?(?:[,;+] ?|AND |和 ?)?/;
const BOTH_SIDES = /^(?:NS|N-S|南北)[ :]*(.*?)[ ,;/]*(?:EW|E-W|东西)[ :]*(.*)$/;

const WHOLE = 100;

/**
 * Reads a score the director assigned: weighted as `60% 620 40% -100` (Law 12C1(c)), or one for each
 * side as `NS 420 EW 450`, each of which may be weighted (Law 12C1(f)). Points are North-South's for
 * both sides. Null is a text that is none; one that is meant as one and is wrong gives a problem.
 */
export function parseAssignedScore(text: string): AssignedScore | Problem | null {
  const plain = plainText(text);
  const both = BOTH_SIDES.exec(plain);
  if (both) {
    const [ns, ew] = both.slice(1).map((half) => sideOf(half.trim(), text));
    if (!ns || !ew) return problem("assignedScore", { text });
    if (isProblem(ns)) return ns;
    if (!isProblem(ew) && areMirrored(ns, ew)) return problem("assignedScore", { text });
    return isProblem(ew) ? ew : { assigned: { NS: ns, EW: ew } };
  }
  const parts = partsOf(plain, text);
  return parts === null || isProblem(parts) ? parts : { assigned: { NS: parts, EW: parts } };
}

/**
 * Of `NS 420 EW -420` nobody knows whether both sides have lost, or East-West's points are their own. Where
 * both have, the director says so with shares that are not the same: `NS 100% -100 EW 50% 100 50% 100`.
 */
function areMirrored(ns: readonly ScorePart[], ew: readonly ScorePart[]): boolean {
  return (
    ns.length === ew.length &&
    ns.every(
      ({ score, share }, i) => score !== 0 && score === -ew[i]!.score && share === ew[i]!.share
    )
  );
}

/** What one side gets: parts, or a score that is all of it. */
function sideOf(plain: string, text: string): readonly ScorePart[] | Problem | null {
  return partsOf(ALONE.test(plain) ? `${WHOLE}% ${plain}` : plain, text);
}

function partsOf(plain: string, text: string): readonly ScorePart[] | Problem | null {
  const parts: ScorePart[] = [];
  let rest = plain;
  for (;;) {
    const [found, share, score] = PART.exec(rest) ?? [];
    if (found === undefined) break;
    parts.push({ score: Number(score) + 0, share: Number(share) });
    rest = rest.slice(found.length).replace(BETWEEN, "");
  }
  if (!parts.length) return null;
  if (rest !== "") return problem("assignedScore", { text });
  const beyond = parts.find(({ score }) => Math.abs(score) > GREATEST_SCORE);
  if (beyond) return problem("noScore", { text: beyond.score });
  const sum = decimalSum(parts.map(({ share }) => share));
  return sum === WHOLE && parts.every(({ share }) => share > 0)
    ? parts
    : problem("shares", { text, sum });
}
