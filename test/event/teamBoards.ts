import type { BoardLine, Room } from "../../src/event/boardLine";
import type { TableResult } from "../../src/scoring/tableResult";

/** A line of a match: home 2·table − 1, away 2·table; home sits North-South in the open room. */
export function lineOf(
  table: number,
  room: Room,
  board: number,
  result: TableResult,
  rest: Partial<BoardLine> = {}
): BoardLine {
  const [home, away] = [2 * table - 1, 2 * table];
  const [ns, ew] = room === "open" ? [home, away] : [away, home];
  return {
    ...{ section: "", round: 1, table, room, board, ns, ew },
    ...{ contract: "", result, group: null, counts: true },
    ...rest,
  };
}
