import { bookTables } from "../../src/workbook/bookTables";
import { handChanges, snapshotOf } from "../../src/workbook/handChanges";
import { penaltyContent } from "../../src/workbook/matchPenalties";
import { aboutOf } from "../../src/workbook/verifyLines";
import { LOCALES } from "../../src/locales/locale";
import { SCORE_WORDS } from "../../src/locales/scoreWords";
import { blockOf, bookWith, bye, type Lines, match, played, round } from "./handMadeBook";

const ROUND = round(played(1, 1, 4, [20, 12], 12.61), played(2, 3, 2, [10, 10], 10), bye(5));
const OPEN = round(match({ Table: 1, "Home no.": 1, "Away no.": 4 }), bye(5));

const matches = (penalties: readonly (number | string)[]): Lines => [
  ["Table", "Home", "Home penalty IMP", "Away penalty IMP"],
  [1, "North", penalties[0]!, penalties[1]!],
  [2, "South", penalties[2] ?? "", penalties[3] ?? ""],
];

const scoring = (unit: number, teams: string): Lines => [
  ["Setting", "Value", "Meaning"],
  ["Teams scored by", teams, ""],
  ["Datum rounded to", unit, ""],
];

function tablesOf(lines: Lines, settings: Lines | null, rounds = ROUND) {
  return bookTables(
    bookWith({
      rounds: [rounds],
      blocks: {
        matches: new Map([[1, blockOf("Datum 1", "A4:D6", lines)]]),
        scoring: settings && blockOf("Results", "N4:P6", settings),
      },
    })
  );
}

const changed = (before: ReturnType<typeof tablesOf>, after: ReturnType<typeof tablesOf>) =>
  handChanges(snapshotOf(before), after, "en").map(({ what, place, round, before, after }) => [
    ...[what, place?.sheet, place?.cell, round, before, after],
  ]);

test("a penalty typed after the result of its match is a change, and so is one that is taken away", () => {
  const [none, some] = [matches(["", ""]), matches(["", 3, 1, ""])].map((all) =>
    tablesOf(all, null)
  ) as [ReturnType<typeof tablesOf>, ReturnType<typeof tablesOf>];
  expect(changed(none, some)).toEqual([
    ["Datum 1, 1: Away penalty IMP", "Datum 1", "D5", 1, "", "3"],
    ["Datum 1, 2: Home penalty IMP", "Datum 1", "C6", 1, "", "1"],
  ]);
  expect(changed(some, none).map((line) => line.slice(4))).toEqual([
    ["3", ""],
    ["1", ""],
  ]);
  expect(changed(some, some)).toEqual([]);
});

test("a penalty that comes with the first result is none", () => {
  expect(
    changed(tablesOf(matches(["", ""]), null, OPEN), tablesOf(matches([2, ""]), null, OPEN))
  ).toEqual([]);
});

test("a setting of scoring that is changed once a step has seen it is a change; that it came is none", () => {
  const of = (settings: Lines | null) => tablesOf(matches(["", ""]), settings);
  expect(changed(of(null), of(scoring(10, "IMP")))).toEqual([]);
  expect(changed(of(scoring(10, "IMP")), of(scoring(1, "board-a-match")))).toEqual([
    ["Results: Teams scored by", "Results", "O5", null, "IMP", "board-a-match"],
    ["Results: Datum rounded to", "Results", "O6", null, "10", "1"],
  ]);
});

test.each(LOCALES)(
  "a line of the log about a board is known to be of whoever met there (%s)",
  (locale) => {
    const numbersAt = (round: number, table: number) => [10 * round, table];
    const { results, datum } = SCORE_WORDS[locale].sheets;
    const sign = locale === "en" ? [", ", ": "] : [" ", "："];
    const about = (detail: string) => aboutOf("byHand", 2, detail, ["", ""], numbersAt);
    const found = { kind: "match", numbers: [20, 3], column: null };
    expect(about(`${results}${sign[0]}2 · 3 · open · 12${sign[1]}x`)).toEqual(found);
    expect(about(`${datum.replace("{round}", "2")}${sign[0]}3${sign[1]}x`)).toEqual(found);
    expect(about(`${results} 2`)).toBeNull();
  }
);

test("on a sheet made anew a penalty stands as it was typed: numbers as numbers, and no text is a formula", () => {
  expect(["3", "2.5", "", "=1+1", "3 IMP"].map(penaltyContent)).toEqual([
    ...[3, 2.5, "", "'=1+1", "'3 IMP"],
  ]);
});
