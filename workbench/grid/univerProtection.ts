import {
  CanceledError,
  type ICellData,
  type ICommandInfo,
  ICommandService,
  type IObjectMatrixPrimitiveType,
  type IRange,
  type Nullable,
} from "@univerjs/core";
import {
  AddWorksheetMergeMutation,
  CopySheetCommand,
  type ICopySheetCommandParams,
  InsertColMutation,
  InsertRowMutation,
  InsertSheetMutation,
  type ISetSelectionsOperationParams,
  MoveColsMutation,
  MoveRangeMutation,
  MoveRowsMutation,
  RemoveColMutation,
  RemoveRowMutation,
  RemoveSheetCommand,
  RemoveSheetMutation,
  RemoveWorksheetMergeMutation,
  ReorderRangeMutation,
  SetColHiddenMutation,
  SetColVisibleMutation,
  SetRangeValuesMutation,
  SetRowHiddenMutation,
  SetRowVisibleMutation,
  SetSelectionsOperation,
  SetTabColorMutation,
  SetWorksheetColWidthMutation,
  SetWorksheetHideMutation,
  SetWorksheetNameCommand,
  SetWorksheetNameMutation,
  SetWorksheetOrderMutation,
  SetWorksheetRowHeightMutation,
  SheetInterceptorService,
} from "@univerjs/sheets";
import type { Rect } from "../host/grid";
import {
  type Change,
  isRefused,
  type Locks,
  maySelect,
  type ProtectionGrid,
  type SheetProtection,
  type Touch,
  type WorkbookProtection,
} from "../host/protection";
import { injectorOf } from "./injector";
import { cellsStep, takeStep } from "./step";
import { rectOf, type UniverBook, within } from "./univerBook";
import { isMoveCommand } from "./univerMoves";

/** What a cell keeps of its locks; an ordinary cell is locked and hides nothing. */
interface KeptLocks {
  readonly unlocked?: true;
  readonly formulaHidden?: true;
}

type Cells = IObjectMatrixPrimitiveType<Nullable<ICellData>>;

/**
 * Protection of sheets, and the guard before everything a person does to them. Add-ins have a guard of
 * their own before the grid; both ask the same rules. Univer's own protection knows no unlocked cells.
 */
export function univerProtection(book: UniverBook): ProtectionGrid {
  const { api, sheet: sheetOf, as } = book;
  const injector = injectorOf(api);
  const protections = new Map<string, SheetProtection>();
  let ofWorkbook: WorkbookProtection | null = null;
  const listeners: ((change: Change) => void)[] = [];

  const locksOf = (cell: Nullable<ICellData>): KeptLocks => (cell?.custom ?? {}) as KeptLocks;

  function locks(sheet: string, rect: Rect): Locks {
    const area = within(sheetOf(sheet), rect);
    const cells = sheetOf(sheet).getSheet().getCellMatrix();
    let unlocked = 0;
    let hidden = 0;
    for (let row = area.row; row < area.row + area.rows; row++)
      for (let column = area.column; column < area.column + area.columns; column++) {
        const kept = locksOf(cells.getValue(row, column));
        if (kept.unlocked) unlocked++;
        if (kept.formulaHidden) hidden++;
      }
    const all = area.rows * area.columns;
    return {
      locked: unlocked === 0 ? true : unlocked === all ? false : null,
      formulaHidden: hidden === 0 ? false : hidden === all ? true : null,
    };
  }

  const grid: ProtectionGrid = {
    sheetProtection: (sheet) => protections.get(sheet) ?? null,
    protectSheet(sheet, protection) {
      if (protection) protections.set(sheet, protection);
      else protections.delete(sheet);
    },
    workbookProtection: () => ofWorkbook,
    protectWorkbook: (protection) => void (ofWorkbook = protection),
    locks,
    setLocks(sheet, rect, { locked, formulaHidden }) {
      const area = within(sheetOf(sheet), rect);
      const cells = sheetOf(sheet).getSheet().getCellMatrix();
      const changed: Record<number, Record<number, ICellData>> = {};
      for (let row = area.row; row < area.row + area.rows; row++)
        for (let column = area.column; column < area.column + area.columns; column++) {
          const kept = locksOf(cells.getValue(row, column));
          const unlocked = locked === undefined ? kept.unlocked : !locked;
          const hidden = formulaHidden ?? kept.formulaHidden;
          const custom = {
            ...(unlocked ? { unlocked } : {}),
            ...(hidden ? { formulaHidden: hidden } : {}),
          };
          const isPlain = Object.keys(custom).length === 0;
          if (isPlain && !cells.getValue(row, column)?.custom) continue;
          (changed[row] ??= {})[column] = { custom: isPlain ? null : custom };
        }
      as("quiet", () => takeStep(api, cellsStep(api, sheet, changed)));
    },
    onRefusedChange: (listener) => void listeners.push(listener),
  };

  function refuse(change: Change): void {
    for (const listener of listeners) listener(change);
  }

  injector.get(ICommandService).beforeCommandExecuted((command) => {
    keepLocks(command);
    if (book.author() !== "user") return;
    if (command.id === SetSelectionsOperation.id) {
      const { subUnitId, selections } = command.params as ISetSelectionsOperationParams;
      const may = selections.every(({ range }) => maySelect(grid, subUnitId, rectOf(range)));
      if (!may) throw new CanceledError();
      return;
    }
    const refused = changesOf(command).find((change) => isRefused(grid, change));
    if (!refused) return;
    // What empties a cell beforehand comes to nothing too; the entry itself tells why.
    if (!isBeforehand(command)) refuse(refused);
    throw new CanceledError();
  });

  // A copy of a protected sheet is protected.
  injector.get(SheetInterceptorService).interceptCommand({
    getMutations({ id, params }) {
      if (id === CopySheetCommand.id) {
        const { subUnitId = "", targetSubUnitId = "" } = params as ICopySheetCommandParams & {
          readonly targetSubUnitId?: string;
        };
        const protection = protections.get(subUnitId);
        if (protection) protections.set(targetSubUnitId, protection);
      }
      return { redos: [], undos: [] };
    },
  });

  return grid;
}

/** Univer empties a cell with all it keeps; Excel's stays unlocked when its content alone goes. */
function keepLocks({ id, params = {} }: ICommandInfo): void {
  if (id !== SetRangeValuesMutation.id) return;
  for (const line of Object.values((params as Params).cellValue ?? {}))
    for (const cell of Object.values((line ?? {}) as Record<string, ICellData | null>))
      if (cell?.custom === null && cell.v === null && cell.s === undefined) delete cell.custom;
}

interface Params {
  readonly subUnitId?: string;
  readonly range?: IRange;
  readonly ranges?: readonly IRange[];
  readonly cellValue?: Cells;
  readonly from?: { readonly subUnitId: string; readonly value: Cells };
  readonly to?: { readonly subUnitId: string; readonly value: Cells };
  readonly sourceRange?: IRange;
  readonly targetRange?: IRange;
  readonly trigger?: string;
}

/** What Univer's mutations touch, by their ids. Univer names some of them in modules it does not share. */
const TOUCHES: Readonly<Record<string, Touch | "Structure">> = {
  [InsertRowMutation.id]: "InsertRows",
  [InsertColMutation.id]: "InsertColumns",
  [RemoveRowMutation.id]: "DeleteRows",
  [RemoveColMutation.id]: "DeleteColumns",
  [ReorderRangeMutation.id]: "Sort",
  [MoveRowsMutation.id]: "Contents",
  [MoveColsMutation.id]: "Contents",
  [SetWorksheetColWidthMutation.id]: "FormatColumns",
  [SetColHiddenMutation.id]: "FormatColumns",
  [SetColVisibleMutation.id]: "FormatColumns",
  [SetWorksheetRowHeightMutation.id]: "FormatRows",
  [SetRowHiddenMutation.id]: "FormatRows",
  [SetRowVisibleMutation.id]: "FormatRows",
  [AddWorksheetMergeMutation.id]: "Design",
  [RemoveWorksheetMergeMutation.id]: "Design",
  "sheet.mutation.add-table": "Design",
  "sheet.mutation.delete-table": "Design",
  "sheet.mutation.set-sheet-table": "Design",
  "sheet.mutation.set-table-filter": "AutoFilter",
  "sheet.mutation.set-filter-range": "AutoFilter",
  "sheet.mutation.set-filter-criteria": "AutoFilter",
  "sheet.mutation.remove-filter": "AutoFilter",
  "sheet.mutation.set-row-data": "FormatRows",
  "sheet.mutation.set-col-data": "FormatColumns",
  "data-validation.mutation.addRule": "Design",
  "data-validation.mutation.updateRule": "Design",
  "data-validation.mutation.removeRule": "Design",
  [InsertSheetMutation.id]: "Structure",
  [RemoveSheetMutation.id]: "Structure",
  [SetWorksheetNameMutation.id]: "Structure",
  [SetWorksheetOrderMutation.id]: "Structure",
  [SetWorksheetHideMutation.id]: "Structure",
  [SetTabColorMutation.id]: "Structure",
};

/** What an insertion or deletion, or a new name of a sheet, brings along is not asked about again. */
const ASKED_OF_ALL: readonly (Touch | "Structure")[] = [
  "InsertRows",
  "InsertColumns",
  "DeleteRows",
  "DeleteColumns",
  "Structure",
];

/** What a person changes by one of Univer's mutations. */
function changesOf({ id, params = {} }: ICommandInfo): Change[] {
  const given = params as Params;
  const { subUnitId: sheet = "", trigger = "" } = given;
  const touch = TOUCHES[id];
  const isFollowing =
    isMoveCommand(trigger) ||
    trigger === SetWorksheetNameCommand.id ||
    trigger === RemoveSheetCommand.id;
  if (touch === "Structure") return [{ touch }];
  if (isFollowing && !(touch && ASKED_OF_ALL.includes(touch))) return [];
  if (touch) return rectsOf(given).map((rect) => ({ touch, sheet, ...rect }));
  // Results of calculations come without anybody who triggered them.
  if (id === SetRangeValuesMutation.id)
    return changesOfCells(
      sheet,
      isBeforehand({ id, params }) ? emptied(given.cellValue) : given.cellValue
    );
  if (id === MoveRangeMutation.id)
    return [given.from, given.to].flatMap((part) =>
      part ? changesOfCells(part.subUnitId, part.value, true) : []
    );
  return [];
}

/** Nobody has triggered it: the result of a calculation, or what Univer prepares an entry with. */
function isBeforehand({ id, params = {} }: ICommandInfo): boolean {
  return id === SetRangeValuesMutation.id && !(params as Params).trigger;
}

/** Formulas that Univer takes out of cells in a mutation of its own, before what was typed goes in. */
function emptied(cells: Cells | undefined): Cells {
  const lines = Object.entries((cells ?? {}) as Record<string, Record<string, ICellData | null>>);
  return Object.fromEntries(
    lines.map(([row, line]) => [
      row,
      Object.fromEntries(Object.entries(line ?? {}).filter(([, cell]) => cell?.f === null)),
    ])
  );
}

function rectsOf({ range, ranges, sourceRange, targetRange }: Params): { rect?: Rect }[] {
  const all = [range, sourceRange, targetRange, ...(ranges ?? [])].filter((r) => r !== undefined);
  return all.length === 0 ? [{}] : all.map((each) => ({ rect: rectOf(each) }));
}

/** A cell whose look alone changes is formatted. */
function changesOfCells(sheet: string, cells: Cells | undefined, isMove = false): Change[] {
  const changes: Change[] = [];
  for (const [row, line] of Object.entries(cells ?? {}))
    for (const [column, cell] of Object.entries((line ?? {}) as Record<string, ICellData | null>)) {
      const isContent = isMove || !cell || CONTENT.some((key) => cell[key] !== undefined);
      const touch = isContent ? "Contents" : "FormatCells";
      changes.push({ touch, sheet, rect: { row: +row, column: +column, rows: 1, columns: 1 } });
    }
  return changes;
}

const CONTENT = ["v", "f", "si", "p"] as const;
