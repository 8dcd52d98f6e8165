import type { Problem } from "../basics/problem";
import type { TableResult } from "../scoring/tableResult";

/** The rooms of a team match. Home sits North-South in the open room, East-West in the closed one. */
export const ROOMS = ["open", "closed"] as const;
export type Room = (typeof ROOMS)[number];

/** A line of the table of results: what a board came to at one table, in one room of a match. */
export interface BoardLine {
  /** Part of the field that plays on its own; "" where there is one. */
  readonly section: string;
  readonly round: number;
  readonly table: number;
  /** Null in a pairs event. */
  readonly room: Room | null;
  readonly board: number;
  /** The teams or pairs by their numbers. */
  readonly ns: number;
  readonly ew: number;
  /** Contract, declarer and result as they are shown: "4SX N −1"; "" where there is none. */
  readonly contract: string;
  readonly result: TableResult;
  /** What of the result cannot be read: then it is none, and its board of the match cannot be scored. */
  readonly unread?: readonly Problem[];
  /** The group of a fouled board (Law 87); null where all results can be compared. */
  readonly group: string | null;
  /** Whether the datum may stand on it. */
  readonly counts: boolean;
  /** The pairs sat the other way round than was planned: `ns` and `ew` are who sat there. */
  readonly isTurned?: boolean;
}
