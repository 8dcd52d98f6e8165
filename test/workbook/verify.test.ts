import fc from "fast-check";
import type { BookBlocks, SheetBlock } from "../../src/workbook/bookBlocks";
import { bookOf } from "../../src/workbook/bookOf";
import { bookTables } from "../../src/workbook/bookTables";
import { cellName } from "../../src/workbook/address";
import { snapshotOf } from "../../src/workbook/handChanges";
import { CHECKS } from "../../src/workbook/verification";
import { verify } from "../../src/workbook/verify";
import {
  bookWith,
  byFormula,
  changed,
  ENTRANTS,
  type Lines,
  match,
  round,
  ROUND_1,
  SETTINGS,
} from "./handMadeBook";

/** What is verified of blocks that a last step has seen. */
function verified(blocks: BookBlocks, seen = snapshotOf(bookTables(blocks))) {
  const all = { ...blocks, seen };
  return verify({
    ...{ blocks: all, book: bookOf(all), kinds: null, log: null, standings: null },
    ...{
      isPending: false,
      walls: [],
      lists: [],
      datums: new Map(),
      butler: null,
      butlerTold: null,
      copies: [],
      damaged: 0,
      doubled: [],
    },
  });
}

const imps = fc.integer({ min: 0, max: 60 });
const vp = fc.integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100);

/** A round of five: two matches that were played, who sits out, and remarks. */
const someRound = fc
  .tuple(fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: 5 }), imps, imps, vp, fc.string())
  .map(([[a, b, c, d, e], home, away, homeVP, note]): Lines =>
    round(
      match({
        ...{ Table: 1, "Home no.": a!, "Away no.": b!, "Home IMPs": home, "Away IMPs": away },
        ...{ "Home VP": byFormula(homeVP), "Away VP": byFormula(20 - homeVP), Note: note },
      }),
      match({
        ...{ Table: 2, "Home no.": c!, "Away no.": d!, Result: "away absent" },
        ...{ "Home VP": byFormula(12), "Away VP": byFormula(0), "Home penalty": 1 },
      }),
      match({ "Home no.": e!, Result: "bye", "Home VP": byFormula(12) })
    )
  );

/** The columns of a round that nobody types, and remarks, which may be added at any time. */
const NOT_TYPED = ["Home", "Away", "Home VP", "Away VP", "Note"];

interface TypedCell {
  readonly block: SheetBlock;
  readonly row: number;
  readonly column: number;
  readonly put: (blocks: BookBlocks, block: SheetBlock) => BookBlocks;
}

/** All cells that are typed, as far as somebody has typed something there or may. */
function typedCells(blocks: BookBlocks): TypedCell[] {
  const { settings, entrants, rounds } = blocks;
  const bodyOf = (
    block: SheetBlock,
    columns: readonly number[],
    put: TypedCell["put"]
  ): TypedCell[] =>
    block.values
      .slice(1)
      .flatMap((_, i) => columns.map((column) => ({ block, row: i + 1, column, put })));
  return [
    ...bodyOf(settings!, [1], (all, block) => ({ ...all, settings: block })),
    ...bodyOf(
      entrants!,
      ENTRANTS[0]!.map((_, i) => i),
      (all, block) => ({ ...all, entrants: block })
    ),
    ...[...rounds].flatMap(([number, block]) =>
      bodyOf(
        block,
        block.values[0]!.flatMap((head, i) => (NOT_TYPED.includes(String(head)) ? [] : [i])),
        (all, changed) => ({ ...all, rounds: new Map([...all.rounds, [number, changed]]) })
      )
    ),
  ];
}

function withCell({ block, row, column }: TypedCell, value: string | number): SheetBlock {
  const changed = (lines: SheetBlock["values"]) =>
    lines.map((line, i) => (i === row ? line.map((old, j) => (j === column ? value : old)) : line));
  return { ...block, values: changed(block.values), formulas: changed(block.formulas) };
}

test("whatever typed cell of an event is changed, it is found, with what stood there before", () => {
  const other = fc.oneof(fc.integer({ min: 61, max: 99 }), fc.constantFrom("?", "late", "=1+1"));
  fc.assert(
    fc.property(
      fc.array(someRound, { minLength: 1, maxLength: 3 }),
      fc.nat(),
      other,
      (rounds, choice, value) => {
        const blocks = bookWith({ settings: SETTINGS, rounds });
        const cells = typedCells(blocks);
        const cell = cells[choice % cells.length]!;
        const { block, row, column } = cell;
        const seen = snapshotOf(bookTables(blocks));
        const changed = cell.put(blocks, withCell(cell, value));
        const { differences } = verified(changed, seen);
        const place = { sheet: block.sheet, cell: cellName(block, row, column) };
        const heads = block.values[0]!;
        const entries = differences.filter(({ check }) => check === "entries");
        // A row that has another number or table is told as one that went and one that came.
        const isKey = ["No.", "Table", "Home no.", "Away no.", "Result"].includes(
          String(heads[column])
        );
        if (isKey) expect(entries.length).toBeGreaterThan(0);
        else
          expect(entries).toContainEqual(
            expect.objectContaining({
              ...{ place, shown: String(value), explanation: null },
              due: String(block.values[row]![column]),
            })
          );
      }
    ),
    { numRuns: 300 }
  );
});

test("an event as the last step left it has no change, whatever was typed", () => {
  fc.assert(
    fc.property(fc.array(someRound, { minLength: 1, maxLength: 3 }), (rounds) => {
      const found = verified(bookWith({ rounds }));
      expect(found.differences.filter(({ check }) => check === "entries")).toEqual([]);
      expect(found.counts.entries).toBeGreaterThan(50);
    })
  );
});

test("a column of penalties that somebody deleted is found, though everything agrees without it", () => {
  const withPenalty = changed(ROUND_1, ["Table", 1], "Home penalty", 2);
  const at = ROUND_1[0]!.indexOf("Home penalty");
  const without = withPenalty.map((line) => line.filter((_, i) => i !== at));
  const seen = snapshotOf(bookTables(bookWith({ rounds: [withPenalty] })));
  const found = verified(bookWith({ rounds: [without] }), seen);
  expect(found.differences.filter(({ check }) => check === "entries")).toEqual([
    expect.objectContaining({ what: "Round 1, 1–4: Home penalty", shown: "", due: "2" }),
  ]);
});

test("nothing is changed by a verification", () => {
  const blocks = bookWith();
  const before = structuredClone(blocks);
  verified(blocks);
  expect(blocks).toEqual(before);
});

test("whatever is missing of a workbook, each check answers and what is gone is told", () => {
  const parts = ["settings", "entrants", "rounds"] as const;
  for (const gone of parts)
    for (const too of parts) {
      const rounds = [gone, too].includes("rounds") ? [] : undefined;
      const blocks = bookWith({
        ...([gone, too].includes("settings") ? { settings: null } : {}),
        ...([gone, too].includes("entrants") ? { entrants: null } : {}),
        ...(rounds ? { rounds } : {}),
      });
      const seen = snapshotOf(bookTables(bookWith()));
      const found = verified(blocks, seen);
      expect(Object.keys(found.counts)).toEqual([...CHECKS]);
      expect([gone, too, found.differences.length + found.unchecked.length > 0]).toEqual([
        ...[gone, too, true],
      ]);
    }
});

test("without a snapshot it is told that nothing is known of what was typed since", () => {
  const blocks = bookWith();
  const book = bookOf(blocks);
  const found = verify({
    ...{ blocks, book, kinds: null, log: null, standings: null, isPending: false },
    ...{
      walls: [],
      lists: [],
      datums: new Map(),
      butler: null,
      butlerTold: null,
      copies: [{ name: "DeskRound13", sheet: "Copy" }],
      damaged: 1,
      doubled: [1],
    },
  });
  expect(found.unchecked).toEqual([
    "Kept rounds that are damaged: 1.",
    "Round 1 was kept twice. The later counts.",
    "DeskRound13 on the sheet “Copy” looks like the table of a round, but counts nowhere.",
    "What was typed since the last step: the workbook no longer holds what that step had seen.",
    "Round 1: what it was paired from is no longer in the workbook.",
  ]);
});
