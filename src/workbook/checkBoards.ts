import { isProblem } from "../basics/problem";
import { boardChecks, type BoardChecksOptions } from "../event/boardChecks";
import type { BoardFinding, BoardFindingCode, CheckedBoard, DueBoard } from "../event/boardFinding";
import { type Room, ROOMS } from "../event/boardLine";
import { grouped } from "../event/grouped";
import { parseContract } from "../formats/contractText";
import { BOARD_COLUMNS, type BoardColumn } from "../locales/resultsWords";
import { type BookBlocks, placeIn, type SheetBlock } from "./bookBlocks";
import { type AnyRoundColumn, bookTables, type SheetTable } from "./bookTables";
import { DESK_SCORING } from "./eventNames";
import { lostHeadings } from "./lostHeadings";
import type { PlacedProblem } from "./placedProblem";
import { readBlocks } from "./readBook";
import { type TypedBoard, typedBoards } from "./typedBoards";
import { boardHeadings, readBoards } from "./resultTables";
import { lineupFindings } from "./checkLineups";
import type { CheckAnswer, CheckFinding } from "./scoreDesk";
import { readScoring, type ScoringRules } from "./scoringRules";
import { type ScoredMatch, scoredMatches } from "./scoreRows";
import { stepFailure } from "./stepFailure";
import { columnsOf } from "./tableRows";
import { refused } from "./writeWhole";

/** Checks the boards of a round, or of all. */
export async function checkBoards(round: number | null): Promise<CheckAnswer> {
  const read = await readBlocks();
  if (read.kind === "none") return refused("eventGone");
  if (read.kind !== "book") return read;
  const { book, blocks } = read;
  if (!blocks.results) return refused("noScoreSheets");
  const rules = await scoringNow();
  if ("kind" in rules) return rules;
  const findings = boardFindings(blocks, blocks.results, rules);
  return {
    kind: "checked",
    findings: findings.filter((one) => round === null || (one.round ?? round) === round),
    stamp: book.stamp,
  };
}

/** How boards are scored; what cannot be read there is told by the lists that are scored so. */
async function scoringNow() {
  try {
    return await Excel.run(async (context) => {
      const name = context.workbook.names.getItemOrNullObject(DESK_SCORING);
      const range = name.getRangeOrNullObject().load("values");
      await context.sync();
      return readScoring(range.isNullObject ? null : (range.values as unknown[][]), 0).rules;
    });
  } catch (error) {
    return stepFailure(error);
  }
}

/** All that is to be asked about in a table of results, with its cells. */
export function boardFindings(
  blocks: BookBlocks,
  block: SheetBlock,
  { teams, winners }: ScoringRules
): CheckFinding[] {
  const read = readBoards(block.values, 0);
  const rows = typedBoards(block);
  const byRow = new Map(rows.map((row) => [row.row, row]));
  const lines = read.lines.map((line, i): CheckedBoard => ({
    ...line,
    played: playedOf(byRow.get(read.rows[i]!)),
  }));
  const due = dueOf(blocks, rows);
  const options: BoardChecksOptions = {
    due: due.map(({ board }) => board),
    twoWinners: winners === 2,
    ...(teams.sections === undefined ? {} : { sections: teams.sections }),
  };
  const placedFinding = findingPlacer(block, read.rows, due);
  const lost = lostHeadings({ ...blocks, results: block });
  return [
    ...[...lost, ...read.problems].flatMap((found) => unreadable(found, block, byRow)),
    ...boardChecks(lines, options).map(placedFinding),
    ...(blocks.lineups ? lineupFindings(blocks.lineups, lines) : []),
  ];
}

function playedOf(row: TypedBoard | undefined): CheckedBoard["played"] {
  const read = row?.played ? parseContract(row.played) : null;
  return isProblem(read) ? null : read;
}

/** A cell that cannot be read. A row still without pairs is one whose board is missing, which is told apart. */
function unreadable(
  { problem, values, place }: PlacedProblem,
  block: SheetBlock,
  rows: ReadonlyMap<number, TypedBoard>
): CheckFinding[] {
  const row = place ? rows.get(place.row) : undefined;
  if (problem === "cellMissing" && row && isBlank(row)) return [];
  return [
    {
      ...{ problem, values, round: row?.round ?? null },
      place: place ? placeIn(block, place.row, place.column) : null,
    },
  ];
}

function isBlank({ played, typedScore, remark }: TypedBoard): boolean {
  return played === "" && typedScore === null && remark === "";
}

/** A board due, and a row of its table where it has one. */
interface Due {
  readonly board: DueBoard;
  readonly row: TypedBoard;
}

function dueOf(blocks: BookBlocks, rows: readonly TypedBoard[]): readonly Due[] {
  const { scored, rounds } = bookTables(blocks);
  if (scored === "pairs") return rows.flatMap(dueInRow);
  return [...rounds].flatMap(([round, table]) => {
    const own = rows.filter((row) => row.round === round);
    return own.length === 0 ? [] : dueInRound(round, table, own);
  });
}

/** In a pairs event its rows are what is due; who sits there is not known before it is typed. */
function dueInRow(row: TypedBoard): Due[] {
  const { section, round, table, board } = row;
  if (board === null) return [];
  const place = { section, round: round ?? 1, table: table ?? 1, room: null, board };
  return [{ row, board: { ...place, ns: null, ew: null } }];
}

/**
 * A board is due at every table when most tables have a row for it: rows that went are missed, and one
 * that a table has alone, for a board played instead of another, is asked about. The matches of a triangle
 * have sets of their own.
 */
function dueInRound(
  round: number,
  table: SheetTable<AnyRoundColumn>,
  rows: readonly TypedBoard[]
): Due[] {
  const all = matchesOf(table, { firstBoard: 1, boards: ANY });
  const usual = all.filter(({ first, boards }) => first === 1 && boards === ANY);
  const own = grouped(rows, placeName);
  const sheets = usual.flatMap(({ table }) =>
    ROOMS.map((room) => new Set(boardsIn(own.get(placeName({ table, room })) ?? [])))
  );
  const boards = [...new Set(sheets.flatMap((sheet) => [...sheet]))]
    .filter((board) => 2 * sheets.filter((sheet) => sheet.has(board)).length >= sheets.length)
    .sort((one, other) => one - other);
  const sets = matchesOf(table, { firstBoard: boards[0] ?? 1, boards: boards.length });
  return all.flatMap((match, i) =>
    ROOMS.flatMap((room) => {
      const there = own.get(placeName({ table: match.table, room })) ?? [];
      const { first, boards: count } = sets[i]!;
      const set = Array.from({ length: count }, (_, at) => first + at);
      const due = usual.includes(match) ? boards : count > 0 ? set : boardsIn(there);
      const row = there[0] ?? rows[0]!;
      return due.map((board) => ({ row, board: dueAt(round, match, room, board, row) }));
    })
  );
}

/** As many boards as no match has: those that have all of them have no set of their own. */
const ANY = 1_000;

function matchesOf(
  table: SheetTable<AnyRoundColumn>,
  plan: Parameters<typeof scoredMatches>[1]
): readonly ScoredMatch[] {
  const matches = scoredMatches(table, plan);
  return "problem" in matches ? [] : matches;
}

function placeName({ table, room }: Pick<TypedBoard, "table" | "room">): string {
  return `${table} ${room}`;
}

function boardsIn(rows: readonly TypedBoard[]): number[] {
  return [...new Set(rows.flatMap(({ board }) => board ?? []))];
}

function dueAt(
  round: number,
  { table, home, away }: ScoredMatch,
  room: Room,
  board: number,
  { section }: TypedBoard
): DueBoard {
  const sides = room === "open" ? { ns: home, ew: away } : { ns: away, ew: home };
  return { section, round, table, room, board, ...sides };
}

/** The column a director looks at. */
const COLUMN_OF: Readonly<Record<BoardFindingCode, BoardColumn>> = {
  scoreImpossible: "score",
  scoreContradicts: "score",
  scoreTurned: "score",
  scoreNotOfContract: "score",
  boardTwice: "board",
  playedTwice: "board",
  boardsMissing: "board",
  resultsMissing: "contract",
  boardsNotDue: "board",
  againstItself: "ns",
  sidesTurned: "ns",
  sidesOther: "ns",
  roomsAlike: "ns",
  roomsOther: "ns",
  roomTurned: "score",
  directionSuspected: "score",
  farFromField: "score",
};

/** Says of findings where they stand: headings and tables are looked up once, as every row may have one. */
function findingPlacer(
  block: SheetBlock,
  rows: readonly number[],
  due: readonly Due[]
): (finding: BoardFinding) => CheckFinding {
  const at = columnsOf(block.values[0] ?? [], BOARD_COLUMNS, boardHeadings);
  const tableOf = ({ round, table, room }: Partial<Record<string, string | number | null>>) =>
    `${round} ${table} ${room ?? ""}`;
  // The first row of a table is near enough to one that is missing.
  const near = new Map(
    [...due].reverse().map(({ board, row }) => [tableOf({ ...board }), row.row])
  );
  return ({ code, row, values }) => {
    const line = row === null ? near.get(tableOf(values)) : rows[row];
    return {
      ...{ code, values, round: Number(values["round"]) },
      place: line === undefined ? null : placeIn(block, line, at.get(COLUMN_OF[code]) ?? 0),
    };
  };
}
