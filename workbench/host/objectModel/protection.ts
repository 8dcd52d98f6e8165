import { accessDenied, invalidArgument } from "../apiError";
import type { Grid } from "../grid";
import { HostObject } from "../hostObject";
import {
  type HashedPassword,
  hashPassword,
  isPassword,
  type ProtectionOptions,
  SELECTION_MODES,
  STRICT_OPTIONS,
} from "../protection";
import { type Cells, eachStep } from "./cells";
import type { Model } from "./model";

export class WorksheetProtection extends HostObject {
  readonly className = "WorksheetProtection";

  constructor(
    private readonly model: Model,
    private readonly sheet: string
  ) {
    super();
  }

  get Protected() {
    return this.state !== null;
  }

  /** Null for a sheet that is not protected. */
  get Options(): unknown {
    return this.state?.options ?? null;
  }

  /** A protected sheet is not protected again. */
  Protect(options?: unknown, password?: unknown) {
    if (this.state) throw accessDenied();
    const read = { options: readOptions(options), password: newPassword(this.model, password) };
    this.model.grid.protectSheet(this.sheet, read);
  }

  /** A sheet that is not protected stays so. */
  Unprotect(password?: unknown) {
    checkPassword(password, this.state?.password ?? null);
    this.model.grid.protectSheet(this.sheet, null);
  }

  private get state() {
    return this.model.grid.sheetProtection(this.sheet);
  }
}

export class WorkbookProtection extends HostObject {
  readonly className = "WorkbookProtection";

  constructor(private readonly model: Model) {
    super();
  }

  get Protected() {
    return this.model.grid.workbookProtection() !== null;
  }

  Protect(password?: unknown) {
    if (this.Protected) throw accessDenied();
    this.model.grid.protectWorkbook({ password: newPassword(this.model, password) });
  }

  Unprotect(password?: unknown) {
    checkPassword(password, this.model.grid.workbookProtection()?.password ?? null);
    this.model.grid.protectWorkbook(null);
  }
}

/** The locks of a range's cells; null where they differ. */
export class FormatProtection extends HostObject {
  readonly className = "FormatProtection";

  constructor(private readonly cells: Cells) {
    super();
  }

  get Locked(): unknown {
    return this.common(({ locked }) => locked);
  }
  set Locked(locked: unknown) {
    this.set({ locked: booleanOf(locked) });
  }

  get FormulaHidden(): unknown {
    return this.common(({ formulaHidden }) => formulaHidden);
  }
  set FormulaHidden(hidden: unknown) {
    this.set({ formulaHidden: booleanOf(hidden) });
  }

  private common(read: (locks: ReturnType<Grid["locks"]>) => boolean | null): boolean | null {
    const { model, places } = this.cells;
    const seen = new Set(places.map(({ sheet, rect }) => read(model.grid.locks(sheet, rect))));
    return seen.size === 1 ? ([...seen][0] ?? null) : null;
  }

  private set(locks: { locked?: boolean; formulaHidden?: boolean }) {
    const { grid } = this.cells.model;
    eachStep(this.cells, ({ sheet, rect }) => grid.setLocks(sheet, rect, locks));
  }
}

function readOptions(given: unknown): ProtectionOptions {
  if (given === null || given === undefined) return STRICT_OPTIONS;
  if (typeof given !== "object" || Array.isArray(given)) throw invalidArgument();
  const { selectionMode = STRICT_OPTIONS.selectionMode, ...allowed } = given as Record<
    string,
    unknown
  >;
  const mode = SELECTION_MODES.find((m) => m === selectionMode);
  const isKnown = ([name, value]: [string, unknown]) =>
    name in STRICT_OPTIONS && typeof value === "boolean";
  if (!mode || !Object.entries(allowed).every(isKnown)) throw invalidArgument();
  return { ...STRICT_OPTIONS, ...allowed, selectionMode: mode };
}

function newPassword(model: Model, password: unknown): HashedPassword | null {
  const text = textOf(password);
  return text === "" ? null : hashPassword(text, String(model.nextId()));
}

function checkPassword(given: unknown, password: HashedPassword | null): void {
  const text = textOf(given);
  if (password && !isPassword(text, password)) throw invalidArgument();
}

function textOf(password: unknown): string {
  if (password === null || password === undefined) return "";
  if (typeof password !== "string") throw invalidArgument();
  return password;
}

function booleanOf(value: unknown): boolean {
  if (typeof value !== "boolean") throw invalidArgument();
  return value;
}
