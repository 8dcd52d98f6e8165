import fc from "fast-check";

import { isProblem } from "../../src/basics/problem";
import { BIDS, type Call, finalContract } from "../../src/scoring/auction";
import { DIRECTIONS, type Direction } from "../../src/scoring/direction";
import { legalAuctions } from "../fixtures/legalAuctions";

const calls = (text: string) => text.split(" ") as Call[];

function ends(text: string, dealer?: Direction): string {
  const final = finalContract(calls(text), dealer);
  if (isProblem(final)) return final.problem + (final.values["position"] ?? "");
  if (!final.contract) return "passed out";
  const { level, strain, doubling } = final.contract;
  return [`${level}${strain}${"X".repeat(doubling)}`, final.declarer].filter(Boolean).join(" ");
}

test.each<[string, Direction, string]>([
  ["1S P 2S P P P", "N", "2S N"],
  ["P 1NT X P P P", "W", "1NTX N"],
  ["1H P 4H P P P", "E", "4H E"],
  ["1C P 1S P 2S P 4S P P P", "N", "4S S"],
  ["1S 2S X P P 3S X P P P", "N", "3SX E"],
  ["P P P 1NT P 3NT P P P", "S", "3NT E"],
  ["1H X XX P P P", "W", "1HXX W"],
  ["1H X XX 1S P P P", "W", "1S S"],
  ["P P P P", "S", "passed out"],
])("%s, dealer %s, ends in %s", (text, dealer, expected) => {
  expect(ends(text, dealer)).toBe(expected);
});

test("the first of the winning side to name the strain declares, not the first of all", () => {
  expect(ends("1H 2H P 3H P P P", "N")).toBe("3H E");
});

test("without a dealer the contract is known and the declarer is not", () => {
  expect(ends("1C X P 1H P P 2C P P P")).toBe("2C");
});

test.each([
  ["1S 1S P P P", 2, "a bid must go higher"],
  ["2C 1NT", 2, "a bid must go higher"],
  ["7NT P 7NT", 3, "nothing is higher than 7NT"],
  ["X", 1, "there is no bid to double"],
  ["1S P X", 3, "partner's bid cannot be doubled"],
  ["1S X X", 3, "a double cannot be doubled"],
  ["1S X XX X", 4, "a redouble cannot be doubled"],
  ["1S XX", 2, "there is no double to redouble"],
  ["1S X P XX", 4, "the own side's double cannot be redoubled"],
  ["1S X P P 2C XX", 6, "a new bid ends the double"],
  ["1S P P P P", 5, "the auction is over"],
  ["P P P P 1S", 5, "a board passed out is over"],
])("%s: call %d is not legal, %s", (text, position) => {
  expect(ends(text)).toBe(`call${position}`);
  expect(finalContract(calls(text))).toMatchObject({
    values: { text: calls(text)[position - 1] },
  });
});

test("an auction without its closing passes has not ended", () => {
  for (const text of ["1S", "1S P P", "P P P", "1S P P X P P"])
    expect(ends(text)).toBe("auctionUnfinished");
  expect(finalContract([])).toMatchObject({ problem: "auctionUnfinished" });
});

test("there are 35 bids, from 1C to 7NT, and no trump is the highest strain", () => {
  expect(BIDS).toHaveLength(35);
  expect(BIDS.slice(0, 6)).toEqual(["1C", "1D", "1H", "1S", "1NT", "2C"]);
  expect(BIDS.at(-1)).toBe("7NT");
});

test("every legal auction ends in its last bid, with its doubling and its declarer", () => {
  fc.assert(
    fc.property(legalAuctions, fc.constantFrom(...DIRECTIONS), (auction, dealer) => {
      const final = finalContract(auction.calls, dealer);
      if (isProblem(final)) throw new Error(JSON.stringify(final));
      if (auction.bid === undefined) {
        expect(final).toEqual({ contract: null });
        return;
      }
      const { level, strain, doubling } = final.contract!;
      expect(`${level}${strain}`).toBe(auction.bid);
      expect(doubling).toBe(auction.doubling);
      expect(final.declarer).toBe(DIRECTIONS[(DIRECTIONS.indexOf(dealer) + auction.declarer!) % 4]);
    }),
    { numRuns: 2000 }
  );
});

test("cut short, or carried on, a legal auction is legal no more", () => {
  fc.assert(
    fc.property(legalAuctions, fc.nat(), ({ calls: whole }, cut) => {
      expect(finalContract(whole.slice(0, cut % whole.length))).toMatchObject({
        problem: "auctionUnfinished",
      });
      expect(finalContract([...whole, "P"])).toMatchObject({
        problem: "call",
        values: { position: whole.length + 1 },
      });
    })
  );
});
