import { ApiError, itemNotFound } from "../apiError";
import { HostObject } from "../hostObject";
import { Application } from "./application";
import { CustomXmlParts } from "./customXmlParts";
import { EventType, tellsOf, WHOLE_WORKBOOK } from "./events";
import type { Model } from "./model";
import { Names } from "./names";
import { Range } from "./range";
import { RangeAreas } from "./rangeAreas";
import { Runtime } from "./runtime";
import { Settings } from "./settings";
import { Tables } from "./tables";
import { Worksheets } from "./worksheets";

export class Workbook extends HostObject {
  readonly className = "Workbook";

  constructor(readonly model: Model) {
    super();
  }

  get Name() {
    return "Workbench.xlsx";
  }

  get Application() {
    return new Application(this.model);
  }

  get Worksheets() {
    return new Worksheets(this.model);
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

tellsOf(Workbook, { ActivatedEvent: EventType.WorkbookActivated }, ({ model }) => ({
  registry: model.events,
  target: WHOLE_WORKBOOK,
}));
