import { EVENT_TEXTS } from "../../src/taskpane/texts";
import type { Difference } from "../../src/workbook/verification";
import { fakeDesk } from "./fakeDesk";
import { changedCell, CLEAN_BILL, fakeShareDesk, sharedCell } from "./fakeShareDesk";
import { openScreen, type PaneScreen, roundsOnScreen, settled } from "./paneScreen";

/** The page Sharing over a workbook whose event has played one round. */
async function sharing(): Promise<PaneScreen> {
  const screen = await roundsOnScreen(6, 1);
  await screen.press("Sharing");
  return screen;
}

/** The parts of the page by their headings, in their order. */
const parts = (screen: PaneScreen) => screen.texts(".part > h3");
const part = (screen: PaneScreen, id: string) => screen.text(`[aria-labelledby=${id}]`);
const isOff = (screen: PaneScreen, label: string) =>
  screen.button(label).getAttribute("aria-disabled") === "true";

const difference = (change: Partial<Difference> = {}): Difference => ({
  check: "vps",
  round: 1,
  what: "Round 1, 3–5: Home VP",
  place: { sheet: "Round 1", cell: "K6" },
  shown: "17",
  due: "12.34",
  explanation: null,
  ...change,
});
const EXPLAINED = difference({
  check: "today",
  what: "Round 1, table 2",
  shown: "3–5",
  due: "3–6",
  explanation: {
    place: { sheet: "Log", cell: "A9" },
    text: "changed by hand: Home IMPs 30 → 40 (Score slip misread)",
  },
});

describe("the page", () => {
  test("has everything in the order of need", async () => {
    const screen = await sharing();
    expect(parts(screen)).toEqual([
      "Verify",
      "Send it",
      "Repair",
      "Protect",
      "Open with this workbook",
      "The event's language",
    ]);
    expect(screen.root.querySelector("[aria-current=page]")?.textContent.trim()).toBe("Sharing");
  });

  test("in a workbook without an event leaves out what is about the event", async () => {
    const screen = await openScreen();
    await screen.press("Sharing");
    expect(parts(screen)).toEqual(["Send it", "Repair", "Protect", "Open with this workbook"]);
    await screen.press("Freeze for sharing");
    expect(screen.status()).toContain("Now save a copy");
  });

  test("says what somebody without the add-in will see, frozen or not", async () => {
    const screen = await sharing();
    expect(screen.text("main")).toContain("Formulas that need the add-in: 48.");
    expect(screen.text("main")).toContain("then #NAME?");
    await screen.press("Freeze for sharing");
    expect(screen.text("main")).toContain("with the add-in or without");
    expect(screen.text("main")).not.toContain("Formulas that need the add-in");
  });

  test("has nothing to freeze where no formula needs the add-in", async () => {
    const screen = await sharing();
    screen.share.state = { ...screen.share.state, formulas: 0 };
    screen.desk.tell();
    await settled();
    expect(screen.text("main")).toContain("No formula here needs the add-in");
    await screen.press("Freeze for sharing");
    expect(screen.share.asked).toEqual([]);
  });

  test("says why the workbook cannot be read, and reads it on Try again", async () => {
    const desk = fakeDesk();
    const share = fakeShareDesk(desk);
    share.unreadable = { kind: "editing" };
    const screen = await openScreen(desk, "en", share);
    await screen.press("Sharing");
    expect(screen.text("main")).toContain("press Enter in the cell");
    share.unreadable = null;
    await screen.press("Try again");
    expect(parts(screen)).toContain("Send it");
  });

  test("keeps what it has read when it cannot read again", async () => {
    const screen = await sharing();
    screen.share.unreadable = { kind: "editing" };
    screen.desk.tell();
    await settled();
    expect(parts(screen)).toHaveLength(6);
  });

  test("follows what others type while it is in front", async () => {
    const screen = await sharing();
    screen.share.state = { ...screen.share.state, formulas: 52 };
    screen.desk.tell();
    await settled();
    expect(screen.text("main")).toContain("need the add-in: 52");
  });

  test("tells outside Excel that there is no workbook", async () => {
    const screen = await openScreen(null);
    await screen.press("Sharing");
    expect(screen.text("main")).toContain("Open this pane in Excel");
  });
});

describe("verify", () => {
  test("says a clean bill, with what was looked at", async () => {
    const screen = await sharing();
    await screen.press("Verify the event");
    expect(screen.status()).toBe("Verified: see below, and on the sheet Verification.");
    expect(part(screen, "verify")).toContain("A clean bill");
    expect(screen.texts(".counts li")).toHaveLength(11);
    expect(part(screen, "verify")).toContain("VPs worked out anew from what was typed: 24");
  });

  test("tells what it came to where its sheet cannot be written, and why", async () => {
    const screen = await sharing();
    screen.share.unwritten = { kind: "protected", sheet: "Log" };
    await screen.press("Verify the event");
    expect(screen.status()).toMatch(
      /^Verified: see below\. The sheet Verification was not written\. The sheet Log is protected\./
    );
    expect(screen.root.querySelector(".status")!.hasAttribute("data-trouble")).toBe(true);
    expect(part(screen, "verify")).toContain("A clean bill");
  });

  test("lists differences, those without an explanation first, each with the way to its cell", async () => {
    const screen = await sharing();
    screen.share.verification = { ...CLEAN_BILL, differences: [EXPLAINED, difference()] };
    await screen.press("Verify the event");
    expect(screen.texts("[aria-labelledby=verify] h4").slice(0, 2)).toEqual([
      "No explanation (1)",
      "Explained by the log (1)",
    ]);
    expect(screen.texts("[aria-labelledby=verify] .to-cell")).toEqual([
      "VPs, round 1 Round 1, 3–5: Home VP: 17, due 12.34",
      "Paired today, round 1 Round 1, table 2: 3–5, due 3–6",
      "Log: changed by hand: Home IMPs 30 → 40 (Score slip misread)",
    ]);
    expect(part(screen, "verify")).not.toContain("clean bill");
    for (const label of screen.texts("[aria-labelledby=verify] .to-cell"))
      await screen.press(label);
    await screen.press("Go to the sheet");
    expect(screen.desk.places).toEqual([
      { sheet: "Round 1", cell: "K6" },
      { sheet: "Round 1", cell: "K6" },
      { sheet: "Log", cell: "A9" },
      { sheet: "Verification", cell: "A1" },
    ]);
  });

  test("with everything explained says so, and calls nothing clean", async () => {
    const screen = await sharing();
    screen.share.verification = { ...CLEAN_BILL, differences: [EXPLAINED] };
    await screen.press("Verify the event");
    expect(part(screen, "verify")).toContain("Nothing is without an explanation.");
    expect(part(screen, "verify")).not.toContain("clean bill");
  });

  test("tells what could not be worked out anew: that is no clean bill", async () => {
    const screen = await sharing();
    screen.share.verification = {
      ...CLEAN_BILL,
      unchecked: ["What round 1 was paired from is gone."],
    };
    await screen.press("Verify the event");
    expect(part(screen, "verify")).toContain("Could not be worked out anew (1)");
    expect(part(screen, "verify")).toContain("What round 1 was paired from is gone.");
    expect(part(screen, "verify")).not.toContain("clean bill");
  });

  test("shows a difference whose cell is gone, or empty", async () => {
    const screen = await sharing();
    screen.share.verification = {
      ...CLEAN_BILL,
      differences: [difference({ place: null, shown: "" })],
    };
    await screen.press("Verify the event");
    expect(screen.texts("[aria-labelledby=verify] .findings li")).toEqual([
      "VPs, round 1 Round 1, 3–5: Home VP: empty, due 12.34",
    ]);
    expect(screen.root.querySelector("[aria-labelledby=verify] .to-cell")).toBeNull();
  });

  test("shows fifty of many and says where the others are", async () => {
    const screen = await sharing();
    screen.share.verification = {
      ...CLEAN_BILL,
      differences: Array.from({ length: 120 }, () => difference()),
    };
    await screen.press("Verify the event");
    expect(screen.texts("[aria-labelledby=verify] .to-cell")).toHaveLength(50);
    expect(part(screen, "verify")).toContain(
      "Not shown here: 70 more. All stand on the sheet Verification."
    );
  });

  test("shortens a long formula: all of it stands on the sheet", async () => {
    const screen = await sharing();
    const formula = `=${"A1+".repeat(100)}1`;
    screen.share.verification = { ...CLEAN_BILL, differences: [difference({ due: formula })] };
    await screen.press("Verify the event");
    expect(screen.texts("[aria-labelledby=verify] .to-cell")).toEqual([
      `VPs, round 1 Round 1, 3–5: Home VP: 17, due ${formula.slice(0, 60)}…`,
    ]);
  });

  test("shows text of people as text", async () => {
    const screen = await sharing();
    screen.share.verification = {
      ...CLEAN_BILL,
      differences: [difference({ shown: "<img src=x>" })],
    };
    await screen.press("Verify the event");
    expect(screen.root.querySelector("[aria-labelledby=verify] img")).toBeNull();
    expect(part(screen, "verify")).toContain("<img src=x>");
  });

  test("hands in why things were changed by hand, and shows what another director did meanwhile", async () => {
    const screen = await roundsOnScreen(6, 1);
    screen.desk.changes = [{ place: null, what: "x", round: 1, before: "1", after: "2" }];
    screen.desk.tell();
    await settled();
    await screen.press("Results, done");
    screen.fill("Reason, for the log", "Slip misread");
    await screen.press("Sharing");
    screen.desk.disturb();
    await screen.press("Verify the event");
    expect(screen.status()).toContain("The workbook was changed meanwhile");
    await screen.press("Verify the event");
    expect(screen.share.asked).toEqual(["verify Slip misread", "verify Slip misread"]);
    await screen.press("Verify the event");
    expect(screen.share.asked.at(-1)).toBe("verify");
  });
});

describe("send it", () => {
  const now = (screen: PaneScreen) => screen.texts(".guide [aria-current=step] h4");

  test("leads from freeze to copy to thaw; where it stands is read from the workbook", async () => {
    const screen = await sharing();
    expect(now(screen)).toEqual(["Freeze"]);
    await screen.press("Freeze for sharing");
    expect(screen.status()).toBe(
      "Frozen: formulas that are values now: 48, on sheets: 3. Now save a copy."
    );
    expect(now(screen)).toEqual(["Save a copy, and send it"]);
    expect(part(screen, "send")).toContain("File › Save a Copy");

    const again = await openScreen(screen.desk, "en", screen.share);
    expect(now(again)).toEqual(["Save a copy, and send it"]);
    await again.press("Thaw");
    expect(again.status()).toBe("Thawed: formulas that are back: 48.");
    expect(now(again)).toEqual(["Freeze"]);
    expect(again.share.asked).toEqual(["freeze", "thaw leave"]);
  });

  test("refused, names every cell that is in the way, until the next try", async () => {
    const screen = await sharing();
    screen.share.failNext = {
      kind: "problem",
      problem: { refusal: "frozen", values: {} },
      cells: [sharedCell("Round 1", "K6", "#VALUE!"), sharedCell("Hidden", "B2", "#REF!")],
    };
    await screen.press("Freeze for sharing");
    expect(screen.root.querySelector(".status")!.hasAttribute("data-trouble")).toBe(true);
    expect(part(screen, "send")).toContain("In the way (2)");
    await screen.press("Hidden!B2: #REF!");
    expect(screen.desk.places).toEqual([{ sheet: "Hidden", cell: "B2" }]);
    await screen.press("Freeze for sharing");
    expect(part(screen, "send")).not.toContain("In the way");
  });

  test("leaves changed cells to the director: put the formulas back", async () => {
    const screen = await sharing();
    await screen.press("Freeze for sharing");
    const changed = [changedCell("K6", "12.34", "15"), changedCell("L6", "7.66", "")];
    screen.share.state = { ...screen.share.state, frozen: { formulas: 48, changed, outward: [] } };
    screen.desk.tell();
    await settled();
    expect(part(screen, "send")).toContain("Changed since it was frozen (2)");
    expect(part(screen, "send")).toContain("Round 1!L6: 7.66 → empty");
    await screen.press("Thaw all others");
    expect(screen.status()).toBe(
      "Thawed: formulas that are back: 46. Changed cells that wait for you: 2."
    );
    expect(screen.texts("[aria-labelledby=send] .buttons button")).toEqual([
      "Put the formulas back all the same",
      "Keep what was typed",
    ]);
    await screen.press("Put the formulas back all the same");
    expect(screen.share.asked).toEqual(["freeze", "thaw leave", "thaw replace"]);
    expect(now(screen)).toEqual(["Freeze"]);
  });

  test("leaves changed cells to the director: keep what was typed", async () => {
    const screen = await sharing();
    await screen.press("Freeze for sharing");
    const changed = [changedCell("K6", "12.34", "15")];
    screen.share.state = { ...screen.share.state, frozen: { formulas: 48, changed, outward: [] } };
    screen.desk.tell();
    await settled();
    await screen.press("Keep what was typed");
    expect(screen.share.asked).toEqual(["freeze", "thaw forget"]);
    expect(now(screen)).toEqual(["Freeze"]);
  });

  test("lists formulas that reach outside the workbook, and puts them back for a tick alone", async () => {
    const screen = await sharing();
    await screen.press("Freeze for sharing");
    const outward = [sharedCell("Round 1", "K6", '=WEBSERVICE("http://example.org")')];
    screen.share.state = { ...screen.share.state, frozen: { formulas: 48, changed: [], outward } };
    screen.desk.tell();
    await settled();
    expect(part(screen, "send")).toContain("Formulas that reach outside this workbook: 1");
    await screen.press('Round 1!K6: =WEBSERVICE("http://example.org")');
    expect(screen.desk.places).toEqual([{ sheet: "Round 1", cell: "K6" }]);
    await screen.press("Thaw");
    expect(screen.status()).toBe("Thawed: formulas that are back: 47.");
    // Only these are left: without the tick there is nothing to thaw.
    expect(screen.button("Thaw").getAttribute("aria-disabled")).toBe("true");
    await screen.press("Thaw");
    const tick = screen.root.querySelector<HTMLInputElement>("#outward")!;
    tick.click();
    await settled();
    await screen.press("Thaw");
    expect(screen.share.asked).toEqual(["freeze", "thaw leave", "thaw leave outward"]);
    expect(now(screen)).toEqual(["Freeze"]);
  });

  test("where what was replaced cannot be read any more, says so and offers to go on without", async () => {
    const screen = await sharing();
    await screen.press("Freeze for sharing");
    screen.share.state = {
      ...screen.share.state,
      frozen: { formulas: 0, changed: [], outward: [] },
    };
    screen.desk.tell();
    await settled();
    expect(part(screen, "send")).toContain("can no longer be read");
    await screen.press("Keep the values for good");
    expect(screen.share.asked).toEqual(["freeze", "thaw forget"]);
    expect(now(screen)).toEqual(["Freeze"]);
  });

  test("lists what comes out otherwise after the thaw", async () => {
    const screen = await sharing();
    await screen.press("Freeze for sharing");
    screen.share.other = [changedCell("K7", "10", "11.2")];
    await screen.press("Thaw");
    expect(part(screen, "send")).toContain("Come out otherwise than when it was frozen (1)");
    await screen.press("Round 1!K7: 10 → 11.2");
    expect(screen.desk.places).toEqual([{ sheet: "Round 1", cell: "K7" }]);
  });
});

describe("the event's pages while it is frozen", () => {
  test("say so, lead to the thaw, and do nothing before it", async () => {
    const screen = await sharing();
    await screen.press("Freeze for sharing");
    await screen.press("Event");
    expect(screen.text(".frozen")).toContain("This workbook is frozen for sharing.");
    expect(isOff(screen, "Post round 2")).toBe(true);
    await screen.press("Post round 2");
    await screen.press("Results, done");
    await screen.press("Pairing list");
    expect(screen.desk.steps.slice(-1)).toEqual(["post"]);
    expect(screen.desk.book()!.rounds).toHaveLength(1);
    await screen.press("To the page Sharing");
    expect(document.activeElement?.id).toBe("step-title");
    await screen.press("Thaw");
    await screen.press("Event");
    expect(screen.root.querySelector(".frozen")).toBeNull();
    await screen.press("Pair round 2");
    await screen.press("Post round 2");
    expect(screen.desk.book()!.rounds).toHaveLength(2);
  });
});

describe("repair", () => {
  test("has nothing to do where nothing shows #NAME?", async () => {
    const screen = await sharing();
    expect(part(screen, "repair")).toContain("nothing to repair");
    expect(screen.root.querySelector("[aria-labelledby=repair] button")).toBeNull();
  });

  test("comes first where cells show #NAME?, and tells what is left", async () => {
    const desk = fakeDesk();
    const share = fakeShareDesk(desk);
    share.state = {
      ...share.state,
      unknown: ["B2", "B3", "B4"].map((cell) => ({ sheet: "Round 1", cell })),
    };
    share.still = [{ sheet: "Round 1", cell: "B4" }];
    share.protected = ["Totals", "Archive"];
    const screen = await openScreen(desk, "en", share);
    await screen.press("Sharing");
    expect(parts(screen)[0]).toBe("Repair");
    await screen.press("Round 1!B3");
    expect(desk.places).toEqual([{ sheet: "Round 1", cell: "B3" }]);
    await screen.press("Enter them again");
    expect(screen.status()).toBe(
      "Entered again: 2. Some show #NAME? all the same: 1. Load the add-in anew (Home › Add-ins), then repeat. Not touched, because they are protected: Totals and Archive."
    );
  });
});

describe("protect", () => {
  test("locks with one click, and unlocks with one", async () => {
    const screen = await sharing();
    screen.share.others = ["Mine"];
    await screen.press("Lock the sheets");
    expect(screen.status()).toBe(
      "Sheets locked: 4. Not touched, because they are protected: Mine."
    );
    expect(part(screen, "protect")).toContain("the event's steps go on");
    expect(screen.root.querySelector("#password")).toBeNull();
    await screen.press("Unlock the sheets");
    expect(screen.share.asked).toEqual(["lock null", "unlock null"]);
  });

  test("with a password asks for it, and says where it is the wrong one", async () => {
    const screen = await sharing();
    screen.fill("Password (may be left out)", "Sekt");
    await screen.press("Lock the sheets");
    expect(screen.field("Password").value).toBe("");
    expect(part(screen, "protect")).toContain("unlock it first");
    screen.fill("Password", "sekt");
    await screen.press("Unlock the sheets");
    expect(screen.status()).toBe(
      "This is not the password it was locked with. Capital letters count."
    );
    expect(screen.field("Password").value).toBe("sekt");
    screen.fill("Password", "Sekt");
    await screen.press("Unlock the sheets");
    expect(screen.share.asked).toEqual(["lock Sekt", "unlock sekt", "unlock Sekt"]);
    expect(screen.field("Password (may be left out)").value).toBe("");
  });

  test("hides a password that is typed, unless it shall be seen, and says that nobody stores it", async () => {
    const screen = await sharing();
    const field = () => screen.root.querySelector<HTMLInputElement>("#password")!;
    expect(field().type).toBe("password");
    const tick = screen.root.querySelector<HTMLInputElement>(".tick input")!;
    tick.click();
    await settled();
    expect(field().type).toBe("text");
    expect(part(screen, "protect")).toContain("stored nowhere");
  });
});

describe("open with this workbook", () => {
  const state = (screen: PaneScreen) =>
    screen.root.querySelector("[role=switch]")!.getAttribute("aria-checked");

  test("is a switch that says what others will see", async () => {
    const screen = await sharing();
    expect(state(screen)).toBe("false");
    await screen.press("The pane opens with this workbook");
    expect(state(screen)).toBe("true");
    expect(part(screen, "opens")).toContain("sees an error");
    await screen.press("The pane opens with this workbook");
    expect(screen.share.asked).toEqual(["open true", "open false"]);
  });

  test("is not offered where this Excel cannot", async () => {
    const desk = fakeDesk();
    const share = fakeShareDesk(desk);
    share.state = { ...share.state, opens: null };
    const screen = await openScreen(desk, "en", share);
    await screen.press("Sharing");
    expect(part(screen, "opens")).toContain("This Excel cannot");
    expect(screen.root.querySelector("[role=switch]")).toBeNull();
  });
});

describe("the event's language", () => {
  test("is changed to another one, not to its own, and not while it is frozen", async () => {
    const screen = await sharing();
    await screen.press("Change the language");
    expect(screen.share.asked).toEqual([]);
    screen.choose("Language of the sheets", "简体中文");
    await screen.press("Change the language");
    expect(screen.share.asked).toEqual(["language zh-CN"]);
    expect(screen.status()).toBe("The event's sheets are in 简体中文 now.");
    expect(screen.desk.book()!.facts.locale).toBe("zh-CN");
    expect(isOff(screen, "Change the language")).toBe(true);
    await screen.press("Freeze for sharing");
    screen.choose("Language of the sheets", "English");
    await screen.press("Change the language");
    expect(screen.share.asked).toEqual(["language zh-CN", "freeze"]);
    expect(part(screen, "language")).toContain("Thaw the workbook first.");
  });
});

describe("one thing at a time", () => {
  test("while something is done, nothing else is begun, here or on the event's pages", async () => {
    const screen = await sharing();
    let finish: () => void = () => undefined;
    screen.share.hold = new Promise((resolve) => (finish = resolve));
    await screen.press("Freeze for sharing");
    expect(screen.status()).toBe(EVENT_TEXTS.en.working);
    await screen.press("Verify the event");
    await screen.press("Lock the sheets");
    await screen.press("The pane opens with this workbook");
    await screen.press("Event");
    expect(screen.status()).toBe(EVENT_TEXTS.en.working);
    await screen.press("Post round 2");
    expect(screen.share.asked).toEqual(["freeze"]);
    expect(screen.desk.book()!.rounds).toHaveLength(1);
    finish();
    await settled();
    expect(screen.text(".frozen")).toContain("frozen for sharing");
  });

  test("while a step of the event is written, nothing is begun here", async () => {
    const screen = await roundsOnScreen(6, 1);
    let finish: () => void = () => undefined;
    screen.desk.hold = new Promise((resolve) => (finish = resolve));
    await screen.press("Post round 2");
    await screen.press("Sharing");
    await screen.press("Freeze for sharing");
    expect(screen.share.asked).toEqual([]);
    finish();
    await settled();
    await screen.press("Freeze for sharing");
    expect(screen.share.asked).toEqual(["freeze"]);
  });

  test("what comes late leaves the focus where the director has gone meanwhile", async () => {
    const screen = await sharing();
    let finish: () => void = () => undefined;
    screen.share.hold = new Promise((resolve) => (finish = resolve));
    await screen.press("Verify the event");
    screen.field("Password (may be left out)").focus();
    finish();
    await settled();
    expect(part(screen, "verify")).toContain("A clean bill");
    expect(document.activeElement?.id).toBe("password");
  });

  test.each([
    [{ kind: "editing" }, "press Enter in the cell"],
    [{ kind: "protected", sheet: "Totals" }, "The sheet Totals is protected. Unlock it"],
    [{ kind: "refused", reason: "no memory" }, "nothing was written: no memory"],
    [{ kind: "torn", reason: "lost", left: ["Log"] }, "Check Log"],
  ] as const)("%j is told, and everything can be tried again", async (failure, said) => {
    const screen = await sharing();
    for (const label of [
      "Verify the event",
      "Freeze for sharing",
      "Lock the sheets",
      "The pane opens with this workbook",
    ]) {
      screen.share.failNext = failure;
      await screen.press(label);
      expect(screen.status()).toContain(said);
    }
    expect(screen.share.state).toMatchObject({ frozen: null, lock: "open", opens: false });
    await screen.press("Freeze for sharing");
    expect(screen.status()).toContain("Frozen");
  });

  test("what no one foresaw is told, too", async () => {
    const screen = await sharing();
    screen.share.hold = Promise.reject(new Error("out of the blue"));
    await screen.press("Freeze for sharing");
    expect(screen.status()).toContain("out of the blue");
  });
});

describe.each([
  ["zh-CN", "共享", "为共享而冻结", "已冻结：3 张工作表上的 48 个公式已变为值。现在请另存副本。"],
  ["zh-TW", "共用", "為共用而凍結", "已凍結：3 張工作表上的 48 個公式已變為值。現在請儲存複本。"],
] as const)("in %s", (locale, page, freeze, said) => {
  test("the page speaks that language", async () => {
    const screen = await openScreen(fakeDesk(), locale);
    await screen.press(page);
    await screen.press(freeze);
    expect(screen.status()).toBe(said);
    expect(screen.text("main")).not.toMatch(/\b(freeze|thaw|the|sheet)\b/i);
  });
});
