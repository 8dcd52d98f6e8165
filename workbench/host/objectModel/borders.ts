import { ApiNotFound, invalidArgument } from "../apiError";
import type { Border, CellFormat, Rect } from "../grid";
import { HostCollection, HostObject, sameName } from "../hostObject";
import { parseColor } from "./color";
import type { Range } from "./range";

const SIDES = [
  "EdgeTop",
  "EdgeBottom",
  "EdgeLeft",
  "EdgeRight",
  "InsideVertical",
  "InsideHorizontal",
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

  constructor(private readonly range: Range) {
    super();
  }

  items() {
    return SIDES.map((side) => new RangeBorder(this.range, side));
  }

  find(key: string) {
    if (key.startsWith("Diagonal")) throw new ApiNotFound(`RangeBorderCollection.${key}`);
    const side = SIDES.find((s) => sameName(s, key));
    if (!side) throw invalidArgument();
    return new RangeBorder(this.range, side);
  }
}

class RangeBorder extends HostObject {
  readonly className = "RangeBorder";

  constructor(
    private readonly range: Range,
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

  get Style(): unknown {
    return this.border?.style ?? "None";
  }
  set Style(value: unknown) {
    const style = STYLES.find((s) => s === value);
    if (!style && value !== "None") throw invalidArgument();
    // Excel's double line has one weight.
    this.draw(style === "Double" ? { style, weight: "Thick" } : style ? { style } : null);
  }

  get Weight(): unknown {
    return (this.border ?? NEW_BORDER).weight;
  }
  set Weight(value: unknown) {
    const weight = WEIGHTS.find((w) => w === value);
    if (!weight) throw invalidArgument();
    this.draw({ weight });
  }

  get Color(): unknown {
    return (this.border ?? NEW_BORDER).color;
  }
  set Color(value: unknown) {
    this.draw({ color: parseColor(value) });
  }

  /** The border of the first cell that has this side; null where none has. */
  private get border(): Border | null {
    const line = lineOf(this.side, this.range.rect);
    if (!line) return null;
    const { row, column } = line.cells;
    return this.range.model.grid.format(this.range.sheet, row, column)[line.key];
  }

  /** A colour or weight alone draws a thin line first, as in Excel. */
  private draw(change: Partial<Border> | null) {
    const line = lineOf(this.side, this.range.rect);
    if (!line) return;
    const border = change && { ...NEW_BORDER, ...this.border, ...change };
    this.range.model.grid.setFormat(this.range.sheet, line.cells, { [line.key]: border });
  }
}

interface Line {
  readonly cells: Rect;
  readonly key: Extract<keyof CellFormat, `border${string}`>;
}

/** Which cells of a range a side belongs to; null where a range has no such side. */
function lineOf(side: Side, rect: Rect): Line | null {
  const { row, column, rows, columns } = rect;
  switch (side) {
    case "EdgeTop":
      return { cells: { ...rect, rows: 1 }, key: "borderTop" };
    case "EdgeBottom":
      return { cells: { ...rect, row: row + rows - 1, rows: 1 }, key: "borderBottom" };
    case "EdgeLeft":
      return { cells: { ...rect, columns: 1 }, key: "borderLeft" };
    case "EdgeRight":
      return { cells: { ...rect, column: column + columns - 1, columns: 1 }, key: "borderRight" };
    case "InsideHorizontal":
      return rows < 2 ? null : { cells: { ...rect, rows: rows - 1 }, key: "borderBottom" };
    case "InsideVertical":
      return columns < 2 ? null : { cells: { ...rect, columns: columns - 1 }, key: "borderRight" };
  }
}
