import { LOG_WORDS } from "../locales/logWords";
import { LOG_COLUMNS, SHEET_WORDS } from "../locales/sheetWords";
import { appendRows } from "./appendRows";
import { FROZEN_PART, makeSeenPart, ROUND_PART, SEEN_PART } from "./bookParts";
import type { SheetFacts } from "./eventBook";
import {
  DESK_EVENT,
  DESK_LOG,
  DESK_RANKING,
  DESK_SCORING,
  DESK_STANDINGS,
  DESK_TRAVELLERS,
} from "./eventNames";
import type { HeldBook, HeldTable } from "./heldBook";
import { keptLog, type LogTexts } from "./keptLog";
import { LOG_KIND, logRow } from "./logSheet";
import { filled } from "./logText";
import { HEADING_ROW } from "./sheetLook";
import { VERSION } from "./version";
import { NO_WRITES, type Refusal, refused, together, type Writes } from "./writeWhole";

/** Also what is left of an event stands in the way of a new one: names can be given once. */
const NAMES = [DESK_EVENT, DESK_STANDINGS, DESK_SCORING, DESK_RANKING, DESK_TRAVELLERS];

/** Why no event can be set up in a workbook; null where one can. */
export function eventInTheWay({ names, tables, parts }: HeldBook): Refusal | null {
  if (tables.size > 0 || names.some(({ name }) => NAMES.includes(name)))
    return refused("eventThere");
  return parts.some(({ namespace }) => namespace === FROZEN_PART) ? refused("frozen") : null;
}

/** The first line of a new event's log; its sheet must have been drawn. */
export function firstLine(held: HeldBook, facts: SheetFacts): Writes {
  const detail = filled(LOG_WORDS[facts.locale].version, { version: VERSION });
  const line = { step: "setUp", round: null, detail, before: "", reason: "" } as const;
  const row = logRow({ ...line, after: facts.title }, facts);
  const { sheets, log } = SHEET_WORDS[facts.locale];
  const heads = LOG_COLUMNS.map((column) => log[column]);
  // Into the row that a new table has.
  const table: HeldTable = {
    name: DESK_LOG,
    area: { sheet: sheets.log, row: HEADING_ROW, column: 0, rows: 2, columns: heads.length },
    values: [heads, heads.map(() => "")],
  };
  const written = { ...NO_WRITES, write: appendRows(table, LOG_KIND, [row]).write };
  return together(written, nothingSeen(held, keptLog([], [], [row])));
}

/** Of an event that was deleted they may be left. */
const OF_AN_EVENT = [ROUND_PART, SEEN_PART];

/** Before the first result everything may be changed, and nothing is told of it. */
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
