import { chartLayout, MOST_LINES } from "./chartLayout";
import { drawChart } from "./drawChart";
import type { StepAnswer, StepTicket } from "./eventDesk";
import { DESK_STANDINGS } from "./eventNames";
import { heldName } from "./heldBook";
import { readableEvent } from "./readableEvent";
import { replacedSheet } from "./replaceSheet";
import { type Given, type Step, wholeStep } from "./wholeStep";
import { type Refusal, refused } from "./writeWhole";

/**
 * Makes the chart of running VPs of the leaders, or makes it anew. It follows the standings by itself;
 * there is need for a new one where other leaders are wanted, or more rounds than were planned.
 */
export function makeRunningChart(leading: number, ticket: StepTicket): Promise<StepAnswer> {
  return wholeStep(ticket, (given) => charting(leading, given));
}

function charting(leading: number, { book, held }: Given): Step | Refusal {
  const event = readableEvent(book);
  if ("kind" in event) return event;
  const { settings, entrants, rounds } = event;
  if (rounds.length === 0) return refused("roundNotPosted", { round: 1 });
  const standings = heldName(held, DESK_STANDINGS);
  if (!standings) return refused("tableGone", { text: DESK_STANDINGS });
  const chart = chartLayout({
    facts: book.facts,
    leading: Math.max(1, Math.min(Math.floor(leading), entrants.length, MOST_LINES)),
    rounds: Math.max(settings.rounds, rounds.length),
    standings: standings.area,
  });
  const { layout } = chart;
  return {
    writes: replacedSheet(held, layout, (made) => drawChart(made, chart)),
    log: [{ step: "wall", round: null, detail: layout.name, before: "", after: "", reason: "" }],
    after: (now) => now,
  };
}
