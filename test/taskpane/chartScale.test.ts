import fc from "fast-check";
import { axisScale, spreadOut } from "../../src/taskpane/chartScale";

test.each([
  [
    [0, 30.25],
    [0, 10, 20, 30, 40],
  ],
  [[], [0, 1]],
  [[3], [0, 1, 2, 3]],
  [
    [-5, 12],
    [-5, 0, 5, 10, 15],
  ],
  [
    [0, 180],
    [0, 50, 100, 150, 200],
  ],
])("an axis for %j has lines at %j", (values, ticks) => {
  expect(axisScale(values).ticks).toEqual(ticks);
});

test("an axis has room for 0 and for all values, in few equal whole steps", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -50_000, max: 200_000 })), (hundredths) => {
      const values = hundredths.map((one) => one / 100);
      const { least, most, ticks } = axisScale(values);
      expect(least).toBeLessThanOrEqual(Math.min(0, ...values));
      expect(most).toBeGreaterThanOrEqual(Math.max(0, ...values));
      expect([ticks[0], ticks.at(-1)]).toEqual([least, most]);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(7);
      for (const [i, tick] of ticks.entries()) {
        expect(Number.isInteger(tick)).toBe(true);
        if (i > 0) expect(tick - ticks[i - 1]!).toBe(ticks[1]! - ticks[0]!);
      }
    })
  );
});

test("labels come to lie apart, in their order and within bounds", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 8 }),
      (wanted) => {
        const places = spreadOut(wanted, 12, [0, 100]);
        const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
        order.forEach((i, rank) => {
          expect(places[i]).toBeGreaterThanOrEqual(-1e-9);
          expect(places[i]).toBeLessThanOrEqual(100);
          if (rank > 0)
            expect(places[i]! - places[order[rank - 1]!]!).toBeGreaterThanOrEqual(12 - 1e-9);
        });
      }
    )
  );
  expect(spreadOut([10, 90], 12, [0, 100])).toEqual([10, 90]);
});
