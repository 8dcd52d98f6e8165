/**
 * A cell as the functions read it. `null` is an empty cell, or a formula that gives "". Excel's own
 * zeros for empty cells have been told apart before (see `answer.ts`).
 */
export type Cell = string | number | boolean | null;

/** A cell that is not empty. */
export type Filled = Exclude<Cell, null>;

/** What Excel hands over for a parameter that takes a range; a single value arrives as one cell. */
export type Block = readonly (readonly unknown[])[];

/** Reads a raw value: data types (currency, linked records) count by their basic value. */
export function cellOf(raw: unknown): Cell {
  if (typeof raw === "number" || typeof raw === "boolean") return raw;
  if (typeof raw === "string") return raw.trim() === "" ? null : raw;
  if (raw === null || raw === undefined) return null;
  if (typeof raw === "object" && "basicValue" in raw) return cellOf(raw.basicValue);
  return JSON.stringify(raw); // refused by every reader, which then shows what it was
}

/** How a cell is named in a message. */
export function textOf(cell: Cell): string {
  return typeof cell === "boolean" ? String(cell).toUpperCase() : String(cell);
}

/** Whether a 0 stands in the block: only then can it matter which cells are empty. */
export function holdsZero(block: Block): boolean {
  return block.some((row) => row.includes(0));
}
