import type { Calculation } from "../grid/calculation";
import type { CustomFunctions } from "../grid/customFunctions";
import type { Grid } from "../host/grid";
import { type LocatedProblem, problemsIn } from "./cellProblem";
import { problemLog } from "./problemLog";

/**
 * The errors in the cells, the newest last. All cells are looked through after an edit or a
 * calculation, and not each time somebody asks.
 */
export function watchProblems(
  grid: Grid,
  functions: CustomFunctions,
  calculation: Calculation
): () => readonly LocatedProblem[] {
  const inOrder = problemLog();
  let known: readonly LocatedProblem[] = [];
  let looked = -1;
  grid.onEvent(({ kind }) => {
    if (kind !== "selected") looked = -1;
  });
  return () => {
    const runs = calculation.runs();
    if (runs === looked || calculation.busy() || functions.pending() > 0) return known;
    looked = runs;
    known = inOrder(problemsIn(grid, functions));
    return known;
  };
}
