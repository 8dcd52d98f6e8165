import {
  ICommandService,
  type IUndoRedoItem,
  IUndoRedoService,
  IUniverInstanceService,
  RedoCommandId,
  UndoCommandId,
} from "@univerjs/core";
import type { UndoGrid } from "../host/undo";
import { injectorOf } from "./injector";
import type { UniverBook } from "./univerBook";

/** Univer's stack of steps, with what it does not declare. */
type UndoStack = IUndoRedoService & {
  _tryBatchingElements(step: IUndoRedoItem, more: IUndoRedoItem): void;
};

/** Steps that a person takes back. */
export function univerUndo({ api, workbook }: UniverBook): UndoGrid {
  const injector = injectorOf(api);
  const commands = injector.get(ICommandService);
  const stack = injector.get(IUndoRedoService) as UndoStack;
  const unit = workbook.getId();
  let depth = 0;

  // Univer 0.25.1 takes the parts of a step back in the order in which they were done.
  stack._tryBatchingElements = (step, more) => {
    step.redoMutations.push(...more.redoMutations);
    step.undoMutations.unshift(...more.undoMutations);
  };

  function execute(command: string): boolean {
    // Steps belong to what has the keyboard, and that may be the page around the spreadsheet.
    injector.get(IUniverInstanceService).focusUnit(unit);
    return commands.syncExecuteCommand(command);
  }

  return {
    oneStep(work) {
      const batch = depth === 0 ? stack.__tempBatchingUndoRedo(unit) : null;
      depth++;
      try {
        return work();
      } finally {
        depth--;
        batch?.dispose();
      }
    },
    undo: () => execute(UndoCommandId),
    redo: () => execute(RedoCommandId),
    forgetSteps: () => stack.clearUndoRedo(unit),
  };
}
