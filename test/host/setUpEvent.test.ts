import { DEFAULT_SETTINGS } from "../../src/event";
import { LOCALES } from "../../src/locales/locale";
import { SHEET_WORDS } from "../../src/locales/sheetWords";
import { eventDesk } from "../../src/workbook/desk";
import type { EventFacts } from "../../src/workbook/eventBook";
import { samplePairs } from "../../src/workbook/pairsSample";
import { setUpEvent } from "../../src/workbook/setUpEvent";
import { setUpPairs } from "../../src/workbook/setUpPairs";
import type { StepWatch } from "../../src/workbook/stepWatch";
import { calculated, registerDesk } from "./deskFunctions";
import { bookNow, done, newEvent, postNext } from "./postedEvent";
import { watching } from "./watching";
import { workbookDump } from "./workbookDump";

beforeAll(registerDesk);

const facts = (locale: EventFacts["locale"]): EventFacts => ({
  ...{ title: "=1+1 ’26", locale, boards: 10, scale: "WBF-D", entry: "margin" },
});
const SETTINGS = {
  ...DEFAULT_SETTINGS,
  rounds: 7,
  seed: 31,
  withdrawal: "cancel",
  tieBreaks: ["opponentsSum", "lot"],
  pairing: {
    order: "wins",
    odd: "halfTriangle",
    home: "balance",
    seating: "stationary",
    byeVP: 13,
    firstRound: { method: "slide", by: "number", bye: "drawn" },
    forbidden: [
      [3, 7],
      [4, 9],
    ],
    sameClub: { until: 2 },
    repeats: { topHalfFrom: 6 },
    lag: 1,
  },
} as const;

/** Takes the event and its sheets out of the workbook again. */
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
afterEach(clearBook);

test.each([
  ["teams", (watch: StepWatch) => setUpEvent({ facts: facts("en"), settings: SETTINGS }, watch)],
  ["pairs", (watch: StepWatch) => setUpPairs(samplePairs("en"), watch)],
] as const)("a new event of %s that is called off leaves the workbook empty", async (_, setUp) => {
  const before = await workbookDump();
  const { watch, reached } = watching(1);
  expect([await setUp(watch), reached]).toEqual([{ kind: "calledOff" }, ["reading"]]);
  expect(await workbookDump()).toEqual(before);
});

describe.each(LOCALES)("an event set up in %s", (locale) => {
  const words = SHEET_WORDS[locale];

  test("reads back as it was planned, down to every setting", async () => {
    const book = done(await eventDesk.setUp({ facts: facts(locale), settings: SETTINGS }));
    expect(book.facts).toEqual(facts(locale));
    const { firstRound, ...pairing } = SETTINGS.pairing;
    expect(book.event?.settings).toEqual({
      ...SETTINGS,
      // One seed draws the lots of the standings and of round 1.
      pairing: { ...pairing, firstRound: { ...firstRound, seed: 31 } },
    });
    expect(book.findings).toEqual([]);
    expect(book.changes).toEqual([]);
    expect(book.stamp).toBe((await bookNow()).stamp);
  });

  test("has the sheets a director expects, each printing on A4 with its headings", async () => {
    done(await eventDesk.setUp({ facts: facts(locale), settings: SETTINGS }));
    await calculated();
    await Excel.run(async (context) => {
      const sheets = context.workbook.worksheets.load("items/name");
      await context.sync();
      const { event, entrants, standings, log } = words.sheets;
      expect(sheets.items.slice(1).map(({ name }) => name)).toEqual([
        ...[event, entrants, standings, log],
      ]);
      const looks = sheets.items.slice(1).map((sheet) => ({
        titles: sheet.getRange("A1:A2").load("values"),
        layout: sheet.pageLayout.load("orientation,paperSize,zoom"),
        repeated: sheet.pageLayout.getPrintTitleRows().load("address"),
        frozen: sheet.freezePanes.getLocationOrNullObject().load("rowCount"),
      }));
      await context.sync();
      for (const [i, { titles, layout, repeated, frozen }] of looks.entries()) {
        expect(titles.values.flat()).toContain("=1+1 ’26");
        expect(layout.paperSize).toBe("A4");
        expect(layout.orientation).toBe(i === 1 ? "Portrait" : "Landscape");
        expect(layout.zoom).toMatchObject({ horizontalFitToPages: 1 });
        expect(repeated.address).toMatch(/!\$?1:\$?4$/);
        expect(frozen.rowCount).toBe(4);
      }
    });
  });

  test("lets every setting with words be chosen from a list that is read back", async () => {
    done(await eventDesk.setUp({ facts: facts(locale), settings: SETTINGS }));
    const lists = await Excel.run(async (context) => {
      const range = context.workbook.names.getItem("DeskEvent").getRange().load("rowCount,values");
      await context.sync();
      const cells = Array.from({ length: range.rowCount }, (_, row) =>
        range.getCell(row, 1).dataValidation.load("type,rule,valid")
      );
      await context.sync();
      // What stands there must be among what may stand there.
      expect(cells.filter(({ valid }) => !valid)).toEqual([]);
      return cells.flatMap(({ rule }, row) =>
        typeof rule.list?.source === "string" ? [{ row, source: rule.list.source.split(",") }] : []
      );
    });
    expect(lists.length).toBeGreaterThanOrEqual(11);
    for (const { row, source } of lists)
      for (const choice of source) {
        await Excel.run(async (context) => {
          const cell = context.workbook.names.getItem("DeskEvent").getRange().getCell(row, 1);
          cell.values = [[choice]];
          await context.sync();
        });
        const { findings } = await bookNow();
        expect([choice, findings.filter(({ weight }) => weight === "wrong")]).toEqual([choice, []]);
      }
  });
});

test("a workbook that has an event gets no second one", async () => {
  const plan = { facts: facts("en"), settings: SETTINGS };
  done(await eventDesk.setUp(plan));
  expect(await eventDesk.setUp(plan)).toMatchObject({
    kind: "problem",
    problem: { refusal: "eventThere" },
  });
});

test("a sheet of a director's own that has the name of one of ours is left alone", async () => {
  await Excel.run(async (context) => {
    context.workbook.worksheets.add("entrants").getRange("A1").values = [["mine"]];
    await context.sync();
  });
  expect(await eventDesk.setUp({ facts: facts("en"), settings: SETTINGS })).toMatchObject({
    kind: "problem",
    problem: { refusal: "sheetThere", values: { text: "Entrants" } },
  });
});

test("a workbook whose sheets are protected says so, and a cell being edited too", async () => {
  const plan = { facts: facts("en"), settings: SETTINGS };
  await Excel.run(async (context) => {
    context.workbook.protection.protect();
    await context.sync();
  });
  expect(await eventDesk.setUp(plan)).toEqual({ kind: "protected", sheet: "Event" });
  await Excel.run(async (context) => {
    context.workbook.protection.unprotect();
    await context.sync();
  });
  workbenchHost.faults.editCell(true);
  expect(await eventDesk.setUp(plan)).toEqual({ kind: "editing" });
  workbenchHost.faults.editCell(false);
});

test("an event after one that was deleted has its own standings", async () => {
  for (const [names, words] of [
    [["A", "B"], "en"],
    [["C", "D"], "zh-CN"],
  ] as const) {
    await clearBook();
    await postNext(await newEvent(names, { locale: words }, 1));
    await calculated();
    const shown = await Excel.run(async (context) => {
      const cell = context.workbook.names.getItem("DeskStandings").getRange();
      const range = cell.getResizedRange(2, 2).load("values");
      await context.sync();
      return range.values.slice(1).map((row) => row[2] as string);
    });
    expect(shown).toEqual(names);
  }
});
