import { heightOf, INDENT, linesIn } from "./textSize";
import { type Area, footerText, PAGE, type WallLayout, type WallLook } from "./wallLayout";

/** A column of a list: texts are broken into lines, words stand in the middle, VPs share decimals. */
export interface ListColumn {
  readonly heading: string;
  /** In points. */
  readonly width: number;
  readonly kind: "text" | "word" | "whole" | "vp";
}

/** VPs that may still change. */
interface Provisional {
  readonly provisional: number;
}

/** What stands in a cell of a list. */
export type ListCell = string | number | Provisional;

/** A list for the wall before it is laid out. */
interface WallListPlan {
  readonly name: string;
  readonly mark: string;
  /** The event's. */
  readonly title: string;
  readonly heading: string;
  readonly columns: readonly ListColumn[];
  readonly rows: readonly (readonly ListCell[])[];
  readonly notes: readonly string[];
  readonly orientation: "Portrait" | "Landscape";
  /** First columns that stand on every page. */
  readonly leading: number;
  /** Which page it is and how many there are, with Excel's codes. */
  readonly page: string;
}

const SIZES = { title: 18, heading: 14, columns: 10, body: 12, note: 10 } as const;
const [TITLE, HEADING, COLUMNS, BODY] = [0, 1, 2, 3];
const RULE = "#BFBFBF";
const EDGE = "#404040";
const GROUND = "#EDEDED";
/** More than this a list is not made smaller to fit a page: it goes on on another beside it. */
const SMALLEST = 0.6;
/** Halves of sums of two decimals have three. */
const MOST_DECIMALS = 3;

/** Lays a list out: the event's title, what the list is, headings, a row each, notes. */
export function listLayout(plan: WallListPlan): WallLayout {
  const { columns, rows, notes, orientation } = plan;
  const line = (text: string) => columns.map((_, i) => (i === 0 ? text : ""));
  const whole = (row: number): Area => ({ row, column: 0, rows: 1, columns: columns.length });
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const firstNote = BODY + rows.length;
  const across = [TITLE, HEADING, ...notes.map((_, i) => firstNote + i)];
  return {
    name: plan.name,
    mark: plan.mark,
    cells: [
      line(plan.title),
      line(plan.heading),
      columns.map(({ heading }) => heading),
      ...rows.map((row) => row.map(valueOf)),
      ...notes.map(line),
    ],
    widths: columns.map((column) => column.width),
    heights: [
      heightOf(linesIn(plan.title, width, SIZES.title), SIZES.title),
      heightOf(linesIn(plan.heading, width, SIZES.heading), SIZES.heading) + 6,
      heightFor(
        columns,
        columns.map(({ heading }) => heading),
        SIZES.columns
      ),
      ...rows.map((row) => heightFor(columns, row, SIZES.body)),
      ...notes.map((note) => heightOf(linesIn(note, width, SIZES.note), SIZES.note)),
    ],
    looks: [
      { areas: [whole(TITLE)], bold: true, size: SIZES.title, wrap: true },
      { areas: [whole(HEADING)], size: SIZES.heading, wrap: true },
      {
        areas: [whole(COLUMNS)],
        bold: true,
        size: SIZES.columns,
        wrap: true,
        fill: GROUND,
        lines: [{ at: "EdgeBottom", style: "Continuous", color: EDGE }],
      },
      ...bodyLooks(columns, rows),
      ...(notes.length ? [{ areas: notes.map((_, i) => whole(firstNote + i)), ...NOTE }] : []),
    ],
    merged: across.map(whole),
    frozen: { rows: BODY, columns: plan.leading },
    print: {
      orientation,
      pagesWide: Math.max(1, Math.ceil((width * SMALLEST) / PAGE[orientation].width)),
      pagesTall: null,
      areas: [],
      titleRow: COLUMNS,
      titleColumns: plan.leading,
      breaks: [],
      footer: {
        left: footerText(plan.title, plan.name),
        right: plan.page,
      },
    },
  };
}

const NOTE = { size: SIZES.note, wrap: true } as const;

function heightFor(columns: readonly ListColumn[], row: readonly ListCell[], size: number): number {
  const lines = columns.map(({ width, kind }, i) => {
    const cell = row[i] ?? "";
    const room = kind === "text" || kind === "vp" ? width - INDENT : width;
    return typeof cell === "string" ? linesIn(cell, room, size) : 1;
  });
  return heightOf(Math.max(...lines), size);
}

function bodyLooks(
  columns: readonly ListColumn[],
  rows: readonly (readonly ListCell[])[]
): WallLook[] {
  const body = (column: number, count = 1): Area => ({
    row: BODY,
    column,
    rows: rows.length,
    columns: count,
  });
  const format = vpFormat(columns, rows);
  const ofKind = (...kinds: ListColumn["kind"][]) =>
    columns.flatMap(({ kind }, i) => (kinds.includes(kind) ? [i] : []));
  const figures = ofKind("vp");
  const open = rows.flatMap((row, r) =>
    figures.filter((c) => typeof row[c] === "object").map((column) => at(BODY + r, column))
  );
  const columnAreas = (places: readonly number[]): Area[] =>
    places.flatMap((place) => [at(COLUMNS, place), ...(rows.length ? [body(place)] : [])]);
  const looks: WallLook[] = [
    { areas: columnAreas(ofKind("word", "whole")), align: "Center" },
    { areas: columnAreas(figures), align: "Right", indent: 1 },
    { areas: columnAreas(ofKind("text")), align: "Left", indent: 1 },
  ];
  if (rows.length)
    looks.push(
      {
        areas: [body(0, columns.length)],
        size: SIZES.body,
        wrap: true,
        lines: [
          // Excel refuses a line between the rows of one row.
          ...(rows.length > 1 ? [BETWEEN_ROWS] : []),
          { at: "EdgeBottom", style: "Continuous", color: EDGE },
        ],
      },
      { areas: figures.map((column) => body(column)), format },
      // On paper nothing tells provisional VPs from others but a sign beside them.
      { areas: open, format: `${format}"*"` }
    );
  return looks.filter(({ areas }) => areas.length > 0);
}

const BETWEEN_ROWS = { at: "InsideHorizontal", style: "Continuous", color: RULE } as const;

const at = (row: number, column: number): Area => ({ row, column, rows: 1, columns: 1 });

const valueOf = (cell: ListCell): string | number =>
  typeof cell === "object" ? cell.provisional : cell;

/** As many decimals as any VPs of the list have, so that the points stand below one another. */
function vpFormat(columns: readonly ListColumn[], rows: readonly (readonly ListCell[])[]): string {
  const decimals = rows.flatMap((row) =>
    row.map((cell, i) => {
      const value = valueOf(cell);
      return columns[i]?.kind === "vp" && typeof value === "number" ? decimalsOf(value) : 0;
    })
  );
  const most = Math.max(0, ...decimals);
  return most ? `0.${"0".repeat(most)}` : "0";
}

function decimalsOf(value: number): number {
  const digits = value.toFixed(MOST_DECIMALS).replace(/0+$/, "");
  return digits.length - digits.indexOf(".") - 1;
}
