import { invalidArgument, itemNotFound } from "../apiError";
import { type FilterCriteria, type FilteredCell, passing } from "../filterCriteria";
import type { FilterOwner } from "../filters";
import type { Rect } from "../grid";
import { HostObject } from "../hostObject";
import { contains } from "../rect";
import type { Model } from "./model";
import { Range } from "./range";
import { bodyOf } from "./tablePlace";
import type { Table } from "./tables";

/** What an add-in asked of a column, and what that let through when it did. */
export interface KnownCriteria {
  readonly criteria: FilterCriteria;
  readonly shown: readonly string[];
}

/** A filtered block of rows: where it lies and how it is known. */
interface Filtered {
  readonly model: Model;
  readonly owner: FilterOwner;
  readonly sheet: string;
  /** Without headings and totals. */
  readonly body: Rect;
  /** Under which what was asked of a column is kept. */
  readonly key: (column: number) => string;
}

const ofTable = ({ model, state }: Table): Filtered => ({
  model,
  owner: { table: state.id },
  sheet: state.sheet,
  body: bodyOf(state),
  key: (column) => `table ${state.id} ${state.columns[column]?.id}`,
});

function ofSheet(model: Model, sheet: string): Filtered | null {
  const rect = model.grid.sheetFilter(sheet);
  return (
    rect && {
      model,
      owner: { sheet },
      sheet,
      body: { ...rect, row: rect.row + 1, rows: rect.rows - 1 },
      key: (column) => `sheet ${sheet} ${column}`,
    }
  );
}

function apply({ model, owner, sheet, body, key }: Filtered, column: number, criteria: unknown) {
  const asked = criteriaOf(criteria);
  const rect = { ...body, column: body.column + column, columns: 1 };
  const texts = model.grid.texts(sheet, rect);
  const cells = model.grid
    .cells(sheet, rect)
    .map((row, r): FilteredCell => ({ ...row[0]!, text: texts[r]?.[0] ?? "" }));
  const rows = passing(asked, cells).flatMap((passes, r) => (passes ? [body.row + r] : []));
  model.grid.filterColumn(owner, column, rows);
  const shown = model.grid.filters(owner)[column] ?? [];
  model.criteria.set(key(column), { criteria: asked, shown });
}

function clear({ model, owner, key }: Filtered, column: number): void {
  if (model.grid.filters(owner)[column]) model.grid.filterColumn(owner, column, null);
  model.criteria.delete(key(column));
}

function clearAll(filtered: Filtered): void {
  filtered.model.grid.filters(filtered.owner).forEach((_, column) => clear(filtered, column));
}

/** What is asked of a column: by the add-in, or by a person since. */
function criteriaAt({ model, owner, key }: Filtered, column: number): FilterCriteria | null {
  const shown = model.grid.filters(owner)[column];
  if (!shown) return null;
  const known = model.criteria.get(key(column));
  const same = known && known.shown.join("\0") === shown.join("\0");
  return same ? known.criteria : { filterOn: "Values", values: shown };
}

/** Judges all rows anew. */
function reapply(filtered: Filtered): void {
  const all = filtered.model.grid.filters(filtered.owner).map((_, c) => criteriaAt(filtered, c));
  all.forEach((criteria, column) => criteria && apply(filtered, column, criteria));
}

function criteriaOf(criteria: unknown): FilterCriteria {
  const given = (criteria ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof given["filterOn"] !== "string") throw invalidArgument();
  const kept = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(kept) as unknown as FilterCriteria;
}

export const isFiltered = (table: Table): boolean =>
  table.model.grid.filters({ table: table.Id }).some((shown) => shown !== null);

export const clearFilters = (table: Table): void => clearAll(ofTable(table));

export const reapplyFilters = (table: Table): void => reapply(ofTable(table));

/** The filter of a table's column. */
export class Filter extends HostObject {
  readonly className = "Filter";

  constructor(
    private readonly table: Table,
    private readonly column: number
  ) {
    super();
  }

  get Criteria() {
    return criteriaAt(ofTable(this.table), this.column);
  }

  Apply(criteria: unknown) {
    apply(ofTable(this.table), this.column, criteria);
  }

  ApplyValuesFilter(values: unknown) {
    this.Apply({ filterOn: "Values", values });
  }

  ApplyCustomFilter(criterion1: unknown, criterion2?: unknown, operator?: unknown) {
    this.Apply({ filterOn: "Custom", criterion1, criterion2, operator: operator ?? "And" });
  }

  ApplyTopItemsFilter(count: unknown) {
    this.Apply({ filterOn: "TopItems", criterion1: String(count) });
  }

  ApplyTopPercentFilter(percent: unknown) {
    this.Apply({ filterOn: "TopPercent", criterion1: String(percent) });
  }

  ApplyBottomItemsFilter(count: unknown) {
    this.Apply({ filterOn: "BottomItems", criterion1: String(count) });
  }

  ApplyBottomPercentFilter(percent: unknown) {
    this.Apply({ filterOn: "BottomPercent", criterion1: String(percent) });
  }

  ApplyDynamicFilter(dynamicCriteria: unknown) {
    this.Apply({ filterOn: "Dynamic", dynamicCriteria });
  }

  Clear() {
    clear(ofTable(this.table), this.column);
  }
}

/** The filter of a whole table, or of the range of a sheet that has one besides its tables. */
export class AutoFilter extends HostObject {
  readonly className = "AutoFilter";

  constructor(
    private readonly model: Model,
    private readonly of: Table | string
  ) {
    super();
  }

  private get filtered(): Filtered | null {
    return typeof this.of === "string" ? ofSheet(this.model, this.of) : ofTable(this.of);
  }

  private get known(): Filtered {
    const { filtered } = this;
    if (!filtered) throw itemNotFound();
    return filtered;
  }

  get Enabled() {
    return typeof this.of === "string" ? this.filtered !== null : this.of.ShowFilterButton;
  }

  get IsDataFiltered() {
    const { filtered } = this;
    return !!filtered && this.model.grid.filters(filtered.owner).some((shown) => shown !== null);
  }

  get Criteria() {
    const { filtered } = this;
    return filtered
      ? this.model.grid.filters(filtered.owner).map((_, column) => criteriaAt(filtered, column))
      : [];
  }

  GetRange() {
    const { sheet, body } = this.known;
    return new Range(this.model, sheet, { ...body, row: body.row - 1, rows: body.rows + 1 });
  }

  /** A sheet has one such filter: another range takes its place. */
  Apply(range: unknown, columnIndex?: unknown, criteria?: unknown) {
    if (typeof this.of === "string") this.place(this.of, range);
    if (criteria === undefined || criteria === null) return;
    apply(this.known, this.columnAt(columnIndex ?? 0), criteria);
  }

  private place(sheet: string, range: unknown) {
    const place = range instanceof Range ? range : this.model.place(String(range), sheet);
    if (place.sheet !== sheet) throw invalidArgument();
    const [one] = this.model.tables.filter(
      (t) => t.sheet === sheet && contains(t.rect, place.rect)
    );
    if (one) throw invalidArgument();
    const now = this.model.grid.sheetFilter(sheet);
    if (!now || !contains(now, place.rect) || !contains(place.rect, now))
      this.model.grid.setSheetFilter(sheet, place.rect);
  }

  private columnAt(index: unknown): number {
    const column = Number(index);
    if (!Number.isInteger(column) || column < 0 || column >= this.known.body.columns)
      throw invalidArgument();
    return column;
  }

  ClearColumnCriteria(columnIndex: unknown) {
    clear(this.known, this.columnAt(columnIndex));
  }

  ClearCriteria() {
    if (this.filtered) clearAll(this.filtered);
  }

  Reapply() {
    reapply(this.known);
  }

  Remove() {
    if (typeof this.of !== "string") this.of.ShowFilterButton = false;
    else if (this.filtered) this.model.grid.setSheetFilter(this.of, null);
  }
}
