import { invalidArgument, itemAlreadyExists, itemNotFound } from "../apiError";
import { HostCollection, sameName } from "../hostObject";
import { EventType, SHEET_EVENTS, tellsOf, WHOLE_WORKBOOK } from "./events";
import type { Model } from "./model";
import { Worksheet } from "./worksheet";

export class Worksheets extends HostCollection<Worksheet> {
  readonly className = "WorksheetCollection";

  constructor(readonly model: Model) {
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

  override GetCount(visibleOnly?: boolean | null) {
    return this.items().filter((sheet) => !visibleOnly || sheet.Visibility === "Visible").length;
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
}

tellsOf(
  Worksheets,
  { ...SHEET_EVENTS, AddedEvent: EventType.Added, DeletedEvent: EventType.Deleted },
  ({ model }) => ({ registry: model.events, target: WHOLE_WORKBOOK })
);

/** A name Excel accepts for a sheet: up to 31 characters, none of `\ / ? * : [ ]`, not taken. */
export function checkSheetName(model: Model, name: unknown, except?: string): string {
  const valid =
    typeof name === "string" &&
    /^(?!')[^\\/?*:[\]\p{Cc}\p{Cs}]{1,31}(?<!')$/u.test(name) &&
    name.length <= 31 &&
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
