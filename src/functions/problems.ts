import type { CellCode, Problem } from "../basics/problem";
import { type Locale, pickLocale } from "../locales/locale";
import { problems as en } from "../locales/problems/en";
import { problems as zhCN } from "../locales/problems/zh-CN";
import { problems as zhTW } from "../locales/problems/zh-TW";
import { sentence } from "../locales/sentence";
import { type Address, cellName } from "../workbook/address";
import type { PlacedProblem } from "../workbook/placedProblem";

const SENTENCES: Record<Locale, Record<CellCode, string>> = {
  en,
  "zh-CN": zhCN,
  "zh-TW": zhTW,
};

/** What a function gives for one cell; "" leaves the cell blank. */
export type Result = number | string | PlacedProblem;

/** Says which argument is wrong. */
export function about(argument: number, found: Problem): PlacedProblem {
  return { ...found, argument };
}

/** The error that Excel shows for a problem, in the words of the director's language. */
export function errorOf(
  found: PlacedProblem,
  addresses: readonly (Address | null)[]
): CustomFunctions.Error {
  // A test of the built functions holds that no other problem can get here.
  const text = sentence(SENTENCES[displayLocale()][found.problem as CellCode], found.values);
  const address = found.place ? addresses[found.place.argument] : null;
  const cell = address && found.place && cellName(address, found.place.row, found.place.column);
  return new CustomFunctions.Error(
    found.problem === "sizes"
      ? CustomFunctions.ErrorCode.notAvailable // as Excel itself answers ranges of unequal size
      : CustomFunctions.ErrorCode.invalidValue,
    cell ? `${cell}: ${text}` : text
  );
}

/** The language in which Excel shows itself to this director. */
export function displayLocale(): Locale {
  return pickLocale(Office.context.displayLanguage);
}
