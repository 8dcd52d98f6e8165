import { BOARD_FINDINGS } from "../../src/event/boardFinding";
import { LINEUP_FINDINGS } from "../../src/event/lineupChecks";
import { PASTED_COLUMNS } from "../../src/formats/boardColumns";
import { PASTE_PROBLEMS } from "../../src/formats/pastedBoard";
import { LOCALES } from "../../src/locales/locale";
import { VULNERABILITIES } from "../../src/scoring/board";
import { checkText, pasteNoteText, pasteProblemText } from "../../src/taskpane/boardsText";
import { BOARDS_TEXTS } from "../../src/taskpane/texts";
import { wordsOf } from "../../src/taskpane/words";
import { PASTE_NOTES, type PasteNote } from "../../src/workbook/pasteNotes";
import { eventOnScreen, type PaneScreen, roundsOnScreen, settled } from "./paneScreen";

const HEADS = "Round,Table,Room,Board,NS,EW,Contract,By,Result,Remark";
const GOOD = "1,1,open,1,1,4,4S,N,=,";
const TEXT = [HEADS, GOOD, "1,1,closed,1,4,1,PASS,,,", "1,2,open,1,2,5,,,,A60/40"].join("\n");

/** The results page of an event of six, whose first round has score sheets. */
async function scoredRound(): Promise<PaneScreen> {
  const screen = await roundsOnScreen(6, 1);
  await screen.press("Results, done");
  await screen.press("New score sheets for round 1");
  return screen;
}

const lineNotes = (screen: PaneScreen) => screen.texts(".paste .findings li");
const problems = (screen: PaneScreen) => screen.texts(".paste .problems li");
const isOff = (screen: PaneScreen, label: string) =>
  screen.button(label).getAttribute("aria-disabled") === "true";
const tick = (screen: PaneScreen, id: string) =>
  screen.root.querySelector<HTMLElement>(id)!.click();

const NOTE: PasteNote = {
  ...{ line: 2, code: "differs", weight: "kept" },
  values: { before: "4S N =", after: "4S N +1" },
  place: { sheet: "Results", cell: "G5" },
};
const LEFT: PasteNote = {
  ...{ line: 4, code: "tableOther", weight: "left", values: { round: 1, table: 9 }, place: null },
};

describe("pasting results", () => {
  test("waits until a round has score sheets", async () => {
    const screen = await eventOnScreen(6);
    await screen.press("Post round 1");
    expect(screen.root.querySelector(".paste")).toBeNull();
    await screen.press("New score sheets for round 1");
    expect(screen.root.querySelector(".paste")).not.toBeNull();
  });

  test("writes what is understood and fits, and tells how much", async () => {
    const screen = await scoredRound();
    screen.fill("Table of results", TEXT);
    expect(screen.text(".paste .recognised")).toBe("Results understood: 3.");
    expect(screen.text(".columns summary")).toBe("Columns: 10 of 10 are used");
    await screen.press("Paste 3 results into round 1");
    await settled();
    const [plan] = screen.desk.pastes;
    expect(plan).toMatchObject({ overwrite: false });
    expect(plan!.lines.map(({ room, contract, remark }) => [room, contract, remark])).toEqual([
      ["open", "4S", ""],
      ["closed", "PASS", ""],
      ["open", "", "A60/40"],
    ]);
    expect(screen.status()).toBe("Results written: 3.");
    expect(screen.field("Table of results").value).toBe("");
  });

  test("is not done while a line is not understood, unless it is left out", async () => {
    const screen = await scoredRound();
    screen.fill("Table of results", `${TEXT}\n1,2,closed,1,5,2,8S,N,=,\n1,2,open,x,2,5,4S,N,=,`);
    expect(problems(screen)).toEqual([
      expect.stringMatching(/^Line 5: Contract: .*8/),
      expect.stringMatching(/^Line 6: Board: “x” must be a whole number/),
    ]);
    expect(isOff(screen, "Paste 3 results into round 1")).toBe(true);
    tick(screen, "#paste-leave");
    await screen.press("Paste 3 results into round 1");
    await settled();
    expect(screen.desk.pastes[0]!.lines).toHaveLength(3);
  });

  test("shows first what is to be known, with its cells, and writes what is ticked then", async () => {
    const screen = await scoredRound();
    screen.desk.notes = [NOTE, LEFT];
    screen.fill("Table of results", TEXT);
    await screen.press("Paste 3 results into round 1");
    expect(screen.desk.pastes).toEqual([]);
    expect(lineNotes(screen)).toEqual([
      "Line 4: Round 1 has no table 9.",
      "Line 2: There is 4S N =; the line says 4S N +1.",
    ]);
    expect(screen.text(".paste")).toContain("choose “not used” for their column");
    expect(screen.texts(".paste h3")).toEqual([
      "Lines that belong to no row (1)",
      "Rows that are not empty and say something else (1)",
    ]);
    screen.root.querySelector<HTMLElement>(".paste .to-cell")!.click();
    expect(screen.desk.places).toEqual([NOTE.place]);
    await settled();
    expect(isOff(screen, "Paste 1 results into round 1")).toBe(true);
    tick(screen, "#paste-leave");
    tick(screen, "#paste-over");
    await screen.press("Paste 2 results into round 1");
    await settled();
    expect(screen.desk.pastes).toMatchObject([
      { overwrite: true, lines: [{ line: 2 }, { line: 3 }] },
    ]);
  });

  test("looks again where somebody has typed since", async () => {
    const screen = await scoredRound();
    screen.desk.notes = [NOTE];
    screen.fill("Table of results", TEXT);
    await screen.press("Paste 3 results into round 1");
    tick(screen, "#paste-over");
    screen.desk.disturb();
    screen.desk.tell();
    await settled();
    screen.desk.notes = [NOTE, LEFT];
    await screen.press("Paste 3 results into round 1");
    await settled();
    expect(screen.desk.pastes).toEqual([]);
    expect(lineNotes(screen)).toHaveLength(2);
    expect(isOff(screen, "Paste 1 results into round 1")).toBe(true);
  });

  test("says that nothing is to be written where all of it is there already", async () => {
    const screen = await scoredRound();
    screen.desk.same = true;
    screen.fill("Table of results", TEXT);
    await screen.press("Paste 3 results into round 1");
    await settled();
    expect(screen.text(".paste .recognised")).toContain("All of it is there already.");
    expect(isOff(screen, "Paste 0 results into round 1")).toBe(true);
    expect(screen.desk.pastes).toEqual([]);
  });

  test("asks for the round of lines that name none, and for it alone", async () => {
    const screen = await scoredRound();
    screen.fill("Table of results", TEXT);
    expect(screen.root.querySelector("#paste-round")).toBeNull();
    const without = TEXT.split("\n")
      .map((line) => line.replace(/^\w+,/, ""))
      .join("\n");
    screen.fill("Table of results", without);
    expect(screen.field("Round of lines that name none").value).toBe("1");
    await screen.press("Paste 3 results into round 1");
    await settled();
    expect(screen.desk.pastes[0]!.lines.map(({ round }) => round)).toEqual([1, 1, 1]);
  });

  test("lets a column be named by hand, and keeps that while the same table is typed on", async () => {
    const screen = await scoredRound();
    const dutch = "Tafel,Kamer,Spel,Contract,Leider,Result\n1,open,1,4S,N,=";
    screen.fill("Table of results", dutch);
    expect(problems(screen)).toEqual([
      "Line 1: Board: No column is known as “Board”. Say below which it is.",
      "Line 1: Table: No column is known as “Table”. Say below which it is.",
    ]);
    expect(screen.root.querySelector<HTMLDetailsElement>(".columns")!.open).toBe(true);
    screen.choose("Tafel (1)", "Table");
    screen.choose("Kamer (open)", "Room");
    screen.choose("Spel (1)", "Board");
    screen.choose("Leider (N)", "Declarer");
    expect(problems(screen)).toEqual([]);
    screen.fill("Table of results", `${dutch}\n1,closed,1,3NT,E,+1`);
    await screen.press("Paste 2 results into round 1");
    await settled();
    expect(screen.desk.pastes[0]!.lines.map(({ by, board }) => [by, board])).toEqual([
      ["N", 1],
      ["E", 1],
    ]);
    screen.fill("Table of results", "Bord,Kontrakt\n1,4S");
    expect(screen.texts(".columns label")).toEqual([
      "Line of the headings",
      "Column 1 (Bord)",
      "Column 2 (Kontrakt)",
    ]);
  });

  test("takes a table without headings once its columns are named", async () => {
    const screen = await scoredRound();
    screen.fill("Table of results", "1;open;1;4S;N;=");
    expect(problems(screen)[0]).toContain("No line has headings that are known.");
    for (const [column, name] of [
      ["Column 1 (1)", "Table"],
      ["Column 2 (open)", "Room"],
      ["Column 3 (1)", "Board"],
      ["Column 4 (4S)", "Contract"],
      ["Column 5 (N)", "Declarer"],
      ["Column 6 (=)", "Result (=, +1, −1)"],
    ] as const)
      screen.choose(column, name);
    expect(screen.text(".paste .recognised")).toBe("Results understood: 1.");
  });

  test("tells of lines that were passed over, and lists no more than can be read", async () => {
    const screen = await scoredRound();
    const wrong = Array.from({ length: 130 }, (_, i) => `1,1,open,${i + 2},1,4,9S,N,=,`);
    screen.fill("Table of results", [TEXT, HEADS, "1,3,open,1,3,6,,,,", ...wrong].join("\n"));
    expect(screen.text(".paste .recognised")).toBe(
      "Results understood: 3. Lines passed over: 1 without a result and 1 with headings again."
    );
    expect(problems(screen)).toHaveLength(100);
    expect(screen.text(".paste")).toContain("30 more are not listed.");
  });

  test("says what kept the workbook from being asked", async () => {
    const screen = await scoredRound();
    screen.fill("Table of results", TEXT);
    screen.desk.failNext = { kind: "editing" };
    await screen.press("Paste 3 results into round 1");
    expect(screen.status()).toContain("press Enter in the cell");
    expect(screen.desk.pastes).toEqual([]);
  });

  test("shows what was pasted as text, whatever it is", async () => {
    const screen = await scoredRound();
    screen.fill("Table of results", `${HEADS}\n1,1,open,1,1,4,<img src=x onerror=alert(1)>,N,=,`);
    expect(screen.root.querySelector(".paste img")).toBeNull();
    expect(problems(screen)[0]).toContain("<img");
  });
});

describe("checking the boards", () => {
  test("lists what is to be looked at, with the way to the cells", async () => {
    const screen = await scoredRound();
    const place = { sheet: "Results", cell: "J9" };
    screen.desk.asked = [
      {
        ...{ code: "scoreContradicts", round: 1, place },
        values: { section: "", round: 1, table: 3, room: "open", board: 5, score: -50, due: 420 },
      },
      {
        problem: "remark",
        values: { text: "late" },
        round: 1,
        place: { sheet: "Results", cell: "K7" },
      },
    ];
    await screen.press("Check");
    await settled();
    expect(screen.desk.checks).toEqual([1]);
    expect(screen.texts(".checks .findings li")).toEqual([
      "Round 1 Table 3, open room: board 5: the score is −50, but the contract brings 420.",
      expect.stringMatching(/^Round 1 K7: “late”/),
    ]);
    screen.root.querySelector<HTMLElement>(".checks .to-cell")!.click();
    expect(screen.desk.places).toEqual([place]);
  });

  test("says where nothing stands out, and that the workbook was changed since", async () => {
    const screen = await scoredRound();
    await screen.press("Check");
    await settled();
    expect(screen.text(".checks .message")).toBe("Nothing stands out.");
    screen.desk.disturb();
    screen.desk.tell();
    await settled();
    expect(screen.text(".checks")).toContain("The workbook was changed since. Check again.");
  });

  test("is for the round chosen, or for all", async () => {
    const screen = await roundsOnScreen(6, 2);
    await screen.press("Results, done");
    await screen.press("New score sheets for round 2");
    await screen.press("Check");
    screen.choose("Boards of", "round 1");
    await screen.press("Check");
    screen.choose("Boards of", "all rounds");
    await screen.press("Check");
    await settled();
    expect(screen.desk.checks).toEqual([2, 1, null]);
  });
});

describe.each(LOCALES)("in %s", (locale) => {
  const words = wordsOf(locale, [{ number: 1, name: "Harbour" }]);
  const values = {
    ...{ text: "410", other: 3, contract: "4S N =", due: 420, board: 2, score: -50, median: 420 },
    ...{
      round: 1,
      table: 3,
      room: "closed",
      section: "A",
      ns: 1,
      ew: 2,
      home: 3,
      away: 4,
      number: 5,
    },
    ...{
      before: "4S N =",
      after: "PASS",
      count: 2,
      compared: 8,
      boards: "1–2",
      imps: 14,
      otherRound: 2,
    },
  };
  const WHOLE = /^[^{}]+$/;

  test("every problem, note and finding is a whole sentence", () => {
    for (const code of PASTE_PROBLEMS)
      for (const text of PASTED_COLUMNS)
        for (const due of VULNERABILITIES) {
          const problem = { line: 2, column: text, code, values: { ...values, text, due } };
          expect(pasteProblemText(problem, words)).toMatch(WHOLE);
        }
    for (const code of PASTE_NOTES)
      expect(pasteNoteText({ ...NOTE, code, values }, words)).toMatch(WHOLE);
    const lineup = { name: "Wang", team: 3, otherTeam: 4, otherRoom: "open", seats: "north west" };
    const ofLineups = { ...values, ...lineup, from: 1, to: 4 };
    for (const code of BOARD_FINDINGS)
      expect(checkText({ code, values, round: 1, place: null }, words)).toMatch(WHOLE);
    for (const code of LINEUP_FINDINGS)
      expect(checkText({ code, values: ofLineups, round: 1, place: null }, words)).toMatch(WHOLE);
  });

  test("every column has a name of its own", () => {
    const names = Object.values(BOARDS_TEXTS[locale].columnNames);
    expect(new Set(names).size).toBe(PASTED_COLUMNS.length);
  });

  test("teams are named in findings", () => {
    const found = { code: "roomsAlike" as const, values, round: 1, place: null };
    expect(checkText(found, words)).toContain("1 Harbour");
  });
});
