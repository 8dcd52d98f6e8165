import type { SheetBlock } from "../../src/workbook/bookBlocks";
import { type PairFigures, pairFigures } from "../../src/workbook/pairFigures";

type Line = readonly (string | number)[];

const block = (sheet: string, values: readonly Line[]): SheetBlock => ({
  ...{ sheet, cells: "A4:K99" },
  ...{ values, formulas: values },
});

const HEADINGS = [
  ...["Round", "Table", "Room", "Board", "NS", "EW"],
  ...["Contract", "By", "Result", "Score", "Remark"],
];
const FIRST = [1, 1, "open", 2, 1, 2, "", "", "", 100, ""];
const RESULTS = block("Results", [
  HEADINGS,
  FIRST,
  [1, 1, "open", 1, 1, 2, "", "", "", 420, ""],
  [1, 1, "closed", 1, 2, 1, "", "", "", -50, ""],
  [1, 1, "closed", 2, 2, 1, "", "", "", 100, ""],
  [2, 1, "open", 1, 2, 1, "", "", "", 0, ""],
  [2, 1, "closed", 1, 1, 2, "", "", "", 600, ""],
  [2, 1, "open", 2, 2, 1, "", "", "", "", ""],
]);

const LINEUPS = block("Line-ups", [
  ["Round", "Table", "Room", "From board", "To board", "North", "South", "East", "West"],
  [1, 1, "open", 1, 2, "Li", "An", "Wu", "Xu"],
  [1, 1, "closed", 1, 2, "Xu", "Yi", "Bo", "Mo"],
  // The same two people in the other seats are the same pair.
  [2, 1, "open", 1, 2, "Yi", "Xu", "An", "Li"],
]);

const figures = (blocks: Partial<Record<"results" | "lineups" | "scoring", SheetBlock | null>>) => {
  const pairs = pairFigures({ results: RESULTS, lineups: LINEUPS, scoring: null, ...blocks });
  if ("kind" in pairs) throw new Error(JSON.stringify(pairs));
  return pairs;
};
const called = (pairs: readonly PairFigures[], name: string) =>
  pairs.find(({ names }) => names.join(" – ") === name)!;

test("a pair has each of its boards, by round and board, with whom it met there", () => {
  const pair = called(figures({}), "An – Li");
  // Board 1: the datum of 420 and −50 is 190; board 2 is flat; in round 2 that of 0 and 600 is 300.
  expect(pair.boards.map(({ round, board, ximps }) => [round, board, ximps])).toEqual([
    [1, 1, 6],
    [1, 2, 0],
    [2, 1, 7],
  ]);
  expect(pair.boards.map(({ against }) => against.names)).toEqual([
    ["Wu", "Xu"],
    ["Wu", "Xu"],
    ["Xu", "Yi"],
  ]);
  expect(pair).toMatchObject({ team: 1, room: null, ximps: 13, butler: 13 / 3 });
});

test("its Butler is its XIMPs a board, corrected by the average of its opponents'", () => {
  for (const pair of figures({})) {
    const sum = pair.boards.reduce((total, { ximps }) => total + ximps, 0);
    expect(pair.butler).toBeCloseTo(sum / pair.boards.length, 12);
    const met = new Set(pair.boards.map(({ against }) => against.names.join()));
    const butlers = figures({}).filter(({ names, room }) => room === null && met.has(names.join()));
    if (pair.names.length && butlers.length === met.size)
      expect(pair.aob).toBeCloseTo(
        butlers.reduce((total, { butler }) => total + butler, 0) / butlers.length,
        12
      );
    expect(pair.corrected).toBeCloseTo(pair.butler + pair.aob, 12);
  }
});

test("where nobody says who sat in a room, the room's players are a pair of the team", () => {
  const pairs = figures({ lineups: null });
  expect(pairs.map(({ team, room, boards }) => [team, room, boards.length])).toEqual([
    [1, "closed", 3],
    [1, "open", 3],
    [2, "closed", 3],
    [2, "open", 3],
  ]);
});

test("without results there is nobody; what cannot be read is told with its cell", () => {
  expect(figures({ results: block("Results", [HEADINGS]) })).toEqual([]);
  expect(pairFigures({ results: null, lineups: null, scoring: null })).toMatchObject({
    problem: { refusal: "tableGone" },
  });
  const damaged = block("Results", [
    HEADINGS,
    FIRST,
    [1, 1, "kitchen", 1, 1, 2, "", "", "", 420, ""],
  ]);
  expect(pairFigures({ results: damaged, lineups: null, scoring: null })).toMatchObject({
    problem: { problem: "choice", values: { text: "kitchen" } },
    place: { sheet: "Results", cell: "C6" },
  });
});
