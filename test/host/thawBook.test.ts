import { FROZEN_PART } from "../../src/workbook/bookParts";
import { freezeBook } from "../../src/workbook/freezeBook";
import { readShare } from "../../src/workbook/readShare";
import type { FrozenState, ThawAnswer } from "../../src/workbook/shareDesk";
import type { StepWatch } from "../../src/workbook/stepWatch";
import { thawBook } from "../../src/workbook/thawBook";
import { calculated, registerDesk } from "./deskFunctions";
import { watching } from "./watching";
import { workbookDump } from "./workbookDump";

jest.setTimeout(600_000);
beforeAll(registerDesk);

const run = (batch: (workbook: Excel.Workbook) => void) =>
  Excel.run(async (context) => {
    batch(context.workbook);
    await context.sync();
  });

const formulas = (sheet: string, address: string) =>
  Excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem(sheet).getRange(address).load("formulas");
    await context.sync();
    return range.formulas as unknown[][];
  });

/** A sheet with a run of VPs beside margins, one spill, and a formula that names a fixed cell. */
async function sheetOfVps(): Promise<void> {
  await run(({ worksheets }) => {
    worksheets.add("Facts").getRange("B9").values = [[16]];
    const sheet = worksheets.add("VPs");
    sheet.getRange("A5:A8").values = [[1], [12], [-7], [30]];
    sheet.getRange("B5:B8").formulas = [5, 6, 7, 8].map((row) => [`=DESK.VP(A${row},Facts!$B$9)`]);
    sheet.getRange("D5").formulas = [["=DESK.VP(A5:A8,$A$1)"]];
    sheet.getRange("A1").values = [[16]];
  });
  await calculated();
}

async function frozenState(): Promise<FrozenState | null> {
  const answer = await readShare();
  if (answer.kind !== "state") throw new Error(JSON.stringify(answer));
  return answer.state.frozen;
}

async function thaw(changed: "leave" | "replace" | "forget", outward = false) {
  const answer: ThawAnswer = await thawBook(changed, outward);
  if (answer.kind !== "thawed") throw new Error(JSON.stringify(answer));
  await calculated();
  return answer;
}

beforeEach(async () => {
  await calculated();
  await workbenchFiles.open(null);
  await sheetOfVps();
  expect(await freezeBook()).toEqual({ kind: "frozen", formulas: 5, sheets: 1 });
});

test("a cell changed since is listed and left; the others come back, and it waits for the director", async () => {
  const [, [before]] = (await formulas("VPs", "B5:B6")) as [unknown[], [number]];
  await run(({ worksheets }) => (worksheets.getItem("VPs").getRange("B6").values = [[20]]));
  const changed = {
    place: { sheet: "VPs", cell: "B6" },
    shown: "20",
    before: String(before),
    formula: "=DESK.VP(A6,Facts!$B$9)",
  };
  expect(await frozenState()).toEqual({ formulas: 5, changed: [changed], outward: [] });
  expect(await thaw("leave")).toEqual({ kind: "thawed", formulas: 4, left: [changed], other: [] });
  expect(await formulas("VPs", "B5:B8")).toEqual([
    ["=DESK.VP(A5,Facts!$B$9)"],
    [20],
    ["=DESK.VP(A7,Facts!$B$9)"],
    ["=DESK.VP(A8,Facts!$B$9)"],
  ]);
  expect(await frozenState()).toEqual({ formulas: 1, changed: [changed], outward: [] });
  expect(await freezeBook()).toMatchObject({ problem: { refusal: "frozen" } });
  expect(await thaw("replace")).toMatchObject({ formulas: 1, left: [] });
  expect(await formulas("VPs", "B6")).toEqual([["=DESK.VP(A6,Facts!$B$9)"]]);
  expect(await frozenState()).toBeNull();
  expect(JSON.stringify(await workbookDump())).not.toMatch(/Frozen/);
});

test("freeze and thaw tell how far they are; called off before Excel writes, they leave all as it was", async () => {
  const thaws = async (watch: StepWatch) => (await thawBook("leave", false, watch)).kind;
  const freezes = async (watch: StepWatch) => (await freezeBook(watch)).kind;
  for (const [step, done, stages] of [
    [thaws, "thawed", ["reading", "writing", "following"]],
    [freezes, "frozen", ["reading", "writing"]],
  ] as const) {
    const before = await workbookDump();
    // Asked after all was read, and once more before the request that writes.
    for (const callsOff of [1, 2]) {
      const { watch, reached } = watching(callsOff);
      expect([await step(watch), reached]).toEqual(["calledOff", ["reading"]]);
    }
    expect(await workbookDump()).toEqual(before);
    const { watch, reached } = watching();
    expect([await step(watch), reached]).toEqual([done, stages]);
    await calculated();
  }
});

test("what was typed may stay for good: then nothing waits any more", async () => {
  await run(({ worksheets }) => (worksheets.getItem("VPs").getRange("B6").values = [["late"]]));
  expect(await thaw("forget")).toEqual({ kind: "thawed", formulas: 4, left: [], other: [] });
  expect(await formulas("VPs", "B6")).toEqual([["late"]]);
  expect(await frozenState()).toBeNull();
});

test("a spill of which one cell was changed is left whole, or replaced whole", async () => {
  await run(({ worksheets }) => (worksheets.getItem("VPs").getRange("D7").values = [[0]]));
  const { left } = await thaw("leave");
  expect(left.map(({ place, formula }) => [place.cell, formula])).toEqual([
    ["D7", "=DESK.VP(A5:A8,$A$1)"],
  ]);
  expect((await formulas("VPs", "D5"))[0]?.[0]).toEqual(expect.any(Number));
  expect(await thaw("replace")).toMatchObject({ formulas: 1, left: [], other: [] });
  expect(await formulas("VPs", "D5")).toEqual([["=DESK.VP(A5:A8,$A$1)"]]);
});

test("cells are found where rows were inserted and sheets renamed, and formulas name them so", async () => {
  await run(({ worksheets }) => {
    worksheets.getItem("Facts").getRange("2:3").insert("Down");
    worksheets.getItem("Facts").name = "赛事 facts";
    worksheets.getItem("VPs").getRange("3:3").insert("Down");
    worksheets.getItem("VPs").getRange("A:A").insert("Right");
    worksheets.getItem("VPs").name = "Points";
  });
  expect(await frozenState()).toEqual({ formulas: 5, changed: [], outward: [] });
  expect(await thaw("leave")).toEqual({ kind: "thawed", formulas: 5, left: [], other: [] });
  expect(await formulas("Points", "C6:C7")).toEqual([
    ["=DESK.VP(B6,'赛事 facts'!$B$11)"],
    ["=DESK.VP(B7,'赛事 facts'!$B$11)"],
  ]);
  expect(await formulas("Points", "E6")).toEqual([["=DESK.VP(B6:B9,$B$1)"]]);
  expect(JSON.stringify(await workbookDump())).not.toMatch(/Frozen/);
});

test("an area that grew counts as changed; replaced, all of it has the formula", async () => {
  await run(({ worksheets }) => worksheets.getItem("VPs").getRange("7:7").insert("Down"));
  const { left } = await thaw("leave");
  expect(left.map(({ place }) => place.cell).sort()).toEqual(["B5", "D5"]);
  await thaw("replace");
  expect(await formulas("VPs", "B5:B9")).toEqual(
    [5, 6, 7, 8, 9].map((row) => [`=DESK.VP(A${row},Facts!$B$9)`])
  );
  expect(await frozenState()).toBeNull();
});

test("cells that are gone are told, and let go when the director says so", async () => {
  await run(({ worksheets }) => worksheets.getItem("VPs").delete());
  const { left } = await thaw("replace");
  expect(left.map(({ shown }) => shown)).toEqual(["#REF!", "#REF!"]);
  expect(await frozenState()).not.toBeNull();
  await thaw("forget");
  expect(await frozenState()).toBeNull();
  expect(JSON.stringify(await workbookDump())).not.toMatch(/DeskFrozen/);
});

test("what comes out otherwise than it was frozen is listed", async () => {
  await run(({ worksheets }) => (worksheets.getItem("VPs").getRange("A6").values = [[0]]));
  const { other } = await thaw("leave");
  expect(other.map(({ place, shown }) => [place.cell, shown]).sort()).toEqual([
    ["B6", "10"],
    ["D6", "10"],
  ]);
});

test("a sentence that somebody wrote over is left; without its names the cells are found by address", async () => {
  await run(({ worksheets }) => (worksheets.getItem("VPs").getRange("A2").values = [["mine"]]));
  await Excel.run(async (context) => {
    const names = context.workbook.names.load("items/name");
    await context.sync();
    for (const name of names.items) if (name.name.startsWith("DeskFrozen")) name.delete();
    await context.sync();
  });
  expect(await thaw("leave")).toEqual({ kind: "thawed", formulas: 5, left: [], other: [] });
  expect(await formulas("VPs", "A2")).toEqual([["mine"]]);
});

/** Writes another text over what is kept of the frozen cells. */
async function keepInstead(change: (xml: string) => string): Promise<void> {
  await Excel.run(async (context) => {
    const parts = context.workbook.customXmlParts.getByNamespace(FROZEN_PART).load("items/id");
    await context.sync();
    const part = context.workbook.customXmlParts.getItem(parts.items[0]!.id);
    const xml = part.getXml();
    await context.sync();
    part.setXml(change(xml.value));
    await context.sync();
  });
}

test.each<readonly [string, (xml: string) => string]>([
  ["without its members", () => `<frozen xmlns="${FROZEN_PART}">{"areas":[{}]}</frozen>`],
  ["with a row below the last", (xml) => xml.replace('"row":4,', '"row":1048575,')],
  ["with a column right of the last", (xml) => xml.replace('"column":1,', '"column":16384,')],
  ["with no formula in its place", (xml) => xml.replace('"=DESK', '"DESK')],
])("a damaged part, %s, is told, not guessed at; its values may be kept", async (_, change) => {
  await keepInstead(change);
  expect(await thawBook("leave")).toMatchObject({ problem: { refusal: "frozenDamaged" } });
  expect(await frozenState()).toEqual({ formulas: 0, changed: [], outward: [] });
  expect(await thaw("forget")).toMatchObject({ formulas: 0 });
  expect(await frozenState()).toBeNull();
});

test("a formula that was put into the hidden part comes back only where it was asked for", async () => {
  const other = '=HYPERLINK("https://example.org/"&A1,"Results")';
  await Excel.run(async (context) => {
    const parts = context.workbook.customXmlParts.getByNamespace(FROZEN_PART).load("items/id");
    await context.sync();
    const part = context.workbook.customXmlParts.getItem(parts.items[0]!.id);
    const xml = part.getXml();
    await context.sync();
    const formula = JSON.stringify("=DESK.VP(A5:A8,$A$1)");
    const changed = xml.value.replace(formula, JSON.stringify(other).replaceAll("&", "\\u0026"));
    expect(changed).not.toBe(xml.value);
    part.setXml(changed);
    await context.sync();
  });
  const listed = [{ place: { sheet: "VPs", cell: "D5" }, shown: other }];
  expect((await frozenState())?.outward).toEqual(listed);
  expect(await thaw("leave")).toMatchObject({ formulas: 4, left: [] });
  expect(await formulas("VPs", "D5")).toEqual([[expect.any(Number)]]);
  expect(await frozenState()).toMatchObject({ formulas: 1, changed: [], outward: listed });
  expect(await thaw("replace")).toMatchObject({ formulas: 0 });
  expect(await thaw("leave", true)).toMatchObject({ formulas: 1 });
  expect(await formulas("VPs", "D5")).toEqual([[other]]);
  expect(await frozenState()).toBeNull();
});
