import { LOCALES } from "../../src/locales/locale";
import { VERIFY_TEXTS } from "../../src/locales/verifyTexts";
import { BUTLER_SORTS } from "../../src/workbook/butlerTable";
import { bookOf } from "../../src/workbook/bookOf";
import { optionsText } from "../../src/workbook/makeButler";
import { optionsLooked } from "../../src/workbook/verifyButlers";
import { blockOf, bookWith } from "./handMadeBook";

const { facts } = bookOf(bookWith());
const asked = (sort: (typeof BUTLER_SORTS)[number], ranked: boolean) => ({
  plan: { sort, ranked, byRound: false },
});
/** What is wrong with what the sheet says, beside what its lists ask for. */
const wrong = (told: string, ...lists: ReturnType<typeof asked>[]) =>
  optionsLooked(
    { butlerTold: blockOf("Butler", "A3", [[told]]), texts: VERIFY_TEXTS.en, facts },
    lists
  ).differences.map(({ what, place, shown, due }) => [what, place?.cell, shown, due]);

test("the sheet of Butlers must say what its formulas ask for, in whatever language", () => {
  for (const sort of BUTLER_SORTS)
    for (const ranked of [true, false]) {
      const one = asked(sort, ranked);
      for (const locale of LOCALES)
        expect(wrong(optionsText(one.plan, { ...facts, locale }), one, one)).toEqual([]);
    }
});

test("another order, or ranks that nobody sees, are told with what is due", () => {
  const told = "by XIMP; without ranks: pairs have not met the same opponents";
  const what = "Butler: how the lists were asked for";
  expect(wrong(told, asked("XIMP", false))).toEqual([]);
  expect(wrong(told, asked("BUTLER", false))).toEqual([
    [what, "A3", told, "by Butler; without ranks: pairs have not met the same opponents"],
  ]);
  expect(wrong(told, asked("XIMP", true))).toHaveLength(1);
  expect(wrong("", asked("XIMP", false))).toHaveLength(1);
  // Once for the sheet, also where one list alone was changed.
  expect(wrong(told, asked("XIMP", false), asked("TEAM", false))).toHaveLength(1);
});

test("where no list stands on the sheet nothing is said of how it was asked for", () => {
  expect(wrong("by XIMP")).toEqual([]);
});
