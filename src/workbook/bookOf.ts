import { isProblem } from "../basics/problem";
import { type EventEntrant, standings, type SwissEvent } from "../event";
import type { Locale } from "../locales/locale";
import { type BookBlocks, placeIn } from "./bookBlocks";
import { boardTextsByRound } from "./boardsOfRound";
import {
  ALL_ENTRANT_COLUMNS,
  ALL_SETTINGS,
  type AnyEntrantColumn,
  type AnyRoundColumn,
  type BookTables,
  bookTables,
  entrantHeadings,
  roundHeadings,
  settingNames,
  type SheetTable,
  sidesOf,
} from "./bookTables";
import { number } from "./cellNumbers";
import { textOf } from "./cells";
import { entrantFindings } from "./entrantFindings";
import type { CellPlace, EventBook } from "./eventBook";
import { DESK_ENTRANTS, DESK_EVENT } from "./eventNames";
import { readEvent } from "./eventTables";
import { type Finding, goneFindings, placedFinding, wrongFinding } from "./findings";
import { handChanges, stampOf } from "./handChanges";
import type { WordsOf } from "./knownWord";
import { lostHeadingFindings } from "./lostHeadings";
import { pairsBookOf } from "./pairsBook";
import { type PlanRead, readPlan } from "./planSettings";
import { roundFindings } from "./roundFindings";
import { isLinked } from "./scoreLinks";
import type { Setting } from "./settingCells";
import { headingMissing } from "./tableRows";

/** The event as it stands in what was read of a workbook, with all there is to say of it. */
export function bookOf(blocks: BookBlocks): EventBook {
  return blocks.scored === "pairs" ? pairsBookOf(blocks) : teamsBookOf(blocks);
}

function teamsBookOf(blocks: BookBlocks): EventBook {
  const tables = bookTables(blocks);
  const plan = readPlan(tables.settings);
  const read = readWhole(blocks, tables, plan);
  const { facts } = plan;
  const boards = boardTextsByRound(blocks.results);
  const isWhole =
    read.problems.length === 0 && blocks.settings !== null && tables.entrants !== null;
  const gaps = missingRounds(blocks);
  const seen = withoutRepeats([
    ...read.problems,
    ...goneFindings([
      ...(blocks.settings ? [] : [DESK_EVENT]),
      ...(blocks.entrants ? [] : [DESK_ENTRANTS]),
      ...blocks.gone,
    ]),
    ...gaps,
    ...settingFindings(blocks, tables, facts.locale),
    ...(tables.entrants ? entrantFindings(tables.entrants) : []),
    ...headingFindings(tables),
    ...lostHeadingFindings(blocks),
    // Without entrants every number would be a stranger's.
    ...[...(tables.entrants ? tables.rounds : [])].flatMap(([round, table]) =>
      roundFindings(round, table, {
        facts,
        settings: read.event.settings,
        entrants: read.event.entrants,
        scaleCell: absolute(tables.settings.get("scale")?.place),
      })
    ),
  ]);
  return {
    facts,
    event: isWhole && !gaps.some(({ weight }) => weight === "wrong") ? read.event : null,
    pairs: null,
    scored: "teams",
    rounds: [...tables.rounds].map(([round, table]) => ({
      round,
      sheet: table.sheet,
      kept: blocks.kept.get(round) ?? null,
      isScored: isLinked(table),
      boards: boards.get(round)?.length ?? 0,
    })),
    findings: seen.some(({ weight }) => weight === "wrong")
      ? seen
      : [...seen, ...standingsFindings(read.event, tables)],
    changes: blocks.seen ? handChanges(blocks.seen, tables, facts.locale) : [],
    stamp: stampOf(tables, blocks.seen),
    frozen: blocks.frozen !== null,
  };
}

/** A cell as formulas name it that are the same in every row. */
function absolute(place: CellPlace | undefined): string | null {
  return place ? place.cell.replace(/^([A-Z]+)(\d+)$/, "$$$1$$$2") : null;
}

interface WholeRead {
  readonly event: SwissEvent;
  readonly problems: readonly Finding[];
}

/** The event with what its pairing needs, which the standings do without. */
function readWhole(blocks: BookBlocks, tables: BookTables, plan: PlanRead): WholeRead {
  const last = Math.max(0, ...blocks.rounds.keys());
  const rounds = Array.from({ length: last }, (_, i) => blocks.rounds.get(i + 1) ?? null);
  const all = [blocks.settings, blocks.entrants, ...rounds];
  const { event, problems } = readEvent(all.map((block) => block?.values ?? null));
  const { settings } = event;
  const more = moreOfEntrants(event.entrants, tables.entrants);
  const { pairing } = plan;
  const firstRound = { ...pairing.firstRound, seed: settings.seed };
  return {
    event: {
      ...event,
      settings: { ...settings, pairing: { ...settings.pairing, ...pairing, firstRound } },
      entrants: more.entrants,
    },
    problems: [
      ...problems.map((found) => placedFinding(found, all, roundOf)),
      ...plan.problems.map(({ setting, problem }) =>
        wrongFinding(problem, null, tables.settings.get(setting)?.place ?? null)
      ),
      ...more.problems,
    ],
  };
}

/** The round of a table among the blocks: before those of rounds come settings and entrants. */
const roundOf = (block: number) => (block > 1 ? block - 1 : null);

/** Clubs and strengths, which only the pairing asks for. */
function moreOfEntrants(
  entrants: readonly EventEntrant[],
  table: SheetTable<AnyEntrantColumn> | null
): { readonly entrants: readonly EventEntrant[]; readonly problems: readonly Finding[] } {
  const more = new Map<unknown, Pick<EventEntrant, "club" | "strength">>();
  const problems: Finding[] = [];
  for (const row of table?.rows ?? []) {
    const [club, cell] = [row.cell("club"), row.cell("strength")];
    const strength = cell === null ? null : number(cell);
    if (isProblem(strength)) problems.push(wrongFinding(strength, null, row.place("strength")));
    more.set(row.cell("number"), {
      ...(club === null ? {} : { club: textOf(club) }),
      ...(typeof strength === "number" ? { strength } : {}),
    });
  }
  return { entrants: entrants.map((one) => ({ ...one, ...more.get(one.number) })), problems };
}

/**
 * Rounds whose table or whose pairing is gone. Without a table in between totals would be wrong; the
 * last round may have been taken back by deleting its sheet.
 */
function missingRounds({ rounds, kept }: BookBlocks): Finding[] {
  const last = Math.max(0, ...rounds.keys());
  const all = Array.from({ length: Math.max(last, ...kept.keys()) }, (_, i) => i + 1);
  return all.flatMap((round): Finding[] => {
    const block = rounds.get(round);
    const found = { values: { round }, round };
    if (!block)
      return [
        { ...found, code: "roundMissing", weight: round < last ? "wrong" : "note", place: null },
      ];
    if (kept.has(round)) return [];
    return [{ ...found, code: "keptMissing", weight: "note", place: placeIn(block, 0, 0) }];
  });
}

/** Settings without which no round can be made; for all others the rule has a default. */
const NEEDED: readonly Setting[] = ["rounds", "boards"];
const MOST = 1_000;

function settingFindings(
  { settings }: BookBlocks,
  { settings: typed }: BookTables,
  locale: Locale
): Finding[] {
  if (!settings) return [];
  return ALL_SETTINGS.flatMap((setting): Finding[] => {
    const found = { weight: NEEDED.includes(setting) ? "wrong" : "note", round: null } as const;
    const own = typed.get(setting);
    const values = { text: settingNames(locale)[setting] };
    if (!own) return [{ ...found, code: "settingMissing", values, place: placeIn(settings, 0, 0) }];
    const isEmpty = own.cell === null && NEEDED.includes(setting);
    const wanted = { text: "", least: 1, most: MOST };
    return isEmpty ? [{ ...found, code: "wholeNumber", values: wanted, place: own.place }] : [];
  });
}

/** A heading that was typed over would hide its column without a word. */
function headingFindings({ entrants, rounds }: BookTables): Finding[] {
  return [
    ...(entrants ? headingsIn(entrants, ALL_ENTRANT_COLUMNS, entrantHeadings, null) : []),
    ...[...rounds].flatMap(([round, table]) =>
      headingsIn(
        table,
        [...WANTED, ...(table.has("margin") ? [] : (["homeImps", "awayImps"] as const))],
        roundHeadings,
        round
      )
    ),
  ];
}

/** What a round is scored by, beside the columns without which it is not read at all. */
const WANTED: readonly AnyRoundColumn[] = [
  ...(["boards", "result", "homeAdjusted", "awayAdjusted", "homePenalty", "awayPenalty"] as const),
];

function headingsIn<C extends string>(
  table: SheetTable<C>,
  wanted: readonly C[],
  headings: WordsOf<C>,
  round: number | null
): Finding[] {
  return wanted
    .filter((column) => !table.has(column))
    .map((column) => {
      const { problem, values } = headingMissing(column, 0, headings);
      return { code: problem, values, weight: "note", round, place: table.heading(column) };
    });
}

/** What only a look at the whole event shows, such as a draw that must be decided. */
function standingsFindings(event: SwissEvent, tables: BookTables): Finding[] {
  const found = standings(event);
  if (!isProblem(found)) return [];
  const { round } = found.values;
  const table = typeof round === "number" ? tables.rounds.get(round) : undefined;
  return [
    wrongFinding(
      found,
      typeof round === "number" ? round : null,
      table ? matchPlace(table, found.values) : null
    ),
  ];
}

function matchPlace(
  table: SheetTable<AnyRoundColumn>,
  { home, away, number: one }: Finding["values"]
): CellPlace | null {
  const row = table.rows.find((row) => {
    const sides = sidesOf(row);
    return one === undefined
      ? sides.home === home && sides.away === away
      : sides.home === one || sides.away === one;
  });
  return row?.place(one === undefined ? "result" : "home") ?? null;
}

/** Some is found by two looks, such as a second bye. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const said = new Set<string>();
  return findings.filter(({ code, round, place, values }) => {
    const key = JSON.stringify([code, round, place, values]);
    return !said.has(key) && said.add(key);
  });
}
