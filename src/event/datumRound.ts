import { isProblem, type Problem, problem } from "../basics/problem";
import { boardDatum, type BoardDatumOptions, type Ximps } from "../scoring/boardDatum";
import type { Datum } from "../scoring/datum";
import { isScored } from "../scoring/tableResult";
import { teamBoard, type TeamBoard, type TeamScoring } from "../scoring/teamBoard";
import type { BoardLine, Room } from "./boardLine";
import { grouped } from "./grouped";

/** Whether sections have played the same deals, and so share a datum and a field. */
export const SECTION_FIELDS = ["together", "apart"] as const;
export type SectionField = (typeof SECTION_FIELDS)[number];

export interface DatumRules extends BoardDatumOptions {
  readonly scoring?: TeamScoring | undefined;
  /** Default together. */
  readonly sections?: SectionField | undefined;
}

/** What a board came to in a room of a match. */
export interface RoomBoard {
  readonly line: BoardLine;
  /** Of the field this result belongs to; null while there is none. */
  readonly datum: Datum | null;
  readonly inDatum: boolean;
  readonly ximps: Ximps | Problem | null;
}

/** A board of a match: both rooms, and what it brings the two teams. */
export interface MatchBoard {
  readonly section: string;
  readonly round: number;
  readonly table: number;
  readonly board: number;
  readonly home: number;
  readonly away: number;
  readonly rooms: Readonly<Record<Room, RoomBoard | null>>;
  readonly result: TeamBoard | "notPlayed" | Problem | null;
}

/**
 * The boards of rounds of team matches, by table and board: the datum of each board of a round over both
 * rooms of all tables, every result against it, and the IMPs of each match (the datum article's table 1).
 */
export function datumRound(
  lines: readonly BoardLine[],
  rules: DatumRules = {}
): MatchBoard[] | Problem {
  const rooms = new Map<BoardLine, RoomBoard>();
  for (const field of grouped(lines, (line) => fieldOf(line, rules)).values()) {
    const board = boardDatum(field, rules);
    if (isProblem(board)) return board;
    field.forEach((line, i) =>
      rooms.set(line, {
        line,
        datum: board.datum,
        inDatum: board.inDatum[i]!,
        ximps: board.ximps[i]!,
      })
    );
  }
  return [...grouped(lines, matchBoardOf).values()]
    .map((both) => matchBoard(both, rooms, rules.scoring))
    .sort(byTableAndBoard);
}

/** Results that can be compared: of one deal, and on a fouled board of one form of it (Law 87). */
function fieldOf({ section, round, board, group }: BoardLine, { sections }: DatumRules): string {
  // Texts that anybody may have typed come last: keys of thousands of lines are made in one go.
  return `${round} ${board} ${group ?? "-"} ${sections === "apart" ? section : ""}`;
}

function matchBoardOf({ section, round, table, board }: BoardLine): string {
  return `${round} ${table} ${board} ${section}`;
}

function matchBoard(
  lines: readonly BoardLine[],
  known: ReadonlyMap<BoardLine, RoomBoard>,
  scoring?: TeamScoring
): MatchBoard {
  const inRoom = (room: Room) => {
    const own = lines.filter((line) => line.room === room);
    return own.find(({ result }) => result !== null) ?? own[0] ?? null;
  };
  const [open, closed] = [inRoom("open"), inRoom("closed")];
  const first = lines[0]!;
  const { section, round, table, board } = first;
  return {
    section,
    round,
    table,
    board,
    home: open?.ns ?? first.ew,
    away: open?.ew ?? first.ns,
    rooms: {
      open: open && known.get(open)!,
      closed: closed && known.get(closed)!,
    },
    result:
      twice(lines) ??
      fouled(open, closed) ??
      teamBoard({ open: open?.result ?? null, closed: closed?.result ?? null }, scoring),
  };
}

/** A board has one result in a room: of two, nobody knows which is the match's. */
function twice(lines: readonly BoardLine[]): Problem | null {
  const scored = lines.filter(({ result }) => result !== null);
  const rooms = new Set(scored.map(({ room }) => room));
  return rooms.size < scored.length
    ? problem("boardTwice", { text: String(lines[0]!.board) })
    : null;
}

/** Rooms that played a board in different forms have nothing to compare (Law 87) unless it is adjusted. */
function fouled(open: BoardLine | null, closed: BoardLine | null): Problem | null {
  if (!open || !closed || open.group === closed.group) return null;
  if (!isScored(open.result) || !isScored(closed.result)) return null;
  return problem("roomsFouled", { text: open.group ?? NO_GROUP, other: closed.group ?? NO_GROUP });
}

const NO_GROUP = "–";

function byTableAndBoard(one: MatchBoard, other: MatchBoard): number {
  return (
    one.round - other.round ||
    (one.section < other.section ? -1 : one.section > other.section ? 1 : 0) ||
    one.table - other.table ||
    one.board - other.board
  );
}
