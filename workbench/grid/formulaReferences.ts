import type { IRange, IUnitRange, Nullable } from "@univerjs/core";
import { DependencyManagerService, type IFormulaDependencyTree } from "@univerjs/engine-formula";
import { ReferenceIndex } from "./referenceIndex";

/**
 * Univer 0.25.1 keeps what formulas refer to in nested maps of its own, from which it builds a search
 * tree before each calculation. This keeps them so that they can be searched as they are.
 */
export class FormulaReferences extends DependencyManagerService {
  private readonly index = new ReferenceIndex();

  /** Enters what a formula refers to. */
  enterFormula(id: number, references: readonly IUnitRange[]): void {
    this.index.enter(id, references);
    // Univer takes back only what it finds here.
    this._allTreeMap.set(id, NO_RANGES);
  }

  override addDependencyRTreeCache(tree: IFormulaDependencyTree): void {
    this.enterFormula(tree.treeId, [...tree.rangeList]);
  }

  protected override _removeAllTreeMap(id: Nullable<number>): void {
    if (id !== null && id !== undefined) this.index.leave(id);
    super._removeAllTreeMap(id);
  }

  override reset(): void {
    super.reset();
    this.index.clear();
  }

  override searchDependency(search: IUnitRange[], except?: Set<number>): Set<number> {
    const found = new Set<number>();
    for (const range of search) this.index.find(range, found);
    if (except) for (const id of found) if (except.has(id)) found.delete(id);
    return found;
  }
}

const NO_RANGES = new Map<string, Map<string, IRange>>();
