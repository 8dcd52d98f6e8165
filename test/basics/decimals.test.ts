import fc from "fast-check";

import { decimalSum, inUnits, wholePower } from "../../src/basics/decimals";

test("the power of ten is the one that the longest decimal needs", () => {
  expect(wholePower([2, 100])).toBe(1);
  expect(wholePower([1.9, 2, 2.1])).toBe(10);
  expect(wholePower([1.9, 2.37])).toBe(100);
});

test("a number without end has no such power", () => {
  expect(wholePower([1.9, 1 / 3])).toBe(1);
});

test("awkward binary fractions become the whole numbers that were written", () => {
  expect(inUnits(1.005, 1000)).toBe(1005);
  expect(inUnits(2.675, 1000)).toBe(2675);
  expect(inUnits(-1.1, 10)).toBe(-11);
});

test("decimals add up as they do by hand", () => {
  expect(decimalSum([0.1, 0.2])).toBe(0.3);
  expect(decimalSum([1.9, 2.1, 1.9, 1, 1.9])).toBe(8.8);
  expect(decimalSum([0.5, -0.1, 0.3])).toBe(0.7);
  expect(decimalSum([])).toBe(0);
});

test("any list of hundredths adds up exactly", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e6, max: 1e6 }), { maxLength: 60 }), (hundredths) => {
      const whole = hundredths.reduce((sum, one) => sum + one, 0);
      expect(decimalSum(hundredths.map((one) => one / 100))).toBe(whole / 100);
    })
  );
});

test("numbers without end still add up to the nearest that can be held", () => {
  expect(decimalSum([1 / 3, 1 / 3, 1 / 3])).toBeCloseTo(1, 14);
});
