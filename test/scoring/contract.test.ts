import { overtricksLimits } from "../../src/scoring/contract";
import { contractFrom } from "../fixtures/law77";

test.each([
  ["1C", -7, 6],
  ["3NT", -9, 4],
  ["4S", -10, 3],
  ["7NT", -13, 0],
])("%s goes %d down at worst and makes %d over at best", (text, least, most) => {
  expect(overtricksLimits(contractFrom(text))).toEqual({ least, most });
});
