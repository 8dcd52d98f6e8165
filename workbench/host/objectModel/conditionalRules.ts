import { invalidArgument } from "../apiError";
import {
  type Bound,
  BOUND_TYPES,
  type BoundType,
  CELL_VALUE_OPERATORS,
  type ColorPoint,
  type ConditionalFormat,
  type ConditionalRule,
  type DataBar,
  type Icon,
  ICON_SETS,
  iconCount,
  type IconCriterion,
  type IconSet,
  PRESET_CRITERIA,
  TEXT_OPERATORS,
  TOP_BOTTOM_TYPES,
} from "../conditionalFormat";
import { HostObject } from "../hostObject";
import { parseColor } from "./color";
import { ConditionalRangeFormat, type Looking } from "./conditionalLook";

/** A conditional format whose rule can be read and set. */
interface Ruled extends Looking {
  readonly state: ConditionalFormat;
  change(change: Partial<Omit<ConditionalFormat, "id">>): void;
}

type RuleOf<T extends ConditionalRule["type"]> = Extract<ConditionalRule, { readonly type: T }>;

/** What Excel answers for a condition that was not set yet. */
const UNSET = "Invalid";

const NO_BOUND: Bound = { type: "Automatic", formula: "" };
/** Excel's own colours of new scales and bars. */
const [RED, YELLOW, GREEN, BLUE] = ["#F8696B", "#FFEB84", "#63BE7B", "#638EC6"] as const;

const NEW_RULES: readonly ConditionalRule[] = [
  { type: "CellValue", operator: null, formula1: "", formula2: "" },
  { type: "Custom", formula: "" },
  { type: "ContainsText", operator: null, text: "" },
  { type: "TopBottom", of: "TopItems", rank: 10 },
  { type: "PresetCriteria", criterion: null },
  {
    type: "ColorScale",
    minimum: { type: "LowestValue", formula: "", color: RED },
    midpoint: { type: "Percentile", formula: "50", color: YELLOW },
    maximum: { type: "HighestValue", formula: "", color: GREEN },
  },
  {
    type: "DataBar",
    lower: NO_BOUND,
    upper: NO_BOUND,
    showDataBarOnly: false,
    barDirection: "Context",
    axisFormat: "Automatic",
    axisColor: "#000000",
    fillColor: BLUE,
    borderColor: "",
    gradientFill: true,
    negativeFillColor: "#FF0000",
    negativeBorderColor: "",
    matchPositiveFillColor: false,
    matchPositiveBorderColor: true,
  },
  {
    type: "IconSet",
    style: "ThreeTrafficLights1",
    criteria: criteriaOf("ThreeTrafficLights1"),
    reverseIconOrder: false,
    showIconOnly: false,
  },
];

/** The rule of a conditional format that was just added. */
export function newRule(type: unknown): ConditionalRule {
  const rule = NEW_RULES.find((r) => r.type === type);
  if (!rule) throw invalidArgument();
  return rule;
}

/** The part of a conditional format that belongs to its type. */
abstract class Part<T extends ConditionalRule["type"]> extends HostObject {
  constructor(protected readonly of: Ruled) {
    super();
  }

  protected get rule(): RuleOf<T> {
    return this.of.state.rule as RuleOf<T>;
  }

  protected set(change: Partial<RuleOf<T>>) {
    this.of.change({ rule: { ...this.rule, ...change } });
  }
}

/** Parts whose cells get a look of their own. */
abstract class LookingPart<T extends ConditionalRule["type"]> extends Part<T> {
  get Format() {
    return new ConditionalRangeFormat(this.of);
  }
}

export class CellValuePart extends LookingPart<"CellValue"> {
  readonly className = "CellValueConditionalFormat";

  get Rule(): unknown {
    const { operator, formula1, formula2 } = this.rule;
    return { formula1, ...(formula2 === "" ? {} : { formula2 }), operator: operator ?? UNSET };
  }
  set Rule(rule: unknown) {
    const given = record(rule);
    const operator = oneOf(CELL_VALUE_OPERATORS, given.operator);
    const isPair = operator === "Between" || operator === "NotBetween";
    this.set({
      operator,
      formula1: formulaOf(given.formula1),
      formula2: isPair ? formulaOf(given.formula2) : "",
    });
  }
}

export class CustomPart extends LookingPart<"Custom"> {
  readonly className = "CustomConditionalFormat";

  get Rule() {
    return new FormulaRule(
      () => this.rule.formula,
      (formula) => this.set({ formula })
    );
  }
}

class FormulaRule extends HostObject {
  readonly className = "ConditionalFormatRule";

  constructor(
    private readonly read: () => string,
    private readonly write: (formula: string) => void
  ) {
    super();
  }

  get Formula(): unknown {
    return this.read();
  }
  set Formula(formula: unknown) {
    if (typeof formula !== "string" || !/^=./s.test(formula)) throw invalidArgument();
    this.write(formulaOf(formula));
  }

  get FormulaLocal(): unknown {
    return this.Formula;
  }
  set FormulaLocal(formula: unknown) {
    this.Formula = formula;
  }
}

export class TextPart extends LookingPart<"ContainsText"> {
  readonly className = "TextConditionalFormat";

  get Rule(): unknown {
    const { operator, text } = this.rule;
    return { operator: operator ?? UNSET, text };
  }
  set Rule(rule: unknown) {
    const given = record(rule);
    const text = formulaOf(given.text);
    this.set({ operator: oneOf(TEXT_OPERATORS, given.operator), text });
  }
}

const MOST_ITEMS = 1000;
const MOST_PERCENT = 100;

export class TopBottomPart extends LookingPart<"TopBottom"> {
  readonly className = "TopBottomConditionalFormat";

  get Rule(): unknown {
    const { of: type, rank } = this.rule;
    return { rank, type };
  }
  set Rule(rule: unknown) {
    const { type, rank } = record(rule);
    const of = oneOf(TOP_BOTTOM_TYPES, type);
    const most = of.endsWith("Percent") ? MOST_PERCENT : MOST_ITEMS;
    if (typeof rank !== "number" || !Number.isInteger(rank) || rank < 1 || rank > most)
      throw invalidArgument();
    this.set({ of, rank });
  }
}

export class PresetPart extends LookingPart<"PresetCriteria"> {
  readonly className = "PresetCriteriaConditionalFormat";

  get Rule(): unknown {
    return { criterion: this.rule.criterion ?? UNSET };
  }
  set Rule(rule: unknown) {
    this.set({ criterion: oneOf(PRESET_CRITERIA, record(rule).criterion) });
  }
}

export class ColorScalePart extends Part<"ColorScale"> {
  readonly className = "ColorScaleConditionalFormat";

  get ThreeColorScale() {
    return this.rule.midpoint !== null;
  }

  get Criteria(): unknown {
    const { minimum, midpoint, maximum } = this.rule;
    const shown = ({ formula, ...point }: ColorPoint) => ({
      ...point,
      formula: formula === "" ? null : formula,
    });
    return {
      minimum: shown(minimum),
      ...(midpoint ? { midpoint: shown(midpoint) } : {}),
      maximum: shown(maximum),
    };
  }
  set Criteria(criteria: unknown) {
    const { minimum, midpoint = null, maximum } = record(criteria);
    this.set({
      minimum: pointOf(minimum, "LowestValue"),
      midpoint: midpoint === null ? null : pointOf(midpoint),
      maximum: pointOf(maximum, "HighestValue"),
    });
  }
}

/** Only the lowest point of a scale is counted from the lowest value, only the highest from the highest. */
function pointOf(point: unknown, extreme?: BoundType): ColorPoint {
  const bound = boundOf(point);
  const isExtreme = bound.type === "LowestValue" || bound.type === "HighestValue";
  if (bound.type === "Automatic" || (isExtreme && bound.type !== extreme)) throw invalidArgument();
  return { ...bound, color: parseColor(record(point).color) };
}

const DIRECTIONS = ["Context", "LeftToRight", "RightToLeft"] as const;
const AXES = ["Automatic", "None", "CellMidPoint"] as const;

export class DataBarPart extends Part<"DataBar"> {
  readonly className = "DataBarConditionalFormat";

  get ShowDataBarOnly(): unknown {
    return this.rule.showDataBarOnly;
  }
  set ShowDataBarOnly(only: unknown) {
    this.set({ showDataBarOnly: Boolean(only) });
  }

  get BarDirection(): unknown {
    return this.rule.barDirection;
  }
  set BarDirection(direction: unknown) {
    this.set({ barDirection: oneOf(DIRECTIONS, direction) });
  }

  get AxisFormat(): unknown {
    return this.rule.axisFormat;
  }
  set AxisFormat(format: unknown) {
    this.set({ axisFormat: oneOf(AXES, format) });
  }

  get AxisColor(): unknown {
    return this.rule.axisColor;
  }
  set AxisColor(color: unknown) {
    this.set({ axisColor: colorOrNone(color) });
  }

  get LowerBoundRule(): unknown {
    return shownBound(this.rule.lower);
  }
  set LowerBoundRule(bound: unknown) {
    this.set({ lower: boundOf(bound) });
  }

  get UpperBoundRule(): unknown {
    return shownBound(this.rule.upper);
  }
  set UpperBoundRule(bound: unknown) {
    this.set({ upper: boundOf(bound) });
  }

  get PositiveFormat() {
    return new PositiveBar(this.bar, (change) => this.set(change));
  }

  get NegativeFormat() {
    return new NegativeBar(this.bar, (change) => this.set(change));
  }

  private readonly bar = (): DataBar => this.rule;
}

abstract class BarSide extends HostObject {
  constructor(
    protected readonly bar: () => DataBar,
    protected readonly set: (change: Partial<DataBar>) => void
  ) {
    super();
  }
}

class PositiveBar extends BarSide {
  readonly className = "ConditionalDataBarPositiveFormat";

  get FillColor(): unknown {
    return this.bar().fillColor;
  }
  set FillColor(color: unknown) {
    this.set({ fillColor: parseColor(color) });
  }

  get BorderColor(): unknown {
    return this.bar().borderColor;
  }
  set BorderColor(color: unknown) {
    this.set({ borderColor: colorOrNone(color) });
  }

  get GradientFill(): unknown {
    return this.bar().gradientFill;
  }
  set GradientFill(gradient: unknown) {
    this.set({ gradientFill: Boolean(gradient) });
  }
}

class NegativeBar extends BarSide {
  readonly className = "ConditionalDataBarNegativeFormat";

  get FillColor(): unknown {
    return this.bar().negativeFillColor;
  }
  set FillColor(color: unknown) {
    this.set({ negativeFillColor: parseColor(color), matchPositiveFillColor: false });
  }

  get BorderColor(): unknown {
    return this.bar().negativeBorderColor;
  }
  set BorderColor(color: unknown) {
    this.set({ negativeBorderColor: colorOrNone(color), matchPositiveBorderColor: false });
  }

  get MatchPositiveFillColor(): unknown {
    return this.bar().matchPositiveFillColor;
  }
  set MatchPositiveFillColor(match: unknown) {
    this.set({ matchPositiveFillColor: Boolean(match) });
  }

  get MatchPositiveBorderColor(): unknown {
    return this.bar().matchPositiveBorderColor;
  }
  set MatchPositiveBorderColor(match: unknown) {
    this.set({ matchPositiveBorderColor: Boolean(match) });
  }
}

export class IconSetPart extends Part<"IconSet"> {
  readonly className = "IconSetConditionalFormat";

  get Style(): unknown {
    return this.rule.style;
  }
  /** Another set starts with bounds of its own. */
  set Style(value: unknown) {
    const style = oneOf(ICON_SETS, value);
    this.set({ style, criteria: criteriaOf(style) });
  }

  get Criteria(): unknown {
    return this.rule.criteria;
  }
  set Criteria(criteria: unknown) {
    const { style, criteria: before } = this.rule;
    if (!Array.isArray(criteria) || criteria.length !== iconCount(style)) throw invalidArgument();
    this.set({
      criteria: criteria.map((criterion: unknown, i) =>
        i === 0 && before[0]
          ? { ...before[0], customIcon: iconOf(record(criterion).customIcon) }
          : iconCriterionOf(criterion)
      ),
    });
  }

  get ReverseIconOrder(): unknown {
    return this.rule.reverseIconOrder;
  }
  set ReverseIconOrder(reverse: unknown) {
    // Excel has no order to turn round among icons that were chosen one by one.
    if (this.rule.criteria.some(({ customIcon }) => customIcon)) throw invalidArgument();
    this.set({ reverseIconOrder: Boolean(reverse) });
  }

  get ShowIconOnly(): unknown {
    return this.rule.showIconOnly;
  }
  set ShowIconOnly(only: unknown) {
    this.set({ showIconOnly: Boolean(only) });
  }
}

/** Excel divides the values of a set evenly: 0, 33, 67 per cent for three icons. */
function criteriaOf(set: IconSet): IconCriterion[] {
  const count = iconCount(set);
  return Array.from({ length: count }, (_, i) => ({
    type: "Percent",
    formula: String(Math.round((100 * i) / count)),
    operator: "GreaterThanOrEqual",
    customIcon: null,
  }));
}

function iconCriterionOf(criterion: unknown): IconCriterion {
  const { operator, customIcon } = record(criterion);
  const bound = boundOf(criterion);
  if (["Automatic", "LowestValue", "HighestValue"].includes(bound.type)) throw invalidArgument();
  return {
    ...bound,
    operator: oneOf(["GreaterThan", "GreaterThanOrEqual"], operator),
    customIcon: iconOf(customIcon),
  };
}

function iconOf(icon: unknown): Icon | null {
  if (icon === null || icon === undefined) return null;
  const { set: name, index } = record(icon);
  const set = oneOf(ICON_SETS, name);
  const known = Array.from({ length: iconCount(set) }, (_, i) => i);
  return { set, index: oneOf(known, index) };
}

/** Types that are counted from a number or a formula. */
const COUNTED: readonly BoundType[] = ["Number", "Percent", "Percentile", "Formula"];

function boundOf(bound: unknown): Bound {
  const { type, formula } = record(bound);
  const known = oneOf(BOUND_TYPES, type);
  return { type: known, formula: COUNTED.includes(known) ? formulaOf(formula) : "" };
}

const shownBound = ({ type, formula }: Bound) => ({
  type,
  formula: formula === "" ? null : formula,
});

/** Excel takes none of an add-in's own functions in a conditional format. */
const CUSTOM_FUNCTION = /\bDESK\.[A-Z]/i;

function formulaOf(value: unknown): string {
  const formula = typeof value === "number" ? String(value) : value;
  if (typeof formula !== "string" || formula === "" || CUSTOM_FUNCTION.test(formula))
    throw invalidArgument();
  return formula;
}

const colorOrNone = (color: unknown) => (color === "" ? "" : parseColor(color));

function oneOf<T>(values: readonly T[], value: unknown): T {
  const found = values.find((v) => v === value);
  if (found === undefined) throw invalidArgument();
  return found;
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw invalidArgument();
  return value as Record<string, unknown>;
}
