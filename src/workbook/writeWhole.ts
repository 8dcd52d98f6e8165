import type { RefusalCode } from "../locales/refusalTexts";
import { cellName } from "./address";
import type { CellPlace } from "./eventBook";
import type { StepAnswer, StepFailure } from "./eventDesk";
import {
  type Area,
  type HeldBook,
  holdBook,
  type HeldCells,
  type HeldSheet,
  holdCells,
} from "./heldBook";
import { putBack } from "./putBack";
import { isEditing, stepFailure } from "./stepFailure";

/** All that a step writes, decided before the first cell is written. */
export interface Writes {
  /** Sheets that are there and will be written on. */
  readonly on: readonly string[];
  /** Names of sheets that will be made. */
  readonly adds: readonly string[];
  /** A sheet that goes: as the last thing that is done, because it could not be put back. */
  readonly deletes: HeldSheet | null;
  /** Cells that are there and will be written. */
  readonly cells: readonly Area[];
  /** Cells among them that must be empty, because rows of a table come there. */
  readonly empty: readonly { readonly area: Area; readonly table: string }[];
  /** Queues the writes; it neither loads nor syncs. */
  readonly write: (context: Excel.RequestContext) => void;
}

/** A step that writes nothing. */
export const NO_WRITES: Writes = {
  on: [],
  adds: [],
  deletes: null,
  cells: [],
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
 * request has done, so what stood there before is held and put back.
 */
export async function writeWhole(
  decide: (held: HeldBook) => Writes | Refusal
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
      return await written(context, writes, held, cells);
    });
  } catch (error) {
    return stepFailure(error);
  }
}

async function written(
  context: Excel.RequestContext,
  writes: Writes,
  held: HeldBook,
  cells: readonly HeldCells[]
): Promise<{ readonly kind: "written" } | StepFailure> {
  try {
    context.runtime.enableEvents = false;
    writes.write(context);
    if (writes.deletes !== null) context.workbook.worksheets.getItem(writes.deletes.id).delete();
    await context.sync();
    return { kind: "written" };
  } catch (error) {
    const failure = stepFailure(error, writes.on[0] ?? writes.adds[0]);
    if (isEditing(error) || (await putBack(held, cells))) return failure;
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
function lockedSheet({ sheets, isLocked }: HeldBook, { on, adds, deletes }: Writes): string | null {
  const written = deletes === null ? on : [...on, deletes.name];
  const locked = sheets.find(({ name, isProtected }) => isProtected && written.includes(name));
  return locked?.name ?? (isLocked ? (adds[0] ?? deletes?.name ?? null) : null);
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
