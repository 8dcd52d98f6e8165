import type { PairsDesk } from "./pairsDesk";
import { makePairsList } from "./pairsLists";
import { setUpPairs } from "./setUpPairs";
import { showPairsSheet } from "./showPairsSheet";

/** The pairs event in the workbook that is open in Excel. */
export const pairsDesk: PairsDesk = {
  setUp: setUpPairs,
  list: makePairsList,
  show: showPairsSheet,
};
