import { continuousHundredths } from "../../src/scoring/wbfContinuous";
import { curveVps } from "../../src/scoring/wbfCurve";
import {
  COMPUTED_CONTINUOUS,
  hundredths,
  PRINTED_CONTINUOUS,
  ROUNDING_ALONE_IS_WRONG,
} from "../fixtures/vpTables";

const EVERY_LENGTH = Array.from({ length: 1000 }, (_, i) => i + 1);

/** The formula rounded to hundredths and nothing else; 20.00 from the blitz on. */
function roundedOnly(boards: number): number[] {
  const last = Math.ceil(15 * Math.sqrt(boards));
  return Array.from({ length: last + 1 }, (_, margin) =>
    margin === last ? 2000 : Number((100 * curveVps(margin, boards, 10)).toFixed(0))
  );
}

/** The correction in the WBF's own words: raise a cell by 0.01 where the next IMP is worth more. */
function raisedUntilConcave(table: readonly number[]): number[] {
  const raised = [...table];
  for (let changed = true; changed;) {
    changed = false;
    for (let i = 1; i < raised.length - 1; i++)
      if (raised[i + 1]! - raised[i]! > raised[i]! - raised[i - 1]!) {
        raised[i]!++;
        changed = true;
      }
  }
  return raised;
}

test.each(Object.entries(PRINTED_CONTINUOUS))(
  "the table for %s boards is the printed one, cell by cell",
  (boards, steps) => {
    expect(continuousHundredths(Number(boards))).toEqual(hundredths(steps));
  }
);

test.each(Object.entries(COMPUTED_CONTINUOUS))(
  "the table for %s boards is the one other programs work out",
  (boards, steps) => {
    expect(continuousHundredths(Number(boards))).toEqual(hundredths(steps));
  }
);

test("rounding alone would be 0.01 short in the known cells and nowhere else", () => {
  for (const [boards, margins] of Object.entries(ROUNDING_ALONE_IS_WRONG)) {
    const rounded = roundedOnly(Number(boards));
    const short = continuousHundredths(Number(boards)).map((vps, margin) => vps - rounded[margin]!);
    expect([...short.keys()].filter((margin) => short[margin] !== 0)).toEqual(margins);
    expect(Math.max(...short)).toBe(margins.length ? 1 : 0);
  }
});

test("up to 64 boards, leaving the correction out would spoil 1,301 cells", () => {
  const spoilt = EVERY_LENGTH.slice(0, 64).flatMap((boards) => {
    const rounded = roundedOnly(boards);
    return continuousHundredths(boards).filter((vps, margin) => vps !== rounded[margin]);
  });
  expect(spoilt).toHaveLength(1301);
});

test("a correction in one pass is not enough for 24 boards, nor for 32", () => {
  expect(continuousHundredths(24)[41]).toBe(1725);
  expect(roundedOnly(24)[41]).toBe(1724);
  expect([34, 50, 73].map((margin) => continuousHundredths(32)[margin])).toEqual([
    1576, 1751, 1932,
  ]);
});

test("for any number of boards the table is the one raised cell by cell", () => {
  for (const boards of EVERY_LENGTH)
    expect(continuousHundredths(boards)).toEqual(raisedUntilConcave(roundedOnly(boards)));
});

test("for any number of boards no IMP is worth more than the one before, and none costs anything", () => {
  for (const boards of EVERY_LENGTH) {
    const table = continuousHundredths(boards);
    const steps = table.slice(1).map((vps, i) => vps - table[i]!);
    expect(steps.every((step, i) => step >= 0 && step <= (steps[i - 1] ?? Infinity))).toBe(true);
  }
});

test("for any number of boards a draw is 10.00 and the first whole margin from the blitz is 20.00", () => {
  for (const boards of EVERY_LENGTH) {
    const table = continuousHundredths(boards);
    const last = table.length - 1;
    expect([table[0], table[last]]).toEqual([1000, 2000]);
    expect(last ** 2 >= 225 * boards && (last - 1) ** 2 < 225 * boards).toBe(true);
  }
});

test("values just below a rounding boundary are not rounded twice", () => {
  // 10.614998556: rounded to three decimals first, it would become 10.62.
  expect(
    [16, 4, 36, 64].map((boards, i) => continuousHundredths(boards)[[2, 1, 3, 4][i]!])
  ).toEqual([1061, 1061, 1061, 1061]);
});
