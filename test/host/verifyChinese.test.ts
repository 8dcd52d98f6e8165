/**
 * @jest-environment-options {"locale": "zh-TW"}
 */
import { eventDesk } from "../../src/workbook/desk";
import { verifyEvent } from "../../src/workbook/verifyEvent";
import { expectCleanThroughout } from "./cleanEvent";
import { registerDesk } from "./deskFunctions";
import { EVENT_KINDS } from "./eventKinds";
import { bookNow, done, ticketOf } from "./postedEvent";
import { unexplained, verificationNow } from "./verifiedEvent";

jest.setTimeout(600_000);
beforeAll(registerDesk);

test("a Chinese event shown by an Excel in another language is clean, frozen and thawed too", () =>
  expectCleanThroughout(Object.values(EVENT_KINDS).find(({ facts }) => facts.locale === "zh-CN")!));

test("its verification speaks the event's language, on the sheet and in the log", async () => {
  done(await eventDesk.log(ticketOf(await bookNow())));
  expect((await verifyEvent(ticketOf(await bookNow()))).kind).toBe("verified");
  const [lines, log] = await Excel.run(async (context) => {
    const { worksheets, tables } = context.workbook;
    const used = worksheets.getItem("核对").getUsedRange().load("values");
    const body = tables.getItem("DeskLog").getDataBodyRange().load("values");
    await context.sync();
    return [used.values, body.values] as unknown[][][];
  });
  expect(lines!.map(([first]) => first)).toContain("全部重新算出，与表中一致，没有差异。");
  expect(log!.at(-1)!.slice(2, 4)).toEqual(["核对", "全部重新算出，与表中一致，没有差异。"]);
});

test("what was typed over is told in Chinese", async () => {
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem("参赛队").getRange("B5").values = [["甲队"]];
    await context.sync();
  });
  const [difference] = unexplained(await verificationNow());
  expect(difference).toMatchObject({ check: "entries", shown: "甲队" });
  expect(difference!.what).toMatch(/^参赛队 \d 号：名称$/);
});
