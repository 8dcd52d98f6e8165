import { ApiError, invalidOperation } from "../apiError";
import type { Rect } from "../grid";
import { intersection } from "../rect";
import type { Model } from "./model";

/**
 * Makes room for cells that join a table: what stands there moves down. Where nothing does, nothing
 * moves. A table below moves as a whole or not at all.
 */
export function makeRoom(
  model: Model,
  sheet: string,
  rect: Rect,
  when: "Always" | "WhereUsed",
  along: "Rows" | "Columns" = "Rows"
): void {
  if (when === "WhereUsed" && !isUsedFrom(model, sheet, rect, along)) return;
  checkMoves(model, sheet, rect, along);
  model.grid.moveCells(sheet, { change: "Inserted", rect, along });
}

/** Takes cells out of a table: what stands below, or right of them, closes up. */
export function takeOut(
  model: Model,
  sheet: string,
  rect: Rect,
  along: "Rows" | "Columns" = "Rows"
): void {
  checkMoves(model, sheet, rect, along);
  model.grid.moveCells(sheet, { change: "Deleted", rect, along });
}

function isUsedFrom(model: Model, sheet: string, rect: Rect, along: "Rows" | "Columns"): boolean {
  const used = model.grid.usedRange(sheet, true);
  const behind = beyond(rect, along);
  const tables = model.tables.some((t) => t.sheet === sheet && intersection(t.rect, behind));
  const shared = used && intersection(used, behind);
  return (
    tables ||
    (!!shared &&
      model.grid.cells(sheet, shared).some((row) => row.some(({ type }) => type !== "Empty")))
  );
}

/** The rectangle and all that lies below it, or right of it. */
const FAR = 1_000_000;
const beyond = (rect: Rect, along: "Rows" | "Columns"): Rect =>
  along === "Rows" ? { ...rect, rows: FAR } : { ...rect, columns: FAR };

/** Excel does not shear a table. */
function checkMoves(model: Model, sheet: string, rect: Rect, along: "Rows" | "Columns"): void {
  const behind = beyond(rect, along);
  for (const table of model.tables) {
    const shared = table.sheet === sheet && intersection(table.rect, behind);
    if (!shared) continue;
    const whole =
      along === "Rows" ? shared.columns === table.rect.columns : shared.rows === table.rect.rows;
    if (!whole)
      throw invalidOperation(
        "This operation is not allowed. The operation is attempting to shift cells in a table on your worksheet."
      );
  }
}

/** Rows of a filtered table are neither inserted nor deleted by position. */
export const insertDeleteConflict = () =>
  new ApiError(
    "InsertDeleteConflict",
    "The insert or delete operation attempted resulted in a conflict."
  );
