import { freezeBook } from "../../src/workbook/freezeBook";
import { thawBook } from "../../src/workbook/thawBook";
import { calculated, registerDesk } from "./deskFunctions";
import { ownSheet } from "./eventKinds";
import { failEachWrite } from "./failEachWrite";
import { STRIDE } from "./failingWrites";
import { bookNow, newEvent, postNext, typeImps } from "./postedEvent";
import { workbookDump } from "./workbookDump";

/** Three steps with a hundred writes each: fewer of them in every run, all where it is asked for. */
const APART = STRIDE === 1 ? 1 : 3 * STRIDE;

// Minutes, not seconds: each step is tried as often as it writes.
jest.setTimeout(1_200_000);
beforeAll(registerDesk);

test("whatever write fails while it is frozen or thawed, the workbook is as it was", async () => {
  await postNext(await newEvent(["=1+1", "'x", "<b>"]));
  await typeImps(1, [[30, 20]]);
  await ownSheet();
  await bookNow();
  const before = await workbookDump();
  const freezing = await failEachWrite(freezeBook, { done: "frozen", stride: APART });
  expect(freezing).toBeGreaterThan(40);
  // One changed cell, so that parts of areas get names of their own.
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem("My own").getRange("B3").values = [[99]];
    await context.sync();
  });
  const leaving = await failEachWrite(() => thawBook("leave"), { done: "thawed", stride: APART });
  expect(leaving).toBeGreaterThan(40);
  const replaced = await failEachWrite(() => thawBook("replace"), {
    done: "thawed",
    stride: APART,
  });
  expect(replaced).toBeGreaterThan(3);
  await calculated();
  expect(await workbookDump()).toEqual(before);
});
