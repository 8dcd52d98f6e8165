import {
  generateRandomId,
  type IDisposable,
  type IMutationInfo,
  InterceptorEffectEnum,
  type IStyleData,
  Tools,
} from "@univerjs/core";
import { INTERCEPTOR_POINT, SheetInterceptorService } from "@univerjs/sheets";
import {
  AddConditionalRuleMutation,
  ConditionalFormattingRuleModel,
  ConditionalFormattingService,
  ConditionalFormattingViewModel,
  DEFAULT_PADDING,
  DEFAULT_WIDTH,
  DeleteConditionalRuleMutation,
  MoveConditionalRuleMutation,
  SetConditionalRuleMutation,
} from "@univerjs/sheets-conditional-formatting";
import { FormulaRefRangeService } from "@univerjs/sheets-formula";
import {
  type ConditionalFormat,
  type ConditionalFormatsGrid,
  type ConditionalRule,
  mapFormulas,
} from "../host/conditionalFormat";
import { injectorOf } from "./injector";
import { type KeptRule, keptRule } from "./keptRule";
import { takeStep } from "./step";
import { rectOf, type UniverBook, whole, within } from "./univerBook";
import type { View } from "./view";

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
