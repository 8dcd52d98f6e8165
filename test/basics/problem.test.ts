import { CELL_CODES, isProblem, PAIRING_CODES, problem } from "../../src/basics/problem";

test("a problem is told from every kind of good result", () => {
  expect(isProblem(problem("level", { text: "8S" }))).toBe(true);
  for (const good of [0, "", "problem", false, null, undefined, [], {}])
    expect(isProblem(good)).toBe(false);
});

test("no problem code stands twice", () => {
  const all = [...CELL_CODES, ...PAIRING_CODES];
  expect(new Set(all).size).toBe(all.length);
});
