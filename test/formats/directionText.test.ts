import { parseDirection } from "../../src/formats/directionText";
import { DIRECTIONS } from "../../src/scoring/direction";

test.each([
  ["N", ["N", "n", "Ｎ", "North", "NORTH", " north ", "北", "北家"]],
  ["E", ["E", "east", "东", "東", "东家"]],
  ["S", ["S", "South", "南", "南家"]],
  ["W", ["W", "west", "西", "西家"]],
] as const)("%s is read from %j", (direction, texts) => {
  expect(texts.map(parseDirection)).toEqual(texts.map(() => direction));
});

test("every direction is read as it is written", () => {
  expect(DIRECTIONS.map(parseDirection)).toEqual(DIRECTIONS);
});

test.each(["", "NS", "N-S", "Nord", "中", "1", "NE"])("“%s” is no declarer", (text) => {
  expect(parseDirection(text)).toEqual({ problem: "declarer", values: { text } });
});
