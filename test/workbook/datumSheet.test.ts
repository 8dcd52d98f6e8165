import { matchFormulas } from "../../src/workbook/datumSheet";

test("XIMPs of weighted scores are summed as by hand, so that no team wins by a rest of binary fractions", () => {
  const match = { table: 1, home: 1, away: 2, first: 1, boards: 3 };
  const { openXimp, closedXimp, difference } = matchFormulas(4, match, { first: 10, last: 20 });
  // 0.1 + 0.2 − 0.3 of a sheet is not 0 before it is rounded.
  for (const formula of [openXimp, closedXimp, difference])
    expect(formula).toMatch(/^=IF\([^,]+,"",ROUND\(.+,6\)\)$/);
});
