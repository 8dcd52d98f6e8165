import { clockwise, DIRECTIONS, sideOf } from "../../src/scoring/direction";

test("the call goes round clockwise: North, East, South, West", () => {
  expect([0, 1, 2, 3, 4, 7].map((places) => clockwise("N", places)).join("")).toBe("NESWNW");
  expect(clockwise("W", 1)).toBe("N");
});

test("North and South are one side, East and West the other", () => {
  expect(DIRECTIONS.map(sideOf)).toEqual(["NS", "EW", "NS", "EW"]);
});

test("partners sit opposite", () => {
  for (const one of DIRECTIONS) expect(sideOf(clockwise(one, 2))).toBe(sideOf(one));
});
