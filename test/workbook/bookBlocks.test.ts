import type { KeptRound } from "../../src/event";
import { partsIn, roundsNamed } from "../../src/workbook/bookBlocks";
import { makeRoundPart, makeSeenPart } from "../../src/workbook/bookParts";
import { roundOfTable, roundTable } from "../../src/workbook/eventNames";

const kept = (round: number, reason = ""): KeptRound => ({
  version: "1.0",
  input: { round, rounds: 9, entrants: [], played: [] },
  engine: { tables: [], repeats: [], warnings: [] },
  posted: { tables: [] },
  reason,
});

const keptRounds = (...rounds: number[]) => new Map(rounds.map((round) => [round, kept(round)]));

test("the table of a round is told from every other table, whatever its capitals", () => {
  for (let round = 1; round < 40; round++) expect(roundOfTable(roundTable(round))).toBe(round);
  expect(roundOfTable("DESKROUND12")).toBe(12);
  for (const name of [
    "DeskRound",
    "DeskRound0",
    "DeskRound01",
    "DeskRound1a",
    "MyDeskRound1",
    "DeskLog",
  ])
    expect(roundOfTable(name)).toBeNull();
});

test("rounds are those that were posted; a copied sheet is none of them", () => {
  const names = ["DeskEntrants", "DeskRound10", "DeskRound2", "DeskRound1", "DeskRound13"];
  expect(roundsNamed(names, keptRounds(1, 2), 2)).toEqual([1, 2]);
  expect(roundsNamed(["DeskRound1", "DeskRound2", "DeskRound3"], keptRounds(1, 2), 2)).toEqual([
    1, 2,
  ]);
});

test("where what was kept is lost or damaged, rounds follow one another", () => {
  const names = ["DeskRound1", "DeskRound2", "DeskRound3", "DeskRound13"];
  expect(roundsNamed(names, new Map(), 0)).toEqual([1, 2, 3]);
  expect(roundsNamed(names, keptRounds(1, 2), 3)).toEqual([1, 2, 3]);
  expect(roundsNamed(["DeskRound2"], new Map(), 0)).toEqual([]);
});

test("a round whose table is gone leaves the later ones where they are", () => {
  expect(roundsNamed(["DeskRound3", "DeskRound1"], keptRounds(1, 2, 3), 3)).toEqual([1, 3]);
});

test("of two parts for one round the later counts, and damaged ones are passed over", () => {
  const seen = { settings: {}, entrants: null, rounds: {} };
  const parts = partsIn(
    [makeRoundPart(kept(1, "first")), "<round>", makeRoundPart(kept(1, "second"))],
    [makeSeenPart(seen), "<seen/>"]
  );
  expect([...parts.kept]).toEqual([[1, kept(1, "second")]]);
  expect(parts.seen).toEqual(seen);
  expect(partsIn([], []).seen).toBeNull();
});
