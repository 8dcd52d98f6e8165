import { dealerOf, isVulnerable, VULNERABILITIES, vulnerabilityOf } from "../../src/scoring/board";

/** Law 2, as it is printed on boards: who is vulnerable on which of the sixteen. */
const LAW_2 = {
  None: [1, 8, 11, 14],
  NS: [2, 5, 12, 15],
  EW: [3, 6, 9, 16],
  All: [4, 7, 10, 13],
};

test.each(VULNERABILITIES)("the boards with %s vulnerable are those of Law 2", (vulnerability) => {
  const boards = Array.from({ length: 16 }, (_, i) => i + 1);
  expect(boards.filter((board) => vulnerabilityOf(board) === vulnerability)).toEqual(
    LAW_2[vulnerability]
  );
});

test("the cycle begins again after sixteen boards", () => {
  for (let board = 1; board <= 64; board++) {
    expect(vulnerabilityOf(board + 16)).toBe(vulnerabilityOf(board));
    expect(dealerOf(board + 16)).toBe(dealerOf(board));
  }
});

test("North deals board 1, then the deal goes round", () => {
  expect([1, 2, 3, 4, 5, 15, 16, 17].map(dealerOf).join("")).toBe("NESWNSWN");
});

test("a vulnerability says of each side whether it is vulnerable", () => {
  expect(VULNERABILITIES.map((one) => isVulnerable(one, "NS"))).toEqual([false, true, false, true]);
  expect(VULNERABILITIES.map((one) => isVulnerable(one, "EW"))).toEqual([false, false, true, true]);
});
