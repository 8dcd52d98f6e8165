import { sentence } from "../locales/sentence";
import {
  DESK_ENTRANTS,
  DESK_EVENT,
  DESK_LOG,
  DESK_PAIRS,
  DESK_RESULTS,
  DESK_SCORING,
} from "./eventNames";
import type { SeenTable } from "./handChanges";
import type { Check, Difference } from "./verification";
import type { Look, Looked } from "./verifyLook";

/** What was typed against what the last step left: whatever is new is not in the log yet. */
export function verifyEntries({ blocks, book, texts }: Look): Looked {
  const { seen } = blocks;
  if (!seen) return { count: 0, differences: [], unchecked: [texts.unchecked.seen] };
  const { settings, entrants, rounds } = seen;
  const tables = [...(entrants ? [entrants] : []), ...Object.values(rounds)];
  return {
    count: Object.keys(settings).length + tables.reduce((sum, table) => sum + cellsIn(table), 0),
    differences: book.changes.map(({ round, what, place, before, after }) => ({
      check: "entries",
      round,
      what,
      place,
      shown: after,
      due: before,
      explanation: null,
    })),
    unchecked: [],
  };
}

function cellsIn({ columns, rows }: SeenTable): number {
  return columns.length * Object.keys(rows).length;
}

/** Tables and names without which nothing can be worked out anew, and tables that only look like ours. */
export function verifyTables({ blocks, copies, damaged, doubled, texts }: Look): Looked {
  const { scored, settings, entrants, gone } = blocks;
  const [ofSettings, ofEntrants] =
    scored === "pairs" ? [DESK_SCORING, DESK_PAIRS] : [DESK_EVENT, DESK_ENTRANTS];
  const names = [...(settings ? [] : [ofSettings]), ...(entrants ? [] : [ofEntrants]), ...gone];
  return {
    count: 0,
    differences: names.map((name): Difference => ({
      check: CHECK_OF[name] ?? "formulas",
      round: null,
      what: sentence(texts.what.table, { name }),
      place: null,
      shown: "",
      due: name,
      explanation: null,
    })),
    unchecked: [
      ...(damaged > 0 ? [sentence(texts.unchecked.damaged, { count: damaged })] : []),
      ...doubled.map((round) => sentence(texts.unchecked.doubled, { round })),
      ...copies.map(({ name, sheet }) => sentence(texts.unchecked.copy, { name, sheet })),
    ],
  };
}

const CHECK_OF: Readonly<Record<string, Check>> = {
  [DESK_EVENT]: "entries",
  [DESK_ENTRANTS]: "entries",
  [DESK_SCORING]: "entries",
  [DESK_PAIRS]: "entries",
  [DESK_RESULTS]: "entries",
  [DESK_LOG]: "log",
};
