import { BOARD_COLUMNS, RESULTS_WORDS } from "../../src/locales/resultsWords";
import { lostHeadingFindings } from "../../src/workbook/lostHeadings";
import { blockOf } from "./handMadeBook";

const { board: words } = RESULTS_WORDS["zh-CN"];
const findings = (scored: "teams" | "pairs", lost: readonly string[]) => {
  const heads = BOARD_COLUMNS.map((column) => (lost.includes(column) ? "—" : words[column]));
  return lostHeadingFindings({ scored, results: blockOf("成绩", "A4:L9", [heads]) });
};

test("each heading that results have lost is told by its names; without a table there is none to tell of", () => {
  expect(findings("teams", [])).toEqual([]);
  expect(findings("teams", ["remark"])).toMatchObject([
    {
      ...{ code: "headingMissing", weight: "note", place: { sheet: "成绩", cell: "A4" } },
      values: { text: expect.stringContaining("Remark") as string },
    },
  ]);
  expect(findings("teams", ["round", "table", "room", "contract", "by"])).toHaveLength(5);
  expect(lostHeadingFindings({ scored: "teams", results: null })).toEqual([]);
});

test("a pairs event has no rooms, and no event needs sections", () => {
  expect(findings("pairs", ["room", "section"])).toEqual([]);
  expect(findings("teams", ["section"])).toEqual([]);
});
