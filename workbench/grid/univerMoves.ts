import {
  CommandType,
  ICommandService,
  type IMutation,
  type IMutationInfo,
  type IRange,
  type IUndoRedoService,
  RedoCommandId,
  UndoCommandId,
  type Workbook,
} from "@univerjs/core";
import {
  AddWorksheetMergeMutation,
  DeleteRangeMoveLeftCommand,
  DeleteRangeMoveUpCommand,
  InsertColCommand,
  InsertRangeMoveDownCommand,
  InsertRangeMoveRightCommand,
  InsertRowCommand,
  RemoveColCommand,
  RemoveRowCommand,
  RemoveWorksheetMergeMutation,
  SetRangeValuesMutation,
  SetSelectionsOperation,
  SheetInterceptorService,
  SheetsSelectionsService,
} from "@univerjs/sheets";
import type { FWorksheet } from "@univerjs/sheets/facade";
import { MAX_COLUMNS, MAX_ROWS } from "../host/a1";
import type { Rect } from "../host/grid";
import { type CellsMoved, movedRect, opposite } from "../host/moved";
import type { MovesGrid } from "../host/moves";
import { exactStyle, type StyleChange } from "./cellStyle";
import { injectorOf } from "./injector";
import { type Step, steps } from "./step";
import { grow, NEW_SHEET, rangeOf, rectOf, type UniverBook, within } from "./univerBook";

/** Cells were inserted or deleted: executed last of all that belongs to it, and again by undo and redo. */
export const CELLS_MOVED = "workbench.mutation.cells-moved";

/** The parameters of CELLS_MOVED. */
export interface CellsMovedParams {
  readonly unitId: string;
  readonly subUnitId: string;
  readonly moved: CellsMoved;
}

/** What a command that moves cells does. */
interface Move extends Omit<CellsMoved, "rect"> {
  /** Whole rows or columns, else parts of them. */
  readonly whole: boolean;
}

/** By the ids under which Univer's commands ask others to follow. */
const MOVES: Readonly<Record<string, Move>> = {
  [InsertRowCommand.id]: { change: "Inserted", along: "Rows", whole: true },
  [InsertColCommand.id]: { change: "Inserted", along: "Columns", whole: true },
  [RemoveRowCommand.id]: { change: "Deleted", along: "Rows", whole: true },
  [RemoveColCommand.id]: { change: "Deleted", along: "Columns", whole: true },
  [InsertRangeMoveDownCommand.id]: { change: "Inserted", along: "Rows", whole: false },
  [InsertRangeMoveRightCommand.id]: { change: "Inserted", along: "Columns", whole: false },
  [DeleteRangeMoveUpCommand.id]: { change: "Deleted", along: "Rows", whole: false },
  [DeleteRangeMoveLeftCommand.id]: { change: "Deleted", along: "Columns", whole: false },
};

/** Whether a command, or the same by its other name, inserts or deletes cells. */
export const isMoveCommand = (id: string): boolean => id.replace("-by-range", "") in MOVES;

/** Where a command of Univer's inserts or deletes cells; null for one that does not. */
export function moveOf(
  { workbook, sheet: sheetOf }: UniverBook,
  { id, params }: { readonly id: string; readonly params?: unknown }
): { readonly sheet: FWorksheet; readonly moved: CellsMoved } | null {
  const move = MOVES[id];
  const { range, subUnitId } = (params ?? {}) as { range?: IRange; subUnitId?: string };
  if (!move || !range) return null;
  const sheet = sheetOf(subUnitId ?? workbook.getActiveSheet().getSheetId());
  return {
    sheet,
    moved: { change: move.change, along: move.along, rect: rectFor(range, move) },
  };
}

/** Insertion and deletion of cells, with all that refers to them. */
export function univerMoves(book: UniverBook): MovesGrid {
  const { api, workbook, sheet: sheetOf, as } = book;
  const injector = injectorOf(api);
  const commands = injector.get(ICommandService);
  /** The sheet that is really in front while another stands in for it. */
  let front: string | null = null;
  commands.registerCommand(CellsMovedMutation);
  injector.get(SheetInterceptorService).interceptCommand({
    getMutations(command) {
      const move = moveOf(book, command);
      if (!move) return { undos: [], redos: [] };
      const { sheet, moved } = move;
      const place = { unitId: workbook.getId(), subUnitId: sheet.getSheetId() };
      const isWhole = MOVES[command.id]?.whole === true;
      const takesLook = moved.change === "Inserted" && !isWhole;
      const merges = !isWhole && isBehind(sheet) ? movedMerges(sheet, moved, place) : steps();
      return {
        redos: [
          ...(takesLook ? [looks(sheet, moved, place)] : []),
          ...merges.redos,
          told(place, moved),
        ],
        undos: [...merges.undos, told(place, opposite(moved))],
      };
    },
  });

  commands.beforeCommandExecuted(({ id, params }) => {
    if (id !== InsertRangeMoveDownCommand.id && id !== InsertRangeMoveRightCommand.id) return;
    const selected = injector.get(SheetsSelectionsService).getCurrentLastSelection()?.range;
    const range = (params as { range?: IRange } | undefined)?.range ?? selected;
    if (range) makeRoom(workbook.getActiveSheet(), rectOf(range), MOVES[id]!.along);
  });

  /** Univer's commands, or what follows them, work on the sheet in front: this one, for the time being. */
  function inFront(sheet: FWorksheet, work: () => void): void {
    const model: Partial<Workbook> = workbook.getWorkbook();
    front = workbook.getActiveSheet().getSheetId();
    model.getActiveSheet = () => sheet.getSheet();
    try {
      work();
    } finally {
      delete model.getActiveSheet;
      front = null;
    }
  }

  const isBehind = (sheet: FWorksheet) => front !== null && front !== sheet.getSheetId();

  /** Univer selects the cells that came; Excel leaves the selection where it is. */
  function keepingSelection(sheet: FWorksheet, work: () => void): void {
    const place = { unitId: workbook.getId(), subUnitId: sheet.getSheetId() };
    const selections = injector
      .get(SheetsSelectionsService)
      .getWorkbookSelections(place.unitId)
      .getSelectionsOfWorksheet(place.subUnitId);
    const before = [...selections];
    work();
    commands.syncExecuteCommand(SetSelectionsOperation.id, { ...place, selections: before });
  }

  /** These commands are asynchronous in form alone: they are through when this returns. */
  const execute = (command: string, rect: Rect) =>
    void commands.executeCommand(command, { range: rangeOf(rect) });

  function insert(sheet: FWorksheet, rect: Rect, along: CellsMoved["along"]): void {
    if (rect.columns === MAX_COLUMNS) sheet.insertRowsBefore(rect.row, rect.rows);
    else if (rect.rows === MAX_ROWS) sheet.insertColumnsBefore(rect.column, rect.columns);
    else {
      const command = along === "Rows" ? InsertRangeMoveDownCommand : InsertRangeMoveRightCommand;
      execute(command.id, rect);
    }
  }

  function remove(sheet: FWorksheet, rect: Rect, along: CellsMoved["along"]): void {
    const area = within(sheet, rect);
    if (rect.columns === MAX_COLUMNS) sheet.deleteRows(area.row, area.rows);
    else if (rect.rows === MAX_ROWS) sheet.deleteColumns(area.column, area.columns);
    else {
      const command = along === "Rows" ? DeleteRangeMoveUpCommand : DeleteRangeMoveLeftCommand;
      execute(command.id, area);
    }
    // A spill needs room.
    grow(sheet, { row: 0, column: 0, rows: NEW_SHEET.rows, columns: NEW_SHEET.columns });
  }

  return {
    moveCells: (id, moved) =>
      as("quiet", () => {
        const sheet = sheetOf(id);
        const { row, column, rows, columns } = moved.rect;
        // There must be a row and a column behind those that go, and before those that come.
        grow(sheet, {
          row,
          column,
          rows: Math.min(rows + 1, MAX_ROWS),
          columns: Math.min(columns + 1, MAX_COLUMNS),
        });
        inFront(sheet, () =>
          keepingSelection(sheet, () =>
            moved.change === "Inserted"
              ? insert(sheet, moved.rect, moved.along)
              : remove(sheet, moved.rect, moved.along)
          )
        );
        // Univer does not calculate anew what names a name that has lost its cells.
        if (moved.change === "Deleted" && workbook.getDefinedNames().length > 0)
          api.getFormula().executeCalculation();
      }),
  };
}

const CellsMovedMutation: IMutation<CellsMovedParams> = {
  id: CELLS_MOVED,
  type: CommandType.MUTATION,
  handler: () => true,
};

const told = (place: Omit<CellsMovedParams, "moved">, moved: CellsMoved): IMutationInfo => ({
  id: CELLS_MOVED,
  params: { ...place, moved },
});

/**
 * Before it pushes cells beyond the last one that is used, Univer inserts whole rows there, or columns,
 * which moves merged cells and what else lies beyond. A cell without content, further out and beside
 * those that move, tells it that there is room.
 */
function makeRoom(sheet: FWorksheet, rect: Rect, along: CellsMoved["along"]): void {
  const cells = sheet.getSheet().getCellMatrix();
  const { endRow, endColumn } = cells.getDataRange();
  const beside = (start: number, count: number) => (start > 0 ? start - 1 : start + count);
  const place =
    along === "Rows"
      ? { row: endRow + rect.rows, column: beside(rect.column, rect.columns) }
      : { row: beside(rect.row, rect.rows), column: endColumn + rect.columns };
  grow(sheet, { ...place, rows: 1, columns: 1 });
  if (!cells.getValue(place.row, place.column)) cells.setValue(place.row, place.column, {});
}

/** Univer's whole rows end at the sheet's last column, Excel's at the last there can be. */
function rectFor(range: IRange, { along, whole }: Move): Rect {
  const rect = rectOf(range);
  if (!whole) return rect;
  return along === "Rows"
    ? { ...rect, column: 0, columns: MAX_COLUMNS }
    : { ...rect, row: 0, rows: MAX_ROWS };
}

/** New cells look like those above them, or left of them, as in Excel. */
function looks(
  sheet: FWorksheet,
  { rect, along }: CellsMoved,
  place: Omit<CellsMovedParams, "moved">
): IMutationInfo {
  const cells = sheet.getSheet();
  const styles = sheet.getWorkbook().getStyles();
  const cellValue: Record<number, Record<number, { s: StyleChange }>> = {};
  for (let r = rect.row; r < rect.row + rect.rows; r++)
    for (let c = rect.column; c < rect.column + rect.columns; c++) {
      const from = along === "Rows" ? [rect.row - 1, c] : [r, rect.column - 1];
      const [row = -1, column = -1] = from;
      const model = row < 0 || column < 0 ? null : cells.getCellRaw(row, column);
      (cellValue[r] ??= {})[c] = { s: exactStyle(styles.getStyleByCell(model)) };
    }
  return { id: SetRangeValuesMutation.id, params: { ...place, cellValue } };
}

/** Univer moves merged cells with the parts of rows they stand in on the sheet in front alone. */
function movedMerges(
  sheet: FWorksheet,
  moved: CellsMoved,
  place: Omit<CellsMovedParams, "moved">
): Step {
  const before = sheet.getSheet().getMergeData();
  const after = before.flatMap((range) => {
    const rect = movedRect(rectOf(range), moved);
    return rect ? [rangeOf(rect)] : [];
  });
  const replace = (old: IRange[], ranges: IRange[]) => [
    { id: RemoveWorksheetMergeMutation.id, params: { ...place, ranges: old } },
    { id: AddWorksheetMergeMutation.id, params: { ...place, ranges } },
  ];
  return before.length === 0
    ? steps()
    : { redos: replace(before, after), undos: replace(after, before) };
}

/** Whether a change of cells belongs to an insertion or deletion, or to taking one back. */
export function isPartOfMove(undo: IUndoRedoService, params: object | undefined): boolean {
  const { trigger = "" } = (params ?? {}) as { trigger?: string };
  const taken =
    trigger === UndoCommandId
      ? undo.pitchTopUndoElement()?.undoMutations
      : trigger === RedoCommandId
        ? undo.pitchTopRedoElement()?.redoMutations
        : undefined;
  if (taken) return taken.some(({ id }) => id === CELLS_MOVED);
  return isMoveCommand(trigger);
}
