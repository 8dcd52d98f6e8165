import type { EventBook } from "../../src/workbook/eventBook";
import { readBook } from "../../src/workbook/readBook";
import { calculated, registerDesk } from "./deskFunctions";
import { bookNow, newEvent, postNext, ticketOf, typeImps } from "./postedEvent";
import { logStep } from "../../src/workbook/logStep";

const { faults } = workbenchHost;
const NAMES = ["=1+1", "'x", "<b>", "1-2", "😀 twins", "😀 twins", "n".repeat(200)];

beforeAll(registerDesk);
afterEach(() => faults.clear());

/** What is found, as "code sheet!cell". */
const found = ({ findings }: EventBook) =>
  findings.map(({ code, place }) => `${code} ${place ? `${place.sheet}!${place.cell}` : "-"}`);

const run = (batch: (workbook: Excel.Workbook) => void) =>
  Excel.run(async (context) => {
    batch(context.workbook);
    await context.sync();
  });

/** A cell of the table of round 1, by its heading; rows count from 0. */
const cellOf = ({ tables }: Excel.Workbook, heading: string, row: number, round = 1) =>
  tables.getItem(`DeskRound${round}`).columns.getItem(heading).getDataBodyRange().getCell(row, 0);

/** What a cell holds, to be written back. */
const contentOf = (heading: string, row: number) =>
  Excel.run(async (context) => {
    const cell = cellOf(context.workbook, heading, row).load("formulas,numberFormat");
    await context.sync();
    return cell.formulas as unknown[][];
  });

/** The book while one cell holds something else. */
async function bookWith(heading: string, row: number, content: unknown): Promise<EventBook> {
  const before = await contentOf(heading, row);
  await run((workbook) => (cellOf(workbook, heading, row).formulas = [[content]]));
  const book = await bookNow();
  await run((workbook) => (cellOf(workbook, heading, row).formulas = before));
  return book;
}

test("a workbook without an event has none", async () => {
  expect(await readBook()).toEqual({ kind: "none" });
});

test("an event is read as it was set up, entered and posted, every name as it was typed", async () => {
  const book = await postNext(await newEvent(NAMES));
  expect(book.event?.entrants.map(({ name }) => name)).toEqual(NAMES);
  expect(book.facts).toMatchObject({ title: "Cup", locale: "en", boards: 16, scale: "WBF" });
  expect(book.rounds).toMatchObject([{ round: 1, sheet: "Round 1" }]);
  expect(book.rounds[0]?.kept).toMatchObject({ version: "test", input: { round: 1 } });
  expect(book.event?.rounds[0]).toMatchObject({ round: 1, bye: 7 });
  expect(book.changes).toEqual([]);
  const due = found(book).filter((one) => one.startsWith("resultMissing"));
  expect(due).toHaveLength(3);
  expect(found(book).filter((one) => !one.startsWith("resultMissing"))).toEqual([
    expect.stringMatching(/^nameTwice Entrants!/),
  ]);
}, 60_000);

test("first results give VPs by the scale and are no change by hand", async () => {
  await typeImps(1, [
    [40, 20],
    [10, 10],
    [20, 40],
  ]);
  const book = await bookNow();
  // 20 IMPs of 16 boards are 15–5 on the scale of 2013.
  const vps = book.event?.rounds[0]?.matches.map(({ result }) => result);
  expect(vps).toMatchObject([
    { homeVP: 15, awayVP: 5, homeImps: 40, awayImps: 20 },
    { homeVP: 10, awayVP: 10 },
    { homeVP: 5, awayVP: 15 },
  ]);
  expect(found(book)).toEqual([expect.stringMatching(/^nameTwice/)]);
  expect(book.changes).toEqual([]);
});

test("once a step has seen them, what is typed over them is told, with its cell", async () => {
  const answer = await logStep(ticketOf(await bookNow()));
  expect(answer.kind).toBe("done");
  const book = await bookWith("Home IMPs", 0, 41);
  expect(book.changes).toMatchObject([{ round: 1, before: "40", after: "41" }]);
  const place = book.changes[0]!.place!;
  const cell = await Excel.run(async (context) => {
    const range = cellOf(context.workbook, "Home IMPs", 0).load("address");
    await context.sync();
    return range.address;
  });
  expect(cell).toBe(`'${place.sheet}'!${place.cell}`);
  expect((await bookNow()).changes).toEqual([]);
});

test.each<[string, string, unknown, string[]]>([
  ["VPs typed over their formula", "Home VP", 15, ["vpTyped"]],
  ["another formula over it", "Home VP", "=10+5", ["vpTyped"]],
  ["an error in a VP cell", "Home VP", "=NA()", ["number"]],
  ["VPs cleared on one side", "Home VP", "", ["resultNumbers"]],
  ["text for IMPs", "Home IMPs", "forty", ["number", "resultMissing"]],
  ["a number as text for IMPs", "Home IMPs", "'40", ["numberAsText", "resultMissing"]],
  ["a date for IMPs", "Home IMPs", "2026-03-07", ["wholeNumber"]],
  ["a word of another language", "Result", "已赛", []],
  ["an unknown word", "Result", "postponed", ["choice"]],
  ["a text that is no number of an entrant", "Away no.", "seven", ["number", "entrantIdle"]],
])("%s is found at its cell", async (_what, heading, content, codes) => {
  const book = await bookWith(heading, 0, content);
  const others = book.findings.filter(({ code }) => code !== "nameTwice");
  expect(others.map(({ code }) => code)).toEqual(codes);
  expect((await bookNow()).event).not.toBeNull();
});

test("sheets are found by their tables, wherever they were moved and whatever they are called", async () => {
  const before = await bookNow();
  await run(({ worksheets }) => {
    worksheets.getItem("Round 1").name = "O'Brien's";
    worksheets.getItem("O'Brien's").position = 0;
    worksheets.getItem("Event").name = "赛事";
  });
  const book = await bookNow();
  expect(book.rounds[0]?.sheet).toBe("O'Brien's");
  expect(book.event).toEqual(before.event);
  expect(book.stamp).toBe(before.stamp);
  const wrong = await bookWith("Result", 0, "postponed");
  expect(wrong.findings.find(({ code }) => code === "choice")?.place?.sheet).toBe("O'Brien's");
  await run(({ worksheets }) => {
    worksheets.getItem("O'Brien's").name = "Round 1";
    worksheets.getItem("赛事").name = "Event";
  });
});

test("a heading in another language is read; one that means nothing is found", async () => {
  const rename = (from: string, to: string) =>
    run(({ tables }) => {
      tables.getItem("DeskRound1").columns.getItem(from).name = to;
    });
  await rename("Home IMPs", "主队 IMP");
  expect((await bookNow()).findings.map(({ code }) => code)).toEqual(["nameTwice"]);
  await rename("主队 IMP", "IMPs at home");
  const codes = (await bookNow()).findings.map(({ code }) => code);
  expect(codes).toContain("headingMissing");
  await rename("IMPs at home", "Home IMPs");
  await rename("Home VP", "VPs");
  const book = await bookNow();
  expect(book.event).toBeNull();
  expect(found(book)).toContainEqual(expect.stringMatching(/^headingMissing Round 1!/));
  await rename("VPs", "Home VP");
  expect((await bookNow()).event).not.toBeNull();
});

test("a row of totals is none of the event's, and neither is a copy of a sheet", async () => {
  const before = await bookNow();
  await run(({ tables, worksheets }) => {
    tables.getItem("DeskRound1").showTotals = true;
    worksheets.getItem("Round 1").copy("End");
  });
  const book = await bookNow();
  expect(book.event).toEqual(before.event);
  expect(book.rounds).toHaveLength(1);
  expect(book.stamp).toBe(before.stamp);
  await run(({ tables, worksheets }) => {
    tables.getItem("DeskRound1").showTotals = false;
    worksheets.getItem("Round 1 (2)").delete();
  });
});

test("while a cell is being edited the book says so; a failure is told, not thrown", async () => {
  faults.editCell(true);
  expect(await readBook()).toEqual({ kind: "editing" });
  faults.editCell(false);
  faults.failRequest(1);
  expect(await readBook()).toMatchObject({ kind: "refused" });
  faults.failRequest(2, "AccessDenied");
  expect(await readBook()).toMatchObject({ kind: "protected" });
  expect((await readBook()).kind).toBe("book");
});

test("VPs that are still being worked out are waited for", async () => {
  registerFunctions([{ id: "SLOW", name: "SLOW", parameters: [] }]);
  const slow = () => new Promise((later) => setTimeout(() => later(11), 700));
  CustomFunctions.associate("SLOW", slow as () => unknown);
  const before = await contentOf("Home VP", 0);
  await run((workbook) => (cellOf(workbook, "Home VP", 0).formulas = [["=T.SLOW()"]]));
  const answer = await readBook();
  if (answer.kind !== "book") throw new Error(answer.kind);
  expect(answer.book.event?.rounds[0]?.matches.map(({ result }) => result)).toContainEqual(
    expect.objectContaining({ homeVP: 11 })
  );
  await run((workbook) => (cellOf(workbook, "Home VP", 0).formulas = before));
  await calculated();
});

test("rows and columns may be inserted, columns added, and rows sorted", async () => {
  const before = await bookNow();
  await run(({ worksheets, tables }) => {
    worksheets.getItem("Round 1").getRange("A:A").insert("Right");
    worksheets.getItem("Event").getRange("2:2").insert("Down");
    const table = tables.getItem("DeskRound1");
    table.columns.add(2, [["Room"], ["a"], ["b"], ["c"], ["d"]]);
    table.sort.apply([{ key: 0, ascending: false }]);
  });
  const book = await bookNow();
  // Who met whom is typed; what the VPs come to is the workbook's to work out anew.
  const pairs = ({ event }: EventBook) =>
    event!.rounds[0]!.matches.map(({ table, home, away }) => [table, home, away]).sort();
  expect(pairs(book)).toEqual(pairs(before));
  expect(book.event?.settings).toEqual(before.event?.settings);
  expect(book.event?.entrants).toEqual(before.event?.entrants);
  expect(book.changes).toEqual([]);
  expect(book.stamp).toBe(before.stamp);
});

test("a round taken away by hand, a table and a name that are gone are found, and nothing is thrown", async () => {
  await run(({ worksheets }) => worksheets.getItem("Round 1").delete());
  let book = await bookNow();
  expect(book.rounds).toEqual([]);
  expect(found(book)).toContain("roundMissing -");
  expect(book.event).not.toBeNull();
  await run(({ tables }) => tables.getItem("DeskEntrants").delete());
  book = await bookNow();
  expect(book.event).toBeNull();
  expect(found(book)).toContain("tableMissing -");
  await run(({ names }) => names.getItem("DeskEvent").delete());
  book = await bookNow();
  expect(book.findings.map(({ values }) => values.text)).toEqual(
    expect.arrayContaining(["DeskEvent", "DeskEntrants"])
  );
});
