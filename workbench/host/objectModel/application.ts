import { ApiNotFound } from "../apiError";
import { CULTURES } from "../culture";
import { HostObject } from "../hostObject";
import { CultureInfo } from "./cultureInfo";
import { CALCULATION_MODES, type Model } from "./model";
import { oneOf } from "./oneOf";

const CALCULATION_TYPES = ["Recalculate", "Full", "FullRebuild"] as const;

export class Application extends HostObject {
  readonly className = "Application";

  constructor(private readonly model: Model) {
    super();
  }

  get CalculationMode(): unknown {
    return this.model.calculationMode;
  }
  set CalculationMode(mode: unknown) {
    this.model.setCalculationMode(oneOf(CALCULATION_MODES, mode));
  }

  /** "Pending" is calculation that waits to be told; functions of the add-in at work are calculation. */
  get CalculationState() {
    const state = this.model.grid.calculationState();
    return state === "Done" && this.model.surroundings.functionsAtWork() > 0
      ? "Calculating"
      : state;
  }

  /** The version of Excel's engine, of 2019 and later. */
  get CalculationEngineVersion() {
    return 191_029;
  }

  get CultureInfo() {
    return new CultureInfo(this.model.surroundings.locale);
  }

  get DecimalSeparator() {
    return CULTURES[this.model.surroundings.locale].decimalSeparator;
  }

  get ThousandsSeparator() {
    return CULTURES[this.model.surroundings.locale].thousandsSeparator;
  }

  get UseSystemSeparators() {
    return true;
  }

  get IterativeCalculation() {
    return new IterativeCalculation();
  }

  Calculate(type?: unknown) {
    const chosen = oneOf(CALCULATION_TYPES, type);
    if (chosen === "Recalculate") this.model.grid.calculatePending();
    else this.model.grid.recalculate();
  }

  /** The grid is painted between requests only, so it never shows half of one. */
  SuspendScreenUpdatingUntilNextSync() {}

  SuspendApiCalculationUntilNextSync() {
    this.model.suspendCalculation();
  }

  CreateWorkbook(base64?: string | null) {
    if (!this.model.surroundings.openWorkbook) throw new ApiNotFound("Application.CreateWorkbook");
    return new WorkbookCreated(this.model, this.model.keepNewWorkbook(base64 ?? null));
  }

  _GetWorkbookCreatedById(id: string) {
    return new WorkbookCreated(this.model, id);
  }
}

/** A workbook that is made and not yet shown. */
class WorkbookCreated extends HostObject {
  readonly className = "WorkbookCreated";

  constructor(
    private readonly model: Model,
    private readonly id: string
  ) {
    super();
  }

  override identity() {
    return { Id: this.id };
  }

  get Id() {
    return this.id;
  }

  Open() {
    this.model.surroundings.openWorkbook?.(this.model.takeNewWorkbook(this.id));
  }
}

/** Circles of formulas are an error here, as Excel has it unless it is told otherwise. */
class IterativeCalculation extends HostObject {
  readonly className = "IterativeCalculation";

  get Enabled() {
    return false;
  }

  get MaxIteration() {
    return 100;
  }

  get MaxChange() {
    return 0.001;
  }
}
