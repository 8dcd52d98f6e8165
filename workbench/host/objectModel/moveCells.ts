import { MAX_COLUMNS, MAX_ROWS } from "../a1";
import { ApiError, invalidArgument } from "../apiError";
import type { Rect, Table } from "../grid";
import type { CellsMoved } from "../moved";
import { intersection } from "../rect";
import type { Model, Place } from "./model";

/** Which way the others move, by what the add-in says. */
const SHIFTS: Readonly<
  Record<CellsMoved["change"], readonly (readonly [string, CellsMoved["along"]])[]>
> = {
  Inserted: [
    ["Down", "Rows"],
    ["Right", "Columns"],
  ],
  Deleted: [
    ["Up", "Rows"],
    ["Left", "Columns"],
  ],
};

/**
 * Inserts or deletes the cells of a range, as Excel does: whole rows and columns whatever is said, and
 * nothing at all where a table or merged cells would be torn or filled cells be lost.
 */
export function moveCells(
  model: Model,
  { sheet, rect }: Place,
  change: CellsMoved["change"],
  shift: unknown
): void {
  const along = SHIFTS[change].find(([word]) => word === shift)?.[1];
  if (!along) throw invalidArgument();
  const moved: CellsMoved = { change, rect, along: alongOfWhole(rect) ?? along };
  checkTears(model, sheet, moved);
  if (change === "Inserted") checkLosses(model, sheet, moved);
  model.grid.moveCells(sheet, moved);
}

function alongOfWhole({ rows, columns }: Rect): CellsMoved["along"] | null {
  if (columns === MAX_COLUMNS) return "Rows";
  return rows === MAX_ROWS ? "Columns" : null;
}

/** The cells that move or go. */
const band = ({ rect, along }: CellsMoved): Rect =>
  along === "Rows"
    ? { ...rect, rows: MAX_ROWS - rect.row }
    : { ...rect, columns: MAX_COLUMNS - rect.column };

function checkTears(model: Model, sheet: string, moved: CellsMoved): void {
  const tables = model.tables.filter((table) => table.sheet === sheet);
  const merged = model.grid.merges(sheet);
  if ([...merged, ...tables.map(({ rect }) => rect)].some((rect) => tears(moved, rect)))
    throw conflict();
  if (tables.some((table) => takesHeader(moved, table))) throw conflict();
}

/** Whether some rows of a block would move and others not. */
function tears(moved: CellsMoved, block: Rect): boolean {
  const shared = intersection(band(moved), block);
  if (!shared) return false;
  return moved.along === "Rows" ? shared.columns < block.columns : shared.rows < block.rows;
}

/** A table loses its header row with all its rows, or not at all. */
function takesHeader({ change, rect, along }: CellsMoved, table: Table): boolean {
  if (change === "Inserted" || along === "Columns" || !table.showHeaders) return false;
  const { row, rows } = table.rect;
  const goes = rect.row <= row && row < rect.row + rect.rows;
  return goes && rect.row + rect.rows < row + rows && intersection(rect, table.rect) !== null;
}

function checkLosses(model: Model, sheet: string, moved: CellsMoved): void {
  const used = model.grid.usedRange(sheet, true);
  const moves = used && intersection(band(moved), used);
  if (!moves) return;
  const fits =
    moved.along === "Rows"
      ? moves.row + moves.rows + moved.rect.rows <= MAX_ROWS
      : moves.column + moves.columns + moved.rect.columns <= MAX_COLUMNS;
  if (!fits)
    throw new ApiError(
      "NonBlankCellOffSheet",
      "Filled cells would be pushed off the end of the worksheet."
    );
}

const conflict = () =>
  new ApiError(
    "InsertDeleteConflict",
    "The insert or delete operation attempted resulted in a conflict."
  );
