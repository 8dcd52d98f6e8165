import { isProblem } from "../basics/problem";
import { roundInput } from "../event";
import type { EventBook } from "../workbook/eventBook";

/** The steps of an event, in their order; the last three come again with every round. */
export const STEPS = ["setUp", "entrants", "pair", "results", "standings"] as const;
export type Step = (typeof STEPS)[number];

/** Where an event stands. */
export interface Stage {
  /** The one thing to do next. */
  readonly next: Step;
  /** Rounds posted so far. */
  readonly posted: number;
  /** Results that are still to come, and entries that are wrong. */
  readonly due: number;
  readonly wrong: number;
}

const FEWEST_ENTRANTS = 2;

/** The last round that was posted; 0 before the first. The table of an earlier one may be gone. */
export function lastPosted({ rounds }: Pick<EventBook, "rounds">): number {
  return Math.max(0, ...rounds.map(({ round }) => round));
}

/** Where the event stands; null: there is none in the workbook yet. */
export function stageOf(book: EventBook | null): Stage {
  if (!book) return { next: "setUp", posted: 0, due: 0, wrong: 0 };
  const count = (weight: string) => book.findings.filter((one) => one.weight === weight).length;
  const stage = { posted: lastPosted(book), due: count("due"), wrong: count("wrong") };
  return { next: nextStep(book, stage), ...stage };
}

function nextStep({ event }: EventBook, { posted, due, wrong }: Omit<Stage, "next">): Step {
  if (!event) return "results";
  if (!posted && event.entrants.length < FEWEST_ENTRANTS) return "entrants";
  if (wrong) return "results";
  if (posted >= event.settings.rounds) return due ? "results" : "standings";
  // A round may be paired while the one before is played, where the standings lag behind by one.
  return posted && isProblem(roundInput(event, posted + 1)) ? "results" : "pair";
}
