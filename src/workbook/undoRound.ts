import type { MatchResult, PostedRound } from "../event";
import { EVENT_WORDS } from "../locales/eventWords";
import type { Locale } from "../locales/locale";
import { LOG_WORDS } from "../locales/logWords";
import { parseRoundPart, ROUND_PART } from "./bookParts";
import type { StepAnswer, StepTicket } from "./eventDesk";
import { writeStandings } from "./standingsSheet";
import { type Given, type Step, wholeStep } from "./wholeStep";
import { NO_WRITES, type Refusal, refused, together, type Writes } from "./writeWhole";

/** Takes the last round back: its sheet, its place in the standings, and what it was paired from. */
export function undoRound(ticket: StepTicket, reason: string): Promise<StepAnswer> {
  return wholeStep(ticket, (given) => undoing(given, reason));
}

function undoing({ book, held }: Given, reason: string): Step | Refusal {
  const { facts, event, rounds } = book;
  const last = rounds.at(-1);
  if (!last) return refused("noRound");
  const { round } = last;
  const standings = writeStandings(held, facts, round - 1);
  if ("kind" in standings) return standings;
  const posted = event?.rounds.find((one) => one.round === round);
  const sheet = held.sheets.find(({ name }) => name === last.sheet) ?? null;
  return {
    writes: together(standings, goneParts({ held }, round), { ...NO_WRITES, deletes: sheet }),
    log: [
      {
        step: "undone",
        round,
        detail: last.sheet,
        before: posted ? resultsText(posted, facts.locale) : "",
        after: "",
        reason,
      },
    ],
    after: (now) => ({
      ...now,
      rounds: new Map([...now.rounds].filter(([number]) => number !== round)),
    }),
  };
}

function goneParts({ held }: Pick<Given, "held">, round: number): Writes {
  const parts = held.parts.filter(
    ({ namespace, xml }) => namespace === ROUND_PART && parseRoundPart(xml)?.input.round === round
  );
  return {
    ...NO_WRITES,
    write: ({ workbook: { customXmlParts } }) =>
      parts.forEach(({ id }) => customXmlParts.getItem(id).delete()),
  };
}

/** The results that go with the round, so that they can be typed again from the log. */
function resultsText({ matches, triangle }: PostedRound, locale: Locale): string {
  return [...matches, ...(triangle?.matches ?? [])]
    .flatMap(({ home, away, result }) =>
      result ? [`${home}–${away} ${resultText(result, locale)}`] : []
    )
    .join(LOG_WORDS[locale].between);
}

function resultText(result: MatchResult, locale: Locale): string {
  const { results } = EVENT_WORDS[locale];
  switch (result.kind) {
    case "played": {
      const { homeImps, awayImps, homeVP, awayVP } = result;
      return homeImps === undefined || awayImps === undefined
        ? `${homeVP}:${awayVP} VP`
        : `${homeImps}:${awayImps} IMP`;
    }
    case "assigned":
      return `${results.assigned} ${result.homeVP}:${result.awayVP} VP`;
    case "forfeit":
      return { home: results.homeAbsent, away: results.awayAbsent, both: results.bothAbsent }[
        result.by
      ];
    case "cancelled":
      return results.cancelled;
    case "late":
      return results.late;
  }
}
