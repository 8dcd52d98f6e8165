import { HostObject } from "../hostObject";
import type { Model } from "./model";

export class Application extends HostObject {
  readonly className = "Application";

  constructor(private readonly model: Model) {
    super();
  }

  get CalculationMode() {
    return "Automatic";
  }

  Calculate() {
    this.model.grid.recalculate();
  }

  /** The grid is painted between requests only, so it never shows half of one. */
  SuspendScreenUpdatingUntilNextSync() {}

  /** The grid calculates when a value is read, so a request of writes alone is calculated once. */
  SuspendApiCalculationUntilNextSync() {}
}
