import { makeAddress, MAX_COLUMNS, MAX_ROWS } from "../a1";
import {
  ApiError,
  invalidArgument,
  invalidOperation,
  itemNotFound,
  wrongDimensions,
} from "../apiError";
import type { Cell, CellInput, CellValue, Rect } from "../grid";
import { HostObject } from "../hostObject";
import { type CellPlace, fromR1C1, toR1C1 } from "../formulaReferences";
import { type CellsMoved, movedRect } from "../moved";
import { boundingRect, contains, intersection, isOnSheet, isUnbounded, matrixOf } from "../rect";
import { DIRECTIONS, edgeFrom, type IsFilled, surroundingRegion } from "../regions";
import { typedInput } from "../typedInput";
import { ConditionalFormats } from "./conditionalFormats";
import { DataValidation } from "./dataValidation";
import { checkEntries } from "./formulaEntry";
import { pickProperties, putEach } from "./cellProperties";
import { COPY_TYPES, copyCells, moveTo } from "./copyCells";
import type { Model, Place } from "./model";
import { moveCells } from "./moveCells";
import { setStyle } from "./cells";
import { MOST_SIZED, POINTS_PER_PIXEL, RangeFormat } from "./rangeFormat";
import { RangeAreas } from "./rangeAreas";
import { type Criteria, firstShowing, replaceTexts } from "./rangeSearch";
import { RangeSort } from "./rangeSort";
import { removeDuplicates } from "./removeDuplicates";
import { specialCells } from "./specialCells";
import { Tables } from "./tables";
import { Worksheet } from "./worksheet";

/** Excel answers no more cells than this at once. */
const MOST_CELLS = 5_000_000;

export class Range extends HostObject implements Place {
  readonly className = "Range";
  override readonly isTracked = true;

  private place: Rect | null;

  constructor(
    readonly model: Model,
    readonly sheet: string,
    rect: Rect
  ) {
    super();
    if (!isOnSheet(rect)) throw invalidArgument();
    this.place = rect;
  }

  get rect(): Rect {
    if (!this.place)
      throw new ApiError("InvalidReference", "The cells of this range have been deleted.");
    return this.place;
  }

  /** A range that office.js holds stays with its cells when others are inserted or deleted. */
  override identity() {
    this.model.ranges.follow(this);
    return {};
  }

  move(moved: CellsMoved) {
    this.place = this.place && movedRect(this.place, moved);
  }

  get Address() {
    return makeAddress(this.model.nameOfSheet(this.sheet), this.rect);
  }

  get AddressLocal() {
    return this.Address;
  }

  get CellCount() {
    const count = this.rect.rows * this.rect.columns;
    return count > 2_147_483_647 ? -1 : count;
  }

  get ColumnCount() {
    return this.rect.columns;
  }

  get ColumnIndex() {
    return this.rect.column;
  }

  get RowCount() {
    return this.rect.rows;
  }

  get RowIndex() {
    return this.rect.row;
  }

  get IsEntireColumn() {
    return this.rect.rows === MAX_ROWS;
  }

  get IsEntireRow() {
    return this.rect.columns === MAX_COLUMNS;
  }

  get Format() {
    return new RangeFormat(this);
  }

  get places(): readonly Place[] {
    return [this];
  }

  /** Of the named styles there is the plain one alone; its name takes all formats away. */
  get Style(): string | null {
    return "Normal";
  }
  set Style(name: unknown) {
    setStyle(this, name);
  }

  get ColumnHidden() {
    const { column, columns } = this.rect;
    return allOrNone(columns, (i) => this.model.grid.columnHidden(this.sheet, column + i));
  }
  set ColumnHidden(hidden: unknown) {
    const { column, columns } = this.rect;
    this.model.grid.hideColumns(this.sheet, column, columns, hidden === true);
  }

  get RowHidden() {
    const { row, rows } = this.rect;
    return allOrNone(rows, (i) => this.model.grid.rowHidden(this.sheet, row + i));
  }
  set RowHidden(hidden: unknown) {
    const { row, rows } = this.rect;
    this.model.grid.hideRows(this.sheet, row, rows, hidden === true);
  }

  /** Whether all cells are hidden, by their rows or their columns; null when some are. */
  get Hidden(): boolean | null {
    const [rows, columns] = [this.RowHidden, this.ColumnHidden];
    if (rows === true || columns === true) return true;
    return rows === false && columns === false ? false : null;
  }

  get Left() {
    return this.width(0, this.rect.column);
  }

  get Top() {
    return this.height(0, this.rect.row);
  }

  get Width() {
    return this.width(this.rect.column, this.rect.columns);
  }

  get Height() {
    return this.height(this.rect.row, this.rect.rows);
  }

  private standard(which: "standardWidth" | "standardHeight"): number {
    return this.model.grid.sheets().find(({ id }) => id === this.sheet)?.[which] ?? 0;
  }

  /** Points. */
  private width(first: number, columns: number): number {
    const { grid } = this.model;
    const size = (at: number) =>
      grid.columnHidden(this.sheet, at) ? 0 : grid.columnWidth(this.sheet, at);
    return sum(columns, this.standard("standardWidth"), (i) => size(first + i)) * POINTS_PER_PIXEL;
  }

  private height(first: number, rows: number): number {
    const { grid } = this.model;
    const size = (at: number) =>
      grid.rowHidden(this.sheet, at) ? 0 : grid.rowHeight(this.sheet, at);
    return sum(rows, this.standard("standardHeight"), (i) => size(first + i)) * POINTS_PER_PIXEL;
  }

  get ConditionalFormats() {
    return new ConditionalFormats(this.model, this.sheet, [this.rect]);
  }

  get DataValidation() {
    return new DataValidation(this);
  }

  get Sort() {
    return new RangeSort(this.model, this);
  }

  get Worksheet() {
    return new Worksheet(this.model, this.sheet);
  }

  get Values() {
    return this.read(({ value }) => value ?? "");
  }
  set Values(values: unknown) {
    this.type(values);
  }

  get Formulas() {
    return this.read(({ formula, value }) => formula ?? value ?? "");
  }
  set Formulas(formulas: unknown) {
    this.type(formulas);
  }

  get FormulasLocal() {
    return this.Formulas;
  }
  set FormulasLocal(formulas: unknown) {
    this.type(formulas);
  }

  /** Constants as they are, formulas as they read from their cells. */
  get FormulasR1C1() {
    return this.read(({ formula, value }, cell) =>
      formula === undefined ? (value ?? "") : toR1C1(formula, cell)
    );
  }
  set FormulasR1C1(formulas: unknown) {
    const { row, column } = this.rect;
    this.type(
      this.matrix(formulas).map((line, r) =>
        line.map((input, c) =>
          typeof input === "string" && input.startsWith("=")
            ? fromR1C1(input, { row: row + r, column: column + c })
            : input
        )
      )
    );
  }

  get ValueTypes() {
    return this.read(({ type }) => type);
  }

  get Text() {
    if (isUnbounded(this.rect)) return null;
    this.checkSize();
    return this.model.grid.texts(this.sheet, this.rect);
  }

  get NumberFormat() {
    if (isUnbounded(this.rect)) return null;
    this.checkSize();
    return this.model.grid.numberFormats(this.sheet, this.rect);
  }
  set NumberFormat(formats: unknown) {
    if (!Array.isArray(formats)) {
      if (typeof formats !== "string") throw invalidArgument();
      this.model.grid.setFormat(this.sheet, this.rect, { numberFormat: formats });
      return;
    }
    const matrix = this.matrix(formats);
    if (matrix.flat().some((f) => f !== null && typeof f !== "string")) throw invalidArgument();
    this.model.grid.setNumberFormats(this.sheet, this.rect, matrix as (string | null)[][]);
  }

  get NumberFormatLocal() {
    return this.NumberFormat;
  }
  set NumberFormatLocal(formats: unknown) {
    this.NumberFormat = formats;
  }

  /** True when all cells belong to spills, null when some do. */
  get HasSpill() {
    const { grid } = this.model;
    const rect = intersection(this.rect, grid.usedRange(this.sheet, true) ?? this.rect);
    if (!rect) return false;
    const spills = grid
      .cells(this.sheet, rect)
      .flatMap((row, r) =>
        row.map(
          ({ spilled }, c) =>
            spilled === true || grid.spillOf(this.sheet, rect.row + r, rect.column + c) !== null
        )
      );
    if (!spills.includes(true)) return false;
    return spills.length === this.CellCount && !spills.includes(false) ? true : null;
  }

  private read<T>(answer: (cell: Cell, place: CellPlace) => T): T[][] | null {
    if (isUnbounded(this.rect)) return null;
    this.checkSize();
    const { row, column } = this.rect;
    return this.model.grid
      .cells(this.sheet, this.rect)
      .map((line, r) => line.map((cell, c) => answer(cell, { row: row + r, column: column + c })));
  }

  private checkSize() {
    if (this.CellCount > MOST_CELLS)
      throw new ApiError(
        "ResponsePayloadSizeLimitExceeded",
        "The response payload size has exceeded the limit."
      );
  }

  /** Puts values in as if typed; null leaves its cell alone. */
  private type(values: unknown) {
    const matrix = this.matrix(values);
    const formats = this.model.grid.numberFormats(this.sheet, this.rect);
    const { locale } = this.model.surroundings;
    const isCovered = this.coveredByMerges();
    const inputs = matrix.map((row, r) =>
      row.map((value, c): CellInput | null =>
        value === null || isCovered(r, c)
          ? null
          : typedInput(cellValue(value), formats[r]?.[c] ?? "General", locale)
      )
    );
    checkEntries(this.model, this, inputs);
    this.model.grid.write(this.sheet, this.rect, inputs);
  }

  /** Merged cells hold one value: what is written to those beneath the first is lost. */
  private coveredByMerges(): (row: number, column: number) => boolean {
    const { row, column } = this.rect;
    const merges = this.model.grid.merges(this.sheet).filter((m) => intersection(m, this.rect));
    return (r, c) =>
      merges.some(
        (merge) =>
          contains(merge, { row: row + r, column: column + c, rows: 1, columns: 1 }) &&
          (merge.row !== row + r || merge.column !== column + c)
      );
  }

  /** A matrix of the range's size; a single value stands for all cells. */
  private matrix(values: unknown): unknown[][] {
    if (isUnbounded(this.rect)) throw invalidArgument();
    if (!Array.isArray(values)) return matrixOf(this.rect, () => values);
    this._ValidateArraySize(
      values.length,
      Array.isArray(values[0]) ? (values[0] as unknown[]).length : 0
    );
    const { columns } = this.rect;
    const fits = values.every((row) => Array.isArray(row) && row.length === columns);
    if (!fits) throw wrongDimensions();
    return values as unknown[][];
  }

  /** office.js asks this before it sends a large matrix in pieces. */
  _ValidateArraySize(rows: number, columns: number) {
    if (rows !== this.rect.rows || columns !== this.rect.columns) throw wrongDimensions();
  }

  private at(rect: Rect) {
    return new Range(this.model, this.sheet, rect);
  }

  private other(range: Range | string): Rect {
    const place = this.placeOf(range);
    if (place.sheet !== this.sheet) throw invalidArgument();
    return place.rect;
  }

  GetCell(row: number, column: number) {
    const { row: top, column: left } = this.rect;
    return this.at({ row: top + row, column: left + column, rows: 1, columns: 1 });
  }

  GetRow(index: number) {
    return this.at({ ...this.rect, row: this.rect.row + index, rows: 1 });
  }

  GetColumn(index: number) {
    return this.at({ ...this.rect, column: this.rect.column + index, columns: 1 });
  }

  GetLastRow() {
    return this.GetRow(this.rect.rows - 1);
  }

  GetLastColumn() {
    return this.GetColumn(this.rect.columns - 1);
  }

  GetLastCell() {
    return this.GetCell(this.rect.rows - 1, this.rect.columns - 1);
  }

  GetEntireColumn() {
    return this.at({ ...this.rect, row: 0, rows: MAX_ROWS });
  }

  GetEntireRow() {
    return this.at({ ...this.rect, column: 0, columns: MAX_COLUMNS });
  }

  GetOffsetRange(rows: number, columns: number) {
    const { row, column } = this.rect;
    return this.at({ ...this.rect, row: row + rows, column: column + columns });
  }

  GetResizedRange(rows: number, columns: number) {
    return this.GetAbsoluteResizedRange(this.rect.rows + rows, this.rect.columns + columns);
  }

  GetAbsoluteResizedRange(rows: number, columns: number) {
    return this.at({ ...this.rect, rows, columns });
  }

  GetBoundingRect(range: Range | string) {
    return this.at(boundingRect(this.rect, this.other(range)));
  }

  GetIntersection(range: Range | string) {
    return this.found(intersection(this.rect, this.other(range)));
  }

  private found(rect: Rect | null) {
    if (!rect) throw itemNotFound();
    return this.at(rect);
  }

  /** Without used cells Excel answers the range's first cell. */
  GetUsedRange(valuesOnly?: boolean | null) {
    return this.GetUsedRangeOrNullObject(valuesOnly) ?? this.GetCell(0, 0);
  }

  GetUsedRangeOrNullObject(valuesOnly?: boolean | null) {
    const used = this.usedRect(Boolean(valuesOnly));
    return used ? this.at(used) : null;
  }

  private usedRect(valuesOnly: boolean): Rect | null {
    const { grid } = this.model;
    const inSheet = grid.usedRange(this.sheet, valuesOnly);
    const shared = inSheet && intersection(this.rect, inSheet);
    return shared && valuesOnly ? usedWithin(shared, grid.cells(this.sheet, shared)) : shared;
  }

  GetRowsAbove(count?: number | null) {
    return this.beside(-(count ?? 1), 0);
  }

  GetRowsBelow(count?: number | null) {
    return this.beside(count ?? 1, 0);
  }

  GetColumnsBefore(count?: number | null) {
    return this.beside(0, -(count ?? 1));
  }

  GetColumnsAfter(count?: number | null) {
    return this.beside(0, count ?? 1);
  }

  /** So many rows or columns on one side; a negative count means the other side. */
  private beside(rows: number, columns: number) {
    const { rect } = this;
    if (rows + columns === 0 || !Number.isInteger(rows + columns)) throw invalidArgument();
    if (rows !== 0)
      return this.at({
        ...rect,
        row: rows > 0 ? rect.row + rect.rows : rect.row + rows,
        rows: Math.abs(rows),
      });
    return this.at({
      ...rect,
      column: columns > 0 ? rect.column + rect.columns : rect.column + columns,
      columns: Math.abs(columns),
    });
  }

  /** The cells around that no empty row or column cuts off. */
  GetSurroundingRegion() {
    const { used, isFilled } = this.filled();
    return this.at(surroundingRegion(this.rect, used, isFilled));
  }

  /** Where Ctrl and an arrow key lead from the active cell, or from the first one. */
  GetRangeEdge(direction: unknown, activeCell?: Range | string | null) {
    return this.at(this.edge(direction, this.active(activeCell)));
  }

  /** What Ctrl, Shift and an arrow key select. */
  GetExtendedRange(direction: unknown, activeCell?: Range | string | null) {
    const { row, column, rows, columns } = this.rect;
    const active = this.active(activeCell);
    const end = {
      ...active,
      ...(direction === "Down" ? { row: row + rows - 1 } : {}),
      ...(direction === "Up" ? { row } : {}),
      ...(direction === "Right" ? { column: column + columns - 1 } : {}),
      ...(direction === "Left" ? { column } : {}),
    };
    return this.at(boundingRect(this.rect, this.edge(direction, end)));
  }

  private active(cell: Range | string | null | undefined): Rect {
    const rect = cell ? this.other(cell) : this.GetCell(0, 0).rect;
    if (!contains(this.rect, rect)) throw invalidArgument();
    return { ...rect, rows: 1, columns: 1 };
  }

  private edge(direction: unknown, from: Rect): Rect {
    const towards = DIRECTIONS.find((d) => d === direction);
    if (!towards) throw invalidArgument();
    const { isFilled } = this.filled();
    if (towards === "Up" || towards === "Down") {
      const end = towards === "Up" ? 0 : MAX_ROWS - 1;
      return { ...from, row: edgeFrom(from.row, end, (row) => isFilled(row, from.column)) };
    }
    const end = towards === "Left" ? 0 : MAX_COLUMNS - 1;
    return { ...from, column: edgeFrom(from.column, end, (column) => isFilled(from.row, column)) };
  }

  private filled(): { readonly used: Rect | null; readonly isFilled: IsFilled } {
    const used = this.model.grid.usedRange(this.sheet, true);
    const cells = used ? this.model.grid.cells(this.sheet, used) : [];
    const isFilled: IsFilled = (row, column) => {
      const cell = used && cells[row - used.row]?.[column - used.column];
      return !!cell && cell.type !== "Empty";
    };
    return { used, isFilled };
  }

  GetCellProperties(asked: unknown) {
    this.checkSize();
    return matrixOf(this.bounded, (row, column) =>
      pickProperties(this.at({ row, column, rows: 1, columns: 1 }), asked)
    );
  }

  SetCellProperties(given: unknown) {
    const cells = matrixOf(this.bounded, (row, column) =>
      this.at({ row, column, rows: 1, columns: 1 })
    );
    if (!Array.isArray(given) || given.length !== cells.length) throw wrongDimensions();
    this.model.grid.oneStep(() => cells.forEach((line, r) => putEach(line, given[r])));
  }

  GetRowProperties(asked: unknown) {
    return this.rows().map((row) => pickProperties(row, asked));
  }

  SetRowProperties(given: unknown) {
    this.model.grid.oneStep(() => putEach(this.rows(), given));
  }

  GetColumnProperties(asked: unknown) {
    return this.columns().map((column) => pickProperties(column, asked));
  }

  SetColumnProperties(given: unknown) {
    this.model.grid.oneStep(() => putEach(this.columns(), given));
  }

  private get bounded(): Rect {
    if (isUnbounded(this.rect)) throw invalidArgument();
    return this.rect;
  }

  private rows() {
    const { row, rows } = this.rect;
    if (rows === MAX_ROWS) throw invalidArgument();
    return Array.from({ length: rows }, (_, r) => this.at({ ...this.rect, row: row + r, rows: 1 }));
  }

  private columns() {
    const { column, columns } = this.rect;
    if (columns === MAX_COLUMNS) throw invalidArgument();
    return Array.from({ length: columns }, (_, c) =>
      this.at({ ...this.rect, column: column + c, columns: 1 })
    );
  }

  /** The first cell that shows a text. */
  Find(text: unknown, criteria?: Criteria | null) {
    return this.found(firstShowing(this.model, this, text, criteria));
  }

  /** Answers in how many cells a text was replaced. */
  ReplaceAll(text: unknown, replacement: unknown, criteria?: Criteria | null) {
    return replaceTexts(this.model, this, text, replacement, criteria);
  }

  GetSpecialCells(kind: unknown, valueType?: unknown) {
    const rects = specialCells(this.model, this, kind, valueType);
    if (rects.length === 0) throw itemNotFound();
    return new RangeAreas(rects.map((rect) => this.at(rect)));
  }

  GetMergedAreas() {
    const merges = this.model.grid.merges(this.sheet).filter((m) => intersection(m, this.rect));
    if (merges.length === 0) throw itemNotFound();
    return new RangeAreas(merges.map((rect) => this.at(rect)));
  }

  RemoveDuplicates(columns: unknown, includesHeader: unknown) {
    return removeDuplicates(this.model, this, columns, includesHeader);
  }

  /** The cell whose formula spills into this one. */
  GetSpillParent() {
    const { grid } = this.model;
    const { row, column, rows, columns } = this.rect;
    if (rows * columns > 1) throw invalidOperation();
    const used = grid.usedRange(this.sheet, true);
    for (let r = row; used && r >= used.row; r--)
      for (let c = column; c >= used.column; c--) {
        const spill = grid.spillOf(this.sheet, r, c);
        if (spill && contains(spill, this.rect))
          return this.at({ ...this.rect, row: r, column: c });
      }
    throw itemNotFound();
  }

  GetSpillingToRange() {
    const { row, column } = this.rect;
    return this.found(this.model.grid.spillOf(this.sheet, row, column));
  }

  GetTables(fullyContained?: boolean | null) {
    return new Tables(this.model, this.sheet, this.rect, Boolean(fullyContained));
  }

  /** Answers the new cells. */
  Insert(shift: unknown) {
    const { rect } = this;
    moveCells(this.model, this, "Inserted", shift);
    return this.at(rect);
  }

  Delete(shift: unknown) {
    moveCells(this.model, this, "Deleted", shift);
  }

  CopyFrom(
    source: Range | string,
    copyType?: string | null,
    skipBlanks?: boolean | null,
    transpose?: boolean | null
  ) {
    const type = COPY_TYPES.find((known) => known === (copyType ?? "All"));
    if (!type) throw invalidArgument();
    const way = { type, skipBlanks: Boolean(skipBlanks), transpose: Boolean(transpose) };
    copyCells(this.model, this.placeOf(source), this, way);
  }

  MoveTo(destination: Range | string) {
    moveTo(this.model, this, this.placeOf(destination));
  }

  private placeOf(range: Range | string): Place {
    return typeof range === "string" ? this.model.place(range, this.sheet) : range;
  }

  /** `across` merges each row by itself. */
  Merge(across?: boolean | null) {
    if (isUnbounded(this.rect)) throw invalidArgument();
    if (this.GetTables().items().length > 0) throw invalidOperation();
    const { rows, row } = this.rect;
    const blocks = across
      ? Array.from({ length: rows }, (_, r) => ({ ...this.rect, row: row + r, rows: 1 }))
      : [this.rect];
    for (const block of blocks)
      if (block.rows * block.columns > 1) this.model.grid.merge(this.sheet, block);
  }

  Unmerge() {
    this.model.grid.unmerge(this.sheet, this.rect);
  }

  Clear(applyTo?: string | null) {
    const what = (["All", "Contents", "Formats"] as const).find((w) => w === (applyTo ?? "All"));
    if (!what) throw invalidArgument();
    this.model.grid.clear(this.sheet, this.rect, what);
  }

  Calculate() {
    this.model.grid.recalculate();
  }

  Select() {
    this.model.grid.select(this.sheet, this.rect);
  }
}

function sum(count: number, standard: number, at: (index: number) => number): number {
  const sized = Math.min(count, MOST_SIZED);
  let total = (count - sized) * standard;
  for (let i = 0; i < sized; i++) total += at(i);
  return total;
}

/** True or false where that holds of all, null where it holds of some. */
function allOrNone(count: number, at: (index: number) => boolean): boolean | null {
  const first = at(0);
  for (let i = 1; i < Math.min(count, MOST_SIZED); i++) if (at(i) !== first) return null;
  return first;
}

function cellValue(value: unknown): CellValue {
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw invalidArgument();
}

/** The smallest rectangle of the cells that hold something, within cells that were read. */
function usedWithin(rect: Rect, cells: readonly (readonly Cell[])[]): Rect | null {
  let used: Rect | null = null;
  cells.forEach((row, r) => {
    const filled = row.map(({ type }) => type !== "Empty");
    const first = filled.indexOf(true);
    if (first < 0) return;
    const inRow = {
      row: rect.row + r,
      column: rect.column + first,
      rows: 1,
      columns: filled.lastIndexOf(true) - first + 1,
    };
    used = used ? boundingRect(used, inRow) : inRow;
  });
  return used;
}
