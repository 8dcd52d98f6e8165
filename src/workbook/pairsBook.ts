import type { EventEntrant } from "../event";
import type { EventPair, PairsEvent } from "../event/pairsEvent";
import { type BookBlocks, placeIn, type SheetBlock } from "./bookBlocks";
import { type AnyEntrantColumn, bookTables, type SheetTable } from "./bookTables";
import { textOf } from "./cells";
import { entrantFindings } from "./entrantFindings";
import type { EventBook } from "./eventBook";
import { DESK_PAIRS, DESK_SCORING } from "./eventNames";
import { readEvent } from "./eventTables";
import { type Finding, goneFindings, placedFinding, wrongFinding } from "./findings";
import { handChanges, stampOf } from "./handChanges";
import { lostHeadingFindings } from "./lostHeadings";
import { readPlan } from "./planSettings";
import { boardHeadings, type BoardsRead, readBoards } from "./resultTables";
import { pairsRules, readScoring } from "./scoringRules";
import { columnsOf } from "./tableRows";

/** A pairs event as it stands in what was read of a workbook, with all there is to say of it. */
export function pairsBookOf(blocks: BookBlocks): EventBook {
  const { settings, entrants, results } = blocks;
  const tables = bookTables(blocks);
  const { facts, problems: planProblems } = readPlan(tables.settings);
  const sources = [results, entrants, settings];
  const boards = results ? readBoards(results.values, 0) : NO_BOARDS;
  const listed = readEvent([null, entrants?.values ?? null]);
  const scoring = readScoring(settings?.values ?? null, 2);
  const pairs = pairsIn(listed.event.entrants, tables.entrants);
  const unread = [
    ...goneFindings([
      ...(settings ? [] : [DESK_SCORING]),
      ...(entrants ? [] : [DESK_PAIRS]),
      ...blocks.gone,
    ]),
    ...planProblems.map(({ setting, problem }) =>
      wrongFinding(problem, null, tables.settings.get(setting)?.place ?? null)
    ),
    ...[...boards.problems, ...listed.problems, ...scoring.problems].map((found) =>
      placedFinding(found, sources)
    ),
    ...(tables.entrants ? entrantFindings(tables.entrants) : []),
  ];
  const findings = [
    ...unread,
    ...lostHeadingFindings(blocks),
    ...(results ? strangers(results, boards, pairs) : []),
  ];
  const isWhole = !unread.some(({ weight }) => weight === "wrong");
  const event: PairsEvent = {
    pairs,
    lines: boards.lines,
    open: boards.open,
    ...pairsRules(scoring.rules),
  };
  return {
    facts,
    event: null,
    pairs: isWhole ? event : null,
    scored: "pairs",
    rounds: [],
    findings,
    changes: blocks.seen ? handChanges(blocks.seen, tables, facts.locale) : [],
    stamp: stampOf(tables, blocks.seen),
    frozen: blocks.frozen !== null,
  };
}

const NO_BOARDS: BoardsRead = { lines: [], rows: [], open: [], problems: [] };

function pairsIn(
  entrants: readonly EventEntrant[],
  table: SheetTable<AnyEntrantColumn> | null
): EventPair[] {
  const clubs = new Map(
    (table?.rows ?? []).map((row) => [row.cell("number"), row.cell("club")] as const)
  );
  return entrants.map(({ number, name = "" }) => ({
    number,
    name,
    club: textOf(clubs.get(number) ?? ""),
  }));
}

/** Numbers in the results that no pair has: a slip of the pen would be ranked as a pair of its own. */
function strangers(
  results: SheetBlock,
  { lines, rows }: BoardsRead,
  pairs: readonly EventPair[]
): Finding[] {
  if (pairs.length === 0) return [];
  const known = new Set(pairs.map(({ number }) => number));
  const at = columnsOf(results.values[0] ?? [], ["ns", "ew"] as const, boardHeadings);
  return lines.flatMap(({ ns, ew }, i) =>
    [ns, ew].flatMap((number): Finding[] => {
      if (known.has(number)) return [];
      known.add(number);
      // Of a pair that sat the other way round the number stands in the other column.
      const column = results.values[rows[i]!]?.findIndex(
        (cell, j) => Number(cell) === number && [...at.values()].includes(j)
      );
      const place = placeIn(results, rows[i]!, Math.max(0, column ?? 0));
      return [{ code: "pairStranger", values: { number }, weight: "wrong", round: null, place }];
    })
  );
}
