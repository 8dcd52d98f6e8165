import { isProblem } from "../../src/basics/problem";
import { type ContractText, parseContract } from "../../src/formats/contractText";
import { contradictionIn, impossibleResult } from "../../src/formats/playedProblem";

const read = (text: string): ContractText => {
  const found = parseContract(text);
  if (isProblem(found)) throw new Error(text);
  return found;
};

test("what stands beside a contract may say again, but not otherwise, what its text says", () => {
  const codeOf = (...args: Parameters<typeof contradictionIn>) => contradictionIn(...args)?.problem;
  expect(codeOf(read("4SN+1"), 1, "N")).toBeUndefined();
  expect(codeOf(read("4SN+1"), null, null)).toBeUndefined();
  expect(codeOf(read("4S"), 1, "E")).toBeUndefined();
  expect(codeOf(read("4SN+1"), 2, "N")).toBe("resultContradicts");
  expect(codeOf(read("4SN+1"), undefined, "E")).toBe("declarerContradicts");
});

test("a board passed out has no tricks, whoever is written beside it", () => {
  expect(contradictionIn(read("PASS"), 0, "N")).toBeNull();
  expect(contradictionIn(read("PASS"), null, undefined)).toBeNull();
  expect(contradictionIn(read("PASS"), -1, undefined)).toMatchObject({
    ...{ problem: "resultContradicts", values: { inText: "0", given: "-1" } },
  });
});

test("a contract has 14 results: from none to thirteen tricks", () => {
  for (let level = 1; level <= 7; level++) {
    const all = Array.from({ length: 40 }, (_, i) => i - 20);
    const possible = all.filter((result) => impossibleResult(read(`${level}NT`), result) === null);
    expect(possible).toHaveLength(14);
    expect(possible.at(-1)).toBe(7 - level);
  }
});
