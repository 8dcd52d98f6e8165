import type { FrozenArea } from "./frozenAreas";
import {
  changedIn,
  type FrozenCells,
  type FrozenNow,
  formulaOf,
  isUnchanged,
  isWhole,
  placeIn,
} from "./frozenCells";
import { movedFormula } from "./frozenReferences";
import type { Area } from "./heldBook";
import { reachesOutside } from "./outwardFormulas";
import type { ChangedCell, SharedCell, Thaw } from "./shareDesk";

/** Cells that get their formulas back. */
export interface Restored {
  /** Where they stand now. */
  readonly area: Area;
  /** One for each row; of a spill the one for its first cell. */
  readonly formulas: readonly string[];
  readonly spill: boolean;
  /** What they showed when they were frozen; null where their number is another now. */
  readonly frozen: FrozenArea["values"] | null;
  readonly formats: readonly (readonly string[])[];
}

/** A part of an area that goes on waiting, and where it stands now. */
export interface Waiting {
  readonly area: FrozenArea;
  readonly now: Area | null;
  /** A part of what waited as one needs a name of its own. */
  readonly isPart: boolean;
}

/** What a thaw does. */
export interface ThawPlan {
  readonly restored: readonly Restored[];
  readonly waiting: readonly Waiting[];
  /** The cells for which it waits. */
  readonly left: readonly ChangedCell[];
}

/**
 * What a thaw does to a workbook as it stands. Formulas that reach outside it come back only where they were
 * asked for (`outward`): what is kept unseen may have been put there by anybody.
 */
export function thawPlan(
  { cells, references }: FrozenNow,
  changed: Thaw,
  outward: boolean
): ThawPlan {
  const plans = cells.map((one) =>
    outward || outwardIn(one, references).length === 0
      ? planOf(one, references, changed)
      : waitingPlan(one, changed)
  );
  return {
    restored: plans.flatMap(({ restored }) => restored),
    waiting: plans.flatMap(({ waiting }) => waiting),
    left: plans.flatMap(({ left }) => left),
  };
}

/** Cells whose formulas reach outside the workbook, each with its formula. */
export function outwardIn(
  { area }: FrozenCells,
  references: FrozenNow["references"]
): readonly SharedCell[] {
  const rows = Array.from({ length: area.spill ? 1 : area.rows }, (_, row) => row);
  return rows.flatMap((row): SharedCell[] => {
    const formula = formulaOf(area, row, references);
    return reachesOutside(formula)
      ? [{ place: placeIn(area.now ?? area, row, 0), shown: formula }]
      : [];
  });
}

/** They go on waiting as they are, unless what stands there is to stay for good. */
function waitingPlan({ area }: FrozenCells, changed: Thaw): ThawPlan {
  const { now, ...whole } = area;
  const waiting = changed === "forget" ? [] : [{ area: whole, now, isPart: false }];
  return { restored: [], waiting, left: [] };
}

function planOf(cells: FrozenCells, references: FrozenNow["references"], changed: Thaw): ThawPlan {
  const { area } = cells;
  const differing = changedIn(cells, references);
  const all = area.now && { first: 0, rows: area.now.rows };
  // Cells that are gone cannot have their formulas back.
  if (all && (differing.length === 0 || changed === "replace"))
    return { restored: [restoredRun(cells, references, all)], waiting: [], left: [] };
  const left = changed === "forget" ? [] : differing;
  if (area.spill || !isWhole(area)) {
    const { now, ...whole } = area;
    const waiting = left.length > 0 ? [{ area: whole, now, isPart: false }] : [];
    return { restored: [], waiting, left };
  }
  const runs = runsOf(area.rows, (row) => isUnchanged(cells, row, 0));
  return {
    restored: runs.filter(({ holds }) => holds).map((run) => restoredRun(cells, references, run)),
    waiting: left.length > 0 ? runs.filter(({ holds }) => !holds).map(partOf(cells)) : [],
    left,
  };
}

interface Run {
  readonly first: number;
  readonly rows: number;
}

/** Rows that follow one another for which something holds, or does not. */
function runsOf(rows: number, holds: (row: number) => boolean): (Run & { holds: boolean })[] {
  const runs: { first: number; rows: number; holds: boolean }[] = [];
  for (let row = 0; row < rows; row++) {
    const last = runs.at(-1);
    if (last?.holds === holds(row)) last.rows++;
    else runs.push({ first: row, rows: 1, holds: holds(row) });
  }
  return runs;
}

function restoredRun(
  { area, formats }: FrozenCells,
  references: FrozenNow["references"],
  { first, rows }: Run
): Restored {
  const now = area.now!;
  const { spill } = area;
  return {
    area: { ...now, row: now.row + first, rows },
    formulas: Array.from({ length: spill ? 1 : rows }, (_, i) =>
      formulaOf(area, first + i, references)
    ),
    spill,
    frozen: isWhole(area) ? area.values.slice(first, first + rows) : null,
    formats: formats.slice(first, first + rows),
  };
}

/** What waits alone is kept as it was frozen: its formula reads from where it stood then. */
function partOf({ area }: FrozenCells): (run: Run) => Waiting {
  const { now: all, ...whole } = area;
  const now = all!;
  return ({ first, rows }) => ({
    area: {
      ...whole,
      row: area.row + first,
      rows,
      formula: movedFormula(area.formula, first, 0),
      values: area.values.slice(first, first + rows),
    },
    now: { ...now, row: now.row + first, rows },
    isPart: true,
  });
}
