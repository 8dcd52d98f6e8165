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
  /**
   * The formulas in these cells and what depends on them, as soon as the engine is at rest; and again,
   * until a calculation that was not stopped has worked them out.
   */
  cells(cells: readonly IUnitRange[]): void;
  /** A cell is worked out, with all answers, in the calculation under way. */
  workedOut(cell: IUnitRange): void;
  /** How many cells wait for that. */
  pending(): number;
  everything(): void;
}

const LOOK_AGAIN = 10;
/** A cell that is still not worked out then holds another formula by now. */
const MOST_TRIES = 4;

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
  /** Cells whose answers are there, but do not stand in them yet, with how often that was tried. */
  const awaiting = new Map<string, { readonly cell: IUnitRange; tries: number }>();
  let workedOut = new Set<string>();
  let looking: ReturnType<typeof setTimeout> | undefined;

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
    // Of a calculation that was stopped, because something was typed meanwhile, nothing is written.
    if (functionsExecutedState !== FormulaExecutedStateType.STOP_EXECUTION)
      for (const key of workedOut) awaiting.delete(key);
    workedOut = new Set();
  });

  /** Univer would begin anew if it were asked before it is at rest. */
  function look(): void {
    looking = undefined;
    if (calculation.busy()) return lookLater();
    for (const [key, one] of awaiting) if (one.tries++ === MOST_TRIES) awaiting.delete(key);
    if (awaiting.size === 0) return;
    const cells = [...awaiting.values()].map(({ cell }) => cell);
    // Not through Univer's queue, which waits 100 ms lest it calculates after every key pressed.
    start(SetFormulaCalculationStartMutation.id, cells, false, OF_ANSWERS);
    lookLater();
  }
  function lookLater(): void {
    looking ??= setTimeout(look, LOOK_AGAIN);
  }

  return {
    pending: () => awaiting.size,
    cells(cells) {
      for (const cell of cells) awaiting.set(keyOf(cell), { cell, tries: 0 });
      lookLater();
    },
    workedOut: (cell) => void (awaiting.size > 0 && workedOut.add(keyOf(cell))),
    everything: () => start(SetTriggerFormulaCalculationStartMutation.id, [], true),
  };
}

function keyOf({ unitId, sheetId, range }: IUnitRange): string {
  return `${unitId}!${sheetId}!${range.startRow},${range.startColumn}`;
}
