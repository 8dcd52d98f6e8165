import { isProblem } from "../basics/problem";
import type { PairsBoard } from "../scoring/butlerList";
import { type BoardLine, type Room, ROOMS } from "./boardLine";
import type { MatchBoard } from "./datumRound";
import { grouped } from "./grouped";

/** Who sat where in a room of a match, for some of its boards (出场表). */
export interface Sitting {
  readonly section: string;
  readonly round: number;
  readonly table: number;
  readonly room: Room;
  /** Boards from and to. */
  readonly from: number;
  readonly to: number;
  readonly north: string;
  readonly south: string;
  readonly east: string;
  readonly west: string;
}

/** Two people of a team, whatever seats they took; where nobody says who sat there, the room's pair. */
export interface ButlerPair {
  readonly team: number;
  /** Two names, the first of the alphabet first; none where they are not known. */
  readonly names: readonly string[];
  /** Of a pair without names: where it sat. */
  readonly room: Room | null;
}

/** A board two pairs met on, and which it was. */
interface PlayedBoard extends PairsBoard {
  readonly board: number;
}

/** Boards that count for Butlers, and who the pairs are that they name. */
export interface ButlerBoards {
  readonly boards: readonly PlayedBoard[];
  readonly pairs: ReadonlyMap<string, ButlerPair>;
}

/**
 * What every pair played against every other: the XIMPs of a result are North-South's pair's and East-West's
 * pair's of that room (datum article). A pair is two people, whatever seats they took.
 */
export function butlerPairs(
  boards: readonly MatchBoard[],
  sittings: readonly Sitting[]
): ButlerBoards {
  const pairs = new Map<string, ButlerPair>();
  const found: PlayedBoard[] = [];
  const seats = grouped(sittings, (sitting) => placeOf(sitting, sitting.room));
  for (const { rooms } of boards)
    for (const room of ROOMS) {
      const own = rooms[room];
      if (!own?.ximps || isProblem(own.ximps)) continue;
      const { line, ximps } = own;
      const sitting = seats
        .get(placeOf(line, room))
        ?.find(({ from, to }) => from <= line.board && line.board <= to);
      const [ns, ew] = sitting ? peopleOf(sitting, line) : [];
      const one = entered(pairs, line.ns, room, ns);
      const other = entered(pairs, line.ew, room, ew);
      const { round, board } = line;
      found.push({ round, board, one, other, ximps: { one: ximps.ns, other: ximps.ew } });
    }
  return { boards: found, pairs };
}

/** The tables of a round have numbers of their own: line-ups need not name the section. */
function placeOf({ round, table }: Pick<BoardLine, "round" | "table">, room: Room): string {
  return `${round} ${table} ${room}`;
}

/** Who sat North-South, and who East-West: a line-up has them as they were to sit. */
function peopleOf(
  { north, south, east, west }: Sitting,
  { isTurned }: BoardLine
): readonly (readonly string[])[] {
  const planned = [
    [north, south],
    [east, west],
  ];
  return isTurned ? planned.reverse() : planned;
}

function entered(
  pairs: Map<string, ButlerPair>,
  team: number,
  room: Room,
  seats: readonly string[] | undefined
): string {
  const names = (seats ?? []).filter((name) => name !== "").sort();
  const pair = { team, names, room: names.length ? null : room };
  const key = JSON.stringify([team, names, pair.room]);
  if (!pairs.has(key)) pairs.set(key, pair);
  return key;
}
