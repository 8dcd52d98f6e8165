import { TIE_BREAKS } from "../event";
import { EVENT_WORDS } from "../locales/eventWords";
import { LOCALES } from "../locales/locale";
import { sentence } from "../locales/sentence";
import { SHEET_WORDS } from "../locales/sheetWords";
import { WALL_WORDS } from "../locales/wallWords";
import { cellName } from "./address";
import type { EventFacts } from "./eventBook";
import { heightOf, linesIn } from "./textSize";
import { type Area, footerText, type WallCell, type WallLayout } from "./wallLayout";
import { CHART_MARK } from "./wallMark";

/** How the line of a place is told from the others, on a black-and-white printer too. */
export interface LineLook {
  /** "#RRGGBB": dark enough on white. */
  readonly color: string;
  readonly marker: "Circle" | "Square" | "Triangle" | "Diamond" | "X" | "Plus" | "Star" | "Dash";
  readonly isHollow: boolean;
  readonly line: "Continuous" | "Dash" | "RoundDot";
}

/** The chart of running VPs on a sheet of its own: the sheet, and where its chart takes what from. */
export interface ChartLayout {
  readonly layout: WallLayout;
  /** What stands in the cells of `source` while Excel looks for names and numbers there. */
  readonly sample: readonly (readonly (string | number)[])[];
  /** Headings and lines, one line a row. */
  readonly source: Area;
  /** The figures in it. */
  readonly figures: Area;
  readonly title: string;
  readonly axes: { readonly category: string; readonly value: string };
  readonly lines: readonly LineLook[];
  /** In points. */
  readonly place: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
}

/** More lines than this nobody can tell apart. */
export const MOST_LINES = 16;

const COLORS = [
  ...["#1B4F8A", "#B3261E", "#2E7D32", "#6A1B9A"],
  ...["#B45309", "#00695C", "#5D4037", "#37474F"],
] as const;
const MARKERS = [
  ...(["Circle", "Square", "Triangle", "Diamond"] as const),
  ...(["X", "Plus", "Star", "Dash"] as const),
] as const;
const LINES = ["Continuous", "Dash"] as const;

/** The looks of the lines from the first place on; the second half of them are dashed and hollow. */
export function lineLooks(count: number): LineLook[] {
  return Array.from({ length: count }, (_, i) => {
    const turn = Math.floor(i / MARKERS.length) % LINES.length;
    return {
      color: COLORS[i % COLORS.length]!,
      marker: MARKERS[i % MARKERS.length]!,
      isHollow: turn > 0,
      line: LINES[turn]!,
    };
  });
}

/** What the chart is made from. */
interface ChartPlan {
  readonly facts: EventFacts;
  readonly leading: number;
  /** Rounds there is room for: all that are planned. */
  readonly rounds: number;
  /** The cell of the standings' formula, with its sheet. */
  readonly standings: { readonly sheet: string; readonly row: number; readonly column: number };
}

const [TITLE, HEADING, CHART, COLUMNS, FIRST] = [0, 1, 2, 3, 4];
/** Columns: rank, number, team, the name of the line; then the rounds. */
const [RANK, NUMBER, TEAM, LINE, ROUNDS] = [0, 1, 2, 3, 4];
const WIDTHS = [40, 40, 170, 130] as const;
const ROUND_WIDTH = 44;
const CHART_HEIGHT = 350;
const LEAST_WIDTH = 560;
const GAP = 4;
const SIZES = { title: 18, heading: 14, body: 11 } as const;
/** Letters of a name that a legend has room for. */
const LEGEND_LETTERS = 18;

/**
 * The running VPs of the leaders (累积VP示意图). Its figures are formulas over the spilled standings, so
 * that the chart is right without a step of the add-in: a result typed or corrected moves the lines, a
 * new round makes them longer, and whoever comes to lead takes a leader's line. There is room for all
 * rounds planned; a round without VPs is #N/A, which Excel draws as nothing.
 */
export function chartLayout({ facts, leading, rounds, standings }: ChartPlan): ChartLayout {
  const words = WALL_WORDS[facts.locale];
  const { columns, chart } = words;
  const places = Array.from({ length: leading }, (_, i) => i + 1);
  const numbers = Array.from({ length: rounds }, (_, i) => i + 1);
  const labels = numbers.map((round) => sentence(columns.round, { round }));
  const widths = [...WIDTHS, ...numbers.map(() => ROUND_WIDTH)];
  const width = sum(widths);
  const line = (text: string): WallCell[] => widths.map((_, i) => (i === 0 ? text : ""));
  const look = lookUp(standings, leading, rounds);
  const headings = [columns.rank, columns.number, columns.team, chart.line];
  const whole = (row: number, rows = 1): Area => ({ row, column: 0, rows, columns: widths.length });
  const above = [
    heightOf(linesIn(facts.title, width, SIZES.title), SIZES.title),
    heightOf(1, SIZES.heading) + 6,
  ];
  return {
    layout: {
      name: chart.sheet,
      mark: CHART_MARK,
      cells: [
        line(facts.title),
        line(chart.title),
        line(""),
        [...headings, ...labels],
        ...places.map((place): WallCell[] => [
          look.cell(place, RANK),
          look.cell(place, NUMBER),
          look.cell(place, TEAM),
          look.label(place),
          ...numbers.map((round) => look.running(place, round)),
        ]),
      ],
      widths,
      heights: [
        ...above,
        CHART_HEIGHT,
        heightOf(1, SIZES.body),
        ...places.map(() => heightOf(1, SIZES.body)),
      ],
      looks: [
        { areas: [whole(TITLE)], bold: true, size: SIZES.title, wrap: true },
        { areas: [whole(HEADING)], size: SIZES.heading },
        {
          areas: [whole(COLUMNS)],
          bold: true,
          fill: "#EDEDED",
          lines: [{ at: "EdgeBottom", style: "Continuous", color: "#404040" }],
        },
        { areas: [{ row: COLUMNS, column: RANK, rows: leading + 1, columns: 2 }], align: "Center" },
        {
          areas: [{ row: COLUMNS, column: ROUNDS, rows: leading + 1, columns: rounds }],
          align: "Right",
        },
      ],
      merged: [whole(TITLE), whole(HEADING), whole(CHART)],
      frozen: { rows: 0, columns: 0 },
      print: {
        orientation: "Landscape",
        pagesWide: 1,
        pagesTall: 1,
        areas: [],
        titleRow: null,
        titleColumns: 0,
        breaks: [],
        footer: {
          left: footerText(facts.title, chart.title),
          right: SHEET_WORDS[facts.locale].page,
        },
      },
    },
    sample: [
      [chart.line, ...labels],
      ...places.map((place) => [`${chart.line} ${place}`, ...numbers.map(() => 0)]),
    ],
    source: { row: COLUMNS, column: LINE, rows: leading + 1, columns: rounds + 1 },
    figures: { row: FIRST, column: ROUNDS, rows: leading, columns: rounds },
    title: chart.title,
    axes: { category: chart.round, value: chart.total },
    lines: lineLooks(leading),
    // A little less than its row, so that it does not reach into the next.
    place: {
      left: 0,
      top: sum(above) + GAP,
      width: Math.max(width, LEAST_WIDTH),
      height: CHART_HEIGHT - 2 * GAP,
    },
  };
}

/** Formulas that look a place of the standings up. */
interface LookUp {
  readonly cell: (place: number, column: number) => WallCell;
  readonly label: (place: number) => WallCell;
  readonly running: (place: number, round: number) => WallCell;
}

/** The standings have rank, number, name, VPs; tie-breaks; what decided; then four columns a round. */
const PER_ROUND = 4;
const [VP_OF_ROUND, RUNNING] = [3, 4];

function lookUp(
  { sheet, row, column }: ChartPlan["standings"],
  leading: number,
  rounds: number
): LookUp {
  const on = `'${sheet.replaceAll("'", "''")}'!`;
  const last = column + TEAM + 2 + TIE_BREAKS.length + PER_ROUND * rounds;
  const cells = (from: number, to: number) =>
    `${on}${cellName(ORIGIN, from, column)}:${cellName(ORIGIN, to, last)}`;
  const block = cells(row + 1, row + leading);
  const headings = cells(row, row);
  // The function heads its columns in the language of whoever looks at it.
  const decided = LOCALES.map((locale) => EVENT_WORDS[locale].standings.decidedBy).reduceRight(
    (otherwise, heading) => `IFERROR(MATCH("${heading}",${headings},0),${otherwise})`,
    "NA()"
  );
  const at = (place: number, what: string | number) => `INDEX(${block},${place},${what})`;
  const shown = (place: number, what: number) => `IF(${at(place, 1)}="","",${at(place, what)})`;
  return {
    cell: (place, what) => ({ formula: `=${shown(place, what + 1)}` }),
    label: (place) => ({
      formula:
        `=IF(${at(place, 1)}="","",` +
        `${at(place, NUMBER + 1)}&" "&LEFT(${at(place, TEAM + 1)},${LEGEND_LETTERS}))`,
    }),
    running: (place, round) => {
      const start = `${decided}+${PER_ROUND * (round - 1)}`;
      return {
        formula:
          `=IF(${at(place, `${start}+${VP_OF_ROUND}`)}="",NA(),` +
          `${at(place, `${start}+${RUNNING}`)})`,
      };
    },
  };
}

const ORIGIN = { sheet: "", cells: "A1" };

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
