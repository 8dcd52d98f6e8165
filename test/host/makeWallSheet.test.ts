import type { EventBook } from "../../src/workbook/eventBook";
import type { WallSheet } from "../../src/workbook/eventDesk";
import { makeWallSheet } from "../../src/workbook/makeWallSheet";
import { registerDesk } from "./deskFunctions";
import { bookNow, done, newEvent, postNext, ticketOf, typeImps } from "./postedEvent";
import { STRIDE } from "./failingWrites";

const { faults } = workbenchHost;
const NAMES = ["=1+1", "'x", "<b>", "长".repeat(200), "Twin", "Twin", "👩‍👩‍👧"];

beforeAll(async () => {
  await registerDesk();
  await postNext(await newEvent(NAMES));
  await typeImps(1, [
    [30, 20],
    [0, 0],
    [12, 48],
  ]);
}, 240_000);

/** All sheets in their order, with what stands in them and how wide, and our names. */
const workbook = () =>
  Excel.run(async (context) => {
    const { worksheets, names } = context.workbook;
    worksheets.load("items/name,items/id");
    names.load("items/name,items/formula");
    await context.sync();
    const ranges = worksheets.items.map((sheet) =>
      sheet.getUsedRangeOrNullObject().load("formulas,address")
    );
    await context.sync();
    return {
      sheets: worksheets.items.map(({ name, id }, i) => ({
        ...{ name, id },
        cells: ranges[i]!.isNullObject ? [] : ranges[i]!.formulas,
      })),
      names: names.items.map(({ name, formula }) => [name, formula]),
    };
  });

const cellsOf = async (name: string): Promise<unknown[][] | undefined> =>
  (await workbook()).sheets.find((sheet) => sheet.name === name)?.cells;

test.each([
  ["pairings", "Round 1 pairings"],
  ["slips", "Round 1 slips"],
  ["results", "Round 1 results"],
  ["standings", "Standings after 1"],
  ["cards", "Round 1 match cards"],
] as const)("%s hang on a sheet of their own, every name as it was typed", async (sheet, name) => {
  done(await makeWallSheet(sheet, 1, ticketOf(await bookNow())));
  const shown = (await cellsOf(name))!.flat();
  for (const each of NAMES)
    // Nobody needs a slip or a card for a bye.
    if ((sheet !== "slips" && sheet !== "cards") || each !== NAMES[6])
      expect(shown).toContain(each);
});

test("what was made stands in the log", async () => {
  const log = (await cellsOf("Log"))!.map((row) => row.slice(1, 4));
  expect(log.filter(([, step]) => step === "for the wall")).toEqual([
    [1, "for the wall", "Round 1 pairings"],
    [1, "for the wall", "Round 1 slips"],
    [1, "for the wall", "Round 1 results"],
    [1, "for the wall", "Standings after 1"],
    [1, "for the wall", "Round 1 match cards"],
  ]);
});

test("made anew, a sheet follows a corrected result, in the place and under the name it had", async () => {
  await Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.getItem("Round 1 results").set({ name: "O'Brien's", position: 1 });
    const own = worksheets.add("Round 1 results");
    own.getRange("A1").values = [["the director's own"]];
    await context.sync();
  });
  const before = (await workbook()).sheets;
  await typeImps(1, [[20, 20]]);
  done(await makeWallSheet("results", 1, ticketOf(await bookNow())));
  const { sheets } = await workbook();
  expect(sheets.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
  expect(sheets[1]!.name).toBe("O'Brien's");
  expect(sheets[1]!.id).not.toBe(before[1]!.id);
  expect(sheets[1]!.cells[3]!.slice(5, 9)).toEqual([20, 20, 10, 10]);
  expect(await cellsOf("Round 1 results")).toEqual([["the director's own"]]);
});

test("a copy that a director keeps stays when the sheet is made anew", async () => {
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem("Standings after 1").copy("End").name = "Kept";
    await context.sync();
  });
  const kept = await cellsOf("Kept");
  await typeImps(1, [[50, 10]]);
  done(await makeWallSheet("standings", 1, ticketOf(await bookNow())));
  expect(await cellsOf("Kept")).toEqual(kept);
  expect(await cellsOf("Standings after 1")).not.toEqual(kept);
});

test("a sheet deleted by hand is made again", async () => {
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem("Round 1 slips").delete();
    await context.sync();
  });
  done(await makeWallSheet("slips", 1, ticketOf(await bookNow())));
  expect((await cellsOf("Round 1 slips"))![0]![3]).toBe("Round 1, table 1");
});

test("a round that is not posted is refused by its number", async () => {
  const answer = await makeWallSheet("pairings", 2, ticketOf(await bookNow()));
  expect(answer).toMatchObject({
    kind: "problem",
    problem: { refusal: "roundNotPosted", values: { round: 2 } },
  });
});

test("nothing is made where the workbook is no longer what the director saw", async () => {
  const before = await workbook();
  const answer = await makeWallSheet("results", 1, { stamp: "another", handReason: "" });
  expect(answer.kind).toBe("changed");
  expect(await workbook()).toEqual(before);
});

test("a sheet that is protected is left as it is, and named", async () => {
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem("Standings after 1").protection.protect();
    await context.sync();
  });
  const before = await workbook();
  const answer = await makeWallSheet("standings", 1, ticketOf(await bookNow()));
  expect(answer).toEqual({ kind: "protected", sheet: "Standings after 1" });
  expect(await workbook()).toEqual(before);
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem("Standings after 1").protection.unprotect();
    await context.sync();
  });
});

describe("a failure leaves the workbook as it was", () => {
  /** Lets the nth write fail; answers false when there are not so many. */
  async function failsAt(sheet: WallSheet, write: number, book: EventBook): Promise<boolean> {
    faults.clear();
    faults.failWrite(write, "GeneralException");
    const answer = await makeWallSheet(sheet, 1, ticketOf(book));
    faults.clear();
    if (answer.kind === "done") return false;
    expect(answer).toMatchObject({ kind: "refused" });
    return true;
  }

  test("at every write of a list that is made anew", async () => {
    const book = await bookNow();
    const before = await workbook();
    let write = 1;
    while (await failsAt("results", write, book)) {
      expect(await workbook()).toEqual(before);
      write += STRIDE;
    }
    expect(write).toBeGreaterThan(30);
  }, 600_000);

  test.each(["pairings", "slips", "standings"] as const)(
    "at some writes of %s that are made anew",
    async (sheet) => {
      const book = await bookNow();
      const before = await workbook();
      for (const write of [1, 2, 4, 9, 23]) {
        expect(await failsAt(sheet, write, book)).toBe(true);
        expect(await workbook()).toEqual(before);
      }
    },
    120_000
  );

  test("also of a sheet that was not there before", async () => {
    await Excel.run(async (context) => {
      context.workbook.worksheets.getItem("Round 1 slips").delete();
      await context.sync();
    });
    const book = await bookNow();
    const before = await workbook();
    for (const write of [2, 3, 12, 30]) {
      expect(await failsAt("slips", write, book)).toBe(true);
      expect(await workbook()).toEqual(before);
    }
  }, 120_000);
});
