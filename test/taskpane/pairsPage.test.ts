import { SHEET_WORDS } from "../../src/locales/sheetWords";
import { openScreen, type PaneScreen, settled } from "./paneScreen";

async function pairsForm(): Promise<PaneScreen> {
  const screen = await openScreen();
  await screen.press("Event");
  screen.choose("Kind of event", "Pairs, from travellers");
  return screen;
}

/** An event of four pairs, of which two boards are in. */
async function pairsOnScreen(): Promise<PaneScreen> {
  const screen = await pairsForm();
  screen.fill("List of pairs", "1\tWest Wind\tRiver\n2\tSouth Sea\n11\tEast\n12\t=1+1");
  screen.fill("Tables", "2");
  screen.fill("Boards", "2");
  await screen.press("Make the pairs event");
  const { desk } = screen;
  const line = (board: number, ns: number, ew: number, result: number) => ({
    ...{ section: "", round: 1, table: ns, room: null, board, ns, ew, result },
    ...{ contract: "", group: null, counts: true },
  });
  desk.pairsEvent = {
    ...desk.pairsEvent!,
    lines: [line(1, 1, 11, 420), line(1, 2, 12, -50), line(2, 1, 12, 100)],
    open: [{ section: "", board: 2 }],
  };
  desk.disturb();
  desk.tell();
  await settled();
  return screen;
}

describe("setting up a pairs event", () => {
  test("a workbook without an event may get a Swiss of teams or a pairs event", async () => {
    const screen = await pairsForm();
    expect(screen.text("form button.primary")).toBe("Make the pairs event");
    screen.choose("Kind of event", "Swiss of teams");
    expect(screen.text("form button.primary")).toBe("Make the event");
  });

  test("every board gets a row for each table of each section", async () => {
    const screen = await pairsForm();
    screen.fill(SHEET_WORDS.en.settings.title, "Club night");
    screen.fill("Tables", "3");
    screen.fill("Sections", "2");
    screen.fill("First board in play", "17");
    screen.fill("Boards", "2");
    screen.choose("Pairs scored by", "cross-IMPs");
    screen.choose("Winners", "2");
    expect(screen.text("main")).toContain("a number of its own");
    expect(screen.text(".advice")).toContain("Rows for results: 12.");
    await screen.press("Make the pairs event");
    const [plan] = screen.desk.pairsPlans;
    expect(plan).toMatchObject({
      facts: { title: "Club night", locale: "en" },
      ...{ scoring: "CROSSIMP", winners: 2, pairs: [] },
    });
    expect(plan!.rows.slice(0, 4)).toEqual([
      { section: "A", table: 1, board: 17 },
      { section: "A", table: 2, board: 17 },
      { section: "A", table: 3, board: 17 },
      { section: "A", table: 1, board: 18 },
    ]);
    expect(plan!.rows).toHaveLength(12);
    expect(screen.status()).toContain("on the sheet Results");
  });

  test("what is no number of tables, or too many rows, is told and nothing is made", async () => {
    const screen = await pairsForm();
    screen.fill("Tables", "0");
    expect(screen.text("#tables-hint")).toContain("“0”");
    await screen.press("Make the pairs event");
    expect(screen.status()).toContain("“0”");
    screen.fill("Tables", "200");
    screen.fill("Boards", "51");
    expect(screen.text("#boards-hint")).toContain("50");
    await screen.press("Make the pairs event");
    expect(screen.status()).toContain("“51”");
    screen.fill("Tables", "7");
    screen.fill("List of pairs", "1\tA\n1\tB");
    expect(screen.texts(".problems li")).toEqual(["Line 2: Another line has number 1, too."]);
    expect(screen.button("Make the pairs event").getAttribute("aria-disabled")).toBe("true");
    await screen.press("Make the pairs event");
    expect(screen.desk.pairsPlans).toEqual([]);
  });

  test("the sample is the article's example, in the language of the sheets", async () => {
    const screen = await pairsForm();
    screen.choose("Language of the sheets", "简体中文");
    await screen.press("Make the sample");
    const [plan] = screen.desk.pairsPlans;
    expect(plan).toMatchObject({ perWin: 1, facts: { locale: "zh-CN" } });
    expect(plan!.rows.filter(({ contract }) => contract !== undefined)).toHaveLength(12);
  });
});

describe("the page of a pairs event", () => {
  test("tells how many results are in, and ranks the pairs with percentages", async () => {
    const screen = await pairsOnScreen();
    expect(screen.text("h2")).toBe("Pairs event");
    expect(screen.text("main")).toContain("Results in: 3 of 4.");
    expect(screen.root.querySelector(".steps")).toBeNull();
    // Board 2 has one result of two: half of what there is goes to both (Neuberg).
    expect(screen.texts(".standings tbody tr")).toEqual([
      "1 1 West Wind 2 boards 3.00 75.00",
      "1 12 =1+1 2 boards 3.00 75.00",
      "3 2 South Sea 1 boards 0.00 0.00",
      "3 11 East 1 boards 0.00 0.00",
    ]);
  });

  test("pairs are added below those that are there; a number given twice is refused", async () => {
    const screen = await pairsOnScreen();
    screen.fill("List of pairs", "12\tLate");
    expect(screen.texts(".pairs-add .problems li")).toEqual([
      "Line 1: Number 12 is in the event already.",
    ]);
    screen.fill("List of pairs", "Late");
    await screen.press("Write the pairs (1)");
    expect(screen.desk.pairsEvent!.pairs.at(-1)).toEqual({ number: 13, name: "Late", club: "" });
    expect(screen.status()).toBe("Pairs written: 1.");
  });

  test("leads to the sheets, makes the lists anew and notes the session", async () => {
    const screen = await pairsOnScreen();
    for (const sheet of ["Results", "Pairs", "Ranking", "Travellers"])
      await screen.press(`To the sheet ${sheet}`);
    expect(screen.desk.shown).toEqual(["results", "pairs", "ranking", "travellers"]);
    await screen.press("Make anew: Travellers");
    expect(screen.desk.lists).toEqual(["travellers"]);
    await screen.press("Note it");
    expect(screen.status()).toContain("whatever is changed from now on is told");
  });

  test("what is wrong leads to its cell, and there is no ranking meanwhile", async () => {
    const screen = await pairsOnScreen();
    const { desk } = screen;
    const place = { sheet: "Results", cell: "D5" };
    desk.pairsEvent = null;
    desk.findings.push({
      ...{ code: "pairStranger", values: { number: 41 }, weight: "wrong", round: null, place },
    });
    desk.disturb();
    desk.tell();
    await settled();
    expect(screen.root.querySelector(".standings")).toBeNull();
    expect(screen.texts(".findings li")).toEqual([
      expect.stringContaining("41 plays, but is not among the pairs"),
    ]);
    screen.root.querySelector<HTMLButtonElement>(".findings button")!.click();
    expect(desk.places).toEqual([place]);
  });

  test("of two winners each direction has its own ranking", async () => {
    const screen = await pairsOnScreen();
    screen.desk.pairsEvent = { ...screen.desk.pairsEvent!, winners: 2 };
    screen.desk.disturb();
    screen.desk.tell();
    await settled();
    expect(screen.texts("caption")).toEqual(["NS", "EW"]);
  });
});
