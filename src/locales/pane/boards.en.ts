/** What the pane says of pasted results and of the checks of the boards. */
export const boardsTexts = {
  paste: "Paste results",
  pasteHint:
    "Copy the table with its headings from a spreadsheet, or the export of Bridgemate, GemBridge, USEBIO or PBN. Nothing is written before you have seen what does not fit.",
  pasteField: "Table of results",
  recognised: "Results understood: {count}.",
  skipped: "Lines passed over: {lines}.",
  skippedLines: {
    erased: "{count} taken back",
    empty: "{count} without a result",
    headings: "{count} with headings again",
  },
  columns: "Columns: {count} of {all} are used",
  columnName: "Column {number}",
  columnNamed: "{name} ({example})",
  notUsed: "not used",
  headingLine: "Line of the headings",
  headingLineHint: "Empty: the table has none.",
  round: "Round of lines that name none",
  wrong: "Lines that are not understood ({count})",
  left: "Lines that belong to no row ({count})",
  tablesHint:
    "Where the program counts tables otherwise, choose “not used” for their column: then the numbers of both sides tell the table.",
  kept: "Rows that are not empty and say something else ({count})",
  told: "To be known ({count})",
  more: "{count} more are not listed.",
  inColumn: "{column}: {text}",
  leaveOut: "Leave these lines out",
  overwrite: "Overwrite what is there",
  allThere: "All of it is there already.",
  alreadyThere: "There already: {count}.",
  write: "Paste {count} results",
  writeRound: "Paste {count} results into round {round}",
  /** What a column can be. */
  columnNames: {
    section: "Section",
    round: "Round",
    table: "Table",
    room: "Room",
    board: "Board",
    ns: "North-South's number",
    ew: "East-West's number",
    contract: "Contract",
    by: "Declarer",
    result: "Result (=, +1, −1)",
    overtricks: "Tricks over or under",
    tricks: "Tricks won (0 to 13)",
    oddTricks: "Tricks made above six",
    score: "Score of North-South",
    scoreEw: "Score of East-West",
    scoreTens: "Score without its last zero",
    remark: "Remark",
    vulnerable: "Vulnerable",
    erased: "Taken back",
  },
  vulnerabilities: { None: "nobody", NS: "North-South", EW: "East-West", All: "both sides" },
  /** What is wrong in a line of the pasted table. */
  problems: {
    headingsMissing:
      "No line has headings that are known. Say below what the columns are: “{text}”.",
    columnMissing: "No column is known as “{text}”. Say below which it is.",
    columnTwice: "Columns “{text}” and “{other}” say the same. Say below which is meant.",
    headingsOther:
      "Another table begins here: “{text}”. It and all below are not read: paste them by themselves.",
    tooManyCells: "“{text}” stands in more cells than there are columns.",
    quote: "The quote is not closed: {text}",
    rowTwice: "Board {text} stands in line {other}, too, at the same table.",
    declarerMissing: "{text} has no score without its declarer: N, E, S or W.",
    scoreUnit: "{text} is not a score: scores are multiples of 10.",
    lastZero:
      "{text} may lack its last zero, as most of its column. Then choose “Score without its last zero” for the column.",
    scoreImpossible: "No contract brings {text} on board {board}.",
    scoreContradicts: "{contract} brings {due}, not {text}.",
    scoreNotOfContract: "{contract} never brings {text}.",
    scoreSides: "{text} for North-South and {other} for East-West do not belong together.",
    vulnerabilityContradicts:
      "“{text}”, but on board {board} {due} are vulnerable (Law 2). Look whether the boards are counted alike.",
  },
  /** Where a line belongs, or why nowhere. */
  notes: {
    roundMissing: "The round is not said.",
    roundNotMade: "Round {round} has no score sheets. Make them first, or choose another round.",
    sectionOther: "There is no section {text}.",
    tableOther: "Round {round} has no table {table}.",
    sidesOther: "{home} and {away} sit at table {table}, not {ns} and {ew}.",
    sidesStranger: "{ns} and {ew} do not meet in round {round}.",
    sidesMissing: "The number of a pair is missing.",
    pairStranger: "There is no pair {number}.",
    roomMissing: "It is not said which room it is, nor who sits where.",
    rowUnclear: "Several rows of the results may be meant.",
    sameRow: "Line {other} belongs to the same row.",
    differs: "There is {before}; the line says {after}.",
    sidesTurned:
      "{ns} North-South and {ew} East-West is the other way round than it should be. Look whether the rooms or the sides are mixed up.",
    notInPlay: "Board {board} is not in play: a new row is made for it.",
  },
  check: "Check the boards",
  checkHint:
    "Scores no contract can give, boards missing or twice, sides and rooms mixed up, results far from all others.",
  checkRound: "Boards of",
  oneRound: "round {round}",
  allRounds: "all rounds",
  checkNow: "Check",
  found: "To be looked at ({count})",
  nothingFound: "Nothing stands out.",
  checkedBefore: "The workbook was changed since. Check again.",
  atTable: "Table {table}",
  atRoom: "Table {table}, {room} room",
  inSection: "{section}, {at}",
  finding: "{at}: {text}",
  /** What is to be asked about a board. */
  findings: {
    scoreImpossible: "board {board}: no contract brings {score}.",
    scoreContradicts: "board {board}: the score is {score}, but the contract brings {due}.",
    scoreTurned:
      "board {board}: the score is {score}, but the contract brings {due}: for the other side.",
    scoreNotOfContract: "board {board}: the contract never brings {score}.",
    boardTwice: "board {board} stands twice.",
    playedTwice: "{number} plays board {board} here and at table {other} of round {otherRound}.",
    boardsMissing: "rows are missing for {count} boards: {boards}.",
    resultsMissing: "{count} results are missing: {boards}.",
    boardsNotDue: "rows of {count} boards that are not in play: {boards}.",
    againstItself: "{number} sits on both sides, on {count} boards: {boards}.",
    sidesTurned:
      "{ns} sits North-South and {ew} East-West, the other way round than it should be, on {count} boards: {boards}.",
    sidesOther: "{ns} and {ew} should not meet here, on {count} boards: {boards}.",
    roomsAlike: "{ns} sits North-South in both rooms, on {count} boards: {boards}.",
    roomsOther: "{ns} and {ew} do not sit in the other room, on {count} boards: {boards}.",
    roomTurned:
      "on {count} of {compared} boards the score has the other sign than the field's, as if typed for the other side: {boards}.",
    directionSuspected:
      "board {board}: {score} is far from the field ({median}), {due} would not be. For the other side?",
    farFromField:
      "board {board}: {score} is {imps} IMPs from the field ({median}), where nobody else is.",
    seatEmpty:
      "boards {from} to {to}: nobody is named for {seats}. Without all names they are another pair.",
    personTwice: "{name} sits here and at table {other}, {otherRoom} room, at the same time.",
    personOfTwo:
      "{name} plays for {team} here, and for {otherTeam} in round {otherRound}. Two people of one name?",
    nameAlike: "“{name}” of {team} is written “{other}” elsewhere: two pairs in the Butler list.",
    boardsTwice: "boards {from} to {to} stand in two lines of this room.",
  },
};

/** The same in every language. */
export type BoardsTexts = typeof boardsTexts;
