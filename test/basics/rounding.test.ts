import fc from "fast-check";

import { roundQuotient } from "../../src/basics/rounding";

test("a half goes away from zero on both sides", () => {
  expect([45, -45, 5, -5, -1035].map((sum) => roundQuotient(sum, 10))).toEqual([
    5, -5, 1, -1, -104,
  ]);
});

test("a half goes to the even number when that is asked for", () => {
  const halves = [425, 435, -425, -435, 5, -5];
  expect(halves.map((sum) => roundQuotient(sum, 10, "EVEN"))).toEqual([42, 44, -42, -44, 0, 0]);
});

test("a half goes toward plus infinity when that is asked for", () => {
  expect([45, -45, 5, -5].map((sum) => roundQuotient(sum, 10, "UP"))).toEqual([5, -4, 1, 0]);
});

test("what is no half goes to the nearest, whatever halves do", () => {
  for (const ties of ["AWAY", "EVEN", "UP"] as const)
    expect([-376, -26, 204, 14, -14].map((sum) => roundQuotient(sum, 10, ties))).toEqual([
      -38, -3, 20, 1, -1,
    ]);
});

test("nothing is rounded to minus zero", () => {
  for (const ties of ["AWAY", "EVEN", "UP"] as const)
    for (const sum of [-4, -0, 0]) expect(roundQuotient(sum, 10, ties)).toBe(0);
});

test("whole numbers are rounded as exact integer arithmetic rounds them", () => {
  const whole = fc.integer({ min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(whole, fc.integer({ min: 1, max: 1e6 }), (n, d) => {
      const [N, D] = [BigInt(Math.abs(n)), BigInt(d)];
      const away = Number((2n * N + D) / (2n * D));
      expect(roundQuotient(n, d)).toBe(n < 0 ? 0 - away : away);
    })
  );
});
