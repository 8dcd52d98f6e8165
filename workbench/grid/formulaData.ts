import { CommandType, ICommandService, type IExecutionOptions } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import { FormulaDataModel, type IFormulaData } from "@univerjs/engine-formula";
import {
  type ISetRangeValuesMutationParams,
  SetRangeValuesCommand,
  SetRangeValuesMutation,
} from "@univerjs/sheets";
import { injectorOf } from "./injector";

/**
 * Univer 0.25.1 gathers the formulas of all cells anew for each calculation and each entry. This keeps
 * them as long as no command but that of an entry runs, and no mutation can have changed a formula.
 */
export function rememberFormulaData(api: FUniver): void {
  const injector = injectorOf(api);
  const model = injector.get(FormulaDataModel);
  const commands = injector.get(ICommandService);
  const gather = model.getFormulaData.bind(model);
  let known: IFormulaData | undefined;
  model.getFormulaData = () => (known ??= gather());
  commands.beforeCommandExecuted(({ id, type }) => {
    if (type === CommandType.COMMAND && id !== SetRangeValuesCommand.id) known = undefined;
  });
  commands.onCommandExecuted(({ id, type, params }, options) => {
    if (type !== CommandType.MUTATION || OF_CALCULATIONS.test(id)) return;
    if (id === SetRangeValuesMutation.id && known && leaves(known, params as object, options))
      return;
    known = undefined;
  });
}

/** The mutations by which a calculation is asked for, begins, reports and ends. */
const OF_CALCULATIONS =
  /^formula\.mutation\.set-(?:(?:trigger-)?formula-calculation|array-formula-data)/;

/** Whether values that were written leave all formulas as they are. */
function leaves(
  formulas: IFormulaData,
  params: object,
  options: IExecutionOptions | undefined
): boolean {
  if (options?.applyFormulaCalculationResult) return true;
  const { unitId, subUnitId, cellValue } = params as ISetRangeValuesMutationParams;
  const sheet = formulas[unitId]?.[subUnitId];
  for (const row in cellValue)
    for (const column in cellValue[Number(row)]) {
      const cell = cellValue[Number(row)]?.[Number(column)];
      if (cell?.f || cell?.si || sheet?.[Number(row)]?.[Number(column)]) return false;
    }
  return true;
}
