/** What the task pane says. */
export const pane = {
  title: "Director's Desk",
  intro: "Type =DESK. in a cell, or take an example from here.",
  notInExcel:
    "Open this pane in Excel to insert examples into cells. Here they can only be copied.",
  noEventHere: "Open this pane in Excel to run an event in a workbook.",
  noSharingHere: "Open this pane in Excel to hand a workbook on.",
  pages: "Pages",
  eventPage: "Event",
  sharePage: "Sharing",
  functionsPage: "Functions",
  search: "Search functions",
  searchHint: "Search: VP, vulnerability …",
  countAll: "{count} functions",
  countFound: "{found} of {count} functions",
  nothingFound:
    "No function has to do with “{query}”. Try one word, such as contract, IMP or Butler.",
  loading: "Loading the functions …",
  loadFailed:
    "The list of functions could not be loaded. The functions themselves work in cells all the same.",
  tryAgain: "Try again",
  boards: "Boards and contracts",
  teams: "Teams: IMPs and VPs",
  pairs: "Pairs: matchpoints",
  butler: "Datum and Butler",
  xiangqi: "Xiangqi",
  results: "Score sheets",
  event: "Swiss event",
  parameters: "What to give",
  optional: "may be left out",
  result: "What it gives",
  details: "Notes",
  rule: "Rule",
  examples: "Examples",
  gives: "gives",
  copy: "Copy",
  insert: "Insert",
  copied: "Copied. Paste it into a cell.",
  copyFailed: "Copying is not allowed here. The formula is selected: press Ctrl+C (⌘C on a Mac).",
  inserted: "Written to {address}.",
  occupied: "{address} is not empty and was left as it is. It holds: {holds}",
  replace: "Replace",
  cancel: "Cancel",
  replaceCancelled: "{address} stays as it is.",
  editing:
    "Excel is waiting for an entry to be finished: press Enter in the cell, then insert again.",
  protected: "The sheet is protected. Unprotect it, or choose a cell on another sheet.",
  refused: "Excel did not take the formula: {reason}",
};

/** The pane's texts in one language; every language has the same. */
export type PaneTexts = Readonly<Record<keyof typeof pane, string>>;
