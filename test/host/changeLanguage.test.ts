import { type Locale, LOCALES } from "../../src/locales/locale";
import { changeLanguage } from "../../src/workbook/changeLanguage";
import { eventDesk } from "../../src/workbook/desk";
import { lockSheets, unlockSheets } from "../../src/workbook/lockSheets";
import { verifyEvent } from "../../src/workbook/verifyEvent";
import { calculated, registerDesk } from "./deskFunctions";
import { failEachWrite } from "./failEachWrite";
import { bookNow, done, newEvent, postNext, ticketOf, typeImps } from "./postedEvent";
import { workbookDump } from "./workbookDump";

jest.setTimeout(1_200_000);

const NAMES = ["=1+1", "Home", "Table", "备注", "Fifth"];

beforeAll(async () => {
  await registerDesk();
  await newEvent(NAMES);
  await postNext(await bookNow());
  await typeImps(1, [
    [30, 20],
    [10, 12],
  ]);
  await postNext(await bookNow());
});
afterEach(async () => {
  workbenchHost.faults.clear();
  await unlockSheets(null);
});

const speak = async (locale: Locale) =>
  done(await changeLanguage(locale, ticketOf(await bookNow())));

/** The workbook without its log and what is kept of it: these tell of each change of language. */
async function withoutLog(): Promise<unknown> {
  await calculated();
  const { sheets, ...rest } = (await workbookDump()) as {
    sheets: { tables: { name: string }[]; cells: { row: number }[] }[];
    xmlParts: string[];
    names: unknown[];
  };
  return {
    names: rest.names,
    xmlParts: rest.xmlParts.filter((xml) => !xml.includes("desk:seen")),
    sheets: sheets.map((sheet) =>
      sheet.tables.some(({ name }) => name === "DeskLog")
        ? { cells: sheet.cells.filter(({ row }) => row < 4) }
        : sheet
    ),
  };
}

async function sheetNames(): Promise<string[]> {
  return Excel.run(async (context) => {
    const sheets = context.workbook.worksheets.load("items/name");
    await context.sync();
    return sheets.items.slice(1).map(({ name }) => name);
  });
}

async function cellsOf(table: string): Promise<unknown[][]> {
  return Excel.run(async (context) => {
    const range = context.workbook.tables.getItem(table).getRange().load("values");
    await context.sync();
    return range.values as unknown[][];
  });
}

test("the sheets of an event speak Chinese afterwards, and nobody typed a thing", async () => {
  const standings = (await bookNow()).event;
  const before = await cellsOf("DeskRound1");
  const book = await speak("zh-CN");
  expect(book.facts.locale).toBe("zh-CN");
  expect(book.changes).toEqual([]);
  expect(book.findings.filter(({ weight }) => weight === "wrong")).toEqual([]);
  expect(await sheetNames()).toEqual(["赛事", "参赛队", "第1轮", "第2轮", "名次", "记录"]);
  const [heads, ...rows] = await cellsOf("DeskRound1");
  expect(heads).toEqual(
    expect.arrayContaining(["台号", "主队号", "主队 IMP", "结果", "主队 VP", "备注"])
  );
  expect(rows).toEqual(before.slice(1));
  expect((await bookNow()).event).toEqual(standings);
  expect((await cellsOf("DeskEntrants")).map(([, name]) => name)).toEqual(["名称", ...NAMES]);
  await speak("en");
});

test("formulas follow the headings and the sheets", async () => {
  await speak("zh-TW");
  await Excel.run(async (context) => {
    const { tables, worksheets } = context.workbook;
    const vp = tables.getItem("DeskRound1").columns.getItem("主隊 VP").getDataBodyRange();
    const title = worksheets.getItem("參賽隊").getRange("A1:A2");
    vp.load("formulas,values");
    title.load("formulas,values");
    await context.sync();
    expect(vp.formulas[0]![0]).toMatch(/主隊 IMP/);
    expect(vp.formulas[0]![0]).not.toMatch(/Home|Away|Result/);
    expect(Number(vp.values[0]![0])).toBeGreaterThan(10);
    expect(title.values).toEqual([["參賽隊"], ["Cup"]]);
    expect(title.formulas[1]![0]).toMatch(/賽事/);
  });
  await speak("en");
});

const WAYS = LOCALES.flatMap((from) =>
  LOCALES.filter((to) => to !== from).map((to) => [from, to] as const)
);
test.each(WAYS)("from %s to %s and back all is as it was", async (from, to) => {
  await speak(from);
  const before = await withoutLog();
  await speak(to);
  await speak(from);
  expect(await withoutLog()).toEqual(before);
});

test("the change stands in the log, in the words it had before", async () => {
  await speak("en");
  await speak("zh-CN");
  const log = await cellsOf("DeskLog");
  expect(log.at(-1)!.slice(1, 6)).toEqual(["", "language", "", "English", "简体中文"]);
  expect(log[0]).toEqual(["时间", "轮次", "步骤", "内容", "原值", "新值", "原因"]);
  await speak("en");
});

test("what a director named otherwise keeps its name", async () => {
  await Excel.run(async (context) => {
    const { tables, worksheets } = context.workbook;
    worksheets.getItem("Entrants").name = "Teams";
    worksheets.getItem("Standings").getRange("A1").values = [["Table of ranks"]];
    worksheets.add("记录");
    const { columns } = tables.getItem("DeskEntrants");
    columns.add(undefined, [["编号"], ["a"], ["b"], ["c"], ["d"], ["e"]]);
    await context.sync();
  });
  const own = await speak("zh-CN");
  expect(own.changes).toEqual([]);
  expect(await sheetNames()).toEqual(["赛事", "Teams", "第1轮", "第2轮", "名次", "Log", "记录"]);
  const [heads] = await cellsOf("DeskEntrants");
  // Two columns cannot have one name: the add-in's own keeps the one it had, and is read all the same.
  expect(heads).toEqual(["No.", "名称", "单位", "实力", "带分", "加入轮", "退出轮", "编号"]);
  await Excel.run(async (context) => {
    const { worksheets, tables } = context.workbook;
    const title = worksheets.getItem("名次").getRange("A1").load("values");
    await context.sync();
    expect(title.values).toEqual([["Table of ranks"]]);
    tables.getItem("DeskEntrants").columns.getItem("编号").delete();
    worksheets.getItem("记录").delete();
    worksheets.getItem("Teams").name = "参赛队";
    title.values = [["名次"]];
    await context.sync();
  });
  await speak("en");
  expect(await sheetNames()).toContain("Entrants");
});

test("the next round is posted in the new language, and the one before is played on", async () => {
  await typeImps(2, [
    [15, 20],
    [11, 12],
  ]);
  await speak("zh-CN");
  const book = await postNext(await bookNow());
  expect(book.rounds.map(({ sheet }) => sheet)).toEqual(["第1轮", "第2轮", "第3轮"]);
  expect(book.findings.filter(({ weight }) => weight === "wrong")).toEqual([]);
  done(await eventDesk.undo(ticketOf(await bookNow()), ""));
  await speak("en");
});

test("nothing is found when the event is verified afterwards, lists hung before among it", async () => {
  done(await eventDesk.wall("pairings", 2, ticketOf(await bookNow())));
  for (const locale of ["zh-CN", "zh-TW", "en"] as const) {
    const answer = await verifyEvent(ticketOf(await speak(locale)));
    if (answer.kind !== "verified") throw new Error(JSON.stringify(answer));
    const { differences, unchecked } = answer.verification;
    expect([locale, differences.filter(({ explanation }) => explanation === null)]).toEqual([
      locale,
      [],
    ]);
    expect(unchecked).toEqual([]);
  }
});

test("whatever write fails, also under the lock, the event speaks as before", async () => {
  await lockSheets(null);
  const book = await bookNow();
  const step = () => changeLanguage("zh-CN", ticketOf(book));
  expect(await failEachWrite(step, { done: "done", stride: 31 })).toBeGreaterThan(50);
  expect((await bookNow()).facts.locale).toBe("zh-CN");
  await speak("en");
});

test("a workbook whose sheets may not be renamed says so, and nothing is changed", async () => {
  await Excel.run(async (context) => {
    context.workbook.protection.protect();
    await context.sync();
  });
  const before = await workbookDump();
  expect(await changeLanguage("zh-CN", ticketOf(await bookNow()))).toMatchObject({
    kind: "protected",
  });
  expect(await workbookDump()).toEqual(before);
  await Excel.run(async (context) => {
    context.workbook.protection.unprotect();
    await context.sync();
  });
});
