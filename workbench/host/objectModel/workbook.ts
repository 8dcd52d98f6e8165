import { ApiError, ApiNotFound, invalidArgument, itemNotFound } from "../apiError";
import { HostObject } from "../hostObject";
import { Application } from "./application";
import { CustomXmlParts } from "./customXmlParts";
import { DocumentProperties } from "./documentProperties";
import { EventType, tellsOf, WHOLE_WORKBOOK } from "./events";
import type { Model } from "./model";
import { Names } from "./names";
import { oneOf, text, yesOrNo } from "./oneOf";
import { WorkbookProtection } from "./protection";
import { Range } from "./range";
import { RangeAreas } from "./rangeAreas";
import { Runtime } from "./runtime";
import { Settings } from "./settings";
import { Tables } from "./tables";
import { placeOfNewSheet } from "./worksheet";
import { Worksheets } from "./worksheets";

export class Workbook extends HostObject {
  readonly className = "Workbook";

  constructor(readonly model: Model) {
    super();
  }

  get Name() {
    return "Workbench.xlsx";
  }

  get ReadOnly() {
    return false;
  }

  get IsDirty(): unknown {
    return this.model.document.isDirty;
  }
  set IsDirty(value: unknown) {
    this.model.document.isDirty = yesOrNo(value);
  }

  get PreviouslySaved() {
    return this.model.document.previouslySaved;
  }

  /** A file on this machine is saved when somebody saves it. */
  get AutoSave() {
    return false;
  }

  get UsePrecisionAsDisplayed() {
    return false;
  }

  get CalculationEngineVersion() {
    return this.Application.CalculationEngineVersion;
  }

  get Properties() {
    return new DocumentProperties(this.model.document);
  }

  /** Without a page that can write a file there is nothing to save to. */
  Save(behavior?: unknown) {
    oneOf(SAVE_BEHAVIORS, behavior ?? "Save");
    const { saveWorkbook } = this.model.surroundings;
    if (!saveWorkbook) throw new ApiNotFound("Workbook.Save");
    saveWorkbook();
    this.model.document.isDirty = false;
    this.model.document.previouslySaved = true;
  }

  Close(behavior?: unknown) {
    const chosen = oneOf(CLOSE_BEHAVIORS, behavior ?? "Save");
    const { closeWorkbook } = this.model.surroundings;
    if (!closeWorkbook) throw new ApiNotFound("Workbook.Close");
    if (chosen === "Save") this.Save();
    closeWorkbook();
  }

  /** Nobody else edits this workbook at the same time. */
  GetIsActiveCollabSession() {
    return false;
  }

  /** Puts sheets of a file into this workbook, and answers their ids. */
  async InsertWorksheetsFromBase64(base64: unknown, options?: InsertOptions | null) {
    const { insertSheets } = this.model.surroundings;
    if (!insertSheets) throw new ApiNotFound("Workbook.InsertWorksheetsFromBase64");
    const { sheetNamesToInsert, positionType, relativeTo } = options ?? {};
    const names = sheetNamesToInsert ?? [];
    const beside =
      relativeTo === undefined || relativeTo === null
        ? undefined
        : this.Worksheets.GetItem(relativeTo);
    const type = positionType ?? "End";
    const place = placeOfNewSheet(this.model.grid.sheets(), type, beside);
    const file = text(base64);
    const added = await insertSheets(file, names.length > 0 ? names : null).catch(() => {
      throw invalidArgument("The file is no workbook, or has no sheet of these names.");
    });
    added.forEach((id, i) => this.model.grid.changeSheet(id, { position: place + i }));
    return added;
  }

  get Application() {
    return new Application(this.model);
  }

  get Worksheets() {
    return new Worksheets(this.model);
  }

  get Protection() {
    return new WorkbookProtection(this.model);
  }

  get Tables() {
    return new Tables(this.model, null);
  }

  get Names() {
    return new Names(this.model, null);
  }

  get Settings() {
    return new Settings(this.model);
  }

  get CustomXmlParts() {
    return new CustomXmlParts(this.model, null);
  }

  get _Runtime() {
    return new Runtime(this.model);
  }

  /** Excel answers no range when several areas are selected. */
  GetSelectedRange() {
    const { sheet, rect, areas } = this.model.grid.selection();
    if (areas.length > 1)
      throw new ApiError(
        "InvalidSelection",
        "The current selection is invalid for this operation."
      );
    return new Range(this.model, sheet, rect);
  }

  GetSelectedRanges() {
    const { sheet, areas } = this.model.grid.selection();
    return new RangeAreas(areas.map((rect) => new Range(this.model, sheet, rect)));
  }

  GetActiveCell() {
    const { sheet, activeCell } = this.model.grid.selection();
    return new Range(this.model, sheet, { ...activeCell, rows: 1, columns: 1 });
  }

  /** The cells an event told of. */
  _GetRangeForEventByReferenceId(reference: string) {
    const end = reference.lastIndexOf("!");
    const { sheet, rect } = this.model.place(
      reference.slice(end + 1),
      this.model.findSheet(reference.slice(0, end)) ?? missingSheet()
    );
    return new Range(this.model, sheet, rect);
  }

  _GetRangeOrNullObjectForEventByReferenceId(reference: string) {
    const sheet = this.model.findSheet(reference.slice(0, reference.lastIndexOf("!")));
    return sheet === undefined ? null : this._GetRangeForEventByReferenceId(reference);
  }
}

function missingSheet(): never {
  throw itemNotFound();
}

const SAVE_BEHAVIORS = ["Save", "Prompt"] as const;
const CLOSE_BEHAVIORS = ["Save", "SkipSave"] as const;

/** Which sheets of a file are put where. */
interface InsertOptions {
  readonly sheetNamesToInsert?: readonly string[] | null;
  readonly positionType?: string | null;
  /** The sheet they stand before or after, by name or id. */
  readonly relativeTo?: string | null;
}

tellsOf(Workbook, { ActivatedEvent: EventType.WorkbookActivated }, ({ model }) => ({
  registry: model.events,
  target: WHOLE_WORKBOOK,
}));
