import type { IStyleBase } from "@univerjs/core";
import {
  CFNumberOperator,
  CFRuleType,
  CFSubRuleType,
  CFValueType,
  type IConditionalFormattingRuleConfig,
  type IConditionFormattingRule,
  type IIconSetType,
  type IValueConfig,
} from "@univerjs/sheets-conditional-formatting";
import {
  type Bound,
  type ConditionalFormat,
  type ConditionalLook,
  type ConditionalRule,
  type Icon,
  iconCount,
  type IconSet,
} from "../host/conditionalFormat";
import type { Rect } from "../host/grid";
import { styleOf } from "./cellStyle";
import { conditionalTest, valuesOf } from "./conditionalTest";
import { rangeOf } from "./univerBook";

/** A rule of Univer's with what Excel knows of it besides. */
export type KeptRule = IConditionFormattingRule<
  IConditionalFormattingRuleConfig & { excel: Excels }
>;
interface Excels {
  readonly rule: ConditionalRule;
  readonly look: ConditionalLook;
}

/** A format as Univer keeps and draws it, over the cells that exist. */
export function keptRule(format: ConditionalFormat, areas: readonly Rect[]): KeptRule {
  const rects = [...areas].sort((a, b) => a.row - b.row || a.column - b.column);
  const { id, stopIfTrue, rule, look } = format;
  return {
    cfId: id,
    stopIfTrue,
    ranges: rects.map(rangeOf),
    rule: { ...drawnRule(format, rects), excel: { rule, look } },
  };
}

function drawnRule(
  { rule, look }: ConditionalFormat,
  rects: readonly Rect[]
): IConditionalFormattingRuleConfig {
  switch (rule.type) {
    case "ColorScale": {
      const points = [rule.minimum, rule.midpoint, rule.maximum].filter((point) => point !== null);
      const config = points.map((point, index) => ({
        index,
        color: point.color,
        value: drawnBound(point, rects),
      }));
      return { type: CFRuleType.colorScale, config };
    }
    case "DataBar": {
      const { lower, upper, matchPositiveFillColor, fillColor, negativeFillColor } = rule;
      return {
        type: CFRuleType.dataBar,
        isShowValue: !rule.showDataBarOnly,
        config: {
          min: drawnBound(lower, rects, "MIN"),
          max: drawnBound(upper, rects, "MAX"),
          isGradient: rule.gradientFill,
          positiveColor: fillColor,
          nativeColor: matchPositiveFillColor ? fillColor : negativeFillColor,
        },
      };
    }
    case "IconSet": {
      // Univer goes from the highest values down.
      const config = rule.criteria
        .map((criterion, index, { length }) => ({
          operator:
            criterion.operator === "GreaterThan"
              ? CFNumberOperator.greaterThan
              : CFNumberOperator.greaterThanOrEqual,
          value: drawnBound(criterion, rects),
          ...drawnIcon(
            criterion.customIcon ?? {
              set: rule.style,
              index: rule.reverseIconOrder ? length - 1 - index : index,
            }
          ),
        }))
        .reverse();
      return { type: CFRuleType.iconSet, isShowValue: !rule.showIconOnly, config };
    }
    default:
      return {
        type: CFRuleType.highlightCell,
        subType: CFSubRuleType.formula,
        value: conditionalTest(rule, rects) ?? "=FALSE",
        style: styleOf(look) as IStyleBase,
      };
  }
}

/** Univer's own lowest and highest values do not see spilled ones, and know no highest below 0. */
function drawnBound(
  { type, formula }: Bound,
  rects: readonly Rect[],
  automatic: "MIN" | "MAX" = "MIN"
): IValueConfig {
  const values = valuesOf(rects);
  const calculated = (value: string): IValueConfig => ({ type: CFValueType.formula, value });
  const of = formula.replace(/^=/, "");
  switch (type) {
    case "Automatic":
      return calculated(`=${automatic}(0,${values})`);
    case "LowestValue":
      return calculated(`=MIN(${values})`);
    case "HighestValue":
      return calculated(`=MAX(${values})`);
    case "Percent":
      return calculated(`=MIN(${values})+(MAX(${values})-MIN(${values}))*(${of})/100`);
    case "Percentile":
      return calculated(`=PERCENTILE.INC(${values},(${of})/100)`);
    default:
      return Number.isNaN(Number(of))
        ? calculated(`=${of}`)
        : { type: CFValueType.num, value: Number(of) };
  }
}

const DIGITS: Readonly<Record<string, string>> = { Three: "3", Four: "4", Five: "5" };

/** Univer counts a set's icons from the one of the highest values. */
const drawnIcon = ({ set, index }: Icon) => ({
  iconType: drawnSet(set),
  iconId: String(iconCount(set) - 1 - index),
});

const drawnSet = (set: IconSet) =>
  set.replace(/^(?:Three|Four|Five)/, (word) => DIGITS[word] ?? word) as IIconSetType;
