import { discreteVps } from "../../src/scoring/wbfDiscrete";
import { curveMargin } from "../../src/scoring/wbfCurve";
import { COMPUTED_DISCRETE, HALF_MATCH, PRINTED_DISCRETE } from "../fixtures/vpTables";

/** First margins of each number of VPs, as the tables are printed. */
function starts(vps: readonly number[]): string {
  return vps.flatMap((value, margin) => (value === vps[margin - 1] ? [] : [margin])).join(" ");
}

test.each(Object.entries(PRINTED_DISCRETE))(
  "the discrete table for %s boards is the printed one",
  (boards, firstMargins) => {
    expect(starts(discreteVps(Number(boards), 10))).toBe(firstMargins);
  }
);

test.each(Object.entries(COMPUTED_DISCRETE))(
  "the discrete table for %s boards is the one other programs work out",
  (boards, firstMargins) => {
    expect(starts(discreteVps(Number(boards), 10))).toBe(firstMargins);
  }
);

test.each(Object.entries(HALF_MATCH))(
  "half a match of %s boards has its 10-0 table",
  (boards, firstMargins) => {
    expect(starts(discreteVps(Number(boards) / 2, 5))).toBe(firstMargins);
  }
);

test("no number of VPs is left out, from the draw to everything", () => {
  for (let boards = 4; boards <= 1000; boards++) {
    expect([...new Set(discreteVps(boards, 10))]).toEqual([
      10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
    ]);
    expect([...new Set(discreteVps(boards / 2, 5))]).toEqual([5, 6, 7, 8, 9, 10]);
  }
});

/**
 * The correction as a closed form: with bands of at least the width before, the last margin of band k
 * is the best that any width s allows, s·k above a drawn band of width s or less.
 */
function widestPossible(boards: number, draw: number): number[] {
  const last = Array.from({ length: draw }, (_, k) =>
    Math.floor(curveMargin(draw + k + 0.5, boards, draw) - 1e-7)
  );
  return last.map((_, k) => {
    let best = -Infinity;
    for (let s = 1; s <= last.at(-1)!; s++) {
      const drawn = Math.min(Math.floor((s - 1) / 2), ...last.map((margin, j) => margin - s * j));
      best = Math.max(best, s * k + drawn);
    }
    return best;
  });
}

test("for any number of boards each band is the widest that the bands around it allow", () => {
  for (let boards = 4; boards <= 300; boards++) {
    const firstMargins = [0, ...widestPossible(boards, 10).map((margin) => margin + 1)];
    expect(starts(discreteVps(boards, 10))).toBe(firstMargins.join(" "));
  }
});

test("the margin of exactly seven and a half VPs is worth 8-2 in half a match, whatever its length", () => {
  // A third of the blitz of half a match of 2 n² boards is exactly 5 n IMPs.
  for (let n = 1; n <= 22; n++) {
    const vps = discreteVps(n * n, 5);
    expect([vps[5 * n - 1], vps[5 * n]]).toEqual([7, 8]);
  }
});
