import { isProblem } from "../../src/basics/problem";
import { DEFAULT_SETTINGS, type KeptRound, roundInput } from "../../src/event";
import { handMadeOf, pairRound, swapped } from "../../src/pairing";
import { parseRoundPart, ROUND_PART } from "../../src/workbook/bookParts";
import { eventDesk } from "../../src/workbook/desk";
import type { EventBook } from "../../src/workbook/eventBook";
import type { NewEntrant } from "../../src/workbook/eventDesk";
import { hundredths, PRINTED_CONTINUOUS } from "../fixtures/vpTables";
import { calculated, registerDesk } from "./deskFunctions";
import { bookNow, done, typeImps } from "./postedEvent";

jest.setTimeout(300_000);
beforeAll(registerDesk);

const ROUNDS = 9;
const NAMES = [
  ...["=1+1", "<b>bold</b>", "'x", "1-2", "😀", "长".repeat(200)],
  ...["twin", "twin", "TRUE", "007", "a;b,c\td", '="x"&A1'],
];

/** The printed table of the WBF for 16 boards: VPs of the winner in hundredths, by IMPs from 0. */
const WINNER = hundredths(PRINTED_CONTINUOUS[16]!);

/** Home's VPs in hundredths. */
function homeVps(home: number, away: number): number {
  const margin = Math.min(Math.abs(home - away), WINNER.length - 1);
  return home >= away ? WINNER[margin]! : 2000 - WINNER[margin]!;
}

/** A result of a match for everybody to see. */
const impsOf = (round: number, table: number) =>
  [(round * 17 + table * 29) % 61, (round * 23 + table * 7) % 53] as const;

async function kept(book: EventBook): Promise<KeptRound> {
  const input = book.event && roundInput(book.event, book.rounds.length + 1);
  const engine = !input || isProblem(input) ? null : pairRound(input);
  if (!input || isProblem(input) || !engine || isProblem(engine)) throw new Error("Not paired.");
  return Promise.resolve({ version: "0", input, engine, posted: handMadeOf(engine), reason: "" });
}

const ticket = ({ stamp }: EventBook) => ({ stamp, handReason: "" });

/** Cells of a range of the workbook by its name or its table's. */
function valuesOf(table: string): Promise<unknown[][]> {
  return Excel.run(async (context) => {
    const range = context.workbook.tables.getItem(table).getRange().load("values");
    await context.sync();
    return range.values as unknown[][];
  });
}

test("nine rounds of twelve end with the standings that adding up gives", async () => {
  let book = done(
    await eventDesk.setUp({
      facts: { title: "Nine", locale: "en", boards: 16, scale: "WBF", entry: "imps" },
      settings: { ...DEFAULT_SETTINGS, rounds: ROUNDS, seed: 7 },
    })
  );
  const entrants = NAMES.map((name, i): NewEntrant => {
    return { number: i + 1, name, club: name, strength: null, carryOver: null, from: 1 };
  });
  book = done(await eventDesk.enter(entrants, ticket(book)));
  const totals = new Map(entrants.map(({ number }) => [number, 0]));
  const met = new Set<string>();
  for (let round = 1; round <= ROUNDS; round++) {
    const posting = await kept(book);
    book = done(await eventDesk.post(posting, ticket(book)));
    expect(book.rounds.at(-1)?.kept).toEqual(posting);
    const { tables } = posting.posted;
    await typeImps(
      round,
      tables.map((_, i) => impsOf(round, i + 1))
    );
    tables.forEach(({ home, away }, i) => {
      const vps = homeVps(...impsOf(round, i + 1));
      totals.set(home, totals.get(home)! + vps);
      totals.set(away, totals.get(away)! + 2000 - vps);
      met.add([home, away].sort((one, other) => one - other).join("-"));
    });
    book = await bookNow();
    expect(book.findings.filter(({ weight }) => weight !== "note")).toEqual([]);
    expect(book.changes).toEqual([]);
  }
  expect(met.size).toBe((ROUNDS * NAMES.length) / 2);

  const standings = await Excel.run(async (context) => {
    const cell = context.workbook.names.getItem("DeskStandings").getRange();
    const spilled = cell.getSpillingToRange().load("values");
    await context.sync();
    return spilled.values as unknown[][];
  });
  expect(standings[0]).toHaveLength(4 + 4 + 1 + 4 * ROUNDS);
  const rows = standings.slice(1);
  expect(rows.map(([, number]) => number).sort((a, b) => Number(a) - Number(b))).toEqual(
    entrants.map(({ number }) => number)
  );
  for (const [, number, name, total] of rows) {
    expect(name).toBe(NAMES[Number(number) - 1]);
    expect(Math.round(Number(total) * 100)).toBe(totals.get(Number(number)));
  }
  const ranked = rows.map(([, , , total]) => Number(total));
  expect(ranked).toEqual([...ranked].sort((one, other) => other - one));
});

test("names come back letter for letter, beside every number that is theirs", async () => {
  const [, ...entrants] = await valuesOf("DeskEntrants");
  expect(entrants.map(([number, name, club]) => [number, name, club])).toEqual(
    NAMES.map((name, i) => [i + 1, name, name])
  );
  for (let round = 1; round <= ROUNDS; round++) {
    const [, ...rows] = await valuesOf(`DeskRound${round}`);
    for (const [, home, homeName, away, awayName] of rows) {
      expect(homeName).toBe(NAMES[Number(home) - 1]);
      expect(awayName).toBe(NAMES[Number(away) - 1]);
    }
  }
});

test("every posted round can be read out of the workbook again, and its line stands in the log", async () => {
  const xmls = await Excel.run(async (context) => {
    const parts = context.workbook.customXmlParts.getByNamespace(ROUND_PART).load("items/id");
    await context.sync();
    const found = parts.items.map((part) => part.getXml());
    await context.sync();
    return found.map(({ value }) => value);
  });
  const keptRounds = xmls.map((xml) => parseRoundPart(xml)!);
  expect(keptRounds.map(({ input }) => input.round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const { input, engine } of keptRounds) expect(pairRound(input)).toEqual(engine);
  const [, ...log] = await valuesOf("DeskLog");
  expect(log.map(([, round, step]) => [round, step])).toEqual([
    ["", "set up"],
    ["", "entered"],
    ...keptRounds.map(({ input }) => [input.round, "posted"]),
  ]);
  expect(log.at(-1)?.[3]).toBe("version 0; 6 tables; seed 7");
});

test("a round that was paired otherwise by the director says so in the log", async () => {
  let book = done(await eventDesk.undo(ticket(await bookNow()), "=again"));
  const posting = await kept(book);
  const { home: one } = posting.posted.tables[0]!;
  const { home: other } = posting.posted.tables[1]!;
  const posted = swapped(posting.input, posting.posted, one, other);
  if (isProblem(posted)) throw new Error(posted.problem);
  book = done(await eventDesk.post({ ...posting, posted, reason: "a quarrel" }, ticket(book)));
  const log = await valuesOf("DeskLog");
  const [undone, posting2] = log.slice(-2);
  expect(undone!.slice(1, 4)).toEqual([9, "taken back", "Round 9"]);
  expect(undone![4]).toMatch(/^\d+–\d+ \d+:\d+ IMP(; \d+–\d+ \d+:\d+ IMP){5}$/);
  expect(undone![6]).toBe("=again");
  expect(String(posting2![3])).toContain("paired by the director: ");
  expect(posting2![6]).toBe("a quarrel");
  await calculated();
});
