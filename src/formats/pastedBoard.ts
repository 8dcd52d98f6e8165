import { isProblem, type Problem, problem, type ProblemCode } from "../basics/problem";
import { plainText } from "../basics/text";
import { isVulnerable, vulnerabilityOf } from "../scoring/board";
import { boardScore, contractScores, isBoardScore } from "../scoring/boardScores";
import { type Contract, overtricksLimits } from "../scoring/contract";
import { type Direction, sideOf, SIDES } from "../scoring/direction";
import { isAssigned, partsFor } from "../scoring/tableResult";
import type { PastedColumn } from "./boardColumns";
import { type ContractText, makeContract, parseContract } from "./contractText";
import { parseDirection } from "./directionText";
import { isOneSided, isResultRemark, parsePastedScore } from "./pastedScore";
import { parseRemark } from "./remarkText";
import { makeResult, parseResult } from "./resultText";
import { parseVulnerability } from "./vulnerabilityText";

/** The rooms of a team match. */
type PastedRoom = "open" | "closed";

/** The words for the rooms in some language. */
export type RoomWords = Readonly<Record<PastedRoom, string>>;

/** What can be said once for all lines of a text that does not say it. */
export interface PlaceGiven {
  readonly section?: string;
  readonly round?: number;
  readonly table?: number;
  readonly room?: PastedRoom;
  readonly board?: number;
}

/** A line of a pasted table as it will stand in the table of results. Null and "" are empty cells. */
export interface PastedBoard {
  /** Where it stands in the text, from 1. */
  readonly line: number;
  readonly section: string;
  readonly round: number | null;
  readonly table: number | null;
  readonly room: PastedRoom | null;
  readonly board: number;
  readonly ns: number | null;
  readonly ew: number | null;
  /** `4SX`, `PASS`; without declarer and result. */
  readonly contract: string;
  readonly by: Direction | "";
  /** `=`, `+1`, `-2`. */
  readonly result: string;
  /** North-South's points as the text gives them; where there is a contract they agree with it. */
  readonly score: number | null;
  /** In the words of the text. */
  readonly remark: string;
}

/**
 * What only a pasted table can have wrong, each with the {text} that stands there:
 * - `headingsMissing`: no line has headings that are known; `columnMissing`: no column for {text};
 *   `columnTwice`: two columns, {text} and {other}, are the same;
 * - `headingsOther`: another table begins here, {text}: what is below it is not read;
 * - `tooManyCells`: more cells in a line than columns; `quote`: a quote that is not closed;
 * - `rowTwice`: the same board at the same table as in line {other};
 * - `declarerMissing`: without it the contract {text} has no score;
 * - `scoreUnit`: points that are no multiple of ten; `lastZero`: so are most of the column, and all of it
 *   may lack its last zero; `scoreImpossible`: no contract brings them on board {board};
 *   `scoreContradicts`: {contract} brings {due}; `scoreNotOfContract`: {contract} never brings them;
 *   `scoreSides`: East-West's points {other} are not the opposite;
 * - `vulnerabilityContradicts`: by Law 2 it is {due} on board {board}.
 */
export const PASTE_PROBLEMS = [
  "headingsMissing",
  "columnMissing",
  "columnTwice",
  "headingsOther",
  "tooManyCells",
  "quote",
  "rowTwice",
  "declarerMissing",
  "scoreUnit",
  "lastZero",
  "scoreImpossible",
  "scoreContradicts",
  "scoreNotOfContract",
  "scoreSides",
  "vulnerabilityContradicts",
] as const;
export type PasteProblemCode = (typeof PASTE_PROBLEMS)[number];

/** Something wrong in a pasted table: the line it stands in, from 1, and the column, if it is of one. */
export interface PasteProblem {
  readonly line: number;
  readonly column: PastedColumn | null;
  readonly code: PasteProblemCode | ProblemCode;
  readonly values: Problem["values"];
}

/** The cells of a line by column, "" for an empty one, and where to tell what is wrong with them. */
export interface PastedLine {
  readonly line: number;
  readonly cell: (column: PastedColumn) => string;
  readonly tell: (column: PastedColumn, code: PasteProblem["code"], values?: object) => void;
}

/** What is to be known beside the line. */
export interface PastedContext {
  readonly rooms: readonly RoomWords[];
  readonly given: PlaceGiven;
  /** The scores of the table seem to lack their last zero. */
  readonly lacksZero: boolean;
}

const LARGEST_NUMBER = 1_000_000;
const ALL_TRICKS = 13;
const BOOK = 6;

/** Columns that say what a board came to. */
const OUTCOMES = [
  ...(["contract", "by", "result", "overtricks", "tricks", "oddTricks"] as const),
  ...(["score", "scoreEw", "scoreTens", "remark"] as const),
] as const;

/** Whether a line says what its board came to. */
export function hasOutcome({ cell }: PastedLine): boolean {
  return OUTCOMES.some((column) => !isBlank(cell(column)));
}

/** Whether a line says of which board, table or pairs it is. */
export function hasPlace({ cell }: PastedLine): boolean {
  return (["round", "table", "room", "board", "ns", "ew"] as const).some(
    (column) => !isBlank(cell(column))
  );
}

const ERASED: Readonly<Record<string, boolean>> = {
  ...{ TRUE: true, YES: true, "1": true, "-1": true, 是: true },
  ...{ "": false, FALSE: false, NO: false, "0": false, 否: false },
};

/** Whether a line was taken back; null where its cell cannot be read. */
export function isErased({ cell, tell }: PastedLine): boolean | null {
  const text = cell("erased");
  const plain = plainText(text);
  if (Object.hasOwn(ERASED, plain)) return ERASED[plain]!;
  tell("erased", "choice", { text, choices: "True, False" });
  return null;
}

/** Reads a line. What is wrong is told; the answer then is not to be used. */
export function readPasted(line: PastedLine, context: PastedContext): PastedBoard | null {
  const { rooms, given } = context;
  const [round, table, board, ns, ew] = (["round", "table", "board", "ns", "ew"] as const).map(
    (column) => wholeNumber(line, column) ?? undefined
  );
  const place = {
    section: line.cell("section") || (given.section ?? ""),
    round: round ?? given.round ?? null,
    table: table ?? given.table ?? null,
    room: room(line, rooms) ?? given.room ?? null,
    ...{ ns: ns ?? null, ew: ew ?? null },
  };
  const number = board ?? given.board;
  if (number === undefined) {
    if (isBlank(line.cell("board"))) line.tell("board", "cellMissing");
    return null;
  }
  if (place.table === null && (place.ns === null || place.ew === null))
    line.tell("table", "cellMissing");
  const remark = remarkOf(line);
  const played = playedContract(line);
  checkVulnerability(line, number, played?.declarer);
  const score = besideRemark(
    line,
    remark,
    played,
    scoreOf(line, number, played, context.lacksZero)
  );
  checkComplete(line, played, score !== null || isResultRemark(remark));
  return { line: line.line, ...place, board: number, ...cellsOf(played), score, remark };
}

/**
 * Points beside a remark that gives another score: which is meant only people know. What the contract brought
 * may stand there (Law 12C), and programs write 0 where nothing was scored.
 */
function besideRemark(
  { tell }: PastedLine,
  remark: string,
  played: ContractText | null,
  score: number | null
): number | null {
  const read = parseRemark(remark);
  if (score === null || isProblem(read) || read.result === undefined) return score;
  const isTold = played?.contract === null || (played?.declarer && played.overtricks !== undefined);
  const { result } = read;
  const isSame =
    isAssigned(result) &&
    SIDES.every((side) => partsFor(result, side).every((part) => part.score === score));
  if (isTold || isSame) return score;
  if (score !== 0 || played) tell("score", "scoreBesideRemark", { text: score, remark });
  return null;
}

function cellsOf(played: ContractText | null): Pick<PastedBoard, "contract" | "by" | "result"> {
  if (!played) return { contract: "", by: "", result: "" };
  const { contract, declarer, overtricks } = played;
  return {
    contract: makeContract({ contract }),
    by: (contract && declarer) ?? "",
    result: contract === null || overtricks === undefined ? "" : makeResult(overtricks),
  };
}

/** Nothing, or the dash that programs write for it. */
function isBlank(text: string): boolean {
  return text === "" || plainText(text) === "-";
}

function wholeNumber({ cell, tell }: PastedLine, column: PastedColumn): number | null {
  const text = cell(column);
  if (isBlank(text)) return null;
  const plain = plainText(text);
  const read = /^\d{1,7}$/.test(plain) ? Number(plain) : 0;
  if (read >= 1 && read <= LARGEST_NUMBER) return read;
  tell(column, "wholeNumber", { text, least: 1, most: LARGEST_NUMBER });
  return null;
}

/** Letters, and the numbers that GemBridge gives the rooms. */
const ROOM_MARKS: Readonly<Record<PastedRoom, readonly string[]>> = {
  open: ["O", "OPEN", "OPEN ROOM", "1", "开"],
  closed: ["C", "CLOSED", "CLOSED ROOM", "2", "闭"],
};

function room({ cell, tell }: PastedLine, words: readonly RoomWords[]): PastedRoom | null {
  const text = cell("room");
  if (isBlank(text)) return null;
  const plain = plainText(text);
  const found = (["open", "closed"] as const).find(
    (one) => ROOM_MARKS[one].includes(plain) || words.some((word) => plainText(word[one]) === plain)
  );
  if (found) return found;
  const { open, closed } = words[0] ?? { open: "open", closed: "closed" };
  tell("room", "choice", { text, choices: `${open}, ${closed}` });
  return null;
}

/** The remark, and what stands as one in the columns of contract, result and score. */
function remarkOf(line: PastedLine): string {
  const remarks = [line.cell("remark")].filter((text) => !isBlank(text));
  for (const column of ["contract", "result"] as const)
    if (isResultRemark(line.cell(column))) remarks.push(line.cell(column));
  remarks.push(...scoreRemarks(line));
  const distinct = remarks.filter((text, i) => remarks.indexOf(text) === i);
  const text = distinct.join("; ");
  const read = parseRemark(text);
  if (isProblem(read)) line.tell("remark", read.problem, { ...read.values, text });
  else if (isOneSided(text)) line.tell("remark", "artificialOneSide", { text });
  return text;
}

/**
 * An adjusted score in the columns for points. Where each side has its own both make one; what stands for
 * East-West must else be what stands for North-South, for nobody knows whose share it names first.
 */
function scoreRemarks({ cell, tell }: PastedLine): string[] {
  const [ns, ew] = [cell("score"), cell("scoreEw")];
  if (!isResultRemark(ew)) return isResultRemark(ns) ? [ns] : [];
  if (isOneSided(ns) && isOneSided(ew)) return [`${ns}/${ew}`];
  if (plainText(ns) !== plainText(ew)) tell("scoreEw", "scoreSides", { text: ns, other: ew });
  return [ew];
}

/** Contract, declarer and result, from one cell or several that do not contradict each other. */
function playedContract(line: PastedLine): ContractText | null {
  const text = line.cell("contract");
  const declarer = directionOf(line);
  if (isBlank(text)) {
    const other = (["by", ...RESULTS] as const).find(
      (column) => !isBlank(line.cell(column)) && !isResultRemark(line.cell(column))
    );
    if (other) line.tell("contract", "cellMissing");
    return null;
  }
  if (isResultRemark(text)) return null;
  const read = parseContract(text);
  if (isProblem(read)) {
    line.tell("contract", read.problem, read.values);
    return null;
  }
  const overtricks = overtricksOf(line, read.contract);
  if (read.contract === null) {
    if (overtricks)
      line.tell("result", "resultContradicts", {
        ...{ text, inText: "0", given: makeResult(overtricks) },
      });
    return { contract: null };
  }
  if (declarer !== undefined && read.declarer !== undefined && declarer !== read.declarer)
    line.tell("by", "declarerContradicts", { text, inText: read.declarer, given: declarer });
  if (overtricks !== undefined && read.overtricks !== undefined && overtricks !== read.overtricks)
    line.tell("result", "resultContradicts", {
      ...{ text, inText: makeResult(read.overtricks), given: makeResult(overtricks) },
    });
  return {
    ...read,
    ...(declarer === undefined ? {} : { declarer }),
    ...(overtricks === undefined ? {} : { overtricks }),
  };
}

function directionOf({ cell, tell }: PastedLine): Direction | undefined {
  const text = cell("by");
  if (isBlank(text)) return undefined;
  const read = parseDirection(text);
  if (!isProblem(read)) return read;
  tell("by", read.problem, read.values);
  return undefined;
}

const NUMBER = /^([+-]?)(\d{1,2})$/;

const RESULTS = ["result", "overtricks", "tricks", "oddTricks"] as const;

/** The result in tricks over or under, from its column; where there are several they must agree. */
function overtricksOf(line: PastedLine, contract: Contract | null): number | undefined {
  let found: number | undefined;
  for (const column of RESULTS) {
    const text = line.cell(column);
    if (isBlank(text) || isResultRemark(text)) continue;
    const read = resultIn(text, column, contract);
    if (isProblem(read)) line.tell(column, read.problem, read.values);
    else if (found !== undefined && found !== read)
      line.tell(column, "resultContradicts", {
        ...{ text, inText: makeResult(read), given: makeResult(found) },
      });
    else found = read;
  }
  return found;
}

function resultIn(
  text: string,
  column: (typeof RESULTS)[number],
  contract: Contract | null
): number | Problem {
  const read = column === "tricks" ? tricksTaken(text, contract) : inTricks(text, column, contract);
  if (isProblem(read) || contract === null) return read;
  const { least, most } = overtricksLimits(contract);
  if (read >= least && read <= most) return read;
  const limits = { result: makeResult(read), least: makeResult(least), most: makeResult(most) };
  return problem("resultImpossible", { text: makeContract({ contract }), ...limits });
}

/** All tricks that were won, as USEBIO and PBN have them; a board passed out has none. */
function tricksTaken(text: string, contract: Contract | null): number | Problem {
  const [, sign, digits] = NUMBER.exec(plainText(text)) ?? [];
  const tricks = sign === "" ? Number(digits) : NaN;
  if (!(tricks <= ALL_TRICKS)) return problem("wholeNumber", { text, least: 0, most: ALL_TRICKS });
  return contract === null ? tricks : tricks - BOOK - contract.level;
}

function inTricks(
  text: string,
  column: "result" | "overtricks" | "oddTricks",
  contract: Contract | null
): number | Problem {
  const [, sign, digits] = NUMBER.exec(plainText(text)) ?? [];
  if (digits === undefined || column === "result") return parseResult(text);
  if (sign === "-") return -Number(digits) + 0;
  if (column === "overtricks" || contract === null) return Number(digits);
  // "Made 4" of a contract for four is just made; nobody makes less than the contract.
  const overtricks = Number(digits) - contract.level;
  return sign === "" && overtricks >= 0 ? overtricks : problem("result", { text });
}

/** A result belongs to a contract, and a declarer, unless points or a remark stand for them. */
function checkComplete(line: PastedLine, played: ContractText | null, hasScore: boolean): void {
  if (!played?.contract || hasScore) return;
  const text = makeContract({ contract: played.contract });
  if (played.overtricks === undefined) line.tell("result", "resultMissing", { text });
  if (played.declarer === undefined) line.tell("by", "declarerMissing", { text });
}

/** Law 2: a program that has it otherwise counts boards otherwise. */
function checkVulnerability(
  { cell, tell }: PastedLine,
  board: number,
  declarer: Direction | undefined
): void {
  const text = cell("vulnerable");
  if (text === "") return;
  const read = parseVulnerability(text);
  if (isProblem(read)) return tell("vulnerable", read.problem, read.values);
  const due = vulnerabilityOf(board);
  if (read === "vulnerable" || read === "notVulnerable") {
    if (declarer === undefined) return tell("by", "vulnerabilityNeedsDeclarer", { text });
    if (isVulnerable(due, sideOf(declarer)) === (read === "vulnerable")) return;
  } else if (read === due) return;
  tell("vulnerable", "vulnerabilityContradicts", { text, due, board });
}

/** North-South's points, if they can be those of the board and of its contract. */
function scoreOf(
  line: PastedLine,
  board: number,
  played: ContractText | null,
  lacksZero: boolean
): number | null {
  const { tell } = line;
  const found = pointsOf(line, lacksZero);
  if (found === null) return null;
  const { points, text, column } = found;
  if (!isBoardScore(points, board)) {
    tell(column, points % 10 === 0 ? "scoreImpossible" : "scoreUnit", { text, board });
    return null;
  }
  const code = played && againstContract(points, board, played);
  if (!code) return points;
  tell(column, code.code, { text, contract: makeContract(played), ...code.values });
  return null;
}

function againstContract(points: number, board: number, played: ContractText) {
  const { contract, declarer, overtricks } = played;
  if (contract === null || (declarer !== undefined && overtricks !== undefined)) {
    const due = contract === null ? 0 : boardScore(contract, declarer!, overtricks!, board);
    return due === points ? null : ({ code: "scoreContradicts", values: { due } } as const);
  }
  return contractScores(contract, declarer, board).includes(points)
    ? null
    : ({ code: "scoreNotOfContract", values: {} } as const);
}

interface PointsFound {
  readonly points: number;
  readonly text: string;
  readonly column: PastedColumn;
}

function pointsOf(line: PastedLine, lacksZero: boolean): PointsFound | null {
  const tens = readPoints(line, "scoreTens");
  if (tens) return { ...tens, points: tens.points * 10 };
  const [ns, ew] = [readPoints(line, "score"), readPoints(line, "scoreEw")];
  if (ns && ew && ns.points + ew.points !== 0) {
    line.tell("scoreEw", "scoreSides", { text: ns.text, other: ew.text });
    return null;
  }
  const found = ns ?? (ew && { ...ew, points: -ew.points + 0 });
  if (!found || !lacksZero || found.points === 0) return found;
  line.tell(found.column, "lastZero", { text: found.text });
  return null;
}

function readPoints(
  { cell, tell }: PastedLine,
  column: "score" | "scoreEw" | "scoreTens"
): PointsFound | null {
  const text = cell(column);
  const read = parsePastedScore(text);
  if (read === null) return null;
  if (!isProblem(read)) return "points" in read ? { points: read.points, text, column } : null;
  tell(column, read.problem, read.values);
  return null;
}
