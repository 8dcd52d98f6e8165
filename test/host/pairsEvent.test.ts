import { eventDesk } from "../../src/workbook/desk";
import { freezeBook } from "../../src/workbook/freezeBook";
import { lockSheets, unlockSheets } from "../../src/workbook/lockSheets";
import { pairsDesk } from "../../src/workbook/pairs";
import { samplePairs } from "../../src/workbook/pairsSample";
import { repairBook } from "../../src/workbook/repairBook";
import { setUpEvent } from "../../src/workbook/setUpEvent";
import { thawBook } from "../../src/workbook/thawBook";
import { DEFAULT_SETTINGS } from "../../src/event";
import { SEVEN_TABLES } from "../fixtures/articles.neuberg";
import { calculated, registerDesk } from "./deskFunctions";
import { failEachWrite } from "./failEachWrite";
import { bookNow, done, ticketOf } from "./postedEvent";
import { verificationNow } from "./verifiedEvent";
import { workbookDump } from "./workbookDump";

type Cell = string | number | boolean;

const HOSTILE = ["=1+1", "'C", "<b>D</b>", "+E", "李娜 – 张敏", "@SUM(A1)", "F\u202eG"];
/** The article's example, with names that are none of its own. */
const plan = () => {
  const sample = samplePairs("en");
  const pairs = sample.pairs.map((pair, i) => ({ ...pair, name: HOSTILE[i] ?? pair.name }));
  return { ...sample, facts: { ...sample.facts, title: "=HYPERLINK(1)" }, pairs };
};

/** Few of several hundred writes, for each trial reads the whole workbook; all where it is asked for. */
const STRIDE = process.env["EVERY_WRITE"] ? 1 : 37;

beforeAll(registerDesk);

const spilled = (sheet: string): Promise<Cell[][]> =>
  Excel.run(async (context) => {
    const cell = context.workbook.worksheets.getItem(sheet).getRange("A4");
    const spill = cell.getSpillingToRange().load("values");
    await context.sync();
    return spill.values as Cell[][];
  });

/** Types into cells of a table, by row and column from 0. */
async function type(table: string, row: number, column: number, lines: Cell[][]) {
  await Excel.run(async (context) => {
    const body = context.workbook.tables.getItem(table).getDataBodyRange();
    const cells = body.getCell(row, column).getResizedRange(lines.length - 1, lines[0]!.length - 1);
    cells.values = lines;
    await context.sync();
  });
}

test("a failure at any write leaves the workbook without an event", async () => {
  const writes = await failEachWrite(() => pairsDesk.setUp(plan()), {
    done: "done",
    stride: STRIDE,
  });
  expect(writes).toBeGreaterThan(100);
});

test("the article's figures: 5 to 0 where six results were due, and scaled where seven were", async () => {
  const [, ...lines] = await spilled("Travellers");
  const points = (board: number) =>
    lines.filter((line) => line[0] === board && line[4] !== "–").map((line) => Number(line[5]));
  expect(points(8)).toEqual(SEVEN_TABLES.matchpoints);
  expect(points(1).map((one) => one.toFixed(2))).toEqual(SEVEN_TABLES.scaled);
  expect(lines.filter(([board]) => board === 1).map((line) => line[4])).toEqual([
    ...[...SEVEN_TABLES.scores, "–"],
  ]);
  for (const [board, , , , score, ns, ew] of lines.filter((line) => line[4] !== "–"))
    expect([score, Number(ns) + Number(ew)]).toEqual([
      score,
      expect.closeTo(board === 8 ? 5 : SEVEN_TABLES.expected - 1, 9),
    ]);
});

test("the ranking has every pair that played, by percentage; names and title stay text", async () => {
  const [heads, ...rows] = await spilled("Ranking");
  expect(heads).toEqual(["Rank", "No.", "Pair", "Boards", "Points", "%"]);
  expect(rows).toHaveLength(12);
  for (const [rank, number, name, boards, points, percentage] of rows) {
    expect([name, boards]).toEqual([HOSTILE[Number(number) - 1] ?? `Pair ${number}`, 2]);
    expect(percentage).toBeCloseTo((100 * Number(points)) / 11, 9);
    const better = rows.filter((row) => Number(row[5]) > Number(percentage) + 1e-9).length;
    expect(rank).toBe(1 + better);
  }
  const { facts, pairs, findings, changes } = await bookNow();
  expect(facts).toMatchObject({ title: "=HYPERLINK(1)", locale: "en" });
  expect(pairs?.pairs.slice(0, HOSTILE.length).map(({ name }) => name)).toEqual(HOSTILE);
  expect([findings, changes]).toEqual([[], []]);
});

test("every sheet prints on A4 with its headings on each page", async () => {
  await Excel.run(async (context) => {
    const sheets = context.workbook.worksheets.load("items/name");
    await context.sync();
    const own = sheets.items.slice(1);
    expect(own.map(({ name }) => name)).toEqual([
      ...["Pairs", "Results", "Ranking", "Travellers", "Log"],
    ]);
    const looks = own.map((sheet) => ({
      titles: sheet.getRange("A1:A2").load("values"),
      layout: sheet.pageLayout.load("paperSize,zoom"),
      repeated: sheet.pageLayout.getPrintTitleRows().load("address"),
    }));
    await context.sync();
    for (const [i, { titles, layout, repeated }] of looks.entries()) {
      expect(titles.values).toEqual([[own[i]!.name], ["=HYPERLINK(1)"]]);
      expect(layout).toMatchObject({ paperSize: "A4", zoom: { horizontalFitToPages: 1 } });
      expect(repeated.address).toMatch(/!\$?1:\$?4$/);
    }
  });
});

test("no other event can be set up beside it", async () => {
  const facts = { title: "", locale: "en", boards: 8, scale: "WBF", entry: "imps" } as const;
  const there = { kind: "problem", problem: { refusal: "eventThere" } };
  expect(await pairsDesk.setUp(plan())).toMatchObject(there);
  const settings = { ...DEFAULT_SETTINGS, rounds: 5 };
  expect(await setUpEvent({ facts, settings })).toMatchObject(there);
});

test("pairs that come later are added, and once the session is noted what changes is told", async () => {
  const late = { number: 21, name: "=Late", club: "Harbour", strength: null, carryOver: null };
  done(await eventDesk.enter([{ ...late, from: 1 }], ticketOf(await bookNow())));
  expect((await bookNow()).pairs?.pairs.at(-1)).toEqual({
    ...{ number: 21, name: "=Late", club: "Harbour" },
  });
  done(await eventDesk.log(ticketOf(await bookNow())));
  await type("DeskResults", 0, 7, [["="]]);
  await type("DeskPairs", 20 - 6, 1, [["Early"]]);
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem("Pairs").getRange("G8").values = [[2]];
    await context.sync();
  });
  const { changes } = await bookNow();
  expect(changes.map(({ what, before, after }) => [what, before, after])).toEqual([
    ["Pairs: Winners", "1", "2"],
    ["Pairs, 21: Name", "=Late", "Early"],
    ["Results, 1 · 1 · 1: Result", "+1", "="],
  ]);
  done(await eventDesk.log({ ...ticketOf(await bookNow()), handReason: "misread" }));
  expect((await bookNow()).changes).toEqual([]);
});

test("with two winners the ranking is made anew, each direction by itself; or not, where a write fails", async () => {
  const ticket = ticketOf(await bookNow());
  await failEachWrite(() => pairsDesk.list("ranking", ticket), { done: "done", stride: STRIDE });
  await calculated();
  const [heads, ...rows] = await spilled("Ranking");
  expect(heads!.slice(0, 3)).toEqual(["Rank", "NS/EW", "No."]);
  expect(rows.map((row) => row[1])).toEqual([
    ...[...Array<string>(6).fill("NS"), ...Array<string>(6).fill("EW")],
  ]);
  expect(rows.slice(0, 6).map((row) => row[0])).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await pairsDesk.show("ranking")).toBeNull();
});

test("a number that no pair has is told with its cell", async () => {
  await type("DeskResults", 1, 3, [[41]]);
  const { findings } = await bookNow();
  expect(findings).toMatchObject([
    { code: "pairStranger", values: { number: 41 }, place: { sheet: "Results", cell: "D6" } },
  ]);
  await type("DeskResults", 1, 3, [[2]]);
  expect((await bookNow()).findings).toEqual([]);
});

test("frozen, opened and thawed it is as it was; while it is frozen no step is done", async () => {
  const book = await bookNow();
  const before = await workbookDump();
  expect(await freezeBook()).toMatchObject({ kind: "frozen", sheets: 3 });
  const frozen = await bookNow();
  expect(frozen).toEqual({ ...book, frozen: true });
  expect(await pairsDesk.list("ranking", ticketOf(frozen))).toMatchObject({
    problem: { refusal: "frozen" },
  });
  expect(await thawBook("leave")).toMatchObject({ kind: "thawed", left: [], other: [] });
  await calculated();
  expect(await workbookDump()).toEqual(before);
  expect(await repairBook()).toMatchObject({ kind: "repaired", cells: 0, still: [] });
});

test("locked, results can be typed and lists cannot; a step lifts the lock for itself", async () => {
  expect(await lockSheets(null)).toMatchObject({ kind: "done", sheets: 3 });
  await type("DeskResults", 0, 7, [["+1"]]);
  const write = () =>
    Excel.run(async (context) => {
      context.workbook.worksheets.getItem("Ranking").getRange("A4").values = [["spoiled"]];
      await context.sync();
    });
  await expect(write()).rejects.toMatchObject({ code: "AccessDenied" });
  done(await pairsDesk.list("travellers", ticketOf(await bookNow())));
  expect(await unlockSheets(null)).toMatchObject({ kind: "done", sheets: 3 });
});

test("verified it is clean, also frozen; what is typed over a list is told with its cell", async () => {
  const clean = { differences: [], unchecked: [] };
  expect(await verificationNow()).toMatchObject({ ...clean, counts: { formulas: 2 } });
  expect((await verificationNow()).counts.standings).toBeGreaterThan(150);
  expect(await freezeBook()).toMatchObject({ kind: "frozen" });
  expect(await verificationNow()).toMatchObject(clean);
  await Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.getItem("Ranking").getRange("F5").values = [[99]];
    worksheets.getItem("Travellers").getRange("F6").values = [[1]];
    await context.sync();
  });
  const { differences } = await verificationNow();
  expect(
    differences.map(({ what, place, shown }) => [what, place?.sheet, place?.cell, shown])
  ).toEqual([
    ["Ranking, NS 1: Points", "Ranking", "F5", "99"],
    ["Travellers, 1 · 2 · 9: NS points", "Travellers", "F6", "1"],
  ]);
});
