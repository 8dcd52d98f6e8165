import type { Grid } from "../grid";
import { type CellsMoved } from "../moved";

/**
 * What the host keeps of each sheet because the grid cannot. A copied sheet has it too, cells that move
 * are followed, and a sheet that was deleted has it again when the deletion is undone.
 */
export class PerSheet<T extends object> {
  private readonly states = new Map<string, T>();

  /**
   * @param fresh What a new sheet has.
   * @param follow What becomes of it when cells are inserted or deleted.
   */
  constructor(
    grid: Grid,
    private readonly fresh: T,
    follow: (state: T, moved: CellsMoved) => T = (state) => state
  ) {
    grid.onEvent((event) => {
      if (event.kind === "added" && event.copyOf !== null)
        this.states.set(event.sheet, this.of(event.copyOf));
      if (event.kind === "moved" && this.states.has(event.sheet))
        this.states.set(event.sheet, follow(this.of(event.sheet), event.moved));
    });
  }

  of(sheet: string): T {
    return this.states.get(sheet) ?? this.fresh;
  }

  change(sheet: string, change: Partial<T>): void {
    this.states.set(sheet, { ...this.of(sheet), ...change });
  }
}
