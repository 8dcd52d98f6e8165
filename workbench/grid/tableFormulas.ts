import { type ICellData, ICommandService, type Nullable } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import {
  IActiveDirtyManagerService,
  IFunctionService,
  ReferenceNodeFactory,
  type ISetSuperTableMutationParam,
  RemoveSuperTableMutation,
  SetSuperTableMutation,
} from "@univerjs/engine-formula";
import {
  BEFORE_CELL_EDIT,
  type ISetRangeValuesMutationParams,
  SetRangeValuesMutation,
  SheetInterceptorService,
} from "@univerjs/sheets";
import { TableManager } from "@univerjs/sheets-table";
import {
  makeGridReference,
  mapTable,
  toExcelFormula,
  toGridFormula,
} from "../host/structuredReference";
import { injectorOf } from "./injector";
import { forgetParsedFormulas } from "./parsedFormulas";
import { follow } from "./step";
import { rewriteFormulas, type TableModel } from "./tableModel";
import type { UniverBook } from "./univerBook";

type FormulaAt = (sheet: string, row: number, column: number) => string | undefined;

/** Keeps formulas that name tables in step with them: as they are entered, renamed, edited. */
export function keepFormulasOfTables(
  book: UniverBook,
  model: TableModel,
  formulaAt: FormulaAt
): void {
  const injector = injectorOf(book.api);
  const commands = injector.get(ICommandService);

  renewFormulasOfTables(book.api);
  readAllTableNames(book.api, model);
  commands.beforeCommandExecuted(({ id, params }, options) => {
    if (id === SetRangeValuesMutation.id && !options?.onlyLocal)
      spellFormulas(params as ISetRangeValuesMutationParams, model);
  });
  injector.get(TableManager).tableNameChanged$.subscribe(({ tableName: table, oldTableName }) => {
    const { redos } = rewriteFormulas(book, formulaAt, (formula) =>
      mapTable(formula, oldTableName, (reference) => makeGridReference({ ...reference, table }))
    );
    follow(book.api, redos);
  });
  injector.get(SheetInterceptorService).writeCellInterceptor.intercept(BEFORE_CELL_EDIT, {
    handler(cell, { subUnitId: sheet, row, col: column }, next) {
      if (!cell?.f?.includes("[")) return next(cell);
      const f = toExcelFormula(cell.f, { sheet, row, column }, model.tables());
      return next({ ...cell, f });
    },
  });
}

/** Formulas on their way into cells get the grid's spelling of tables and headings. */
function spellFormulas(
  { subUnitId: sheet, cellValue }: ISetRangeValuesMutationParams,
  model: TableModel
): void {
  const tables = model.tables();
  if (tables.length === 0) return;
  for (const [row, cells] of Object.entries(cellValue ?? {}))
    for (const [column, cell] of Object.entries(
      (cells ?? {}) as Record<string, Nullable<ICellData>>
    )) {
      if (typeof cell?.f !== "string" || !cell.f.startsWith("=")) continue;
      cell.f = toGridFormula(cell.f, { sheet, row: +row, column: +column }, tables) ?? cell.f;
    }
}

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
        const { unitId, tableName, reference } = params as ISetSuperTableMutationParam;
        forgetParsedFormulas(functions);
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

/** Univer 0.25.1 knows no table whose name has an underscore or a full stop in it, Excel does. */
function readAllTableNames(api: FUniver, model: TableModel): void {
  const factory = injectorOf(api).get(ReferenceNodeFactory) as unknown as {
    _checkTokenIsTableReference(token: string): boolean;
  };
  const isReference = factory._checkTokenIsTableReference.bind(factory);
  factory._checkTokenIsTableReference = (token) => {
    const [name = ""] = token.split("[", 1);
    const unusual = /[._]/.test(name) && token.endsWith("]");
    return isReference(token) || (unusual && model.tables().some((table) => table.name === name));
  };
}
