import { HostObject } from "../hostObject";
import { Application } from "./application";
import { CustomXmlParts } from "./customXmlParts";
import type { Model } from "./model";
import { Names } from "./names";
import { Range } from "./range";
import { Settings } from "./settings";
import { Tables } from "./tables";
import { Worksheets } from "./worksheets";

export class Workbook extends HostObject {
  readonly className = "Workbook";

  constructor(private readonly model: Model) {
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

  GetSelectedRange() {
    const { sheet, rect } = this.model.grid.selection();
    return new Range(this.model, sheet, rect);
  }

  GetActiveCell() {
    const { sheet, activeCell } = this.model.grid.selection();
    return new Range(this.model, sheet, { ...activeCell, rows: 1, columns: 1 });
  }
}
