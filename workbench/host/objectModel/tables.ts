import { parseA1 } from "../a1";
import { invalidArgument, invalidOperation, itemAlreadyExists, itemNotFound } from "../apiError";
import type { Rect, Table as TableState } from "../grid";
import { HostCollection, HostObject, sameName } from "../hostObject";
import { intersection } from "../rect";
import { bodyOf, type Model } from "./model";
import { Range } from "./range";
import { TableColumns } from "./tableColumns";
import { TableRows } from "./tableRows";
import { Worksheet } from "./worksheet";

const VALID_NAME = /^[\p{L}_\\][\p{L}\p{M}\p{N}_.]{0,254}$/u;

export class Tables extends HostCollection<Table> {
  readonly className = "TableCollection";

  /** The tables of a sheet, or of the workbook when it is null; with a rectangle those that meet it. */
  constructor(
    private readonly model: Model,
    private readonly sheet: string | null,
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

  Add(address: Range | string, hasHeaders: boolean) {
    const from = this.sheet ?? this.model.grid.activeSheet();
    const { sheet, rect } = typeof address === "string" ? this.model.place(address, from) : address;
    if (this.sheet !== null && sheet !== this.sheet) throw invalidArgument();
    checkFree(this.model, sheet, rect);
    const whole = hasHeaders ? withBody(rect) : { ...rect, rows: rect.rows + 1 };
    if (!hasHeaders) moveDown(this.model, sheet, rect);
    writeHeadings(this.model, sheet, whole, hasHeaders);
    const table: TableState = {
      id: String(this.model.nextId()),
      sheet,
      name: freeTableName(this.model),
      rect: whole,
      style: "TableStyleMedium2",
      showBandedRows: true,
      showFilterButton: true,
    };
    this.model.grid.showTable(table);
    this.model.tables.push(table);
    return new Table(this.model, table.id);
  }
}

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

  change(change: Partial<TableState>) {
    this.model.changeTable(this.state, change);
  }

  get Id() {
    return this.id;
  }

  get Name(): string {
    return this.state.name;
  }
  set Name(name: unknown) {
    if (typeof name !== "string" || !VALID_NAME.test(name) || parseA1(name))
      throw invalidArgument();
    const isTable = this.model.tables.some((t) => t.id !== this.id && sameName(t.name, name));
    if (isTable || this.model.findName(name, null)) throw itemAlreadyExists();
    this.change({ name });
  }

  get Style() {
    return this.state.style;
  }
  set Style(style: unknown) {
    if (typeof style !== "string") throw invalidArgument();
    this.change({ style });
  }

  get ShowBandedRows() {
    return this.state.showBandedRows;
  }
  set ShowBandedRows(shown: unknown) {
    this.change({ showBandedRows: Boolean(shown) });
  }

  get ShowFilterButton() {
    return this.state.showFilterButton;
  }
  set ShowFilterButton(shown: unknown) {
    this.change({ showFilterButton: Boolean(shown) });
  }

  get ShowHeaders() {
    return true;
  }

  get ShowTotals() {
    return false;
  }

  get Columns() {
    return new TableColumns(this);
  }

  get Rows() {
    return new TableRows(this);
  }

  get Worksheet() {
    return new Worksheet(this.model, this.state.sheet);
  }

  GetRange() {
    return this.at(this.state.rect);
  }

  GetHeaderRowRange() {
    return this.at({ ...this.state.rect, rows: 1 });
  }

  GetDataBodyRange() {
    return this.at(bodyOf(this.state));
  }

  private at(rect: Rect) {
    return new Range(this.model, this.state.sheet, rect);
  }

  /** The headings must stay in their row, and old and new range must overlap. */
  Resize(range: Range | string) {
    const { sheet, rect: old } = this.state;
    const place = typeof range === "string" ? this.model.place(range, sheet) : range;
    const moved = place.sheet !== sheet || place.rect.row !== old.row;
    if (moved || !intersection(old, place.rect)) throw invalidArgument();
    const rect = withBody(place.rect);
    checkFree(this.model, sheet, rect, this.id);
    writeHeadings(this.model, sheet, rect, true);
    this.change({ rect });
  }

  Delete() {
    const { sheet, rect } = this.state;
    this.forget();
    this.model.grid.clear(sheet, rect, "All");
  }

  ConvertToRange() {
    const range = this.GetRange();
    this.forget();
    return range;
  }

  private forget() {
    this.model.grid.removeTable(this.id);
    this.model.tables = this.model.tables.filter(({ id }) => id !== this.id);
  }
}

/** A table has one row at least. */
const withBody = (rect: Rect): Rect => ({ ...rect, rows: Math.max(2, rect.rows) });

function checkFree(model: Model, sheet: string, rect: Rect, except?: string) {
  const hit = model.tables.some(
    (t) => t.id !== except && t.sheet === sheet && intersection(t.rect, rect)
  );
  if (hit) throw invalidOperation("A table can't overlap another table.");
}

function moveDown(model: Model, sheet: string, rect: Rect) {
  model.grid.write(sheet, { ...rect, row: rect.row + 1 }, rawInputs(model, sheet, rect));
}

/** Cells as they are, to be put elsewhere without being read as typed again. */
export const rawInputs = (model: Model, sheet: string, rect: Rect) =>
  model.grid
    .cells(sheet, rect)
    .map((row) =>
      row.map(({ formula, value, spilled }) =>
        formula !== undefined ? { formula } : { value: spilled ? null : value }
      )
    );

/** Headings are texts, none empty and none twice; Excel names the others Column1, Column2, ... */
function writeHeadings(model: Model, sheet: string, rect: Rect, keep: boolean) {
  const row = { ...rect, rows: 1 };
  const shown = model.grid.texts(sheet, row)[0] ?? [];
  const taken = new Set<string>();
  const headings = shown.map((text, i) => {
    const wanted = (keep && text) || `Column${i + 1}`;
    let heading = wanted;
    for (let n = 2; taken.has(heading.toLowerCase()); n++) heading = `${wanted}${n}`;
    taken.add(heading.toLowerCase());
    return heading;
  });
  model.grid.write(sheet, row, [headings.map((value) => ({ value }))]);
}

function freeTableName(model: Model): string {
  for (let number = 1; ; number++) {
    const name = `Table${number}`;
    const taken = model.tables.some((t) => sameName(t.name, name)) || model.findName(name, null);
    if (!taken) return name;
  }
}
