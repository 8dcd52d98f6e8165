import {
  ICommandService,
  type IMutationInfo,
  IUndoRedoService,
  sequenceExecute,
} from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import {
  type ISetRangeValuesMutationParams,
  SetRangeValuesMutation,
  SetRangeValuesUndoMutationFactory,
} from "@univerjs/sheets";
import { injectorOf } from "./injector";

/** Changes of the workbook that are done together and taken back together, each list in its order. */
export interface Step {
  readonly redos: readonly IMutationInfo[];
  readonly undos: readonly IMutationInfo[];
}

/** Several steps as one: what was done last is taken back first. */
export const steps = (...parts: readonly Step[]): Step => ({
  redos: parts.flatMap(({ redos }) => redos),
  undos: [...parts].reverse().flatMap(({ undos }) => undos),
});

/** Does a step, which undo takes back whole. */
export function takeStep(api: FUniver, { redos, undos }: Step): void {
  if (redos.length === 0) return;
  const injector = injectorOf(api);
  const { result, error } = sequenceExecute([...redos], injector.get(ICommandService));
  if (!result) throw error ?? new Error("the grid refused a change");
  injector.get(IUndoRedoService).pushUndoRedo({
    unitID: api.getActiveWorkbook()!.getId(),
    redoMutations: [...redos],
    undoMutations: [...undos],
  });
}

/** Cells to be written as they are. */
export function cellsStep(
  api: FUniver,
  subUnitId: string,
  cellValue: NonNullable<ISetRangeValuesMutationParams["cellValue"]>
): Step {
  const injector = injectorOf(api);
  const unitId = api.getActiveWorkbook()!.getId();
  const params: ISetRangeValuesMutationParams = { unitId, subUnitId, cellValue };
  const undo = injector.invoke((accessor) => SetRangeValuesUndoMutationFactory(accessor, params));
  return {
    redos: [{ id: SetRangeValuesMutation.id, params }],
    undos: [{ id: SetRangeValuesMutation.id, params: undo }],
  };
}

const followers = new WeakSet<object>();

/**
 * Does what follows from another change, and from its undo: it is nobody's edit and no step of its own.
 */
export function follow(api: FUniver, changes: readonly IMutationInfo[]): void {
  const commands = injectorOf(api).get(ICommandService);
  for (const { id, params } of changes) {
    if (params) followers.add(params);
    commands.syncExecuteCommand(id, params);
  }
}

/** Whether a change only follows from another. */
export const isFollower = (params: object | undefined): boolean =>
  params !== undefined && followers.has(params);
