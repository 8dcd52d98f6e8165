import type { IMutationInfo } from "@univerjs/core";
import {
  type FilterModel,
  type ISetSheetsFilterCriteriaMutationParams,
  RemoveSheetsFilterMutation,
  SetSheetsFilterCriteriaMutation,
  SetSheetsFilterRangeMutation,
  SheetsFilterService,
} from "@univerjs/sheets-filter";
import "@univerjs/sheets-filter/facade";
import {
  type ITableFilterItem,
  SetSheetTableFilterMutation,
  SheetTableService,
  TABLE_FILTER_EMPTY_VALUE,
  TableColumnFilterTypeEnum,
} from "@univerjs/sheets-table";
import type { FilterOwner, FiltersGrid } from "../host/filters";
import { injectorOf } from "./injector";
import { takeStep } from "./step";
import { tableModel } from "./tableModel";
import { rangeOf, rectOf, type UniverBook } from "./univerBook";

/** Filters of tables and of the one range a sheet may have filtered besides. */
export function univerFilters(book: UniverBook): FiltersGrid {
  const { api, workbook, as } = book;
  const injector = injectorOf(api);
  const unitId = workbook.getId();
  const service = injector.get(SheetsFilterService);
  const tables = injector.get(SheetTableService);
  const take = (redos: IMutationInfo[], undos: IMutationInfo[]) =>
    as("addin", () => takeStep(api, { redos, undos }));

  const modelOf = (sheet: string): FilterModel | null =>
    service.getFilterModel(unitId, sheet) ?? null;

  const place = (sheet: string) => ({ unitId, subUnitId: sheet });
  const range = (sheet: string, model: FilterModel): IMutationInfo => ({
    id: SetSheetsFilterRangeMutation.id,
    params: { ...place(sheet), range: model.getRange() },
  });
  const columns = (sheet: string, model: FilterModel): IMutationInfo[] =>
    model.getAllFilterColumns().map(([col, column]) => ({
      id: SetSheetsFilterCriteriaMutation.id,
      params: { ...place(sheet), col, criteria: column.serialize(), reCalc: true },
    }));

  function setSheetFilter(sheet: string, rect: ReturnType<typeof rectOf> | null): void {
    const old = modelOf(sheet);
    const remove: IMutationInfo = { id: RemoveSheetsFilterMutation.id, params: place(sheet) };
    const before = old ? [range(sheet, old), ...columns(sheet, old)] : [];
    const set: IMutationInfo[] = rect
      ? [
          {
            id: SetSheetsFilterRangeMutation.id,
            params: { ...place(sheet), range: rangeOf(rect) },
          },
        ]
      : [];
    take([...(old ? [remove] : []), ...set], [...(rect ? [remove] : []), ...before]);
  }

  function textAt(sheet: string, row: number, column: number): string {
    const cells = book.sheet(sheet).getSheet();
    // Univer compares what it has here, a number or a text.
    return String(tables.getCellValueWithConditionType(cells, row, column) ?? "");
  }

  function filterTable(id: string, column: number, rows: readonly number[] | null): void {
    const known = tableModel(book).find(id);
    if (!known) throw new Error(`there is no table ${id}`);
    const { sheet, rect, table } = known;
    const cells = book.sheet(sheet).getSheet();
    const set = (tableFilter: ITableFilterItem | undefined): IMutationInfo => ({
      id: SetSheetTableFilterMutation.id,
      params: { ...place(sheet), tableId: id, column, tableFilter },
    });
    const values = rows?.map(
      (row) =>
        tables.getCellValueWithConditionType(cells, row, rect.column + column) ??
        TABLE_FILTER_EMPTY_VALUE
    );
    const filter = values && {
      filterType: TableColumnFilterTypeEnum.manual as const,
      values: [...new Set(values)] as string[],
    };
    take([set(filter)], [set(table.getTableFilterColumn(column))]);
  }

  function filterSheet(sheet: string, column: number, rows: readonly number[] | null): void {
    const model = modelOf(sheet);
    if (!model) throw new Error("the sheet has no filter");
    const col = model.getRange().startColumn + column;
    const set = (criteria: ISetSheetsFilterCriteriaMutationParams["criteria"]): IMutationInfo => ({
      id: SetSheetsFilterCriteriaMutation.id,
      params: { ...place(sheet), col, criteria, reCalc: true },
    });
    const texts = rows?.map((row) => textAt(sheet, row, col));
    const criteria = texts
      ? {
          colId: column,
          filters: {
            filters: [...new Set(texts.filter((text) => text !== ""))],
            ...(texts.includes("") ? { blank: true as const } : {}),
          },
        }
      : null;
    take([set(criteria)], [set(model.getFilterColumn(col)?.serialize() ?? null)]);
  }

  function filters(owner: FilterOwner): (string[] | null)[] {
    if ("table" in owner) {
      const known = tableModel(book).find(owner.table);
      return Array.from({ length: known?.rect.columns ?? 0 }, (_, c) =>
        shownByTable(known?.table.getTableFilterColumn(c))
      );
    }
    const model = modelOf(owner.sheet);
    if (!model) return [];
    const { startColumn, endColumn } = model.getRange();
    return Array.from({ length: endColumn - startColumn + 1 }, (_, c) => {
      const criteria = model.getFilterColumn(startColumn + c)?.serialize();
      if (!criteria) return null;
      const { filters: texts = [], blank } = criteria.filters ?? {};
      return blank ? [...texts, ""] : [...texts];
    });
  }

  return {
    sheetFilter(sheet) {
      const model = modelOf(sheet);
      return model && rectOf(model.getRange());
    },
    setSheetFilter,
    filters,
    filterColumn(owner, column, rows) {
      if ("table" in owner) filterTable(owner.table, column, rows);
      else filterSheet(owner.sheet, column, rows);
    },
  };
}

/** What a person chose by a condition is told as no texts at all. */
function shownByTable(filter: ITableFilterItem | undefined): string[] | null {
  if (!filter) return null;
  if (filter.filterType !== TableColumnFilterTypeEnum.manual) return [];
  return filter.values.map((value) => (value === TABLE_FILTER_EMPTY_VALUE ? "" : String(value)));
}
