import {
  generateRandomId,
  type IDisposable,
  type IMutationInfo,
  InterceptorEffectEnum,
  type IStyleBase,
  type IStyleData,
  Tools,
} from "@univerjs/core";
import { INTERCEPTOR_POINT, SheetInterceptorService } from "@univerjs/sheets";
import {
  AddConditionalRuleMutation,
  CFNumberOperator,
  CFRuleType,
  CFSubRuleType,
  CFValueType,
  ConditionalFormattingRuleModel,
  ConditionalFormattingService,
  ConditionalFormattingViewModel,
  DEFAULT_PADDING,
  DEFAULT_WIDTH,
  DeleteConditionalRuleMutation,
  type IConditionalFormattingRuleConfig,
  type IConditionFormattingRule,
  type IIconSetType,
  type IValueConfig,
  MoveConditionalRuleMutation,
  SetConditionalRuleMutation,
} from "@univerjs/sheets-conditional-formatting";
import { FormulaRefRangeService } from "@univerjs/sheets-formula";
import {
  type Bound,
  type ConditionalFormat,
  type ConditionalFormatsGrid,
  type ConditionalLook,
  type ConditionalRule,
  type Icon,
  iconCount,
  type IconSet,
  mapFormulas,
} from "../host/conditionalFormat";
import type { Rect } from "../host/grid";
import { styleOf } from "./cellStyle";
import { conditionalTest, valuesOf } from "./conditionalTest";
import { injectorOf } from "./injector";
import { takeStep } from "./step";
import { rangeOf, rectOf, type UniverBook, whole, within } from "./univerBook";
import type { View } from "./view";

/** A rule of Univer's with what Excel knows of it besides. */
type KeptRule = IConditionFormattingRule<IConditionalFormattingRuleConfig & { excel: Excels }>;
interface Excels {
  readonly rule: ConditionalRule;
  readonly look: ConditionalLook;
}

/** Univer redraws this often at most, in milliseconds. */
const REDRAW = 16;
/** Univer's place in line for the looks of cells. */
const PRIORITY = 10;

/**
 * Formats that depend on what cells hold. Univer keeps, calculates and draws them, all but its own
 * panel and its own conditions: an add-in alone makes them, by Excel's rules.
 */
export function univerConditionalFormats(book: UniverBook, view: View): ConditionalFormatsGrid {
  const { api, workbook, sheet: sheetOf, as } = book;
  const injector = injectorOf(api);
  const unitId = workbook.getId();
  const model = injector.get(ConditionalFormattingRuleModel);

  const rulesOf = (sheet: string) => (model.getSubunitRules(unitId, sheet) ?? []) as KeptRule[];
  function ruleOf(sheet: string, id: string): KeptRule {
    const rule = rulesOf(sheet).find(({ cfId }) => cfId === id);
    if (!rule) throw new Error(`there is no conditional format ${id}`);
    return rule;
  }
  const describe = (sheet: string, { cfId, ranges, stopIfTrue, rule }: KeptRule) => ({
    ...rule.excel,
    id: cfId,
    stopIfTrue,
    rects: ranges.map((range) => whole(sheetOf(sheet), rectOf(range))),
  });
  const kept = (sheet: string, format: ConditionalFormat): KeptRule =>
    keptRule(
      format,
      format.rects.map((rect) => within(sheetOf(sheet), rect))
    );

  const mutation = (id: string, sheet: string, params: object): IMutationInfo => ({
    id,
    params: { unitId, subUnitId: sheet, ...params },
  });
  const take = (redo: IMutationInfo, ...undos: IMutationInfo[]) =>
    as("quiet", () => takeStep(api, { redos: [redo], undos }));
  const adding = (sheet: string, rule: KeptRule) =>
    mutation(AddConditionalRuleMutation.id, sheet, { rule });
  const removing = (sheet: string, { cfId }: KeptRule) =>
    mutation(DeleteConditionalRuleMutation.id, sheet, { cfId });
  const setting = (sheet: string, rule: KeptRule) =>
    mutation(SetConditionalRuleMutation.id, sheet, {
      cfId: rule.cfId,
      rule: Tools.deepClone(rule),
    });
  /** Puts a rule before the one that is `place` among the others now. */
  const moving = (sheet: string, { cfId }: KeptRule, place: number) => {
    const others = rulesOf(sheet).filter((rule) => rule.cfId !== cfId);
    const after = others[place - 1];
    const end = after ? { id: after.cfId, type: "after" } : { id: others[0]?.cfId, type: "before" };
    return mutation(MoveConditionalRuleMutation.id, sheet, {
      start: { id: cfId, type: "self" },
      end,
    });
  };

  followMoves(book, setting, adding, removing);
  drawLooks(book, view);

  return {
    conditionalFormats: (sheet) => rulesOf(sheet).map((rule) => describe(sheet, rule)),
    addConditionalFormat(sheet, format) {
      const rule = kept(sheet, format);
      take(adding(sheet, rule), removing(sheet, rule));
    },
    changeConditionalFormat(sheet, id, change) {
      const old = ruleOf(sheet, id);
      const changed = kept(sheet, { ...describe(sheet, old), ...change });
      take(setting(sheet, changed), setting(sheet, old));
    },
    removeConditionalFormat(sheet, id) {
      const old = ruleOf(sheet, id);
      const place = rulesOf(sheet).indexOf(old);
      const back = adding(sheet, Tools.deepClone(old));
      take(removing(sheet, old), back, moving(sheet, old, place));
    },
    moveConditionalFormat(sheet, id, place) {
      const rule = ruleOf(sheet, id);
      const before = rulesOf(sheet).indexOf(rule);
      if (before !== place) take(moving(sheet, rule, place), moving(sheet, rule, before));
    },
  };
}

type MakeMutation = (sheet: string, rule: KeptRule) => IMutationInfo;

/** Formats and their formulas follow inserted and deleted cells. */
function followMoves(
  { api, workbook }: UniverBook,
  setting: MakeMutation,
  adding: MakeMutation,
  removing: MakeMutation
): void {
  const injector = injectorOf(api);
  const references = injector.get(FormulaRefRangeService);
  const followed = new Map<string, IDisposable>();

  const follow = (sheet: string, rule: KeptRule) =>
    references.registerRangeFormula(
      workbook.getId(),
      sheet,
      rule.ranges,
      formulasOf(rule.rule.excel.rule),
      (parts) => {
        const before = Tools.deepClone(rule);
        const [first, ...others] = parts.map(({ ranges, formulas }, i) => {
          const { rule: own, look } = before.rule.excel;
          const id = i === 0 ? before.cfId : generateRandomId(8);
          const { stopIfTrue } = before;
          const rects = ranges.map(rectOf);
          return keptRule(
            { id, rects, stopIfTrue, look, rule: withFormulas(own, formulas) },
            rects
          );
        });
        if (!first) return { redos: [removing(sheet, before)], undos: [adding(sheet, before)] };
        return {
          redos: [setting(sheet, first), ...others.map((other) => adding(sheet, other))],
          undos: [setting(sheet, before), ...others.map((other) => removing(sheet, other))],
        };
      }
    );

  injector.get(ConditionalFormattingRuleModel).$ruleChange.subscribe((change) => {
    if (change.type === "sort") return;
    const { subUnitId, rule } = change;
    const key = `${subUnitId} ${rule.cfId}`;
    followed.get(key)?.dispose();
    followed.delete(key);
    if (change.type !== "delete") followed.set(key, follow(subUnitId, rule as KeptRule));
  });
}

/** Cells look as their formats want them to. */
function drawLooks({ api }: UniverBook, view: View): void {
  const injector = injectorOf(api);
  const looks = injector.get(ConditionalFormattingService);
  injector.get(SheetInterceptorService).intercept(INTERCEPTOR_POINT.CELL_CONTENT, {
    effect: InterceptorEffectEnum.Style,
    priority: PRIORITY,
    handler(cell, { unitId, subUnitId, row, col, workbook }, next) {
      const look = looks.composeStyle(unitId, subUnitId, row, col);
      if (!look) return next(cell);
      const { style, dataBar, iconSet, isShowValue } = look;
      const own = workbook.getStyles().getStyleByCell(cell) as IStyleData | null;
      return next({
        ...cell,
        ...(style ? { s: { ...own, ...style } } : {}),
        ...(dataBar ? { dataBar } : {}),
        ...(iconSet ? { iconSet } : {}),
        fontRenderExtension: {
          ...cell?.fontRenderExtension,
          ...(isShowValue === undefined ? {} : { isSkip: !isShowValue }),
          ...(iconSet ? { leftOffset: DEFAULT_PADDING + DEFAULT_WIDTH } : {}),
        },
      });
    },
  });

  let waiting: ReturnType<typeof setTimeout> | undefined;
  const redraw = () => {
    waiting ??= setTimeout(() => {
      waiting = undefined;
      view.redraw();
    }, REDRAW);
  };
  injector.get(ConditionalFormattingRuleModel).$ruleChange.subscribe(redraw);
  injector.get(ConditionalFormattingViewModel).markDirty$.subscribe(redraw);
}

function keptRule(format: ConditionalFormat, areas: readonly Rect[]): KeptRule {
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

function formulasOf(rule: ConditionalRule): string[] {
  const formulas: string[] = [];
  mapFormulas(rule, (formula) => {
    formulas.push(formula);
    return formula;
  });
  return formulas;
}

function withFormulas(rule: ConditionalRule, formulas: readonly string[]): ConditionalRule {
  const left = [...formulas];
  return mapFormulas(rule, (formula) => left.shift() ?? formula);
}
