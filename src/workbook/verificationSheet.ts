import { sentence } from "../locales/sentence";
import { SHEET_WORDS } from "../locales/sheetWords";
import { VERIFY_TEXTS } from "../locales/verifyTexts";
import type { CellPlace, EventFacts } from "./eventBook";
import { heightOf, linesIn } from "./textSize";
import { CHECKS, type Difference, type Verification } from "./verification";
import { type Area, footerText, type WallLayout, type WallLook } from "./wallLayout";

/** The defined name of the sheet. */
export const VERIFICATION_MARK = "DeskVerification";

/** Check, round, what, cell, shown, due, explanation: in points, the width of a page across. */
const WIDTHS = [72, 40, 176, 92, 104, 104, 182] as const;
const WIDTH = WIDTHS.reduce((sum, width) => sum + width, 0);
const SIZES = { title: 18, heading: 14, body: 10, bill: 12 } as const;
const EDGE = "#404040";
const RULE = "#BFBFBF";
const GROUND = "#EDEDED";
/** Cells may take 32,767 characters; a list of matches longer than this nobody reads in a cell. */
const LONGEST_TEXT = 1000;

/** A line across the sheet. */
interface Line {
  readonly text: string;
  readonly size: number;
  readonly bold?: boolean;
}

/**
 * What came of a verification, as a sheet: when and by which version, the bill, how much was looked at,
 * what could not be, and every difference with its cell and its explanation. All of it is text.
 */
export function verificationSheet(
  { title, locale }: EventFacts,
  { counts, differences, unchecked }: Verification,
  { time, version }: { readonly time: string; readonly version: string }
): WallLayout {
  const texts = VERIFY_TEXTS[locale];
  const made = sentence(texts.made, { time, version });
  const lines: Line[] = [
    { text: title, size: SIZES.title, bold: true },
    { text: texts.sheet, size: SIZES.heading },
    { text: made, size: SIZES.body },
    { text: billOf(locale, { differences, unchecked }), size: SIZES.bill, bold: true },
    ...(unchecked.length > 0
      ? [
          {
            text: sentence(texts.partly, { count: unchecked.length }),
            size: SIZES.bill,
            bold: true,
          },
        ]
      : []),
    ...CHECKS.map((check) => ({
      text: sentence(texts.counts[check], { count: counts[check] }),
      size: SIZES.body,
    })),
    ...unchecked.map((text) => ({ text, size: SIZES.body })),
  ];
  const heads = COLUMNS.map((column) => texts.columns[column]);
  const table =
    differences.length > 0 ? [heads, ...differences.map((one) => rowOf(one, locale))] : [];
  const top = lines.length;
  return {
    name: texts.sheet,
    mark: VERIFICATION_MARK,
    cells: [...lines.map(({ text }) => WIDTHS.map((_, i) => (i === 0 ? text : ""))), ...table],
    widths: WIDTHS,
    heights: [
      ...lines.map(({ text, size }) => heightOf(linesIn(text, WIDTH, size), size)),
      ...table.map((row) =>
        heightOf(
          Math.max(...row.map((text, i) => linesIn(text, WIDTHS[i]!, SIZES.body))),
          SIZES.body
        )
      ),
    ],
    looks: looksOf(lines, table.length),
    merged: lines.map((_, row) => across(row)),
    frozen: { rows: 0, columns: 0 },
    print: {
      orientation: "Landscape",
      pagesWide: 1,
      pagesTall: null,
      areas: [],
      titleRow: table.length > 0 ? top : null,
      titleColumns: 0,
      breaks: [],
      footer: { left: footerText(title, texts.sheet, made), right: SHEET_WORDS[locale].page },
    },
  };
}

const COLUMNS = ["check", "round", "what", "cell", "shown", "due", "explanation"] as const;

/** The bill: nothing differs, or how much does. It is clean only where everything could be looked at. */
export function billOf(
  locale: EventFacts["locale"],
  { differences, unchecked }: Pick<Verification, "differences" | "unchecked">
): string {
  const { clean, unclear, summary } = VERIFY_TEXTS[locale];
  if (differences.length > 0) {
    const open = differences.filter(({ explanation }) => explanation === null).length;
    return sentence(summary, { count: differences.length, open });
  }
  return unchecked.length > 0 ? sentence(unclear, { count: unchecked.length }) : clean;
}

function rowOf(
  { check, round, what, place, shown, due, explanation }: Difference,
  locale: EventFacts["locale"]
): string[] {
  const texts = VERIFY_TEXTS[locale];
  const told = explanation
    ? `${explanation.text} (${cellOf(explanation.place)})`
    : texts.noExplanation;
  const cell = place ? cellOf(place) : texts.nobody;
  return [texts.checks[check], String(round ?? ""), what, cell, shown, due, told].map(shortened);
}

function cellOf({ sheet, cell }: CellPlace): string {
  return `${sheet} ${cell}`;
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > LONGEST_TEXT ? `${characters.slice(0, LONGEST_TEXT).join("")}…` : text;
}

function looksOf(lines: readonly Line[], rows: number): WallLook[] {
  const top = lines.length;
  const table = (first: number, count: number): Area => ({
    row: first,
    column: 0,
    rows: count,
    columns: WIDTHS.length,
  });
  const sized = lines.map(({ size, bold = false }, row): WallLook => ({
    areas: [across(row)],
    size,
    wrap: true,
    align: "Left",
    ...(bold ? { bold } : {}),
  }));
  if (rows === 0) return sized;
  return [
    ...sized,
    {
      areas: [table(top, rows)],
      size: SIZES.body,
      wrap: true,
      align: "Left",
      lines: [
        ...(rows > 1
          ? [{ at: "InsideHorizontal", style: "Continuous", color: RULE } as const]
          : []),
        { at: "EdgeBottom", style: "Continuous", color: EDGE },
      ],
    },
    {
      areas: [table(top, 1)],
      bold: true,
      fill: GROUND,
      lines: [{ at: "EdgeBottom", style: "Continuous", color: EDGE }],
    },
  ];
}

function across(row: number): Area {
  return { row, column: 0, rows: 1, columns: WIDTHS.length };
}
