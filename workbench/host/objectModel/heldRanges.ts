import type { Grid } from "../grid";
import type { CellsMoved } from "../moved";

/** What lies on a sheet and moves with its cells. */
interface Moving {
  readonly sheet: string;
  move(moved: CellsMoved): void;
}

/** The ranges that office.js holds: each stays with its cells. They are forgotten when nothing else holds them. */
export class HeldRanges {
  private readonly held = new Set<WeakRef<Moving>>();
  private readonly known = new WeakSet<Moving>();

  constructor(grid: Grid) {
    grid.onEvent((event) => {
      if (event.kind === "moved") this.move(event.sheet, event.moved);
    });
  }

  follow(range: Moving): void {
    if (this.known.has(range)) return;
    this.known.add(range);
    this.held.add(new WeakRef(range));
  }

  private move(sheet: string, moved: CellsMoved): void {
    for (const reference of this.held) {
      const range = reference.deref();
      if (!range) this.held.delete(reference);
      else if (range.sheet === sheet) range.move(moved);
    }
  }
}
