import type { FUniver } from "@univerjs/core/facade";
import type { Grid } from "../host/grid";
import type { Calculation } from "./calculation";
import { moveRulesAsExcelDoes } from "./ruleMoves";
import { readEntriesAsTyped } from "./typedEntries";
import { univerBook, type UniverBook } from "./univerBook";
import { univerCalculation } from "./univerCalculation";
import { univerCells } from "./univerCells";
import { univerConditionalFormats } from "./univerConditionalFormats";
import { univerCopies } from "./univerCopies";
import { univerEvents } from "./univerEvents";
import { univerFilters } from "./univerFilters";
import { univerFormats } from "./univerFormats";
import { univerMerges } from "./univerMerges";
import { univerMoves } from "./univerMoves";
import { univerNames } from "./univerNames";
import { univerProtection } from "./univerProtection";
import { univerSelection } from "./univerSelection";
import { univerSheets } from "./univerSheets";
import { univerSizes } from "./univerSizes";
import { univerTables } from "./univerTables";
import { univerValidation } from "./univerValidation";
import { univerUndo } from "./univerUndo";
import type { View } from "./view";

/** Univer's spreadsheet as the host sees a grid, drawn in a page or not drawn at all. */
export function univerGrid(
  api: FUniver,
  calculation: Calculation,
  makeView: (book: UniverBook) => View
): Grid {
  const book = univerBook(api);
  const view = makeView(book);
  moveRulesAsExcelDoes(book);
  readEntriesAsTyped(book);
  const cells = univerCells(book);
  return {
    ...univerSheets(book),
    ...cells,
    ...univerFormats(book),
    ...univerCopies(book),
    ...univerMerges(book, cells),
    ...univerMoves(book),
    ...univerUndo(book),
    ...univerSizes(book, view),
    ...univerSelection(book, view),
    ...univerTables(book),
    ...univerFilters(book),
    ...univerNames(book),
    ...univerEvents(book, cells),
    ...univerValidation(book),
    ...univerConditionalFormats(book, view),
    ...univerProtection(book),
    ...univerCalculation(book, calculation, cells),
  };
}
