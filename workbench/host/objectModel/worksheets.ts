import { invalidArgument, itemAlreadyExists, itemNotFound } from "../apiError";
import { HostCollection, sameName } from "../hostObject";
import { EventType, WHOLE_WORKBOOK } from "./events";
import type { Model } from "./model";
import { Worksheet } from "./worksheet";

export class Worksheets extends HostCollection<Worksheet> {
  readonly className = "WorksheetCollection";

  constructor(private readonly model: Model) {
    super();
  }

  items() {
    return this.model.grid.sheets().map(({ id }) => new Worksheet(this.model, id));
  }

  find(key: string) {
    const id = this.model.findSheet(key);
    return id === undefined ? undefined : new Worksheet(this.model, id);
  }

  Add(name?: string | null) {
    const chosen = name ? checkSheetName(this.model, name) : freeSheetName(this.model);
    return new Worksheet(this.model, this.model.grid.addSheet(chosen));
  }

  GetActiveWorksheet() {
    return new Worksheet(this.model, this.model.grid.activeSheet());
  }

  GetFirst(visibleOnly?: boolean | null) {
    return this.first(this.items(), visibleOnly);
  }

  GetLast(visibleOnly?: boolean | null) {
    return this.first(this.items().reverse(), visibleOnly);
  }

  private first(sheets: readonly Worksheet[], visibleOnly: boolean | null | undefined) {
    const found = sheets.find((sheet) => !visibleOnly || sheet.Visibility === "Visible");
    if (!found) throw itemNotFound();
    return found;
  }

  _RegisterDataChangedEvent() {
    this.model.events.listen(EventType.Changed, WHOLE_WORKBOOK);
  }

  _UnregisterDataChangedEvent() {
    this.model.events.forget(EventType.Changed, WHOLE_WORKBOOK);
  }

  _RegisterSelectionChangedEvent() {
    this.model.events.listen(EventType.SelectionChanged, WHOLE_WORKBOOK);
  }

  _UnregisterSelectionChangedEvent() {
    this.model.events.forget(EventType.SelectionChanged, WHOLE_WORKBOOK);
  }

  _RegisterActivatedEvent() {
    this.model.events.listen(EventType.Activated, WHOLE_WORKBOOK);
  }

  _UnregisterActivatedEvent() {
    this.model.events.forget(EventType.Activated, WHOLE_WORKBOOK);
  }

  _RegisterDeactivatedEvent() {
    this.model.events.listen(EventType.Deactivated, WHOLE_WORKBOOK);
  }

  _UnregisterDeactivatedEvent() {
    this.model.events.forget(EventType.Deactivated, WHOLE_WORKBOOK);
  }
}

/** A name Excel accepts for a sheet: up to 31 characters, none of `\ / ? * : [ ]`, not taken. */
export function checkSheetName(model: Model, name: unknown, except?: string): string {
  const valid =
    typeof name === "string" &&
    /^(?!')[^\\/?*:[\]]{1,31}(?<!')$/.test(name) &&
    !sameName(name, "History");
  if (!valid) throw invalidArgument();
  const taken = model.grid.sheets().some((s) => s.id !== except && sameName(s.name, name));
  if (taken) throw itemAlreadyExists();
  return name;
}

function freeSheetName(model: Model): string {
  for (let number = 1; ; number++) {
    const name = `Sheet${number}`;
    if (model.findSheet(name) === undefined) return name;
  }
}
