import { invalidArgument, invalidOperation, itemNotFound, wrongDimensions } from "../apiError";
import { HostCollection, HostObject, sameName } from "../hostObject";
import { Filter } from "./filters";
import { Range } from "./range";
import { makeRoom, takeOut } from "./tableCells";
import type { Table } from "./tables";

export class TableColumns extends HostCollection<TableColumn> {
  readonly className = "TableColumnCollection";

  constructor(private readonly table: Table) {
    super();
  }

  items() {
    return this.table.state.columns.map(({ id }) => new TableColumn(this.table, id));
  }

  /** By heading or id. */
  find(key: string) {
    return this.items().find((c) => String(c.Id) === key || sameName(c.Name, key));
  }

  /** Adds a column before `index`, at the end without one; `values` begin with the heading. */
  Add(index?: unknown, values?: unknown, name?: unknown) {
    const { table } = this;
    const { model, state } = table;
    const { sheet, rect, columns } = state;
    const last = index === null || index === undefined || index === -1;
    const at = last ? columns.length : Number(index);
    if (!Number.isInteger(at) || at < 0 || at > columns.length) throw invalidArgument();
    const cells = columnOfValues(values, rect.rows, typeof name === "string");
    if (name !== undefined && name !== null) checkHeading(table, name);

    const added = { ...rect, column: rect.column + at, columns: 1 };
    const when = at < columns.length ? "Always" : "WhereUsed";
    return model.grid.oneStep(() => {
      makeRoom(model, sheet, added, when, "Columns");
      table.change({ rect: { ...rect, columns: rect.columns + 1 } });
      if (cells) new Range(model, sheet, added).Values = cells;
      const column = table.Columns.items()[at];
      if (!column) throw itemNotFound();
      if (name !== undefined && name !== null) column.Name = name;
      return column;
    });
  }
}

class TableColumn extends HostObject {
  readonly className = "TableColumn";

  constructor(
    private readonly table: Table,
    private readonly id: number
  ) {
    super();
  }

  override identity() {
    return { Id: this.id };
  }

  get Id() {
    return this.id;
  }

  get Index(): number {
    const index = this.table.state.columns.findIndex(({ id }) => id === this.id);
    if (index < 0) throw itemNotFound();
    return index;
  }

  get Name(): string {
    return this.table.state.columns[this.Index]?.name ?? "";
  }
  set Name(name: unknown) {
    if (typeof name === "string" && sameName(name, this.Name) && name !== "") {
      if (name !== this.Name) this.write(name);
      return;
    }
    checkHeading(this.table, name);
    this.write(String(name));
  }

  private write(value: string) {
    const { sheet, rect } = this.GetHeaderRowRange();
    this.table.model.grid.write(sheet, rect, [[{ value }]]);
  }

  get Values() {
    return this.GetRange().Values;
  }
  set Values(values: unknown) {
    this.GetRange().Values = values;
  }

  get Filter() {
    return new Filter(this.table, this.Index);
  }

  GetRange() {
    return this.table.GetRange().GetColumn(this.Index);
  }

  GetHeaderRowRange() {
    return this.table.GetHeaderRowRange().GetColumn(this.Index);
  }

  GetDataBodyRange() {
    return this.table.GetDataBodyRange().GetColumn(this.Index);
  }

  GetTotalRowRange() {
    return this.table.GetTotalRowRange().GetColumn(this.Index);
  }

  Delete() {
    const { model, state } = this.table;
    if (state.columns.length === 1) throw invalidOperation();
    const { sheet, rect } = this.GetRange();
    model.grid.oneStep(() => {
      model.grid.forgetColumns(state.id, [this.Name]);
      takeOut(model, sheet, rect, "Columns");
    });
  }
}

/** A heading Excel takes: some text that no other column has. */
function checkHeading(table: Table, name: unknown): void {
  if (typeof name !== "string" || name === "") throw invalidArgument();
  if (table.state.columns.some((column) => sameName(column.name, name))) throw invalidArgument();
}

/** One value for each cell of a column, heading first; with a name it may be left out. */
function columnOfValues(values: unknown, rows: number, named: boolean): unknown[][] | null {
  if (values === null || values === undefined) return null;
  if (!Array.isArray(values))
    return Array.from({ length: rows }, (_, r) => [r === 0 ? null : (values as unknown)]);
  const cells = values.map((value: unknown) => (Array.isArray(value) ? value : [value]));
  const whole = named && cells.length === rows - 1 ? [[null], ...cells] : cells;
  if (whole.length !== rows || whole.some((cell) => cell.length !== 1)) throw wrongDimensions();
  return whole;
}
