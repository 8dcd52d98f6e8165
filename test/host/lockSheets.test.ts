import { isProblem } from "../../src/basics/problem";
import { type KeptRound, roundInput } from "../../src/event";
import { handMadeOf, pairRound } from "../../src/pairing";
import { LOCK_PART } from "../../src/workbook/bookParts";
import { eventDesk } from "../../src/workbook/desk";
import type { EventBook } from "../../src/workbook/eventBook";
import type { StepAnswer } from "../../src/workbook/eventDesk";
import { readLock } from "../../src/workbook/lock";
import { makeLockPart } from "../../src/workbook/lockPart";
import { lockSheets, unlockSheets } from "../../src/workbook/lockSheets";
import { calculated, registerDesk } from "./deskFunctions";
import { failEachWrite } from "./failEachWrite";
import { STRIDE } from "./failingWrites";
import { bookNow, done, newEvent, postNext, ticketOf, typeImps } from "./postedEvent";
import { workbookDump } from "./workbookDump";

jest.setTimeout(1_200_000);

const NAMES = ["North", "East", "South", "West", "Fifth"];
const DERIVED = ["Log", "Round 1", "Round 1 pairings", "Standings"];
const SOMEBODYS = "somebody's own";

beforeAll(async () => {
  await registerDesk();
  await newEvent(NAMES);
  await postNext(await bookNow());
  await typeImps(1, [
    [30, 20],
    [10, 12],
  ]);
  done(await eventDesk.wall("pairings", 1, ticketOf(await bookNow())));
});
afterEach(async () => {
  workbenchHost.faults.clear();
  await unlockSheets("Law 79");
  await calculated();
});

const lockNow = () => Excel.run(readLock);

async function protectedSheets(): Promise<string[]> {
  return Excel.run(async (context) => {
    const sheets = context.workbook.worksheets.load("items/name,items/protection/protected");
    await context.sync();
    return sheets.items
      .flatMap(({ name, protection }) => (protection.protected ? [name] : []))
      .sort();
  });
}

/** Opens or protects a sheet as a director does on the ribbon. */
async function byHand(name: string, change: (protection: Excel.WorksheetProtection) => void) {
  await Excel.run(async (context) => {
    change(context.workbook.worksheets.getItem(name).protection);
    await context.sync();
  });
}

const refusedChanges: unknown[] = [];
beforeAll(() => workbenchGrid.onRefusedChange((change) => refusedChanges.push(change)));

/** Whether somebody at the keyboard may type into a cell of a column, in the first row of round 1. */
async function mayType(heading: string): Promise<boolean> {
  const { sheet, row, column } = await Excel.run(async (context) => {
    const { columns, worksheet } = context.workbook.tables.getItem("DeskRound1");
    const cell = columns.getItem(heading).getDataBodyRange().getCell(0, 0);
    cell.load("rowIndex,columnIndex");
    worksheet.load("id");
    await context.sync();
    return { sheet: worksheet.id, row: cell.rowIndex, column: cell.columnIndex };
  });
  refusedChanges.length = 0;
  const cell = workbenchGrid.cells(sheet, { row, column, rows: 1, columns: 1 })[0]![0]!;
  // Over a formula a number, over all else what stands there.
  const content = cell.formula === undefined ? (cell.value ?? "") : 9;
  await workbenchPerson.type(sheet, row, column, String(content));
  return refusedChanges.length === 0;
}

test.each([null, "Law 79"])(
  "a lock with the password %p keeps what is worked out, and comes off again",
  async (password) => {
    const before = await workbookDump();
    expect(await lockSheets(password)).toEqual({ kind: "done", sheets: 4, others: [] });
    expect(await lockNow()).toBe(password === null ? "locked" : "password");
    expect(await protectedSheets()).toEqual(DERIVED);
    expect(await unlockSheets(password)).toEqual({ kind: "done", sheets: 4, others: [] });
    expect(await lockNow()).toBe("open");
    expect(await protectedSheets()).toEqual([]);
    expect(await workbookDump()).toEqual(before);
  }
);

test("a password is kept nowhere in the workbook", async () => {
  await lockSheets("Law 79");
  expect(JSON.stringify(await workbookDump())).not.toContain("Law 79");
  const bytes = Buffer.from(await workbenchFiles.bytes()).toString("latin1");
  expect(bytes).not.toContain("Law 79");
});

test("results stay open under the lock, who meets whom and what is worked out do not", async () => {
  await lockSheets(null);
  const open = ["Boards", "Home IMPs", "Away IMPs", "Result", "Home adjusted", "Away adjusted"];
  for (const heading of [...open, "Home penalty", "Away penalty", "Note"])
    expect([heading, await mayType(heading)]).toEqual([heading, true]);
  for (const heading of ["Table", "Home no.", "Home", "Away no.", "Away", "Home VP"])
    expect([heading, await mayType(heading)]).toEqual([heading, false]);
});

test("of a round whose cells were locked by hand the results are open after the lock", async () => {
  await Excel.run(async (context) => {
    const table = context.workbook.tables.getItem("DeskRound1");
    table.getRange().format.protection.locked = true;
    await context.sync();
  });
  await lockSheets(null);
  expect(await mayType("Away IMPs")).toBe(true);
  expect(await mayType("Away VP")).toBe(false);
});

test("only the right password opens the sheets, and a wrong one leaves all as it was", async () => {
  await lockSheets("Law 79");
  const before = await workbookDump();
  for (const wrong of ["law 79", "", null])
    expect([wrong, await unlockSheets(wrong)]).toEqual([wrong, { kind: "wrongPassword" }]);
  expect(await lockSheets("another")).toEqual({ kind: "wrongPassword" });
  expect(await lockSheets(null)).toEqual({ kind: "wrongPassword" });
  await calculated();
  expect(await workbookDump()).toEqual(before);
  expect(await lockNow()).toBe("password");
});

test("a lock without a password is made one with a password, and it counts from then on", async () => {
  await lockSheets(null);
  expect(await lockSheets("Law 79")).toEqual({ kind: "done", sheets: 4, others: [] });
  expect(await lockNow()).toBe("password");
  expect(await unlockSheets(null)).toEqual({ kind: "wrongPassword" });
});

test("what a director has protected is named and left, when locked and when opened", async () => {
  await byHand("Standings", (protection) => protection.protect({}, SOMEBODYS));
  const answer = { kind: "done", sheets: 3, others: ["Standings"] };
  expect(await lockSheets(null)).toEqual(answer);
  expect(await unlockSheets(null)).toEqual(answer);
  expect(await protectedSheets()).toEqual(["Standings"]);
  await byHand("Standings", (protection) => protection.unprotect(SOMEBODYS));
});

test("a workbook that was opened by hand in part is locked again as a whole, and opened", async () => {
  await lockSheets(null);
  await byHand("Log", (protection) => protection.unprotect());
  expect(await lockNow()).toBe("locked");
  done(await eventDesk.wall("pairings", 1, ticketOf(await bookNow())));
  expect(await protectedSheets()).toEqual(DERIVED.filter((name) => name !== "Log"));
  expect(await lockSheets(null)).toMatchObject({ kind: "done", sheets: 4 });
  expect(await protectedSheets()).toEqual(DERIVED);
  for (const name of DERIVED) await byHand(name, (protection) => protection.unprotect());
  expect(await lockNow()).toBe("open");
  expect(await unlockSheets(null)).toEqual({ kind: "done", sheets: 0, others: [] });
});

test("a lock whose password nobody knows of is opened without one, and steps wait for it", async () => {
  await lockSheets(null);
  await Excel.run(async (context) => {
    const parts = context.workbook.customXmlParts.getByNamespace("urn:directors-desk:lock");
    parts.load("items/id");
    await context.sync();
    parts.items.forEach((part) => part.delete());
    await context.sync();
  });
  expect(await lockNow()).toBe("password");
  expect(await eventDesk.log(ticketOf(await bookNow()))).toMatchObject({ kind: "done" });
  const entrant = { number: 9, name: "Ninth", club: "", strength: null, carryOver: null, from: 2 };
  expect(await eventDesk.enter([entrant], ticketOf(await bookNow()))).toEqual({
    kind: "protected",
    sheet: "Log",
  });
  expect(await unlockSheets(null)).toMatchObject({ kind: "done", sheets: 4 });
});

test("under a lock with a password a step stops, and says which sheet", async () => {
  await lockSheets("Law 79");
  const before = await workbookDump();
  expect(await eventDesk.withdraw(5, 1, ticketOf(await bookNow()))).toEqual({
    kind: "protected",
    sheet: "Log",
  });
  expect(await workbookDump()).toEqual(before);
});

test("a saved workbook opens with its lock, and comes out of it", async () => {
  await lockSheets(null);
  await workbenchFiles.open(await workbenchFiles.bytes());
  await calculated();
  expect(await lockNow()).toBe("locked");
  expect(await protectedSheets()).toEqual(DERIVED);
  expect(await unlockSheets(null)).toMatchObject({ kind: "done", sheets: 4 });
});

test.each([null, "Law 79"])(
  "whatever write fails while sheets are locked with %p and opened, the lock is as it was",
  async (password) => {
    const lock = () => lockSheets(password);
    expect(await failEachWrite(lock, { done: "done", stride: STRIDE })).toBeGreaterThan(4);
    expect(await failEachWrite(lock, { done: "done", stride: STRIDE })).toBeGreaterThan(8);
    expect(await unlockSheets("wrong")).toMatchObject(
      password === null ? { kind: "done" } : { kind: "wrongPassword" }
    );
    await lock();
    expect(
      await failEachWrite(() => unlockSheets(password), { done: "done", stride: STRIDE })
    ).toBeGreaterThan(4);
    expect(await lockNow()).toBe("open");
  }
);

test("whatever write fails while a lock gets a password, it has none", async () => {
  await Excel.run(async (context) => {
    context.workbook.tables.getItem("DeskRound1").getRange().format.protection.locked = true;
    await context.sync();
  });
  await lockSheets(null);
  await failEachWrite(() => lockSheets("Law 79"), { done: "done", stride: STRIDE });
  expect(await lockNow()).toBe("password");
  expect(await unlockSheets("Law 79")).toMatchObject({ kind: "done" });
});

test("where it is kept wrongly that there is no password, a step is refused and nothing is torn", async () => {
  await lockSheets("Law 79");
  await Excel.run(async (context) => {
    const parts = context.workbook.customXmlParts.getByNamespace(LOCK_PART).load("items/id");
    await context.sync();
    parts.items[0]!.setXml(makeLockPart(false));
    await context.sync();
  });
  const before = await workbookDump();
  const ticket = ticketOf(await bookNow());
  expect(await eventDesk.withdraw(5, 1, ticket)).toMatchObject({ kind: "refused" });
  expect(await unlockSheets("Law 80")).toEqual({ kind: "wrongPassword" });
  expect(await workbookDump()).toEqual(before);
  expect(await unlockSheets("Law 79")).toMatchObject({ kind: "done" });
});

function paired(book: EventBook): KeptRound {
  const input = book.event && roundInput(book.event, book.rounds.length + 1);
  const engine = !input || isProblem(input) ? null : pairRound(input);
  if (!input || isProblem(input) || !engine || isProblem(engine)) throw new Error("Not paired.");
  return { version: "0", input, engine, posted: handMadeOf(engine), reason: "" };
}

test("a whole round is played under the lock, whatever write of its steps fails", async () => {
  await lockSheets(null);
  const step = async (stride: number, run: (book: EventBook) => Promise<StepAnswer>) => {
    const book = await bookNow();
    await failEachWrite(() => run(book), { done: "done", stride });
  };
  await step(STRIDE, (book) => eventDesk.withdraw(5, 1, ticketOf(book)));
  // The writes of a drawing are alike, and are tried one by one without a lock.
  await step(7 * STRIDE, (book) => eventDesk.post(paired(book), ticketOf(book)));
  expect(await protectedSheets()).toEqual([...DERIVED, "Round 2"].sort());
  await typeImps(2, [
    [31, 20],
    [14, 12],
  ]);
  await step(7 * STRIDE, (book) => eventDesk.wall("results", 2, ticketOf(book)));
  await step(7 * STRIDE, (book) => eventDesk.chart(3, ticketOf(book)));
  await typeImps(2, [[32, 20]]);
  await step(STRIDE, (book) => eventDesk.log(ticketOf(book)));
  const locked = await protectedSheets();
  expect(locked).toContain("Round 2 results");
  expect(locked).toHaveLength(7);
  await step(STRIDE, (book) => eventDesk.undo(ticketOf(book), "a slip"));
  expect(await protectedSheets()).toEqual(locked.filter((name) => name !== "Round 2"));
  expect(await lockNow()).toBe("locked");
});
