import type { CellFormat, Rect } from "./grid";

/** The bounds, colours and icons of Excel's conditional formats, by the names of its API. */
export const CELL_VALUE_OPERATORS = [
  "Between",
  "NotBetween",
  "EqualTo",
  "NotEqualTo",
  "GreaterThan",
  "LessThan",
  "GreaterThanOrEqual",
  "LessThanOrEqual",
] as const;
export type CellValueOperator = (typeof CELL_VALUE_OPERATORS)[number];

export const TEXT_OPERATORS = ["Contains", "NotContains", "BeginsWith", "EndsWith"] as const;
export type TextOperator = (typeof TEXT_OPERATORS)[number];

export const TOP_BOTTOM_TYPES = ["TopItems", "TopPercent", "BottomItems", "BottomPercent"] as const;
type TopBottomType = (typeof TOP_BOTTOM_TYPES)[number];

export const PRESET_CRITERIA = [
  "Blanks",
  "NonBlanks",
  "Errors",
  "NonErrors",
  "Yesterday",
  "Today",
  "Tomorrow",
  "LastSevenDays",
  "LastWeek",
  "ThisWeek",
  "NextWeek",
  "LastMonth",
  "ThisMonth",
  "NextMonth",
  "AboveAverage",
  "BelowAverage",
  "EqualOrAboveAverage",
  "EqualOrBelowAverage",
  "OneStdDevAboveAverage",
  "OneStdDevBelowAverage",
  "TwoStdDevAboveAverage",
  "TwoStdDevBelowAverage",
  "ThreeStdDevAboveAverage",
  "ThreeStdDevBelowAverage",
  "UniqueValues",
  "DuplicateValues",
] as const;
export type PresetCriterion = (typeof PRESET_CRITERIA)[number];

/** From what a bound is counted. "Automatic" is a data bar's own choice. */
export const BOUND_TYPES = [
  "Automatic",
  "LowestValue",
  "HighestValue",
  "Number",
  "Percent",
  "Formula",
  "Percentile",
] as const;
export type BoundType = (typeof BOUND_TYPES)[number];

export interface Bound {
  readonly type: BoundType;
  /** A number or a formula as text; "" where the type needs none. */
  readonly formula: string;
}

export interface ColorPoint extends Bound {
  /** "#RRGGBB". */
  readonly color: string;
}

export const ICON_SETS = [
  "ThreeArrows",
  "ThreeArrowsGray",
  "ThreeFlags",
  "ThreeTrafficLights1",
  "ThreeTrafficLights2",
  "ThreeSigns",
  "ThreeSymbols",
  "ThreeSymbols2",
  "FourArrows",
  "FourArrowsGray",
  "FourRedToBlack",
  "FourRating",
  "FourTrafficLights",
  "FiveArrows",
  "FiveArrowsGray",
  "FiveRating",
  "FiveQuarters",
  "ThreeStars",
  "ThreeTriangles",
  "FiveBoxes",
] as const;
export type IconSet = (typeof ICON_SETS)[number];

/** How many icons a set has. */
export const iconCount = (set: IconSet): number =>
  set.startsWith("Three") ? 3 : set.startsWith("Four") ? 4 : 5;

export interface Icon {
  readonly set: IconSet;
  /** From 0, the icon of the lowest values. */
  readonly index: number;
}

export interface IconCriterion extends Bound {
  readonly operator: "GreaterThan" | "GreaterThanOrEqual";
  readonly customIcon: Icon | null;
}

/**
 * When cells are formatted, or how bars, colours and icons show their values. Rules that have not been
 * given their condition yet have null in its place and format nothing.
 */
export type ConditionalRule =
  | {
      readonly type: "CellValue";
      readonly operator: CellValueOperator | null;
      readonly formula1: string;
      readonly formula2: string;
    }
  | { readonly type: "Custom"; readonly formula: string }
  | { readonly type: "ContainsText"; readonly operator: TextOperator | null; readonly text: string }
  | { readonly type: "TopBottom"; readonly of: TopBottomType; readonly rank: number }
  | { readonly type: "PresetCriteria"; readonly criterion: PresetCriterion | null }
  | {
      readonly type: "ColorScale";
      readonly minimum: ColorPoint;
      readonly midpoint: ColorPoint | null;
      readonly maximum: ColorPoint;
    }
  | ({ readonly type: "DataBar" } & DataBar)
  | {
      readonly type: "IconSet";
      readonly style: IconSet;
      /** From the lowest values up; the first one's bound counts for nothing. */
      readonly criteria: readonly IconCriterion[];
      readonly reverseIconOrder: boolean;
      readonly showIconOnly: boolean;
    };

/** A data bar; colours are "#RRGGBB" or "" for none. */
export interface DataBar {
  readonly lower: Bound;
  readonly upper: Bound;
  readonly showDataBarOnly: boolean;
  readonly barDirection: "Context" | "LeftToRight" | "RightToLeft";
  readonly axisFormat: "Automatic" | "None" | "CellMidPoint";
  readonly axisColor: string;
  readonly fillColor: string;
  readonly borderColor: string;
  readonly gradientFill: boolean;
  readonly negativeFillColor: string;
  readonly negativeBorderColor: string;
  readonly matchPositiveFillColor: boolean;
  readonly matchPositiveBorderColor: boolean;
}

/** How cells look that meet a condition; what is absent stays as the cell has it. */
export type ConditionalLook = Partial<
  Pick<
    CellFormat,
    | "numberFormat"
    | "fill"
    | "fontColor"
    | "bold"
    | "italic"
    | "underline"
    | "strikethrough"
    | "borderTop"
    | "borderBottom"
    | "borderLeft"
    | "borderRight"
  >
>;

export interface ConditionalFormat {
  readonly id: string;
  /** Its formulas read from the first cell of the first of these. */
  readonly rects: readonly Rect[];
  readonly stopIfTrue: boolean;
  readonly rule: ConditionalRule;
  readonly look: ConditionalLook;
}

/** Formats that depend on what cells hold. */
export interface ConditionalFormatsGrid {
  /** A sheet's formats, the one that goes before all others first. */
  conditionalFormats(sheet: string): readonly ConditionalFormat[];
  /** Adds a format before all others. */
  addConditionalFormat(sheet: string, format: ConditionalFormat): void;
  /** Changes only what is given. */
  changeConditionalFormat(
    sheet: string,
    id: string,
    change: Partial<Omit<ConditionalFormat, "id">>
  ): void;
  removeConditionalFormat(sheet: string, id: string): void;
  /** Puts a format into another place among the sheet's formats. */
  moveConditionalFormat(sheet: string, id: string, place: number): void;
}

/** Does something with each formula of a rule, in the order they stand in. */
export function mapFormulas(
  rule: ConditionalRule,
  of: (formula: string) => string
): ConditionalRule {
  const map = (text: string) => (text.startsWith("=") ? of(text) : text);
  const inBound = <B extends Bound>(bound: B): B => ({ ...bound, formula: map(bound.formula) });
  switch (rule.type) {
    case "Custom":
      return { ...rule, formula: map(rule.formula) };
    case "CellValue":
      return { ...rule, formula1: map(rule.formula1), formula2: map(rule.formula2) };
    case "ContainsText":
      return { ...rule, text: map(rule.text) };
    case "ColorScale":
      return {
        ...rule,
        minimum: inBound(rule.minimum),
        midpoint: rule.midpoint && inBound(rule.midpoint),
        maximum: inBound(rule.maximum),
      };
    case "DataBar":
      return { ...rule, lower: inBound(rule.lower), upper: inBound(rule.upper) };
    case "IconSet":
      return { ...rule, criteria: rule.criteria.map(inBound) };
    default:
      return rule;
  }
}
