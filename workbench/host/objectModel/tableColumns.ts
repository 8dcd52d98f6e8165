import { itemNotFound } from "../apiError";
import { HostCollection, HostObject, sameName } from "../hostObject";
import type { Table } from "./tables";

export class TableColumns extends HostCollection<TableColumn> {
  readonly className = "TableColumnCollection";

  constructor(private readonly table: Table) {
    super();
  }

  items() {
    const { columns } = this.table.state.rect;
    return Array.from({ length: columns }, (_, index) => new TableColumn(this.table, index));
  }

  /** By heading or id. */
  find(key: string) {
    return this.items().find((c) => String(c.Id) === key || sameName(c.Name, key));
  }
}

class TableColumn extends HostObject {
  readonly className = "TableColumn";

  constructor(
    private readonly table: Table,
    private readonly index: number
  ) {
    super();
  }

  override identity() {
    return { Id: this.Id };
  }

  get Id() {
    return this.index + 1;
  }

  get Index() {
    return this.index;
  }

  get Name(): string {
    const text = this.GetHeaderRowRange().Text?.[0]?.[0];
    if (text === undefined) throw itemNotFound();
    return text;
  }
  set Name(name: unknown) {
    this.GetHeaderRowRange().Values = [[name]];
  }

  get Values() {
    return this.GetRange().Values;
  }
  set Values(values: unknown) {
    this.GetRange().Values = values;
  }

  GetRange() {
    return this.table.GetRange().GetColumn(this.index);
  }

  GetHeaderRowRange() {
    return this.table.GetHeaderRowRange().GetColumn(this.index);
  }

  GetDataBodyRange() {
    return this.table.GetDataBodyRange().GetColumn(this.index);
  }
}
