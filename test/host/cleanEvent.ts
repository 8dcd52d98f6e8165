import { freezeBook } from "../../src/workbook/freezeBook";
import { thawBook } from "../../src/workbook/thawBook";
import { verifyEvent } from "../../src/workbook/verifyEvent";
import { calculated } from "./deskFunctions";
import { EVENT_KINDS, hangUp, playKind } from "./eventKinds";
import { bookNow, ticketOf } from "./postedEvent";
import { verificationNow } from "./verifiedEvent";

/** Those look at boards, and these events have results of matches alone. */
const OF_BOARDS = ["scores", "matches"];

/** Nothing differs, nothing is left out, and every check had something to look at. */
async function expectClean(state: string): Promise<void> {
  const found = await verificationNow();
  expect([state, found.differences, found.unchecked]).toEqual([state, [], []]);
  for (const [check, count] of Object.entries(found.counts))
    expect([state, check, count > 0]).toEqual([state, check, !OF_BOARDS.includes(check)]);
}

/** Plays an event, freezes, saves, opens and thaws it, sorts and renames: it stays clean throughout. */
export async function expectCleanThroughout(kind: (typeof EVENT_KINDS)[string]): Promise<void> {
  const book = await hangUp(await playKind(kind));
  await expectClean("played");
  expect(await freezeBook()).toMatchObject({ kind: "frozen" });
  await expectClean("frozen");
  await workbenchFiles.open(await workbenchFiles.bytes());
  await expectClean("opened");
  const answer = await verifyEvent(ticketOf(await bookNow()));
  expect(answer).toMatchObject({ kind: "verified", verification: { differences: [] } });
  expect(answer).not.toHaveProperty("unwritten");
  await expectClean("verified while frozen");
  const thawed = await thawBook("leave");
  expect(thawed).toMatchObject({ kind: "thawed", left: [], other: [] });
  await expectClean("thawed");
  await Excel.run(async (context) => {
    const { worksheets, tables } = context.workbook;
    const sheet = worksheets.getItem(book.rounds[0]!.sheet);
    sheet.name = "O'Brien's hall";
    tables.getItem("DeskRound1").sort.apply([{ key: 1, ascending: false }]);
    tables.getItem("DeskEntrants").sort.apply([{ key: 1, ascending: false }]);
    await context.sync();
    sheet.getRange("B:B").insert("Right");
    await context.sync();
  });
  await calculated();
  await expectClean("moved about");
}
