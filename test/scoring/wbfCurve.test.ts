import fc from "fast-check";

import { blitzMargin, curveMargin, curveVps } from "../../src/scoring/wbfCurve";

const boards = fc.integer({ min: 1, max: 1000 });

test("a match of 16 boards is won 20-0 by 60 IMPs, one of 4 boards by 30", () => {
  expect(blitzMargin(16)).toBe(60);
  expect(blitzMargin(4)).toBe(30);
});

test("a third of the blitz margin is worth three quarters of the VPs", () => {
  fc.assert(
    fc.property(boards, (n) => {
      expect(curveVps(blitzMargin(n) / 3, n, 10)).toBeCloseTo(15, 10);
      expect(curveVps((2 * blitzMargin(n)) / 3, n, 10)).toBeCloseTo(18.0901699437, 9);
    })
  );
});

test("the drawn match and the blitz lie at the ends of the curve", () => {
  expect(curveVps(0, 24, 10)).toBe(10);
  expect(curveVps(blitzMargin(24), 24, 10)).toBeCloseTo(20, 12);
});

test("the margin of so many VPs is worth so many VPs", () => {
  fc.assert(
    fc.property(boards, fc.double({ min: 5, max: 9.9, noNaN: true }), (n, vps) => {
      expect(curveVps(curveMargin(vps, n, 5), n, 5)).toBeCloseTo(vps, 9);
    })
  );
});
