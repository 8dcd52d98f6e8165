import { invalidArgument } from "../apiError";
import type { CellFormat } from "../grid";
import { HostObject } from "../hostObject";
import { intersection } from "../rect";
import { Borders } from "./borders";
import { parseColor } from "./color";
import { FormatProtection } from "./protection";
import type { Range } from "./range";

const HORIZONTAL = [
  "General",
  "Left",
  "Center",
  "Right",
  "Fill",
  "Justify",
  "CenterAcrossSelection",
  "Distributed",
] as const satisfies readonly CellFormat["horizontalAlignment"][];
const VERTICAL = [
  "Top",
  "Center",
  "Bottom",
  "Justify",
  "Distributed",
] as const satisfies readonly CellFormat["verticalAlignment"][];
const UNDERLINES = ["None", "Single", "Double"] as const;

/** Excel gives widths and heights in points, the grid in pixels. */
const POINTS_PER_PIXEL = 0.75;

export class RangeFormat extends HostObject {
  readonly className = "RangeFormat";

  constructor(private readonly range: Range) {
    super();
  }

  get Fill() {
    return new RangeFill(this.range);
  }

  get Font() {
    return new RangeFont(this.range);
  }

  get Protection() {
    return new FormatProtection(this.range);
  }

  get Borders() {
    return new Borders(this.range);
  }

  get HorizontalAlignment(): unknown {
    return common(this.range, "horizontalAlignment");
  }
  set HorizontalAlignment(value: unknown) {
    change(this.range, { horizontalAlignment: oneOf(HORIZONTAL, value) });
  }

  get VerticalAlignment(): unknown {
    return common(this.range, "verticalAlignment");
  }
  set VerticalAlignment(value: unknown) {
    change(this.range, { verticalAlignment: oneOf(VERTICAL, value) });
  }

  get WrapText(): unknown {
    return common(this.range, "wrapText");
  }
  set WrapText(value: unknown) {
    change(this.range, { wrapText: Boolean(value) });
  }

  get ColumnWidth(): unknown {
    const { model, sheet, rect } = this.range;
    return sameOrNull(rect.columns, (i) => model.grid.columnWidth(sheet, rect.column + i));
  }
  set ColumnWidth(points: unknown) {
    const { model, sheet, rect } = this.range;
    model.grid.setColumnWidth(sheet, rect.column, rect.columns, pixels(points));
  }

  get RowHeight(): unknown {
    const { model, sheet, rect } = this.range;
    return sameOrNull(rect.rows, (i) => model.grid.rowHeight(sheet, rect.row + i));
  }
  set RowHeight(points: unknown) {
    const { model, sheet, rect } = this.range;
    model.grid.setRowHeight(sheet, rect.row, rect.rows, pixels(points));
  }

  AutofitColumns() {
    const { model, sheet, rect } = this.range;
    model.grid.autofitColumns(sheet, rect.column, rect.columns);
  }

  AutofitRows() {
    const { model, sheet, rect } = this.range;
    model.grid.autofitRows(sheet, rect.row, rect.rows);
  }
}

class RangeFill extends HostObject {
  readonly className = "RangeFill";

  constructor(private readonly range: Range) {
    super();
  }

  /** White where there is no fill, "" where cells differ. */
  get Color(): unknown {
    const color = common(this.range, "fill", (fill) => fill ?? "#FFFFFF");
    return color ?? "";
  }
  set Color(color: unknown) {
    change(this.range, { fill: parseColor(color) });
  }

  Clear() {
    change(this.range, { fill: null });
  }
}

class RangeFont extends HostObject {
  readonly className = "RangeFont";

  constructor(private readonly range: Range) {
    super();
  }

  get Bold(): unknown {
    return common(this.range, "bold");
  }
  set Bold(value: unknown) {
    change(this.range, { bold: Boolean(value) });
  }

  get Italic(): unknown {
    return common(this.range, "italic");
  }
  set Italic(value: unknown) {
    change(this.range, { italic: Boolean(value) });
  }

  get Strikethrough(): unknown {
    return common(this.range, "strikethrough");
  }
  set Strikethrough(value: unknown) {
    change(this.range, { strikethrough: Boolean(value) });
  }

  get Underline(): unknown {
    return common(this.range, "underline");
  }
  set Underline(value: unknown) {
    change(this.range, { underline: oneOf(UNDERLINES, value) });
  }

  get Color(): unknown {
    return common(this.range, "fontColor") ?? "";
  }
  set Color(color: unknown) {
    change(this.range, { fontColor: parseColor(color) });
  }

  get Name(): unknown {
    return common(this.range, "fontName");
  }
  set Name(name: unknown) {
    if (typeof name !== "string" || name === "") throw invalidArgument();
    change(this.range, { fontName: name });
  }

  get Size(): unknown {
    return common(this.range, "fontSize");
  }
  set Size(points: unknown) {
    if (typeof points !== "number" || !(points >= 1 && points <= 409)) throw invalidArgument();
    change(this.range, { fontSize: points });
  }
}

function change({ model, sheet, rect }: Range, format: Partial<CellFormat>) {
  model.grid.setFormat(sheet, rect, format);
}

/**
 * What all cells of a range have in common, null where they differ. Beyond the used cells only the
 * formats of whole rows and columns are left, so one cell speaks for them.
 */
function common<Key extends keyof CellFormat>(
  { model, sheet, rect }: Range,
  key: Key,
  as: (value: CellFormat[Key]) => unknown = (value) => value
): unknown {
  const { grid } = model;
  const valueAt = (row: number, column: number) => as(grid.format(sheet, row, column)[key]);
  const value = valueAt(rect.row + rect.rows - 1, rect.column + rect.columns - 1);
  const used = grid.usedRange(sheet, false);
  const seen = used && intersection(rect, used);
  if (!seen) return value;
  for (let r = 0; r < seen.rows; r++)
    for (let c = 0; c < seen.columns; c++)
      if (valueAt(seen.row + r, seen.column + c) !== value) return null;
  return value;
}

function oneOf<T>(values: readonly T[], value: unknown): T {
  const found = values.find((v) => v === value);
  if (found === undefined) throw invalidArgument();
  return found;
}

function sameOrNull(count: number, at: (index: number) => number): number | null {
  const first = at(0);
  for (let i = 1; i < count; i++) if (at(i) !== first) return null;
  return first * POINTS_PER_PIXEL;
}

function pixels(points: unknown): number {
  if (typeof points !== "number" || !(points >= 0)) throw invalidArgument();
  return Math.round(points / POINTS_PER_PIXEL);
}
