import { SHEET_WORDS } from "../locales/sheetWords";
import { drawEntrants } from "./entrantsSheet";
import type { EventBook } from "./eventBook";
import type { EventPlan, StepAnswer } from "./eventDesk";
import { DESK_EVENT, DESK_STANDINGS } from "./eventNames";
import type { HeldBook } from "./heldBook";
import { drawLog } from "./logSheet";
import { eventInTheWay, firstLine } from "./newEvent";
import { drawSettings, titleCell } from "./settingsSheet";
import { drawStandings } from "./standingsSheet";
import type { StepWatch } from "./stepWatch";
import { writeStep } from "./wholeStep";
import { NO_WRITES, type Refusal, together, type Writes } from "./writeWhole";

/** Makes the sheets of a new event, in a workbook that has none. */
export function setUpEvent(plan: EventPlan, watch?: StepWatch): Promise<StepAnswer> {
  watch?.reached("reading");
  return writeStep((held) => newEvent(plan, held), bookOf(plan), watch);
}

function newEvent(plan: EventPlan, held: HeldBook): Writes | Refusal {
  const refusal = eventInTheWay(held);
  if (refusal) return refusal;
  const { event, entrants, standings, log } = SHEET_WORDS[plan.facts.locale].sheets;
  const sheets: Writes = {
    ...NO_WRITES,
    adds: [event, entrants, standings, log],
    write: ({ workbook: { worksheets, names } }) => {
      const settings = worksheets.add(event);
      names.add(DESK_EVENT, drawSettings(settings, plan));
      const title = `=${titleCell(plan)}&""`;
      drawEntrants(worksheets.add(entrants), plan.facts, title);
      const cell = drawStandings(worksheets.add(standings), plan, title);
      names.add(DESK_STANDINGS, cell);
      drawLog(worksheets.add(log), plan.facts, title);
      settings.activate();
    },
  };
  return together(sheets, firstLine(held, plan.facts));
}

function bookOf({ facts, settings }: EventPlan): EventBook {
  return {
    facts,
    event: { settings, entrants: [], rounds: [] },
    pairs: null,
    scored: "teams",
    rounds: [],
    findings: [],
    changes: [],
    stamp: "",
    frozen: false,
  };
}
