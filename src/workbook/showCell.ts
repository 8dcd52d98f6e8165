import type { CellPlace } from "./eventBook";
import type { StepFailure } from "./eventDesk";
import { stepFailure } from "./stepFailure";

/** Takes the director to a cell; null when it is in sight. */
export async function showCell({ sheet, cell }: CellPlace): Promise<StepFailure | null> {
  try {
    return await Excel.run(async (context) => {
      const worksheet = context.workbook.worksheets.getItem(sheet);
      worksheet.activate();
      worksheet.getRange(cell).select();
      await context.sync();
      return null;
    });
  } catch (error) {
    return stepFailure(error, sheet);
  }
}
