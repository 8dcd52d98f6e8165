import type {
  CellValueOperator,
  ConditionalRule,
  PresetCriterion,
  TextOperator,
} from "../host/conditionalFormat";
import { makeA1 } from "../host/a1";
import type { Rect } from "../host/grid";

/**
 * The condition of a rule as a formula for the first cell of its range, with its "="; null for rules
 * that have none, such as data bars. Univer 0.25.1 has tests of its own, but they do not see spilled
 * values, and compare texts letter by letter.
 */
export function conditionalTest(rule: ConditionalRule, rects: readonly Rect[]): string | null {
  const [first] = rects;
  if (!first) return null;
  const cell = makeA1({ ...first, rows: 1, columns: 1 });
  const test = testOf(rule, cell, rects.map(held), valuesOf(rects));
  return test === null ? null : `=${test}`;
}

/** `$A$1:$B$9`. */
const held = (rect: Rect) => makeA1(rect).replace(/[A-Z]+|\d+/g, "$$$&");

const NEVER = "FALSE";

function testOf(
  rule: ConditionalRule,
  cell: string,
  areas: readonly string[],
  values: string
): string | null {
  switch (rule.type) {
    case "Custom":
      return rule.formula === "" ? NEVER : expression(rule.formula);
    case "CellValue": {
      const { operator, formula1, formula2 } = rule;
      if (!operator) return NEVER;
      return COMPARE[operator](cell, `(${expression(formula1)})`, `(${expression(formula2)})`);
    }
    case "ContainsText": {
      const { operator, text } = rule;
      if (!operator || text === "") return NEVER;
      return TEXT[operator](cell, text.startsWith("=") ? `(${expression(text)})` : quoted(text));
    }
    case "TopBottom": {
      const { of, rank } = rule;
      const count = `COUNT(${values})`;
      const wanted = of.endsWith("Percent") ? `MAX(1,INT(${count}*${rank}/100))` : String(rank);
      const nth = `MIN(${wanted},${count})`;
      const isTop = of.startsWith("Top");
      const bound = isTop ? `LARGE(${values},${nth})` : `SMALL(${values},${nth})`;
      return onNumber(cell, isTop ? `${cell}>=${bound}` : `${cell}<=${bound}`);
    }
    case "PresetCriteria":
      return rule.criterion ? preset(rule.criterion, cell, areas, values) : NEVER;
    default:
      return null;
  }
}

/** The inside of a formula; a bare number or text stands for itself. */
function expression(formula: string): string {
  if (formula.startsWith("=")) return formula.slice(1);
  return formula === "" || Number.isNaN(Number(formula)) ? quoted(formula) : formula;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

const COMPARE: Readonly<
  Record<CellValueOperator, (cell: string, low: string, high: string) => string>
> = {
  Between: (cell, low, high) => `AND(${cell}>=${low},${cell}<=${high})`,
  NotBetween: (cell, low, high) => `OR(${cell}<${low},${cell}>${high})`,
  EqualTo: (cell, bound) => `${cell}=${bound}`,
  NotEqualTo: (cell, bound) => `${cell}<>${bound}`,
  GreaterThan: (cell, bound) => `${cell}>${bound}`,
  LessThan: (cell, bound) => `${cell}<${bound}`,
  GreaterThanOrEqual: (cell, bound) => `${cell}>=${bound}`,
  LessThanOrEqual: (cell, bound) => `${cell}<=${bound}`,
};

const TEXT: Readonly<Record<TextOperator, (cell: string, text: string) => string>> = {
  Contains: (cell, text) => `ISNUMBER(SEARCH(${text},${cell}))`,
  NotContains: (cell, text) => `ISERROR(SEARCH(${text},${cell}))`,
  BeginsWith: (cell, text) => `LEFT(${cell},LEN(${text}))=${text}`,
  EndsWith: (cell, text) => `RIGHT(${cell},LEN(${text}))=${text}`,
};

/** All values of some cells, for a formula that wants one list. */
export const valuesOf = (rects: readonly Rect[]): string =>
  rects.length === 1 && rects[0]
    ? held(rects[0])
    : `VSTACK(${rects.map((rect) => `TOCOL(${held(rect)},1)`).join()})`;

const onNumber = (cell: string, test: string) => `IF(ISNUMBER(${cell}),${test},FALSE)`;

/** Standard deviations from the average, by the criterion's first word. */
const DEVIATIONS: Readonly<Record<string, number>> = { One: 1, Two: 2, Three: 3 };

const WEEK = "(TODAY()-WEEKDAY(TODAY())+1)";

function preset(
  criterion: PresetCriterion,
  cell: string,
  areas: readonly string[],
  values: string
): string {
  const day = `INT(${cell})`;
  const onDay = (test: string) => onNumber(cell, test);
  const inWeek = (weeks: number) =>
    onDay(`AND(${day}>=${WEEK}+${7 * weeks},${day}<${WEEK}+${7 * weeks + 7})`);
  const inMonth = (months: number) => onDay(`EOMONTH(${day},0)=EOMONTH(TODAY(),${months})`);
  const times = areas.map((area) => `SUMPRODUCT(--(${area}=${cell}))`).join("+");
  switch (criterion) {
    case "Blanks":
      return `IFERROR(LEN(TRIM(${cell}))=0,FALSE)`;
    case "NonBlanks":
      return `IFERROR(LEN(TRIM(${cell}))>0,TRUE)`;
    case "Errors":
      return `ISERROR(${cell})`;
    case "NonErrors":
      return `NOT(ISERROR(${cell}))`;
    case "Yesterday":
      return onDay(`${day}=TODAY()-1`);
    case "Today":
      return onDay(`${day}=TODAY()`);
    case "Tomorrow":
      return onDay(`${day}=TODAY()+1`);
    case "LastSevenDays":
      return onDay(`AND(${day}>TODAY()-7,${day}<=TODAY())`);
    case "LastWeek":
      return inWeek(-1);
    case "ThisWeek":
      return inWeek(0);
    case "NextWeek":
      return inWeek(1);
    case "LastMonth":
      return inMonth(-1);
    case "ThisMonth":
      return inMonth(0);
    case "NextMonth":
      return inMonth(1);
    case "UniqueValues":
      return `IF(ISBLANK(${cell}),FALSE,${times}=1)`;
    case "DuplicateValues":
      return `IF(ISBLANK(${cell}),FALSE,${times}>1)`;
    default:
      return onNumber(cell, fromAverage(criterion, cell, values));
  }
}

function fromAverage(criterion: string, cell: string, values: string): string {
  const average = `AVERAGE(${values})`;
  const [, word = "", side] = /^(.*?)(Above|Below)Average$/.exec(criterion) ?? [];
  const isAbove = side === "Above";
  const deviations = DEVIATIONS[word.replace("StdDev", "")];
  if (deviations !== undefined)
    return isAbove
      ? `${cell}>${average}+${deviations}*STDEV.P(${values})`
      : `${cell}<${average}-${deviations}*STDEV.P(${values})`;
  return `${cell}${isAbove ? ">" : "<"}${word === "EqualOr" ? "=" : ""}${average}`;
}
