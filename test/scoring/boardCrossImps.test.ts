import fc from "fast-check";
import { boardCrossImps } from "../../src/scoring/boardCrossImps";
import { crossImps } from "../../src/scoring/crossImps";
import { imp } from "../../src/scoring/imp";
import type { TableResult } from "../../src/scoring/tableResult";

const weighted = (...parts: [share: number, score: number][]): TableResult => {
  const list = parts.map(([share, score]) => ({ share, score }));
  return { assigned: { NS: list, EW: list } };
};

test("a published board: -140, -460, 50 and -490 average 3.67, -6, 9 and -6.67", () => {
  const found = boardCrossImps([-140, -460, 50, -490], { method: "AVERAGE" });
  expect(found.map((one) => (one as { ns: number }).ns.toFixed(2))).toEqual([
    ...["3.67", "-6.00", "9.00", "-6.67"],
  ]);
});

test("a weighted score is worth what its scores are by their shares, and so are others against it", () => {
  const [one, other, third] = boardCrossImps([weighted([60, 620], [40, -100]), 420, null]);
  expect(one).toEqual({ ns: -1.4, ew: 1.4 });
  expect(other).toEqual({ ns: 1.4, ew: -1.4 });
  expect(third).toBeNull();
});

test("an average plus is three IMPs for every other table, or three in the mean", () => {
  const results: TableResult[] = [420, 420, -50, { ns: 60, ew: 40 }, "notPlayed"];
  expect(boardCrossImps(results)[3]).toEqual({ ns: 9, ew: -9 });
  expect(boardCrossImps(results, { method: "AVERAGE" })[3]).toEqual({ ns: 3, ew: -3 });
  expect(boardCrossImps(results, { method: "AVERAGE", plus: 2 })[3]).toEqual({ ns: 2, ew: -2 });
  expect(boardCrossImps([{ ns: 60, ew: null }])[0]).toMatchObject({ problem: "artificialOneSide" });
});

test("plain scores come out as each against every other", () => {
  const scores = fc.array(
    fc.integer({ min: -760, max: 760 }).map((tens) => tens * 10),
    { minLength: 1, maxLength: 20 }
  );
  fc.assert(
    fc.property(scores, (list) => {
      for (const method of ["SUM", "AVERAGE"] as const) {
        const found = boardCrossImps(list, { method });
        crossImps(list, method).forEach((due, i) => {
          const { ns, ew } = found[i] as { ns: number; ew: number };
          expect(ns).toBeCloseTo(due, 9);
          expect(ns + ew).toBeCloseTo(0, 9);
          expect([Object.is(ns, -0), Object.is(ew, -0)]).toEqual([false, false]);
        });
        const sum = list.map((own) => list.reduce((total, other) => total + imp(own - other), 0));
        if (method === "SUM")
          expect(found.map((one) => (one as { ns: number }).ns)).toEqual(sum.map((one) => one + 0));
      }
    })
  );
});
