import { invalidArgument, invalidOperation, itemAlreadyExists, itemNotFound } from "../apiError";
import { NEW_TABLE, type Rect, type Table as TableState } from "../grid";
import { HostCollection, HostObject, sameName } from "../hostObject";
import { intersection } from "../rect";
import { tellsOf, WHOLE_WORKBOOK } from "./events";
import { AutoFilter, clearFilters, reapplyFilters } from "./filters";
import type { Model } from "./model";
import { isName } from "./names";
import { yesOrNo } from "./oneOf";
import { Range } from "./range";
import { makeRoom } from "./tableCells";
import { TableColumns } from "./tableColumns";
import { TABLE_EVENTS, TABLES_EVENTS } from "./tableEvents";
import { bodyOf, headerOf, totalsOf } from "./tablePlace";
import { TableRows } from "./tableRows";
import { TableSort } from "./tableSort";
import { totalsRow } from "./tableTotals";
import { Worksheet } from "./worksheet";

const STYLE =
  /^TableStyle(?:Light(?:[1-9]|1\d|2[01])|Medium(?:[1-9]|1\d|2[0-8])|Dark(?:[1-9]|1[01]))$/;

export class Tables extends HostCollection<Table> {
  readonly className = "TableCollection";

  /** The tables of a sheet, or of the workbook when it is null; with a rectangle those that meet it. */
  constructor(
    readonly model: Model,
    readonly sheet: string | null,
    private readonly rect: Rect | null = null,
    private readonly fullyContained = false
  ) {
    super();
  }

  items() {
    return this.model.tables
      .filter((table) => this.sheet === null || table.sheet === this.sheet)
      .filter((table) => !this.rect || this.meets(this.rect, table.rect))
      .map((table) => new Table(this.model, table.id));
  }

  private meets(rect: Rect, table: Rect) {
    const shared = intersection(rect, table);
    if (!shared || !this.fullyContained) return shared !== null;
    return shared.rows === table.rows && shared.columns === table.columns;
  }

  find(key: string) {
    return this.items().find((table) => table.Id === key || sameName(table.Name, key));
  }

  /** The first table, from the left and the top, that meets a range. */
  GetFirst() {
    const [first] = this.items().sort((a, b) => order(a.state.rect, b.state.rect));
    if (!first) throw itemNotFound();
    return first;
  }

  Add(address: unknown, hasHeaders: unknown) {
    const { model } = this;
    if (typeof hasHeaders !== "boolean") throw invalidArgument();
    const { sheet, rect } = placeOf(model, address, this.sheet ?? model.grid.activeSheet());
    if (this.sheet !== null && sheet !== this.sheet) throw invalidArgument();
    checkFree(model, sheet, rect);
    const whole = hasHeaders ? withBody(rect) : { ...rect, rows: rect.rows + 1 };
    const id = freeId(model);
    model.grid.oneStep(() => {
      if (!hasHeaders) makeRoom(model, sheet, { ...rect, rows: 1 }, "Always");
      else if (rect.rows === 1) makeRoom(model, sheet, { ...rect, row: rect.row + 1 }, "WhereUsed");
      model.grid.addTable({ id, sheet, name: freeTableName(model), rect: whole, ...NEW_TABLE });
    });
    return new Table(model, id);
  }
}

const order = (a: Rect, b: Rect) => a.row - b.row || a.column - b.column;

export class Table extends HostObject {
  readonly className = "Table";

  constructor(
    readonly model: Model,
    private readonly id: string
  ) {
    super();
  }

  override identity() {
    return { Id: this.id };
  }

  get state(): TableState {
    const state = this.model.tables.find(({ id }) => id === this.id);
    if (!state) throw itemNotFound();
    return state;
  }

  change(change: Partial<Omit<TableState, "id" | "sheet" | "columns">>) {
    this.model.grid.changeTable(this.state.id, change);
  }

  get Id() {
    return this.id;
  }

  get LegacyId() {
    return String(this.model.tableNumber(this.id));
  }

  get Name(): string {
    return this.state.name;
  }
  set Name(name: unknown) {
    if (!isName(name)) throw invalidArgument();
    const isTable = this.model.tables.some((t) => t.id !== this.id && sameName(t.name, name));
    if (isTable || this.model.names.some((n) => sameName(n.name, name))) throw itemAlreadyExists();
    this.change({ name });
  }

  get Style() {
    return this.state.style;
  }
  set Style(style: unknown) {
    if (typeof style !== "string" || !STYLE.test(style)) throw invalidArgument();
    this.change({ style });
  }

  get ShowBandedRows() {
    return this.state.showBandedRows;
  }
  set ShowBandedRows(shown: unknown) {
    this.change({ showBandedRows: yesOrNo(shown) });
  }

  get ShowBandedColumns() {
    return this.state.showBandedColumns;
  }
  set ShowBandedColumns(shown: unknown) {
    this.change({ showBandedColumns: yesOrNo(shown) });
  }

  get HighlightFirstColumn() {
    return this.state.highlightFirstColumn;
  }
  set HighlightFirstColumn(shown: unknown) {
    this.change({ highlightFirstColumn: yesOrNo(shown) });
  }

  get HighlightLastColumn() {
    return this.state.highlightLastColumn;
  }
  set HighlightLastColumn(shown: unknown) {
    this.change({ highlightLastColumn: yesOrNo(shown) });
  }

  get ShowFilterButton() {
    return this.state.showFilterButton;
  }
  set ShowFilterButton(shown: unknown) {
    // Without its buttons a table shows all its rows.
    if (!yesOrNo(shown)) clearFilters(this);
    this.change({ showFilterButton: yesOrNo(shown) });
  }

  get AutoFilter() {
    return new AutoFilter(this.model, this);
  }

  ClearFilters() {
    clearFilters(this);
  }

  ReapplyFilters() {
    reapplyFilters(this);
  }

  get ShowHeaders() {
    return this.state.showHeaders;
  }
  /** The header row's cells are emptied or filled again; the rows below stay where they are. */
  set ShowHeaders(shown: unknown) {
    const { rect, showHeaders } = this.state;
    if (yesOrNo(shown) === showHeaders) return;
    const by = showHeaders ? 1 : -1;
    if (showHeaders && bodyOf(this.state).rows === 0) throw invalidOperation();
    this.change({
      showHeaders: !showHeaders,
      rect: { ...rect, row: rect.row + by, rows: rect.rows - by },
    });
  }

  get ShowTotals() {
    return this.state.showTotals;
  }
  set ShowTotals(shown: unknown) {
    const { sheet, rect, showTotals } = this.state;
    if (yesOrNo(shown) === showTotals) return;
    const { grid } = this.model;
    const [row, by] = showTotals ? [rect.row + rect.rows - 1, -1] : [rect.row + rect.rows, 1];
    const totals = { ...rect, row, rows: 1 };
    grid.oneStep(() => {
      if (!showTotals) makeRoom(this.model, sheet, totals, "WhereUsed");
      this.change({ showTotals: !showTotals, rect: { ...rect, rows: rect.rows + by } });
      if (showTotals) grid.clear(sheet, totals, "All");
      else grid.write(sheet, totals, [totalsRow(this.model, this.state)]);
    });
  }

  get Columns() {
    return new TableColumns(this);
  }

  get Rows() {
    return new TableRows(this);
  }

  get Sort() {
    return new TableSort(this);
  }

  get Worksheet() {
    return new Worksheet(this.model, this.state.sheet);
  }

  GetRange() {
    return this.at(this.state.rect);
  }

  GetHeaderRowRange() {
    return this.at(headerOf(this.state));
  }

  GetDataBodyRange() {
    return this.at(bodyOf(this.state));
  }

  GetTotalRowRange() {
    return this.at(totalsOf(this.state));
  }

  private at(rect: Rect | null) {
    if (!rect) throw itemNotFound();
    return new Range(this.model, this.state.sheet, rect);
  }

  /** The headings must stay in their row, and old and new range must overlap. */
  Resize(range: unknown) {
    const { sheet, rect: old, showTotals } = this.state;
    if (showTotals) throw invalidOperation();
    const place = placeOf(this.model, range, sheet);
    const moved = place.sheet !== sheet || place.rect.row !== old.row;
    if (moved || !intersection(old, place.rect)) throw invalidArgument();
    const rect = this.state.showHeaders ? withBody(place.rect) : place.rect;
    checkFree(this.model, sheet, rect, this.id);
    this.change({ rect });
  }

  Delete() {
    const { sheet, rect } = this.state;
    const { grid } = this.model;
    grid.oneStep(() => {
      grid.removeTable(this.id, "ToErrors");
      grid.clear(sheet, rect, "All");
    });
  }

  ConvertToRange() {
    const range = this.GetRange();
    this.model.grid.removeTable(this.id, "ToCells");
    return range;
  }
}

tellsOf(Table, TABLE_EVENTS, ({ model, Id }) => ({ registry: model.events, target: Id }));
tellsOf(Tables, TABLES_EVENTS, ({ model, sheet }) => ({
  registry: model.events,
  target: sheet ?? WHOLE_WORKBOOK,
}));

/** A table has one row at least. */
const withBody = (rect: Rect): Rect => ({ ...rect, rows: Math.max(2, rect.rows) });

function placeOf(model: Model, range: unknown, sheet: string) {
  if (range instanceof Range) return range;
  if (typeof range !== "string") throw invalidArgument();
  return model.place(range, sheet);
}

function checkFree(model: Model, sheet: string, rect: Rect, except?: string) {
  const hit = model.tables.some(
    (t) => t.id !== except && t.sheet === sheet && intersection(t.rect, rect)
  );
  if (hit) throw invalidOperation("A table can't overlap another table.");
}

function freeTableName(model: Model): string {
  for (let number = 1; ; number++) {
    const name = `Table${number}`;
    const taken =
      model.tables.some((t) => sameName(t.name, name)) ||
      model.names.some((n) => sameName(n.name, name));
    if (!taken) return name;
  }
}

/** An id that no table of the grid's own has. */
function freeId(model: Model): string {
  const id = String(model.nextId());
  return model.tables.some((table) => table.id === id) ? freeId(model) : id;
}
