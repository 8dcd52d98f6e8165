import { withFrozenFormulas } from "../../src/workbook/frozenAreas";
import { areasNow } from "../../src/workbook/frozenCells";
import { blockOf } from "./handMadeBook";

test("a frozen event is read with the formulas it would have now, where rows came in meanwhile", () => {
  const place = { sheet: "Round 1", row: 1, column: 1, rows: 2, columns: 1 };
  const formula = "=DESK.VP([@IMPs],Event!$B$9)";
  const area = { ...place, name: "N1", formula, spill: false, values: [[12], [8]] };
  const references = [{ name: "N2", sheet: "Event", cells: "$B$9" }];
  const where = {
    names: new Map([
      ["n1", "='Round 1'!$B$4:$B$5"],
      ["n2", "=Event!$B$10"],
    ]),
    sheets: ["Event", "Round 1"],
  };
  const areas = areasNow({ language: "en", areas: [area], references, notices: [] }, where);
  const block = blockOf("Round 1", "A3:B5", [
    ["IMPs", "VP"],
    [5, 12],
    [-5, 8],
  ]);
  const due = "=DESK.VP([@IMPs],Event!$B$10)";
  expect(withFrozenFormulas(block, areas).formulas).toEqual([
    ["IMPs", "VP"],
    [5, due],
    [-5, due],
  ]);
});
