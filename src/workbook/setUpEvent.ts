import { LOG_WORDS } from "../locales/logWords";
import { LOG_COLUMNS, SHEET_WORDS } from "../locales/sheetWords";
import { appendRows } from "./appendRows";
import { FROZEN_PART, makeSeenPart, ROUND_PART, SEEN_PART } from "./bookParts";
import { drawEntrants } from "./entrantsSheet";
import type { EventBook } from "./eventBook";
import type { EventPlan, StepAnswer } from "./eventDesk";
import { DESK_EVENT, DESK_LOG, DESK_STANDINGS } from "./eventNames";
import type { HeldBook, HeldTable } from "./heldBook";
import { keptLog, type LogTexts } from "./keptLog";
import { drawLog, LOG_KIND, logRow } from "./logSheet";
import { filled } from "./logText";
import { drawSettings, titleCell } from "./settingsSheet";
import { HEADING_ROW } from "./sheetLook";
import { drawStandings } from "./standingsSheet";
import { VERSION } from "./version";
import { stepDone } from "./wholeStep";
import { NO_WRITES, type Refusal, refused, together, type Writes, writeWhole } from "./writeWhole";

/** Makes the sheets of a new event, in a workbook that has none. */
export async function setUpEvent(plan: EventPlan): Promise<StepAnswer> {
  const answer = await writeWhole((held) => newEvent(plan, held));
  return answer.kind === "written" ? stepDone(bookOf(plan)) : answer;
}

function newEvent(plan: EventPlan, held: HeldBook): Writes | Refusal {
  if (hasEvent(held)) return refused("eventThere");
  if (held.parts.some(({ namespace }) => namespace === FROZEN_PART)) return refused("frozen");
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
  const row = firstRow(plan);
  return together(sheets, firstLine(plan, row), nothingSeen(held, keptLog([], [], [row])));
}

/** Also what is left of an event stands in the way of a new one: names can be given once. */
function hasEvent({ names, tables }: HeldBook): boolean {
  return tables.size > 0 || names.some(({ name }) => [DESK_EVENT, DESK_STANDINGS].includes(name));
}

function firstRow({ facts }: EventPlan): ReturnType<typeof logRow> {
  const detail = filled(LOG_WORDS[facts.locale].version, { version: VERSION });
  const line = { step: "setUp", round: null, detail, before: "", reason: "" } as const;
  return logRow({ ...line, after: facts.title }, facts);
}

/** The log's first line, into the row that a new table has. */
function firstLine({ facts }: EventPlan, row: ReturnType<typeof logRow>): Writes {
  const { sheets, log } = SHEET_WORDS[facts.locale];
  const heads = LOG_COLUMNS.map((column) => log[column]);
  const table: HeldTable = {
    name: DESK_LOG,
    area: { sheet: sheets.log, row: HEADING_ROW, column: 0, rows: 2, columns: heads.length },
    values: [heads, heads.map(() => "")],
  };
  return { ...NO_WRITES, write: appendRows(table, LOG_KIND, [row]).write };
}

/** Of an event that was deleted they may be left. */
const OF_AN_EVENT = [ROUND_PART, SEEN_PART];

/** Before round 1 everything may be changed, and nothing is told of it. */
function nothingSeen({ parts }: HeldBook, log: readonly LogTexts[]): Writes {
  return {
    ...NO_WRITES,
    write: ({ workbook: { customXmlParts } }) => {
      for (const { id, namespace } of parts)
        if (OF_AN_EVENT.includes(namespace)) customXmlParts.getItem(id).delete();
      customXmlParts.add(makeSeenPart({ settings: {}, entrants: null, rounds: {}, log }));
    },
  };
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
