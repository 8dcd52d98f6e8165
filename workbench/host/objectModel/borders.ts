import { invalidArgument } from "../apiError";
import type { Border, CellFormat, Rect } from "../grid";
import { HostCollection, HostObject, sameName } from "../hostObject";
import { intersection, isOnSheet } from "../rect";
import type { Cells } from "./cells";
import { eachStep } from "./cells";
import { parseColor } from "./color";

const SIDES = [
  "EdgeTop",
  "EdgeBottom",
  "EdgeLeft",
  "EdgeRight",
  "InsideVertical",
  "InsideHorizontal",
  "DiagonalDown",
  "DiagonalUp",
] as const;
type Side = (typeof SIDES)[number];

const STYLES = [
  "Continuous",
  "Dash",
  "DashDot",
  "DashDotDot",
  "Dot",
  "Double",
  "SlantDashDot",
] as const satisfies readonly Border["style"][];
const WEIGHTS = [
  "Hairline",
  "Thin",
  "Medium",
  "Thick",
] as const satisfies readonly Border["weight"][];
const NEW_BORDER: Border = { style: "Continuous", weight: "Thin", color: "#000000" };

export class Borders extends HostCollection<RangeBorder> {
  readonly className = "RangeBorderCollection";

  constructor(private readonly cells: Cells) {
    super();
  }

  items() {
    return SIDES.map((side) => new RangeBorder(this.cells, side));
  }

  find(key: string) {
    const side = SIDES.find((s) => sameName(s, key));
    if (!side) throw invalidArgument();
    return new RangeBorder(this.cells, side);
  }
}

class RangeBorder extends HostObject {
  readonly className = "RangeBorder";

  constructor(
    private readonly cells: Cells,
    private readonly side: Side
  ) {
    super();
  }

  override identity() {
    return { Id: this.side };
  }

  get Id() {
    return this.side;
  }

  get SideIndex() {
    return this.side;
  }

  /** "None" without a line, null where lines differ. */
  get Style(): unknown {
    return this.common((border) => border?.style ?? "None");
  }
  set Style(value: unknown) {
    const style = STYLES.find((s) => s === value);
    if (!style && value !== "None") throw invalidArgument();
    // Excel's double line has one weight.
    this.draw(style === "Double" ? { style, weight: "Thick" } : style ? { style } : null);
  }

  get Weight(): unknown {
    return this.common((border) => (border ?? NEW_BORDER).weight);
  }
  set Weight(value: unknown) {
    const weight = WEIGHTS.find((w) => w === value);
    if (!weight) throw invalidArgument();
    this.draw({ weight });
  }

  /** "" where lines differ. */
  get Color(): unknown {
    return this.common((border) => (border ?? NEW_BORDER).color) ?? "";
  }
  set Color(value: unknown) {
    this.draw({ color: parseColor(value) });
  }

  private common(as: (border: Border | null) => string): string | null {
    const seen = new Set(this.borders().map(as));
    return seen.size > 1 ? null : ([...seen][0] ?? as(null));
  }

  /** The lines of all cells that have this side; beyond the used cells the last one speaks for all. */
  private borders(): (Border | null)[] {
    const { model, places } = this.cells;
    return places.flatMap(({ sheet, rect }) => {
      const line = lineOf(this.side, rect);
      if (!line) return [];
      const used = model.grid.usedRange(sheet, false);
      const filled = used && intersection(line.cells, around(used));
      const { row, column, rows, columns } = line.cells;
      const at = (r: number, c: number) => this.borderAt(sheet, line, r, c);
      const last = at(row + rows - 1, column + columns - 1);
      if (!filled) return [last];
      const seen = Array.from({ length: filled.rows * filled.columns }, (_, i) =>
        at(filled.row + Math.floor(i / filled.columns), filled.column + (i % filled.columns))
      );
      return [...seen, last];
    });
  }

  /** A cell's own line, or that of its neighbour on the other side of it. */
  private borderAt(sheet: string, { key, beside }: Line, row: number, column: number) {
    const { grid } = this.cells.model;
    const own = grid.format(sheet, row, column)[key];
    if (own || !beside) return own;
    const [r, c] = [row + beside.rows, column + beside.columns];
    const isThere = isOnSheet({ row: r, column: c, rows: 1, columns: 1 });
    return isThere ? grid.format(sheet, r, c)[beside.key] : null;
  }

  /** A colour or weight alone draws a thin line first, as in Excel. */
  private draw(change: Partial<Border> | null) {
    const [before = null] = this.borders();
    const border = change && { ...NEW_BORDER, ...before, ...change };
    const { grid } = this.cells.model;
    eachStep(this.cells, ({ sheet, rect }) => {
      const line = lineOf(this.side, rect);
      if (!line) return;
      grid.setFormat(sheet, line.cells, { [line.key]: border });
      // The neighbour's line lies in the same place: this one takes it over.
      const others = line.beside && neighbours(line.cells, line.beside);
      if (others && this.hasLine(sheet, others, line.beside.key))
        grid.setFormat(sheet, others, { [line.beside.key]: null });
    });
  }

  private hasLine(sheet: string, rect: Rect, key: Key): boolean {
    const { grid } = this.cells.model;
    const used = grid.usedRange(sheet, false);
    const filled = used && intersection(rect, used);
    if (!filled) return false;
    for (let r = 0; r < filled.rows; r++)
      for (let c = 0; c < filled.columns; c++)
        if (grid.format(sheet, filled.row + r, filled.column + c)[key]) return true;
    return false;
  }
}

type Key = Extract<keyof CellFormat, `border${string}`>;

/** A side of some cells, and the same line as the side of their neighbours. */
interface Line {
  readonly cells: Rect;
  readonly key: Key;
  readonly beside: Neighbour | null;
}

interface Neighbour {
  readonly rows: number;
  readonly columns: number;
  readonly key: Key;
}

const ABOVE: Neighbour = { rows: -1, columns: 0, key: "borderBottom" };
const BELOW: Neighbour = { rows: 1, columns: 0, key: "borderTop" };
const LEFT: Neighbour = { rows: 0, columns: -1, key: "borderRight" };
const RIGHT: Neighbour = { rows: 0, columns: 1, key: "borderLeft" };

/** Which cells of a range a side belongs to; null where a range has no such side. */
function lineOf(side: Side, rect: Rect): Line | null {
  const { row, column, rows, columns } = rect;
  const bottom = { ...rect, row: row + rows - 1, rows: 1 };
  const right = { ...rect, column: column + columns - 1, columns: 1 };
  switch (side) {
    case "EdgeTop":
      return { cells: { ...rect, rows: 1 }, key: "borderTop", beside: ABOVE };
    case "EdgeBottom":
      return { cells: bottom, key: "borderBottom", beside: BELOW };
    case "EdgeLeft":
      return { cells: { ...rect, columns: 1 }, key: "borderLeft", beside: LEFT };
    case "EdgeRight":
      return { cells: right, key: "borderRight", beside: RIGHT };
    case "InsideHorizontal":
      if (rows < 2) return null;
      return { cells: { ...rect, rows: rows - 1 }, key: "borderBottom", beside: BELOW };
    case "InsideVertical":
      if (columns < 2) return null;
      return { cells: { ...rect, columns: columns - 1 }, key: "borderRight", beside: RIGHT };
    case "DiagonalDown":
      return { cells: rect, key: "borderDiagonalDown", beside: null };
    case "DiagonalUp":
      return { cells: rect, key: "borderDiagonalUp", beside: null };
  }
}

/** Cells and those around them, whose borders are theirs too. */
const around = ({ row, column, rows, columns }: Rect): Rect => ({
  row: Math.max(0, row - 1),
  column: Math.max(0, column - 1),
  rows: rows + 2,
  columns: columns + 2,
});

function neighbours(cells: Rect, { rows, columns }: Neighbour): Rect | null {
  const rect = { ...cells, row: cells.row + rows, column: cells.column + columns };
  return isOnSheet(rect) ? rect : null;
}
