import { checkBoards } from "./checkBoards";
import { makeButler } from "./makeButler";
import { newScoreSheets } from "./newScoreSheets";
import { lookAtResults, pasteResults } from "./pasteResults";
import { readPairFigures } from "./readPairFigures";
import type { ScoreDesk } from "./scoreDesk";

/** The boards in the workbook that is open in Excel. */
export const scoreDesk: ScoreDesk = {
  sheets: newScoreSheets,
  butler: makeButler,
  pairs: readPairFigures,
  look: lookAtResults,
  paste: pasteResults,
  check: checkBoards,
};
