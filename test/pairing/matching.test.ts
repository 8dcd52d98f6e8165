import { cheapestPairing } from "../../src/pairing/cheapestPairing";
import { firstPairing } from "../../src/pairing/firstPairing";
import { graphOf, matchingOf } from "../../src/pairing/matching";
import { cheapestOfAll, firstOfAll, mostMeetings, type MayMeet, type Pairs } from "./bruteForce";
import { dice } from "./dice";

const pairsOf = (found: { one: number; other: number }[] | null): Pairs | null =>
  found && found.map(({ one, other }) => [one, other]);

const graphFrom = (size: number, mayMeet: MayMeet) => {
  const places = Array.from({ length: size }, (_, i) => i);
  const all = places.flatMap((one) => places.slice(one + 1).map((other) => [one, other] as const));
  return graphOf(
    size,
    all.filter(([one, other]) => mayMeet(one, other))
  );
};

/** Random fields from nearly empty to nearly full: who may meet, and the standings shuffled. */
function* randomFields(howMany: number, most: number, seed: number) {
  const roll = dice(seed);
  for (let field = 0; field < howMany; field++) {
    const size = roll(most + 1);
    const density = roll(100);
    const open = Array.from({ length: size * size }, () => roll(100) < density);
    const mayMeet = (one: number, other: number) =>
      one !== other && open[Math.min(one, other) * size + Math.max(one, other)]!;
    const order = Array.from({ length: size }, (_, i) => i);
    for (let i = size - 1; i > 0; i--) {
      const j = roll(i + 1);
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    yield { size, mayMeet, order, roll };
  }
}

test("30,000 small fields: the pairing is the first of all that exhaustive search finds, or there is none", () => {
  let without = 0;
  for (const { size, mayMeet, order } of randomFields(30_000, 5, 11)) {
    const doubled = order.length % 2 ? [...order.slice(1)] : order;
    const found = firstPairing(graphFrom(size, mayMeet), doubled);
    const expected = firstOfAll(doubled, mayMeet);
    if (!expected) without++;
    expect(pairsOf(found)).toEqual(expected);
  }
  expect(without).toBeGreaterThan(3_000);
});

test("5,000 fields of up to twelve: the same", () => {
  for (const { size, mayMeet, order } of randomFields(5_000, 12, 12)) {
    const even = order.length % 2 ? order.slice(1) : order;
    const found = firstPairing(graphFrom(size, mayMeet), even);
    expect(pairsOf(found)).toEqual(firstOfAll(even, mayMeet));
  }
});

test("as many have an opponent as can have one, in any field", () => {
  for (const { size, mayMeet, order } of randomFields(3_000, 10, 13)) {
    const { unmatched } = matchingOf(graphFrom(size, mayMeet), order);
    expect(unmatched).toBe(size - 2 * mostMeetings(order, mayMeet));
  }
});

test("who can be left over is who some largest set of meetings leaves over", () => {
  for (const { size, mayMeet, order } of randomFields(2_000, 9, 14)) {
    const most = mostMeetings(order, mayMeet);
    const expected = order
      .filter((out) => {
        const rest = order.filter((entrant) => entrant !== out);
        return mostMeetings(rest, mayMeet) === most;
      })
      .sort((one, other) => one - other);
    expect(matchingOf(graphFrom(size, mayMeet), order).exposable()).toEqual(expected);
  }
});

test("a meeting refused names all who could not be paired after it, and changes nothing", () => {
  let refusals = 0;
  for (const { size, mayMeet, order } of randomFields(4_000, 8, 15)) {
    const even = order.length % 2 ? order.slice(1) : order;
    for (const { one, refused } of firstPairing(graphFrom(size, mayMeet), even) ?? [])
      for (const { other, stuck } of refused) {
        refusals++;
        expect(stuck.length).toBeGreaterThanOrEqual(2);
        expect(stuck).not.toContain(one);
        expect(stuck).not.toContain(other);
      }
  }
  expect(refusals).toBeGreaterThan(100);
});

test("20,000 fields with prices: the first of the cheapest pairings, as exhaustive search finds it", () => {
  let dear = 0;
  for (const { size, mayMeet, order, roll } of randomFields(20_000, 8, 16)) {
    const even = order.length % 2 ? order.slice(1) : order;
    const prices = Array.from({ length: size * size }, () => [0, 0, 1, 7, 8, 9, 100][roll(7)]!);
    const costOf = (one: number, other: number) =>
      mayMeet(one, other) ? prices[Math.min(one, other) * size + Math.max(one, other)]! : null;
    const expected = cheapestOfAll(even, costOf);
    if (expected && expected.cost > 0) dear++;
    expect(pairsOf(cheapestPairing(size, even, costOf))).toEqual(expected && expected.pairs);
  }
  expect(dear).toBeGreaterThan(2_000);
});

test("600 fields of up to twelve with few prices, as repeats have: the same", () => {
  for (const { size, order, roll } of randomFields(600, 12, 17)) {
    const even = order.length % 2 ? order.slice(1) : order;
    const prices = Array.from({ length: size * size }, () => (roll(3) ? 50 + roll(4) : 0));
    const costOf = (one: number, other: number) =>
      prices[Math.min(one, other) * size + Math.max(one, other)]!;
    const expected = cheapestOfAll(even, costOf);
    expect(pairsOf(cheapestPairing(size, even, costOf))).toEqual(expected && expected.pairs);
  }
});
