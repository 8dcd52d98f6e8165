import { isProblem } from "../basics/problem";
import { plainText } from "../basics/text";
import { isBoardScore } from "../scoring/boardScores";
import {
  areHeadings,
  type ColumnsKnown,
  columnsByHeading,
  type HeadingWords,
  type PastedColumn,
  type SameColumn,
} from "./boardColumns";
import { parseDelimited, type TextLine } from "./delimitedText";
import {
  hasOutcome,
  hasPlace,
  isErased,
  type PastedBoard,
  type PastedContext,
  type PastedLine,
  type PasteProblem,
  type PlaceGiven,
  readPasted,
  type RoomWords,
} from "./pastedBoard";
import { parsePastedScore } from "./pastedScore";
import { isPbn, parsePbnScores } from "./pbnScoreTable";

export interface BoardsTextOptions {
  /** The headings of the table of results in each of the director's languages. */
  readonly headings: readonly HeadingWords[];
  /** The words for the rooms in each of them, the first those that are named where none is known. */
  readonly rooms: readonly RoomWords[];
  /** What each column is, said by hand; null is not needed. Without it columns go by their headings. */
  readonly columns?: readonly (PastedColumn | null)[];
  /** The line that has the headings, from 1; null for none. Without it they are looked for. */
  readonly headingLine?: number | null;
  /** What is so for all lines that do not say it themselves. */
  readonly given?: PlaceGiven;
}

/** A column of the text, and what it was taken for. */
export interface TextColumn {
  /** Empty where the text has no headings. */
  readonly heading: string;
  /** The first of its cells that is filled. */
  readonly example: string;
  /** Null: not understood, or not needed. */
  readonly column: PastedColumn | null;
}

/** A line that is none of the table of results. */
export interface SkippedLine {
  readonly line: number;
  /** Taken back in the program it is from, without anything a board came to, or headings once more. */
  readonly why: "erased" | "empty" | "headings";
}

/** A pasted table as it was understood. Lines with a problem are not among the rows. */
export interface BoardsText {
  readonly rows: readonly PastedBoard[];
  readonly problems: readonly PasteProblem[];
  readonly columns: readonly TextColumn[];
  readonly headingLine: number | null;
  readonly skipped: readonly SkippedLine[];
}

/** Headings may have a title and such above them. */
const LINES_ABOVE = 20;

/** Columns of which a table needs one at least. */
const NEEDED = ["contract", "score", "scoreEw", "scoreTens", "remark"] as const;

/**
 * Reads a table of results pasted from a spreadsheet, from the exports of other programs or from PBN:
 * which column is what, its lines as they will stand in the table of results, and all that is wrong or
 * not understood. Nothing is guessed: what can be meant in two ways is a problem, and a line with a
 * problem is left out as a whole.
 */
export function parseBoardsText(text: string, options: BoardsTextOptions): BoardsText {
  const lines = isPbn(text) ? parsePbnScores(text) : parseDelimited(text);
  const headings = headingsOf(lines, options);
  const body = headings ? lines.slice(lines.indexOf(headings) + 1) : lines;
  const { columns, same } = columnsOf(headings, options);
  const table = { headings, body, columns, same };
  const wrong = tableProblems(table, options);
  const read = wrong.length ? { rows: [], problems: [], skipped: [] } : readBody(table, options);
  return {
    ...read,
    problems: [...wrong, ...read.problems],
    columns: textColumns(table),
    headingLine: headings?.line ?? null,
  };
}

interface Table extends ColumnsKnown {
  readonly headings: TextLine | undefined;
  readonly body: readonly TextLine[];
}

function headingsOf(
  lines: readonly TextLine[],
  { headingLine, headings }: BoardsTextOptions
): TextLine | undefined {
  if (headingLine === null) return undefined;
  if (headingLine !== undefined) return lines.find(({ line }) => line === headingLine);
  return lines.slice(0, LINES_ABOVE).find(({ cells }) => areHeadings(cells, headings));
}

function columnsOf(
  headings: TextLine | undefined,
  { columns, headings: words }: BoardsTextOptions
): ColumnsKnown {
  if (!columns) return columnsByHeading(headings?.cells ?? [], words);
  const same = [...columns.entries()].flatMap(([second, column]): SameColumn[] => {
    const first = columns.indexOf(column);
    return column === null || first === second ? [] : [{ column, first, second }];
  });
  return { columns, same };
}

/** What is wrong with the table as a whole: then its lines mean nothing. */
function tableProblems(table: Table, { columns, given = {} }: BoardsTextOptions): PasteProblem[] {
  const { headings, body, same } = table;
  if (!headings && !body.length) return [];
  const line = headings?.line ?? body[0]!.line;
  const told = (
    code: PasteProblem["code"],
    column: PastedColumn | null,
    values: PasteProblem["values"]
  ) => ({ line, column, code, values });
  if (!headings && !columns)
    return [told("headingsMissing", null, { text: body[0]!.cells.join(" ").trim() })];
  const nameOf = (at: number) => headings?.cells[at] ?? String(at + 1);
  const twice = same.map(({ column, first, second }) =>
    told("columnTwice", column, { text: nameOf(first), other: nameOf(second) })
  );
  const has = (column: PastedColumn) =>
    table.columns.includes(column) || same.some((one) => one.column === column);
  const missing: PastedColumn[] = [];
  if (!has("board") && given.board === undefined) missing.push("board");
  if (!has("table") && given.table === undefined && !(has("ns") && has("ew")))
    missing.push("table");
  if (!NEEDED.some(has)) missing.push("contract");
  return [...twice, ...missing.map((column) => told("columnMissing", column, { text: column }))];
}

function textColumns({ headings, body, columns }: Table): TextColumn[] {
  const width = [headings?.cells ?? [], ...body.map(({ cells }) => cells)].reduce(
    (widest, { length }) => Math.max(widest, length),
    0
  );
  return Array.from({ length: width }, (_, i) => ({
    heading: headings?.cells[i]?.trim() ?? "",
    example: body.map(({ cells }) => cells[i]?.trim() ?? "").find((cell) => cell !== "") ?? "",
    column: columns[i] ?? null,
  }));
}

function readBody(
  table: Table,
  { headings, rooms, given = {} }: BoardsTextOptions
): Pick<BoardsText, "rows" | "problems" | "skipped"> {
  const problems: PasteProblem[] = [];
  const skipped: SkippedLine[] = [];
  const rows: PastedBoard[] = [];
  const context: PastedContext = { rooms, given, lacksZero: lacksZero(table) };
  for (const text of table.body) {
    const { line } = text;
    if (areSame(text, table.headings)) {
      skipped.push({ line, why: "headings" });
      continue;
    }
    if (areOthers(text, headings)) {
      const values = { text: text.cells.join(" ").trim() };
      problems.push({ line, column: null, code: "headingsOther", values });
      break;
    }
    const before = problems.length;
    const pasted = pastedLine(text, table, problems);
    if (isErased(pasted) && problems.length === before) {
      skipped.push({ line, why: "erased" });
      continue;
    }
    checkCells(text, table, problems);
    // What stands in a line without a result must be a place all the same: it may be half of a torn one.
    const isEmpty = !hasOutcome(pasted);
    const row = isEmpty && !hasPlace(pasted) ? null : readPasted(pasted, context);
    if (problems.length > before) continue;
    if (isEmpty) skipped.push({ line, why: "empty" });
    else if (row) rows.push(row);
  }
  const once = withoutTwice(rows, problems);
  problems.sort((one, other) => one.line - other.line);
  return { rows: once, problems, skipped };
}

/** Headings stand again where several pages were copied. */
function areSame({ cells }: TextLine, headings: TextLine | undefined): boolean {
  return (
    headings !== undefined &&
    cells.length === headings.cells.length &&
    cells.every((cell, i) => plainText(cell) === plainText(headings.cells[i]!))
  );
}

/** Where another table was copied behind the first its columns may be others; a line of results has numbers. */
function areOthers({ cells }: TextLine, words: BoardsTextOptions["headings"]): boolean {
  return !cells.some((cell) => /^\d+$/.test(plainText(cell))) && areHeadings(cells, words);
}

/** Spreadsheets keep text as text by an apostrophe in front, or in files as ="+1". */
const KEPT_AS_TEXT = /^'|^="(.*)"$/s;

function pastedLine(
  { line, cells }: TextLine,
  { columns }: Table,
  problems: PasteProblem[]
): PastedLine {
  const at = new Map(columns.map((column, i) => [column, i]));
  return {
    line,
    cell: (column) => {
      const i = at.get(column);
      const cell = i === undefined ? "" : (cells[i] ?? "");
      return cell.trim().replace(KEPT_AS_TEXT, "$1").trim();
    },
    tell: (column, code, values = {}) =>
      problems.push({ line, column, code, values: values as PasteProblem["values"] }),
  };
}

function checkCells(
  { line, cells, badQuote }: TextLine,
  { headings, columns }: Table,
  problems: PasteProblem[]
): void {
  const width = Math.max(headings?.cells.length ?? 0, columns.length);
  const rest = cells.slice(width).filter((cell) => cell.trim() !== "");
  const tell = (code: PasteProblem["code"], text: string) =>
    problems.push({ line, column: null, code, values: { text } });
  if (rest.length) tell("tooManyCells", rest.join(" "));
  if (badQuote !== undefined) tell("quote", badQuote);
}

/** ACBL programs show 620 as 62. Then most scores are no multiple of ten, but some of them are. */
function lacksZero({ body, columns }: Table): boolean {
  const scores = body.flatMap(({ cells }) =>
    columns.flatMap((column, i) => {
      if (column !== "score" && column !== "scoreEw") return [];
      const read = parsePastedScore(cells[i]?.trim() ?? "");
      return read && !isProblem(read) && "points" in read && read.points ? [read.points] : [];
    })
  );
  return 2 * scores.filter(mayLackZero).length > scores.length;
}

/** Whether it is a score of some vulnerability with a zero behind it, and none as it stands. */
function mayLackZero(points: number): boolean {
  const isScore = (board: number) => isBoardScore(10 * points, board);
  return points % 10 !== 0 && [1, 2, 3, 4].some(isScore);
}

/** A board stands once at each table; of two lines nobody knows which is right. */
function withoutTwice(
  rows: readonly PastedBoard[],
  problems: PasteProblem[]
): readonly PastedBoard[] {
  const places = new Map<string, PastedBoard[]>();
  for (const row of rows) {
    const name = placeOf(row);
    const own = places.get(name);
    if (own) own.push(row);
    else places.set(name, [row]);
  }
  return rows.filter((row) => {
    const other = places.get(placeOf(row))!.find((one) => one !== row);
    if (other)
      problems.push({
        ...{ line: row.line, column: "board", code: "rowTwice" },
        values: { text: row.board, other: other.line },
      });
    return !other;
  });
}

/** Without rooms a table has two lines of a board in a team match: then who sits there tells them apart. */
function placeOf({ section, round, table, room, board, ns, ew }: PastedBoard): string {
  return JSON.stringify(
    table !== null && room !== null
      ? [section, round, table, room, board]
      : [section, round, table, board, ns, ew]
  );
}
