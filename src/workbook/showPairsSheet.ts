import { DESK_PAIRS, DESK_RESULTS } from "./eventNames";
import type { PairsSheet, ShowAnswer } from "./pairsDesk";
import { LIST_MARKS } from "./pairsLists";
import { stepFailure } from "./stepFailure";
import { refused } from "./writeWhole";

/** Takes the director to a sheet of the pairs event, whatever it is called by now; null when it is in sight. */
export async function showPairsSheet(sheet: PairsSheet): Promise<ShowAnswer> {
  try {
    return await Excel.run(async (context) => {
      const { names, tables } = context.workbook;
      const isTable = sheet === "pairs" || sheet === "results";
      const name = isTable
        ? { pairs: DESK_PAIRS, results: DESK_RESULTS }[sheet]
        : LIST_MARKS[sheet];
      const table = tables.getItemOrNullObject(name);
      const mark = names.getItemOrNullObject(name).getRangeOrNullObject();
      const found = isTable ? table.load("name") : mark.load("address");
      await context.sync();
      if (found.isNullObject) return refused("tableGone", { text: name });
      const range = isTable ? table.getHeaderRowRange() : mark;
      range.worksheet.activate();
      range.getCell(0, 0).select();
      await context.sync();
      return null;
    });
  } catch (error) {
    return stepFailure(error);
  }
}
