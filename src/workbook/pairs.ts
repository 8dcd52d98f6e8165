import type { PairsDesk } from "./pairsDesk";
import { makePairsList } from "./pairsLists";
import { setUpPairs } from "./setUpPairs";

/** The pairs event in the workbook that is open in Excel. */
export const pairsDesk: PairsDesk = { setUp: setUpPairs, list: makePairsList };
