import { ROOMS } from "../event/boardLine";
import { RESULTS_WORDS } from "../locales/resultsWords";
import { problem, type Problem } from "../basics/problem";
import type { Content } from "./appendRows";
import { placeIn, type SheetBlock } from "./bookBlocks";
import { type AnyRoundColumn, type SheetTable, sidesOf, wordOf } from "./bookTables";
import { type Cell, cellOf, textOf } from "./cells";
import type { CellPlace, EventFacts } from "./eventBook";
import { knownWord } from "./knownWord";
import { boardHeadings, lineupHeadings } from "./resultTables";
import { halfBoards } from "./roundRows";
import type { ScorePlan } from "./scoreDesk";
import { columnsOf, rowsOf } from "./tableRows";

/** A match that is scored board by board. */
export interface ScoredMatch {
  readonly table: number;
  readonly home: number;
  readonly away: number;
  /** The number of its first board, and how many follow one another. */
  readonly first: number;
  readonly boards: number;
}

/** A row of results or line-ups as it is before anything is typed. */
type NewRow<C extends string> = Partial<Record<C, Content>> & {
  readonly round: number;
  readonly table: number;
};
export type ResultRow = NewRow<"room" | "board" | "ns" | "ew">;
export type LineupRow = NewRow<"room" | "from" | "to">;

/**
 * The matches of a round's table; a triangle over two rounds is scored in the second. Of a triangle every
 * two matches have a team in common, which cannot play a board twice: each has a set of boards of its own,
 * one behind the other (the organising article, 5.2: sets 1, 2 and 3).
 */
export function scoredMatches(
  { rows }: SheetTable<AnyRoundColumn>,
  { firstBoard, boards }: Pick<ScorePlan, "firstBoard" | "boards">
): readonly ScoredMatch[] | { readonly problem: Problem; readonly place: CellPlace } {
  const matches: ScoredMatch[] = [];
  let triangle = 0;
  for (const row of rows) {
    const [{ home, away }, word, table] = [sidesOf(row), wordOf(row), row.cell("table")];
    if (home === null || away === null || word === "bye" || word === "triangleFirst") continue;
    if (typeof table !== "number")
      return { problem: problem("cellMissing"), place: row.place("table") };
    const own = word === "halfTriangle" ? halfBoards(boards) : boards;
    const isTriangle = word === "halfTriangle" || word === "triangleSecond";
    const first = firstBoard + (isTriangle ? triangle++ * own : 0);
    matches.push({ table, home, away, first, boards: own });
  }
  return matches;
}

/** A row for every board in both rooms: home sits North-South in the open one (regulations of the CCBA). */
export function resultRows(
  round: number,
  matches: readonly ScoredMatch[],
  { locale }: EventFacts
): ResultRow[] {
  const { rooms } = RESULTS_WORDS[locale];
  return matches.flatMap(({ table, home, away, first, boards }) =>
    ROOMS.flatMap((room) => {
      const [ns, ew] = room === "open" ? [home, away] : [away, home];
      return Array.from({ length: boards }, (_, i) => ({
        ...{ round, table, room: rooms[room], board: first + i, ns, ew },
      }));
    })
  );
}

/** A row for each room and each half of a match. */
export function lineupRows(
  round: number,
  matches: readonly ScoredMatch[],
  { halves }: Pick<ScorePlan, "halves">,
  { locale }: EventFacts
): LineupRow[] {
  const { rooms } = RESULTS_WORDS[locale];
  return matches.flatMap(({ table, first, boards }) => {
    const last = first + boards - 1;
    const middle = first + halfBoards(boards) - 1;
    const parts =
      halves === 1 || boards < 2
        ? [[first, last]]
        : [
            [first, middle],
            [middle + 1, last],
          ];
    return parts.flatMap(([from, to]) =>
      ROOMS.map((room) => ({ round, table, room: rooms[room], from: from!, to: to! }))
    );
  });
}

/** What tells a row of the results, or of the line-ups, from all others. */
const KEYS = {
  results: ["round", "table", "room", "board"],
  lineups: ["round", "table", "room", "from"],
} as const;

const roomWords = (locale: keyof typeof RESULTS_WORDS) => RESULTS_WORDS[locale].rooms;

/** A room by its key, whatever language it is written in. */
function roomOf(text: string): string {
  return knownWord(text, ROOMS, roomWords) ?? text;
}

/** Rows that are not there yet. */
export function missingRows<R extends ResultRow | LineupRow>(
  kind: keyof typeof KEYS,
  block: SheetBlock | null,
  rows: readonly R[]
): readonly R[] {
  const columns: readonly string[] = KEYS[kind];
  const headings = kind === "results" ? boardHeadings : lineupHeadings;
  const at = columnsOf<string>(block?.values[0] ?? [], columns, headings);
  const keyOf = (cell: (column: string) => Cell) =>
    columns
      .map((column) => {
        const text = textOf(cell(column) ?? "");
        return column === "room" ? roomOf(text) : text;
      })
      .join(" ");
  const known = new Set(rowsOf(block?.values ?? [], 0, at).map(({ cell }) => keyOf(cell)));
  return rows.filter((row) => !known.has(keyOf((column) => cellOf(row[column as keyof R]))));
}

/** A row of the results, of a table of the round, whose sides do not meet there. */
export function otherRow(
  block: SheetBlock | null,
  round: number,
  matches: readonly ScoredMatch[]
): { readonly table: number; readonly sides: string; readonly place: CellPlace } | null {
  if (!block) return null;
  const columns = ["round", "table", "ns", "ew"] as const;
  const at = columnsOf(block.values[0] ?? [], columns, boardHeadings);
  const byTable = new Map(matches.map((match) => [match.table, match]));
  for (const { cell, place } of rowsOf(block.values, 0, at)) {
    const [own, table, ns, ew] = columns.map((column) => cell(column));
    const match = own === round ? byTable.get(table as number) : undefined;
    if (!match || (ns === null && ew === null)) continue;
    if ([ns, ew].every((side) => side === match.home || side === match.away) && ns !== ew) continue;
    const { row, column } = place("ns");
    const sides = [ns!, ew!].map(textOf).join(" – ");
    return { table: match.table, sides, place: placeIn(block, row, column) };
  }
  return null;
}
