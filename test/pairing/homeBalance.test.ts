import {
  coloursAllow,
  firstIsHome,
  homeBalance,
  type HomeHistory,
  longestRun,
} from "../../src/pairing";
import { lastRound, met, sides, paired } from "./rounds";

/** "RBR": red is home. */
const colours = (text: string): HomeHistory =>
  Array.from(text, (colour) => (colour === "R" ? "home" : "away"));
const player = (number: number, text: string) => ({ number, history: colours(text) });

test("RBR against BRB: who has had red less often gets it", () => {
  expect(firstIsHome(player(3, "RBR"), player(8, "BRB"), 4)).toBe(false);
  expect(firstIsHome(player(8, "BRB"), player(3, "RBR"), 4)).toBe(true);
});

test("equally often red: the latest round in which they differed is turned round", () => {
  expect(firstIsHome(player(3, "RBBR"), player(8, "RBRB"), 5)).toBe(false);
  expect(firstIsHome(player(3, "RBRB"), player(8, "BRRB"), 5)).toBe(true);
});

test("the same history: the smaller number is red in odd rounds, the larger in even ones", () => {
  expect(firstIsHome(player(3, "RB"), player(8, "RB"), 3)).toBe(true);
  expect(firstIsHome(player(3, "RBB"), player(8, "RBB"), 4)).toBe(false);
});

test("RBRR and BBRR may not meet, for one of them would be red three times running", () => {
  expect(coloursAllow(colours("RBRR"), colours("BBRR"), false)).toBe(false);
  expect(coloursAllow(colours("RBRR"), colours("BBRR"), true)).toBe(true);
  expect(coloursAllow(colours("RBRR"), colours("RRBB"), false)).toBe(true);
});

test("nobody gets one colour three times more often than the other", () => {
  expect(coloursAllow(colours("RBRRBR"), colours("RRBRBR"), false)).toBe(false);
  expect(coloursAllow(colours("RBRRBR"), colours("BRBR"), false)).toBe(true);
});

test("the leading eight of the national individual of 2010: no run above 2, balance 1", () => {
  const sequences = [
    ["BRBRBRBRBRB", 1, -1],
    ["BRBRBRBRRBR", 2, 1],
    ["BRRBRRBBRRB", 2, 1],
    ["RBRBRBRBRBR", 1, 1],
    ["BRBRBRBRBBR", 2, -1],
    ["BRBRBRBRBRB", 1, -1],
    ["BRBRBRBRBBR", 2, -1],
    ["BRBRBRBRBRB", 1, -1],
  ] as const;
  for (const [sequence, run, balance] of sequences)
    expect([longestRun(colours(sequence)), homeBalance(colours(sequence))]).toEqual([run, balance]);
});

test("a round shares home evenly when it is asked to", () => {
  const played = [...met("1-3 4-2", 1), ...met("1-4 3-2", 2)];
  expect(sides(paired(lastRound(3, [1, 2, 3, 4], played, { home: "balance" })))).toBe("2-1 4-3");
});
