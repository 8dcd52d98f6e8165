import type { BookBlocks, SheetBlock } from "../../src/workbook/bookBlocks";

/** A cell as it is typed, or worked out by a formula. */
export type Typed = string | number | boolean | null | { formula: string; shows: string | number };
export type Lines = Typed[][];

const VP_FORMULA =
  '=IF([@Result]<>"",VLOOKUP([@Result],DeskKinds,2,0),DESK.VP([@[Home IMPs]]-[@[Away IMPs]]))';

/** VPs by the formula of their column. */
export function byFormula(shows: string | number): Typed {
  return { formula: VP_FORMULA, shows };
}

/** Cells as Excel gives them, with their first cell. */
export function blockOf(sheet: string, cells: string, lines: Lines): SheetBlock {
  const each = (of: (cell: Typed) => unknown) => lines.map((line) => line.map(of));
  return {
    sheet,
    cells,
    values: each((cell) => (isFormula(cell) ? cell.shows : (cell ?? ""))),
    formulas: each((cell) => (isFormula(cell) ? cell.formula : (cell ?? ""))),
  };
}

const isFormula = (cell: Typed) => typeof cell === "object" && cell !== null;

export const SETTINGS: Lines = [
  ["Setting", "Value", "Meaning"],
  ["Title", "Club night", ""],
  ["Language", "English", ""],
  ["Rounds", 3, ""],
  ["Boards", 8, ""],
  ["VP scale", "WBF", ""],
  ["Results typed as", "IMPs of both sides", ""],
  ["Bye VP", 12, ""],
  ["Late VP", 10, ""],
  ["Missed VP", 8, ""],
  ["Forfeit VP", 12, ""],
  ["Absent VP", 0, ""],
  ["Withdrawal", "stand", ""],
  ["Order", "VP", ""],
  ["Tie-breaks", "between them, IMP quotient", ""],
  ["Seed", 7, ""],
  ["Odd field", "bye", ""],
  ["First round", "snake or drawn", ""],
  ["Lined up by", "strength", ""],
  ["First bye", "largest number", ""],
  ["Home", "by round", ""],
  ["Tables", "by standing", ""],
  ["Clubs apart until", 0, ""],
  ["Never meet", "", ""],
  ["Top half may repeat from", "", ""],
  ["Standings behind", 0, ""],
];

export const ENTRANTS: Lines = [
  ["No.", "Name", "Club", "Strength", "Carry-over", "In", "Out"],
  [1, "North", "Red", 40, null, null, null],
  [2, "East", "Red", 30, 1.5, null, null],
  [3, "South", "Blue", 20, null, null, null],
  [4, "West", "", null, null, null, null],
  [5, "Middle", "", null, null, null, null],
];

const ROUND_HEADINGS = [
  ...["Table", "Home no.", "Home", "Away no.", "Away", "Boards", "Home IMPs", "Away IMPs"],
  ...["Result", "Home VP", "Away VP", "Home adjusted", "Away adjusted", "Home penalty"],
  ...["Away penalty", "Note"],
];

/** A row of a round, by heading; VPs are by formula unless they are given. */
export function match(cells: Record<string, Typed>): Typed[] {
  const computed = { "Home VP": byFormula(""), "Away VP": byFormula("") };
  const row: Record<string, Typed> = { Boards: 8, ...computed, ...cells };
  return ROUND_HEADINGS.map((heading) => row[heading] ?? null);
}

/** A match that was played. */
export function played(
  table: number,
  home: number,
  away: number,
  imps: [number, number],
  homeVP: number
): Typed[] {
  return match({
    Table: table,
    "Home no.": home,
    "Away no.": away,
    "Home IMPs": imps[0],
    "Away IMPs": imps[1],
    "Home VP": byFormula(homeVP),
    "Away VP": byFormula(Math.round(2000 - 100 * homeVP) / 100),
  });
}

export const bye = (number: number) =>
  match({ "Home no.": number, Result: "bye", "Home VP": byFormula(12) });

/** A round with its headings. */
export const round = (...rows: Typed[][]): Lines => [ROUND_HEADINGS, ...rows];

export const ROUND_1 = round(
  played(1, 1, 4, [20, 12], 12.61),
  played(2, 3, 2, [10, 10], 10),
  bye(5)
);

export interface Parts {
  settings?: Lines | null;
  entrants?: Lines | null;
  rounds?: Lines[] | Record<number, Lines>;
  blocks?: Partial<BookBlocks>;
}

/** What would be read of a workbook with these sheets. */
export function bookWith({
  settings = SETTINGS,
  entrants = ENTRANTS,
  rounds = [ROUND_1],
  blocks = {},
}: Parts = {}): BookBlocks {
  const numbered = Array.isArray(rounds)
    ? rounds.map((lines, i) => [i + 1, lines] as const)
    : Object.entries(rounds).map(([number, lines]) => [Number(number), lines] as const);
  return {
    settings: settings && blockOf("Event", "A4:C30", settings),
    entrants: entrants && blockOf("Entrants", "A4:G9", entrants),
    rounds: new Map(
      numbered.map(([number, lines]) => [number, blockOf(`Round ${number}`, "B4:Q9", lines)])
    ),
    results: null,
    lineups: null,
    scoring: null,
    matches: new Map(),
    scored: "teams",
    gone: [],
    kept: new Map(),
    seen: null,
    frozen: null,
    ...blocks,
  };
}

/** The same lines with one cell changed; a row is found by what stands in a column. */
export function changed(
  lines: Lines,
  [heading, value]: readonly [string, Typed],
  at: string,
  to: Typed
): Lines {
  const [heads = []] = lines;
  const [key, column] = [heads.indexOf(heading), heads.indexOf(at)];
  return lines.map((line, i) =>
    i > 0 && line[key] === value ? line.map((old, j) => (j === column ? to : old)) : line
  );
}
