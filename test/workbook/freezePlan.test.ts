import { frozenContents } from "../../src/workbook/freezePlan";

test("an error on purpose stays one when it is frozen: a text would be drawn as a zero in a chart", () => {
  const values = [["#N/A", "#N/A", "1-2", "", 7, true]];
  const types = [["Error", "String", "String", "Empty", "Double", "Boolean"]];
  expect(frozenContents({ values }, types)).toEqual([["#N/A", "'#N/A", "'1-2", "", 7, true]]);
});
