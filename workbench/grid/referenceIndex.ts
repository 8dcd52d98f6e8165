import type { IRange, IUnitRange } from "@univerjs/core";

/** Which formulas refer to which cells; a formula is a number. */
export class ReferenceIndex {
  private readonly entered = new Map<number, readonly IUnitRange[]>();
  private readonly sheets = new Map<string, SheetIndex>();

  /** Enters what a formula refers to. */
  enter(id: number, references: readonly IUnitRange[]): void {
    this.entered.set(id, references);
    for (const reference of references) this.sheetOf(reference).add(bounded(reference.range), id);
  }

  /** Forgets a formula. */
  leave(id: number): void {
    for (const reference of this.entered.get(id) ?? [])
      this.sheetOf(reference).remove(bounded(reference.range), id);
    this.entered.delete(id);
  }

  clear(): void {
    this.entered.clear();
    this.sheets.clear();
  }

  /** Adds to `found` the formulas that refer to some cell of a range. */
  find(range: IUnitRange, found: Set<number>): void {
    this.sheetOf(range).find(bounded(range.range), found);
  }

  private sheetOf({ unitId, sheetId }: IUnitRange): SheetIndex {
    const key = `${unitId}|${sheetId}`;
    let sheet = this.sheets.get(key);
    if (!sheet) this.sheets.set(key, (sheet = new SheetIndex()));
    return sheet;
  }
}

/** Rows that are searched together. */
const BAND = 64;
/** A range over more bands than these is compared with every search. */
const MOST_BANDS = 16;

/** A range and the formulas that refer to just it. */
interface Entry {
  readonly range: IRange;
  readonly ids: Set<number>;
}

class SheetIndex {
  /** Who refers to one cell alone: by column and row, one number or several. */
  private readonly cells = new Map<number, Map<number, number | number[]>>();
  /** The other ranges, by their corners. */
  private readonly entries = new Map<string, Entry>();
  private readonly bands = new Map<number, Set<Entry>>();
  private readonly tall = new Set<Entry>();

  add(range: IRange, id: number): void {
    if (isCell(range)) return this.addCell(range, id);
    const key = cornersOf(range);
    let entry = this.entries.get(key);
    if (!entry) {
      this.entries.set(key, (entry = { range, ids: new Set() }));
      for (const band of this.bandsOf(range)) band.add(entry);
    }
    entry.ids.add(id);
  }

  remove(range: IRange, id: number): void {
    if (isCell(range)) return this.removeCell(range, id);
    const entry = this.entries.get(cornersOf(range));
    entry?.ids.delete(id);
    if (entry?.ids.size !== 0) return;
    this.entries.delete(cornersOf(range));
    for (const band of this.bandsOf(range)) band.delete(entry);
  }

  find(range: IRange, found: Set<number>): void {
    const { startRow, endRow, startColumn, endColumn } = range;
    for (const rows of within(this.cells, startColumn, endColumn))
      for (const ids of within(rows, startRow, endRow))
        if (typeof ids === "number") found.add(ids);
        else for (const id of ids) found.add(id);
    const take = (entry: Entry) => {
      if (shares(entry.range, range)) for (const id of entry.ids) found.add(id);
    };
    this.tall.forEach(take);
    for (const band of within(this.bands, bandOf(startRow), bandOf(endRow))) band.forEach(take);
  }

  private addCell({ startRow, startColumn }: IRange, id: number): void {
    let rows = this.cells.get(startColumn);
    if (!rows) this.cells.set(startColumn, (rows = new Map()));
    const ids = rows.get(startRow);
    if (ids === undefined) rows.set(startRow, id);
    else if (typeof ids === "number") rows.set(startRow, [ids, id]);
    else ids.push(id);
  }

  private removeCell({ startRow, startColumn }: IRange, id: number): void {
    const rows = this.cells.get(startColumn);
    const ids = rows?.get(startRow);
    if (ids === id) rows?.delete(startRow);
    else if (Array.isArray(ids))
      rows?.set(
        startRow,
        ids.filter((each) => each !== id)
      );
  }

  private bandsOf({ startRow, endRow }: IRange): Set<Entry>[] {
    const [first, last] = [bandOf(startRow), bandOf(endRow)];
    if (last - first >= MOST_BANDS) return [this.tall];
    return Array.from({ length: last - first + 1 }, (_, i) => {
      let band = this.bands.get(first + i);
      if (!band) this.bands.set(first + i, (band = new Set()));
      return band;
    });
  }
}

const bandOf = (row: number) => Math.floor(row / BAND);

const isCell = ({ startRow, endRow, startColumn, endColumn }: IRange) =>
  startRow === endRow && startColumn === endColumn;

const cornersOf = ({ startRow, endRow, startColumn, endColumn }: IRange) =>
  `${startRow},${startColumn},${endRow},${endColumn}`;

const shares = (one: IRange, other: IRange) =>
  one.startRow <= other.endRow &&
  other.startRow <= one.endRow &&
  one.startColumn <= other.endColumn &&
  other.startColumn <= one.endColumn;

/** Whole columns and rows have no number where they have no end. */
function bounded(range: IRange): IRange {
  const { startRow, endRow, startColumn, endColumn } = range;
  return {
    startRow: Number.isNaN(startRow) ? 0 : startRow,
    endRow: Number.isNaN(endRow) ? Infinity : endRow,
    startColumn: Number.isNaN(startColumn) ? 0 : startColumn,
    endColumn: Number.isNaN(endColumn) ? Infinity : endColumn,
  };
}

/** What stands from one key to another, by whichever way is shorter: the keys between, or all there are. */
function* within<T>(map: ReadonlyMap<number, T>, from: number, to: number): Generator<T> {
  if (to - from < map.size) {
    for (let key = from; key <= to; key++) {
      const value = map.get(key);
      if (value !== undefined) yield value;
    }
  } else for (const [key, value] of map) if (key >= from && key <= to) yield value;
}
