import { changeLanguage } from "../../src/workbook/changeLanguage";
import { eventDesk } from "../../src/workbook/desk";
import { pairsDesk } from "../../src/workbook/pairs";
import { boardRows } from "../../src/workbook/pairsRows";
import { samplePairs } from "../../src/workbook/pairsSample";
import { calculated, registerDesk } from "./deskFunctions";
import { bookNow, done, ticketOf } from "./postedEvent";
import { verificationNow } from "./verifiedEvent";
import { workbookDump } from "./workbookDump";

beforeAll(async () => {
  await registerDesk();
  done(await pairsDesk.setUp(samplePairs("en")));
  await calculated();
  done(await eventDesk.log(ticketOf(await bookNow())));
});

const sheetNames = () =>
  Excel.run(async (context) => {
    const sheets = context.workbook.worksheets.load("items/name");
    await context.sync();
    return sheets.items.slice(1).map(({ name }) => name);
  });

/** Types into a cell. */
const type = (sheet: string, cell: string, value: string | number) =>
  Excel.run(async (context) => {
    context.workbook.worksheets.getItem(sheet).getRange(cell).values = [[value]];
    await context.sync();
  });

/**
 * What can be seen and chosen on the sheets. Without the log, which grows with each step; names of sheets in
 * formulas stand in quotes or not, and rules come in any order.
 */
async function sheetsNow(): Promise<unknown> {
  await calculated();
  const { sheets } = (await workbookDump()) as { sheets: Record<string, unknown>[] };
  const text = JSON.stringify(
    sheets.filter(({ name }) => name !== "Log"),
    (key, value: unknown) =>
      key === "validations" && Array.isArray(value)
        ? value.map((one) => JSON.stringify(one)).sort()
        : value
  );
  return JSON.parse(text.replaceAll("='Pairs'!", "=Pairs!"));
}

test("its sheets change their language and back, and nothing else does", async () => {
  const [before, book] = [await sheetsNow(), await bookNow()];
  done(await changeLanguage("zh-CN", ticketOf(book)));
  expect(await sheetNames()).toEqual(["牌手", "结果", "名次", "记分单", "记录"]);
  const chinese = await bookNow();
  expect(chinese).toMatchObject({
    ...{ facts: { locale: "zh-CN", title: book.facts.title } },
    ...{ pairs: book.pairs, findings: [], changes: [] },
  });
  expect(await verificationNow()).toMatchObject({ differences: [], unchecked: [] });
  done(await changeLanguage("en", ticketOf(chinese)));
  expect(await sheetsNow()).toEqual(before);
});

test("verified it is clean; a score typed over that of its contract is told with its cell", async () => {
  const clean = await verificationNow();
  expect(clean).toMatchObject({ differences: [], unchecked: [], counts: { scores: 13 } });
  await type("Results", "I6", 500);
  await calculated();
  const { differences } = await verificationNow();
  const told = differences.map(({ check, place, shown }) => [check, place?.cell, shown]);
  expect(told).toContainEqual(["scores", "I6", "500"]);
});

/** Takes the event and its sheets out of the workbook again. */
const clearBook = () =>
  Excel.run(async (context) => {
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

test("sections have their column and their setting: together or apart they share a board, or not", async () => {
  await clearBook();
  const rows = boardRows({ sections: 2, tables: 2, firstBoard: 1, boards: 1 });
  done(await pairsDesk.setUp({ ...samplePairs("zh-CN"), rows }));
  await calculated();
  expect((await bookNow()).pairs?.open).toHaveLength(4);
  const scores = [420, 50, 450, 400];
  await Excel.run(async (context) => {
    const body = context.workbook.tables.getItem("DeskResults").getDataBodyRange();
    const head = context.workbook.tables.getItem("DeskResults").getHeaderRowRange().load("values");
    await context.sync();
    expect(head.values[0]!.slice(0, 6)).toEqual(["组别", "轮次", "台号", "牌号", "南北", "东西"]);
    body.getCell(0, 4).getResizedRange(3, 1).values = scores.map((_, i) => [2 * i + 1, 2 * i + 2]);
    body.getCell(0, 9).getResizedRange(3, 0).values = scores.map((score) => [score]);
    await context.sync();
  });
  /** Of North-South's pairs 1, 3, 5 and 7. */
  const percentages = async () => {
    await calculated();
    return Excel.run(async (context) => {
      const cell = context.workbook.worksheets.getItem("名次").getRange("A4");
      const spill = cell.getSpillingToRange().load("values");
      await context.sync();
      const rows = spill.values as [number, number, string, number, number, number][];
      return [1, 3, 5, 7].map((pair) => Math.round(rows.find((row) => row[1] === pair)![5]));
    });
  };
  expect(await percentages()).toEqual([67, 0, 100, 33]);
  await type("牌手", "G16", "分开");
  expect(await percentages()).toEqual([100, 0, 100, 0]);
  expect((await bookNow()).findings).toEqual([]);
});
