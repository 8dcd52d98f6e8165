import { isProblem, type Problem, problem } from "../basics/problem";
import { boardDatum, type BoardDatumOptions, type Ximps } from "../scoring/boardDatum";
import type { Datum } from "../scoring/datum";
import { isArtificial, isScored, type TableResult } from "../scoring/tableResult";
import { teamBoard, type TeamBoard, type TeamScoring, type TwoRooms } from "../scoring/teamBoard";
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
  /** The teams sit the other way round than on the other boards of their match. */
  readonly isReversed: boolean;
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
 * IMPs do not wait for a datum: where more results are to be dropped than are in, XIMPs alone are a problem.
 */
export function datumRound(lines: readonly BoardLine[], rules: DatumRules = {}): MatchBoard[] {
  const known = new Map<BoardLine, KnownBoard>();
  for (const field of grouped(lines, (line) => fieldOf(line, rules)).values()) {
    const board = boardDatum(field, rules);
    for (const [i, line] of field.entries())
      known.set(
        line,
        isProblem(board)
          ? { line, datum: null, inDatum: false, ximps: line.result === null ? null : board }
          : { line, datum: board.datum, inDatum: board.inDatum[i]!, ximps: board.ximps[i]! }
      );
  }
  return [...grouped(lines, matchOf).values()]
    .flatMap((match) => {
      const home = homeOf(match);
      return [...grouped(match, ({ board }) => String(board)).values()].map((both) =>
        matchBoard(both, known, home, rules.scoring)
      );
    })
    .sort(byTableAndBoard);
}

/** Why a board has no datum, of which no Butler can be made; null where all have one, or no result yet. */
export function datumProblem(boards: readonly MatchBoard[]): Problem | null {
  for (const { rooms } of boards)
    for (const room of [rooms.open, rooms.closed])
      if (isProblem(room?.ximps ?? null)) return room!.ximps as Problem;
  return null;
}

type KnownBoard = Omit<RoomBoard, "isReversed">;

/** Results that can be compared: of one deal, and on a fouled board of one form of it (Law 87). */
function fieldOf({ section, round, board, group }: BoardLine, { sections }: DatumRules): string {
  // Texts that anybody may have typed come last: keys of thousands of lines are made in one go.
  return `${round} ${board} ${group ?? "-"} ${sections === "apart" ? section : ""}`;
}

function matchOf({ section, round, table }: BoardLine): string {
  return `${round} ${table} ${section}`;
}

/** The two teams of a match, by the first of its boards: home is to sit North-South in the open room. */
function homeOf(lines: readonly BoardLine[]): { readonly home: number; readonly away: number } {
  const first = lines.reduce((least, line) => (line.board < least.board ? line : least));
  const { ns, ew, room, isTurned } = first;
  return (room === "closed") === (isTurned ?? false)
    ? { home: ns, away: ew }
    : { home: ew, away: ns };
}

function matchBoard(
  lines: readonly BoardLine[],
  known: ReadonlyMap<BoardLine, KnownBoard>,
  match: ReturnType<typeof homeOf>,
  scoring?: TeamScoring
): MatchBoard {
  const inRoom = (room: Room) => {
    const own = lines.filter((line) => line.room === room);
    return own.find(isUnread) ?? own.find(({ result }) => result !== null) ?? own[0] ?? null;
  };
  const [open, closed] = [inRoom("open"), inRoom("closed")];
  const first = lines[0]!;
  const { section, round, table, board } = first;
  const [ns, ew] = open ? [open.ns, open.ew] : [first.ew, first.ns];
  const [home, away] = ns === match.away && ew === match.home ? [match.home, match.away] : [ns, ew];
  const seated = (line: BoardLine | null, seatOfHome: "ns" | "ew"): RoomBoard | null =>
    line && { ...known.get(line)!, isReversed: home !== away && line[seatOfHome] === away };
  const rooms = { open: seated(open, "ns"), closed: seated(closed, "ew") };
  return {
    ...{ section, round, table, board, home, away, rooms },
    result:
      lines.find(isUnread)?.unread?.[0] ??
      twice(lines) ??
      fouled(open, closed) ??
      alike(open, closed) ??
      teamBoard(asHomeSits(rooms), scoring),
  };
}

/** The same where home sits the other way round: what it scored in one room stands for the other. */
function asHomeSits({ open, closed }: MatchBoard["rooms"]): TwoRooms {
  const both = { open: shares(open), closed: shares(closed) };
  return open?.isReversed && isScored(both.open) && isScored(both.closed)
    ? { open: both.closed, closed: both.open }
    : both;
}

/** Artificial scores go with the teams. */
function shares(room: RoomBoard | null): TableResult {
  const { result = null } = room?.line ?? {};
  return room?.isReversed && isArtificial(result) && result.ew !== null
    ? { ns: result.ew, ew: result.ns }
    : result;
}

/**
 * The XIMPs of the pair that stands for its team in this room: home's in the open one, away's in the closed
 * one. They are North-South's, unless the teams sat the other way round.
 */
export function teamXimp({ ximps, isReversed }: RoomBoard): number | Problem | null {
  return ximps === null || isProblem(ximps) ? ximps : isReversed ? ximps.ew : ximps.ns;
}

const isUnread = ({ unread }: BoardLine) => unread !== undefined;

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

/** Only teams that sit crosswise can be compared: what they are to get is for the director to say (Law 12C). */
function alike(open: BoardLine | null, closed: BoardLine | null): Problem | null {
  if (!open || !closed || (open.ns === closed.ew && open.ew === closed.ns)) return null;
  if (!isScored(open.result) || !isScored(closed.result)) return null;
  return problem("roomsSeats", { text: String(open.board) });
}

function byTableAndBoard(one: MatchBoard, other: MatchBoard): number {
  return (
    one.round - other.round ||
    (one.section < other.section ? -1 : one.section > other.section ? 1 : 0) ||
    one.table - other.table ||
    one.board - other.board
  );
}
