/** What the event's pages say of pairings, findings and steps: a sentence for every code. */
export const sentences = {
  /** Why a table is as it is: {one} would meet {other}, but. */
  reasons: {
    met: "{one} and {other} met in round {round}.",
    forbidden: "{one} and {other} must not meet.",
    sameClub: "{one} and {other} are of one club.",
    completion: "Were {one} to meet {other}, {others} could not all have an opponent.",
    lookAhead: "Were {one} to meet {other}, the rounds to come could not all be paired.",
    giveWay: "Were {one} to meet {other}, more would have to give way elsewhere.",
    locked: "Fixed by the director.",
    repeat: "They meet again: they last met in round {round}.",
    clubmates: "They are of one club: nothing else was possible.",
    hadBye: "{one} has had its bye.",
    hadTriangle: "{one} has had its triangle.",
    continued: "The second round of the triangle.",
  },
  /** Why somebody else does not sit out. */
  byeReasons: {
    completion: "Were {one} to sit out, {others} could not all have an opponent.",
    lookAhead: "Were {one} to sit out, the rounds to come could not all be paired.",
    giveWay: "Were {one} to sit out, more would have to give way elsewhere.",
  },
  /** Why the last three, {names}, do not play the triangle. */
  triangleReasons: {
    completion: "Were {names} to play the triangle, {others} could not all have an opponent.",
    lookAhead: "Were {names} to play the triangle, the rounds to come could not all be paired.",
  },
  /** Several earlier meetings of one entrant in one sentence. */
  metSeveral: "{one} has already met {others}.",
  metOne: "{other} (round {round})",
  warnings: {
    lockForcesRepeat: "With {names} fixed, there is no pairing without a second meeting.",
    repeatForced: "{names} cannot all have a new opponent: somebody meets again.",
    clubmates: "Clubmates meet: {pairs}.",
    secondBye: "Everybody who could sit out has had a bye: {names} sits out again.",
    secondTriangle: "{names}: in a triangle again.",
    byeInsteadOfTriangle: "No triangle can be played in this round: somebody sits out instead.",
    triangleBroken: "The triangle of {names} was not finished: one of them is no longer there.",
    tableTaken: "{one} cannot sit at table {table}: it is taken.",
    provisional: "A late match: the VPs of {names} are provisional.",
    lag: "Paired on the standings after round {round}.",
    roundsBlocked: "From round {round} on there is no pairing without second meetings.",
  },
  /** What a pairing made by hand breaks. */
  breaches: {
    stranger: "{one} does not play in this round.",
    missing: "{one} has no place in this round.",
    twice: "{one} is in two places.",
    itself: "{one} would meet itself.",
    forbidden: "{one} and {other} must not meet.",
    repeat: "{one} and {other} meet again: they met in round {round}.",
    sameClub: "{one} and {other} are of one club.",
    lock: "{names}: not as you fixed it.",
    lockedTable: "{one} does not sit at table {table}.",
    secondBye: "{one} sits out a second time, though others have had no bye.",
    secondTriangle: "{names}: in a triangle again.",
    byeNotDue: "Nobody needs to sit out: the number of entrants is even.",
    home: "By the rule of the event {other} is at home against {one}.",
    tableTwice: "Table {table} has two matches.",
    byeOrder: "By the standings {one} sits out.",
    order: "By the standings {one} meets {other}.",
  },
  /** Answers to "why not these two?". */
  whyNot: {
    paired: "{one} and {other} do meet in this round.",
    locked: "You have fixed something else for one of them.",
    triangle: "One of them plays the triangle.",
    bye: "One of them sits out.",
    barred: "This keeps them apart.",
    completion: "If they met, not everybody else could have a new opponent.",
    lookAhead: "If they met, the rounds to come could not all be paired.",
    breaks: "Others come first: {breaks} would not meet.",
  },
  whyNotLeft: "Left over: {names}.",
  whyNotInstead: "If they met, these would meet, too: {pairs}.",
  findings: {
    resultMissing: "{home} – {away}: no result yet.",
    oneSide: "{home} – {away}: the IMPs of one side are missing.",
    impsNegative: "{home} – {away}: the IMPs of each side are 0 or more; here is {text}.",
    impsFraction: "{home} – {away}: IMPs are whole numbers; here is {text}.",
    byeResult: "{number} sits out: no result belongs here.",
    triangleEarly: "{home} – {away}: in the first round of a triangle a result does not count.",
    lateResult: "{home} – {away}: marked late, though a result is there.",
    cancelledVp:
      "{home} – {away}: cancelled, so adjusted VPs do not count. For VPs that count choose “assigned”.",
    vpTyped: "{home} – {away}: VPs {text} were typed over the formula. Adjusted VPs have a column.",
    linkTyped:
      "{home} – {away}: {text} was typed over the formula by which the score sheets count.",
    vpRange: "{home} – {away}: {text} VPs are not on the scale, which goes from 0 to {most}.",
    vpSum: "{home} – {away}: the VPs of the two sides make {sum}; the scale's make {due}.",
    vpStale:
      "{home} – {away}: the cell shows {text} VPs, but what was typed gives {due}. If it does not follow in a moment, recalculate (Ctrl+Alt+F9).",
    entrantIdle: "{number} is in the event, but not in this round.",
    entrantGone: "{number} is in this round, but not in the event then.",
    pairStranger: "Number {number} plays, but is not among the pairs.",
    nameTwice: "Numbers {number} and {other} have one name: {text}.",
    nameMissing: "Number {number} has no name.",
    settingMissing: "The setting “{text}” is gone: the usual rule counts.",
    tableMissing: "The table {text} is gone.",
    roundMissing: "The table of round {round} is gone.",
    keptMissing: "What round {round} was paired from is no longer in the workbook.",
  },
  /** What is wrong in a line of a pasted list. */
  list: {
    nameMissing: "There is no name.",
    number: "“{text}” is not a number from 1.",
    numberTwice: "Another line has number {text}, too.",
    strength: "The strength “{text}” is not a number.",
    carryOver: "The carry-over “{text}” is not a number.",
    columns: "“{text}” belongs to no column. Known are name, club and strength.",
    numberTaken: "Number {text} is in the event already.",
  },
  /** What speaks against the number of rounds. */
  rounds: {
    fewer: "Fewer than that.",
    more: "More than that.",
    beyondHalf: "Beyond {guaranteed} rounds opponents may run out.",
    impossible: "Beyond {possible} rounds somebody must meet twice.",
  },
  /** The scales of VPs. */
  scales: {
    WBF: "WBF 2013, continuous",
    "WBF-D": "WBF 2013, discrete",
    "WBF-10": "WBF 10–0, half matches",
    ACBL20: "ACBL 20",
    ACBL30: "ACBL 30",
  },
  /** The one thing to do next, and the button that leads there. */
  next: {
    setUp: "This workbook has no event yet.",
    entrants: "Next: who plays?",
    pair: "Next: pair round {round}.",
    results: "Next: the results of round {round}.",
    standings: "All {round} rounds are played.",
  },
  nextDue: "Still to come: {count}.",
  nextWrong: "To be put right: {count}.",
  nextButton: {
    setUp: "Set up an event",
    entrants: "Enter the entrants",
    pair: "Pair round {round}",
    results: "See what is missing",
    standings: "See the standings",
  },
  /** What a step did. */
  done: {
    setUp: "The event is made. Its settings stand on the sheet {sheet}, with their meaning.",
    setUpPairs: "The pairs event is made. Type the results on the sheet {sheet}.",
    enterPairs: "Pairs written: {count}.",
    sessionNoted: "The session is noted: whatever is changed from now on is told.",
    enter: "Entrants written: {count}.",
    withdraw: "{name} leaves after round {round}.",
    withdrawNow: "{name} will not play.",
    post: "Round {round} is posted: see the sheet {sheet}.",
    undo: "Round {round} was taken back.",
    log: "The changes were written into the log.",
    scoreSheets: "The score sheets of round {round} are made: type on the sheet {sheet}.",
    paste: "Results written: {count}.",
    butler: "The Butler list is made; it follows the results.",
    wall: "Ready to print: {sheet}.",
    chart: "The chart was made.",
  },
  /** What became of the pairing before it is posted. */
  notes: {
    swapped: "{one} and {other} have changed places.",
    turned: "{one} and {other} have changed sides.",
    fixed: "{one} meets {other}; the engine has paired the rest.",
    forbidden: "{one} does not meet {other}; the engine has paired the rest.",
    bye: "{one} sits out; the engine has paired the rest.",
    released: "Released; the engine has paired the round.",
    engine: "This is the engine's pairing.",
    renewed: "The workbook was changed: the round was paired anew.",
  },
  /** Added where that undid what the director had changed. */
  movesGone: "What you had changed by hand is undone.",
  /** Why a step did not happen. */
  stages: {
    reading: "Reading the workbook and working it out.",
    writing: "Excel is writing: it can no longer be called off.",
    following: "Written. Reading what stands there now.",
  },
  failed: {
    changed: "The workbook was changed meanwhile. Nothing was written. Look again, then repeat.",
    editing: "Excel is waiting for an entry to be finished: press Enter in the cell, then repeat.",
    calledOff: "Called off. Nothing was written.",
    protected:
      "The sheet {sheet} is protected. Unlock it on the page Sharing, or in Excel (Review › Unprotect Sheet), then repeat.",
    refused: "Excel did not do it, and nothing was written: {reason}",
    torn: "Excel failed half-way ({reason}). Check {left}, or undo in Excel (Ctrl+Z).",
  },
};

/** The same in every language. */
export type Sentences = typeof sentences;
