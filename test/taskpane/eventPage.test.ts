import { SHEET_WORDS } from "../../src/locales/sheetWords";
import { EVENT_TEXTS } from "../../src/taskpane/texts";
import { fakeDesk } from "./fakeDesk";
import { eventOnScreen, openScreen, type PaneScreen, roundsOnScreen, settled } from "./paneScreen";

const open = (screen: PaneScreen) =>
  screen.texts(".steps li").map((text, i) => {
    const button = screen.root.querySelectorAll<HTMLButtonElement>(".steps button")[i]!;
    return button.disabled ? null : text;
  });

describe("opening the pane", () => {
  test("shows the functions in a workbook without an event, and the set-up a click away", async () => {
    const screen = await openScreen();
    expect(screen.root.querySelector("[aria-current=page]")?.textContent.trim()).toBe("Functions");
    await screen.press("Event");
    expect(screen.text("h2")).toBe("Set up");
    expect(open(screen)).toEqual(["Set up, next", null, null, null, null]);
  });

  test("shows the event of the workbook with its next step in front", async () => {
    const { desk } = await roundsOnScreen(6, 1);
    const screen = await openScreen(desk);
    expect(screen.text(".event-title")).toBe("Harbour Cup");
    expect(screen.text("h2")).toBe("Round 2: preview");
  });

  test("stays with the functions when the director has turned to them meanwhile", async () => {
    const { desk } = await eventOnScreen(6);
    const opening = openScreen(desk);
    document.querySelectorAll<HTMLButtonElement>(".pages button")[2]!.click();
    const screen = await opening;
    expect(screen.texts(".signature")).not.toEqual([]);
  });

  test("says why the workbook cannot be read, and reads it on Try again", async () => {
    const desk = fakeDesk();
    desk.unreadable = { kind: "editing" };
    const screen = await openScreen(desk);
    await screen.press("Event");
    expect(screen.text("main")).toContain("press Enter in the cell");
    desk.unreadable = null;
    await screen.press("Try again");
    expect(screen.text("h2")).toBe("Set up");
  });

  test("tells outside Excel that an event needs a workbook", async () => {
    const screen = await openScreen(null);
    await screen.press("Event");
    expect(screen.text("main")).toContain("Open this pane in Excel");
  });
});

describe("setting up and entering", () => {
  test("makes an event from the form and asks for the entrants next", async () => {
    const screen = await openScreen();
    await screen.press("Event");
    screen.fill("Title", "Spring Swiss");
    screen.fill("Rounds", "9");
    screen.fill("Boards", "16");
    screen.choose("Odd field", SHEET_WORDS.en.values.odd.halfTriangle);
    screen.choose("Language of the sheets", "简体中文");
    await screen.press("Make the event");
    const { facts, event } = screen.desk.book()!;
    expect(facts).toEqual({
      title: "Spring Swiss",
      locale: "zh-CN",
      boards: 16,
      scale: "WBF",
      entry: "imps",
    });
    expect(event?.settings).toMatchObject({ rounds: 9, pairing: { odd: "halfTriangle" } });
    expect(screen.status()).toContain("on the sheet 赛事");
    expect(screen.text("h2")).toBe("Entrants");
    expect(document.activeElement?.id).toBe("step-title");
  });

  test("refuses a number of rounds that is none, beside the field and in the status", async () => {
    const screen = await openScreen();
    await screen.press("Event");
    screen.fill("Rounds", "0");
    expect(screen.text("#rounds-hint")).toContain("whole number from 1 to 99");
    await screen.press("Make the event");
    expect(screen.desk.steps).toEqual([]);
    expect(screen.status()).toContain("whole number from 1 to 99");
  });

  test("gives the article's advice on rounds for the field expected", async () => {
    const screen = await openScreen();
    await screen.press("Event");
    screen.fill("Entrants expected", "33");
    screen.fill("Rounds", "9");
    expect(screen.text(".advice")).toBe(
      "For 33 entrants the organising article advises 7 to 12 rounds."
    );
    screen.fill("Entrants expected", "6");
    expect(screen.text(".advice")).toContain("somebody must meet twice");
  });

  test("draws another seed, which can be typed, too", async () => {
    const screen = await openScreen();
    await screen.press("Event");
    screen.fill("Seed", "42");
    const random = jest.spyOn(Math, "random").mockReturnValue(0.123456);
    await screen.press("Draw another");
    random.mockRestore();
    expect(screen.field("Seed").value).toBe("123456");
    await screen.press("Make the event");
    expect(screen.desk.book()!.event?.settings).toMatchObject({
      seed: 123456,
      pairing: { firstRound: { seed: 123456 } },
    });
  });

  test("writes a pasted list only when every line of it is understood", async () => {
    const screen = await eventOnScreen(2);
    await screen.press("Entrants, done");
    screen.fill("List of entrants", "No.\tName\n2\tAgain\nx\tBad");
    expect(screen.texts(".problems li")).toEqual([
      "Line 2: Number 2 is in the event already.",
      "Line 3: “x” is not a number from 1.",
    ]);
    await screen.press("Write the list (2)");
    expect(screen.desk.steps).toEqual(["setUp", "enter"]);
    screen.fill("List of entrants", "No.\tName\tClub\n7\tLantern\tNorth\n\tWillow");
    await screen.press("Write the list (2)");
    expect(screen.desk.book()!.event?.entrants.slice(2)).toEqual([
      { number: 7, name: "Lantern", club: "North" },
      { number: 8, name: "Willow" },
    ]);
    expect(screen.status()).toBe("Entrants written: 2.");
  });

  test("lets a newcomer join in the next round", async () => {
    const screen = await roundsOnScreen(6, 1);
    await screen.press("Entrants, done");
    screen.fill("List of entrants", "Newcomers");
    await screen.press("Write the list (1)");
    expect(screen.desk.book()!.event?.entrants.at(-1)).toEqual({
      number: 7,
      name: "Newcomers",
      from: 2,
    });
    expect(screen.text("h2")).toBe("Round 2: preview");
    expect(screen.text(".out")).toContain("Sits out (12 VPs)");
  });

  test("lets an entrant leave after the last round it plays", async () => {
    const screen = await roundsOnScreen(6, 1);
    await screen.press("Entrants, done");
    expect(screen.button("Withdraw").getAttribute("aria-disabled")).toBe("true");
    screen.choose("Who", "3 Team 3");
    await screen.press("Withdraw");
    expect(screen.desk.book()!.event?.entrants[2]).toMatchObject({ number: 3, to: 1 });
    expect(screen.status()).toBe("3 Team 3 leaves after round 1.");
    expect(screen.text(".all")).toContain("left after round 1");
  });
});

describe("a step", () => {
  test("is begun once, however often its button is pressed, and keeps the keyboard there", async () => {
    const screen = await eventOnScreen(4);
    let release: () => void = () => undefined;
    screen.desk.hold = new Promise((resolve) => (release = resolve));
    await screen.press("Post round 1");
    expect(screen.status()).toBe("Working …");
    expect(document.activeElement).toBe(screen.button("Post round 1"));
    await screen.press("Post round 1");
    release();
    await settled();
    expect(screen.desk.steps.filter((one) => one === "post")).toHaveLength(1);
    expect(screen.status()).toBe("Round 1 is posted: see the sheet Round 1.");
    expect(document.activeElement?.id).toBe("step-title");
  });

  test("writes nothing when the workbook was changed meanwhile, and shows what is there now", async () => {
    const screen = await eventOnScreen(4);
    screen.desk.disturb();
    await screen.press("Post round 1");
    expect(screen.status()).toContain("Nothing was written");
    expect(screen.text("h2")).toBe("Round 1: preview");
    await screen.press("Post round 1");
    expect(screen.status()).toContain("Round 1 is posted");
  });

  test.each([
    [{ kind: "editing" }, "press Enter in the cell"],
    [{ kind: "protected", sheet: "Log" }, "The sheet Log is protected"],
    [{ kind: "refused", reason: "Too long." }, "nothing was written: Too long."],
    [{ kind: "torn", reason: "Gone.", left: ["Log", "Round 1"] }, "Check Log and Round 1"],
    [
      { kind: "problem", problem: { problem: "noPairing", values: { numbers: "3" } }, place: null },
      "Allow one of them",
    ],
    [
      {
        kind: "problem",
        problem: { refusal: "sheetThere", values: { text: "Round 1" } },
        place: null,
      },
      "There is a sheet “Round 1” already",
    ],
  ] as const)("that Excel does not do says why: %j", async (failure, why) => {
    const screen = await eventOnScreen(4);
    screen.desk.failNext = failure;
    await screen.press("Post round 1");
    expect(screen.status()).toContain(why);
    expect(screen.root.querySelector(".status")?.getAttribute("data-trouble")).toBe("true");
    expect(screen.text("h2")).toBe("Round 1: preview");
  });

  test("that is half written shows what the workbook holds then", async () => {
    const screen = await eventOnScreen(4);
    await screen.press("Post round 1");
    screen.desk.typeAll(1);
    screen.desk.failNext = { kind: "torn", reason: "Gone.", left: ["Log"] };
    expect(screen.text("main")).not.toContain(EVENT_TEXTS.en.allIn);
    await screen.press("Pairing list");
    expect(screen.text("main")).toContain(EVENT_TEXTS.en.allIn);
    expect(screen.status()).toContain("Check Log");
  });

  test("that a cell is in the way of leads to that cell", async () => {
    const screen = await eventOnScreen(4);
    const place = { sheet: "Entrants", cell: "B7" };
    const problem = { problem: "entrantTwice", values: { number: 3 } } as const;
    screen.desk.failNext = { kind: "problem", problem, place };
    await screen.press("Post round 1");
    await screen.press("Go to the cell");
    expect(screen.desk.places).toEqual([place]);
  });
});

describe("results", () => {
  test("lists what is missing, each with the way to its cell", async () => {
    const screen = await eventOnScreen(4);
    await screen.press("Post round 1");
    expect(screen.text("h3.due")).toBe("Still to come (2)");
    const [first] = screen.texts(".to-cell");
    expect(first).toMatch(/^Round 1 \d Team \d – \d Team \d: no result yet\.$/);
    await screen.press(first!);
    expect(screen.desk.places).toEqual([{ sheet: "Round 1", cell: "F2" }]);
  });

  test("follows what is typed, and offers the next round when all is in", async () => {
    const screen = await eventOnScreen(4);
    await screen.press("Post round 1");
    screen.desk.typeAll(1);
    screen.desk.tell();
    await settled();
    expect(screen.text(".step")).toContain("Everything is in");
    expect(screen.text(".next-step")).toContain("Next: pair round 2.");
  });

  test("puts wrong entries before the pairing, which can be had all the same", async () => {
    const screen = await roundsOnScreen(6, 1);
    screen.desk.findings = [
      {
        code: "vpRange",
        values: { round: 1, home: 1, away: 4, text: "25", most: 20 },
        weight: "wrong",
        round: 1,
        place: { sheet: "Round 1", cell: "H2" },
      },
    ];
    screen.desk.tell();
    await settled();
    expect(screen.text(".step")).toContain("25 VPs are not on the scale, which goes from 0 to 20.");
    expect(screen.root.querySelector(".tables")).toBeNull();
    await screen.press("Pair all the same");
    expect(screen.root.querySelectorAll(".table")).toHaveLength(3);
  });

  test("writes changes by hand into the log with their reason", async () => {
    const screen = await roundsOnScreen(6, 1);
    screen.desk.changes = [
      {
        place: { sheet: "Round 1", cell: "F2" },
        what: "Round 1, 1–4: Home IMPs",
        round: 1,
        before: "30",
        after: "",
      },
    ];
    await screen.press("Results, done");
    screen.desk.tell();
    await settled();
    expect(screen.texts(".to-cell")).toEqual(["Round 1, 1–4: Home IMPs: 30 → empty"]);
    screen.fill("Reason, for the log", "scores were swapped");
    await screen.press("Write into the log");
    expect(screen.desk.reasons.at(-1)).toBe("scores were swapped");
    expect(screen.status()).toBe("The changes were written into the log.");
    expect(screen.root.querySelector("#hand-reason")).toBeNull();
    expect(document.activeElement?.id).toBe("step-title");
  });

  test("shows how a posted round would now be paired after an earlier result was corrected", async () => {
    const screen = await roundsOnScreen(8, 1);
    await screen.press("Post round 2");
    expect(screen.root.querySelector(".replayed")).toBeNull();
    const { home, away } = screen.desk.book()!.event!.rounds[0]!.matches[0]!;
    screen.desk.type(1, home, away, { kind: "played", homeVP: 0, awayVP: 20 });
    screen.desk.tell();
    await settled();
    expect(screen.text(".replayed summary")).toBe("Round 2 would now be paired otherwise");
    expect(screen.text(".compared")).toMatch(/^Now .+ When it was posted .+/);
    expect(screen.desk.book()!.rounds).toHaveLength(2);
  });
});

describe("standings, wall and undo", () => {
  test("shows the leading rows, as many as wanted", async () => {
    const screen = await roundsOnScreen(8, 1);
    await screen.press("Standings");
    expect(screen.root.querySelectorAll(".standings tbody tr")).toHaveLength(8);
    screen.fill("Leaders shown", "3");
    expect(screen.root.querySelectorAll(".standings tbody tr")).toHaveLength(3);
    await screen.press("Chart in the workbook");
    expect(screen.desk.charts).toEqual([3]);
  });

  test("whose boards are scored leads to them, and others to their own sheet", async () => {
    const screen = await roundsOnScreen(6, 1);
    await screen.press("Results, done");
    expect(screen.text(".step .hint-line")).toContain("into the sheet Round 1");
    await screen.press("New score sheets for round 1");
    expect(screen.text(".step .hint-line")).toContain("into the sheet Results");
    await screen.press("Go to the sheet");
    expect(screen.desk.shown).toEqual(["results"]);
  });

  test("makes the score sheets of the last round, from the first board in play and for both halves", async () => {
    const screen = await roundsOnScreen(4, 1);
    await screen.press("Results, done");
    screen.fill("First board in play", "17");
    screen.choose("Line-ups for", "each half");
    await settled();
    await screen.press("New score sheets for round 1");
    expect(screen.desk.sheets).toEqual([{ round: 1, firstBoard: 17, boards: 8, halves: 2 }]);
    expect(screen.status()).toBe(
      "The score sheets of round 1 are made: type on the sheet Results."
    );
    screen.fill("First board in play", "0");
    await settled();
    expect(screen.button("New score sheets for round 1").getAttribute("aria-disabled")).toBe(
      "true"
    );
  });

  test("makes the Butler list as asked, without ranks unless somebody wants them", async () => {
    const screen = await roundsOnScreen(4, 1);
    await screen.press("Results, done");
    await screen.press("Make the Butler list");
    screen.choose("Sorted by", "team");
    await settled();
    screen.root.querySelector<HTMLInputElement>("#butler-ranks")!.click();
    await settled();
    await screen.press("Make the Butler list");
    expect(screen.desk.butlers).toEqual([
      { sort: "CORRECTED", byRound: false, ranked: false },
      { sort: "TEAM", byRound: false, ranked: true },
    ]);
    expect(screen.status()).toBe("The Butler list is made; it follows the results.");
  });

  test("makes each sheet for the wall at one click", async () => {
    const screen = await roundsOnScreen(6, 1);
    await screen.press("Standings");
    const wall = [...screen.root.querySelectorAll(".wall button")].map((one) =>
      one.textContent.trim()
    );
    expect(wall).toEqual([
      ...["Pairing list", "Result slips", "Results", "Standings", "Match cards"],
    ]);
    for (const label of ["Pairing list", "Result slips"]) await screen.press(label);
    expect(screen.desk.walls).toEqual(["pairings", "slips"]);
    expect(screen.status()).toBe("Ready to print: Result slips.");
  });

  test("asks before it takes a round back, says what is lost, and can be told no", async () => {
    const screen = await roundsOnScreen(6, 1);
    await screen.press("Standings");
    await screen.press("Take round 1 back …");
    expect(screen.text("#undo-ask")).toBe(
      "The sheet Round 1 goes, with 3 results typed into it. The round can then be paired again."
    );
    expect(screen.text(".asking .hint-line")).toContain("made for the wall stay");
    expect(document.activeElement?.id).toBe("undo-reason");
    await screen.press("Leave it");
    expect(screen.desk.steps).not.toContain("undo");
    expect(document.activeElement).toBe(screen.button("Take round 1 back …"));
  });

  test("says how many results of boards go with a round that is taken back", async () => {
    const screen = await roundsOnScreen(6, 1);
    Object.assign(screen.desk.book()!.rounds[0]!, { boards: 96 });
    screen.desk.tell();
    await settled();
    await screen.press("Standings");
    await screen.press("Take round 1 back …");
    expect(screen.text(".asking")).toContain("96 results typed on its score sheets go as well");
  });

  test("takes the last round back with its reason, and shows its preview again", async () => {
    const screen = await roundsOnScreen(6, 1);
    await screen.press("Standings");
    await screen.press("Take round 1 back …");
    screen.fill("Reason, for the log", "a team was missing");
    await screen.press("Take it back");
    expect(screen.desk.reasons).toContain("a team was missing");
    expect(screen.status()).toBe("Round 1 was taken back.");
    expect(screen.text("h2")).toBe("Round 1: preview");
  });
});

test("a whole event can be played by clicking alone, to its final standings", async () => {
  const screen = await roundsOnScreen(6, 5);
  expect(screen.text(".next-step")).toContain("All 5 rounds are played.");
  await screen.press("See the standings");
  expect(screen.text("h2")).toBe("Standings after round 5");
  expect(screen.desk.steps.filter((one) => one === "post")).toHaveLength(5);
  expect(open(screen).every((step) => step !== null)).toBe(true);
});

test("names are shown as text, never as markup, and nothing has inline styles", async () => {
  const screen = await eventOnScreen(2);
  await screen.press("Entrants, done");
  screen.fill("List of entrants", "<b>bold</b>\n=1+1\n'x\n🎲");
  await screen.press("Write the list (4)");
  const names = screen.texts(".team-name");
  for (const name of ["<b>bold</b>", "=1+1", "'x", "🎲"]) expect(names).toContain(name);
  expect(screen.root.querySelector("b, [style]")).toBeNull();
});
