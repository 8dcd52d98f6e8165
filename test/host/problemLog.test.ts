import type { LocatedProblem } from "../../workbench/page/cellProblem";
import { problemLog } from "../../workbench/page/problemLog";

const problem = (row: number, change: Partial<LocatedProblem> = {}): LocatedProblem => ({
  sheet: "s1",
  row,
  column: 0,
  address: `Match!A${row + 1}`,
  code: "#VALUE!",
  message: "“8S” is no contract.",
  ...change,
});
const addresses = (list: readonly LocatedProblem[]) => list.map(({ address }) => address);

test("the newest problem stands last, wherever its cell is", () => {
  const inOrder = problemLog();
  inOrder([problem(4), problem(7)]);
  expect(addresses(inOrder([problem(1), problem(4), problem(7)]))).toEqual([
    "Match!A5",
    "Match!A8",
    "Match!A2",
  ]);
});

test("a problem that is gone leaves, and is the newest when it comes back", () => {
  const inOrder = problemLog();
  inOrder([problem(1), problem(2)]);
  expect(addresses(inOrder([problem(2)]))).toEqual(["Match!A3"]);
  expect(addresses(inOrder([problem(1), problem(2)]))).toEqual(["Match!A3", "Match!A2"]);
});

test("another message in the same cell is the newest", () => {
  const inOrder = problemLog();
  inOrder([problem(1), problem(2)]);
  const list = inOrder([problem(1, { message: "“9S” is no contract." }), problem(2)]);
  expect(addresses(list)).toEqual(["Match!A3", "Match!A2"]);
});

test("a renamed sheet changes the addresses and not the order", () => {
  const inOrder = problemLog();
  inOrder([problem(2)]);
  inOrder([problem(1), problem(2)]);
  const renamed = [1, 2].map((row) => problem(row, { address: `Final!A${row + 1}` }));
  expect(addresses(inOrder(renamed))).toEqual(["Final!A3", "Final!A2"]);
});

test("nothing new is the same list, so that nothing need be shown again", () => {
  const inOrder = problemLog();
  const list = inOrder([problem(1), problem(2)]);
  expect(inOrder([problem(1), problem(2)])).toBe(list);
});
