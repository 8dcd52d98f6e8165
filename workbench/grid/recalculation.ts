import { ICommandService, type IExecutionOptions, type IUnitRange } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import {
  FormulaExecutedStateType,
  type ISetFormulaCalculationNotificationMutation,
  SetFormulaCalculationNotificationMutation,
  SetFormulaCalculationStartMutation,
  SetTriggerFormulaCalculationStartMutation,
} from "@univerjs/engine-formula";
import { watchCalculation } from "./calculation";
import { injectorOf } from "./injector";

/** Makes Univer calculate formulas again though nothing was typed. */
export interface Recalculation {
  /** The formulas in these cells and what depends on them, as soon as the engine is at rest. */
  cells(cells: readonly IUnitRange[]): void;
  /** How many cells wait for that. */
  pending(): number;
  everything(): void;
}

const LOOK_AGAIN = 10;

const OF_ANSWERS = { onlyLocal: true, ofAnswers: true };

/**
 * Whether a calculation only shows what functions have answered. It goes on from one that was begun, and
 * is not held back with those that changes would begin.
 */
export const isOfAnswers = (options: IExecutionOptions | undefined): boolean =>
  options?.["ofAnswers"] === true;

export function createRecalculation(api: FUniver): Recalculation {
  const commands = injectorOf(api).get(ICommandService);
  const calculation = watchCalculation(api);
  /** Cells that wait until the engine is at rest: Univer would begin anew if it were asked before. */
  let due: IUnitRange[] = [];
  /** Cells of a calculation that did not go through Univer's queue. */
  let underWay: IUnitRange[] = [];

  const start = (
    id: string,
    dirtyRanges: IUnitRange[],
    forceCalculation: boolean,
    options: IExecutionOptions = { onlyLocal: true }
  ) =>
    void commands.executeCommand(
      id,
      {
        commands: [],
        dirtyRanges,
        forceCalculation,
        dirtyNameMap: {},
        dirtyDefinedNameMap: {},
        dirtyUnitFeatureMap: {},
        dirtyUnitOtherFormulaMap: {},
        clearDependencyTreeCache: {},
      },
      options
    );

  commands.onCommandExecuted(({ id, params }) => {
    if (id !== SetFormulaCalculationNotificationMutation.id) return;
    const { functionsExecutedState } = params as ISetFormulaCalculationNotificationMutation;
    if (functionsExecutedState === undefined) return;
    const cells = underWay;
    underWay = [];
    // Something was typed meanwhile: Univer stops, and begins again with what it queued itself.
    if (functionsExecutedState === FormulaExecutedStateType.STOP_EXECUTION && cells.length > 0)
      startWhenAtRest(cells);
  });

  function startWhenAtRest(cells: readonly IUnitRange[]): void {
    if (due.length === 0) setTimeout(startDue, 0);
    due.push(...cells);
  }
  function startDue(): void {
    if (calculation.busy()) return void setTimeout(startDue, LOOK_AGAIN);
    underWay = due;
    due = [];
    // Not through Univer's queue, which waits 100 ms lest it calculates after every key pressed.
    start(SetFormulaCalculationStartMutation.id, underWay, false, OF_ANSWERS);
  }

  return {
    pending: () => due.length,
    cells: startWhenAtRest,
    everything: () => start(SetTriggerFormulaCalculationStartMutation.id, [], true),
  };
}
