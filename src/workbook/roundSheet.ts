import type { KeptRound } from "../event";
import { sentence } from "../locales/sentence";
import { SHEET_WORDS } from "../locales/sheetWords";
import { cellName } from "./address";
import type { SheetBlock } from "./bookBlocks";
import { type AnyRoundColumn, roundHeadings } from "./bookTables";
import { holdTo } from "./cellRules";
import type { EventFacts } from "./eventBook";
import { roundTable } from "./eventNames";
import { OPEN_COLUMNS, roundColumns, roundLooks, roundRules } from "./roundColumns";
import {
  missingResult,
  type ResultWords,
  roundFormulas,
  type RoundSurroundings,
} from "./roundFormulas";
import { roundRows } from "./roundRows";
import { drawHeadings, drawSheet, drawTableLines, HEADING_ROW, markMissing } from "./sheetLook";

/** What a round's sheet looks at on other sheets. */
export interface RoundLinks extends RoundSurroundings {
  /** A formula for the event's title; "" where its cell is gone. */
  readonly title: string;
  /** A formula for the cells with the words for results. */
  readonly words: string;
  /** Those words: the table keeps its language where the event's was changed since. */
  readonly results: ResultWords;
}

/** The name of a round's sheet. */
export function roundSheetName({ locale }: EventFacts, round: number): string {
  return sentence(SHEET_WORDS[locale].sheets.round, { round });
}

/** Makes the sheet of a round, ready for its results. */
export function drawRound(
  sheet: Excel.Worksheet,
  facts: EventFacts,
  kept: KeptRound,
  links: RoundLinks
): void {
  const { round } = kept.input;
  const words = SHEET_WORDS[facts.locale];
  const columns = roundColumns(facts.entry);
  const looks = roundLooks(facts);
  const { values } = roundBlock(facts, kept, links);
  const rows = values.slice(1);
  const name = roundSheetName(facts, round);
  drawSheet(sheet, {
    title: name,
    subtitle: links.title,
    widths: columns.map((column) => looks[column].width),
    headingLines: 3,
    frozenColumns: 0,
    orientation: "Landscape",
    footer: { left: `${facts.title} · ${name}`, right: words.page },
  });
  const range = sheet.getRangeByIndexes(HEADING_ROW, 0, rows.length + 1, columns.length);
  drawTable(sheet, range, facts, { round, columns, values });
  const below = (column: AnyRoundColumn, count = 1) =>
    sheet.getRangeByIndexes(HEADING_ROW + 1, columns.indexOf(column), rows.length, count);
  const formulas = roundFormulas(facts, round, links);
  for (const column of columns) {
    const formula = formulas[column];
    if (formula) below(column).formulas = rows.map(() => [formula]);
  }
  const rules = roundRules(links.words);
  const headings = roundHeadings(facts.locale);
  for (const column of columns) {
    const rule = rules[column];
    if (rule) holdTo(below(column), rule, headings[column], words);
  }
  const typed = columns.indexOf("result") - columns.indexOf("boards");
  const at = (column: AnyRoundColumn) =>
    `$${String.fromCharCode(65 + columns.indexOf(column))}${HEADING_ROW + 2}`;
  markMissing(
    below(columns[columns.indexOf("boards") + 1]!, typed),
    missingResult(links.results, at)
  );
}

/** The cells of a round's table as they are when it is posted. */
export function roundBlock(facts: EventFacts, kept: KeptRound, links: RoundLinks): SheetBlock {
  const { round } = kept.input;
  const columns = roundColumns(facts.entry);
  const headings = roundHeadings(facts.locale);
  const formulas = roundFormulas(facts, round, links);
  const heads = columns.map((column) => headings[column]);
  const rows = roundRows(kept, facts, links.results);
  return {
    sheet: roundSheetName(facts, round),
    cells: cellName({ sheet: "", cells: "A1" }, HEADING_ROW, 0),
    values: [heads, ...rows.map((row) => columns.map((column) => row[column] ?? ""))],
    formulas: [
      heads,
      ...rows.map((row) => columns.map((column) => formulas[column] ?? row[column] ?? "")),
    ],
  };
}

/** The table with what is known before play; its formulas come after its name, which they use. */
function drawTable(
  sheet: Excel.Worksheet,
  range: Excel.Range,
  facts: EventFacts,
  {
    round,
    columns,
    values,
  }: {
    readonly round: number;
    readonly columns: readonly AnyRoundColumn[];
    readonly values: SheetBlock["values"];
  }
): void {
  const looks = roundLooks(facts);
  range.formulas = values.map((line) => [...line]);
  range.numberFormat = values.map((_, row) =>
    columns.map((column) => (row === 0 ? "General" : looks[column].format))
  );
  const table = sheet.tables.add(range, true);
  table.name = roundTable(round);
  drawTableLines(table);
  for (const align of ["Left", "Center", "Right"] as const)
    for (const [first, count] of stretches(columns, (column) => looks[column].align === align))
      sheet
        .getRangeByIndexes(HEADING_ROW + 1, first, values.length - 1, count)
        .format.set({ horizontalAlignment: align });
  drawHeadings(sheet.getRangeByIndexes(HEADING_ROW, 0, 1, columns.length));
  for (const [first, count] of stretches(columns, (column) => OPEN_COLUMNS.includes(column)))
    sheet.getRangeByIndexes(
      HEADING_ROW + 1,
      first,
      values.length - 1,
      count
    ).format.protection.locked = false;
}

/** Neighbours for which something holds: first and count. */
function stretches<T>(items: readonly T[], holds: (item: T) => boolean): [number, number][] {
  const found: [number, number][] = [];
  items.forEach((item, i) => {
    if (!holds(item)) return;
    const last = found.at(-1);
    if (last && last[0] + last[1] === i) last[1]++;
    else found.push([i, 1]);
  });
  return found;
}
