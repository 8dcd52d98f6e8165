import { isProblem } from "../../src/basics/problem";
import { type KeptRound, roundInput } from "../../src/event";
import { handMadeOf, type HandMadeRound, pairRound, swapped } from "../../src/pairing";
import { eventDesk } from "../../src/workbook/desk";
import type { EventBook, EventFacts } from "../../src/workbook/eventBook";
import { WALL_SHEETS } from "../../src/workbook/eventDesk";
import { roundTable } from "../../src/workbook/eventNames";
import type { Difference, Verification } from "../../src/workbook/verification";
import { verify } from "../../src/workbook/verify";
import { readVerified } from "../../src/workbook/verifyRead";
import { VERSION } from "../../src/workbook/version";
import { calculated } from "./deskFunctions";
import { bookNow, done, newEvent, ticketOf } from "./postedEvent";

/** What a verification of the workbook finds now; nothing is written. */
export async function verificationNow(): Promise<Verification> {
  await calculated();
  const answer = await readVerified();
  if (answer.kind !== "read") throw new Error(JSON.stringify(answer));
  return verify(answer.verified);
}

/** Those that no line of the log tells of. */
export function unexplained({ differences }: Verification): readonly Difference[] {
  return differences.filter(({ explanation }) => explanation === null);
}

/** Pairs the next round and posts it; `moved` two change places, for a reason. */
export async function post(moved?: readonly [number, number], reason = ""): Promise<EventBook> {
  const book = await bookNow();
  const input = book.event && roundInput(book.event, book.rounds.length + 1);
  const engine = !input || isProblem(input) ? null : pairRound(input);
  if (!input || isProblem(input) || !engine || isProblem(engine)) throw new Error("Not paired.");
  const own = handMadeOf(engine);
  const hand = moved ? swapped(input, own, ...moved) : own;
  if (isProblem(hand)) throw new Error("Not moved.");
  const posted: HandMadeRound = hand;
  const kept: KeptRound = { version: VERSION, input, engine, posted, reason };
  return done(await eventDesk.post(kept, ticketOf(book)));
}

/** Types into the columns of a round by their place among all, rows from the first. */
export async function type(
  round: number,
  column: number,
  values: readonly (string | number)[],
  row = 0
): Promise<void> {
  await Excel.run(async (context) => {
    const body = context.workbook.tables.getItem(roundTable(round)).getDataBodyRange();
    body.getCell(row, column).getResizedRange(values.length - 1, 0).values = values.map((one) => [
      one,
    ]);
    await context.sync();
  });
}

/** Logs what was changed by hand. */
export async function logged(reason: string): Promise<EventBook> {
  const { stamp } = await bookNow();
  return done(await eventDesk.log({ stamp, handReason: reason }));
}

export const [HOME_IMPS, AWAY_IMPS, RESULT] = [6, 7, 8];

/**
 * Three rounds of seven, and of eight: byes, an override with its reason, a late result that came in, a
 * correction, a penalty, a withdrawal, a late entry, lists for the wall, the chart.
 */
export async function eventOfEveryKind(
  facts: Partial<EventFacts> = {},
  words = ENGLISH
): Promise<void> {
  await newEvent(["North", "East", "=South", "West", "'x", "1-2", "长江"], facts, 5);
  await post();
  await type(1, HOME_IMPS, [40, 12, 7]);
  await type(1, AWAY_IMPS, [20, 12, 31]);
  for (const sheet of WALL_SHEETS) done(await eventDesk.wall(sheet, 1, ticketOf(await bookNow())));
  const { event } = await bookNow();
  const [first, second] = draftTables(event)!;
  await post([first!.home, second!.home], "asked by both captains");
  await type(2, HOME_IMPS, [22, 5], 1);
  await type(2, AWAY_IMPS, [20, 50], 1);
  await type(2, RESULT, [words.late]);
  done(await eventDesk.wall("standings", 2, ticketOf(await bookNow())));
  done(await eventDesk.withdraw(5, 2, ticketOf(await bookNow())));
  const late = { number: 8, name: "Late", club: "", strength: null, carryOver: 2, from: 3 };
  done(await eventDesk.enter([late], ticketOf(await bookNow())));
  await post();
  // The late match ends, and a score of round 1 is put right.
  await type(2, RESULT, [""]);
  await type(2, HOME_IMPS, [33]);
  await type(2, AWAY_IMPS, [11]);
  await type(1, HOME_IMPS, [25]);
  await logged("score corrected by both captains");
  await type(3, HOME_IMPS, [10, 20, 30]);
  await type(3, AWAY_IMPS, [12, 13, 14]);
  await type(3, PENALTY, [1.5]);
  for (const sheet of WALL_SHEETS) done(await eventDesk.wall(sheet, 3, ticketOf(await bookNow())));
  done(await eventDesk.chart(4, ticketOf(await bookNow())));
}

const PENALTY = 13;
export const ENGLISH = { late: "late" };

function draftTables(event: EventBook["event"]) {
  const input = event && roundInput(event, 2);
  const engine = !input || isProblem(input) ? null : pairRound(input);
  return engine && !isProblem(engine) ? engine.tables : null;
}
