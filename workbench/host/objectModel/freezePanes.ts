import { MAX_COLUMNS, MAX_ROWS } from "../a1";
import { invalidArgument, itemNotFound } from "../apiError";
import type { Frozen } from "../grid";
import { HostObject } from "../hostObject";
import type { Model } from "./model";
import { Range } from "./range";

export class FreezePanes extends HostObject {
  readonly className = "WorksheetFreezePanes";

  constructor(
    private readonly model: Model,
    private readonly sheet: string
  ) {
    super();
  }

  FreezeRows(count?: number | null) {
    this.freeze({ rows: count ?? 1, columns: 0 });
  }

  FreezeColumns(count?: number | null) {
    this.freeze({ rows: 0, columns: count ?? 1 });
  }

  /** Freezes the cells of a range at the sheet's upper left. */
  FreezeAt(range: Range | string) {
    const { sheet, rect } = typeof range === "string" ? this.model.place(range, this.sheet) : range;
    if (sheet !== this.sheet) throw invalidArgument();
    const rows = rect.rows === MAX_ROWS ? 0 : rect.row + rect.rows;
    const columns = rect.columns === MAX_COLUMNS ? 0 : rect.column + rect.columns;
    this.freeze({ rows, columns });
  }

  Unfreeze() {
    this.freeze({ rows: 0, columns: 0 });
  }

  GetLocation() {
    const { rows, columns } = this.model.grid.frozen(this.sheet);
    if (rows === 0 && columns === 0) throw itemNotFound();
    return new Range(this.model, this.sheet, {
      row: 0,
      column: 0,
      rows: rows || MAX_ROWS,
      columns: columns || MAX_COLUMNS,
    });
  }

  private freeze(frozen: Frozen) {
    if (![frozen.rows, frozen.columns].every((n) => Number.isInteger(n) && n >= 0))
      throw invalidArgument();
    this.model.grid.freeze(this.sheet, frozen);
  }
}
