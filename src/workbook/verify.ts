import { PROBLEM_TEXTS } from "../locales/problemTexts";
import { sentence } from "../locales/sentence";
import { readableEvent } from "./readableEvent";
import type { Check, Verification } from "./verification";
import type { VerifiedBook } from "./verifiedBook";
import { verifyEngine } from "./verifyEngine";
import { verifyEntries, verifyTables } from "./verifyEntries";
import { verifyFormulas } from "./verifyFormulas";
import { verifyLog } from "./verifyLog";
import { type Look, type Looked, lookAt, lookedAll } from "./verifyLook";
import { verifyMatches } from "./verifyMatches";
import { verifyPairs, verifyPairsFormulas } from "./verifyPairs";
import { verifyPairings } from "./verifyPairings";
import { verifyScores } from "./verifyScores";
import { verifyStandings } from "./verifyStandings";
import { verifyToday } from "./verifyToday";
import { verifyVps } from "./verifyVps";
import { verifyWall } from "./verifyWall";

/** How each check is made. */
const CHECKED: Readonly<Record<Check, (look: Look) => Looked>> = {
  entries: verifyEntries,
  formulas: (look) => lookedAll([verifyFormulas(look), verifyPairsFormulas(look)]),
  scores: verifyScores,
  matches: verifyMatches,
  vps: verifyVps,
  standings: (look) => lookedAll([verifyStandings(look), verifyPairs(look)]),
  pairings: verifyPairings,
  engine: verifyEngine,
  today: verifyToday,
  wall: verifyWall,
  log: verifyLog,
};

/**
 * Works an event out anew from what was typed and kept, and lists whatever stands otherwise in its
 * workbook, with the line of the log that tells of it.
 */
export function verify(given: VerifiedBook): Verification {
  const look = lookAt(given);
  const looked = Object.entries(CHECKED).map(([check, of]) => [check, of(look)] as const);
  const all = [verifyTables(look), ...looked.map(([, one]) => one)];
  const differences = all.flatMap((one) => one.differences);
  return {
    counts: Object.fromEntries(looked.map(([check, { count }]) => [check, count])) as Record<
      Check,
      number
    >,
    differences: [
      ...differences.filter(({ explanation }) => explanation === null),
      ...differences.filter(({ explanation }) => explanation !== null),
    ],
    unchecked: [...eventUnread(look), ...all.flatMap((one) => one.unchecked)],
  };
}

/** Why there is no event to work out. */
function eventUnread({ book, facts, texts }: Look): string[] {
  if (book.pairs) return [];
  const event = readableEvent(book);
  if (!("kind" in event)) return [];
  const { problem, place } = event;
  const said =
    "refusal" in problem
      ? texts.unchecked.gone
      : sentence(PROBLEM_TEXTS[facts.locale][problem.problem], problem.values);
  const reason = place ? `${place.sheet} ${place.cell}: ${said}` : said;
  return [texts.unchecked.event.replace("{reason}", () => reason)];
}
