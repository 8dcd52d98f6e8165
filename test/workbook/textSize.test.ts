import fc from "fast-check";
import { heightOf, linesIn, textWidth } from "../../src/workbook/textSize";

test("a Chinese character is an em wide, a Latin letter a little more than half", () => {
  expect(textWidth("红桃队", 12)).toBe(36);
  expect(textWidth("Aces", 10)).toBeCloseTo(24, 10);
  expect(textWidth("（一）", 10)).toBe(30);
});

test("a short name takes one line, an empty cell too, a long one as many as it needs", () => {
  expect(linesIn("", 100, 12)).toBe(1);
  expect(linesIn("Bears", 100, 12)).toBe(1);
  expect(linesIn("长".repeat(16), 100, 12)).toBeGreaterThanOrEqual(3);
  expect(linesIn("one\ntwo", 100, 12)).toBe(2);
});

test("a longer text, a narrower cell or larger letters never take fewer lines", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 200 }),
      fc.integer({ min: 20, max: 400 }),
      fc.integer({ min: 8, max: 20 }),
      (text, width, size) => {
        const lines = linesIn(text, width, size);
        expect(linesIn(`${text}长`, width, size)).toBeGreaterThanOrEqual(lines);
        expect(linesIn(text, width + 10, size)).toBeLessThanOrEqual(lines);
        expect(heightOf(lines, size)).toBeGreaterThan(lines * size);
      }
    )
  );
});
