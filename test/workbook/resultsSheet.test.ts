import { bookTables } from "../../src/workbook/bookTables";
import { handChanges, snapshotOf } from "../../src/workbook/handChanges";
import { newLineupsSheet, newResultsSheet } from "../../src/workbook/resultsSheet";
import { TEAM_SETTINGS } from "../../src/workbook/scoringSheet";
import type { SheetBlock } from "../../src/workbook/bookBlocks";
import { bookWith } from "./handMadeBook";

const FACTS = { title: "Club night", locale: "en" } as const;
const ROWS = [
  { round: 1, table: 1, room: "open", board: 1, ns: 1, ew: 2 },
  { round: 1, table: 1, room: "closed", board: 1, ns: 2, ew: 1 },
];

/** A round whose first score sheets are made: what was read of it then, and what that step has seen. */
function made() {
  const results = newResultsSheet(FACTS, "", "teams", TEAM_SETTINGS, ROWS);
  const lineups = newLineupsSheet(FACTS, "", [
    { round: 1, table: 1, room: "open", from: 1, to: 8 },
  ]);
  const blocks = bookWith({ blocks: { ...results.brings, ...lineups.brings } });
  return { blocks, seen: snapshotOf(bookTables(blocks)) };
}

/** The cells with another content in one of them. */
function typed(block: SheetBlock | null, cell: [row: number, column: number], text: unknown) {
  const put = (lines: SheetBlock["values"]) => {
    const [row, column] = cell;
    return lines.map((line, i) =>
      i === row ? line.map((own, j) => (j === column ? text : own)) : line
    );
  };
  return block && { ...block, values: put(block.values), formulas: put(block.formulas) };
}

test("what is changed of new score sheets before the next step is a change by hand, at its cell", () => {
  const { blocks, seen } = made();
  const changes = (part: Partial<typeof blocks>) =>
    handChanges(seen, bookTables({ ...blocks, ...part }), "en").map(
      ({ what, place, before, after }) => [what, place?.cell, before, after]
    );
  expect(changes({})).toEqual([]);
  expect(changes({ scoring: typed(blocks.scoring, [1, 1], "BAM") })).toEqual([
    ["Results: Teams scored by", "O5", "IMP", "BAM"],
  ]);
  expect(changes({ scoring: typed(blocks.scoring, [2, 1], "10%") })).toEqual([
    ["Results: Datum drops at each end", "O6", "0", "10%"],
  ]);
  expect(changes({ results: typed(blocks.results, [2, 4], 3) })).toEqual([
    ["Results, 1 · 1 · closed · 1: NS", "E6", "2", "3"],
  ]);
  expect(changes({ lineups: typed(blocks.lineups, [1, 4], 4) })).toEqual([
    ["Line-ups, 1 · 1 · open · 1: To board", "E5", "8", "4"],
  ]);
});

test("a first result and first names on new score sheets are no change", () => {
  const { blocks, seen } = made();
  const now = {
    ...blocks,
    results: typed(blocks.results, [1, 6], "4S"),
    lineups: typed(blocks.lineups, [1, 5], "李娜"),
  };
  expect(handChanges(seen, bookTables(now), "en")).toEqual([]);
});
