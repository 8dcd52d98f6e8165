import type { CellCode } from "../../basics/problem";

/** What a director reads when something typed cannot be used. */
export const problems: Record<CellCode, string> = {
  contract: "“{text}” is not a contract. Write e.g. 4S, 3NTX, 5C+1, 4HXX= N, or PASS.",
  level: "“{text}”: the level of a contract is 1 to 7.",
  strain: "“{text}”: the strain of a contract is C, D, H, S or NT.",
  result:
    "“{text}” is not a result. Write = for just made, +1, −2, or a number of tricks over or under.",
  resultMissing:
    "“{text}” has no result. Give the tricks over or under: 0 or = for just made, +1, −2.",
  resultImpossible:
    "“{text}” cannot have the result {result}; it can be from {least} (no trick) to {most} (all thirteen).",
  resultContradicts: "“{text}” says the result is {inText}, but the result given is {given}.",
  declarer: "“{text}” is not a seat at the table. Write N, E, S or W.",
  declarerContradicts: "“{text}” says the declarer is {inText}, but the declarer given is {given}.",
  vulnerability:
    "“{text}” is not a vulnerability. Write TRUE or FALSE for declarer's side, None, NS, EW or All, or a board number.",
  vulnerabilityNeedsDeclarer:
    "“{text}” makes one side vulnerable: say who declared (N, E, S or W).",
  board: "“{text}” is not a board number. Write a whole number from 1.",
  call: "Call {position}, “{text}”, is not legal here. Calls are 1C to 7NT, P, X and XX.",
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
  percentage: "“{text}” is not a percentage from {least} to {most}.",
  nothingToCount: "There are no values here to work with.",
  scaleBoards: "The scale {scale} has no table for {text} boards: it takes {least} to {most}.",
  scaleStart: "The scale needs a row from 0 IMPs, for the drawn match.",
  scaleTwice: "The scale has two rows from {from} IMPs.",
  scaleFalls:
    "From {from} IMPs the winner would get only {winner} VPs, fewer than for a smaller win ({before}).",
  scaleDraw:
    "In a drawn match both sides get the same VPs, but the row from 0 IMPs says {winner} and {loser}.",
  expectedTooFew:
    "{results} results are in or due, so {expected} cannot be the number expected. Write at least {results}.",
  matchpointsRange:
    "{text} is no number of matchpoints here: with {scored} results they go from 0 to {most}.",
  artificialScore:
    "“{text}” is not an artificial score. Write A60, A6040, 60%-40%, AVE+, AVE+/AVE-.",
  artificialOneSide:
    "“{text}” says what North-South get, not East-West. Write both, e.g. A6040 (NS 60 %, EW 40 %).",
  groupOfOne:
    "A group of one result has nothing to be compared with. Write an artificial score, e.g. A6060.",
  drop: "“{text}” cannot be dropped at each end. Write a whole number of results, or a percentage up to 50 %.",
  datumNothingLeft: "Dropping {dropped} of {results} results at each end leaves none. Drop fewer.",
  weights: "Weights must be 0 or more, and at least one above 0.",
  xiangqiResult:
    "“{text}” is not the result of a game. Write W, D or L; 胜, 和 or 负; with the side if wanted: 后胜, red loss.",
  scoreSystem:
    "A system of your own has two to four values: red win, black win, draw (1), loss (0). A win is worth at least a draw, a draw at least a loss.",
  noGames: "There are no games to count from.",
  noWins: "Nobody has won a game: a ratio of wins needs at least one.",
  groupMissing:
    "The result {text} has no group. On a fouled board mark every result with its group.",
  weightMissing: "Every opponent's Butler needs its weight beside it.",
  sideMissing: "Say which side the winner had: red or black (红、黑、先、后).",
  sideContradicts: "The result says the side is {inText}, but the side given is {given}.",
  tooManyScores: "{text} scores are too many for one board. Give the scores of a single board.",
  percentageForScore:
    "“{text}” is no score. If an average such as 60% is meant, write A60 as text.",
  contractForScore:
    "“{text}” is a contract, not a score. Write the score in points; a board passed out is 0.",
  noResult:
    "“{text}” is neither a score nor a word for no result. Write NoPlay, 未打, bye, or an artificial score such as A60.",
  callMissing: "There is an empty cell before this call. Write the passes too.",
  scaleLoser:
    "From {from} IMPs the loser would get {loser} VPs. Give the loser's VPs in a third column, not above the winner's and not rising with the margin.",
  entrantTwice: "Two entrants have number {number}. Give each its own.",
  resultKind:
    "Round {round}, {home}–{away}: a result is played, forfeit, cancelled, assigned or late.",
  resultNumbers: "Round {round}, {home}–{away}: VPs and IMPs must be numbers.",
  resultImps: "Round {round}, {home}–{away}: the IMPs of each side are 0 or more.",
  drawUndecided: "Round {round}: {home}–{away} is drawn. Where wins rank first, decide who won.",
  roundStranger: "Round {round} names number {number}, which is no entrant.",
  roundTwice: "Round {round} has number {number} in two places.",
  roundsNeeded:
    "To cancel results of who leaves before half the event, say how many rounds it has: a row {text}.",
  headingMissing: "The table has no column with the heading {text}.",
  opponentMissing:
    "Number {number} lacks an opponent here. Write its number, or “bye” as the result.",
  roomsDiffer:
    "The adjusted scores of the two rooms give a team {text} and {other}. A board is adjusted once: write the same in both.",
  roomsFouled:
    "The two rooms played this board in different forms: group {text} and group {other}. They cannot be compared (Law 87); write an adjusted score for both, e.g. A60/60.",
  boardTwice:
    "Board {text} has more than one result in a room of this match. Keep the one that counts.",
  roomsSeats:
    "Board {text}: the teams do not sit crosswise in the two rooms. Mend NS and EW, or write in both as a remark what you award.",
  tableInSections:
    "Round {round} has a table {table} in section {text} and in {other}. Give each its own number.",
  noScore:
    "No contract has the score {text}. What the director assigns is a remark: A60/40, 60% 620 40% -100.",
  scoreBesideRemark:
    "The score {text} was typed beside the remark “{remark}”, which says otherwise. Delete one.",
  assignedScore:
    "“{text}” is not an assigned score. Write North-South's points: 60% 620 40% -100; or for each side, North-South's points too: NS 420 EW 450.",
  shares: "The shares in “{text}” make {sum} %. They must make 100 %.",
  remark:
    "“{text}” is not a remark that is known. Write not played, A60/40, 60% 620 40% -100, NS 420 EW 450, group B, wrong direction or not in datum.",
  cellMissing: "This cell is empty, but the rest of its row needs it.",
};
