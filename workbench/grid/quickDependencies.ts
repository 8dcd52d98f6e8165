import type { IUnitRange } from "@univerjs/core";
import { DependencyManagerService } from "@univerjs/engine-formula";

/** What Univer keeps beside its tree of ranges: which formulas refer to one cell alone. */
interface SingleCells {
  readonly _oneCellCache: Map<string, Map<string, Map<number, Map<number, Set<number>>>>>;
}

/**
 * Univer 0.25.1 builds a search tree of all single cells that formulas refer to before each
 * calculation, to find who refers to a range. Most questions are about one cell, and need none.
 */
export class QuickDependencies extends DependencyManagerService {
  private isTreeOpen = false;

  override openKdTree(): void {
    this.isTreeOpen = false; // built when it is needed
  }

  override closeKdTree(): void {
    if (this.isTreeOpen) super.closeKdTree();
    this.isTreeOpen = false;
  }

  override searchDependency(search: IUnitRange[], except?: Set<number>): Set<number> {
    if (!this.isTreeOpen && !search.every(isCell)) {
      super.openKdTree();
      this.isTreeOpen = true;
    }
    const found = super.searchDependency(search, except);
    if (this.isTreeOpen) return found;
    const { _oneCellCache: cells } = this._dependencyRTreeCache as unknown as SingleCells;
    for (const { unitId, sheetId, range } of search) {
      const ids = cells.get(unitId)?.get(sheetId)?.get(range.startRow)?.get(range.startColumn);
      for (const id of ids ?? []) if (!except?.has(id)) found.add(id);
    }
    return found;
  }
}

const isCell = ({ range }: IUnitRange) =>
  range.startRow === range.endRow && range.startColumn === range.endColumn;
