import { plainText } from "../basics/text";

/** An entrant as it stands in a pasted list. */
export interface ListedEntrant {
  /** The line it stands in, from 1. */
  readonly line: number;
  /** Null where the list has no numbers: they are given in the order of the list. */
  readonly number: number | null;
  readonly name: string;
  readonly club: string;
  /** The strongest highest. */
  readonly strength: number | null;
  /** VPs brought along. */
  readonly carryOver: number | null;
}

/**
 * What is wrong in a line: `nameMissing`; `number` is no whole number from 1; `numberTwice`: another
 * line has it; `strength`, `carryOver`: no number; `columns`: more columns than are known.
 */
export const LIST_PROBLEMS = [
  "nameMissing",
  "number",
  "numberTwice",
  "strength",
  "carryOver",
  "columns",
] as const;
export type ListProblemCode = (typeof LIST_PROBLEMS)[number];

/** Something wrong in a line of a pasted list. */
export interface ListProblem {
  readonly line: number;
  readonly code: ListProblemCode;
  /** What stands there. */
  readonly text: string;
}

/** A pasted list as it was understood. */
export interface EntrantsList {
  readonly entrants: readonly ListedEntrant[];
  readonly problems: readonly ListProblem[];
}

type Column = Exclude<keyof ListedEntrant, "line">;

/** The words over the columns, as `plainText` leaves them. */
const HEADING_WORDS: ReadonlyMap<string, Column> = new Map(
  (
    [
      ["number", "NO,NO.,NUMBER,#,SEED,编号,編號,队号,隊號,序号,序號,号码,號碼"],
      ["name", "NAME,TEAM,PAIR,PLAYER,TEAM NAME,名称,名稱,队名,隊名,参赛队,參賽隊,姓名,队伍,隊伍"],
      ["club", "CLUB,COUNTRY,CITY,UNIT,单位,單位,俱乐部,俱樂部,代表队,代表隊,地区,地區"],
      ["strength", "STRENGTH,RATING,RANKING,等级分,等級分,实力,實力"],
      ["carryOver", "CARRY-OVER,CARRYOVER,CARRY OVER,带分,帶分"],
    ] as const
  ).flatMap(([column, words]) =>
    words.split(",").map((word): [string, Column] => [plainText(word), column])
  )
);

/** Without headings the columns are these, the number only where every line begins with one. */
const USUAL: readonly Column[] = ["name", "club", "strength"];

const SEPARATORS = [/\t/, /[;；]/, /[,，]/];
const NUMBER_IN_FRONT = /^\s*(\d+)(?:\s*[.)、．）]\s*|\s+)(?=\S)/u;
const DECIMAL = /^[+-]?\d+(?:\.\d+)?$/;
const MOST_NUMBER = 1_000_000;

interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Reads a list of entrants as it is pasted from a sheet, a mail or a page: one a line; name, club and
 * strength in columns, or under headings in any order; a number in front if wanted.
 */
export function parseEntrantsText(text: string): EntrantsList {
  const raw = text.split(/\r\n|\r|\n/).map((content, i) => ({ line: i + 1, content }));
  const filled = raw.filter(({ content }) => content.trim() !== "");
  const separator = SEPARATORS.find((one) => filled.some(({ content }) => one.test(content)));
  const lines = filled.map(({ line, content }): Line => ({
    line,
    cells: (separator ? content.split(separator) : [content]).map((cell) => cell.trim()),
  }));
  const headings = headingsOf(lines[0]);
  const body = headings ? lines.slice(1) : numbered(lines);
  const columns = headings ?? (body === lines ? USUAL : (["number", ...USUAL] as const));
  const problems: ListProblem[] = [];
  const entrants = body.map((one) => entrantOf(one, columns, problems));
  const lineOf = new Map<number, number>();
  for (const { line, number } of entrants) {
    if (number === null) continue;
    if (lineOf.has(number)) problems.push({ line, code: "numberTwice", text: String(number) });
    else lineOf.set(number, line);
  }
  problems.sort((one, other) => one.line - other.line);
  return { entrants, problems };
}

/** The columns under a line of headings; null where the line is none. */
function headingsOf(line: Line | undefined): (Column | null)[] | null {
  const columns = (line?.cells ?? []).map((cell) => HEADING_WORDS.get(plainText(cell)) ?? null);
  return columns.includes("name") ? columns : null;
}

/** The lines with the numbers in front as a first column, where every line begins with one. */
function numbered(lines: readonly Line[]): readonly Line[] {
  if (lines.length === 0) return lines;
  if (lines.every(({ cells }) => cells.length > 1 && /^\d+$/.test(cells[0]!))) return [...lines];
  const split = lines.map(({ line, cells: [first = "", ...rest] }) => {
    const number = NUMBER_IN_FRONT.exec(first);
    return number && { line, cells: [number[1]!, first.slice(number[0].length), ...rest] };
  });
  return split.every((line) => line !== null) ? split : lines;
}

function entrantOf(
  { line, cells }: Line,
  columns: readonly (Column | null)[],
  problems: ListProblem[]
): ListedEntrant {
  const cell = (column: Column) => {
    const at = columns.indexOf(column);
    return at < 0 ? "" : (cells[at] ?? "");
  };
  const value = (column: "number" | "strength" | "carryOver"): number | null => {
    const text = cell(column);
    if (text === "") return null;
    const plain = plainText(text);
    const read = DECIMAL.test(plain) ? Number(plain) : null;
    const isGood =
      read !== null &&
      (column !== "number" || (Number.isInteger(read) && read >= 1 && read <= MOST_NUMBER));
    if (isGood) return read;
    problems.push({ line, code: column, text });
    return null;
  };
  const extra = cells.slice(columns.length).filter((text) => text !== "");
  if (extra.length) problems.push({ line, code: "columns", text: extra.join(" ") });
  const name = cell("name");
  if (name === "") problems.push({ line, code: "nameMissing", text: cells.join(" ").trim() });
  return {
    line,
    number: value("number"),
    name,
    club: cell("club"),
    strength: value("strength"),
    carryOver: value("carryOver"),
  };
}
