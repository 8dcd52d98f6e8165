import { eventDesk } from "../../src/workbook/desk";
import { marginOf, namesOf, open, pairsOf, totalsShown, typeColumn, vpsOf } from "./addedUp";
import { registerDesk } from "./deskFunctions";
import { bookNow, done, newEvent, postNext, ticketOf } from "./postedEvent";

jest.setTimeout(600_000);
beforeAll(registerDesk);

test("thirty-three by margins, in Chinese: a bye each round, and a newcomer in round 3 who has missed two", async () => {
  let book = await newEvent(namesOf(33), { locale: "zh-CN", entry: "margin" });
  const totals = new Map(namesOf(33).map((_, i) => [i + 1, 0]));
  const add = (number: number, vps: number) => totals.set(number, totals.get(number)! + vps);
  for (let round = 1; round <= 3; round++) {
    if (round === 3) {
      const late = { number: 34, name: "007", club: "", strength: null, carryOver: null, from: 3 };
      book = done(await eventDesk.enter([late], ticketOf(book)));
      totals.set(34, 2 * 800);
    }
    book = await postNext(book);
    const pairs = await pairsOf(round);
    expect(pairs.filter(([, away]) => away === null)).toHaveLength(round < 3 ? 1 : 0);
    const matches = pairs.filter(([, away]) => away !== null);
    const margins = matches.map((_, i) => marginOf(round, i));
    await typeColumn(round, "IMP 差", margins);
    for (const [home, away] of pairs) if (away === null) add(home, 1200);
    matches.forEach(([home, away], i) => {
      add(home, vpsOf(margins[i]!));
      add(away!, 2000 - vpsOf(margins[i]!));
    });
    book = await bookNow();
    expect(open(book)).toEqual([]);
  }
  expect(await totalsShown()).toEqual(totals);
});
