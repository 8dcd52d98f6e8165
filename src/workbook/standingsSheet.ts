import type { TieBreak } from "../event";
import { SHEET_WORDS } from "../locales/sheetWords";
import type { EventFacts } from "./eventBook";
import type { EventPlan } from "./eventDesk";
import { DESK_ENTRANTS, DESK_EVENT, DESK_STANDINGS, roundTable } from "./eventNames";
import { type HeldBook, heldName, rangeOf } from "./heldBook";
import { vpFormat } from "./roundColumns";
import { drawSheet, drawSpill, HEADING_ROW } from "./sheetLook";
import { NO_WRITES, type Refusal, refused, type Writes } from "./writeWhole";

/** Rank, number, name and total stand before the tie-breaks, "decided by" behind them. */
const FIRST = [{ width: 44 }, { width: 44 }, { width: 170 }, { width: 60 }];
const TIE_BREAK_WIDTH = 76;
const DECIDED_WIDTH = 92;
/** Opponent, side, VPs and running total of each round. */
const ROUND_WIDTHS = [62, 46, 50, 54];
/** As many rows as the largest event may have entrants whose standings still fit on a wall. */
const ROWS = 250;

const TIE_BREAK_FORMATS: Readonly<Record<TieBreak, string>> = {
  headToHead: "0.00",
  headToHeadImps: "General",
  impQuotient: "0.000",
  opponentsSum: "0.00",
  opponentsAverage: "0.00",
  lot: "General",
};

/** The one formula of the standings after some rounds; before the first it is a sentence. */
export function standingsFormula({ locale }: EventFacts, rounds: number): string {
  if (rounds === 0) return SHEET_WORDS[locale].standingsLater;
  const tables = Array.from({ length: rounds }, (_, i) => `${roundTable(i + 1)}[#All]`);
  return `=DESK.STANDINGS(${[DESK_EVENT, `${DESK_ENTRANTS}[#All]`, ...tables].join(",")})`;
}

/** Writes the formula of the standings into its cell, wherever that was moved. */
export function writeStandings(
  held: HeldBook,
  facts: EventFacts,
  rounds: number
): Writes | Refusal {
  const cell = heldName(held, DESK_STANDINGS);
  if (!cell) return refused("tableGone", { text: DESK_STANDINGS });
  const { area } = cell;
  return {
    ...NO_WRITES,
    on: [area.sheet],
    cells: [area],
    write: (context) => {
      rangeOf(context, area).formulas = [[standingsFormula(facts, rounds)]];
    },
  };
}

/** Makes the sheet of the standings; answers the cell of their formula. */
export function drawStandings(
  sheet: Excel.Worksheet,
  { facts, settings }: EventPlan,
  title: string
): Excel.Range {
  const words = SHEET_WORDS[facts.locale];
  const { tieBreaks, rounds } = settings;
  const ofRounds = FIRST.length + tieBreaks.length + 1;
  const widths = [
    ...FIRST.map(({ width }) => width),
    ...tieBreaks.map(() => TIE_BREAK_WIDTH),
    DECIDED_WIDTH,
    ...Array.from({ length: rounds }, () => ROUND_WIDTHS).flat(),
  ];
  drawSheet(sheet, {
    title: words.sheets.standings,
    subtitle: title,
    widths,
    headingLines: 3,
    frozenColumns: FIRST.length - 1,
    orientation: "Landscape",
    footer: { left: `${facts.title} · ${words.sheets.standings}`, right: words.page },
  });
  const all = sheet.getRangeByIndexes(HEADING_ROW, 0, ROWS + 1, widths.length);
  all.format.horizontalAlignment = "Center";
  const headings = sheet.getRangeByIndexes(HEADING_ROW, 0, 1, widths.length);
  headings.format.set({ verticalAlignment: "Center" });
  headings.format.font.bold = true;
  // Not the first ones: before round 1 a sentence stands across them.
  sheet.getRangeByIndexes(HEADING_ROW, 3, 1, widths.length - 3).format.wrapText = true;
  const below = (column: number, count: number) =>
    sheet.getRangeByIndexes(HEADING_ROW + 1, column, ROWS, count);
  below(FIRST.length - 2, 1).format.horizontalAlignment = "Left";
  const vp = vpFormat(facts);
  const formats = [vp, ...tieBreaks.map((key) => TIE_BREAK_FORMATS[key])];
  below(FIRST.length - 1, formats.length).numberFormat = everyRow(formats);
  for (let round = 0; round < rounds; round++)
    below(ofRounds + 4 * round + 2, 2).numberFormat = everyRow([vp, vp]);
  drawSpill(headings, below(0, widths.length), "A");
  const anchor = sheet.getRangeByIndexes(HEADING_ROW, 0, 1, 1);
  anchor.format.horizontalAlignment = "Left";
  anchor.formulas = [[standingsFormula(facts, 0)]];
  return anchor;
}

function everyRow(formats: readonly string[]): string[][] {
  return Array.from({ length: ROWS }, () => [...formats]);
}
