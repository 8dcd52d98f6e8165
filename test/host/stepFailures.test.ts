import { isProblem } from "../../src/basics/problem";
import { DEFAULT_SETTINGS, type KeptRound, roundInput } from "../../src/event";
import { handMadeOf, pairRound } from "../../src/pairing";
import { eventDesk } from "../../src/workbook/desk";
import type { EventBook } from "../../src/workbook/eventBook";
import type { NewEntrant, StepAnswer } from "../../src/workbook/eventDesk";
import { calculated, registerDesk } from "./deskFunctions";
import { bookNow, done, typeImps } from "./postedEvent";
import { workbookDump } from "./workbookDump";
import { STRIDE } from "./failingWrites";

// Minutes, not seconds: each step is tried as often as it writes.
jest.setTimeout(1_200_000);

const { faults } = workbenchHost;

const PLAN = {
  facts: { title: "=Cup", locale: "en", boards: 16, scale: "WBF", entry: "imps" },
  settings: { ...DEFAULT_SETTINGS, rounds: 3 },
} as const;
const NAMES = ["=1+1", "'x", "<b>", "1-2", "😀 twins", "😀 twins", "n".repeat(200)];
const ENTRANTS = NAMES.map((name, i): NewEntrant => {
  return { number: i + 1, name, club: "", strength: null, carryOver: null, from: 1 };
});

beforeAll(registerDesk);
afterEach(() => faults.clear());

/**
 * Lets a step fail at its writes, one after the other, and looks each time whether the workbook is as it
 * was; at last it is done. Answers after how many writes.
 */
async function failAtEachWrite(step: () => Promise<StepAnswer>, stride = 1): Promise<number> {
  await calculated();
  const before = await workbookDump();
  for (let n = 1; ; n += stride) {
    faults.clear();
    faults.failWrite(n, "RequestAborted");
    const answer = await step();
    if (answer.kind === "done") return n - 1;
    await workbenchGrid.settled();
    if (workbenchHost.functions.pending() > 0) await calculated();
    expect([n, answer.kind, await workbookDump()]).toEqual([n, "refused", before]);
  }
}

function paired(book: EventBook): KeptRound {
  const input = book.event && roundInput(book.event, book.rounds.length + 1);
  const engine = !input || isProblem(input) ? null : pairRound(input);
  if (!input || isProblem(input) || !engine || isProblem(engine)) throw new Error("Not paired.");
  return { version: "0", input, engine, posted: handMadeOf(engine), reason: "=because" };
}

test("whatever write fails while an event is set up, nothing is left of it", async () => {
  expect(await failAtEachWrite(() => eventDesk.setUp(PLAN), STRIDE)).toBeGreaterThan(200);
});

test("whatever write fails while entrants are entered, the list is as it was", async () => {
  const ticket = { stamp: (await bookNow()).stamp, handReason: "" };
  expect(await failAtEachWrite(() => eventDesk.enter(ENTRANTS, ticket))).toBeGreaterThan(5);
});

test("whatever write fails while a round is posted, the event is as it was", async () => {
  const book = await bookNow();
  const ticket = { stamp: book.stamp, handReason: "" };
  const writes = await failAtEachWrite(() => eventDesk.post(paired(book), ticket), STRIDE);
  expect(writes).toBeGreaterThan(60);
});

test("whatever write fails while somebody withdraws or a change is logged, nothing is noted", async () => {
  await typeImps(1, [
    [30, 20],
    [10, 12],
    [0, 0],
  ]);
  done(await eventDesk.log({ stamp: (await bookNow()).stamp, handReason: "" }));
  await typeImps(1, [[31, 20]]);
  const book = await bookNow();
  expect(book.changes).toHaveLength(1);
  const ticket = { stamp: book.stamp, handReason: "'a slip" };
  expect(await failAtEachWrite(() => eventDesk.withdraw(2, 1, ticket))).toBeGreaterThan(5);
  await typeImps(1, [[32, 20]]);
  const again = { ...ticket, stamp: (await bookNow()).stamp };
  expect(await failAtEachWrite(() => eventDesk.log(again))).toBeGreaterThan(5);
});

test("whatever write fails while a round is taken back, the round stands", async () => {
  const ticket = { stamp: (await bookNow()).stamp, handReason: "" };
  expect(await failAtEachWrite(() => eventDesk.undo(ticket, "a slip"))).toBeGreaterThan(5);
  const after = await bookNow();
  expect(after.rounds).toEqual([]);
});

test("what cannot be put back is told, with the sheets to look at", async () => {
  const ticket = { stamp: (await bookNow()).stamp, handReason: "" };
  const entrant = { ...ENTRANTS[0]!, number: 8 };
  faults.clear();
  faults.failWrite(8, "RequestAborted");
  expect(await eventDesk.enter([entrant], ticket)).toMatchObject({ kind: "refused" });
  const failed = 1 + faults.requests().findIndex(({ error }) => error === "RequestAborted");
  faults.clear();
  faults.failWrite(8, "RequestAborted");
  for (let n = 1; n <= 9; n++) faults.failRequest(failed + n, "ServiceNotAvailable");
  const answer = await eventDesk.enter([entrant], ticket);
  expect(answer).toMatchObject({ kind: "torn", left: ["Entrants", "Log"] });
});
