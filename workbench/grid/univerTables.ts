import type { FUniver } from "@univerjs/core/facade";
import {
  IActiveDirtyManagerService,
  IFunctionService,
  type ISetSuperTableMutationParam,
  RemoveSuperTableMutation,
  SetSuperTableMutation,
} from "@univerjs/engine-formula";
import type { Rect, Table, TablesGrid } from "../host/grid";
import { injectorOf } from "./injector";
import { rangeOf, type UniverBook } from "./univerBook";

/** Shows the host's tables; formulas that name them follow when they grow or are renamed. */
export function univerTables({ api, workbook, as }: UniverBook): TablesGrid {
  renewFormulasOfTables(api);
  const shown = new Map<string, Table>();

  function add({ id, sheet, name, rect }: Table): void {
    const added = workbook.getSheetBySheetId(sheet)?.addTable(name, rangeOf(rect), id, {});
    // Univer takes no table named as a sheet, Excel does.
    if (!added || !workbook.getTableInfoByName(name))
      throw new Error(`the grid cannot show a table named "${name}"`);
  }
  function show(table: Table): void {
    const before = shown.get(table.id);
    if (!before) add(table);
    const sheet = workbook.getSheetBySheetId(table.sheet);
    if (before && !sameRect(before.rect, table.rect))
      void sheet?.setTableRange(table.id, rangeOf(table.rect));
    if (before && before.name !== table.name && !sheet?.setTableName(table.id, table.name))
      throw new Error(`the grid cannot show a table named "${table.name}"`);
    shown.set(table.id, table);
  }
  return {
    showTable: (table) => as("addin", () => show(table)),
    removeTable: (id) =>
      as("addin", () => {
        shown.delete(id);
        void workbook.removeTable(id);
      }),
  };
}

const sameRect = (a: Rect, b: Rect) =>
  a.row === b.row && a.column === b.column && a.rows === b.rows && a.columns === b.columns;

/**
 * Univer 0.25.1 keeps a formula's parsed form, with the table's old range in it, after the table has
 * changed: this drops those forms and what every sheet knows about who depends on whom.
 */
function renewFormulasOfTables(api: FUniver): void {
  const injector = injectorOf(api);
  const dirty = injector.get(IActiveDirtyManagerService);
  const functions = injector.get(IFunctionService);
  for (const commandId of [SetSuperTableMutation.id, RemoveSuperTableMutation.id])
    dirty.register(commandId, {
      commandId,
      getDirtyData({ params }) {
        const { unitId, tableName, oldTableName, reference } =
          params as ISetSuperTableMutationParam;
        functions.deleteFormulaAstCacheKey(tableName, ...(oldTableName ? [oldTableName] : []));
        const sheets = api.getActiveWorkbook()?.getSheets() ?? [];
        return {
          forceCalculation: true,
          dirtyRanges: reference
            ? [{ unitId, sheetId: reference.sheetId, range: reference.range }]
            : [],
          dirtySuperTableMap: { [unitId]: { [tableName]: "1" } },
          clearDependencyTreeCache: {
            [unitId]: Object.fromEntries(sheets.map((sheet) => [sheet.getSheetId(), "1"])),
          },
        };
      },
    });
}
