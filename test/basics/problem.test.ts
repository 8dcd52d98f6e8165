import { isProblem, problem, PROBLEM_CODES } from "../../src/basics/problem";

test("a problem is told from every kind of good result", () => {
  expect(isProblem(problem("level", { text: "8S" }))).toBe(true);
  for (const good of [0, "", "problem", false, null, undefined, [], {}])
    expect(isProblem(good)).toBe(false);
});

test("no problem code stands twice", () => {
  expect(new Set(PROBLEM_CODES).size).toBe(PROBLEM_CODES.length);
});
