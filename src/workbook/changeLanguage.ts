import type { Locale } from "../locales/locale";
import { sentence } from "../locales/sentence";
import { LANGUAGE_NAMES, LOG_COLUMNS, SHEET_WORDS } from "../locales/sheetWords";
import { firstCell } from "./address";
import type { BookBlocks, SheetBlock } from "./bookBlocks";
import {
  ALL_ENTRANT_COLUMNS,
  ALL_ROUND_COLUMNS,
  entrantHeadings,
  roundHeadings,
} from "./bookTables";
import type { StepAnswer, StepTicket } from "./eventDesk";
import { DESK_ENTRANTS, DESK_EVENT, DESK_KINDS, DESK_LOG, DESK_STANDINGS } from "./eventNames";
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
import { stepFailure } from "./stepFailure";
import { type Given, type Step, wholeStep } from "./wholeStep";
import { NO_WRITES, type RenamedSheet, together, type Writes } from "./writeWhole";

/** What stands in the first cell of each sheet, by its name. */
type Titles = ReadonlyMap<string, unknown>;

/**
 * Rewrites the headings of the event's sheets in another language: of tables and settings, meanings,
 * titles and the names of sheets, as far as a director has not worded them otherwise. What was typed
 * stays, and so do the lists on the wall, which are as they were hung.
 */
export async function changeLanguage(locale: Locale, ticket: StepTicket): Promise<StepAnswer> {
  try {
    const titles = await Excel.run(readTitles);
    return await wholeStep(ticket, (given) => translating(given, locale, titles));
  } catch (error) {
    return stepFailure(error);
  }
}

async function readTitles(context: Excel.RequestContext): Promise<Titles> {
  const sheets = context.workbook.worksheets.load("items/name");
  await context.sync();
  const cells = sheets.items.map((sheet) => sheet.getRange("A1").load("formulas"));
  await context.sync();
  return new Map(sheets.items.map(({ name }, i) => [name, cells[i]!.formulas[0]?.[0] as unknown]));
}

function translating({ book, blocks, held }: Given, locale: Locale, titles: Titles): Step {
  const texts = blockTexts(blocks, locale);
  return {
    writes: together(
      ...blockWrites(blocks, texts),
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
    after: (now) => ({
      ...now,
      settings: now.settings && withTexts(now.settings, texts.settings),
      entrants: now.entrants && withTexts(now.entrants, texts.entrants),
      rounds: new Map(
        [...now.rounds].map(([round, block]) => [
          round,
          withTexts(block, texts.rounds.get(round) ?? []),
        ])
      ),
    }),
  };
}

interface BlockTexts {
  readonly settings: readonly NewText[];
  readonly entrants: readonly NewText[];
  readonly rounds: ReadonlyMap<number, readonly NewText[]>;
}

function blockTexts({ settings, entrants, rounds }: BookBlocks, locale: Locale): BlockTexts {
  return {
    settings: settings ? settingTexts(settings, locale) : [],
    entrants: entrants
      ? headingTexts(entrants.values, ALL_ENTRANT_COLUMNS, entrantHeadings, locale)
      : [],
    rounds: new Map(
      [...rounds].map(([round, { values }]) => [
        round,
        headingTexts(values, ALL_ROUND_COLUMNS, roundHeadings, locale),
      ])
    ),
  };
}

function blockWrites(
  { settings, entrants, rounds }: BookBlocks,
  texts: BlockTexts
): readonly Writes[] {
  return [
    ...(settings ? [newTexts(areaOf(settings), texts.settings)] : []),
    ...(entrants ? [newTexts(areaOf(entrants), texts.entrants)] : []),
    ...[...rounds].map(([round, block]) => newTexts(areaOf(block), texts.rounds.get(round) ?? [])),
  ];
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
function sheetWrites({ book, held }: Given, locale: Locale, titles: Titles): Writes[] {
  return ownSheets(held, book).flatMap(({ sheet, nameIn }) => {
    const found = held.sheets.find(({ name }) => name === sheet);
    const to = nameIn(locale);
    const isNew = (text: unknown) =>
      typeof text === "string" && text !== to && isSpoken(text, nameIn);
    const isTaken = held.sheets.some(({ name }) => name.toLowerCase() === to.toLowerCase());
    const renames: RenamedSheet[] = found && isNew(sheet) && !isTaken ? [{ ...found, to }] : [];
    const title = { sheet, row: 0, column: 0, rows: 1, columns: 1 };
    return [
      { ...NO_WRITES, renames },
      ...(isNew(titles.get(sheet)) ? [newTexts(title, [{ row: 0, column: 0, text: to }])] : []),
    ];
  });
}

interface OwnSheet {
  readonly sheet: string;
  /** What it is called when it is made, in each language. */
  readonly nameIn: (locale: Locale) => string;
}

function ownSheets(held: HeldBook, { rounds }: Given["book"]): OwnSheet[] {
  const named = (
    place: HeldTable | null | undefined,
    word: "event" | "entrants" | "standings" | "log"
  ) =>
    place
      ? [{ sheet: place.area.sheet, nameIn: (locale: Locale) => SHEET_WORDS[locale].sheets[word] }]
      : [];
  return [
    ...named(heldName(held, DESK_EVENT), "event"),
    ...named(held.tables.get(DESK_ENTRANTS), "entrants"),
    ...named(heldName(held, DESK_STANDINGS), "standings"),
    ...named(held.tables.get(DESK_LOG), "log"),
    ...rounds.map(({ round, sheet }) => ({
      sheet,
      nameIn: (locale: Locale) => sentence(SHEET_WORDS[locale].sheets.round, { round }),
    })),
  ];
}

/** Writes texts into cells of an area. Excel follows a heading, and the name of a sheet, in all formulas. */
function newTexts(area: Area, texts: readonly NewText[]): Writes {
  if (texts.length === 0) return NO_WRITES;
  const cells = texts.map(({ row, column }) => ({
    sheet: area.sheet,
    row: area.row + row,
    column: area.column + column,
    rows: 1,
    columns: 1,
  }));
  return {
    ...NO_WRITES,
    on: [area.sheet],
    cells,
    write: (context) =>
      cells.forEach((cell, i) => {
        rangeOf(context, cell).values = [[texts[i]!.text]];
      }),
  };
}
