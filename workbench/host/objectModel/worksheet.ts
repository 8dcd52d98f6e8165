import { MAX_COLUMNS, MAX_ROWS } from "../a1";
import { invalidArgument, invalidOperation, itemNotFound } from "../apiError";
import type { Sheet } from "../grid";
import { HostObject } from "../hostObject";
import { parseColor } from "./color";
import { EventType } from "./events";
import { FreezePanes } from "./freezePanes";
import type { Model } from "./model";
import { Names } from "./names";
import { Range } from "./range";
import { Tables } from "./tables";
import { checkSheetName } from "./worksheets";

const VISIBILITIES = ["Visible", "Hidden", "VeryHidden"] as const;

export class Worksheet extends HostObject {
  readonly className = "Worksheet";

  constructor(
    private readonly model: Model,
    private readonly id: string
  ) {
    super();
  }

  override identity() {
    return { Id: this.id };
  }

  private get sheet(): Sheet {
    const sheet = this.model.grid.sheets().find(({ id }) => id === this.id);
    if (!sheet) throw itemNotFound();
    return sheet;
  }

  get Id() {
    return this.id;
  }

  get Name() {
    return this.sheet.name;
  }
  set Name(name: unknown) {
    this.model.grid.changeSheet(this.id, { name: checkSheetName(this.model, name, this.id) });
  }

  get Position() {
    return this.sheet.position;
  }
  set Position(position: unknown) {
    const last = this.model.grid.sheets().length - 1;
    if (!Number.isInteger(position) || Number(position) < 0 || Number(position) > last)
      throw invalidArgument();
    this.model.grid.changeSheet(this.id, { position: Number(position) });
  }

  get Visibility(): unknown {
    return this.sheet.visibility;
  }
  set Visibility(value: unknown) {
    const visibility = VISIBILITIES.find((v) => v === value);
    if (!visibility) throw invalidArgument();
    if (visibility !== "Visible") this.checkNotLastVisible();
    this.model.grid.changeSheet(this.id, { visibility });
  }

  get TabColor() {
    return this.sheet.tabColor;
  }
  set TabColor(color: unknown) {
    this.model.grid.changeSheet(this.id, { tabColor: color === "" ? "" : parseColor(color) });
  }

  get ShowGridlines() {
    return this.sheet.showGridlines;
  }
  /** office.js sets `showGridlines` under this name. */
  set Gridlines(shown: unknown) {
    this.model.grid.changeSheet(this.id, { showGridlines: Boolean(shown) });
  }

  get FreezePanes() {
    return new FreezePanes(this.model, this.id);
  }

  get Names() {
    return new Names(this.model, this.id);
  }

  get Tables() {
    return new Tables(this.model, this.id);
  }

  Activate() {
    if (this.sheet.visibility !== "Visible") throw invalidOperation();
    this.model.grid.activateSheet(this.id);
  }

  Delete() {
    if (this.sheet.visibility === "VeryHidden") throw invalidOperation();
    this.checkNotLastVisible();
    for (const table of this.model.tables.filter((t) => t.sheet === this.id))
      this.model.grid.removeTable(table.id);
    this.model.tables = this.model.tables.filter((t) => t.sheet !== this.id);
    this.model.names = this.model.names.filter((n) => n.sheet !== this.id);
    this.model.grid.removeSheet(this.id);
  }

  /** Excel keeps one sheet in sight. */
  private checkNotLastVisible() {
    const others = this.model.grid.sheets().filter(({ id }) => id !== this.id);
    if (!others.some(({ visibility }) => visibility === "Visible")) throw invalidOperation();
  }

  GetRange(address?: string | null) {
    if (!address) return this.all();
    const { sheet, rect } = this.model.place(address, this.id);
    return new Range(this.model, sheet, rect);
  }

  GetCell(row: number, column: number) {
    return new Range(this.model, this.id, { row, column, rows: 1, columns: 1 });
  }

  GetRangeByIndexes(row: number, column: number, rows: number, columns: number) {
    return new Range(this.model, this.id, { row, column, rows, columns });
  }

  /** An empty sheet answers its first cell. */
  GetUsedRange(valuesOnly?: boolean | null) {
    return this.all().GetUsedRange(valuesOnly);
  }

  GetUsedRangeOrNullObject(valuesOnly?: boolean | null) {
    return this.all().GetUsedRangeOrNullObject(valuesOnly);
  }

  private all() {
    const rect = { row: 0, column: 0, rows: MAX_ROWS, columns: MAX_COLUMNS };
    return new Range(this.model, this.id, rect);
  }

  GetNext(visibleOnly?: boolean | null) {
    return this.neighbour(1, visibleOnly);
  }

  GetPrevious(visibleOnly?: boolean | null) {
    return this.neighbour(-1, visibleOnly);
  }

  private neighbour(step: 1 | -1, visibleOnly: boolean | null | undefined) {
    const sheets = this.model.grid.sheets();
    for (let i = this.sheet.position + step; i >= 0 && i < sheets.length; i += step) {
      const sheet = sheets[i];
      if (sheet && (!visibleOnly || sheet.visibility === "Visible"))
        return new Worksheet(this.model, sheet.id);
    }
    throw itemNotFound();
  }

  _RegisterDataChangedEvent() {
    this.model.events.listen(EventType.Changed, this.id);
  }

  _UnregisterDataChangedEvent() {
    this.model.events.forget(EventType.Changed, this.id);
  }

  _RegisterSelectionChangedEvent() {
    this.model.events.listen(EventType.SelectionChanged, this.id);
  }

  _UnregisterSelectionChangedEvent() {
    this.model.events.forget(EventType.SelectionChanged, this.id);
  }

  _RegisterActivatedEvent() {
    this.model.events.listen(EventType.Activated, this.id);
  }

  _UnregisterActivatedEvent() {
    this.model.events.forget(EventType.Activated, this.id);
  }

  _RegisterDeactivatedEvent() {
    this.model.events.listen(EventType.Deactivated, this.id);
  }

  _UnregisterDeactivatedEvent() {
    this.model.events.forget(EventType.Deactivated, this.id);
  }
}
