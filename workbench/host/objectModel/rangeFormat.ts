import { ApiNotFound, invalidArgument } from "../apiError";
import type { CellFormat, Rect } from "../grid";
import { HostObject } from "../hostObject";
import { Borders } from "./borders";
import { type Cells, change, common, eachStep } from "./cells";
import { parseColor } from "./color";
import { FormatProtection } from "./protection";

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
const READING_ORDERS = ["Context", "LeftToRight", "RightToLeft"] as const;
const UNDERLINES = ["None", "Single", "Double"] as const;
const MOST_INDENT = 250;
const STACKED = 180;

/** Excel gives widths and heights in points, the grid in pixels. */
export const POINTS_PER_PIXEL = 0.75;

export class RangeFormat extends HostObject {
  readonly className = "RangeFormat";

  constructor(private readonly cells: Cells) {
    super();
  }

  get Fill() {
    return new RangeFill(this.cells);
  }

  get Font() {
    return new RangeFont(this.cells);
  }

  get Protection() {
    return new FormatProtection(this.cells);
  }

  get Borders() {
    return new Borders(this.cells);
  }

  get HorizontalAlignment(): unknown {
    return common(this.cells, "horizontalAlignment");
  }
  set HorizontalAlignment(value: unknown) {
    change(this.cells, { horizontalAlignment: oneOf(HORIZONTAL, value) });
  }

  get VerticalAlignment(): unknown {
    return common(this.cells, "verticalAlignment");
  }
  set VerticalAlignment(value: unknown) {
    change(this.cells, { verticalAlignment: oneOf(VERTICAL, value) });
  }

  get WrapText(): unknown {
    return common(this.cells, "wrapText");
  }
  set WrapText(value: unknown) {
    change(this.cells, { wrapText: booleanOf(value) });
  }

  get ShrinkToFit(): unknown {
    return common(this.cells, "shrinkToFit");
  }
  set ShrinkToFit(value: unknown) {
    change(this.cells, { shrinkToFit: booleanOf(value) });
  }

  get IndentLevel(): unknown {
    return common(this.cells, "indentLevel");
  }
  set IndentLevel(level: unknown) {
    if (!Number.isInteger(level) || Number(level) < 0 || Number(level) > MOST_INDENT)
      throw invalidArgument();
    change(this.cells, { indentLevel: Number(level) });
  }

  /** Text that is distributed is not indented by itself here. */
  get AutoIndent() {
    return false;
  }

  get TextOrientation(): unknown {
    return common(this.cells, "textOrientation");
  }
  set TextOrientation(degrees: unknown) {
    const fits = Number.isInteger(degrees) && Math.abs(Number(degrees)) <= 90;
    if (!fits && degrees !== STACKED) throw invalidArgument();
    change(this.cells, { textOrientation: Number(degrees) });
  }

  get ReadingOrder(): unknown {
    return common(this.cells, "readingOrder");
  }
  set ReadingOrder(value: unknown) {
    change(this.cells, { readingOrder: oneOf(READING_ORDERS, value) });
  }

  get ColumnWidth(): unknown {
    return inPoints(sameSize(this.cells, this.columns));
  }
  set ColumnWidth(points: unknown) {
    const { grid } = this.cells.model;
    const width = pixels(points);
    this.eachPlace(({ column, columns }, sheet) => {
      // A column without width is a hidden one.
      if (width === 0) grid.hideColumns(sheet, column, columns, true);
      else grid.setColumnWidth(sheet, column, columns, width);
    });
  }

  get RowHeight(): unknown {
    return inPoints(sameSize(this.cells, this.rows));
  }
  set RowHeight(points: unknown) {
    const { grid } = this.cells.model;
    const height = pixels(points);
    this.eachPlace(({ row, rows }, sheet) => {
      if (height === 0) grid.hideRows(sheet, row, rows, true);
      else grid.setRowHeight(sheet, row, rows, height);
    });
  }

  get UseStandardWidth(): unknown {
    return this.isStandard("standardWidth", this.columns);
  }
  set UseStandardWidth(use: unknown) {
    const { grid } = this.cells.model;
    if (use === true)
      this.eachPlace(({ column, columns }, sheet) =>
        grid.setColumnWidth(sheet, column, columns, standardOf(this.cells, sheet, "standardWidth"))
      );
  }

  get UseStandardHeight(): unknown {
    return this.isStandard("standardHeight", this.rows);
  }
  set UseStandardHeight(use: unknown) {
    const { grid } = this.cells.model;
    if (use === true)
      this.eachPlace(({ row, rows }, sheet) =>
        grid.setRowHeight(sheet, row, rows, standardOf(this.cells, sheet, "standardHeight"))
      );
  }

  AutofitColumns() {
    const { grid } = this.cells.model;
    this.eachPlace(({ column, columns }, sheet) => grid.autofitColumns(sheet, column, columns));
  }

  AutofitRows() {
    const { grid } = this.cells.model;
    this.eachPlace(({ row, rows }, sheet) => grid.autofitRows(sheet, row, rows));
  }

  /** Indents by so many steps more, or less; no further than Excel goes. */
  AdjustIndent(amount: unknown) {
    if (!Number.isInteger(amount)) throw invalidArgument();
    const { grid } = this.cells.model;
    this.eachPlace((rect, sheet) => {
      const { indentLevel } = grid.format(sheet, rect.row, rect.column);
      const level = Math.min(MOST_INDENT, Math.max(0, indentLevel + Number(amount)));
      grid.setFormat(sheet, rect, { indentLevel: level });
    });
  }

  private eachPlace(work: (rect: Rect, sheet: string) => void) {
    eachStep(this.cells, ({ rect, sheet }) => work(rect, sheet));
  }

  private readonly columns: Sizes = (sheet, { column, columns }) => {
    const { grid } = this.cells.model;
    const width = (at: number) => (grid.columnHidden(sheet, at) ? 0 : grid.columnWidth(sheet, at));
    return { first: column, count: columns, at: width };
  };

  private readonly rows: Sizes = (sheet, { row, rows }) => {
    const { grid } = this.cells.model;
    const height = (at: number) => (grid.rowHidden(sheet, at) ? 0 : grid.rowHeight(sheet, at));
    return { first: row, count: rows, at: height };
  };

  /** Null where some are and some are not. */
  private isStandard(which: Standard, sizes: Sizes): boolean | null {
    const size = sameSize(this.cells, sizes);
    const [first] = this.cells.places;
    return size === null || !first ? null : size === standardOf(this.cells, first.sheet, which);
  }
}

type Standard = "standardWidth" | "standardHeight";

/** The rows or columns of a rectangle with their sizes in pixels. */
type Sizes = (
  sheet: string,
  rect: Rect
) => {
  readonly first: number;
  readonly count: number;
  readonly at: (index: number) => number;
};

/** More rows and columns than anyone has sized one by one: those beyond are of standard size. */
export const MOST_SIZED = 5000;

/** The size all rows or columns have, in pixels; null where they differ. */
function sameSize({ places }: Cells, sizes: Sizes): number | null {
  let common: number | null = null;
  for (const { sheet, rect } of places) {
    const { first, count, at } = sizes(sheet, rect);
    for (let i = 0; i < Math.min(count, MOST_SIZED); i++) {
      const size = at(first + i);
      if (common !== null && size !== common) return null;
      common = size;
    }
  }
  return common;
}

const inPoints = (size: number | null) => (size === null ? null : size * POINTS_PER_PIXEL);

function standardOf({ model }: Cells, sheet: string, which: Standard): number {
  return model.grid.sheets().find(({ id }) => id === sheet)?.[which] ?? 0;
}

class RangeFill extends HostObject {
  readonly className = "RangeFill";

  constructor(private readonly cells: Cells) {
    super();
  }

  /** White where there is no fill, "" where cells differ. */
  get Color(): unknown {
    return common(this.cells, "fill", (fill) => fill ?? "#FFFFFF") ?? "";
  }
  set Color(color: unknown) {
    change(this.cells, { fill: parseColor(color) });
  }

  /** Fills are plain here. */
  get Pattern(): unknown {
    return common(this.cells, "fill", (fill) => (fill === null ? "None" : "Solid"));
  }
  set Pattern(pattern: unknown) {
    if (pattern === "None") this.Clear();
    else if (pattern !== "Solid") throw new ApiNotFound(`RangeFill.Pattern "${String(pattern)}"`);
    else if (common(this.cells, "fill") === null) change(this.cells, { fill: "#FFFFFF" });
  }

  Clear() {
    change(this.cells, { fill: null });
  }
}

class RangeFont extends HostObject {
  readonly className = "RangeFont";

  constructor(private readonly cells: Cells) {
    super();
  }

  get Bold(): unknown {
    return common(this.cells, "bold");
  }
  set Bold(value: unknown) {
    change(this.cells, { bold: booleanOf(value) });
  }

  get Italic(): unknown {
    return common(this.cells, "italic");
  }
  set Italic(value: unknown) {
    change(this.cells, { italic: booleanOf(value) });
  }

  get Strikethrough(): unknown {
    return common(this.cells, "strikethrough");
  }
  set Strikethrough(value: unknown) {
    change(this.cells, { strikethrough: booleanOf(value) });
  }

  get Subscript(): unknown {
    return common(this.cells, "script", (script) => script === "Subscript");
  }
  set Subscript(value: unknown) {
    change(this.cells, { script: booleanOf(value) ? "Subscript" : "Normal" });
  }

  get Superscript(): unknown {
    return common(this.cells, "script", (script) => script === "Superscript");
  }
  set Superscript(value: unknown) {
    change(this.cells, { script: booleanOf(value) ? "Superscript" : "Normal" });
  }

  get Underline(): unknown {
    return common(this.cells, "underline");
  }
  set Underline(value: unknown) {
    if (value === "SingleAccountant" || value === "DoubleAccountant")
      throw new ApiNotFound(`RangeFont.Underline "${value}"`);
    change(this.cells, { underline: oneOf(UNDERLINES, value) });
  }

  get Color(): unknown {
    return common(this.cells, "fontColor") ?? "";
  }
  set Color(color: unknown) {
    change(this.cells, { fontColor: parseColor(color) });
  }

  get Name(): unknown {
    return common(this.cells, "fontName");
  }
  set Name(name: unknown) {
    if (typeof name !== "string" || name === "") throw invalidArgument();
    change(this.cells, { fontName: name });
  }

  get Size(): unknown {
    return common(this.cells, "fontSize");
  }
  set Size(points: unknown) {
    if (typeof points !== "number" || !(points >= 1 && points <= 409)) throw invalidArgument();
    change(this.cells, { fontSize: points });
  }
}

function oneOf<T>(values: readonly T[], value: unknown): T {
  const found = values.find((v) => v === value);
  if (found === undefined) throw invalidArgument();
  return found;
}

function booleanOf(value: unknown): boolean {
  if (typeof value !== "boolean") throw invalidArgument();
  return value;
}

function pixels(points: unknown): number {
  if (typeof points !== "number" || !(points >= 0)) throw invalidArgument();
  return Math.round(points / POINTS_PER_PIXEL);
}
