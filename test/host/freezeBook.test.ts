import { freezeBook } from "../../src/workbook/freezeBook";
import { logStep } from "../../src/workbook/logStep";
import { readShare } from "../../src/workbook/readShare";
import { setUpEvent } from "../../src/workbook/setUpEvent";
import type { ShareState } from "../../src/workbook/shareDesk";
import { thawBook } from "../../src/workbook/thawBook";
import { DEFAULT_SETTINGS } from "../../src/event";
import { bookOf } from "../../workbench/files/bookOf";
import { calculated, registerDesk } from "./deskFunctions";
import { EVENT_KINDS, ownSheet, playKind } from "./eventKinds";
import { bookNow, ticketOf } from "./postedEvent";
import { watching } from "./watching";
import { workbookDump } from "./workbookDump";

jest.setTimeout(600_000);
beforeAll(registerDesk);

const run = (batch: (workbook: Excel.Workbook) => void) =>
  Excel.run(async (context) => {
    batch(context.workbook);
    await context.sync();
  });

/** A cell's text, value and format. */
const cell = (sheet: string, address: string) =>
  Excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem(sheet).getRange(address);
    range.load("formulas,values,numberFormat");
    await context.sync();
    const [[formula], [value], [format]] = [range.formulas, range.values, range.numberFormat].map(
      (block) => block[0] as unknown[]
    ) as [unknown[], unknown[], unknown[]];
    return [formula, value, format];
  });

async function shareState(): Promise<ShareState> {
  const answer = await readShare();
  if (answer.kind !== "state") throw new Error(JSON.stringify(answer));
  return answer.state;
}

/** All that cells show. */
function shownCells() {
  const { sheets } = bookOf(workbenchHost.model);
  return sheets.flatMap(({ name, cells }) =>
    cells
      .filter(({ value }) => value !== null && value !== "")
      .map(({ row, column, value }) => [name, row, column, value])
  );
}

const formulas = () =>
  bookOf(workbenchHost.model).sheets.flatMap(({ cells }) =>
    cells.flatMap(({ formula }) => formula ?? [])
  );

beforeAll(async () => {
  await playKind(EVENT_KINDS["IMPs typed, a bye"]!);
  await ownSheet();
  await calculated();
});

test("a frozen workbook shows what it showed, holds no function of the add-in, and is read as before", async () => {
  const before = await bookNow();
  const shown = shownCells();
  const dump = await workbookDump();
  const { formulas: count } = await shareState();
  expect(count).toBeGreaterThan(18);
  const answer = await freezeBook();
  expect(answer).toMatchObject({ kind: "frozen", formulas: count, sheets: 4 });
  expect(formulas().filter((formula) => /DESK\.|MyVp/i.test(formula))).toEqual([]);
  expect(formulas()).toContain("=SUM(G2:G3)");
  const notices = shownCells().filter(([, , , value]) => /^Frozen for/.test(String(value)));
  expect(notices.map(([sheet]) => sheet).sort()).toEqual([
    ...["My own", "Round 1", "Round 2", "Standings"],
  ]);
  const isNotice = ([, , , value]: readonly unknown[]) => /^Frozen for/.test(String(value));
  expect(shownCells().filter((one) => !isNotice(one))).toEqual(shown);
  expect(await bookNow()).toEqual({ ...before, frozen: true });
  expect(await shareState()).toMatchObject({
    formulas: 0,
    frozen: { formulas: count, changed: [] },
  });
  expect(await thawBook("leave")).toEqual({ kind: "thawed", formulas: count, left: [], other: [] });
  await calculated();
  expect(await workbookDump()).toEqual(dump);
  expect(await bookNow()).toEqual(before);
});

test("texts stay texts, numbers numbers, and formats what they were", async () => {
  await freezeBook();
  const own = await Promise.all(
    ["D2", "D3", "D4", "D5", "D6", "D7", "E2", "E3", "B4"].map((address) => cell("My own", address))
  );
  expect(own).toEqual([
    ["=1+1", "=1+1", "General"],
    ["'x", "'x", "General"],
    ["-x", "-x", "General"],
    ["😀", "😀", "General"],
    ["007", "007", "General"],
    ["TRUE", "TRUE", "General"],
    [true, true, "General"],
    [10, 10, "@"],
    ["", "", "@"],
  ]);
});

test("while it is frozen no step is done, nothing is set up, and it is not frozen again", async () => {
  const refused = { kind: "problem", problem: { refusal: "frozen" } };
  expect(await logStep(ticketOf(await bookNow()))).toMatchObject(refused);
  expect(await freezeBook()).toMatchObject(refused);
  const facts = { title: "x", locale: "en", boards: 8, scale: "WBF", entry: "imps" } as const;
  expect(await setUpEvent({ facts, settings: { ...DEFAULT_SETTINGS, rounds: 3 } })).toMatchObject({
    kind: "problem",
  });
  expect((await thawBook("leave")).kind).toBe("thawed");
  expect(await thawBook("leave")).toMatchObject({ problem: { refusal: "notFrozen" } });
});

test("an error anywhere, on a hidden sheet too, keeps it from being frozen, and its cell is named", async () => {
  await run(({ worksheets }) => {
    const sheet = worksheets.add("Hidden");
    sheet.getRange("B2:B3").formulas = [["=1/0"], ["=NA()"]];
    sheet.visibility = "Hidden";
  });
  await calculated();
  const dump = await workbookDump();
  expect(await freezeBook()).toEqual({
    kind: "problem",
    problem: { refusal: "errorsShown", values: { count: 1 } },
    cells: [{ place: { sheet: "Hidden", cell: "B2" }, shown: "#DIV/0!" }],
  });
  expect(await workbookDump()).toEqual(dump);
  await run(({ worksheets }) => worksheets.getItem("Hidden").delete());
});

test("while a cell is being worked out it is not frozen", async () => {
  registerFunctions([{ id: "LATE", name: "LATE", parameters: [] }]);
  const waiting: ((value: number) => void)[] = [];
  let isLate = true;
  const late = () => (isLate ? new Promise((answer) => waiting.push(answer)) : 1);
  CustomFunctions.associate("LATE", late as () => unknown);
  await run(({ worksheets }) => {
    worksheets.add("Slow").getRange("A1").formulas = [["=T.LATE()"]];
  });
  expect(await freezeBook()).toMatchObject({ problem: { refusal: "stillCalculating" } });
  // Nobody waits for it after having called it off.
  expect(await freezeBook(watching(1).watch)).toEqual({ kind: "calledOff" });
  isLate = false;
  waiting.forEach((answer) => answer(1));
  await calculated();
  await run(({ worksheets }) => worksheets.getItem("Slow").delete());
});

test("a sheet that somebody protected is named, and nothing is frozen", async () => {
  await run(({ worksheets }) => worksheets.getItem("My own").protection.protect({}, "pw"));
  const dump = await workbookDump();
  expect(await freezeBook()).toEqual({ kind: "protected", sheet: "My own" });
  expect(await workbookDump()).toEqual(dump);
  await run(({ worksheets }) => worksheets.getItem("My own").protection.unprotect("pw"));
});
