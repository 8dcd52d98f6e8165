import type { ConditionalFormattingRule, Worksheet } from "exceljs";
import { makeA1, parseA1 } from "../host/a1";
import {
  type Bound,
  type ConditionalFormat,
  type ConditionalRule,
  type IconSet,
  ICON_SETS,
} from "../host/conditionalFormat";
import { colorOf, fileColor, type Palette } from "./fileColor";
import { fileStyle, formatOf } from "./fileStyle";
import { fromFileFormula, toFileFormula } from "./formulaText";

type Format = Omit<ConditionalFormat, "id">;
/** ExcelJS' rules, of which its own types leave parts out. */
type FileRule = ConditionalFormattingRule & {
  readonly color?: unknown;
  readonly cfvo?: readonly { readonly type: string; readonly value?: number | string }[];
  readonly stopIfTrue?: boolean;
};

const CELL_IS = {
  Between: "between",
  NotBetween: "notBetween",
  EqualTo: "equal",
  NotEqualTo: "notEqual",
  GreaterThan: "greaterThan",
  LessThan: "lessThan",
  GreaterThanOrEqual: "greaterThanOrEqual",
  LessThanOrEqual: "lessThanOrEqual",
} as const;
const BOUNDS = {
  Automatic: "min",
  LowestValue: "min",
  HighestValue: "max",
  Number: "num",
  Percent: "percent",
  Formula: "formula",
  Percentile: "percentile",
} as const;

const keyOf = <K extends string>(table: Readonly<Record<K, string>>, value: unknown) =>
  (Object.keys(table) as K[]).find((key) => table[key] === value);

/** "3TrafficLights1" for ThreeTrafficLights1. */
const iconName = (set: IconSet) =>
  set
    .replace(/^Three/, "3")
    .replace(/^Four/, "4")
    .replace(/^Five/, "5");

/** Writes a sheet's conditional formats, as far as ExcelJS writes their kind. */
export function writeConditionalFormats(
  sheet: Worksheet,
  formats: readonly Format[],
  namespace: string
): void {
  formats.forEach(({ rects, rule, look, stopIfTrue }, i) => {
    const written = fileRule(
      rule,
      rects[0] ? makeA1({ ...rects[0], rows: 1, columns: 1 }) : "A1",
      namespace
    );
    if (!written) return;
    sheet.addConditionalFormatting({
      ref: rects.map(makeA1).join(" "),
      rules: [
        {
          ...written,
          priority: i + 1,
          style: fileStyle(look),
          ...(stopIfTrue ? { stopIfTrue } : {}),
        } as ConditionalFormattingRule,
      ],
    });
  });
}

/** A rule as a file has it; null for the kinds that ExcelJS has not, null conditions among them. */
function fileRule(rule: ConditionalRule, first: string, namespace: string): object | null {
  const formulae = (...formulas: string[]) => ({
    formulae: formulas.filter((f) => f !== "").map((f) => toFileFormula(f, namespace)),
  });
  switch (rule.type) {
    case "CellValue":
      return rule.operator
        ? {
            type: "cellIs",
            operator: CELL_IS[rule.operator],
            ...formulae(rule.formula1, rule.formula2),
          }
        : null;
    case "Custom":
      return rule.formula === "" ? null : { type: "expression", ...formulae(rule.formula) };
    case "ContainsText":
      return rule.operator === null
        ? null
        : { type: "expression", formulae: [textFormula(rule.operator, rule.text, first)] };
    case "TopBottom":
      return {
        type: "top10",
        rank: rule.rank,
        percent: rule.of.endsWith("Percent"),
        bottom: rule.of.startsWith("Bottom"),
      };
    case "PresetCriteria":
      if (rule.criterion === "AboveAverage" || rule.criterion === "BelowAverage")
        return { type: "aboveAverage", aboveAverage: rule.criterion === "AboveAverage" };
      return presetFormula(rule.criterion, first);
    case "ColorScale": {
      const points = [rule.minimum, rule.midpoint, rule.maximum].filter((point) => point !== null);
      return {
        type: "colorScale",
        cfvo: points.map(fileBound),
        color: points.map(({ color }) => fileColor(color)),
      };
    }
    case "DataBar":
      return {
        type: "dataBar",
        cfvo: [
          fileBound(rule.lower),
          { ...fileBound(rule.upper), ...(rule.upper.type === "Automatic" && { type: "max" }) },
        ],
        color: fileColor(rule.fillColor || "#638EC6"),
        showValue: !rule.showDataBarOnly,
        gradient: rule.gradientFill,
      };
    case "IconSet":
      return {
        type: "iconSet",
        iconSet: iconName(rule.style),
        showValue: !rule.showIconOnly,
        reverse: rule.reverseIconOrder,
        cfvo: rule.criteria.map((criterion, i) =>
          i === 0 ? { type: "percent", value: 0 } : fileBound(criterion)
        ),
      };
  }
}

function fileBound({ type, formula }: Bound) {
  const bound = { type: BOUNDS[type] };
  if (formula === "" || bound.type === "min" || bound.type === "max") return bound;
  const text = formula.replace(/^=/, "");
  return { ...bound, value: Number.isFinite(Number(text)) ? Number(text) : text };
}

function textFormula(operator: string, text: string, cell: string): string {
  const quoted = `"${text.replaceAll('"', '""')}"`;
  switch (operator) {
    case "NotContains":
      return `ISERROR(SEARCH(${quoted},${cell}))`;
    case "BeginsWith":
      return `LEFT(${cell},${text.length})=${quoted}`;
    case "EndsWith":
      return `RIGHT(${cell},${text.length})=${quoted}`;
    default:
      return `NOT(ISERROR(SEARCH(${quoted},${cell})))`;
  }
}

function presetFormula(criterion: string | null, cell: string): object | null {
  const formulas: Readonly<Record<string, string>> = {
    Blanks: `LEN(TRIM(${cell}))=0`,
    NonBlanks: `LEN(TRIM(${cell}))>0`,
    Errors: `ISERROR(${cell})`,
    NonErrors: `NOT(ISERROR(${cell}))`,
  };
  const formula = formulas[criterion ?? ""];
  return formula ? { type: "expression", formulae: [formula] } : null;
}

/** A sheet's conditional formats, the one that goes before all others first; kinds unknown are left out. */
export function readConditionalFormats(
  sheet: Worksheet,
  palette: Palette,
  namespace: string
): Format[] {
  const { conditionalFormattings = [] } = sheet as unknown as {
    conditionalFormattings?: readonly { ref: string; rules: readonly FileRule[] }[];
  };
  return conditionalFormattings
    .flatMap(({ ref, rules }) =>
      rules.map((file) => ({ rects: rectsOf(ref), file, rule: ruleOf(file, palette, namespace) }))
    )
    .sort((a, b) => (a.file.priority ?? 0) - (b.file.priority ?? 0))
    .flatMap(({ rects, file, rule }) =>
      rule && rects.length > 0
        ? [
            {
              rects,
              rule,
              look: formatOf(file.style ?? {}, palette),
              stopIfTrue: file.stopIfTrue === true,
            },
          ]
        : []
    );
}

const rectsOf = (ref: string) =>
  ref
    .split(/\s+/)
    .map(parseA1)
    .filter((rect) => rect !== null);

function ruleOf(file: FileRule, palette: Palette, namespace: string): ConditionalRule | null {
  const formula = (i: number) => {
    const text =
      "formulae" in file ? (file.formulae?.[i] as string | number | undefined) : undefined;
    return text === undefined ? "" : fromFileFormula(String(text), namespace);
  };
  switch (file.type) {
    case "cellIs":
      return {
        type: "CellValue",
        operator: keyOf(CELL_IS, file.operator) ?? null,
        formula1: formula(0),
        formula2: formula(1),
      };
    case "expression":
      return { type: "Custom", formula: formula(0) };
    case "containsText":
    case "timePeriod":
      // The file brings the formula that says the same.
      return formula(0) === "" ? null : { type: "Custom", formula: formula(0) };
    case "top10":
      return {
        type: "TopBottom",
        of: `${file.bottom ? "Bottom" : "Top"}${file.percent ? "Percent" : "Items"}`,
        rank: file.rank,
      };
    case "aboveAverage":
      return {
        type: "PresetCriteria",
        criterion: file.aboveAverage === false ? "BelowAverage" : "AboveAverage",
      };
    case "colorScale":
      return colorScaleOf(file, palette);
    case "dataBar":
      return dataBarOf(file, palette);
    case "iconSet":
      return iconSetOf(file);
    default:
      return null;
  }
}

const boundsOf = ({ cfvo = [] }: FileRule): Bound[] =>
  cfvo.map(({ type, value }) => ({
    type:
      type === "min"
        ? "LowestValue"
        : type === "max"
          ? "HighestValue"
          : (keyOf(BOUNDS, type) ?? "Number"),
    formula: value === undefined || type === "min" || type === "max" ? "" : String(value),
  }));

function colorScaleOf(file: FileRule, palette: Palette): ConditionalRule | null {
  const colors = (file.color as Parameters<typeof colorOf>[0][] | undefined) ?? [];
  const points = boundsOf(file).map((bound, i) => ({
    ...bound,
    color: colorOf(colors[i], palette) ?? "#FFFFFF",
  }));
  const [minimum, second, third] = points;
  if (!minimum || !second) return null;
  return { type: "ColorScale", minimum, midpoint: third ? second : null, maximum: third ?? second };
}

function dataBarOf(file: FileRule, palette: Palette): ConditionalRule | null {
  const [lower, upper] = boundsOf(file);
  if (file.type !== "dataBar" || !lower || !upper) return null;
  const fillColor = colorOf(file.color as Parameters<typeof colorOf>[0], palette) ?? "#638EC6";
  return {
    type: "DataBar",
    lower,
    upper,
    showDataBarOnly: file.showValue === false,
    barDirection: "Context",
    axisFormat: "Automatic",
    axisColor: "#000000",
    fillColor,
    borderColor: "",
    gradientFill: file.gradient !== false,
    negativeFillColor: "#FF0000",
    negativeBorderColor: "",
    matchPositiveFillColor: false,
    matchPositiveBorderColor: true,
  };
}

function iconSetOf(file: FileRule): ConditionalRule | null {
  const style = ICON_SETS.find((set) => file.type === "iconSet" && iconName(set) === file.iconSet);
  if (!style || file.type !== "iconSet") return null;
  return {
    type: "IconSet",
    style,
    criteria: boundsOf(file).map((bound) => ({
      ...bound,
      operator: "GreaterThanOrEqual",
      customIcon: null,
    })),
    reverseIconOrder: file.reverse === true,
    showIconOnly: file.showValue === false,
  };
}
