import { marginOf, namesOf, open, pairsOf, totalsShown, typeColumn, vpsOf } from "./addedUp";
import { registerDesk } from "./deskFunctions";
import { bookNow, newEvent, postNext } from "./postedEvent";

jest.setTimeout(600_000);
beforeAll(registerDesk);

test("sixty-four are paired without a second meeting, and their standings are what adding up gives", async () => {
  let book = await newEvent(namesOf(64));
  const totals = new Map(namesOf(64).map((_, i) => [i + 1, 0]));
  const met = new Set<string>();
  for (let round = 1; round <= 3; round++) {
    book = await postNext(book);
    const pairs = await pairsOf(round);
    expect(pairs).toHaveLength(32);
    const margins = pairs.map((_, i) => marginOf(round, i));
    await typeColumn(
      round,
      "Home IMPs",
      margins.map((margin) => 50 + margin)
    );
    await typeColumn(
      round,
      "Away IMPs",
      margins.map(() => 50)
    );
    pairs.forEach(([home, away], i) => {
      totals.set(home, totals.get(home)! + vpsOf(margins[i]!));
      totals.set(away!, totals.get(away!)! + 2000 - vpsOf(margins[i]!));
      met.add([home, away].sort((one, other) => one! - other!).join("-"));
    });
    book = await bookNow();
    expect(open(book)).toEqual([]);
  }
  expect(met.size).toBe(3 * 32);
  expect(await totalsShown()).toEqual(totals);
});
