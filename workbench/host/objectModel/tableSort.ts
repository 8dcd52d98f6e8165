import { invalidArgument } from "../apiError";
import { HostObject } from "../hostObject";
import { Range } from "./range";
import { RangeSort, type SortField } from "./rangeSort";
import { bodyOf } from "./tablePlace";
import type { Table } from "./tables";

/** How a table was sorted last. */
export interface TableOrder {
  readonly fields: readonly SortField[];
  readonly matchCase: boolean;
  readonly method: string;
}

const UNSORTED: TableOrder = { fields: [], matchCase: false, method: "PinYin" };

export class TableSort extends HostObject {
  readonly className = "TableSort";

  constructor(private readonly table: Table) {
    super();
  }

  private get order(): TableOrder {
    return this.table.model.orders.get(this.table.Id) ?? UNSORTED;
  }

  get Fields() {
    return this.order.fields;
  }

  get MatchCase() {
    return this.order.matchCase;
  }

  get Method() {
    return this.order.method;
  }

  Apply(fields: readonly SortField[], matchCase?: boolean | null, method?: string | null) {
    const { model, state } = this.table;
    const body = new Range(model, state.sheet, bodyOf(state));
    new RangeSort(model, body).Apply(fields, matchCase, false, "Rows", method);
    const order = { fields, matchCase: Boolean(matchCase), method: method ?? UNSORTED.method };
    model.orders.set(state.id, order);
  }

  /** Forgets the order and leaves the rows. */
  Clear() {
    this.table.model.orders.delete(this.table.state.id);
  }

  Reapply() {
    const { fields, matchCase, method } = this.order;
    if (fields.length === 0) throw invalidArgument();
    this.Apply(fields, matchCase, method);
  }
}
