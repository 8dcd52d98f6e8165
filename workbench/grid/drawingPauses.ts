import { ICommandService } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import { IRenderManagerService } from "@univerjs/engine-render";
import {
  type ISetFormulaCalculationNotificationMutation,
  SetFormulaCalculationNotificationMutation,
  SetFormulaCalculationStartMutation,
} from "@univerjs/engine-formula";
import { injectorOf } from "./injector";

/** A calculation that takes longer is drawn as far as it got, in milliseconds. */
const LONGEST_PAUSE = 1000;

/**
 * Univer draws again and again while it calculates, though nothing new is to be seen before the last
 * formula, and drawing takes longer than many formulas. As in Excel, the spreadsheet is drawn when it has
 * been calculated.
 */
export function drawAfterCalculation(api: FUniver): void {
  const injector = injectorOf(api);
  let end: ReturnType<typeof setTimeout> | undefined;

  function setDrawing(draws: boolean): void {
    for (const { engine } of injector.get(IRenderManagerService).getRenderAll().values())
      engine.renderEvenInBackground = draws;
  }
  function drawIn(milliseconds: number): void {
    clearTimeout(end);
    end = setTimeout(() => setDrawing(true), milliseconds);
  }
  injector.get(ICommandService).onCommandExecuted(({ id, params }) => {
    if (id === SetFormulaCalculationStartMutation.id) {
      setDrawing(false);
      drawIn(LONGEST_PAUSE);
    } else if (
      id === SetFormulaCalculationNotificationMutation.id &&
      (params as ISetFormulaCalculationNotificationMutation).functionsExecutedState !== undefined
    )
      drawIn(0);
  });
}
