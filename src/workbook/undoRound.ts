import { bookTables } from "./bookTables";
import type { StepAnswer, StepTicket } from "./eventDesk";
import { withoutPart } from "./roundParts";
import { writeStandings } from "./standingsSheet";
import { typedResults } from "./typedResults";
import { type Given, type Step, wholeStep } from "./wholeStep";
import { NO_WRITES, type Refusal, refused, together } from "./writeWhole";

/** Takes the last round back: its sheet, its place in the standings, and what it was paired from. */
export function undoRound(ticket: StepTicket, reason: string): Promise<StepAnswer> {
  return wholeStep(ticket, (given) => undoing(given, reason));
}

function undoing({ book, blocks, held }: Given, reason: string): Step | Refusal {
  const { facts, rounds } = book;
  const last = rounds.at(-1);
  if (!last) return refused("noRound");
  const { round } = last;
  const standings = writeStandings(held, facts, round - 1);
  if ("kind" in standings) return standings;
  const table = bookTables(blocks).rounds.get(round);
  const sheet = held.sheets.find(({ name }) => name === last.sheet) ?? null;
  return {
    writes: together(standings, withoutPart(held, round), { ...NO_WRITES, deletes: sheet }),
    log: [
      {
        step: "undone",
        round,
        detail: last.sheet,
        before: table ? typedResults(table, facts.locale) : "",
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
