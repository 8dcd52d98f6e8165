/** What the page of a pairs event says, and the form of a new one. */
export const pairsTexts = {
  kind: "Kind of event",
  teams: "Swiss of teams",
  pairs: "Pairs, from travellers",
  untitled: "Pairs event",
  tables: "Tables",
  tablesHint: "Of each section: so many results are due on every board.",
  sections: "Sections",
  list: "List of pairs",
  listHint:
    "One a line: number, names, club. Columns copied from Excel are fine; the list may come later.",
  ownNumbers:
    "Give each pair a number of its own: North-South 1–9 and East-West 11–19, for example.",
  rows: "Rows for results: {count}. Who meets whom is typed or pasted with the results.",
  make: "Make the pairs event",
  sample: "Sample: Neuberg's formula at seven tables",
  sampleHint:
    "The example of the article on Neuberg's formula: six results on a board that was due at six tables, and the same six on one that was due at seven.",
  makeSample: "Make the sample",
  title: "Pairs event",
  inOf: "Results in: {count} of {due}.",
  toSheet: "To the sheet {sheet}",
  ranking: "Ranking",
  rankingLater: "The ranking stands here once results are in.",
  notReadable:
    "Something on the sheets cannot be understood: put it right, then the ranking is worked out again.",
  pair: "Pair",
  boards: "{count} boards",
  points: "Points",
  all: "All {count} pairs",
  add: "Pairs to add",
  write: "Write the pairs ({count})",
  anew: "Ranking and travellers anew",
  anewHint:
    "Both follow the results by themselves. Make them anew after their sheet was deleted, or when the settings give them other columns.",
  makeList: "Make anew: {sheet}",
  close: "Note the session as played",
  closeHint:
    "From then on whatever is changed in results, pairs or settings is told here and goes into the log.",
  closeNow: "Note it",
};

/** The same in every language. */
export type PairsTexts = typeof pairsTexts;
