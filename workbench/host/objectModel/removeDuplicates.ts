import { invalidArgument, invalidOperation } from "../apiError";
import type { NewCell } from "../copies";
import { shiftFormula } from "../formulaReferences";
import { HostObject } from "../hostObject";
import { intersection } from "../rect";
import type { Model, Place } from "./model";

/** What came of removing duplicates: rows gone, and rows left without the header. */
export class RemoveDuplicatesResult extends HostObject {
  readonly className = "RemoveDuplicatesResult";
  override readonly isTracked = true;

  constructor(
    private readonly removed: number,
    private readonly remaining: number
  ) {
    super();
  }

  get Removed() {
    return this.removed;
  }

  get UniqueRemaining() {
    return this.remaining;
  }
}

/**
 * Keeps of rows that show the same in the given columns the first, and moves the others up within the
 * range, as Excel does; capitals and small letters are the same to it.
 */
export function removeDuplicates(
  model: Model,
  { sheet, rect: all }: Place,
  columns: unknown,
  includesHeader: unknown
): RemoveDuplicatesResult {
  const { grid } = model;
  const keys = keyColumns(columns, all.columns);
  const used = grid.usedRange(sheet, true);
  const shared = used && intersection(all, used);
  if (!shared) return new RemoveDuplicatesResult(0, 0);
  const rect = { ...all, rows: shared.row + shared.rows - all.row, columns: all.columns };
  const cells = grid.cells(sheet, rect);
  const isTorn = grid.merges(sheet).some((merge) => intersection(merge, rect));
  if (isTorn || cells.flat().some(({ spilled }) => spilled)) throw invalidOperation();

  const texts = grid.texts(sheet, rect);
  const seen = new Set<string>();
  const kept: number[] = [];
  texts.forEach((line, r) => {
    const key = JSON.stringify(keys.map((column) => line[column]!.toLowerCase()));
    const isHeader = r === 0 && includesHeader === true;
    if (!isHeader && seen.has(key)) return;
    if (!isHeader) seen.add(key);
    kept.push(r);
  });
  const removed = rect.rows - kept.length;
  const moved = cells.map((line, r) =>
    line.map((_, c): NewCell => {
      const from = kept[r];
      if (from === undefined) return { content: { value: null } };
      const { formula, value } = cells[from]![c]!;
      return {
        content:
          formula === undefined ? { value } : { formula: shiftFormula(formula, r - from, 0) },
      };
    })
  );
  if (removed > 0) grid.put(sheet, rect, moved);
  return new RemoveDuplicatesResult(removed, seen.size);
}

function keyColumns(columns: unknown, count: number): readonly number[] {
  if (!Array.isArray(columns) || columns.length === 0) throw invalidArgument();
  const fits = columns.every((c) => Number.isInteger(c) && Number(c) >= 0 && Number(c) < count);
  if (!fits) throw invalidArgument();
  return columns as number[];
}
