import type { IUnitRange } from "@univerjs/core";
import { DependencyManagerService } from "@univerjs/engine-formula";
import { ReferenceIndex } from "./referenceIndex";

/**
 * Univer 0.25.1 keeps what the formulas in cells refer to in nested maps of its own, from which it
 * builds a search tree before each calculation. This keeps them so that they can be searched as they
 * are. What other formulas refer to (validation, conditional formats) stays with Univer.
 */
export class FormulaReferences extends DependencyManagerService {
  private readonly index = new ReferenceIndex();

  /** Enters what the formula of a cell refers to. */
  enterFormula(id: number, references: readonly IUnitRange[]): void {
    this.index.enter(id, references);
  }

  override removeFormulaDependency(unit: string, sheet: string, row: number, column: number): void {
    const id = this.getFormulaDependency(unit, sheet, row, column);
    if (id !== null && id !== undefined) this.index.leave(id);
    super.removeFormulaDependency(unit, sheet, row, column);
  }

  override clearFormulaDependency(unit: string, sheet?: string): void {
    for (const [id, formulas] of this._formulaData.get(unit) ?? [])
      if (sheet === undefined || sheet === id)
        formulas.forValue((_row, _column, formula) => this.index.leave(formula));
    super.clearFormulaDependency(unit, sheet);
  }

  override reset(): void {
    super.reset();
    this.index.clear();
  }

  override searchDependency(search: IUnitRange[], except?: Set<number>): Set<number> {
    const found =
      this._allTreeMap.size === 0 ? new Set<number>() : super.searchDependency(search, except);
    for (const range of search) this.index.find(range, found);
    if (except) for (const id of found) if (except.has(id)) found.delete(id);
    return found;
  }
}
