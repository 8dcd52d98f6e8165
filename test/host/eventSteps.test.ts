import { eventDesk } from "../../src/workbook/desk";
import type { EventBook, EventFacts } from "../../src/workbook/eventBook";
import type { NewEntrant } from "../../src/workbook/eventDesk";
import { calculated, registerDesk } from "./deskFunctions";
import { bookNow, done, newEvent, postNext, ticketOf, typeImps } from "./postedEvent";
import { workbookDump } from "./workbookDump";

jest.setTimeout(300_000);
beforeAll(registerDesk);
beforeEach(clearBook);

const FIVE = ["North", "East", "South", "West", "Centre"];

async function clearBook(): Promise<void> {
  await Excel.run(async (context) => {
    const { names, worksheets, customXmlParts } = context.workbook;
    names.load("items/name");
    worksheets.load("items/name");
    customXmlParts.load("items/id");
    await context.sync();
    names.items.forEach((name) => name.delete());
    customXmlParts.items.forEach((part) => part.delete());
    worksheets.items.slice(1).forEach((sheet) => sheet.delete());
    await context.sync();
  });
}

const entrant = (number: number, name: string, more: Partial<NewEntrant> = {}): NewEntrant => ({
  ...{ number, name, club: "", strength: null, carryOver: null, from: 1 },
  ...more,
});

function inSheet<T>(name: string, work: (sheet: Excel.Worksheet) => T): Promise<T> {
  return Excel.run(async (context) => {
    const result = work(context.workbook.worksheets.getItem(name));
    await context.sync();
    return result;
  });
}

function valuesOf(table: string): Promise<unknown[][]> {
  return Excel.run(async (context) => {
    const range = context.workbook.tables.getItem(table).getRange().load("values");
    await context.sync();
    return range.values as unknown[][];
  });
}

/** A column of a table by its heading. */
async function columnOf(table: string, heading: string): Promise<unknown[]> {
  const [heads, ...rows] = await valuesOf(table);
  return rows.map((row) => row[heads!.indexOf(heading)]);
}

/** The first played round of five. */
async function playedRound(facts: Partial<EventFacts> = {}): Promise<EventBook> {
  await postNext(await newEvent(FIVE, facts));
  await typeImps(1, [
    [40, 20],
    [12, 12],
  ]);
  return bookNow();
}

test("VPs stay blank until both sides' IMPs are there, and follow the word for the result", async () => {
  await postNext(await newEvent(FIVE));
  await calculated();
  // Two matches, then the bye: its VPs are a setting.
  expect(await columnOf("DeskRound1", "Home VP")).toEqual(["", "", 12]);
  expect(await columnOf("DeskRound1", "Away VP")).toEqual(["", "", ""]);
  await inSheet("Round 1", (sheet) => (sheet.getRange("G5").values = [[30]]));
  await calculated();
  expect((await columnOf("DeskRound1", "Home VP"))[0]).toBe("");
  await inSheet("Round 1", (sheet) => (sheet.getRange("H5").values = [[10]]));
  await calculated();
  expect((await columnOf("DeskRound1", "Home VP"))[0]).toBe(15);
  expect((await columnOf("DeskRound1", "Away VP"))[0]).toBe(5);
  for (const [word, home, away] of [
    ["home absent", 0, 12],
    ["away absent", 12, 0],
    ["both absent", 0, 0],
    ["late", 10, 10],
    ["cancelled", "", ""],
    ["played", 15, 5],
  ] as const) {
    await inSheet("Round 1", (sheet) => (sheet.getRange("I5").values = [[word]]));
    await calculated();
    expect([word, (await columnOf("DeskRound1", "Home VP"))[0]]).toEqual([word, home]);
    expect([word, (await columnOf("DeskRound1", "Away VP"))[0]]).toEqual([word, away]);
  }
  await inSheet("Round 1", (sheet) => (sheet.getRange("L5:M5").values = [[11.5, 3]]));
  await calculated();
  expect((await columnOf("DeskRound1", "Home VP"))[0]).toBe(11.5);
  expect((await columnOf("DeskRound1", "Away VP"))[0]).toBe(3);
});

test("margins may be typed instead, and the words of the sheets may be Chinese", async () => {
  await postNext(await newEvent(FIVE, { locale: "zh-CN", entry: "margin", scale: "WBF-D" }));
  await inSheet("第1轮", (sheet) => (sheet.getRange("G5:G6").values = [[-11], [0]]));
  await calculated();
  expect(await columnOf("DeskRound1", "主队 VP")).toEqual([7, 10, 12]);
  expect(await columnOf("DeskRound1", "客队 VP")).toEqual([13, 10, ""]);
  expect(await columnOf("DeskRound1", "结果")).toEqual(["", "", "轮空"]);
});

test("results keep the words they are chosen from where the event's language is changed midway", async () => {
  await playedRound();
  await inSheet("Event", (sheet) => (sheet.getRange("B7").values = [["简体中文"]]));
  const book = await bookNow();
  expect(book.facts.locale).toBe("zh-CN");
  await postNext(book);
  await calculated();
  expect(await columnOf("DeskRound2", "结果")).toEqual(["", "", "bye"]);
  expect(await columnOf("DeskRound2", "主队 VP")).toEqual(["", "", 12]);
  await inSheet("第2轮", (sheet) => (sheet.getRange("I5").values = [["late"]]));
  const { findings } = await bookNow();
  expect((await columnOf("DeskRound2", "主队 VP"))[0]).toBe(10);
  expect(findings.filter(({ weight }) => weight === "wrong")).toEqual([]);
});

test("what is still to be typed is marked, and only that", async () => {
  await postNext(await newEvent(FIVE));
  const formats = await Excel.run(async (context) => {
    const cells = context.workbook.worksheets.getItem("Round 1").getRange("G5:I7");
    const found = cells.conditionalFormats.load("items/type");
    await context.sync();
    const rules = found.items.map(({ custom }) => custom.rule.load("formula"));
    await context.sync();
    return rules.map(({ formula }) => formula);
  });
  expect(formats).toEqual(['=AND($B5<>"",$D5<>"",$J5="",$I5<>"cancelled",$I5<>"triangle 1")']);
});

test("columns a director moved or added stay, and the next round is paired and posted from them", async () => {
  await playedRound();
  await inSheet("Entrants", (sheet) => {
    // A column of the director's own, in front, and the name behind the club.
    sheet.getRange("A:A").insert("Right");
    sheet.getRange("A4:A9").values = [["Paid"], ["yes"], ["no"], ["yes"], ["="], ["yes"]];
    const moved = sheet.getRange("C4:D9").load("values");
    return moved;
  }).then((moved) =>
    inSheet("Entrants", (sheet) => {
      sheet.getRange("C4:D9").values = (moved.values as unknown[][]).map(([a, b]) => [b, a]);
    })
  );
  const before = await bookNow();
  expect(before.changes).toEqual([]);
  const book = done(await eventDesk.enter([entrant(6, "=New", { from: 2 })], ticketOf(before)));
  expect(book.event?.entrants.at(-1)).toMatchObject({ number: 6, name: "=New", from: 2 });
  const posted = await postNext(book);
  expect(posted.rounds).toHaveLength(2);
  await calculated();
  const own = await inSheet("Entrants", (sheet) => sheet.getRange("A4:A10").load("values"));
  expect(own.values.flat()).toEqual(["Paid", "yes", "no", "yes", "=", "yes", ""]);
  const names = await columnOf("DeskRound2", "Home");
  const numbers = await columnOf("DeskRound2", "Home no.");
  const all = [...FIVE, "=New"];
  expect(names).toEqual(numbers.map((number) => all[Number(number) - 1]));
});

test("a second director's change stops a step: nothing is written, and the new state is shown", async () => {
  const seen = await playedRound();
  await inSheet("Round 1", (sheet) => (sheet.getRange("G5").values = [[41]]));
  await calculated();
  const before = await workbookDump();
  const answer = await eventDesk.withdraw(1, 1, ticketOf(seen));
  expect(answer.kind).toBe("changed");
  expect(await workbookDump()).toEqual(before);
  if (answer.kind === "changed") expect(answer.book.stamp).toBe((await bookNow()).stamp);
});

test("what was changed by hand is logged with the next step, old and new value and the reason", async () => {
  await playedRound();
  const known = done(await eventDesk.log(ticketOf(await bookNow())));
  expect(known.changes).toEqual([]);
  await inSheet("Round 1", (sheet) => (sheet.getRange("G5").values = [[25]]));
  await inSheet("Entrants", (sheet) => (sheet.getRange("B6").values = [["Orient"]]));
  const changed = await bookNow();
  expect(changed.changes).toHaveLength(2);
  const ticket = { stamp: changed.stamp, handReason: "a slip of the pen" };
  const book = done(await eventDesk.withdraw(3, 1, ticket));
  expect(book.changes).toEqual([]);
  const lines = (await valuesOf("DeskLog")).slice(-3).map((line) => line.slice(2));
  expect(lines.map(([step, , before, after, reason]) => [step, before, after, reason])).toEqual([
    ["changed by hand", "East", "Orient", "a slip of the pen"],
    ["changed by hand", "40", "25", "a slip of the pen"],
    ["withdrawn", "", "last round 1", ""],
  ]);
});

test("whoever withdraws has its last round noted, and is paired no more", async () => {
  const book = done(await eventDesk.withdraw(2, 1, ticketOf(await playedRound())));
  expect(book.event?.entrants.find(({ number }) => number === 2)?.to).toBe(1);
  const posted = await postNext(book);
  expect(posted.rounds[1]?.kept?.input.entrants.map(({ number }) => number)).not.toContain(2);
  expect(await eventDesk.withdraw(99, 1, ticketOf(posted))).toMatchObject({
    kind: "problem",
    problem: { refusal: "entrantStranger", values: { number: 99 } },
  });
});

test("numbers are given once, and rows go where nothing stands", async () => {
  const book = await newEvent(FIVE);
  expect(await eventDesk.enter([entrant(5, "x")], ticketOf(book))).toMatchObject({
    problem: { refusal: "numberTaken", values: { number: 5 } },
  });
  await inSheet("Entrants", (sheet) => (sheet.getRange("B12").values = [["my note"]]));
  const two = [entrant(6, "a"), entrant(7, "b"), entrant(8, "c")];
  expect(await eventDesk.enter(two, ticketOf(book))).toEqual({
    kind: "problem",
    problem: { refusal: "belowTable", values: { text: "my note", table: "DeskEntrants" } },
    place: { sheet: "Entrants", cell: "B12" },
  });
});

test("the last round is taken back whole, and the one before counts again", async () => {
  const one = await playedRound();
  const before = await workbookDump();
  const two = await postNext(one);
  const book = done(await eventDesk.undo(ticketOf(two), "drawn too early"));
  expect(book.rounds.map(({ round }) => round)).toEqual([1]);
  await calculated();
  type Sheets = { sheets: { name: string; cells: unknown }[]; xmlParts: string[] };
  const [was, is] = [before as Sheets, (await workbookDump()) as Sheets];
  const others = ({ sheets }: Sheets) => sheets.filter(({ name }) => name !== "Log");
  expect(others(is)).toEqual(others(was));
  expect(is.xmlParts.filter((xml) => xml.includes("desk:round"))).toEqual(
    was.xmlParts.filter((xml) => xml.includes("desk:round"))
  );
  const none = done(await eventDesk.undo(ticketOf(book), ""));
  expect(await eventDesk.undo(ticketOf(none), "")).toMatchObject({
    problem: { refusal: "noRound" },
  });
});

test("a round whose sheet was deleted by hand is posted again, and kept once", async () => {
  await postNext(await playedRound());
  await inSheet("Round 2", (sheet) => sheet.delete());
  const again = await postNext(await bookNow());
  expect(again.rounds.map(({ round, kept }) => [round, kept?.input.round])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  const { xmlParts } = (await workbookDump()) as { xmlParts: string[] };
  expect(xmlParts.filter((xml) => xml.includes("desk:round"))).toHaveLength(2);
});

test("a round is posted in its turn alone", async () => {
  const book = await playedRound();
  const again = book.rounds[0]!.kept!;
  expect(await eventDesk.post(again, ticketOf(book))).toMatchObject({
    problem: { refusal: "roundNotNext", values: { round: 1, next: 2 } },
  });
});

test("a protected sheet is named before anything is written, a cell being edited is told", async () => {
  const book = await playedRound();
  await inSheet("Log", (sheet) => sheet.protection.protect());
  expect(await eventDesk.withdraw(1, 1, ticketOf(book))).toEqual({
    kind: "protected",
    sheet: "Log",
  });
  await inSheet("Log", (sheet) => sheet.protection.unprotect());
  workbenchHost.faults.editCell(true);
  expect(await eventDesk.withdraw(1, 1, ticketOf(book))).toEqual({ kind: "editing" });
  workbenchHost.faults.editCell(false);
  expect((await eventDesk.withdraw(1, 1, ticketOf(book))).kind).toBe("done");
});

test("the log may lose its table: then steps say so, and do nothing", async () => {
  const book = await playedRound();
  await Excel.run(async (context) => {
    context.workbook.tables.getItem("DeskLog").convertToRange();
    await context.sync();
  });
  expect(await eventDesk.withdraw(1, 1, ticketOf(book))).toMatchObject({
    problem: { refusal: "tableGone", values: { text: "DeskLog" } },
  });
});

test("a cell is shown, wherever it is", async () => {
  await playedRound();
  expect(await eventDesk.show({ sheet: "Round 1", cell: "G6" })).toBeNull();
  const active = await Excel.run(async (context) => {
    const cell = context.workbook.getActiveCell().load("address");
    await context.sync();
    return cell.address;
  });
  expect(active).toBe("'Round 1'!G6");
  expect(await eventDesk.show({ sheet: "None", cell: "A1" })).toMatchObject({ kind: "refused" });
});

test("of two parts of what was typed, as in a file put together from two, a step leaves one that is true", async () => {
  const book = await playedRound();
  const namespace = "urn:directors-desk:seen";
  await Excel.run(async (context) => {
    const { customXmlParts } = context.workbook;
    const part = customXmlParts.getByNamespace(namespace).getOnlyItem().getXml();
    await context.sync();
    customXmlParts.add(part.value.replace("North", "Nroth"));
    await context.sync();
  });
  const found = await bookNow();
  expect(found.changes).toHaveLength(1);
  const after = done(await eventDesk.withdraw(5, 1, ticketOf(found)));
  expect(after.changes).toEqual([]);
  const count = await Excel.run(async (context) => {
    const parts = context.workbook.customXmlParts.getByNamespace(namespace).getCount();
    await context.sync();
    return parts.value;
  });
  expect([count, after.rounds.length]).toEqual([1, book.rounds.length]);
});

test("the desk hears of what people type and of formulas that follow, and not of what it writes itself", async () => {
  const book = await playedRound();
  let heard = 0;
  const stop = await eventDesk.watch(() => heard++);
  await Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.getItem("Round 1").getRange("Z1:Z3").values = [[1], [2], [3]];
    await context.sync();
  });
  await calculated();
  expect(heard).toBe(0);
  const { id } = workbenchGrid.sheets().find(({ name }) => name === "Round 1")!;
  void workbenchPerson.type(id, 4, 6, "33");
  await calculated();
  // The typing, and the VPs that came of it: at least once each.
  expect(heard).toBeGreaterThan(1);
  stop();
  await calculated();
  const before = heard;
  void workbenchPerson.type(id, 4, 6, "34");
  await calculated();
  expect(heard).toBe(before);
  expect((await bookNow()).stamp).not.toBe(book.stamp);
});
