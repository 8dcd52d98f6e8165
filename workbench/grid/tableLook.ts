import { BorderStyleTypes, BooleanNumber, type IColorStyle } from "@univerjs/core";
import type { IRangeThemeStyleJSON } from "@univerjs/sheets";
import { NEW_TABLE, type TableLook } from "../host/grid";

const FLAGS = {
  showHeaders: "h",
  showTotals: "t",
  showBandedRows: "r",
  showBandedColumns: "c",
  highlightFirstColumn: "f",
  highlightLastColumn: "l",
  showFilterButton: "b",
} as const satisfies Readonly<Partial<Record<keyof TableLook, string>>>;

const flags = Object.entries(FLAGS) as [keyof typeof FLAGS, string][];

/**
 * The look of a table as the name of a theme. Univer keeps a table's theme through undo and with a
 * copy of its sheet, and so all that it has no place for.
 */
export const themeOfLook = (look: TableLook): string =>
  `${look.style} ${flags.flatMap(([key, flag]) => (look[key] ? [flag] : [])).join("")}`;

/** The look behind a theme's name; a person may have chosen one of Univer's own. */
export function lookOfTheme(theme: string): TableLook {
  const [, style, shown] = /^(TableStyle\w+|) ([a-z]*)$/.exec(theme) ?? [];
  if (style === undefined || shown === undefined) return NEW_TABLE;
  const look = Object.fromEntries(flags.map(([key, flag]) => [key, shown.includes(flag)]));
  return { ...NEW_TABLE, ...look, style };
}

/** Text 1 and the six accents of Excel's theme "Office 2013 - 2022". */
const ACCENTS = ["#000000", "#4472C4", "#ED7D31", "#A5A5A5", "#FFC000", "#5B9BD5", "#70AD47"];
const WHITE = "#FFFFFF";
const BLACK = "#000000";

type Theme = Omit<IRangeThemeStyleJSON, "name">;
type Style = NonNullable<Theme["wholeStyle"]>;

const color = (rgb: string): IColorStyle => ({ rgb });
const fill = (rgb: string): Style => ({ bg: color(rgb) });
const bold = { bl: BooleanNumber.TRUE };
const lines = (rgb: string, sides: string, s = BorderStyleTypes.THIN): Style => ({
  bd: Object.fromEntries([...sides].map((side) => [side, { s, cl: color(rgb) }])),
});

const mapParts = (rgb: string, change: (part: number) => number): string => {
  const parts = [1, 3, 5].map((at) => Math.round(change(parseInt(rgb.slice(at, at + 2), 16))));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
};
/** A colour mixed with white; 1 is white. */
const tint = (rgb: string, white: number) => mapParts(rgb, (part) => part + (255 - part) * white);
/** A colour a quarter darker. */
const shade = (rgb: string) => mapParts(rgb, (part) => part * 0.75);

/** What a style makes of an accent: the whole, the header, the bands. */
type Family = (accent: string) => { whole: Style; header: Style; band: Style; edge: Style };

const onAccent = (accent: string): Style => ({ ...fill(accent), cl: color(WHITE), ...bold });

const FAMILIES: Readonly<Record<string, readonly [number, Family][]>> = {
  Light: [
    [
      7,
      (a) => ({
        whole: {},
        header: { ...bold, ...lines(a, "tb") },
        band: fill(tint(a, 0.8)),
        edge: lines(a, "b"),
      }),
    ],
    [14, (a) => ({ whole: lines(a, "tb"), header: onAccent(a), band: {}, edge: lines(a, "b") })],
    [21, (a) => ({ whole: lines(a, "tblr"), header: bold, band: fill(tint(a, 0.8)), edge: {} })],
  ],
  Medium: [
    [
      7,
      (a) => ({
        whole: lines(tint(a, 0.4), "tb"),
        header: onAccent(a),
        band: fill(tint(a, 0.8)),
        edge: {},
      }),
    ],
    [
      14,
      (a) => ({
        whole: { ...fill(tint(a, 0.8)), ...lines(WHITE, "tblr") },
        header: onAccent(a),
        band: fill(tint(a, 0.6)),
        edge: {},
      }),
    ],
    [
      21,
      (a) => ({
        whole: {},
        header: { ...onAccent(a), ...lines(BLACK, "tb") },
        band: fill("#D9D9D9"),
        edge: lines(BLACK, "b"),
      }),
    ],
    [
      28,
      (a) => ({
        whole: { ...fill(tint(a, 0.8)), ...lines(tint(a, 0.4), "tblr") },
        header: bold,
        band: fill(tint(a, 0.6)),
        edge: {},
      }),
    ],
  ],
  Dark: [
    [
      7,
      (a) => ({
        whole: { ...fill(a === BLACK ? "#737373" : a), cl: color(WHITE) },
        header: { ...fill(BLACK), cl: color(WHITE), ...bold },
        band: fill(a === BLACK ? "#404040" : shade(a)),
        edge: {},
      }),
    ],
    [
      11,
      (a) => ({
        whole: fill(tint(a, 0.8)),
        header: onAccent(a),
        band: fill(tint(a, 0.6)),
        edge: {},
      }),
    ],
  ],
};

/** The colours, bands and lines of a look, as Univer draws them. */
export function themeStyle(look: TableLook): Theme {
  const [, family = "", digits = ""] = /^TableStyle([A-Z][a-z]+)(\d+)$/.exec(look.style) ?? [];
  const number = Number(digits);
  const make = FAMILIES[family]?.find(([last]) => number <= last)?.[1];
  if (!make) return {};
  const { whole, header, band, edge } = make(ACCENTS[(number - 1) % ACCENTS.length] ?? BLACK);
  return {
    wholeStyle: whole,
    lastRowStyle: edge,
    ...(look.showHeaders ? { headerRowStyle: header } : {}),
    ...(look.showBandedRows ? { firstRowStyle: band } : {}),
    ...(look.showBandedColumns ? { secondColumnStyle: band } : {}),
    ...(look.highlightFirstColumn ? { headerColumnStyle: bold } : {}),
    ...(look.highlightLastColumn ? { lastColumnStyle: bold } : {}),
  };
}
