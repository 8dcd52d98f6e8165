import type { CellValue, Rect } from "./grid";

/** What a rule of data validation asks of a cell's value, as Excel names it; "None" asks nothing. */
export const VALIDATION_TYPES = [
  "None",
  "WholeNumber",
  "Decimal",
  "List",
  "Date",
  "Time",
  "TextLength",
  "Custom",
] as const;
export type ValidationType = (typeof VALIDATION_TYPES)[number];

export const VALIDATION_OPERATORS = [
  "Between",
  "NotBetween",
  "EqualTo",
  "NotEqualTo",
  "GreaterThan",
  "LessThan",
  "GreaterThanOrEqualTo",
  "LessThanOrEqualTo",
] as const;
export type ValidationOperator = (typeof VALIDATION_OPERATORS)[number];

export const ALERT_STYLES = ["Stop", "Warning", "Information"] as const;
export type AlertStyle = (typeof ALERT_STYLES)[number];

/** What a person is told who types something else. */
export interface ErrorAlert {
  readonly style: AlertStyle;
  readonly title: string;
  readonly message: string;
  readonly showAlert: boolean;
}

/** What a person is told who selects the cell. */
export interface Prompt {
  readonly title: string;
  readonly message: string;
  readonly showPrompt: boolean;
}

/** A rule of data validation. */
export interface Validation {
  readonly type: ValidationType;
  readonly operator: ValidationOperator;
  /**
   * With its "=", as it reads from the first cell of the rectangle asked for; for a list of texts the texts between
   * commas, without "=".
   */
  readonly formula1: string;
  /** The upper bound of "Between" and "NotBetween", else "". */
  readonly formula2: string;
  readonly inCellDropDown: boolean;
  readonly ignoreBlanks: boolean;
  readonly errorAlert: ErrorAlert;
  readonly prompt: Prompt;
}

/** No rule at all: what a cell has that was never given one. */
export const NO_VALIDATION: Validation = {
  type: "None",
  operator: "Between",
  formula1: "",
  formula2: "",
  inCellDropDown: true,
  ignoreBlanks: true,
  errorAlert: { style: "Stop", title: "", message: "", showAlert: true },
  prompt: { title: "", message: "", showPrompt: true },
};

/** A rule and the cells within a rectangle that have it. */
export interface ValidatedCells {
  readonly validation: Validation;
  readonly rects: readonly Rect[];
}

/** A person typed what a rule does not accept. */
export interface RefusedEntry {
  readonly alert: ErrorAlert;
  /** "Stop" takes the entry back, the others let it stand. */
  readonly stands: boolean;
}

/** Rules for what people type. What an add-in writes is never refused. */
export interface ValidationGrid {
  /** The rules within a rectangle; cells without a rule are in none of them. */
  validations(sheet: string, rect: Rect): readonly ValidatedCells[];
  /** Gives all cells of a rectangle a rule, or takes their rules away. */
  setValidation(sheet: string, rect: Rect, validation: Validation | null): void;
  /** The cells within a rectangle, from its first, whose values their rules do not accept. */
  invalidCells(sheet: string, rect: Rect): readonly Rect[];
  /** The listener is told when somebody types what is not accepted and an alert is to be shown. */
  onRefusedEntry(listener: (entry: RefusedEntry) => void): void;
}

/** What a rule compares a value with, calculated for the cell; undefined when it was not. */
export interface Operands {
  readonly first: CellValue | undefined;
  readonly second: CellValue | undefined;
  /** The values of a list that is a range, a name or a formula. */
  readonly list: readonly CellValue[];
}

/** Whether a rule accepts what a cell holds, as Excel judges it. */
export function accepts(
  { type, operator, formula1, ignoreBlanks }: Validation,
  value: CellValue,
  { first, second, list }: Operands
): boolean {
  if (type === "None") return true;
  if (value === null || value === "") return ignoreBlanks;
  if (type === "List") return isListed(value, formula1, list);
  const isPair = operator === "Between" || operator === "NotBetween";
  // Excel: a rule that ignores blanks accepts everything while a cell it refers to is empty.
  const missing = first === null || (isPair && type !== "Custom" && second === null);
  if (missing && ignoreBlanks) return true;
  if (type === "Custom") return first === true || (typeof first === "number" && first !== 0);
  const measured = measure(type, value);
  const low = boundOf(first);
  const high = isPair ? boundOf(second) : 0;
  if (measured === null || low === null || high === null) return false;
  return COMPARE[operator](measured, low, high);
}

const ERROR = /^#(?:[A-Z/0]+[!?]|N\/A)$/;

/** The number a rule compares; null where the value has none. */
function measure(type: ValidationType, value: string | number | boolean): number | null {
  if (typeof value === "string" && ERROR.test(value)) return null;
  if (type === "TextLength")
    return (typeof value === "boolean" ? String(value) : `${value}`).length;
  if (typeof value !== "number") return null;
  if (type === "WholeNumber" && !Number.isInteger(value)) return null;
  if (type === "Date" && value < 0) return null;
  if (type === "Time" && (value < 0 || value >= 1)) return null;
  return value;
}

const boundOf = (operand: CellValue | undefined): number | null =>
  typeof operand === "number" ? operand : operand === null ? 0 : null;

const COMPARE: Readonly<
  Record<ValidationOperator, (value: number, low: number, high: number) => boolean>
> = {
  Between: (value, low, high) => value >= low && value <= high,
  NotBetween: (value, low, high) => value < low || value > high,
  EqualTo: (value, bound) => value === bound,
  NotEqualTo: (value, bound) => value !== bound,
  GreaterThan: (value, bound) => value > bound,
  LessThan: (value, bound) => value < bound,
  GreaterThanOrEqualTo: (value, bound) => value >= bound,
  LessThanOrEqualTo: (value, bound) => value <= bound,
};

/** Excel compares with a list of texts letter by letter, with a list in cells without regard to case. */
function isListed(
  value: string | number | boolean,
  formula1: string,
  list: readonly CellValue[]
): boolean {
  const text = typeof value === "boolean" ? String(value).toUpperCase() : String(value);
  if (!formula1.startsWith("=")) return listedTexts(formula1).includes(text);
  return list.some((item) =>
    typeof item === "string" && typeof value === "string"
      ? item.toLowerCase() === value.toLowerCase()
      : item === value
  );
}

/** The texts of a list that is written out, without the blanks around them. */
export const listedTexts = (source: string): string[] =>
  source.split(",").map((text) => text.trim());
