import type { Locale } from "../locales/locale";
import { PAIRS_WORDS } from "../locales/pairsWords";
import { MATCH_COLUMNS, SCORE_WORDS } from "../locales/scoreWords";
import { sentence } from "../locales/sentence";
import { LANGUAGE_NAMES, LOG_COLUMNS, SHEET_WORDS } from "../locales/sheetWords";
import { firstCell } from "./address";
import { lineupTexts, resultTexts, scoringTexts } from "./boardTexts";
import { BUTLER_SORTS } from "./butlerTable";
import type { BookBlocks, SheetBlock } from "./bookBlocks";
import {
  ALL_ENTRANT_COLUMNS,
  ALL_ROUND_COLUMNS,
  entrantHeadings,
  roundHeadings,
} from "./bookTables";
import type { EventFacts } from "./eventBook";
import type { StepAnswer, StepTicket } from "./eventDesk";
import {
  DESK_BUTLER,
  DESK_ENTRANTS,
  DESK_EVENT,
  DESK_KINDS,
  DESK_LOG,
  DESK_PAIRS,
  DESK_RANKING,
  DESK_STANDINGS,
  DESK_TRAVELLERS,
} from "./eventNames";
import type { WordsOf } from "./knownWord";
import { type Area, type HeldBook, heldName, type HeldTable, rangeOf } from "./heldBook";
import {
  headingTexts,
  isSpoken,
  kindTexts,
  type NewText,
  settingTexts,
  withTexts,
} from "./languageTexts";
import { LOG_KIND } from "./logSheet";
import { OPTIONS_CELL, optionsText } from "./makeButler";
import { readBlocks } from "./readBook";
import { relistWords } from "./relistWords";
import { matchHeadings } from "./scoreLinks";
import { stepFailure } from "./stepFailure";
import { type Given, type Step, wholeStep } from "./wholeStep";
import { NO_WRITES, type RenamedSheet, together, type Writes } from "./writeWhole";

/** What stands in the first cells of each sheet, by its name: its title, and below how it was made. */
type Titles = ReadonlyMap<string, { readonly title: unknown; readonly options: unknown }>;

/**
 * Rewrites the headings of the event's sheets in another language: of tables and settings, meanings,
 * titles and the names of sheets, as far as a director has not worded them otherwise. What was typed
 * stays, and so do the lists on the wall, which are as they were hung.
 */
export async function changeLanguage(locale: Locale, ticket: StepTicket): Promise<StepAnswer> {
  try {
    const titles = await Excel.run(readTitles);
    const answer = await wholeStep(ticket, (given) => translating(given, locale, titles));
    if (answer.kind === "done") {
      const now = await readBlocks();
      if (now.kind === "book") await relistWords(now.blocks, locale).catch(() => undefined);
    }
    return answer;
  } catch (error) {
    return stepFailure(error);
  }
}

async function readTitles(context: Excel.RequestContext): Promise<Titles> {
  const sheets = context.workbook.worksheets.load("items/name");
  await context.sync();
  const cells = sheets.items.map((sheet) =>
    ["A1", OPTIONS_CELL].map((cell) => sheet.getRange(cell).load("formulas"))
  );
  await context.sync();
  return new Map(
    sheets.items.map(({ name }, i) => {
      const [title, options] = cells[i]!.map(({ formulas }) => formulas[0]?.[0] as unknown);
      return [name, { title, options }];
    })
  );
}

function translating({ book, blocks, held }: Given, locale: Locale, titles: Titles): Step {
  const texts = blockTexts(blocks, locale);
  const changed = textsIn(blocks, texts);
  return {
    writes: together(
      ...changed.map(([block, own]) => newTexts(areaOf(block), own)),
      ...heldWrites(held, locale),
      ...sheetWrites({ book, blocks, held }, locale, titles)
    ),
    log: [
      {
        step: "language",
        round: null,
        detail: "",
        before: LANGUAGE_NAMES[book.facts.locale],
        after: LANGUAGE_NAMES[locale],
        reason: "",
      },
    ],
    after: (now) => ({ ...now, ...blocksWith(now, texts) }),
  };
}

type Part = "settings" | "entrants" | "results" | "lineups" | "scoring";
type Numbered = "rounds" | "matches";

/** The new texts of each block. */
type BlockTexts = Readonly<Record<Part, readonly NewText[]>> &
  Readonly<Record<Numbered, ReadonlyMap<number, readonly NewText[]>>>;

function blockTexts(blocks: BookBlocks, locale: Locale): BlockTexts {
  const { settings, entrants, rounds, results, lineups, scoring, matches, scored } = blocks;
  const ofScoring = scoring ? scoringTexts(scoring, locale) : [];
  const ofSettings = settings ? settingTexts(settings, locale) : [];
  const headings = <C extends string>(
    all: BookBlocks[Numbered],
    columns: readonly C[],
    wordsOf: WordsOf<C>
  ) =>
    new Map(
      [...all].map(([round, { values }]) => [round, headingTexts(values, columns, wordsOf, locale)])
    );
  return {
    // In a pairs event both stand in the same cells, and the headings are among them once.
    settings:
      scored === "pairs" ? [...ofSettings, ...ofScoring.filter(({ row }) => row > 0)] : ofSettings,
    entrants: entrants
      ? headingTexts(entrants.values, ALL_ENTRANT_COLUMNS, entrantHeadings, locale)
      : [],
    rounds: headings(rounds, ALL_ROUND_COLUMNS, roundHeadings),
    results: results ? resultTexts(results, locale) : [],
    lineups: lineups ? lineupTexts(lineups, locale) : [],
    scoring: scored === "pairs" ? [] : ofScoring,
    matches: headings(matches, MATCH_COLUMNS, matchHeadings),
  };
}

const PARTS: readonly Part[] = ["settings", "entrants", "results", "lineups", "scoring"];

function textsIn(blocks: BookBlocks, texts: BlockTexts): [SheetBlock, readonly NewText[]][] {
  return [
    ...PARTS.flatMap((part): [SheetBlock, readonly NewText[]][] => {
      const block = blocks[part];
      return block ? [[block, texts[part]]] : [];
    }),
    ...(["rounds", "matches"] as const).flatMap((part) =>
      [...blocks[part]].map(([round, block]): [SheetBlock, readonly NewText[]] => [
        block,
        texts[part].get(round) ?? [],
      ])
    ),
  ];
}

function blocksWith(now: BookBlocks, texts: BlockTexts): Partial<BookBlocks> {
  const part = (one: Part) => now[one] && withTexts(now[one], texts[one]);
  return {
    settings: part("settings"),
    entrants: part("entrants"),
    results: part("results"),
    lineups: part("lineups"),
    // In a pairs event the same cells as the settings.
    scoring:
      now.scoring && withTexts(now.scoring, texts[now.scored === "pairs" ? "settings" : "scoring"]),
    rounds: new Map(
      [...now.rounds].map(([round, block]) => [
        round,
        withTexts(block, texts.rounds.get(round) ?? []),
      ])
    ),
  };
}

function areaOf({ sheet, cells, values }: SheetBlock): Area {
  const first = firstCell({ sheet, cells });
  return { sheet, ...first, rows: values.length, columns: values[0]?.length ?? 0 };
}

/** What is read by formulas and steps alone: kinds of results, the log, the cell of the standings. */
function heldWrites(held: HeldBook, locale: Locale): Writes[] {
  const ofTable = (name: string, textsOf: (values: HeldTable["values"]) => NewText[]) => {
    const table = held.tables.get(name);
    return table ? [newTexts(table.area, textsOf(table.values))] : [];
  };
  const standings = heldName(held, DESK_STANDINGS);
  const later = SHEET_WORDS[locale].standingsLater;
  const isLater = isSpoken(
    String(standings?.values[0]?.[0]),
    (each) => SHEET_WORDS[each].standingsLater
  );
  return [
    ...ofTable(DESK_KINDS, (values) => kindTexts(values, locale)),
    ...ofTable(DESK_LOG, (values) => headingTexts(values, LOG_COLUMNS, LOG_KIND.headings, locale)),
    ...(standings && isLater
      ? [newTexts(standings.area, [{ row: 0, column: 0, text: later }])]
      : []),
  ];
}

/** The title and the name of each sheet; one whose new name another sheet has keeps its own. */
function sheetWrites({ book, blocks, held }: Given, locale: Locale, titles: Titles): Writes[] {
  return ownSheets(held, book, blocks).flatMap(({ sheet, nameIn }) => {
    const found = held.sheets.find(({ name }) => name === sheet);
    const to = nameIn(locale);
    const isNew = (text: unknown) =>
      typeof text === "string" && text !== to && isSpoken(text, nameIn);
    const isTaken = held.sheets.some(({ name }) => name.toLowerCase() === to.toLowerCase());
    const renames: RenamedSheet[] = found && isNew(sheet) && !isTaken ? [{ ...found, to }] : [];
    const first = { sheet, row: 0, column: 0, rows: 1, columns: 1 };
    const { title, options } = titles.get(sheet) ?? {};
    return [
      { ...NO_WRITES, renames },
      ...(isNew(title) ? [newTexts(first, [{ row: 0, column: 0, text: to }])] : []),
      ...optionWrites(sheet, options, book.facts, locale),
    ];
  });
}

/** How the lists of Butlers were asked for, as their sheet says it. */
function optionWrites(sheet: string, shown: unknown, facts: EventFacts, locale: Locale): Writes[] {
  const asked = BUTLER_SORTS.flatMap((sort) =>
    [true, false].map(
      (ranked) => (each: Locale) =>
        optionsText({ sort, ranked, byRound: false }, { ...facts, locale: each })
    )
  ).find((textIn) => typeof shown === "string" && isSpoken(shown, textIn));
  if (!asked || shown === asked(locale)) return [];
  const cell = { sheet, ...firstCell({ sheet, cells: OPTIONS_CELL }), rows: 1, columns: 1 };
  return [newTexts(cell, [{ row: 0, column: 0, text: asked(locale) }])];
}

interface OwnSheet {
  readonly sheet: string;
  /** What it is called when it is made, in each language. */
  readonly nameIn: (locale: Locale) => string;
}

function ownSheets(held: HeldBook, { rounds }: Given["book"], blocks: BookBlocks): OwnSheet[] {
  const named = (sheet: string | undefined, nameIn: OwnSheet["nameIn"]) =>
    sheet === undefined ? [] : [{ sheet, nameIn }];
  const at = (name: string) => heldName(held, name)?.area.sheet;
  const table = (name: string) => held.tables.get(name)?.area.sheet;
  return [
    ...named(at(DESK_EVENT), (locale) => SHEET_WORDS[locale].sheets.event),
    ...named(table(DESK_ENTRANTS), (locale) => SHEET_WORDS[locale].sheets.entrants),
    ...named(table(DESK_PAIRS), (locale) => PAIRS_WORDS[locale].sheets.pairs),
    ...named(at(DESK_STANDINGS), (locale) => SHEET_WORDS[locale].sheets.standings),
    ...named(at(DESK_RANKING), (locale) => PAIRS_WORDS[locale].sheets.ranking),
    ...named(at(DESK_TRAVELLERS), (locale) => PAIRS_WORDS[locale].sheets.travellers),
    ...named(table(DESK_LOG), (locale) => SHEET_WORDS[locale].sheets.log),
    ...named(blocks.results?.sheet, (locale) => SCORE_WORDS[locale].sheets.results),
    ...named(blocks.lineups?.sheet, (locale) => SCORE_WORDS[locale].sheets.lineups),
    ...named(at(DESK_BUTLER), (locale) => SCORE_WORDS[locale].sheets.butler),
    ...[...blocks.matches].flatMap(([round, { sheet }]) =>
      named(sheet, (locale) => sentence(SCORE_WORDS[locale].sheets.datum, { round }))
    ),
    ...rounds.flatMap(({ round, sheet }) =>
      named(sheet, (locale) => sentence(SHEET_WORDS[locale].sheets.round, { round }))
    ),
  ];
}

/** Writes texts into cells of an area. Excel follows a heading, and the name of a sheet, in all formulas. */
function newTexts(area: Area, texts: readonly NewText[]): Writes {
  if (texts.length === 0) return NO_WRITES;
  const runs = downwards(texts);
  const cells = runs.map(({ row, column, lines }) => ({
    sheet: area.sheet,
    row: area.row + row,
    column: area.column + column,
    rows: lines.length,
    columns: 1,
  }));
  return {
    ...NO_WRITES,
    on: [area.sheet],
    cells,
    write: (context) =>
      cells.forEach((cell, i) => {
        rangeOf(context, cell).values = runs[i]!.lines.map((text) => [text]);
      }),
  };
}

/** Texts of cells one below the other, together: a column of rooms has thousands. */
function downwards(
  texts: readonly NewText[]
): { readonly row: number; readonly column: number; readonly lines: string[] }[] {
  const runs: { row: number; column: number; lines: string[] }[] = [];
  const inOrder = [...texts].sort((one, other) => one.column - other.column || one.row - other.row);
  for (const { row, column, text } of inOrder) {
    const last = runs.at(-1);
    if (last?.column === column && last.row + last.lines.length === row) last.lines.push(text);
    else runs.push({ row, column, lines: [text] });
  }
  return runs;
}
