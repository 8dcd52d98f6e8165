/**
 * Expected failures are values, not exceptions: the core says what is wrong and with which words or
 * numbers, `locales/` has the sentences, and only the edge (functions, workbook, pane) shows them.
 */

/** What a cell with a function can say. */
export const CELL_CODES = [
  "contract",
  "level",
  "strain",
  "result",
  "resultMissing",
  "resultImpossible",
  "resultContradicts",
  "declarer",
  "declarerContradicts",
  "vulnerability",
  "vulnerabilityNeedsDeclarer",
  "board",
  "call",
  "auctionUnfinished",
  "numberAsText",
  "number",
  "wholeNumber",
  "choice",
  "numberFrom",
  "oneCell",
  "sizes",
  "tooLarge",
  "boardsMissing",
  "scaleColumns",
  "scaleCellEmpty",
  "workbookUnreadable",
  "percentage",
  "nothingToCount",
  "scaleBoards",
  "scaleStart",
  "scaleTwice",
  "scaleFalls",
  "scaleDraw",
  "expectedTooFew",
  "matchpointsRange",
  "artificialScore",
  "artificialOneSide",
  "groupOfOne",
  "drop",
  "datumNothingLeft",
  "weights",
  "xiangqiResult",
  "scoreSystem",
  "noGames",
  "noWins",
  "groupMissing",
  "weightMissing",
  "sideMissing",
  "sideContradicts",
  "tooManyScores",
  "percentageForScore",
  "contractForScore",
  "noResult",
  "callMissing",
  "scaleLoser",
  "entrantTwice",
  "resultKind",
  "resultNumbers",
  "resultImps",
  "drawUndecided",
  "roundStranger",
  "roundTwice",
  "headingMissing",
  "roundsNeeded",
  "opponentMissing",
  "roomsDiffer",
  "roomsFouled",
  "boardTwice",
  "roomsSeats",
  "tableInSections",
  "noScore",
  "scoreBesideRemark",
  "assignedScore",
  "shares",
  "remark",
  "cellMissing",
] as const;
export type CellCode = (typeof CELL_CODES)[number];

/** What only the pairing of a round says. */
export const PAIRING_CODES = [
  "entrantCount",
  "playedLater",
  "pairWithItself",
  "fieldWhole",
  "fieldNumber",
  "fieldText",
  "fieldChoice",
  "fieldList",
  "fieldPair",
  "fieldObject",
  "fieldStrange",
  "winsMissing",
  "lockStranger",
  "lockTwice",
  "lockForbidden",
  "lockBye",
  "lockTriangle",
  "lockImpossible",
  "noPairing",
  "triangleRounds",
  "resultDue",
] as const;
export type PairingCode = (typeof PAIRING_CODES)[number];

export type ProblemCode = CellCode | PairingCode;

/** What is wrong: a code whose sentence stands in `locales/`, and the texts and numbers it names. */
export interface Problem {
  readonly problem: ProblemCode;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Builds a problem; `values` fill the placeholders of its sentence. */
export function problem(code: ProblemCode, values: Problem["values"] = {}): Problem {
  return { problem: code, values };
}

/** Tells a problem from a good result. */
export function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "problem" in value;
}
