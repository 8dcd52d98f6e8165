import { changeLanguage } from "../../src/workbook/changeLanguage";
import { eventDesk } from "../../src/workbook/desk";
import { pairsDesk } from "../../src/workbook/pairs";
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
