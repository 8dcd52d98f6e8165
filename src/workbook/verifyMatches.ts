import { grouped } from "../event/grouped";
import type { MatchBoard } from "../event/datumRound";
import { RESULTS_WORDS } from "../locales/resultsWords";
import { MATCH_COLUMNS } from "../locales/scoreWords";
import { sentence } from "../locales/sentence";
import { placeIn, type SheetBlock } from "./bookBlocks";
import { datumTable } from "./datumTable";
import { plannedBoards } from "./datumSheet";
import { type DueMatch, dueLinks, dueMatch } from "./dueMatches";
import { LINK_COLUMNS, matchHeadings } from "./scoreLinks";
import { columnsOf } from "./tableRows";
import type { Difference } from "./verification";
import {
  figuresLooked,
  isShown,
  type Look,
  type Looked,
  lookedAll,
  matchesLooked,
  NOTHING,
  shownText,
} from "./verifyLook";
import { butlersLooked } from "./verifyButlers";
import { localeOf, spillLooked } from "./verifySpill";

/**
 * All that is worked out from the scores of boards: datums with the boards of each round, its matches, the
 * IMPs and VPs that follow them, Butlers and the totals of teams.
 */
export function verifyMatches(look: Look): Looked {
  const { problem } = look.scoredBoards;
  if (problem !== null) {
    const unchecked = sentence(look.texts.unchecked.boards, { reason: problem });
    return { ...NOTHING, unchecked: [unchecked] };
  }
  const { datums } = look;
  const rounds = new Set([...look.blocks.matches.keys(), ...datums.keys()]);
  if (look.isPending && rounds.size > 0)
    return { ...NOTHING, unchecked: [look.texts.unchecked.pending] };
  const boards = grouped(look.scoredBoards.boards, ({ round }) => String(round));
  return lookedAll([
    ...[...rounds].map((round) => roundLooked(look, round, boards.get(String(round)) ?? [])),
    butlersLooked(look),
  ]);
}

function roundLooked(look: Look, round: number, boards: readonly MatchBoard[]): Looked {
  const [spill, block] = [look.datums.get(round), look.blocks.matches.get(round)];
  const matches = block ? matchesIn(look, block, boards) : null;
  return lookedAll([
    spill ? datumLooked(look, round, spill, boards) : NOTHING,
    block && matches ? boardsOfMatchesLooked(look, round, block, matches) : NOTHING,
    matches ? linksLooked(look, round, matches) : NOTHING,
  ]);
}

/** Board and table. */
const DATUM_KEYS = [0, 1];

function datumLooked(
  look: Look,
  round: number,
  block: SheetBlock,
  boards: readonly MatchBoard[]
): Looked {
  const { nameOf } = look.scoredBoards;
  const locale = localeOf(block, (each) => {
    const { board, headings } = RESULTS_WORDS[each];
    return [board.board, board.table, ...Object.values(headings)];
  });
  const cells = datumTable(boards, nameOf, locale);
  return spillLooked(look, block, { round, cells, keys: DATUM_KEYS });
}

/** The matches of a round by their tables: where each stands, and what it comes to. */
type Matches = ReadonlyMap<
  number,
  { readonly row: number | null; readonly due: DueMatch | null | "unscored" }
>;

function matchesIn(look: Look, block: SheetBlock, boards: readonly MatchBoard[]): Matches {
  const at = columnsOf(block.values[0] ?? [], MATCH_COLUMNS, matchHeadings);
  const cell = (row: number, column: (typeof MATCH_COLUMNS)[number]) =>
    block.values[row]?.[at.get(column) ?? -1];
  const rows = new Map<number, number>();
  for (const row of block.values.keys()) {
    const table = cell(row, "table");
    if (typeof table === "number" && !rows.has(table)) rows.set(table, row);
  }
  const byTable = grouped(boards, ({ table }) => String(table));
  const tables = [...new Set([...rows.keys(), ...boards.map(({ table }) => table)])];
  return new Map(
    tables.map((table) => {
      const row = rows.get(table) ?? null;
      const number = (column: (typeof MATCH_COLUMNS)[number]) => {
        const value = row === null ? null : cell(row, column);
        return typeof value === "number" ? value : 0;
      };
      const planned = row === null ? 0 : plannedBoards(block.formulas[row]?.[at.get("due") ?? -1]);
      const due = dueMatch(
        byTable.get(String(table)) ?? [],
        { planned, penalties: [number("homePenalty"), number("awayPenalty")] },
        look.scoredBoards.nameOf
      );
      return [table, { row, due: due ?? ("unscored" as const) }];
    })
  );
}

function boardsOfMatchesLooked(
  look: Look,
  round: number,
  block: SheetBlock,
  matches: Matches
): Looked {
  const { texts, facts } = look;
  const at = columnsOf(block.values[0] ?? [], MATCH_COLUMNS, matchHeadings);
  const headings = matchHeadings(facts.locale);
  return lookedAll(
    [...matches].map(([table, { row, due }]): Looked => {
      const rowText = String(table);
      const difference = (
        column: number,
        what: string,
        [shown, own]: readonly [unknown, string | number]
      ): Difference => ({
        ...{ check: "matches", round, what },
        place: row === null ? null : placeIn(block, row, column),
        ...{ shown: shownText(shown), due: String(own), explanation: null },
      });
      if (due === "unscored") {
        const values = { sheet: block.sheet, table };
        return { ...NOTHING, unchecked: [sentence(texts.unchecked.match, values)] };
      }
      if (row === null || due === null) {
        const what = sentence(texts.what.boardsRow, { sheet: block.sheet, row: rowText });
        return { count: 1, differences: [difference(0, what, ["", rowText])], unchecked: [] };
      }
      const columns = Object.entries(due) as [keyof DueMatch, string | number][];
      return {
        count: columns.length,
        differences: columns.flatMap(([column, own]) => {
          const place = at.get(column);
          const shown = place === undefined ? null : block.values[row]?.[place];
          if (place !== undefined && isShown(shown, own)) return [];
          const values = { sheet: block.sheet, row: rowText, column: headings[column] };
          return [difference(place ?? 0, sentence(texts.what.boards, values), [shown, own])];
        }),
        unchecked: [],
      };
    })
  );
}

/** The round's IMPs, boards and adjusted VPs against what its matches come to. */
function linksLooked(look: Look, round: number, matches: Matches): Looked {
  const { event, facts, tables, scoredBoards } = look;
  const table = tables.rounds.get(round);
  if (!table || !event) return NOTHING;
  return matchesLooked(table, (row) => {
    const match = matches.get(row.cell("table") as number);
    if (match?.due === "unscored") return NOTHING;
    const due = dueLinks(match?.row == null ? null : (match.due ?? null), row, {
      ...{ settings: event.settings, scale: facts.scale },
      scoring: scoredBoards.rules.teams.scoring,
      nameOf: scoredBoards.nameOf,
    });
    const there = LINK_COLUMNS.filter(table.has).map((column) => [column, due[column]] as const);
    return figuresLooked(look, "matches", round, row, Object.fromEntries(there));
  });
}
