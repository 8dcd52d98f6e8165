import { MAX_COLUMNS, MAX_ROWS } from "../a1";
import { ApiError } from "../apiError";
import type { NewCell } from "../copies";
import { shiftFormula, transposeFormula } from "../formulaReferences";
import type { Cell, CellInput, Rect } from "../grid";
import { contains, intersection, isOnSheet, matrixOf } from "../rect";
import { copyRules, cutRules } from "./copyRules";
import type { Model, Place } from "./model";

export const COPY_TYPES = ["All", "Values", "Formulas", "Formats"] as const;

/** What is copied, and how. */
export interface CopyWay {
  readonly type: (typeof COPY_TYPES)[number];
  /** Empty cells leave theirs alone. */
  readonly skipBlanks: boolean;
  /** Rows become columns. */
  readonly transpose: boolean;
}

/**
 * Copies cells as Excel pastes them: a target of several times the source's size is filled, any other
 * takes the source's size; references without `$` go along.
 */
export function copyCells(model: Model, from: Place, to: Place, way: CopyWay): void {
  const source = { ...from, rect: clipped(model, from, to) };
  const { rows, columns } = way.transpose ? turned(source.rect) : source.rect;
  const times = (whole: number, part: number) => (whole % part === 0 ? whole / part : 1);
  const target: Rect = {
    ...to.rect,
    rows: rows * times(to.rect.rows, rows),
    columns: columns * times(to.rect.columns, columns),
  };
  if (!isOnSheet(target))
    throw new ApiError("InvalidArgument", "The cells do not fit on the worksheet there.");
  const { grid } = model;
  const cells = newCells(model, source, target, way);
  const blocks = way.type === "All" ? mergesIn(model, source, target, way) : [];
  grid.oneStep(() => {
    if (way.type === "All" || way.type === "Formats") grid.unmerge(to.sheet, target);
    copyRules(model, source, { sheet: to.sheet, rect: target }, way);
    grid.put(to.sheet, target, cells);
    for (const block of blocks) grid.merge(to.sheet, block);
  });
}

const turned = ({ rows, columns }: Rect) => ({ rows: columns, columns: rows });

/** Of whole rows and columns, what is used on either side. */
function clipped(model: Model, from: Place, to: Place): Rect {
  const { rect } = from;
  if (rect.rows < MAX_ROWS && rect.columns < MAX_COLUMNS) return rect;
  const used = [from, to].map(({ sheet }) => model.grid.usedRange(sheet, false));
  const bottom = Math.max(1, ...used.map((u) => (u ? u.row + u.rows : 1)));
  const right = Math.max(1, ...used.map((u) => (u ? u.column + u.columns : 1)));
  return {
    ...rect,
    rows: Math.min(rect.rows, Math.max(1, bottom - rect.row)),
    columns: Math.min(rect.columns, Math.max(1, right - rect.column)),
  };
}

function newCells(model: Model, { sheet, rect }: Place, target: Rect, way: CopyWay) {
  const cells = model.grid.cells(sheet, rect);
  const looks = model.grid.looks(sheet, rect);
  return matrixOf(target, (row, column): NewCell | null => {
    const [r, c] = [row - target.row, column - target.column];
    const [y, x] = way.transpose
      ? [c % rect.rows, r % rect.columns]
      : [r % rect.rows, c % rect.columns];
    const cell = cells[y]![x]!;
    if (way.skipBlanks && cell.type === "Empty") return null;
    const place = { row: rect.row + y, column: rect.column + x };
    const content = contentOf(cell, place, { row, column }, way);
    const look = looks[y]![x]!;
    if (way.type === "Formats") return { look };
    return way.type === "All" ? { content, look } : { content };
  });
}

interface At {
  readonly row: number;
  readonly column: number;
}

function contentOf(cell: Cell, from: At, to: At, { type, transpose }: CopyWay): CellInput {
  if (type === "Values") return { value: cell.value };
  // What a formula spills is spilled anew where the formula is copied to.
  if (cell.formula === undefined) return { value: cell.spilled ? null : cell.value };
  return {
    formula: transpose
      ? transposeFormula(cell.formula, from, to)
      : shiftFormula(cell.formula, to.row - from.row, to.column - from.column),
  };
}

function mergesIn(model: Model, source: Place, target: Rect, { transpose }: CopyWay): Rect[] {
  const { row, column, rows, columns } = source.rect;
  const height = transpose ? columns : rows;
  const width = transpose ? rows : columns;
  return model.grid
    .merges(source.sheet)
    .filter((merge) => contains(source.rect, merge))
    .flatMap((merge) => {
      const [down, right] = [merge.row - row, merge.column - column];
      const blocks: Rect[] = [];
      for (let r = 0; r < target.rows; r += height)
        for (let c = 0; c < target.columns; c += width)
          blocks.push({
            row: target.row + r + (transpose ? right : down),
            column: target.column + c + (transpose ? down : right),
            ...(transpose ? turned(merge) : { rows: merge.rows, columns: merge.columns }),
          });
      return blocks;
    });
}

/** Moves cells as cutting and pasting does: contents, looks, and all that refers to them. */
export function moveTo(model: Model, from: Place, to: Place): void {
  const target = { ...to.rect, rows: from.rect.rows, columns: from.rect.columns };
  if (!isOnSheet(target)) throw new ApiError("InvalidArgument", "The cells do not fit there.");
  const tears = ({ sheet, rect }: Place) =>
    [...model.grid.merges(sheet), ...tablesOn(model, sheet)].some(
      (block) => intersection(block, rect) && !contains(rect, block)
    );
  if (tears(from) || tears({ sheet: to.sheet, rect: target }))
    throw new ApiError("InvalidOperation", "A table or merged cells can't be moved in part.");
  model.grid.oneStep(() => {
    const put = cutRules(model, from, { sheet: to.sheet, rect: target });
    model.grid.cut(from, { sheet: to.sheet, rect: target });
    put();
  });
}

const tablesOn = (model: Model, sheet: string) =>
  model.tables.filter((table) => table.sheet === sheet).map(({ rect }) => rect);
