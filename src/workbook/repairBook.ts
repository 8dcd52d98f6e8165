import { typedFormula } from "./deskFormulas";
import { shareAnswer } from "./freezeBook";
import { type FormulaRun, formulaRuns } from "./freezePlan";
import { type HeldBook, rangeOf, writeCells } from "./heldBook";
import { lockOf } from "./lock";
import type { RepairAnswer } from "./shareDesk";
import { stepFailure } from "./stepFailure";
import type { StepWatch } from "./stepWatch";
import { readCalculated, readUsedBook, type UsedBook, type UsedCell } from "./usedCells";
import { NO_WRITES, type Writes, writeWhole } from "./writeWhole";

const UNKNOWN = "#NAME?";

/** Cells of the add-in that show #NAME?, because it came after them. */
export function unknownCells(book: UsedBook): UsedCell[] {
  return unknownRuns(book).flatMap(({ cells }) => cells);
}

function unknownRuns(book: UsedBook): FormulaRun[] {
  return formulaRuns(book, ({ isError, value }) => isError && value === UNKNOWN);
}

/**
 * Enters formulas anew that show #NAME? because the add-in came late: Excel looks for its functions
 * when a formula is entered, and never again. Whoever looks on may call it off until the one request that
 * writes.
 */
export async function repairBook(watch?: StepWatch): Promise<RepairAnswer> {
  try {
    watch?.reached("reading");
    const runs = unknownRuns(await Excel.run(readUsedBook));
    const formats = await Excel.run(async (context) => {
      const ranges = runs.map((run) => rangeOf(context, run).load("numberFormat"));
      await context.sync();
      return ranges.map(({ numberFormat }) => numberFormat as string[][]);
    });
    if (watch?.isCalledOff()) return { kind: "calledOff" };
    let touched: readonly FormulaRun[] = [];
    const writing = (held: HeldBook): Writes => {
      const closed = closedSheets(held);
      touched = runs.filter(({ sheet }) => !closed.has(sheet));
      return {
        ...NO_WRITES,
        on: [...new Set(touched.map(({ sheet }) => sheet))],
        cells: touched,
        write: (context) => {
          for (const run of touched) {
            const formulas = run.cells.map(({ formula }) => [typedFormula(formula)]);
            writeCells(rangeOf(context, run), formulas, formats[runs.indexOf(run)]!);
          }
        },
      };
    };
    const answer = await writeWhole(writing, undefined, watch);
    if (answer.kind !== "written") return shareAnswer(answer);
    watch?.reached("following");
    const cells = touched.flatMap((run) => run.cells);
    const still = unknownCells(await readCalculated());
    const isTouched = (one: UsedCell) =>
      cells.some(({ sheet, cell }) => sheet === one.sheet && cell === one.cell);
    return {
      kind: "repaired",
      cells: cells.length,
      still: still.filter(isTouched).map(({ sheet, cell }) => ({ sheet, cell })),
      protected: [...new Set(runs.filter((run) => !touched.includes(run)).map((run) => run.sheet))],
    };
  } catch (error) {
    return stepFailure(error);
  }
}

/** Sheets that nothing may be entered on. */
function closedSheets(held: HeldBook): ReadonlySet<string> {
  const isLifted = lockOf(held) === "locked";
  return new Set(
    held.sheets
      .filter(({ isProtected, isLocked }) => isProtected && !(isLocked && isLifted))
      .map(({ name }) => name)
  );
}
