import { plainText } from "../basics/text";

/**
 * What a column of a pasted table of results can be. Beside those of the table of results itself:
 * - four ways to write a result: `result` with a sign (=, +1, -2); `overtricks`, where a number without
 *   one counts as tricks over; `tricks`, all that were won (0 to 13); `oddTricks`, those made above six
 *   as the ACBL writes them ("made 4"), with a minus those under the contract;
 * - `score` for North-South; `scoreEw` for East-West, alone or beside the other; `scoreTens` for
 *   North-South without its last zero;
 * - `vulnerable`, compared with what the board's number says; `erased`, where lines are taken back.
 */
export const PASTED_COLUMNS = [
  "section",
  "round",
  "table",
  "room",
  "board",
  "ns",
  "ew",
  "contract",
  "by",
  "result",
  "overtricks",
  "tricks",
  "oddTricks",
  "score",
  "scoreEw",
  "scoreTens",
  "remark",
  "vulnerable",
  "erased",
] as const;
export type PastedColumn = (typeof PASTED_COLUMNS)[number];

/** Headings in some language. */
export type HeadingWords = Readonly<Partial<Record<PastedColumn, string>>>;

/**
 * The headings of other programs, without blanks and signs: Bridgemate, USEBIO, PBN, GemBridge, club
 * programs. Words of a later group count only where none of an earlier one is there: Bridgemate has the
 * declaring pair's number under Declarer and the seat under NS/EW, others the seat under Declarer.
 * Not known by heading are overtricks, odd tricks and scores without their last zero.
 */
const FOREIGN: Readonly<Partial<Record<PastedColumn, readonly string[]>>> = {
  section: ["SECTION,SECTIONLETTER,组,组别,小组"],
  round: ["ROUND,ROUNDNO,ROUNDNUMBER,RND,轮,轮次,轮数"],
  table: ["TABLE,TABLENO,TABLENUMBER,TBL,台,台号,桌,桌号"],
  room: ["ROOM,室,房间,开闭室"],
  board: ["BOARD,BOARDNO,BOARDNUMBER,BRD,BD,DEAL,牌,牌号,副号,副"],
  ns: ["NS,PAIRNS,NSPAIR,NSPAIRNUMBER,PAIRIDNS,TEAMNS,NSTEAM,NSNO,TPNS,南北,南北对号,南北队号"],
  ew: ["EW,PAIREW,EWPAIR,EWPAIRNUMBER,PAIRIDEW,TEAMEW,EWTEAM,EWNO,TPEW,东西,东西对号,东西队号"],
  contract: ["CONTRACT,定约,合约", "DECLARERCONTRACTRESULT"],
  by: ["BY,NSEW,庄家,庄,打家", "DECLARER,PLAYEDBY,DECL,DECLARERDIRECTION"],
  result: ["RESULT,RES,结果,墩±"],
  tricks: ["TRICKS,TRICKSTAKEN,TOTALTRICKS,TRICKSWON,总墩数,赢墩,得墩"],
  score: ["SCORE,SCORENS,NSSCORE,南北得分,得分"],
  scoreEw: ["SCOREEW,EWSCORE,东西得分"],
  remark: ["REMARK,REMARKS,备注,附注"],
  vulnerable: ["VULNERABLE,VULNERABILITY,VUL,局况"],
  erased: ["ERASED"],
};

/** Two columns of a table that say they are the same. */
export interface SameColumn {
  readonly column: PastedColumn;
  /** Their places among the columns, from 0. */
  readonly first: number;
  readonly second: number;
}

/** What each column of a table was taken for by its heading. */
export interface ColumnsKnown {
  /** Null where a heading is not known, or its column is not needed. */
  readonly columns: readonly (PastedColumn | null)[];
  readonly same: readonly SameColumn[];
}

/**
 * What columns are, by their headings in the words of the director's languages or of other programs.
 * Where two say the same neither is taken: it must be said by hand which is meant.
 */
export function columnsByHeading(
  headings: readonly string[],
  words: readonly HeadingWords[]
): ColumnsKnown {
  const names = headings.map(headingName);
  const columns: (PastedColumn | null)[] = headings.map(() => null);
  const same: SameColumn[] = [];
  for (const [column, groups] of groupsIn(words)) {
    const places = groups
      .map((group) => [...names.keys()].filter((i) => group.has(names[i]!)))
      .find((found) => found.length > 0);
    if (!places) continue;
    const [first, second] = places;
    if (second !== undefined) same.push({ column, first: first!, second });
    else columns[first!] = column;
  }
  return { columns: withContract(columns, same), same };
}

/** Whether at least two columns have a heading that is known: a line of results has none. */
export function areHeadings(cells: readonly string[], words: readonly HeadingWords[]): boolean {
  const { columns, same } = columnsByHeading(cells, words);
  return columns.filter((column) => column !== null).length + 2 * same.length >= 2;
}

/** Without a column for contracts they stand in that of the results, as on BBO: 4HN+1. */
function withContract(
  columns: readonly (PastedColumn | null)[],
  same: readonly SameColumn[]
): readonly (PastedColumn | null)[] {
  const hasContract =
    columns.includes("contract") || same.some(({ column }) => column === "contract");
  return hasContract
    ? columns
    : columns.map((column) => (column === "result" ? "contract" : column));
}

type Groups = ReadonlyMap<PastedColumn, readonly ReadonlySet<string>[]>;

/** Of each line that cannot be read it is asked whether it has headings; their words stay the same. */
const known = new WeakMap<readonly HeadingWords[], Groups>();

function groupsIn(words: readonly HeadingWords[]): Groups {
  const before = known.get(words);
  if (before) return before;
  const groups = new Map(PASTED_COLUMNS.map((column) => [column, groupsOf(column, words)]));
  known.set(words, groups);
  return groups;
}

function groupsOf(column: PastedColumn, words: readonly HeadingWords[]): ReadonlySet<string>[] {
  const own = words.flatMap((one) => one[column] ?? []).map(headingName);
  const foreign = (FOREIGN[column] ?? []).map((group) => group.split(",").map(headingName));
  const [first = [], ...rest] = foreign;
  return [[...own, ...first], ...rest].map((group) => new Set(group));
}

function headingName(text: string): string {
  return plainText(text).replace(/[^\p{L}\p{N}±]/gu, "");
}
