import { sentence } from "../locales/sentence";
import { SCORE_WORDS } from "../locales/scoreWords";
import { isProblem, problem } from "../basics/problem";
import { BOARD_COLUMNS, type BoardColumn } from "../locales/resultsWords";
import { firstCell } from "./address";
import { appendRows, withRows } from "./appendRows";
import type { BookBlocks, SheetBlock } from "./bookBlocks";
import { ALL_ROUND_COLUMNS, bookTables, roundHeadings } from "./bookTables";
import { wholeNumber } from "./cellNumbers";
import { textOf } from "./cells";
import { datumSheet, newMatchCells } from "./datumSheet";
import type { StepAnswer, StepTicket } from "./eventDesk";
import type { Scored, SheetFacts } from "./eventBook";
import { DESK_LINEUPS, DESK_RESULTS, DESK_SCORING } from "./eventNames";
import { type Area, type HeldBook, heldName, rangeOf, tableOf } from "./heldBook";
import { headingMissing, columnsOf } from "./tableRows";
import {
  LINEUPS_KIND,
  newLineupsSheet,
  newResultsSheet,
  resultsKind,
  scoringColumn,
} from "./resultsSheet";
import { boardHeadings } from "./resultTables";
import { type RoundLinks } from "./roundSheet";
import { roundLinks } from "./roundLinks";
import type { ScorePlan } from "./scoreDesk";
import { LINK_COLUMNS, linkFormulas, writtenRoundHeadings } from "./scoreLinks";
import {
  lineupRows,
  missingRows,
  otherRow,
  resultRows,
  type ScoredMatch,
  scoredMatches,
} from "./scoreRows";
import { firstSettingCell, TEAM_SETTINGS, teamsCell } from "./scoringSheet";
import { type Given, type Step, wholeStep } from "./wholeStep";
import { NO_WRITES, type Refusal, refused, together, type Writes } from "./writeWhole";

/** Makes the score sheets of a round that is posted. */
export function newScoreSheets(
  round: number,
  plan: ScorePlan,
  ticket: StepTicket
): Promise<StepAnswer> {
  return wholeStep(ticket, (given) => making(round, plan, given));
}

const MOST_BOARDS = 1_000;

function making(round: number, plan: ScorePlan, given: Given): Step | Refusal {
  const { book, blocks, held } = given;
  const { facts } = book;
  for (const count of [plan.firstBoard, plan.boards]) {
    const read = wholeNumber(1, MOST_BOARDS)(count);
    if (isProblem(read)) return { kind: "problem", problem: read, place: null };
  }
  const block = blocks.rounds.get(round);
  const table = bookTables(blocks).rounds.get(round);
  if (!block || !table) return refused("roundNotPosted", { round });
  const matches = scoredMatches(table, plan);
  if ("problem" in matches) return { kind: "problem", ...matches };
  const other = otherRow(blocks.results, round, matches);
  if (other)
    return refused("otherRow", { round, table: other.table, text: other.sides }, other.place);
  const links = roundLinks(held, facts);
  if ("missing" in links) return refused("tableGone", { text: links.missing });
  if (blocks.results && !heldName(held, DESK_SCORING))
    return refused("tableGone", { text: DESK_SCORING });
  const results = resultsStep(round, given, matches, links);
  if ("kind" in results) return results;
  const datums = datumSheet(held, facts, {
    ...{ round, title: links.title, matches, behind: block.sheet },
    before: blocks.matches.get(round) ?? null,
  });
  const linked = linking(round, given, matches, links, datums.adds[0]!);
  if ("kind" in linked) return linked;
  const lineups = lineupsStep(round, plan, given, matches, links);
  return {
    writes: together(results.writes, lineups.writes, datums, linked.writes),
    log: [
      {
        step: "scoreSheets",
        round,
        detail: sentence(SCORE_WORDS[facts.locale].made, {
          first: plan.firstBoard,
          last: plan.firstBoard + plan.boards - 1,
          count: results.count,
        }),
        before: "",
        after: "",
        reason: "",
      },
    ],
    after: (now) => linked.after(lineups.after(results.after(now))),
  };
}

/** A part of the step. */
interface Part {
  readonly writes: Writes;
  readonly after: (now: BookBlocks) => BookBlocks;
}

function resultsStep(
  round: number,
  { book: { facts }, blocks, held }: Given,
  matches: readonly ScoredMatch[],
  { title }: RoundLinks
): (Part & { readonly count: number }) | Refusal {
  const before = blocks.results;
  const rows = missingRows("results", before, resultRows(round, matches, facts));
  if (!before) {
    // Settings stay where a director has them apart from the results.
    const settings = heldName(held, DESK_SCORING) ? [] : TEAM_SETTINGS;
    const { writes, brings } = newResultsSheet(facts, title, "teams", settings, rows);
    return {
      writes: together(settings.length > 0 ? lostName(held, DESK_SCORING) : NO_WRITES, writes),
      count: rows.length,
      after: (now) => ({ ...now, ...brings }),
    };
  }
  const headings = writtenBoardHeadings(before, facts);
  if ("kind" in headings) return headings;
  const kind = resultsKind("teams", headings);
  return {
    writes: appendRows(tableOf(DESK_RESULTS, before), kind, rows),
    count: rows.length,
    after: (now) => ({ ...now, results: now.results && withRows(now.results, kind, rows) }),
  };
}

/** Takes away a name whose cells were deleted: it could not be given again. */
function lostName({ names }: HeldBook, name: string): Writes {
  const isThere = names.some((known) => known.name === name);
  return isThere
    ? { ...NO_WRITES, write: ({ workbook }) => workbook.names.getItem(name).delete() }
    : NO_WRITES;
}

function lineupsStep(
  round: number,
  plan: ScorePlan,
  { book: { facts }, blocks }: Given,
  matches: readonly ScoredMatch[],
  { title }: RoundLinks
): Part {
  const before = blocks.lineups;
  const rows = missingRows("lineups", before, lineupRows(round, matches, plan, facts));
  if (!before) {
    const { writes, brings } = newLineupsSheet(facts, title, rows);
    return { writes, after: (now) => ({ ...now, ...brings }) };
  }
  return {
    writes: appendRows(tableOf(DESK_LINEUPS, before), LINEUPS_KIND, rows),
    after: (now) => ({
      ...now,
      lineups: now.lineups && withRows(now.lineups, LINEUPS_KIND, rows),
    }),
  };
}

/** Columns that a score is worked out from, and by which its row is told from others. */
const NEEDED: readonly BoardColumn[] = [
  ...(["round", "table", "room", "board", "ns", "ew"] as const),
  ...(["contract", "by", "result", "score"] as const),
];

/** The headings of the results as they are written; one that is not there is in the way. */
export function writtenBoardHeadings(
  block: SheetBlock,
  { locale }: SheetFacts,
  scored: Scored = "teams"
): Readonly<Record<BoardColumn, string>> | Refusal {
  const heads = block.values[0] ?? [];
  const at = columnsOf(heads, BOARD_COLUMNS, boardHeadings);
  const needed = NEEDED.filter((column) => scored === "teams" || column !== "room");
  const gone = needed.find((column) => !at.has(column));
  if (gone !== undefined) {
    const { problem: code, values } = headingMissing(gone, 0, boardHeadings);
    return { kind: "problem", problem: problem(code, values), place: null };
  }
  const written = [...at].map(([column, place]) => [column, String(heads[place])]);
  return { ...boardHeadings(locale), ...Object.fromEntries(written) } as Record<
    BoardColumn,
    string
  >;
}

/** The formulas of the round's table; a result that is typed there is in the way. */
function linking(
  round: number,
  { book: { facts }, blocks, held }: Given,
  matches: readonly ScoredMatch[],
  links: RoundLinks,
  datums: string
): Part | Refusal {
  const block = blocks.rounds.get(round)!;
  const table = bookTables(blocks).rounds.get(round)!;
  const at = columnsOf(block.values[0] ?? [], ALL_ROUND_COLUMNS, roundHeadings);
  const tables = new Set(matches.map((match) => match.table));
  for (const row of table.rows.filter((row) => tables.has(Number(row.cell("table")))))
    for (const column of LINK_COLUMNS) {
      const cell = row.cell(column);
      if (column === "boards" || cell === null || row.formula(column) !== null) continue;
      return refused("resultTyped", { round, text: textOf(cell) }, row.place(column));
    }
  const teams = heldName(held, DESK_SCORING)
    ? teamsCell(held)
    : firstSettingCell(SCORE_WORDS[facts.locale].sheets.results, scoringColumn("teams"));
  const formulas = linkFormulas(round, writtenRoundHeadings(block, ALL_ROUND_COLUMNS, facts), {
    ...links,
    teams,
    matchCells: newMatchCells(datums, matches.length),
  });
  const columns = LINK_COLUMNS.filter((column) => at.has(column));
  const { sheet, row, column: first } = { sheet: block.sheet, ...firstCell(block) };
  const rows = block.values.length - 1;
  const areas = columns.map((column): Area => ({
    ...{ sheet, row: row + 1, rows, columns: 1 },
    column: first + at.get(column)!,
  }));
  return {
    writes: {
      ...NO_WRITES,
      on: [sheet],
      cells: areas,
      write: (context) =>
        areas.forEach((area, i) => {
          const formula = formulas[columns[i]!];
          rangeOf(context, area).formulas = Array.from({ length: rows }, () => [formula]);
        }),
    },
    after: (now) => ({
      ...now,
      rounds: new Map([...now.rounds, [round, withLinks(now.rounds.get(round)!)]]),
    }),
  };

  function withLinks(now: SheetBlock): SheetBlock {
    const put = (lines: SheetBlock["values"], contentOf: (column: number) => unknown) =>
      lines.map((line, i) =>
        i === 0
          ? line
          : line.map((cell, place) => {
              const column = columns.findIndex((one) => at.get(one) === place);
              return column < 0 ? cell : contentOf(column);
            })
      );
    return {
      ...now,
      values: put(now.values, () => ""),
      formulas: put(now.formulas, (column) => formulas[columns[column]!]),
    };
  }
}
