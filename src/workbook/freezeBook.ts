import { type Locale, pickLocale } from "../locales/locale";
import type { RefusalCode } from "../locales/refusalTexts";
import { sentence } from "../locales/sentence";
import { FROZEN_TEXTS } from "../locales/frozenTexts";
import { type FrozenBook, type FrozenNotice, freshMarks, FROZEN_MARK } from "./frozenAreas";
import { makeFrozenPart } from "./frozenPart";
import { addressText, followedReferences } from "./frozenReferences";
import {
  type AreaToFreeze,
  areasToFreeze,
  errorCells,
  type FormulaRun,
  formulaRuns,
  frozenContents,
  noticePlace,
} from "./freezePlan";
import { shownText } from "./frozenCells";
import { type Area, type HeldBook, rangeOf, textCell, writeCells } from "./heldBook";
import { readBook } from "./readBook";
import { readFrozen } from "./readFrozen";
import type { FreezeAnswer, ShareRefusal } from "./shareDesk";
import { stepFailure } from "./stepFailure";
import type { StepWatch } from "./stepWatch";
import { readCalculated, type UsedBook, type UsedCell } from "./usedCells";
import { NO_WRITES, type Refusal, type Writes, writeWhole } from "./writeWhole";

/** More cells than this no director reads in a list. */
const MOST_SHOWN = 20;

/**
 * Turns every formula that needs the add-in into what it shows: all of them, or none. Whoever looks on may
 * call it off until the one request that writes.
 */
export async function freezeBook(watch?: StepWatch): Promise<FreezeAnswer> {
  try {
    watch?.reached("reading");
    if (await Excel.run(readFrozen)) return inTheWay("frozen");
    const used = await readCalculated(watch);
    if (watch?.isCalledOff()) return { kind: "calledOff" };
    if (used.isCalculating) return inTheWay("stillCalculating");
    const errors = errorCells(used);
    if (errors.length > 0) return inTheWay("errorsShown", errors);
    const runs = formulaRuns(used);
    if (runs.length === 0) return inTheWay("nothingToFreeze");
    return await frozen(used, runs, watch);
  } catch (error) {
    return stepFailure(error);
  }
}

/** Refuses, with the cells for which. */
export function inTheWay(refusal: RefusalCode, cells: readonly UsedCell[] = []): ShareRefusal {
  return {
    kind: "problem",
    problem: { refusal, values: { count: cells.length } },
    cells: cells.slice(0, MOST_SHOWN).map(({ sheet, cell, value }) => ({
      place: { sheet, cell },
      shown: shownText(value),
    })),
  };
}

/** A refusal of a step, as it is told of a workbook that is handed on. */
export function shareAnswer<A extends { readonly kind: string }>(
  answer: A | Refusal
): A | ShareRefusal {
  return "problem" in answer ? { kind: "problem", problem: answer.problem, cells: [] } : answer;
}

async function frozen(
  used: UsedBook,
  runs: readonly FormulaRun[],
  watch: StepWatch | undefined
): Promise<FreezeAnswer> {
  const areas = areasToFreeze(used, runs, await Excel.run((context) => spillsOf(context, runs)));
  const sheets = new Set(areas.map(({ sheet }) => sheet));
  const text = await noticeText();
  const notices = used.sheets
    .filter(({ sheet }) => sheets.has(sheet))
    .map((cells) => ({ ...noticePlace(cells), text }));
  const written = [...areas, ...notices.map(asArea)];
  const looks = await Excel.run((context) => looksOf(context, written));
  const writing = (held: HeldBook): Writes => {
    const book = markedBook(held, areas, notices);
    return {
      ...NO_WRITES,
      on: [...sheets],
      cells: written,
      write: (context) => {
        areas.forEach((area, i) => writeValues(context, area, looks[i]!));
        notices.forEach((notice, i) => {
          const { formats } = looks[areas.length + i]!;
          writeCells(rangeOf(context, asArea(notice)), [[textCell(text)]], formats);
        });
        writeBook(context, held, book);
      },
    };
  };
  const answer = await writeWhole(writing, undefined, watch);
  if (answer.kind !== "written") return shareAnswer(answer);
  const formulas = areas.reduce((sum, { rows, spill }) => sum + (spill ? 1 : rows), 0);
  return { kind: "frozen", formulas, sheets: sheets.size };
}

const asArea = ({ sheet, row, column }: Pick<Area, "sheet" | "row" | "column">): Area => ({
  ...{ sheet, row, column, rows: 1, columns: 1 },
});

/** The language that functions speak in this Excel. */
export const ownLanguage = (): Locale => pickLocale(Office.context.displayLanguage);

/** In the event's language; without an event in that of this Excel. */
async function noticeText(): Promise<string> {
  const read = await readBook();
  const locale = read.kind === "book" ? read.book.facts.locale : ownLanguage();
  const now = new Date();
  const digits = (number: number) => String(number).padStart(2, "0");
  const date = [now.getFullYear(), digits(now.getMonth() + 1), digits(now.getDate())].join("-");
  return sentence(FROZEN_TEXTS[locale].notice, { date });
}

/** What formulas spill over, by their cells. */
async function spillsOf(context: Excel.RequestContext, runs: readonly FormulaRun[]) {
  const ranges = runs.map((run) => rangeOf(context, run).load("hasSpill"));
  await context.sync();
  // `hasSpill` is null where some cells of a run spill.
  const cells = runs.flatMap((run, i) => (ranges[i]!.hasSpill === false ? [] : run.cells));
  const spills = cells.map(({ sheet, row, column }) =>
    rangeOf(context, { sheet, row, column, rows: 1, columns: 1 })
      .getSpillingToRangeOrNullObject()
      .load("rowIndex,columnIndex,rowCount,columnCount")
  );
  await context.sync();
  return new Map(
    cells.flatMap((cell, i) => {
      const { isNullObject, rowIndex, columnIndex, rowCount, columnCount } = spills[i]!;
      if (isNullObject || rowCount * columnCount === 1) return [];
      const extent = { row: rowIndex, column: columnIndex, rows: rowCount, columns: columnCount };
      return [[cell, { sheet: cell.sheet, ...extent }] as const];
    })
  );
}

/** Number formats of cells, and of what kind their values are. */
interface Looks {
  readonly formats: readonly (readonly string[])[];
  readonly types: readonly (readonly string[])[];
}

async function looksOf(context: Excel.RequestContext, areas: readonly Area[]): Promise<Looks[]> {
  const ranges = areas.map((area) => rangeOf(context, area).load("numberFormat,valueTypes"));
  await context.sync();
  return ranges.map(({ numberFormat, valueTypes }) => ({
    formats: numberFormat as string[][],
    types: valueTypes,
  }));
}

function writeValues(
  context: Excel.RequestContext,
  area: AreaToFreeze,
  { formats, types }: Looks
): void {
  const range = rangeOf(context, area);
  if (area.spill) range.clear(Excel.ClearApplyTo.contents);
  writeCells(range, frozenContents(area, types), formats);
}

/** Gives everything that must be found again a name of its own. */
function markedBook(
  { names, sheets }: HeldBook,
  areas: readonly AreaToFreeze[],
  notices: readonly Omit<FrozenNotice, "name">[]
): FrozenBook {
  const mark = freshMarks(names.map(({ name }) => name));
  const known = new Map(sheets.map(({ name }) => [name.toLowerCase(), name]));
  return {
    language: ownLanguage(),
    areas: areas.map((area) => ({ ...area, name: mark() })),
    notices: notices.map((notice) => ({ ...notice, name: mark() })),
    references: followedReferences(areas).flatMap(({ sheet, cells }) => {
      const name = known.get(sheet.toLowerCase());
      return name === undefined ? [] : [{ sheet: name, cells, name: mark() }];
    }),
  };
}

function writeBook(context: Excel.RequestContext, held: HeldBook, book: FrozenBook): void {
  const { names, customXmlParts } = context.workbook;
  // Those of a frozen workbook whose part a program has lost.
  for (const { name } of held.names) if (FROZEN_MARK.test(name)) names.getItem(name).delete();
  for (const area of book.areas) names.add(area.name, rangeOf(context, area)).visible = false;
  for (const notice of book.notices)
    names.add(notice.name, rangeOf(context, asArea(notice))).visible = false;
  for (const { name, sheet, cells } of book.references)
    names.add(name, `=${addressText({ sheet, cells })}`).visible = false;
  customXmlParts.add(makeFrozenPart(book));
}
