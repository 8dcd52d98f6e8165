/** What the page says on which a workbook is handed on. */
export const shareTexts = {
  title: "Hand the workbook on",
  // What they will see who get it
  needs:
    "Formulas that need the add-in: {count}. Who opens the workbook without it sees the values last calculated, until something is calculated again: then #NAME?.",
  needsNothing: "No formula here needs the add-in: everybody sees the same.",
  isFrozen:
    "Frozen for sharing: everybody sees all of it, with the add-in or without. Formulas that wait to come back: {count}.",
  more: "Not shown here: {count} more.",
  moreOnSheet: "Not shown here: {count} more. All stand on the sheet {sheet}.",
  wasBefore: "{cell}: {before} → {after}",
  shows: "{cell}: {shown}",
  // Verify
  verify: "Verify",
  verifyHint:
    "Works the event out anew from what was typed: VPs, standings, each round's pairing as it was due then. What comes of it goes on the sheet {sheet}.",
  verifyNow: "Verify the event",
  clean: "A clean bill: everything stands as it comes out.",
  explained: "Nothing is without an explanation.",
  noExplanation: "No explanation ({count})",
  withExplanation: "Explained by the log ({count})",
  unchecked: "Could not be worked out anew ({count})",
  ofRound: "{check}, round {round}",
  shownDue: "{what}: {shown}, due {due}",
  explanation: "Log: {text}",
  counts: "Looked at",
  toSheet: "Go to the sheet",
  verifyLimits:
    "It finds what does not agree. Who changes everything in agreement, what is kept hidden too, is not found.",
  // Send it
  send: "Send it",
  freezeStep: "Freeze",
  freezeHint:
    "Every formula that needs the add-in becomes the value it shows: all of them, or none.",
  freeze: "Freeze for sharing",
  copyStep: "Save a copy, and send it",
  copyHint:
    "Now: File › Save a Copy. In Excel on the web: File › Create a Copy, or Download a Copy. Where there is only Save As: save under another name, close that, and open your own workbook again.",
  thawStep: "Thaw",
  thawHint: "Here, once the copy is saved: the formulas come back, and the event goes on.",
  thaw: "Thaw",
  inTheWay: "In the way ({count})",
  changedSince: "Changed since it was frozen ({count})",
  changedHint: "Thawing leaves these cells as they are until you have chosen.",
  outward: "Formulas that reach outside this workbook: {count}",
  outwardHint:
    "They ask other files, servers or programs for something, or lead there. They stay as values unless you want them back: look at them first, above all in a workbook that was sent to you.",
  outwardYes: "Put these back as well",
  thawLost: "What was replaced can no longer be read: the formulas do not come back.",
  keepValues: "Keep the values for good",
  thawOthers: "Thaw all others",
  putBack: "Put the formulas back all the same",
  keepTyped: "Keep what was typed",
  otherNow: "Come out otherwise than when it was frozen ({count})",
  // Repair
  repair: "Repair",
  repairNone: "No formula of the add-in shows #NAME?: there is nothing to repair.",
  repairHint:
    "These cells show #NAME?, because the add-in came after them. Entered again, they calculate.",
  repairNow: "Enter them again",
  unknown: "Show #NAME? ({count})",
  // Protect
  protect: "Protect",
  protectHint:
    "Locks what is worked out: standings, log, lists for the wall, VPs. Results can be typed as before, and the event's steps go on.",
  protectNow: "Lock the sheets",
  password: "Password",
  passwordMay: "Password (may be left out)",
  passwordHint:
    "With one, steps of the event wait until it is unlocked. The password is stored nowhere: who forgets it cannot get it back. It keeps from slips, not from malice.",
  showPassword: "Show what is typed",
  isLocked: "What is worked out is locked. Results can be typed, and the event's steps go on.",
  isPassword:
    "What is worked out is locked with a password. For a step of the event, unlock it first.",
  unlock: "Unlock the sheets",
  // Open with the workbook
  opens: "Open with this workbook",
  opensSwitch: "The pane opens with this workbook",
  opensHint:
    "From the next opening on. Who does not have the add-in then sees an error beside the workbook: switch it off before you send it to them.",
  opensNever: "This Excel cannot open the pane with a workbook.",
  // Language
  language: "The event's language",
  languageHint:
    "Rewrites headings, settings and the names of sheets that still have the usual ones. What was typed stays, and so does the log.",
  languageNow: "Change the language",
  languageFrozen: "Thaw the workbook first.",
  // On the event's pages
  banner: "This workbook is frozen for sharing. The event goes on once it is thawed.",
  toThaw: "To the page Sharing",
  /** What came of it. */
  done: {
    frozen:
      "Frozen: formulas that are values now: {formulas}, on sheets: {sheets}. Now save a copy.",
    thawed: "Thawed: formulas that are back: {formulas}.",
    thawedLeft:
      "Thawed: formulas that are back: {formulas}. Changed cells that wait for you: {left}.",
    repaired: "Entered again: {cells}.",
    verified: "Verified: see below, and on the sheet {sheet}.",
    verifiedOnly: "Verified: see below. The sheet {sheet} was not written.",
    locked: "Sheets locked: {sheets}.",
    unlocked: "Sheets unlocked: {sheets}.",
    opens: "The pane will open with this workbook, once it is saved.",
    opensNot: "The pane will not open with this workbook any more, once it is saved.",
    language: "The event's sheets are in {language} now.",
    still:
      "Some show #NAME? all the same: {count}. Load the add-in anew (Home › Add-ins), then repeat.",
    untouched: "Not touched, because they are protected: {sheets}.",
  },
  wrongPassword: "This is not the password it was locked with. Capital letters count.",
};

/** The same in every language. */
export type ShareTexts = typeof shareTexts;
