import { formulaRuns } from "./freezePlan";
import { changedIn, readFrozenCells } from "./frozenCells";
import { readLock } from "./lock";
import { opensWithBook } from "./openWithBook";
import { readFrozen } from "./readFrozen";
import { unknownCells } from "./repairBook";
import type { FrozenState, ShareAnswer } from "./shareDesk";
import { stepFailure } from "./stepFailure";
import { outwardIn } from "./thawPlan";
import { readUsedBook } from "./usedCells";

/** How the workbook stands before it is handed on. */
export async function readShare(): Promise<ShareAnswer> {
  try {
    const opens = await opensWithBook();
    return await Excel.run(async (context): Promise<ShareAnswer> => {
      const used = await readUsedBook(context);
      const formulas = formulaRuns(used).reduce((sum, { rows }) => sum + rows, 0);
      const unknown = unknownCells(used).map(({ sheet, cell }) => ({ sheet, cell }));
      const [frozen, lock] = [await frozenState(context), await readLock(context)];
      return { kind: "state", state: { frozen, lock, formulas, unknown, opens } };
    });
  } catch (error) {
    return stepFailure(error);
  }
}

/** Of a part that is damaged nothing is known but that the workbook was frozen. */
async function frozenState(context: Excel.RequestContext): Promise<FrozenState | null> {
  const read = await readFrozen(context);
  if (!read) return null;
  if (!read.book) return { formulas: 0, changed: [], outward: [] };
  const { cells, references } = await readFrozenCells(context, read.book, read.where);
  return {
    formulas: cells.reduce((sum, { area }) => sum + (area.spill ? 1 : area.rows), 0),
    changed: cells.flatMap((one) => changedIn(one, references)),
    outward: cells.flatMap((one) => outwardIn(one, references)),
  };
}
