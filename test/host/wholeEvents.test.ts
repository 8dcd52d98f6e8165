import type { EventSettings, PostedRound } from "../../src/event";
import type { EventBook, EventFacts } from "../../src/workbook/eventBook";
import { eventDesk } from "../../src/workbook/desk";
import { roundTable } from "../../src/workbook/eventNames";
import { hundredths, PRINTED_CONTINUOUS } from "../fixtures/vpTables";
import { calculated, registerDesk } from "./deskFunctions";
import { bookNow, done, newEvent, postNext, ticketOf } from "./postedEvent";

jest.setTimeout(300_000);
beforeAll(registerDesk);
afterEach(removeEvent);

/** VPs in hundredths for a margin, from the WBF's printed table. */
function vps(margin: number, boards: number): number {
  const winner = hundredths(PRINTED_CONTINUOUS[boards]!);
  const vp = winner[Math.min(Math.abs(margin), winner.length - 1)]!;
  return margin < 0 ? 2000 - vp : vp;
}

/** A result for everybody to see. */
const marginOf = (round: number, row: number) => ((round * 17 + row * 29) % 83) - 41;

/** Types the margin of every match, in the order of the rows, by the columns the event has. */
async function typeMargins(round: number, count: number, headings: readonly string[]) {
  await Excel.run(async (context) => {
    const { columns } = context.workbook.tables.getItem(roundTable(round));
    for (const [side, heading] of headings.entries()) {
      const cells = columns.getItem(heading).getDataBodyRange().getCell(0, 0);
      cells.getResizedRange(count - 1, 0).values = Array.from({ length: count }, (_, row) => {
        const margin = marginOf(round, row);
        return [headings.length === 1 ? margin : Math.max(side ? -margin : margin, 0)];
      });
    }
    await context.sync();
  });
}

/** Adds a round up by hand: matches in the order of their rows, then the triangle's. */
function addUp(totals: Map<number, number>, posted: PostedRound): void {
  const add = (number: number, vp: number) => totals.set(number, (totals.get(number) ?? 0) + vp);
  const { round, matches, bye, triangle } = posted;
  matches.forEach(({ home, away }, row) => {
    add(home, vps(marginOf(round, row), 16));
    add(away, vps(-marginOf(round, row), 16));
  });
  triangle?.matches.forEach(({ home, away }, i) => {
    const margin = marginOf(round, matches.length + i);
    add(home, vps(margin, 8) / 2);
    add(away, vps(-margin, 8) / 2);
  });
  if (bye !== undefined) add(bye, 1200);
}

/** Numbers and totals in hundredths as the sheet's standings show them. */
async function shownTotals(): Promise<Map<number, number>> {
  await calculated();
  const values = await Excel.run(async (context) => {
    const cell = context.workbook.names.getItem("DeskStandings").getRange();
    const spilled = cell.getSpillingToRange().load("values");
    await context.sync();
    return spilled.values as unknown[][];
  });
  return new Map(
    values
      .slice(1)
      .map(([, number, , total]) => [Number(number), Math.round(Number(total) * 1e4) / 100])
  );
}

interface Plan {
  readonly names: readonly string[];
  readonly rounds: number;
  readonly facts?: Partial<EventFacts>;
  readonly pairing?: EventSettings["pairing"];
  /** The columns results are typed into. */
  readonly headings: readonly string[];
  /** What happens before a round is paired. */
  readonly before?: (book: EventBook) => Promise<EventBook>;
}

async function play({ names, rounds, facts, pairing, headings, before }: Plan) {
  let book = await newEvent(names, facts, rounds, pairing);
  const totals = new Map<number, number>();
  const met = new Set<string>();
  for (let round = 1; round <= rounds; round++) {
    book = await postNext(before ? await before(book) : book);
    const posted = book.event!.rounds.at(-1)!;
    const all = [...posted.matches, ...(posted.triangle?.matches ?? [])];
    for (const { home, away } of all) {
      const pair = [home, away].sort((one, other) => one - other).join("-");
      expect(met).not.toContain(pair);
      met.add(pair);
    }
    await typeMargins(round, all.length, headings);
    addUp(totals, posted);
    book = await bookNow();
    expect(book.findings.filter(({ weight }) => weight !== "note")).toEqual([]);
  }
  return { book, totals };
}

test("64 teams, IMPs of both sides: what the sheet shows is what adding up gives", async () => {
  const names = Array.from({ length: 64 }, (_, i) => `Team ${i + 1}`);
  const { totals } = await play({ names, rounds: 3, headings: ["Home IMPs", "Away IMPs"] });
  expect(await shownTotals()).toEqual(totals);
});

test("33 teams in Chinese, margins typed: a bye, one leaves, one comes in round 3", async () => {
  const names = Array.from({ length: 33 }, (_, i) => `第${i + 1}队`);
  let round = 0;
  const { totals, book } = await play({
    names,
    rounds: 4,
    facts: { locale: "zh-CN", entry: "margin" },
    headings: ["IMP 差"],
    async before(book) {
      round++;
      if (round === 2) return done(await eventDesk.withdraw(5, 1, ticketOf(book)));
      if (round !== 3) return book;
      const late = { number: 34, name: "新队", club: "", strength: null, carryOver: null, from: 3 };
      return done(await eventDesk.enter([late], ticketOf(book)));
    },
  });
  expect(book.event!.rounds.map(({ bye }) => bye === undefined)).toEqual([
    false,
    true,
    false,
    false,
  ]);
  // The newcomer missed two rounds at 8 VPs each.
  totals.set(34, totals.get(34)! + 1600);
  expect(await shownTotals()).toEqual(totals);
});

test("9 teams with triangles of half matches: half the sum of two VPs by the scale of half the boards", async () => {
  const names = Array.from({ length: 9 }, (_, i) => `T${i + 1}`);
  const headings = ["Home IMPs", "Away IMPs"];
  const pairing = { odd: "halfTriangle" } as const;
  const { totals, book } = await play({ names, rounds: 3, pairing, headings });
  expect(book.event!.rounds.map(({ triangle }) => triangle?.part)).toEqual([
    "half",
    "half",
    "half",
  ]);
  expect(await shownTotals()).toEqual(totals);
});

/** Makes room for the next event. */
async function removeEvent(): Promise<void> {
  await Excel.run(async (context) => {
    const { worksheets, names, customXmlParts } = context.workbook;
    worksheets.add("empty" + String(Date.now()));
    worksheets.load("items/name");
    names.load("items/name");
    customXmlParts.load("items/id,items/namespaceUri");
    await context.sync();
    for (const part of customXmlParts.items)
      if (part.namespaceUri.startsWith("urn:directors-desk:")) part.delete();
    for (const name of names.items) if (name.name.startsWith("Desk")) name.delete();
    for (const sheet of worksheets.items) if (!sheet.name.startsWith("empty")) sheet.delete();
    await context.sync();
  });
}
