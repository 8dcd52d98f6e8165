import { LOCALES } from "../../src/locales/locale";
import { VERIFY_TEXTS } from "../../src/locales/verifyTexts";
import { billOf } from "../../src/workbook/verificationSheet";

test.each(LOCALES)("what could not be worked out anew is no clean bill (%s)", (locale) => {
  const { clean } = VERIFY_TEXTS[locale];
  expect(billOf(locale, { differences: [], unchecked: [] })).toBe(clean);
  const bill = billOf(locale, { differences: [], unchecked: ["Round 1", "Round 2"] });
  expect(bill).not.toContain(clean);
  expect(bill).toContain("2");
});
