import {
  type ICellData,
  ICommandService,
  type IRange,
  IUndoRedoService,
  ObjectMatrix,
} from "@univerjs/core";
import {
  FormulaDataModel,
  type ISetFormulaCalculationResultMutation,
  SetFormulaCalculationResultMutation,
} from "@univerjs/engine-formula";
import {
  CopySheetCommand,
  type ICopySheetCommandParams,
  type IInsertSheetMutationParams,
  type IMoveRangeMutationParams,
  InsertSheetMutation,
  type IRemoveSheetMutationParams,
  type IReorderRangeMutationParams,
  type ISetRangeValuesMutationParams,
  type ISetRowHiddenMutationParams,
  type ISetSelectionsOperationParams,
  type ISetWorksheetActiveOperationParams,
  MoveRangeMutation,
  RemoveSheetMutation,
  ReorderRangeMutation,
  SetRangeValuesMutation,
  SetRowHiddenMutation,
  SetRowVisibleMutation,
  SetSelectionsOperation,
  SetWorksheetActiveOperation,
} from "@univerjs/sheets";
import { TableManager } from "@univerjs/sheets-table";
import type { Cell, CellsGrid, EventsGrid, FormerFormula, GridEvent, Rect } from "../host/grid";
import { injectorOf } from "./injector";
import { isFollower } from "./step";
import { rectOf, type UniverBook } from "./univerBook";
import { ROWS_SORTED, type RowsSortedParams } from "./univerCopies";
import { CELLS_MOVED, type CellsMovedParams, isPartOfMove } from "./univerMoves";

type Command = Readonly<{ id: string; params?: object }>;
type Options = Readonly<Record<string, unknown>>;
type CellMatrix = NonNullable<ISetRangeValuesMutationParams["cellValue"]>;

/** What cells held before they are written to. */
interface Before {
  readonly cell?: Cell;
  readonly formulas: readonly FormerFormula[];
}

/** Tells what a person, or the add-in, did to the workbook. */
export function univerEvents(
  { api, workbook, author }: UniverBook,
  { cells }: Pick<CellsGrid, "cells">
): EventsGrid {
  const injector = injectorOf(api);
  const commands = injector.get(ICommandService);
  const formulas = injector.get(FormulaDataModel);
  const undo = injector.get(IUndoRedoService);
  const listeners: ((event: GridEvent) => void)[] = [];
  const tell = (event: GridEvent) => listeners.forEach((listener) => listener(event));
  const by = () => (author() === "user" ? "user" : "addin");
  const before = new WeakMap<object, Before>();
  let ahead: Before | null = null;
  let copied: string | null = null;

  function remember({ subUnitId, cellValue }: ISetRangeValuesMutationParams): Before {
    const rect = cellValue && contentRect(cellValue);
    // Formulas on a sheet that named itself are told although it has just gone.
    if (!rect || !workbook.getSheetBySheetId(subUnitId)) return { formulas: [] };
    const isOne = rect.rows === 1 && rect.columns === 1;
    const [[cell] = []] = isOne ? cells(subUnitId, rect) : [];
    const former: FormerFormula[] = [];
    forEachCell(cellValue, (row, column, content) => {
      if (!hasContent(content)) return;
      const old = formulas.getFormulaStringByCell(row, column, subUnitId, workbook.getId()) ?? "";
      if (old !== (content?.f ?? "")) former.push({ row, column, formula: old });
    });
    return { ...(cell ? { cell } : {}), formulas: former };
  }

  /** Univer changes a cell's formula before it changes the cell. */
  function rememberAhead(params: ISetRangeValuesMutationParams): void {
    ahead = remember(params);
    queueMicrotask(() => (ahead = null));
  }

  function rememberAll(params: ISetRangeValuesMutationParams): void {
    const now = remember(params);
    const cell = now.cell && (ahead?.cell ?? now.cell);
    const formulas = [...(ahead?.formulas ?? []), ...now.formulas];
    before.set(params, { ...(cell ? { cell } : {}), formulas });
    ahead = null;
  }

  function tellOfCells(params: ISetRangeValuesMutationParams): void {
    const { subUnitId: sheet, cellValue } = params;
    const rect = cellValue && contentRect(cellValue);
    if (!rect) {
      const area = cellValue && rectOf(new ObjectMatrix(cellValue).getDataRange());
      if (area && area.rows > 0) tell({ kind: "formatted", sheet, rect: area, by: by() });
      return;
    }
    const { cell, formulas: formerFormulas = [] } = before.get(params) ?? {};
    tell({
      kind: "edited",
      sheet,
      rect,
      by: by(),
      ...(cell ? { before: cell } : {}),
      formerFormulas,
    });
  }

  const tellers: Readonly<Record<string, (params: never) => void>> = {
    [SetRangeValuesMutation.id]: tellOfCells,
    [MoveRangeMutation.id]({ from, to }: IMoveRangeMutationParams) {
      for (const { subUnitId: sheet, value } of [from, to])
        tell({ kind: "edited", sheet, rect: rectOf(new ObjectMatrix(value).getRange()), by: by() });
    },
    [CELLS_MOVED]: ({ subUnitId: sheet, moved }: CellsMovedParams) =>
      tell({ kind: "moved", sheet, moved, by: by() }),
    [ROWS_SORTED]: ({ subUnitId: sheet, rect }: RowsSortedParams) =>
      tell({ kind: "rowsSorted", sheet, rect, by: by() }),
    [ReorderRangeMutation.id]({ subUnitId: sheet, range }: IReorderRangeMutationParams) {
      for (const kind of ["edited", "rowsSorted"] as const)
        tell({ kind, sheet, rect: rectOf(range), by: by() });
    },
    [SetRowHiddenMutation.id]: (params: ISetRowHiddenMutationParams) => tellOfRows(params, true),
    [SetRowVisibleMutation.id]: (params: ISetRowHiddenMutationParams) => tellOfRows(params, false),
    [SetSelectionsOperation.id]({ subUnitId: sheet, selections }: ISetSelectionsOperationParams) {
      if (author() === "quiet") return;
      const areas = selections.map(({ range }) => rectOf(range));
      if (areas.length > 0) tell({ kind: "selected", sheet, areas });
    },
    [SetWorksheetActiveOperation.id]: ({ subUnitId: sheet }: ISetWorksheetActiveOperationParams) =>
      tell({ kind: "activated", sheet }),
    [InsertSheetMutation.id]({ sheet }: IInsertSheetMutationParams) {
      tell({ kind: "added", sheet: sheet.id, copyOf: copied });
    },
    [CopySheetCommand.id]: () => (copied = null),
    [RemoveSheetMutation.id]: ({ subUnitId: sheet }: IRemoveSheetMutationParams) =>
      tell({ kind: "removed", sheet }),
    [SetFormulaCalculationResultMutation.id]({ unitData }: ISetFormulaCalculationResultMutation) {
      for (const [sheet, results] of Object.entries(unitData[workbook.getId()] ?? {})) {
        const range = results && new ObjectMatrix(results).getDataRange();
        if (range && range.endRow >= 0) tell({ kind: "calculated", sheet, rect: rectOf(range) });
      }
    },
  };
  function tellOfRows({ subUnitId: sheet, ranges }: ISetRowHiddenMutationParams, hidden: boolean) {
    for (const range of ranges) tell({ kind: "rowsHidden", sheet, rect: rectOf(range), hidden });
  }

  commands.beforeCommandExecuted(({ id, params }: Command, options?: Options) => {
    if (id === CopySheetCommand.id) copied = (params as ICopySheetCommandParams).subUnitId ?? null;
    if (id !== SetRangeValuesMutation.id || options?.["applyFormulaCalculationResult"]) return;
    const written = params as ISetRangeValuesMutationParams;
    if (isLocal(options)) rememberAhead(written);
    else rememberAll(written);
  });
  commands.onCommandExecuted(({ id, params }: Command, options?: Options) => {
    if (isFollower(params)) return;
    const isOfCells = id === SetRangeValuesMutation.id || id === MoveRangeMutation.id;
    if (isOfCells && isPartOfMove(undo, params)) return;
    if (id !== SetRangeValuesMutation.id || !isLocal(options)) tellers[id]?.(params as never);
  });

  const tables = injector.get(TableManager);
  tables.tableAdd$.subscribe(({ subUnitId: sheet, tableId: table }) =>
    tell({ kind: "tableAdded", sheet, table })
  );
  tables.tableDelete$.subscribe(({ subUnitId: sheet, tableId: table, tableName: name }) =>
    tell({ kind: "tableDeleted", sheet, table, name })
  );

  return { onEvent: (listener) => void listeners.push(listener) };
}

/** The engine keeps formulas and writes results by the mutation a person's input goes by too, but as local. */
const isLocal = (options?: Options) => options?.["onlyLocal"] === true;

/** A cell that is only formatted holds what it held; null empties a cell. */
const hasContent = (cell: ICellData | null | undefined) =>
  !cell || "v" in cell || "f" in cell || "si" in cell || "p" in cell;

function forEachCell(
  matrix: CellMatrix,
  visit: (row: number, column: number, cell: ICellData | null | undefined) => void
): void {
  for (const [row, line] of Object.entries(matrix))
    for (const [column, cell] of Object.entries((line ?? {}) as Record<string, ICellData | null>))
      visit(+row, +column, cell);
}

/** The smallest rectangle around the cells that are given another content. */
function contentRect(matrix: CellMatrix): Rect | null {
  const range: IRange = { startRow: Infinity, startColumn: Infinity, endRow: -1, endColumn: -1 };
  forEachCell(matrix, (row, column, cell) => {
    if (!hasContent(cell)) return;
    range.startRow = Math.min(range.startRow, row);
    range.endRow = Math.max(range.endRow, row);
    range.startColumn = Math.min(range.startColumn, column);
    range.endColumn = Math.max(range.endColumn, column);
  });
  return range.endRow < 0 ? null : rectOf(range);
}
