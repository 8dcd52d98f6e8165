import { ICommandService } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import {
  IActiveDirtyManagerService,
  SetFormulaCalculationStartMutation,
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
const LOOK_AGAIN = 10;

/** Watches when the engine calculates. */
export function watchCalculation(api: FUniver): Calculation {
  const injector = injectorOf(api);
  const session = injector.get(FormulaCalculationSessionService);
  const dirtying = injector.get(IActiveDirtyManagerService);
  let dirtySince: number | null = null;
  let runs = 0;

  injector.get(ICommandService).onCommandExecuted(({ id }, options) => {
    if (id === SetFormulaCalculationStartMutation.id) {
      dirtySince = null;
      runs++;
    } else if (dirtying.get(id) && !(id === RESULTS && options?.onlyLocal))
      dirtySince = performance.now();
  });

  function busy(): boolean {
    if (dirtySince !== null && performance.now() - dirtySince < LONGEST_START) return true;
    const { started, resultApplied, stopped, completed, resultEmitted } = session.state;
    return started && !(resultApplied && (stopped || completed || resultEmitted));
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
