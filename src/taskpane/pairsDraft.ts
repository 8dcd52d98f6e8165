import { type Problem, problem } from "../basics/problem";
import type { PairsScoring } from "../event/pairsSession";
import type { Locale } from "../locales/locale";
import type { PerWin } from "../scoring/neuberg";
import type { PairsPlan } from "../workbook/pairsDesk";
import { boardRows, type BoardsInPlay, MOST_SECTIONS } from "../workbook/pairsRows";
import { entrantsDraft } from "./entrantsDraft";

/** A new pairs event as it stands in the form; numbers as they are typed. */
export interface PairsDraft extends Readonly<Record<keyof BoardsInPlay, string>> {
  readonly title: string;
  readonly scoring: PairsScoring;
  readonly perWin: PerWin;
  readonly winners: 1 | 2;
  /** The pasted list of pairs. */
  readonly list: string;
  readonly locale: Locale;
}

/** The numbers of the form, with the least and most that each may be. */
const FIELDS: Readonly<Record<keyof BoardsInPlay, readonly [least: number, most: number]>> = {
  sections: [1, MOST_SECTIONS],
  tables: [1, 200],
  firstBoard: [1, 1000],
  boards: [1, 200],
};

/** Rows of results that a workbook holds at a pace. */
const MOST_ROWS = 10_000;

/** What keeps the form from being an event. */
export interface PairsFieldProblem {
  readonly field: keyof BoardsInPlay | "list";
  /** Null in the list, which tells of each of its lines. */
  readonly problem: Problem | null;
}

/** The form as it is opened: a club's evening of matchpoints. */
export function newPairsDraft(locale: Locale): PairsDraft {
  return {
    ...{ title: "", scoring: "MP", perWin: 2, winners: 1, list: "", locale },
    ...{ sections: "1", tables: "7", firstBoard: "1", boards: "28" },
  };
}

/** What is played, or the first number that is none. */
export function boardsOf(draft: PairsDraft): BoardsInPlay | PairsFieldProblem {
  const read: Partial<Record<keyof BoardsInPlay, number>> = {};
  for (const field of Object.keys(FIELDS) as (keyof BoardsInPlay)[]) {
    const [least, most] = FIELDS[field];
    const text = draft[field];
    const value = text.trim() === "" ? NaN : Number(text);
    if (!Number.isInteger(value) || value < least || value > most)
      return { field, problem: problem("wholeNumber", { text, least, most }) };
    read[field] = value;
  }
  const boards = read as BoardsInPlay;
  const most = Math.floor(MOST_ROWS / (boards.sections * boards.tables));
  if (boards.boards <= most) return boards;
  return {
    field: "boards",
    problem: problem("wholeNumber", { text: draft.boards, least: 1, most }),
  };
}

/** How many rows of results that makes. */
export function rowsOf({ sections, tables, boards }: BoardsInPlay): number {
  return sections * tables * boards;
}

/** The form as an event, or the first thing that is wrong in it. */
export function pairsPlanOf(draft: PairsDraft, untitled: string): PairsPlan | PairsFieldProblem {
  const boards = boardsOf(draft);
  if (isPairsProblem(boards)) return boards;
  const { entrants, problems } = entrantsDraft(draft.list, [], 1);
  if (problems.length > 0) return { field: "list", problem: null };
  const { title, locale, scoring, perWin, winners } = draft;
  return {
    facts: { title: title.trim() || untitled, locale },
    ...{ scoring, perWin, winners, pairs: entrants, rows: boardRows(boards) },
  };
}

/** Tells what is wrong from what is right. */
export function isPairsProblem(found: object): found is PairsFieldProblem {
  return "field" in found;
}
