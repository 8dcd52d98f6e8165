import { invalidArgument, wrongDimensions } from "../apiError";
import { HostCollection, HostObject } from "../hostObject";
import { bodyOf } from "./model";
import { Range } from "./range";
import { rawInputs, type Table } from "./tables";

export class TableRows extends HostCollection<TableRow> {
  readonly className = "TableRowCollection";

  constructor(private readonly table: Table) {
    super();
  }

  items() {
    const { rows } = this.table.state.rect;
    return Array.from({ length: rows - 1 }, (_, index) => new TableRow(this.table, index));
  }

  find(key: string) {
    return this.items()[Number(key)];
  }

  /** Adds rows before `index`, at the end without one; the one empty row of a new table is used up. */
  Add(index?: number | null, values?: unknown) {
    const { table } = this;
    const { model } = table;
    const { sheet, rect } = table.state;
    const rows = matrixOfRows(values, rect.columns);
    const body = bodyOf(table.state);
    const isNew =
      body.rows === 1 &&
      model.grid.cells(sheet, body).every((row) => row.every(({ type }) => type === "Empty"));
    const held = isNew ? 0 : body.rows;
    const at = index === null || index === undefined || index === -1 ? held : index;
    if (!Number.isInteger(at) || at < 0 || at > held) throw invalidArgument();
    const below = { ...body, row: body.row + at, rows: held - at };
    if (below.rows > 0) {
      const moved = rawInputs(model, sheet, below);
      model.grid.write(sheet, { ...below, row: below.row + rows.length }, moved);
    }
    table.change({ rect: { ...rect, rows: 1 + held + rows.length } });
    const added = { ...body, row: body.row + at, rows: rows.length };
    model.grid.clear(sheet, added, "Contents");
    new Range(model, sheet, added).Values = rows;
    return new TableRow(table, at);
  }
}

class TableRow extends HostObject {
  readonly className = "TableRow";

  constructor(
    private readonly table: Table,
    private readonly index: number
  ) {
    super();
  }

  get Index() {
    return this.index;
  }

  get Values() {
    return this.GetRange().Values;
  }
  set Values(values: unknown) {
    this.GetRange().Values = values;
  }

  GetRange() {
    return this.table.GetDataBodyRange().GetRow(this.index);
  }

  Delete() {
    const { model, state } = this.table;
    const body = bodyOf(state);
    const inputs = rawInputs(model, state.sheet, body);
    inputs.splice(this.index, 1);
    inputs.push(Array.from({ length: body.columns }, () => ({ value: null })));
    model.grid.write(state.sheet, body, inputs);
    this.table.change({ rect: { ...state.rect, rows: Math.max(2, state.rect.rows - 1) } });
  }
}

function matrixOfRows(values: unknown, columns: number): unknown[][] {
  if (values === null || values === undefined) return [Array.from({ length: columns }, () => null)];
  if (!Array.isArray(values)) return [Array.from({ length: columns }, () => values as unknown)];
  const rows = (Array.isArray(values[0]) ? values : [values]) as unknown[][];
  if (rows.some((row) => row.length !== columns)) throw wrongDimensions();
  return rows;
}
