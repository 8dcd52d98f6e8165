import { type IRange, type IUnitRange, RTree } from "@univerjs/core";

/** Who refers to one cell alone: by column and row, one number or several. */
type Cells = Map<number, Map<number, number | number[]>>;

/** Which formulas refer to which cells; a formula is a number. */
export class ReferenceIndex {
  private readonly entered = new Map<number, readonly IUnitRange[]>();
  private readonly sheets = new Map<string, Cells>();
  private ranges = new RTree();

  /** Enters what a formula refers to. */
  enter(id: number, references: readonly IUnitRange[]): void {
    this.entered.set(id, references);
    for (const reference of references)
      if (isCell(reference.range)) add(this.cellsOf(reference), reference.range, id);
      else this.ranges.insert({ ...bounded(reference), id });
  }

  /** Forgets a formula. */
  leave(id: number): void {
    for (const reference of this.entered.get(id) ?? [])
      if (isCell(reference.range)) remove(this.cellsOf(reference), reference.range, id);
      else this.ranges.remove({ ...bounded(reference), id });
    this.entered.delete(id);
  }

  clear(): void {
    this.entered.clear();
    this.sheets.clear();
    this.ranges = new RTree();
  }

  /** Adds to `found` the formulas that refer to some cell of the range. */
  find(range: IUnitRange, found: Set<number>): void {
    const wanted = bounded(range);
    for (const id of this.ranges.bulkSearch([wanted])) found.add(Number(id));
    const { startRow, endRow, startColumn, endColumn } = wanted.range;
    for (const [, rows] of entriesWithin(this.cellsOf(range), startColumn, endColumn))
      for (const [, ids] of entriesWithin(rows, startRow, endRow))
        if (typeof ids === "number") found.add(ids);
        else for (const id of ids) found.add(id);
  }

  private cellsOf({ unitId, sheetId }: IUnitRange): Cells {
    const key = `${unitId}|${sheetId}`;
    let cells = this.sheets.get(key);
    if (!cells) this.sheets.set(key, (cells = new Map()));
    return cells;
  }
}

const isCell = ({ startRow, endRow, startColumn, endColumn }: IRange) =>
  startRow === endRow && startColumn === endColumn;

/** Whole columns and rows have no number where they have no end. */
function bounded({ unitId, sheetId, range }: IUnitRange): IUnitRange {
  const { startRow, endRow, startColumn, endColumn } = range;
  return {
    unitId,
    sheetId,
    range: {
      startRow: Number.isNaN(startRow) ? 0 : startRow,
      endRow: Number.isNaN(endRow) ? Infinity : endRow,
      startColumn: Number.isNaN(startColumn) ? 0 : startColumn,
      endColumn: Number.isNaN(endColumn) ? Infinity : endColumn,
    },
  };
}

function add(cells: Cells, { startRow, startColumn }: IRange, id: number): void {
  let rows = cells.get(startColumn);
  if (!rows) cells.set(startColumn, (rows = new Map()));
  const ids = rows.get(startRow);
  if (ids === undefined) rows.set(startRow, id);
  else if (typeof ids === "number") rows.set(startRow, [ids, id]);
  else ids.push(id);
}

function remove(cells: Cells, { startRow, startColumn }: IRange, id: number): void {
  const rows = cells.get(startColumn);
  const ids = rows?.get(startRow);
  if (ids === id) rows!.delete(startRow);
  else if (Array.isArray(ids))
    rows!.set(
      startRow,
      ids.filter((each) => each !== id)
    );
}

/** The entries from one key to another, found by whichever is less: the keys between, or all entries. */
function* entriesWithin<T>(map: Map<number, T>, from: number, to: number): Generator<[number, T]> {
  if (to - from < map.size) {
    for (let key = from; key <= to; key++) {
      const value = map.get(key);
      if (value !== undefined) yield [key, value];
    }
  } else for (const entry of map) if (entry[0] >= from && entry[0] <= to) yield entry;
}
