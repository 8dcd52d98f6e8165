import { invalidArgument, wrongDimensions } from "../apiError";
import { columnFormula } from "../fillDown";
import { shiftFormula } from "../formulaReferences";
import type { Cell, Rect, Table as TableState } from "../grid";
import { HostCollection, HostObject } from "../hostObject";
import { isFiltered } from "./filters";
import { Range } from "./range";
import { insertDeleteConflict, makeRoom, takeOut } from "./tableCells";
import { bodyOf } from "./tablePlace";
import type { Table } from "./tables";

export class TableRows extends HostCollection<TableRow> {
  readonly className = "TableRowCollection";

  constructor(private readonly table: Table) {
    super();
  }

  items() {
    return Array.from({ length: bodyOf(this.table.state).rows }, (_, i) => this.at(i));
  }

  find(key: string) {
    return this.items()[Number(key)];
  }

  private at(index: number) {
    return new TableRow(this.table, index);
  }

  /**
   * Adds rows before `index`, at the end without one; the one empty row of a new table is used up.
   * A cell that is given no value gets the formula of its column, when the whole column has one.
   */
  Add(index?: unknown, values?: unknown, alwaysInsert?: unknown) {
    const { table } = this;
    const { model, state } = table;
    const { sheet, rect } = state;
    const rows = matrixOfRows(values, rect.columns);
    const body = bodyOf(state);
    const cells = model.grid.cells(sheet, body);
    const isNew = body.rows === 1 && cells.flat().every(({ type }) => type === "Empty");
    const held = isNew ? 0 : body.rows;
    const at = index === null || index === undefined || index === -1 ? held : Number(index);
    if (!Number.isInteger(at) || at < 0 || at > held) throw invalidArgument();
    const fill = isNew ? [] : columnFormulas(cells);

    const added = { ...body, row: body.row + at, rows: rows.length };
    const more = rows.length - (isNew ? 1 : 0);
    const room = { ...added, row: added.row + (isNew ? 1 : 0), rows: more };
    const insert = alwaysInsert !== false || state.showTotals;
    model.grid.oneStep(() => {
      if (more > 0 && at < held) makeRoom(model, sheet, room, "Always");
      else if (more > 0 && insert) makeRoom(model, sheet, room, "WhereUsed");
      if (more > 0) table.change({ rect: { ...rect, rows: rect.rows + more } });
      model.grid.clear(sheet, added, "Contents");
      new Range(model, sheet, added).Values = rows.map((row, r) =>
        row.map((value, c) => value ?? filled(fill[c], at + r))
      );
    });
    return this.at(at);
  }

  DeleteRows(rows: unknown) {
    if (!Array.isArray(rows)) throw invalidArgument();
    const indices = rows.map((row: unknown) => (row instanceof TableRow ? row.Index : Number(row)));
    deleteRows(this.table, indices);
  }

  DeleteRowsAt(index: unknown, count?: unknown) {
    const length = Number(count ?? 1);
    if (!Number.isInteger(length) || length < 1) throw invalidArgument();
    deleteRows(
      this.table,
      Array.from({ length }, (_, i) => Number(index) + i)
    );
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
    deleteRows(this.table, [this.index]);
  }
}

/** The formula each column is filled with, as its first row has it; null for other columns. */
const columnFormulas = (cells: readonly (readonly Cell[])[]) =>
  (cells[0] ?? []).map((_, c) => columnFormula(cells.map((row) => row[c]?.formula)));

const filled = (formula: string | null | undefined, row: number) =>
  formula ? shiftFormula(formula, row, 0) : "";

/** Deletes rows from the last to the first, so that those above keep their place. */
function deleteRows(table: Table, indices: readonly number[]): void {
  const { state } = table;
  const { rows } = bodyOf(state);
  const sorted = [...new Set(indices)].sort((a, b) => b - a);
  const exist = sorted.every((i) => Number.isInteger(i) && i >= 0 && i < rows);
  if (!exist || sorted.length === 0 || sorted.length !== indices.length) throw invalidArgument();
  if (isFiltered(table) && indices.length > 1) throw insertDeleteConflict();
  // A table keeps one row, empty at last.
  const emptied = sorted.length === rows ? sorted.pop() : undefined;
  for (const index of sorted) takeOut(table.model, state.sheet, rowAt(state, index));
  if (emptied !== undefined) table.model.grid.clear(state.sheet, rowAt(state, emptied), "Contents");
}

const rowAt = (table: TableState, index: number): Rect => {
  const body = bodyOf(table);
  return { ...body, row: body.row + index, rows: 1 };
};

function matrixOfRows(values: unknown, columns: number): unknown[][] {
  if (values === null || values === undefined) return [Array.from({ length: columns }, () => null)];
  if (!Array.isArray(values)) return [Array.from({ length: columns }, () => values as unknown)];
  const rows = (Array.isArray(values[0]) ? values : [values]) as unknown[][];
  if (rows.some((row) => row.length !== columns)) throw wrongDimensions();
  return rows;
}
