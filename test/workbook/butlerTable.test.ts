import type { ButlerPair } from "../../src/event/butlerPairs";
import type { ButlerLine } from "../../src/scoring/butlerList";
import { butlerTable } from "../../src/workbook/butlerTable";

test("pairs that are equal on paper share a rank, whatever binary fractions make of thirds", () => {
  // 1⅓ − 1 and ⅓ + 0 are the same; as sums of a machine the second is larger by a hair.
  const lineOf = (pair: string, butler: number, aob: number): ButlerLine => ({
    ...{ pair, boards: 3, ximps: 3 * butler, butler, aob, corrected: butler + aob },
    rounds: new Map(),
  });
  const lines = [lineOf("a", 4 / 3, -1), lineOf("b", 1 / 3, 0), lineOf("c", 0, 0)];
  const pairs = new Map(
    ["a", "b", "c"].map((pair, i): [string, ButlerPair] => [
      pair,
      { team: i + 1, names: [pair], room: null },
    ])
  );
  const table = butlerTable(lines, pairs, String, {
    ...{ list: "PAIRS", sort: "CORRECTED", aob: "pairs" },
    ...{ byRound: false, ranked: true, locale: "en" },
  });
  expect(table.slice(1).map(([rank, team]) => [rank, team])).toEqual([
    [1, "1"],
    [1, "2"],
    [3, "3"],
  ]);
});
