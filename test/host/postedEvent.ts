import { isProblem } from "../../src/basics/problem";
import { DEFAULT_SETTINGS, type EventSettings, type KeptRound, roundInput } from "../../src/event";
import { pairRound } from "../../src/pairing";
import { handMadeOf } from "../../src/pairing/handMade";
import { enterEntrants } from "../../src/workbook/enterEntrants";
import type { EventBook, EventFacts } from "../../src/workbook/eventBook";
import type { StepAnswer, StepTicket } from "../../src/workbook/eventDesk";
import { roundTable } from "../../src/workbook/eventNames";
import { postRound } from "../../src/workbook/postRound";
import { readBook } from "../../src/workbook/readBook";
import { setUpEvent } from "../../src/workbook/setUpEvent";
import { calculated } from "./deskFunctions";

/** The book a step answers with, which must have been done. */
export function done(answer: StepAnswer): EventBook {
  if (answer.kind !== "done") throw new Error(JSON.stringify(answer));
  return answer.book;
}

/** The event as it stands in the workbook. */
export async function bookNow(): Promise<EventBook> {
  await calculated();
  const answer = await readBook();
  if (answer.kind !== "book") throw new Error(JSON.stringify(answer));
  return answer.book;
}

export const ticketOf = ({ stamp }: EventBook): StepTicket => ({ stamp, handReason: "" });

/** A new event of entrants with these names, numbered from 1. */
export async function newEvent(
  names: readonly string[],
  facts: Partial<EventFacts> = {},
  rounds = 5,
  pairing: EventSettings["pairing"] = {}
): Promise<EventBook> {
  const book = done(
    await setUpEvent({
      facts: { title: "Cup", locale: "en", boards: 16, scale: "WBF", entry: "imps", ...facts },
      settings: { ...DEFAULT_SETTINGS, rounds, pairing },
    })
  );
  const entrants = names.map((name, i) => ({
    ...{ number: i + 1, name, club: "", strength: null, carryOver: null, from: 1 },
  }));
  return done(await enterEntrants(entrants, ticketOf(book)));
}

/** Pairs the next round by the engine and posts it. */
export async function postNext(book: EventBook): Promise<EventBook> {
  const input = book.event && roundInput(book.event, book.rounds.length + 1);
  const engine = !input || isProblem(input) ? null : pairRound(input);
  if (!input || isProblem(input) || !engine || isProblem(engine)) throw new Error("Not paired.");
  const posted = handMadeOf(engine);
  const kept: KeptRound = { version: "test", input, engine, posted, reason: "" };
  return done(await postRound(kept, ticketOf(book)));
}

/** Types IMPs into the matches of a round: those of the first row first, home and away. */
export async function typeImps(round: number, imps: readonly (readonly [number, number])[]) {
  await Excel.run(async (context) => {
    const { columns } = context.workbook.tables.getItem(roundTable(round));
    for (const [side, heading] of ["Home IMPs", "Away IMPs"].entries())
      columns
        .getItem(heading)
        .getDataBodyRange()
        .getCell(0, 0)
        .getResizedRange(imps.length - 1, 0).values = imps.map((both) => [both[side]]);
    await context.sync();
  });
}
