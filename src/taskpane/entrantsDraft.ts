import { type ListProblem, parseEntrantsText } from "../formats/entrantsText";
import type { NewEntrant } from "../workbook/eventDesk";

/** What is wrong in a line of the pasted list. */
export interface LineProblem {
  readonly line: number;
  /** `numberTaken`: the event has that number already. */
  readonly code: ListProblem["code"] | "numberTaken";
  readonly text: string;
}

/** A pasted list as it would be written. */
export interface EntrantsDraft {
  readonly entrants: readonly NewEntrant[];
  readonly problems: readonly LineProblem[];
}

/**
 * Reads a pasted list. Whoever has no number gets the next above all that are taken, in the order of
 * the list; `from` is the first round they are there for.
 */
export function entrantsDraft(text: string, taken: readonly number[], from: number): EntrantsDraft {
  const list = parseEntrantsText(text);
  const given = list.entrants.flatMap(({ number }) => number ?? []);
  let last = Math.max(0, ...taken, ...given);
  const again = list.entrants
    .filter(({ number }) => number !== null && taken.includes(number))
    .map(({ line, number }): LineProblem => ({ line, code: "numberTaken", text: String(number) }));
  return {
    entrants: list.entrants.map(({ number, name, club, strength, carryOver }) => ({
      number: number ?? ++last,
      name,
      club,
      strength,
      carryOver,
      from,
    })),
    problems: [...list.problems, ...again].sort((one, other) => one.line - other.line),
  };
}
