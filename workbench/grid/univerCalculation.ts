import { CanceledError, ICommandService } from "@univerjs/core";
import { SetFormulaCalculationStartMutation } from "@univerjs/engine-formula";
import type { CalculationGrid, CellsGrid } from "../host/grid";
import type { Calculation } from "./calculation";
import { injectorOf } from "./injector";
import { isOfAnswers } from "./recalculation";
import type { UniverBook } from "./univerBook";

const LOOK_AGAIN = 10;

/** When the formula engine calculates: by itself after each change, or only when told to. */
export function univerCalculation(
  { api }: UniverBook,
  calculation: Calculation,
  { recalculate }: Pick<CellsGrid, "recalculate">
): CalculationGrid & Pick<CellsGrid, "recalculate"> {
  const commands = injectorOf(api).get(ICommandService);
  let held = false;
  /** A calculation was asked for and has not begun. */
  let asked = false;
  /** What the engine would have calculated; it adds to it what changes later. */
  let heldBack: object | null = null;

  commands.beforeCommandExecuted(({ id, params }, options) => {
    if (id !== SetFormulaCalculationStartMutation.id || isOfAnswers(options)) return;
    if (held && !asked) {
      heldBack = params ?? {};
      throw new CanceledError();
    }
    heldBack = null;
  });
  commands.onCommandExecuted(({ id }, options) => {
    if (id === SetFormulaCalculationStartMutation.id && !isOfAnswers(options)) asked = false;
  });

  const isHeldBack = () => held && !asked && heldBack !== null;
  const isBusy = () => asked || (calculation.busy() && !isHeldBack());

  function calculatePending(): void {
    if (!heldBack) return;
    asked = true;
    const { id } = SetFormulaCalculationStartMutation;
    void commands.executeCommand(id, heldBack, { onlyLocal: true });
  }

  return {
    calculationState: () => (isHeldBack() ? "Pending" : isBusy() ? "Calculating" : "Done"),
    holdCalculation(hold) {
      held = hold;
      if (!hold) calculatePending();
    },
    calculatePending,
    recalculate() {
      asked = held;
      recalculate();
    },
    async settled() {
      while (isBusy()) await new Promise((again) => setTimeout(again, LOOK_AGAIN));
    },
  };
}
