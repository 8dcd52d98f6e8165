export { pairRound } from "./pairRound";
export type { PairedRound, PairedTable, PairingWarning, WarningCode } from "./pairRound";
export { WARNING_CODES } from "./pairRound";
