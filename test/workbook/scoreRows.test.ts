import type { BookBlocks } from "../../src/workbook/bookBlocks";
import { bookTables } from "../../src/workbook/bookTables";
import {
  lineupRows,
  resultRows,
  type ScoredMatch,
  scoredMatches,
} from "../../src/workbook/scoreRows";
import { bookWith, bye, match, round, type Typed } from "./handMadeBook";

const FACTS = { title: "", locale: "en", boards: 16, scale: "WBF", entry: "imps" } as const;

/** The matches of a round with such rows, over boards from one on. */
function matchesOf(rows: Typed[][], firstBoard: number, boards: number): readonly ScoredMatch[] {
  const blocks: BookBlocks = bookWith({ rounds: [round(...rows)] });
  const matches = scoredMatches(bookTables(blocks).rounds.get(1)!, { firstBoard, boards });
  if ("problem" in matches) throw new Error(matches.problem.problem);
  return matches;
}

const at = (table: number, home: number, away: number, result = "") =>
  match({ Table: table, "Home no.": home, "Away no.": away, Result: result });

const triangle = (result: string) => [
  at(1, 1, 2),
  ...[at(2, 3, 4, result), at(3, 4, 5, result), at(4, 5, 3, result)],
];

test("of the half matches of a triangle each has a set of boards of its own, whole ones", () => {
  const matches = matchesOf(triangle("half triangle"), 17, 15);
  expect(matches.map(({ table, first, boards }) => [table, first, boards])).toEqual([
    ...[
      [1, 17, 15],
      [2, 17, 7],
      [3, 24, 7],
      [4, 31, 7],
    ],
  ]);
});

test("a triangle over two rounds is scored in its second, over three sets at full length", () => {
  expect(matchesOf(triangle("triangle 1"), 1, 8).map(({ table }) => table)).toEqual([1]);
  const matches = matchesOf(triangle("triangle 2"), 1, 8);
  expect(matches.map(({ first, boards }) => [first, boards])).toEqual([
    ...[
      [1, 8],
      [1, 8],
      [9, 8],
      [17, 8],
    ],
  ]);
});

test.each(["half triangle", "triangle 2", "半场三角"])(
  "nobody plays a board twice in a round with a triangle (%s)",
  (word) => {
    const rows = resultRows(1, matchesOf(triangle(word), 5, 16), FACTS);
    for (const team of [1, 2, 3, 4, 5])
      for (const seat of ["ns", "ew"] as const) {
        const boards = rows.filter((row) => row[seat] === team).map(({ board }) => board);
        expect(new Set(boards).size).toBe(boards.length);
      }
  }
);

test("who sits out has no rows", () => {
  expect(matchesOf([at(1, 1, 2), bye(3)], 1, 8)).toHaveLength(1);
});

test("halves of a match have line-ups of their own, over its own boards", () => {
  const lineups = lineupRows(1, matchesOf(triangle("half triangle"), 1, 16), { halves: 2 }, FACTS);
  const spans = lineups
    .filter(({ room }) => room === "open")
    .map(({ table, from, to }) => [table, from, to]);
  expect(spans).toEqual([
    ...[
      [1, 1, 8],
      [1, 9, 16],
      [2, 1, 4],
      [2, 5, 8],
      [3, 9, 12],
      [3, 13, 16],
      [4, 17, 20],
      [4, 21, 24],
    ],
  ]);
});
