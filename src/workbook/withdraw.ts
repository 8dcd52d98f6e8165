import { LOG_WORDS } from "../locales/logWords";
import type { SheetBlock } from "./bookBlocks";
import { ENTRANT_KIND } from "./entrantsSheet";
import type { StepAnswer, StepTicket } from "./eventDesk";
import { DESK_ENTRANTS } from "./eventNames";
import { type HeldTable, rangeOf } from "./heldBook";
import { filled } from "./logText";
import { columnsOf } from "./tableRows";
import { type Given, type Step, wholeStep } from "./wholeStep";
import { NO_WRITES, type Refusal, refused } from "./writeWhole";

/** An entrant leaves after a round: the sheet of entrants says so, and it is paired no more. */
export function withdraw(
  number: number,
  lastRound: number,
  ticket: StepTicket
): Promise<StepAnswer> {
  return wholeStep(ticket, (given) => leaving(number, lastRound, given));
}

function leaving(number: number, lastRound: number, { book, held }: Given): Step | Refusal {
  const table = held.tables.get(DESK_ENTRANTS);
  const cell = table && cellOf(table, number);
  if (!table || cell === "gone") return refused("tableGone", { text: DESK_ENTRANTS });
  if (!cell) return refused("entrantStranger", { number });
  const { area } = table;
  const at = { ...area, row: area.row + cell.row, column: area.column + cell.to };
  const one = { ...at, rows: 1, columns: 1 };
  const words = LOG_WORDS[book.facts.locale];
  return {
    writes: {
      ...NO_WRITES,
      on: [area.sheet],
      cells: [one],
      write: (context) => {
        rangeOf(context, one).values = [[lastRound]];
      },
    },
    log: [
      {
        step: "withdrawn",
        round: null,
        detail: filled(words.entrant, { number, name: cell.name }),
        before: cell.before,
        after: filled(words.lastRound, { round: lastRound }),
        reason: "",
      },
    ],
    after: (now) => ({
      ...now,
      entrants: now.entrants && withValue(now.entrants, cell.row, cell.to, lastRound),
    }),
  };
}

/** Where an entrant's last round stands; null where nobody has the number. */
function cellOf({ values }: HeldTable, number: number) {
  const [heads = [], ...rows] = values;
  const at = columnsOf(heads, ENTRANT_KIND.columns, ENTRANT_KIND.headings);
  const [own, to, name] = [at.get("number"), at.get("to"), at.get("name")];
  if (own === undefined || to === undefined) return "gone";
  const row = rows.findIndex((line) => line[own] !== "" && Number(line[own]) === number);
  if (row < 0) return null;
  const text = (column: number | undefined) =>
    column === undefined ? "" : String(rows[row]![column]);
  return { row: row + 1, to, name: text(name), before: text(to) };
}

function withValue(block: SheetBlock, row: number, column: number, value: number): SheetBlock {
  const changed = (lines: SheetBlock["values"]) =>
    lines.map((line, i) => (i === row ? line.map((old, j) => (j === column ? value : old)) : line));
  return { ...block, values: changed(block.values), formulas: changed(block.formulas) };
}
