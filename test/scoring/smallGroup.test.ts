import { groupMethod, groupPercentage } from "../../src/scoring/smallGroup";

test("by the WBF rule small groups get percentages, but three are scaled where they are the most", () => {
  const method = (size: number, largest: number) =>
    groupMethod({ size, largest, expected: 13 }, "WBF");
  expect([1, 2, 3, 4].map((size) => method(size, 8))).toEqual([
    "percentages",
    "percentages",
    "percentages",
    "neuberg",
  ]);
  expect(method(3, 3)).toBe("neuberg");
  expect(method(2, 2)).toBe("percentages");
});

test("by the EBU rule a group gets percentages only while it is a third of the field or less", () => {
  const method = (size: number, expected: number) =>
    groupMethod({ size, largest: expected - size, expected }, "EBU");
  expect([method(2, 5), method(2, 6)]).toEqual(["neuberg", "percentages"]);
  expect([method(3, 8), method(3, 9)]).toEqual(["neuberg", "percentages"]);
  expect(method(4, 40)).toBe("neuberg");
});

test("by the EBU rule one result is no group", () => {
  expect(groupMethod({ size: 1, largest: 9, expected: 10 }, "EBU")).toBe("none");
});

test("three results get 70, 60 and 50 %, two 65 and 55 %, one 60 %", () => {
  expect([4, 2, 0].map((one) => groupPercentage(one, 3))).toEqual([70, 60, 50]);
  expect([2, 0].map((one) => groupPercentage(one, 2))).toEqual([65, 55]);
  expect(groupPercentage(0, 1)).toBe(60);
});

test("ties share: 60-60 of two, 65-65-50 or three times 60 of three", () => {
  expect(groupPercentage(1, 2)).toBe(60);
  expect([3, 3, 0].map((one) => groupPercentage(one, 3))).toEqual([65, 65, 50]);
  expect(groupPercentage(2, 3)).toBe(60);
});
