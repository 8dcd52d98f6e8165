import type { ProblemCode } from "../../basics/problem";

/** What a director reads when something typed cannot be used. */
export const problems: Record<ProblemCode, string> = {
  contract: "“{text}” is not a contract. Write e.g. 4S, 3NTX, 5C+1, 4HXX= N, or PASS.",
  level: "“{text}”: the level of a contract is 1 to 7.",
  strain: "“{text}”: the strain of a contract is C, D, H, S or NT.",
  result:
    "“{text}” is not a result. Write = for just made, +1, −2, or a number of tricks over or under.",
  resultMissing:
    "“{text}” has no result. Give the tricks over or under: 0 or = for just made, +1, −2.",
  resultImpossible:
    "“{text}” cannot have the result {result}: it can make {most} at most and go {least} at worst.",
  resultContradicts: "“{text}” says the result is {inText}, but the result given is {given}.",
  declarer: "“{text}” is not a declarer. Write N, E, S or W.",
  declarerContradicts: "“{text}” says the declarer is {inText}, but the declarer given is {given}.",
  vulnerability:
    "“{text}” is not a vulnerability. Write TRUE or FALSE for declarer's side, None, NS, EW or All, or a board number.",
  vulnerabilityNeedsDeclarer:
    "“{text}” makes one side vulnerable: say who declared (N, E, S or W).",
  board: "“{text}” is not a board number. Write a whole number from 1.",
  call: "Call {position}, “{text}”, is not legal here.",
  auctionUnfinished:
    "The auction “{text}” has not ended: it ends with three passes (four at the start).",
  numberAsText: "“{text}” is text. Type it as a number.",
  number: "“{text}” is not a number.",
  wholeNumber: "“{text}” must be a whole number from {least} to {most}.",
  choice: "“{text}” is not known here. Write {choices}.",
  numberFrom: "“{text}” must be {least} or more.",
  oneCell: "One single cell or value belongs here, not a range.",
  sizes: "The ranges have different sizes: there is nothing to go with this row or column.",
  tooLarge: "The result is too large to be a score.",
  boardsMissing: "Say how many boards the match has.",
  scaleColumns:
    "A scale of your own has two or three columns: lowest margin, winner's VPs and, if wanted, loser's VPs.",
  scaleCellEmpty:
    "A row of the scale is incomplete: it needs the lowest margin and the winner's VPs.",
  workbookUnreadable:
    "Excel did not say which cells are empty, so 0 cannot be told from “not played”. Recalculate (Ctrl+Alt+F9).",
};
