import type { SheetWords } from "../locales/sheetWords";

/** What may be typed into a cell. A list is made of words without commas, or names cells. */
export type CellRule =
  | { readonly kind: "whole"; readonly least: number; readonly most: number }
  | { readonly kind: "number"; readonly least: number; readonly most: number }
  | { readonly kind: "list"; readonly source: string };

/** Larger than anything an event counts. */
const MOST = 1_000_000;

/** A whole number that counts from `least`. */
export function wholeFrom(least: number, most = MOST): CellRule {
  return { kind: "whole", least, most };
}

/** A number, from `least` on. */
export function numberFrom(least: number): CellRule {
  return { kind: "number", least, most: MOST };
}

/** Any number. */
export const ANY_NUMBER: CellRule = { kind: "number", least: -MOST, most: MOST };

/** One of some words. */
export function listOf(words: readonly string[]): CellRule {
  return { kind: "list", source: words.join(",") };
}

/** One of the words in some cells, named by a formula. */
export function listIn(formula: string): CellRule {
  return { kind: "list", source: formula };
}

/** Holds people to a rule, and tells them what is accepted. */
export function holdTo(range: Excel.Range, rule: CellRule, title: string, words: SheetWords): void {
  const { dataValidation } = range;
  dataValidation.rule = excelRule(rule);
  dataValidation.errorAlert = {
    showAlert: true,
    style: Excel.DataValidationAlertStyle.stop,
    title,
    message: accepted(rule, words),
  };
}

function excelRule(rule: CellRule): Excel.DataValidationRule {
  if (rule.kind === "list") return { list: { inCellDropDown: true, source: rule.source } };
  const bounds = {
    formula1: rule.least,
    formula2: rule.most,
    operator: Excel.DataValidationOperator.between,
  };
  return rule.kind === "whole" ? { wholeNumber: bounds } : { decimal: bounds };
}

function accepted(rule: CellRule, { accepts }: SheetWords): string {
  if (rule.kind === "list") return accepts.choice;
  if (rule.kind === "whole")
    return rule.least < 0
      ? accepts.anyWhole
      : rule.least === 0
        ? accepts.wholeFrom0
        : accepts.whole;
  return rule.least < 0 ? accepts.number : accepts.numberFrom0;
}
