import type { Locale } from "../locales/locale";
import { LOG_WORDS } from "../locales/logWords";
import { appendRows, type Content, withRows } from "./appendRows";
import type { AnyEntrantColumn } from "./bookTables";
import { ENTRANT_KIND } from "./entrantsSheet";
import type { NewEntrant, StepAnswer, StepTicket } from "./eventDesk";
import { DESK_ENTRANTS, DESK_PAIRS } from "./eventNames";
import { filled } from "./logText";
import { PAIRS_KIND } from "./pairsSheets";
import { columnsOf } from "./tableRows";
import { type Given, type Step, wholeStep } from "./wholeStep";
import { type Refusal, refused } from "./writeWhole";

/** Adds entrants, or pairs of a pairs event, below those that are there. */
export function enterEntrants(
  entrants: readonly NewEntrant[],
  ticket: StepTicket
): Promise<StepAnswer> {
  return wholeStep(ticket, (given) => entering(entrants, given));
}

function entering(entrants: readonly NewEntrant[], { book, held }: Given): Step | Refusal {
  const isPairs = book.scored === "pairs";
  const [name, kind] = isPairs ? [DESK_PAIRS, PAIRS_KIND] : [DESK_ENTRANTS, ENTRANT_KIND];
  const table = held.tables.get(name);
  if (!table) return refused("tableGone", { text: name });
  const taken = twice([...numbersIn(table.values), ...entrants.map(({ number }) => number)]);
  if (taken !== null) return refused("numberTaken", { number: taken });
  const rows = entrants.map(rowOf);
  return {
    writes: appendRows(table, kind, rows),
    log: [
      {
        step: "entered",
        round: null,
        detail: detailOf(entrants, book.facts.locale),
        before: "",
        after: "",
        reason: "",
      },
    ],
    after: (now) => ({
      ...now,
      entrants: now.entrants && withRows(now.entrants, kind, rows),
    }),
  };
}

/** Who is there from round 1 on needs no round written beside it. */
function rowOf(entrant: NewEntrant): Partial<Record<AnyEntrantColumn, Content>> {
  const { number, name, club, strength, carryOver, from } = entrant;
  return {
    number,
    name,
    club,
    ...(strength === null ? {} : { strength }),
    ...(carryOver === null ? {} : { carryOver }),
    ...(from > 1 ? { from } : {}),
  };
}

function numbersIn(values: readonly (readonly unknown[])[]): number[] {
  const [heads = [], ...rows] = values;
  const at = columnsOf(heads, ENTRANT_KIND.columns, ENTRANT_KIND.headings).get("number");
  return at === undefined ? [] : rows.flatMap((row) => (row[at] === "" ? [] : [Number(row[at])]));
}

function twice(numbers: readonly number[]): number | null {
  const seen = new Set<number>();
  for (const number of numbers) {
    if (seen.has(number)) return number;
    seen.add(number);
  }
  return null;
}

function detailOf(entrants: readonly NewEntrant[], locale: Locale): string {
  const words = LOG_WORDS[locale];
  const numbers = entrants.map(({ number }) => number).sort((one, other) => one - other);
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] + 1 === number) last[1] = number;
    else runs.push([number, number]);
  }
  const texts = runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`));
  return filled(words.entrants, { count: entrants.length, numbers: texts.join(words.comma) });
}
