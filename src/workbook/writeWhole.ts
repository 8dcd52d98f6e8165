import type { RefusalCode } from "../locales/refusalTexts";
import { cellName } from "./address";
import type { CellPlace } from "./eventBook";
import type { StepAnswer, StepFailure } from "./eventDesk";
import { DESK_LOG } from "./eventNames";
import {
  type Area,
  type HeldBook,
  holdBook,
  type HeldSheet,
  holdCells,
  type WrittenArea,
} from "./heldBook";
import { lockOf } from "./lock";
import { type Before, putBack, type UnlockedCells } from "./putBack";
import { lockSheet, openSheet } from "./sheetLock";
import { isEditing, stepFailure } from "./stepFailure";
import type { StepWatch } from "./stepWatch";

/** All that a step writes, decided before the first cell is written. */
export interface Writes {
  /** Sheets that are there and will be written on. */
  readonly on: readonly string[];
  /** Names of sheets that will be made. */
  readonly adds: readonly string[];
  /** A sheet that goes: as the last thing that is done, because it could not be put back. */
  readonly deletes: HeldSheet | null;
  /** Cells that are there and will be written. */
  readonly cells: readonly WrittenArea[];
  /** Sheets that get other names, once all is written. */
  readonly renames: readonly RenamedSheet[];
  /** Cells that may be typed into where their sheet is locked, and could not before. */
  readonly unlocks: readonly UnlockedCells[];
  /** Cells among them that must be empty, because rows of a table come there. */
  readonly empty: readonly { readonly area: Area; readonly table: string }[];
  /** Queues the writes; it neither loads nor syncs. */
  readonly write: (context: Excel.RequestContext) => void;
}

/** A sheet and the name it gets. */
export interface RenamedSheet extends HeldSheet {
  readonly to: string;
}

/** For a step that itself locks sheets or opens them. */
export interface LockKey {
  readonly password: string | null;
  /** Told of Excel's error where the step fails. */
  readonly failed: (error: unknown) => void;
}

const NO_KEY: LockKey = { password: null, failed: () => undefined };

/** A step that writes nothing. */
export const NO_WRITES: Writes = {
  on: [],
  adds: [],
  deletes: null,
  cells: [],
  renames: [],
  unlocks: [],
  empty: [],
  write: () => undefined,
};

/** Several writes as one, in their order. */
export function together(...parts: readonly Writes[]): Writes {
  return {
    on: [...new Set(parts.flatMap(({ on }) => on))],
    adds: parts.flatMap(({ adds }) => adds),
    deletes: parts.find(({ deletes }) => deletes !== null)?.deletes ?? null,
    cells: parts.flatMap(({ cells }) => cells),
    renames: parts.flatMap(({ renames }) => renames),
    unlocks: parts.flatMap(({ unlocks }) => unlocks),
    empty: parts.flatMap(({ empty }) => empty),
    write: (context) => parts.forEach(({ write }) => write(context)),
  };
}

/** Something is in the way of a step. */
export type Refusal = Extract<StepAnswer, { readonly kind: "problem" }>;

/** A step that is refused, in words of locales/refusalTexts.ts. */
export function refused(
  refusal: RefusalCode,
  values: Readonly<Record<string, string | number>> = {},
  place: CellPlace | null = null
): Refusal {
  return { kind: "problem", problem: { refusal, values }, place };
}

/**
 * Writes all that `decide` says in one request, or nothing: Excel does not take back what a failed
 * request has done, so what stood there before is held and put back. The add-in's lock without a
 * password is lifted from the sheets that are written on, and put on again. Up to that request it may be
 * called off.
 */
export async function writeWhole(
  decide: (held: HeldBook) => Writes | Refusal,
  key: LockKey = NO_KEY,
  watch?: StepWatch
): Promise<{ readonly kind: "written" } | Refusal | StepFailure> {
  try {
    return await Excel.run(async (context) => {
      const held = await holdBook(context);
      const writes = decide(held);
      if ("kind" in writes) return writes;
      const taken = writes.adds.find((name) => isTaken(held, name, writes));
      if (taken !== undefined) return refused("sheetThere", { text: taken });
      const locked = lockedSheet(held, writes);
      if (locked !== null) return { kind: "protected", sheet: locked };
      const cells = await holdCells(context, writes.cells);
      const refusal = await somethingBelow(context, writes);
      if (refusal) return refusal;
      if (watch?.isCalledOff()) return { kind: "calledOff" };
      watch?.reached("writing");
      const before = { held, cells, unlocked: writes.unlocks, password: key.password };
      return await written(context, writes, before, key);
    });
  } catch (error) {
    return stepFailure(error);
  }
}

async function written(
  context: Excel.RequestContext,
  writes: Writes,
  before: Before,
  { failed }: LockKey
): Promise<{ readonly kind: "written" } | StepFailure> {
  const { worksheets } = context.workbook;
  const lifted = liftedSheets(before.held, writes);
  try {
    context.runtime.enableEvents = false;
    for (const { id } of lifted) openSheet(worksheets.getItem(id), null);
    writes.write(context);
    for (const { id, to } of writes.renames) worksheets.getItem(id).name = to;
    for (const key of lockedAgain(before.held, writes, lifted))
      lockSheet(worksheets.getItem(key), null);
    if (writes.deletes !== null) worksheets.getItem(writes.deletes.id).delete();
    await context.sync();
    return { kind: "written" };
  } catch (error) {
    failed(error);
    const failure = stepFailure(error, writes.on[0] ?? writes.adds[0]);
    if (isEditing(error) || (await putBack(before))) return failure;
    const reason = failure.kind === "refused" ? failure.reason : String(error);
    return { kind: "torn", reason, left: [...writes.on, ...writes.adds] };
  } finally {
    await hearAgain();
  }
}

/** Whether a sheet that stays has a name; Excel minds no capitals. */
function isTaken({ sheets }: HeldBook, name: string, { deletes }: Writes): boolean {
  return sheets.some(
    (sheet) => sheet.id !== deletes?.id && sheet.name.toLowerCase() === name.toLowerCase()
  );
}

/** A sheet that protection keeps from being written; one that the workbook's own keeps from coming or going. */
function lockedSheet(held: HeldBook, writes: Writes): string | null {
  const { adds, deletes, renames } = writes;
  const lifted = liftedSheets(held, writes);
  const locked = writtenSheets(held, writes).find(
    (sheet) => sheet.isProtected && !lifted.includes(sheet)
  );
  const coming = adds[0] ?? deletes?.name ?? renames[0]?.name ?? null;
  return locked?.name ?? (held.isLocked ? coming : null);
}

/** Sheets that are there and are written on, or go. */
function writtenSheets({ sheets }: HeldBook, { on, deletes }: Writes): HeldSheet[] {
  return sheets.filter(({ id, name }) => on.includes(name) || id === deletes?.id);
}

/** Those from which the add-in's lock is lifted; where it has a password none can be. */
function liftedSheets(held: HeldBook, writes: Writes): HeldSheet[] {
  if (lockOf(held) !== "locked") return [];
  return writtenSheets(held, writes).filter(({ isLocked }) => isLocked);
}

/** Ids of sheets whose lock was lifted, and names of new ones: in a locked event they are locked too. */
function lockedAgain(held: HeldBook, { adds, deletes }: Writes, lifted: HeldSheet[]): string[] {
  const stay = lifted.filter(({ id }) => id !== deletes?.id).map(({ id }) => id);
  // A new event's own sheets are none that are worked out.
  const hasEvent = held.tables.has(DESK_LOG);
  return lockOf(held) === "locked" && hasEvent ? [...stay, ...adds] : stay;
}

async function somethingBelow(
  context: Excel.RequestContext,
  { empty }: Writes
): Promise<Refusal | null> {
  const cells = await holdCells(
    context,
    empty.map(({ area }) => area)
  );
  for (const [i, { area, contents }] of cells.entries())
    for (const [row, line] of contents.entries())
      for (const [column, content] of line.entries())
        if (content !== "") {
          const at = { sheet: area.sheet, cells: "A1" };
          const cell = cellName(at, area.row + row, area.column + column);
          const text = String(content).replace(/^'/, "");
          return refused(
            "belowTable",
            { text, table: empty[i]!.table },
            { sheet: area.sheet, cell }
          );
        }
  return null;
}

/** Our own writes are no news to us; afterwards events come again, even where this fails once. */
async function hearAgain(): Promise<void> {
  const hear = () =>
    Excel.run(async (context) => {
      context.runtime.enableEvents = true;
      await context.sync();
    });
  await hear().catch(() => hear().catch(() => undefined));
}
