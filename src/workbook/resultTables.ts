import { isProblem, type Problem, problem } from "../basics/problem";
import { type BoardLine, type Room, ROOMS } from "../event/boardLine";
import type { Sitting } from "../event/butlerPairs";
import type { OpenBoard } from "../event/pairsEvent";
import { type ContractText, makeContract, parseContract } from "../formats/contractText";
import { parseDirection } from "../formats/directionText";
import { contradictionIn, impossibleResult } from "../formats/playedProblem";
import { parseRemark, type Remark } from "../formats/remarkText";
import { parseResult } from "../formats/resultText";
import {
  BOARD_COLUMNS,
  type BoardColumn,
  LINEUP_COLUMNS,
  type LineupColumn,
  RESULTS_WORDS,
} from "../locales/resultsWords";
import { boardScore, isScore } from "../scoring/boardScores";
import { isArtificial, type TableResult } from "../scoring/tableResult";
import { number, wholeNumber } from "./cellNumbers";
import { type Block, type Cell, cellOf, type Filled, textOf } from "./cells";
import { resultCell } from "./datumTable";
import { wordIn, type WordsOf } from "./knownWord";
import { placed, type PlacedProblem } from "./placedProblem";
import { columnsOf, headingMissing, readCell, type Row, rowsOf } from "./tableRows";

const LARGEST_NUMBER = 1_000_000;
const readNumber = wholeNumber(1, LARGEST_NUMBER);

export const boardHeadings: WordsOf<BoardColumn> = (locale) => RESULTS_WORDS[locale].board;
export const lineupHeadings: WordsOf<LineupColumn> = (locale) => RESULTS_WORDS[locale].lineup;
const roomWords: WordsOf<Room> = (locale) => RESULTS_WORDS[locale].rooms;

/**
 * Lines of the table of results as far as they can be read, with their rows, and all that cannot: a problem
 * of a result is that of its line, too.
 */
export interface BoardsRead {
  readonly lines: readonly BoardLine[];
  /** The row of each line, counted from the headings. */
  readonly rows: readonly number[];
  /** Rows of a pairs event for boards that are due, while nobody has written who plays them. */
  readonly open: readonly OpenBoard[];
  readonly problems: readonly PlacedProblem[];
}

const NEEDED: readonly BoardColumn[] = ["board", "ns", "ew", "score"];

/** A cell in which 0 means nothing: on Windows an empty cell arrives as 0. */
function withoutZero<C extends string>(row: Row<C>): Row<C> {
  return {
    ...row,
    cell: (column) => {
      const cell = row.cell(column);
      return cell === 0 ? null : cell;
    },
  };
}

/**
 * Reads the table of results, headings first; of one round where it is `wanted`. A row that names neither
 * board nor sides is none, be it empty or one of totals, unless a contract or a remark stands there. The
 * score of a 0 is a board passed out: who calls must have told it from an empty cell.
 */
export function readBoards(block: Block, argument: number, wanted?: number): BoardsRead {
  const at = columnsOf(block[0] ?? [], BOARD_COLUMNS, boardHeadings);
  const missing = NEEDED.find((column) => !at.has(column));
  if (missing !== undefined)
    return {
      ...{ lines: [], rows: [], open: [] },
      problems: [headingMissing(missing, argument, boardHeadings)],
    };
  const problems: PlacedProblem[] = [];
  const lines: BoardLine[] = [];
  const rows: number[] = [];
  const open: OpenBoard[] = [];
  // In a match of teams both sides are known before the first board is played.
  const isOfTeams = at.has("room");
  const contracts: KnownContracts = new Map();
  for (const [i, row] of rowsOf(block, argument, at).entries()) {
    if (wanted !== undefined && !mayBeOf(wanted, row.cell("round"))) continue;
    if (!isOfTeams && isOpen(row)) {
      const board = readCell(row, "board", readNumber, problems);
      if (board !== null) open.push({ section: sectionOf(withoutZero(row)), board });
      continue;
    }
    const line = readLine(row, { contracts, problems, needed: isOfTeams ? placesIn(at) : [] });
    if (!line || (wanted !== undefined && line.round !== wanted)) continue;
    lines.push(line);
    rows.push(i + 1);
  }
  if (isOfTeams) problems.push(...tablesInSections({ lines, rows }, argument, at.get("section")));
  return { lines, rows, open, problems };
}

const PLACES = ["round", "table"] as const;

/** Of a match of teams each row says where it was played, as far as there are columns for it. */
function placesIn(at: ReadonlyMap<BoardColumn, number>): readonly BoardColumn[] {
  return PLACES.filter((column) => at.has(column));
}

/**
 * Tables that stand in two sections of a round, each told once: matches are told apart by their tables,
 * and would be added up.
 */
function tablesInSections(
  { lines, rows }: Pick<BoardsRead, "lines" | "rows">,
  argument: number,
  column = 0
): PlacedProblem[] {
  const first = new Map<string, string>();
  const told = new Set<string>();
  return lines.flatMap(({ round, table, section }, i) => {
    const match = `${round} ${table}`;
    const other = first.get(match) ?? section;
    first.set(match, other);
    if (other === section || told.has(match)) return [];
    told.add(match);
    const values = { round, table, text: other || NO_SECTION, other: section || NO_SECTION };
    return placed(problem("tableInSections", values), { argument, row: rows[i]!, column });
  });
}

const NO_SECTION = "–";

/** Reads the table of results of teams: only by its room a line has a side in its match. */
export function readTeamBoards(block: Block, argument: number, wanted?: number): BoardsRead {
  const read = readBoards(block, argument, wanted);
  const without = read.lines.findIndex(({ room }) => room === null);
  if (without < 0) return read;
  const column = columnsOf(block[0] ?? [], ["room"] as const, boardHeadings).get("room");
  const missing =
    column === undefined
      ? headingMissing("room", argument, boardHeadings)
      : placed(problem("cellMissing"), { argument, row: read.rows[without]!, column });
  return { ...read, problems: [...read.problems, missing] };
}

const UNPLAYED: readonly BoardColumn[] = ["ns", "ew", "contract", "remark"];

/** Whether a row has a board and nothing else that says something of it. */
function isOpen(row: Row<BoardColumn>): boolean {
  const filled = withoutZero(row);
  return (
    filled.cell("board") !== null &&
    row.cell("score") === null &&
    UNPLAYED.every((column) => filled.cell(column) === null)
  );
}

/** Whether a row is of a round, or has something in the place of a round that is none. */
function mayBeOf(wanted: number, round: Cell): boolean {
  return typeof round === "number" ? (round || 1) === wanted : round !== null || wanted === 1;
}

const KEYS = ["board", "ns", "ew"] as const;

/** Something was played or remarked here; a row of totals has numbers there at most. */
function isPlayed(row: Row<BoardColumn>): boolean {
  return (["contract", "by", "remark"] as const).some(
    (column) => typeof row.cell(column) === "string"
  );
}

interface LineReading {
  readonly contracts: KnownContracts;
  readonly problems: PlacedProblem[];
  /** Columns that must not be empty beside board and sides. */
  readonly needed: readonly BoardColumn[];
}

function readLine(
  row: Row<BoardColumn>,
  { contracts, problems, needed }: LineReading
): BoardLine | null {
  const filled = withoutZero(row);
  if (KEYS.every((column) => filled.cell(column) === null) && !isPlayed(filled)) return null;
  const [board, ns, ew] = KEYS.map((column) => neededCell(filled, column, readNumber, problems));
  const [round, table] = PLACES.map((column) =>
    needed.includes(column)
      ? neededCell(filled, column, readNumber, problems)
      : readCell(filled, column, readNumber, problems)
  );
  const room = readCell(filled, "room", readRoom, problems);
  const unread: PlacedProblem[] = [];
  const remark = readCell(filled, "remark", readRemark, unread) ?? {};
  const scored = isUnscored(row)
    ? unscored(row, unread)
    : readCell(row, "score", readScore, unread);
  if (board && scored !== null && contradicts(row, board, remark, scored)) {
    const values = { text: textOf(row.cell("score")), remark: textOf(row.cell("remark")).trim() };
    unread.push(placed(problem("scoreBesideRemark", values), row.place("score")));
  }
  problems.push(...unread);
  if (!board || !ns || !ew) return null;
  const isUnread = unread.length > 0;
  const result = isUnread ? null : (remark.result ?? scored);
  return {
    section: sectionOf(filled),
    round: round ?? 1,
    table: table ?? 1,
    room,
    board,
    ns: remark.isTurned ? ew : ns,
    ew: remark.isTurned ? ns : ew,
    result,
    contract: contractOf(row, result, contracts),
    group: remark.group ?? null,
    counts: !remark.noDatum,
    ...(remark.isTurned ? { isTurned: true } : {}),
    ...(isUnread ? { unread } : {}),
  };
}

/**
 * What the formula of a score shows of a contract that it cannot score. An error there would be handed on
 * by Excel in place of every list of boards, of all rounds, and say no more than that.
 */
export const UNSCORED = "?";

/** Whether the score is none for what stands in the cells of the contract. */
function isUnscored(row: Row<BoardColumn>): boolean {
  return row.cell("score") === UNSCORED && row.cell("contract") !== null;
}

/** Says of a contract without a score which of its cells is wrong. */
function unscored(row: Row<BoardColumn>, problems: PlacedProblem[]): null {
  const text = readCell(row, "contract", (cell) => parseContract(textOf(cell)), problems);
  const declarer = readCell(row, "by", (cell) => parseDirection(textOf(cell)), problems);
  const tricks = readCell(row, "result", readTricks, problems);
  if (!text || problems.length > 0) return null;
  const overtricks = tricks ?? text.overtricks;
  const found =
    contradictionIn(text, tricks, declarer) ??
    (overtricks === undefined ? null : impossibleResult(text, overtricks)) ??
    problem("number", { text: UNSCORED });
  problems.push(placed(found, row.place(found.problem === "number" ? "score" : "result")));
  return null;
}

const readTricks = (cell: Filled): number | Problem =>
  typeof cell === "number" ? cell : parseResult(textOf(cell));

/**
 * Whether a score was typed that is not what the remark gives. What the contract brings stands beside it as
 * what happened at the table (Law 12C).
 */
function contradicts(
  row: Row<BoardColumn>,
  board: number,
  { result }: Remark,
  scored: TableResult
): boolean {
  if (result === undefined || String(resultCell(result)) === String(resultCell(scored)))
    return false;
  const played = playedIn(row, scored);
  if (!played) return true;
  const { contract, declarer, overtricks } = played;
  if (contract === null) return scored !== 0;
  if (declarer === undefined || overtricks === undefined) return true;
  return boardScore(contract, declarer, overtricks, board) !== scored;
}

function neededCell<C extends string, T>(
  row: Row<C>,
  column: C,
  read: (cell: Filled) => T | Problem,
  problems: PlacedProblem[]
): T | null {
  if (row.cell(column) === null) problems.push(placed(problem("cellMissing"), row.place(column)));
  return readCell(row, column, read, problems);
}

function sectionOf<C extends string>(row: Row<C | "section">): string {
  const cell = row.cell("section");
  return cell === null ? "" : textOf(cell).trim();
}

const readRoom = (cell: Filled): Room | Problem => wordIn(textOf(cell), ROOMS, roomWords);

/** A remark whose score is whole: of an artificial one both sides' shares must be known. */
function readRemark(cell: Filled): Remark | Problem {
  const read = parseRemark(textOf(cell));
  const { result = null } = isProblem(read) ? {} : read;
  return isArtificial(result) && result.ew === null
    ? problem("artificialOneSide", { text: textOf(cell) })
    : read;
}

/** Points that a contract can have; also an adjusted score may stand there as it does in remarks. */
function readScore(cell: Filled): TableResult | Problem {
  if (typeof cell === "number") return isScore(cell) ? cell : problem("noScore", { text: cell });
  if (typeof cell !== "string") return number(cell);
  const remark = readRemark(cell);
  // What else a remark says, that the pairs sat the other way round, is read in its own column alone.
  if (!isProblem(remark))
    return remark.result !== undefined && Object.keys(remark).length === 1
      ? remark.result
      : problem("number", { text: cell });
  return remark.problem === "remark" ? number(cell) : remark;
}

/** How contracts are shown, by what was typed: an event has thousands, and few that differ. */
type KnownContracts = Map<string, string>;

const PLAYED: readonly BoardColumn[] = ["contract", "by", "result"];

function contractOf(row: Row<BoardColumn>, result: TableResult, contracts: KnownContracts): string {
  if (!row.cell("contract")) return "";
  const typed = JSON.stringify([...PLAYED.map((column) => row.cell(column)), typeof result]);
  const shown = contracts.get(typed) ?? contractText(row, result);
  contracts.set(typed, shown);
  return shown;
}

/** As all programs write it, or as it was typed where it cannot be read. */
function contractText(row: Row<BoardColumn>, result: TableResult): string {
  const played = playedIn(row, result);
  return played ? makeContract(played) : PLAYED.flatMap((column) => textIn(row, column)).join(" ");
}

function textIn(row: Row<BoardColumn>, column: BoardColumn): string[] {
  const cell = row.cell(column);
  return cell ? [textOf(cell)] : [];
}

/** What a row says was played; null where it cannot be read. An empty cell may have come as 0. */
function playedIn(row: Row<BoardColumn>, result: TableResult): ContractText | null {
  const [contract, by, tricks] = PLAYED.map((column) => row.cell(column)) as [Cell, Cell, Cell];
  if (!contract) return null;
  const read = parseContract(textOf(contract));
  const declarer = by ? parseDirection(textOf(by)) : undefined;
  // A result of 0 is one where there is a score.
  const hasTricks = tricks !== null && (tricks !== 0 || typeof result === "number");
  const overtricks = !hasTricks
    ? undefined
    : typeof tricks === "number"
      ? tricks
      : parseResult(textOf(tricks));
  if (isProblem(read) || isProblem(declarer) || isProblem(overtricks)) return null;
  return {
    ...(declarer === undefined ? {} : { declarer }),
    ...(overtricks === undefined ? {} : { overtricks }),
    ...read,
  };
}

/** Line-ups as they were read, with the row that each stands in, counted from the headings. */
interface ReadLineups {
  readonly sittings: readonly Sitting[];
  readonly rows: readonly number[];
  readonly problems: readonly PlacedProblem[];
}

/** Reads the line-ups, headings first; rows without a table are none. */
export function readLineups(block: Block, argument: number): ReadLineups {
  const at = columnsOf(block[0] ?? [], LINEUP_COLUMNS, lineupHeadings);
  const missing = (["table", "room"] as const).find((column) => !at.has(column));
  if (missing !== undefined)
    return {
      sittings: [],
      rows: [],
      problems: [headingMissing(missing, argument, lineupHeadings)],
    };
  const problems: PlacedProblem[] = [];
  const rows: number[] = [];
  const sittings = rowsOf(block, argument, at).flatMap((raw): Sitting[] => {
    const row = withoutZero(raw);
    if (row.cell("table") === null) return [];
    const [table, round, from, to] = (["table", "round", "from", "to"] as const).map((column) =>
      readCell(row, column, readNumber, problems)
    );
    const room = neededCell(row, "room", readRoom, problems);
    if (from && to && to < from) {
      const values = { text: to, least: from };
      problems.push(placed(problem("numberFrom", values), row.place("to")));
    }
    if (table === null || table === undefined || room === null) return [];
    const nameOf = (seat: LineupColumn) => {
      const cell = row.cell(seat);
      return cell === null ? "" : textOf(cell).trim();
    };
    const [north, south, east, west] = (["north", "south", "east", "west"] as const).map(nameOf);
    rows.push(raw.place("table").row);
    return [
      {
        ...{ section: sectionOf(row), round: round ?? 1, table, room },
        ...{ from: from ?? 1, to: to ?? LARGEST_NUMBER },
        ...{ north: north!, south: south!, east: east!, west: west! },
      },
    ];
  });
  return { sittings, rows, problems };
}

/** Rows whose score of 0 may be an empty cell: only there the workbook must be asked. */
export function doubtfulScores(block: Block): boolean {
  const at = columnsOf(block[0] ?? [], ["score", "contract"], boardHeadings);
  const [score, contract] = [at.get("score"), at.get("contract")];
  return (
    score !== undefined &&
    block.some(
      (line) => line[score] === 0 && !cellOf(contract === undefined ? null : line[contract])
    )
  );
}
