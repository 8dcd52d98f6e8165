import { bookTables } from "../../src/workbook/bookTables";
import { typedResults } from "../../src/workbook/typedResults";
import type { Locale } from "../../src/locales/locale";
import {
  bookWith,
  bye,
  byFormula,
  changed,
  match,
  played,
  round,
  type Typed,
} from "./handMadeBook";

function typed(rows: Typed[][], locale: Locale = "en"): string {
  return typedResults(bookTables(bookWith({ rounds: [rows] })).rounds.get(1)!, locale);
}

const sides = { Table: 1, "Home no.": 1, "Away no.": 4 };

test("IMPs that were typed can be typed again; what formulas gave is left to them", () => {
  expect(
    typed(round(played(1, 1, 4, [20, 12], 12.61), played(2, 3, 2, [10, 10], 10), bye(5)))
  ).toBe("1–4 20:12 IMP; 3–2 10:10 IMP");
  expect(typed(round(match(sides), bye(5)))).toBe("");
});

test("a score corrected by the director, penalties and notes go with a round, not without a word", () => {
  const row = match({
    ...{ ...sides, "Home IMPs": 20, "Away IMPs": 12, Result: "assigned" },
    ...{ "Home VP": byFormula(8), "Home adjusted": 8, "Away adjusted": 9.5 },
    ...{ "Away penalty": 1, Note: "slow play" },
  });
  expect(typed(round(row))).toBe(
    "1–4 20:12 IMP, assigned, Home adjusted: 8, Away adjusted: 9.5, Away penalty: 1, Note: slow play"
  );
});

test("margins, VPs typed over their formula and a bye's adjusted VPs are told, in the event's language", () => {
  const margins = round(match({ ...sides, "Home VP": 11, "Away VP": 9 })).map((line, i) => [
    ...line,
    i === 0 ? "Margin" : -7,
  ]);
  expect(typed(margins, "zh-CN")).toBe("1–4 IMP 差：-7、11:9 VP");
  const out = changed(round(bye(5)), ["Home no.", 5], "Home adjusted", 14);
  expect(typed(out)).toBe("5 Home adjusted: 14");
});

test("also what cannot be understood is told, because its sheet goes", () => {
  const row = match({ ...sides, "Home IMPs": 20, "Away IMPs": null, Result: "rained off" });
  expect(typed(round(row))).toBe("1–4 20: IMP, rained off");
});
