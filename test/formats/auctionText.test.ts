import fc from "fast-check";

import { isProblem } from "../../src/basics/problem";
import { parseAuction } from "../../src/formats/auctionText";
import { legalAuctions } from "../fixtures/legalAuctions";

function read(...texts: string[]): string {
  const calls = parseAuction(texts);
  return isProblem(calls)
    ? `${calls.problem} ${calls.values["position"]} ${calls.values["text"]}`
    : calls.join(" ");
}

test.each([
  "1S P 2S P P P",
  "1s p 2s p p p",
  "1♠ P 2♠ P P P",
  "1S,P,2S,P,P,P",
  "1S, P, 2S, P, P, P",
  "1S；P；2S；P；P；P",
  "1S，P，2S，P，P，P",
  "1S、P、2S、P、P、P",
  "1S-P-2S-P-P-P",
  "1S–P–2S–P–P–P",
  "1S - 2S - - -",
  "1S|P|2S|P|P|P",
  "1S\nP\n2S\nP\nP\nP",
  "1 S pass 2 S pass pass pass",
  "1S (P) 2S (P) P (P)",
  "1S! P 2S* P P P",
  "1S 不叫 2S 派司 过 P",
  "1黑桃 不叫 2黑桃 不叫 不叫 不叫",
  "1S no bid 2S no bid no bid no bid",
  "1S P 2S AP",
  "1S P 2S P all pass",
  "1S P 2S 全不叫",
])("%s is one spade, raised to two, and three passes", (text) => {
  expect(read(text)).toBe("1S P 2S P P P");
});

test("calls may stand one a cell, with blank cells among them", () => {
  expect(read("1S", "P", "2S", "P", "P", "P")).toBe("1S P 2S P P P");
  expect(read("", "", "1S", "P", " ", "2S", "-", "-", "-")).toBe("1S P 2S P P P");
  expect(read("1S P 2S P", "P P")).toBe("1S P 2S P P P");
});

test("doubles and redoubles are read in any of their ways", () => {
  expect(read("1NT X XX P P P")).toBe("1NT X XX P P P");
  expect(read("1n d r ap")).toBe("1NT X XX P P P");
  expect(read("1NT Dbl Rdbl AP")).toBe("1NT X XX P P P");
  expect(read("1无将 加倍 再加倍 全不叫")).toBe("1NT X XX P P P");
  expect(read("1無王 賭倍 再賭倍 派司 派司 派司")).toBe("1NT X XX P P P");
  expect(read("1 no trump, double, redouble, all pass")).toBe("1NT X XX P P P");
});

test("all pass passes as often as the laws still ask for", () => {
  expect(read("AP")).toBe("P P P P");
  expect(read("P P AP")).toBe("P P P P");
  expect(read("1C AP")).toBe("1C P P P");
  expect(read("1C P P AP")).toBe("1C P P P");
  expect(read("1C X AP")).toBe("1C X P P P");
});

test("all pass after the end is still a call too many", () => {
  expect(read("1C P P P AP")).toBe("1C P P P P");
});

test.each([
  ["1S P 2Q P", "call 3 2Q"],
  ["8S", "call 1 8S"],
  ["0NT", "call 1 0NT"],
  ["1S P hello", "call 3 HELLO"],
  ["1S *", "call 2 *"],
  ["1S**", "call 1 1S**"],
  ["1S--P", "call 1 1S--P"],
  ["1S---", "call 1 1S---"],
  ["1S P AP X 3", "call 6 3"],
])("%s gives %s", (text, expected) => {
  expect(read(text)).toBe(expected);
});

test("dashes that may stand for passes left out are not guessed", () => {
  expect(read("1S-2S-4S-AP")).toBe("call 1 1S-2S-4S-AP");
  expect(read("P-1S-2S-AP")).toBe("call 1 P-1S-2S-AP");
  expect(read("1S-AP")).toBe("1S P P P");
  expect(read("1S-P-2S-AP")).toBe("1S P 2S P P P");
  expect(read("1S-X-2S-AP")).toBe("1S X 2S P P P");
});

test("nothing at all is no call", () => {
  expect(parseAuction([])).toEqual([]);
  expect(parseAuction(["", " "])).toEqual([]);
});

test("every legal auction is read as it was written, in one text or one call a cell", () => {
  fc.assert(
    fc.property(legalAuctions, fc.constantFrom(" ", ", ", "-", "\n", "|"), ({ calls }, between) => {
      expect(parseAuction([calls.join(between)])).toEqual(calls);
      expect(parseAuction(calls)).toEqual(calls);
    })
  );
});
