import { isProblem } from "../basics/problem";
import { drawWall } from "./drawWall";
import type { StepAnswer, StepTicket, WallSheet } from "./eventDesk";
import { readableEvent } from "./readableEvent";
import { replacedSheet } from "./replaceSheet";
import { WALL_LAYOUTS } from "./wallSheets";
import { type Given, type Step, wholeStep } from "./wholeStep";
import { type Refusal, refused } from "./writeWhole";

/** Makes a sheet for the wall, or makes it anew: the old one of the same round goes. */
export function makeWallSheet(
  sheet: WallSheet,
  round: number,
  ticket: StepTicket
): Promise<StepAnswer> {
  return wholeStep(ticket, (given) => hanging(sheet, round, given));
}

function hanging(sheet: WallSheet, round: number, { book, blocks, held }: Given): Step | Refusal {
  const event = readableEvent(book);
  if ("kind" in event) return event;
  const posted = event.rounds.find((one) => one.round === round);
  if (!posted) return refused("roundNotPosted", { round });
  const layout = WALL_LAYOUTS[sheet](book.facts, event, posted, blocks);
  if (isProblem(layout)) return { kind: "problem", problem: layout, place: null };
  return {
    writes: replacedSheet(held, layout, (made) => drawWall(made, layout)),
    log: [{ step: "wall", round, detail: layout.name, before: "", after: "", reason: "" }],
    after: (now) => now,
  };
}
