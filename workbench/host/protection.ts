import type { Rect } from "./grid";
import { sha256 } from "./sha256";

export const SELECTION_MODES = ["Normal", "Unlocked", "None"] as const;
export type SelectionMode = (typeof SELECTION_MODES)[number];

/** What a protected sheet lets through all the same, by the names of Excel's API. */
export interface ProtectionOptions {
  readonly allowAutoFilter: boolean;
  readonly allowDeleteColumns: boolean;
  readonly allowDeleteRows: boolean;
  readonly allowEditObjects: boolean;
  readonly allowEditScenarios: boolean;
  readonly allowFormatCells: boolean;
  readonly allowFormatColumns: boolean;
  readonly allowFormatRows: boolean;
  readonly allowInsertColumns: boolean;
  readonly allowInsertHyperlinks: boolean;
  readonly allowInsertRows: boolean;
  readonly allowPivotTables: boolean;
  readonly allowSort: boolean;
  /** Which cells a person may select. */
  readonly selectionMode: SelectionMode;
}

/** Excel's own protection lets nothing through but entries into unlocked cells. */
export const STRICT_OPTIONS: ProtectionOptions = {
  allowAutoFilter: false,
  allowDeleteColumns: false,
  allowDeleteRows: false,
  allowEditObjects: false,
  allowEditScenarios: false,
  allowFormatCells: false,
  allowFormatColumns: false,
  allowFormatRows: false,
  allowInsertColumns: false,
  allowInsertHyperlinks: false,
  allowInsertRows: false,
  allowPivotTables: false,
  allowSort: false,
  selectionMode: "Normal",
};

/** A password that can be compared with and not read. */
export interface HashedPassword {
  readonly salt: string;
  readonly hash: string;
}

export interface SheetProtection {
  readonly options: ProtectionOptions;
  /** Null when there is none. */
  readonly password: HashedPassword | null;
}

/** What a protection of the workbook keeps is its sheets: their names, order, number and visibility. */
export interface WorkbookProtection {
  readonly password: HashedPassword | null;
}

/** @param salt Any text that is another one each time. */
export const hashPassword = (password: string, salt: string): HashedPassword => ({
  salt,
  hash: sha256(`${salt}:${password}`),
});

export const isPassword = (given: string, { salt, hash }: HashedPassword): boolean =>
  hashPassword(given, salt).hash === hash;

/** How a change may touch a sheet. */
export type Touch =
  | "Contents"
  | "FormatCells"
  | "FormatColumns"
  | "FormatRows"
  | "InsertColumns"
  | "InsertRows"
  | "DeleteColumns"
  | "DeleteRows"
  | "Sort"
  | "AutoFilter"
  | "Objects"
  /** What no option lets through: tables, merged cells, validation, locks. */
  | "Design";

/** A change somebody wants to make. */
export type Change =
  | {
      readonly touch: Touch;
      readonly sheet: string;
      /** The cells, where it matters whether these are locked. */
      readonly rect?: Rect;
    }
  /** The sheets themselves. */
  | { readonly touch: "Structure" };

/** What is locked among cells; null where cells differ. */
export interface Locks {
  /** Every cell is, until it is unlocked; it matters once the sheet is protected. */
  readonly locked: boolean | null;
  /** Kept only. */
  readonly formulaHidden: boolean | null;
}

/** Protection of sheets and of the workbook. */
export interface ProtectionGrid {
  /** Null for a sheet that is not protected. */
  sheetProtection(sheet: string): SheetProtection | null;
  protectSheet(sheet: string, protection: SheetProtection | null): void;
  workbookProtection(): WorkbookProtection | null;
  protectWorkbook(protection: WorkbookProtection | null): void;
  locks(sheet: string, rect: Rect): Locks;
  /** Changes only what is given. */
  setLocks(sheet: string, rect: Rect, locks: { locked?: boolean; formulaHidden?: boolean }): void;
  /** The listener is told when a person was kept from a change. */
  onRefusedChange(listener: (change: Change) => void): void;
}

const ALLOWED_BY: Readonly<Partial<Record<Touch, keyof ProtectionOptions>>> = {
  FormatCells: "allowFormatCells",
  FormatColumns: "allowFormatColumns",
  FormatRows: "allowFormatRows",
  InsertColumns: "allowInsertColumns",
  InsertRows: "allowInsertRows",
  DeleteColumns: "allowDeleteColumns",
  DeleteRows: "allowDeleteRows",
  Sort: "allowSort",
  AutoFilter: "allowAutoFilter",
  Objects: "allowEditObjects",
};

/** Changes that are let through where all their cells are unlocked. */
const NEED_UNLOCKED: readonly Touch[] = ["Contents", "DeleteColumns", "DeleteRows", "Sort"];

/** Whether protection stands in the way of a change; the same for people and for add-ins. */
export function isRefused(grid: ProtectionGrid, change: Change): boolean {
  if (change.touch === "Structure") return grid.workbookProtection() !== null;
  const { touch, sheet, rect } = change;
  const protection = grid.sheetProtection(sheet);
  if (!protection) return false;
  const option = ALLOWED_BY[touch];
  if (touch !== "Contents" && !(option && protection.options[option])) return true;
  return NEED_UNLOCKED.includes(touch) && !(rect && grid.locks(sheet, rect).locked === false);
}

/** Whether a person may select these cells. */
export function maySelect(grid: ProtectionGrid, sheet: string, rect: Rect): boolean {
  const mode = grid.sheetProtection(sheet)?.options.selectionMode ?? "Normal";
  return mode === "Normal" || (mode === "Unlocked" && grid.locks(sheet, rect).locked === false);
}
