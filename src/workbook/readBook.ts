import { type BookBlocks, partsIn, roundsNamed, type SheetBlock } from "./bookBlocks";
import { bookOf } from "./bookOf";
import { FROZEN_PART, ROUND_PART, SEEN_PART } from "./bookParts";
import { parseAddress } from "./address";
import type { EventBook } from "./eventBook";
import type { BookAnswer, StepFailure } from "./eventDesk";
import {
  DESK_ENTRANTS,
  DESK_EVENT,
  DESK_KINDS,
  DESK_LINEUPS,
  DESK_LOG,
  DESK_PAIRS,
  DESK_RANKING,
  DESK_RESULTS,
  DESK_SCORING,
  DESK_STANDINGS,
  matchesName,
  roundOfTable,
  roundTable,
} from "./eventNames";
import { type PlacedArea, type Whereabouts, withFrozenFormulas } from "./frozenAreas";
import { areasNow } from "./frozenCells";
import { parseFrozenPart } from "./frozenPart";
import { whereabouts } from "./readFrozen";
import { stepFailure } from "./stepFailure";

/** What a step reads: the event, and the cells it was read from. */
export type BlocksAnswer =
  | { readonly kind: "none" }
  | { readonly kind: "book"; readonly book: EventBook; readonly blocks: BookBlocks }
  | StepFailure;

/** The event in this workbook. */
export async function readBook(): Promise<BookAnswer> {
  const answer = await readBlocks();
  return answer.kind === "book" ? { kind: "book", book: answer.book } : answer;
}

/** The same, with the cells it was read from. */
export async function readBlocks(): Promise<BlocksAnswer> {
  try {
    const blocks = await calculatedBlocks();
    return blocks ? { kind: "book", book: bookOf(blocks), blocks } : { kind: "none" };
  } catch (error) {
    return stepFailure(error);
  }
}

/** What a cell shows while its function has not answered; newer Excel shows the value before. */
const PENDING = ["#BUSY!", "#GETTING_DATA"];
const MOST_WAITS = 20;
const WAIT_MS = 100;

/** VPs come a moment after IMPs: until then a match would seem to have no result, or its last one. */
async function calculatedBlocks(): Promise<BookBlocks | null> {
  for (let waits = 0; ; waits++) {
    const isLast = waits === MOST_WAITS;
    const { blocks, isCalculating } = await Excel.run((context) => loadBlocks(context, isLast));
    if (isLast || !(isCalculating || (blocks && isPending(blocks)))) return blocks;
    await new Promise((later) => setTimeout(later, WAIT_MS));
  }
}

function isPending({ scored, rounds, results }: BookBlocks): boolean {
  const blocks = [...rounds.values(), ...(scored === "pairs" && results ? [results] : [])];
  return blocks.some(({ values }) =>
    values.some((line) => line.some((value) => PENDING.includes(value as string)))
  );
}

interface Loaded {
  /** Null where there is nothing of an event. */
  readonly blocks: BookBlocks | null;
  readonly isCalculating: boolean;
}

/**
 * In two trips: the second fetches what the first has found. While Excel calculates there is none, unless
 * it is read all the same: thousands of boards would be fetched for nothing.
 */
async function loadBlocks(
  context: Excel.RequestContext,
  evenCalculating: boolean
): Promise<Loaded> {
  const { names, tables, customXmlParts, worksheets, application } = context.workbook;
  const named = (name: string) => names.getItemOrNullObject(name).getRangeOrNullObject();
  const teams = named(DESK_EVENT).load("address,values,formulas");
  const scoring = named(DESK_SCORING).load("address,values,formulas");
  const ranking = names.getItemOrNullObject(DESK_RANKING).load("name");
  const standings = named(DESK_STANDINGS).load("address");
  tables.load("items/name,items/showTotals");
  application.load("calculationState");
  const kept = [ROUND_PART, SEEN_PART, FROZEN_PART].map((namespace) =>
    customXmlParts.getByNamespace(namespace).load("items/id")
  );
  await context.sync();

  const ours = tables.items.filter(({ name }) => OUR_NAME.test(name));
  if (teams.isNullObject && ours.length === 0) return { blocks: null, isCalculating: false };
  const isCalculating = () =>
    application.calculationState === Excel.CalculationState.calculating && !evenCalculating;
  if (isCalculating()) return { blocks: null, isCalculating: true };
  const ranges = new Map(
    ours.map((table) => [
      table.name.toLowerCase(),
      { table, range: table.getRange().load("address,values,formulas") },
    ])
  );
  const matches = [...ranges.keys()].flatMap((name) => {
    const round = roundOfTable(name);
    if (round === null) return [];
    return [[round, named(matchesName(round)).load("address,values,formulas")] as const];
  });
  const isPairs =
    teams.isNullObject && (ranges.has(DESK_PAIRS.toLowerCase()) || !ranking.isNullObject);
  const settings = isPairs ? scoring : teams;
  application.load("calculationState");
  const xmls = kept.map(({ items }) => items.map((part) => part.getXml()));
  if (xmls[2]!.length > 0) {
    names.load("items/name,items/formula");
    worksheets.load("items/name");
  }
  await context.sync();

  const [roundParts = [], seenParts = [], frozenParts = []] = xmls.map((parts) =>
    parts.map(({ value }) => value)
  );
  const frozen =
    frozenParts.length > 0 ? frozenAreas(frozenParts, whereabouts(names, worksheets)) : null;
  const parts = partsIn(roundParts, seenParts);
  const blockOf = (name: string): SheetBlock | null => {
    const found = ranges.get(name.toLowerCase());
    if (!found) return null;
    return withFrozenFormulas(blockIn(found.range, found.table.showTotals), frozen);
  };
  const needed = isPairs ? [DESK_RESULTS, DESK_LOG] : [DESK_KINDS, DESK_LOG];
  const blocks: BookBlocks = {
    scored: isPairs ? "pairs" : "teams",
    settings: settings.isNullObject ? null : blockIn(settings, false),
    entrants: blockOf(isPairs ? DESK_PAIRS : DESK_ENTRANTS),
    rounds: new Map(
      roundsNamed([...ranges.keys()], parts.kept, roundParts.length).map((round) => [
        round,
        blockOf(roundTable(round))!,
      ])
    ),
    results: blockOf(DESK_RESULTS),
    lineups: blockOf(DESK_LINEUPS),
    scoring: scoring.isNullObject ? null : blockIn(scoring, false),
    matches: new Map(
      matches.flatMap(([round, range]) =>
        range.isNullObject ? [] : [[round, blockIn(range, false)] as const]
      )
    ),
    gone: [
      ...needed.filter((name) => !ranges.has(name.toLowerCase())),
      ...(standings.isNullObject && !isPairs ? [DESK_STANDINGS] : []),
    ],
    ...parts,
    frozen,
  };
  return { blocks, isCalculating: isCalculating() };
}

/** What is frozen, in its place; nothing that is known where the part is damaged. */
function frozenAreas(parts: readonly string[], where: Whereabouts): readonly PlacedArea[] {
  const book = parseFrozenPart(parts.at(-1)!);
  return book ? areasNow(book, where) : [];
}

const OUR_NAME = /^Desk(?:Event|Kinds|Entrants|Pairs|Log|Results|Lineups|Round\d+)$/i;

/** A row of totals, which a director may have switched on, is none of the table's. */
function blockIn({ address, values, formulas }: Excel.Range, hasTotals: boolean): SheetBlock {
  const { sheet, cells } = parseAddress(address) ?? { sheet: "", cells: address };
  const rows = (all: unknown[][]) => (hasTotals ? all.slice(0, -1) : all);
  return { sheet, cells, values: rows(values), formulas: rows(formulas) };
}
