/** What is said of the pairs and their boards, and of the bars that show them. */
export const barsTexts = {
  title: "Pairs: XIMP and Butler",
  hint: "What each pair made of its boards against the datum, and the Butlers of all.",
  read: "Show the pairs",
  stale: "The workbook has changed since.",
  again: "Show them anew",
  none: "No board of a pair has been scored yet.",
  pair: "Pair",
  round: "Round",
  all: "all rounds",
  mark: "R{round}",
  openRoom: "open room",
  closedRoom: "closed room",
  byBoard: "XIMP board by board",
  summary: "{pair}: {boards} boards, {ximps} XIMP; {above} above the datum, {below} below.",
  bar: "Round {round}, board {board}: {ximps} XIMP against {pair}",
  keys: "The arrow keys lead from board to board.",
  table: "As a table",
  board: "Board",
  ximp: "XIMP",
  against: "Against",
  butlers: "Butlers of all pairs",
  corrected: "Corrected by the opponents' average",
  butler: "Butler",
  boards: "Boards",
};

/** The same in every language. */
export type BarsTexts = Readonly<Record<keyof typeof barsTexts, string>>;
