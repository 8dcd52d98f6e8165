import { acblVps } from "../../src/scoring/acblScale";

test("in 7 boards a win by 4 IMPs is 12-8 on the 20 scale and 21-9 on the 30 scale", () => {
  expect(acblVps("ACBL20", 7)[4]).toBe(12);
  expect(acblVps("ACBL30", 7)[4]).toBe(21);
});

test("6, 7 and 8 boards have one table, 9, 10 and 11 another", () => {
  for (const scale of ["ACBL20", "ACBL30"] as const) {
    for (const boards of [6, 7, 8]) expect(acblVps(scale, boards)).toHaveLength(29);
    for (const boards of [9, 10, 11]) expect(acblVps(scale, boards)).toHaveLength(37);
  }
});

test("the smallest win on the 30 scale jumps to 18", () => {
  expect(acblVps("ACBL30", 9).slice(0, 5)).toEqual([15, 18, 19, 20, 20]);
});

test("each number of VPs begins at its printed margin", () => {
  const long = acblVps("ACBL20", 10);
  expect([0, 1, 3, 6, 10, 14, 18, 22, 26, 31, 36].map((margin) => long[margin])).toEqual([
    10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
  ]);
  expect([2, 5, 9, 13, 17, 21, 25, 30, 35].map((margin) => long[margin])).toEqual([
    11, 12, 13, 14, 15, 16, 17, 18, 19,
  ]);
  const short = acblVps("ACBL30", 6);
  expect([5, 7, 9, 11, 14, 17, 20, 24, 28].map((margin) => short[margin])).toEqual([
    22, 23, 24, 25, 26, 27, 28, 29, 30,
  ]);
});
