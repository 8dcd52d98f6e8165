import { ICommandService } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import {
  FormulaExecutedStateType,
  IActiveDirtyManagerService,
  type ISetFormulaCalculationNotificationMutation,
  SetFormulaCalculationNotificationMutation,
  SetFormulaCalculationStartMutation,
  SetFormulaCalculationStopMutation,
} from "@univerjs/engine-formula";
import { FormulaCalculationSessionService } from "@univerjs/sheets-formula";
import { injectorOf } from "./injector";

/** Univer's formula engine at work. */
export interface Calculation {
  busy(): boolean;
  /** How many calculations have begun. */
  runs(): number;
  /** Resolves when what was entered so far has been calculated and stands in the cells. */
  settled(): Promise<void>;
}

// Univer starts to calculate 100 ms after the last change; a change that starts nothing is no wait.
const LONGEST_START = 1000;
// A calculation whose end the engine did not tell, though its session says it is over.
const LONGEST_SILENCE = 5000;
const LOOK_AGAIN = 10;

/** Watches when the engine calculates. */
export function watchCalculation(api: FUniver): Calculation {
  const injector = injectorOf(api);
  const session = injector.get(FormulaCalculationSessionService);
  const dirtying = injector.get(IActiveDirtyManagerService);
  let dirtySince: number | null = null;
  let startedAt: number | null = null;
  let stopAsked = false;
  let runs = 0;

  injector.get(ICommandService).onCommandExecuted(({ id, params }, options) => {
    if (id === SetFormulaCalculationStartMutation.id) {
      dirtySince = null;
      startedAt = performance.now();
      stopAsked = false;
      runs++;
    } else if (id === SetFormulaCalculationStopMutation.id) stopAsked = true;
    else if (id === SetFormulaCalculationNotificationMutation.id)
      ended((params as ISetFormulaCalculationNotificationMutation).functionsExecutedState);
    else if (dirtying.get(id) && !(id === RESULTS && options?.onlyLocal))
      dirtySince = performance.now();
  });

  /**
   * A calculation that was stopped tells so twice, the second time when the next has begun already; one
   * begun in the midst of another would lose the results of both.
   */
  function ended(state: FormulaExecutedStateType | undefined): void {
    if (state === undefined) return;
    if (state !== FormulaExecutedStateType.STOP_EXECUTION) startedAt = null;
    else if (stopAsked) {
      startedAt = null;
      dirtySince = performance.now(); // what stopped it is calculated next
    }
  }

  function busy(): boolean {
    const now = performance.now();
    if (dirtySince !== null && now - dirtySince < LONGEST_START) return true;
    if (startedAt === null) return false;
    const { resultApplied, stopped, completed, resultEmitted } = session.state;
    const isOver = resultApplied && (stopped || completed || resultEmitted);
    return !(isOver && now - startedAt > LONGEST_SILENCE);
  }
  return {
    busy,
    runs: () => runs,
    async settled() {
      while (busy()) await new Promise((again) => setTimeout(again, LOOK_AGAIN));
    },
  };
}

/** How the engine writes results into cells, marked as local: no change of anything entered. */
const RESULTS = "sheet.mutation.set-range-values";
