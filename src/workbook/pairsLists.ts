import type { PairsBoards } from "../event/pairsEvent";
import { PAIRS_WORDS } from "../locales/pairsWords";
import { SHEET_WORDS } from "../locales/sheetWords";
import { cellName } from "./address";
import type { SheetFacts } from "./eventBook";
import type { StepAnswer, StepTicket } from "./eventDesk";
import {
  DESK_PAIRS,
  DESK_RANKING,
  DESK_RESULTS,
  DESK_SCORING,
  DESK_TRAVELLERS,
} from "./eventNames";
import { heldName } from "./heldBook";
import type { PairsList } from "./pairsDesk";
import { replacedSheet } from "./replaceSheet";
import { settingCell } from "./roundLinks";
import { drawSheet, drawSpill, HEADING_ROW, markGroup } from "./sheetLook";
import { type Given, type Step, wholeStep } from "./wholeStep";
import { type Refusal, refused } from "./writeWhole";

/** The defined names that mark the cells from which lists spill. */
export const LIST_MARKS: Readonly<Record<PairsList, string>> = {
  ranking: DESK_RANKING,
  travellers: DESK_TRAVELLERS,
};

/** The cell from which every list spills. */
export const LIST_CELL = cellName({ sheet: "", cells: "A1" }, HEADING_ROW, 0);

/** Makes a list of a pairs event, or makes it anew; it follows the results by itself. */
export function makePairsList(list: PairsList, ticket: StepTicket): Promise<StepAnswer> {
  return wholeStep(ticket, (given) => listing(list, given));
}

function listing(list: PairsList, { book, blocks, held }: Given): Step | Refusal {
  const settings = heldName(held, DESK_SCORING);
  if (book.scored !== "pairs" || !settings) return refused("tableGone", { text: DESK_SCORING });
  const { facts, pairs } = book;
  const results = Math.max(0, (blocks.results?.values.length ?? 0) - 1);
  const name = PAIRS_WORDS[facts.locale].sheets[list];
  const cell = settingCell(settings, "title");
  const title = cell === null ? "" : `=${cell}&""`;
  return {
    writes: replacedSheet(held, { name, mark: LIST_MARKS[list], cell: LIST_CELL }, (sheet) =>
      drawList(sheet, list, { facts, title, scored: pairs ?? USUAL, results })
    ),
    log: [{ step: "wall", round: null, detail: name, before: "", after: "", reason: "" }],
    after: (now) => now,
  };
}

/** How boards are scored, as far as it gives a list its columns. */
type Columns = Pick<PairsBoards, "winners"> & {
  readonly rules: Pick<PairsBoards["rules"], "scoring">;
};

/** While the settings cannot be read. */
const USUAL: Columns = { winners: 1, rules: { scoring: "MP" } };

/** A column of a list, in points; `format` is that of its numbers. */
interface Column {
  readonly width: number;
  readonly isText?: boolean;
  readonly format?: string;
}

/** Matchpoints after Neuberg's formula, averages and percentages have decimals. */
const POINTS = "0.00";

function columnsOf(list: PairsList, { winners, rules }: Columns): readonly Column[] {
  const points = { width: 76, format: POINTS };
  if (list === "travellers")
    return [
      ...[{ width: 54 }, { width: 50 }, { width: 50 }, { width: 120 }, { width: 70 }],
      ...[points, points],
    ];
  return [
    ...[{ width: 50 }, ...(winners === 2 ? [{ width: 70 }] : []), { width: 50 }],
    ...[{ width: 220, isText: true }, { width: 58 }, points],
    ...(rules.scoring === "MP" ? [{ width: 66, format: POINTS }] : []),
  ];
}

/** The formulas that lists spill from. */
export const LIST_FORMULAS: Readonly<Record<PairsList, string>> = {
  ranking: `=DESK.PAIRSLIST(${DESK_RESULTS}[#All],${DESK_PAIRS}[#All],${DESK_SCORING})`,
  travellers: `=DESK.TRAVELLERS(${DESK_RESULTS}[#All],${DESK_SCORING})`,
};

/** Rows that are made ready at least, and for results that come beyond those due. */
const LEAST_ROWS = 300;
const MORE_ROWS = 100;

/** What a list is drawn with. */
export interface ListDrawn {
  readonly facts: SheetFacts;
  /** A formula for the event's title. */
  readonly title: string;
  readonly scored: Columns;
  /** Results that are due. */
  readonly results: number;
}

/** Draws a list of a pairs event on a new sheet. */
export function drawList(
  sheet: Excel.Worksheet,
  list: PairsList,
  { facts, title, scored, results }: ListDrawn
): void {
  const words = SHEET_WORDS[facts.locale];
  const name = PAIRS_WORDS[facts.locale].sheets[list];
  const columns = columnsOf(list, scored);
  const count = list === "ranking" ? LEAST_ROWS : Math.max(LEAST_ROWS, results + MORE_ROWS);
  drawSheet(sheet, {
    title: name,
    subtitle: title,
    widths: columns.map(({ width }) => width),
    headingLines: 2,
    frozenColumns: 0,
    orientation: "Portrait",
    footer: { left: `${facts.title} · ${name}`, right: words.page },
  });
  const headings = sheet.getRangeByIndexes(HEADING_ROW, 0, 1, columns.length);
  const rows = sheet.getRangeByIndexes(HEADING_ROW + 1, 0, count, columns.length);
  for (const range of [headings, rows]) range.format.horizontalAlignment = "Center";
  headings.format.set({ wrapText: true, verticalAlignment: "Center" });
  headings.format.font.bold = true;
  columns.forEach(({ isText, format }, i) => {
    if (isText) rows.getColumn(i).format.horizontalAlignment = "Left";
    if (format) rows.getColumn(i).numberFormat = Array.from({ length: count }, () => [format]);
  });
  drawSpill(headings, rows, "A");
  if (list === "travellers") markGroup(rows, "A");
  headings.getCell(0, 0).formulas = [[LIST_FORMULAS[list]]];
}
