import type { Rect } from "./grid";

/** What is filtered: a table, or the one range of a sheet that has a filter without being a table. */
export type FilterOwner = { readonly table: string } | { readonly sheet: string };

/** Filters: rows hidden by what stands in their columns. The grid keeps them, a person may set them. */
export interface FiltersGrid {
  /** The filtered range of a sheet, heading row included; null when it has none. */
  sheetFilter(sheet: string): Rect | null;
  /** Gives a sheet a filter over a range, without criteria, or takes it away. */
  setSheetFilter(sheet: string, rect: Rect | null): void;
  /** The texts each column lets through, "" for empty cells; null where it lets through all. */
  filters(owner: FilterOwner): readonly (readonly string[] | null)[];
  /**
   * Lets a column show only rows with what stands in its cells of these rows of the sheet; null shows
   * all. Rows that come later are judged when it is set again.
   */
  filterColumn(owner: FilterOwner, column: number, rows: readonly number[] | null): void;
}
