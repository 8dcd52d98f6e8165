import type { FinalContract } from "../scoring/auction";
import type { BoardLine, Room } from "./boardLine";

/** A line of the table of results with what its score should come from. */
export interface CheckedBoard extends BoardLine {
  /** Contract, declarer and result as far as they are known; null where there is no contract. */
  readonly played: (FinalContract & { readonly overtricks?: number }) | null;
}

/** A board that a table is to play. */
export interface DueBoard {
  readonly section: string;
  readonly round: number;
  readonly table: number;
  /** Null in a pairs event. */
  readonly room: Room | null;
  readonly board: number;
  /** Who sits there by the draw or the movement; null where it is not known. */
  readonly ns: number | null;
  readonly ew: number | null;
}

/**
 * What the checks find, all with {round}, {table}, {room} ("" in a pairs event):
 * - `scoreImpossible`: no contract brings {score} on board {board}; `scoreContradicts`: the contract
 *   brings {due}; `scoreTurned`: it brings the same to the other side; `scoreNotOfContract`: it never
 *   brings {score};
 * - `boardTwice`: the line of board {board} at this table stands twice; `playedTwice`: {number} plays
 *   board {board} here and at table {other}, of round {otherRound};
 * - `boardsMissing`: no line for {count} boards due, {boards}; `resultsMissing`: lines, but no results;
 *   `boardsNotDue`: lines of boards that are not due here;
 * - `againstItself`: {number} sits on both sides; `sidesTurned`: {ns} and {ew} sit the other way round
 *   than they are due; `sidesOther`: {ns} and {ew} are not who is due; `roomsAlike`: {ns} sits
 *   North-South in both rooms; `roomsOther`: other teams than in the other room; on {boards};
 * - `roomTurned`: on {count} of {compared} boards, {boards}, the scores have the other sign than those of
 *   the field, as if typed for the other side; `directionSuspected`: {score} on board {board} is far from
 *   the field's {median}, and its opposite is not;
 * - `farFromField`: {score} on board {board} is {imps} IMPs from the field's {median}, where nobody else is.
 */
export const BOARD_FINDINGS = [
  "scoreImpossible",
  "scoreContradicts",
  "scoreTurned",
  "scoreNotOfContract",
  "boardTwice",
  "playedTwice",
  "boardsMissing",
  "resultsMissing",
  "boardsNotDue",
  "againstItself",
  "sidesTurned",
  "sidesOther",
  "roomsAlike",
  "roomsOther",
  "roomTurned",
  "directionSuspected",
  "farFromField",
] as const;
export type BoardFindingCode = (typeof BOARD_FINDINGS)[number];

/** Something found in the table of results. */
export interface BoardFinding {
  readonly code: BoardFindingCode;
  /** The line it is about, the first of them where it is about several; null for one that is missing. */
  readonly row: number | null;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A line and its place in the table of results. */
export interface PlacedBoard {
  readonly line: CheckedBoard;
  readonly row: number;
}

/** A finding about one line. */
export function boardFinding(
  code: BoardFindingCode,
  { line, row }: PlacedBoard,
  values: BoardFinding["values"] = {}
): BoardFinding {
  return { code, row, values: { ...placeOf(line), board: line.board, ...values } };
}

/** One finding about several lines of a table. */
export function boardsFinding(
  code: BoardFindingCode,
  lines: readonly PlacedBoard[],
  values: BoardFinding["values"] = {}
): BoardFinding {
  const boards = lines.map(({ line }) => line.board);
  return {
    code,
    row: lines[0]!.row,
    values: { ...placeOf(lines[0]!.line), ...values, ...counted(boards) },
  };
}

/** One finding about boards of a table that have no line. */
export function missingFinding(due: readonly DueBoard[]): BoardFinding {
  const boards = due.map(({ board }) => board);
  return { code: "boardsMissing", row: null, values: { ...placeOf(due[0]!), ...counted(boards) } };
}

/** The table, and the room in a team match, that a line or a board due belongs to. */
export function tableName({ section, round, table, room }: DueBoard | CheckedBoard): string {
  return JSON.stringify([section, round, table, room]);
}

function placeOf({ section, round, table, room }: DueBoard | CheckedBoard) {
  return { section, round, table, room: room ?? "" };
}

/** How many boards, and which: 1–3, 5. */
function counted(boards: readonly number[]): BoardFinding["values"] {
  const sorted = [...new Set(boards)].sort((one, other) => one - other);
  const starts = sorted.filter((board, i) => sorted[i - 1] !== board - 1);
  const ends = sorted.filter((board, i) => sorted[i + 1] !== board + 1);
  const runs = starts.map((start, i) => (start === ends[i] ? `${start}` : `${start}–${ends[i]!}`));
  return { count: sorted.length, boards: runs.join(", ") };
}
