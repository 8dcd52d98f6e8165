import { ApiNotFound, invalidArgument } from "./apiError";
import type { Cell } from "./grid";

/** A cell as a filter sees it. */
export interface FilteredCell extends Cell {
  /** As it is shown. */
  readonly text: string;
}

/** What an add-in gives `filter.apply`. */
export interface FilterCriteria {
  readonly filterOn: string;
  readonly criterion1?: string | null;
  readonly criterion2?: string | null;
  readonly operator?: string | null;
  readonly dynamicCriteria?: string | null;
  readonly values?: readonly unknown[] | null;
}

type Judge = (cell: FilteredCell) => boolean;

/** Which cells of a column pass. Errors are those of Excel; what is not there is ApiNotFound. */
export function passing(criteria: FilterCriteria, cells: readonly FilteredCell[]): boolean[] {
  return cells.map(judgeOf(criteria, cells));
}

function judgeOf(criteria: FilterCriteria, cells: readonly FilteredCell[]): Judge {
  const { filterOn } = criteria;
  if (filterOn === "Values") return oneOf(criteria.values);
  if (filterOn === "Custom") return custom(criteria);
  if (filterOn in ENDS) return among(ENDS[filterOn as keyof typeof ENDS], criteria, cells);
  if (filterOn === "Dynamic") return average(criteria.dynamicCriteria, cells);
  if (["CellColor", "FontColor", "Icon"].includes(filterOn))
    throw new ApiNotFound(`Filter.Apply(${filterOn})`);
  throw invalidArgument();
}

const SPECIFICITY = { Year: 4, Month: 7, Day: 10, Hour: 13, Minute: 16, Second: 19 } as const;
const DAY = 86_400_000;
/** Day 0 of Excel's calendar, as far as it is right: from March 1900 on. */
const EPOCH = Date.UTC(1899, 11, 30);

function oneOf(values: FilterCriteria["values"]): Judge {
  if (!Array.isArray(values)) throw invalidArgument();
  const texts = new Set<string>();
  const dates: string[] = [];
  for (const value of values as unknown[]) {
    if (typeof value === "string") texts.add(value.toLowerCase());
    else dates.push(dateOf(value));
  }
  return ({ text, value }) => {
    if (texts.has(text.toLowerCase())) return true;
    if (dates.length === 0 || typeof value !== "number") return false;
    const iso = new Date(EPOCH + Math.round(value * DAY)).toISOString();
    return dates.some((date) => iso.startsWith(date));
  };
}

/** The start of the ISO dates that are meant. */
function dateOf(value: unknown): string {
  const { date, specificity } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const length = SPECIFICITY[specificity as keyof typeof SPECIFICITY];
  const time = typeof date === "string" ? Date.parse(/T/.test(date) ? `${date}Z` : date) : NaN;
  if (!length || Number.isNaN(time)) throw invalidArgument();
  return new Date(time).toISOString().slice(0, length);
}

function custom({ criterion1, criterion2, operator }: FilterCriteria): Judge {
  const first = condition(criterion1);
  if (criterion2 === undefined || criterion2 === null) return first;
  if (!["And", "Or"].includes(operator ?? "And")) throw invalidArgument();
  const second = condition(criterion2);
  return operator === "Or"
    ? (cell) => first(cell) || second(cell)
    : (cell) => first(cell) && second(cell);
}

const COMPARISONS: Readonly<Record<string, (difference: number) => boolean>> = {
  ">": (d) => d > 0,
  ">=": (d) => d >= 0,
  "<": (d) => d < 0,
  "<=": (d) => d <= 0,
};

/** `>50`, `<>x`, `=*s`, `=` for empty cells; a bare text must be equal. */
function condition(criterion: unknown): Judge {
  if (typeof criterion !== "string") throw invalidArgument();
  const [, operator = "=", operand = ""] = /^(>=|<=|<>|=|>|<)?(.*)$/s.exec(criterion) ?? [];
  const number = operand.trim() === "" ? NaN : Number(operand);
  const compare = COMPARISONS[operator];
  if (compare)
    return ({ value, text }) =>
      Number.isNaN(number)
        ? typeof value === "string" &&
          compare(
            text.toLowerCase() < operand.toLowerCase()
              ? -1
              : text.toLowerCase() === operand.toLowerCase()
                ? 0
                : 1
          )
        : typeof value === "number" && compare(value - number);
  const pattern = wildcards(operand);
  const equal: Judge = ({ value, text }) =>
    typeof value === "number" && !Number.isNaN(number) ? value === number : pattern.test(text);
  return operator === "<>" ? (cell) => !equal(cell) : equal;
}

/** `*` is any text, `?` any sign; after `~` they are themselves. */
function wildcards(text: string): RegExp {
  const parts = text.match(/~[*?~]|[*?]|[^*?~]+|~/g) ?? [];
  const source = parts.map((part) => {
    if (part === "*") return ".*";
    if (part === "?") return ".";
    return (part.length === 2 && part.startsWith("~") ? part.slice(1) : part).replace(
      /[.*+?^${}()|[\]\\]/g,
      "\\$&"
    );
  });
  return new RegExp(`^${source.join("")}$`, "isu");
}

const ENDS = {
  TopItems: { top: true, percent: false },
  TopPercent: { top: true, percent: true },
  BottomItems: { top: false, percent: false },
  BottomPercent: { top: false, percent: true },
} as const;

const numbersOf = (cells: readonly FilteredCell[]) =>
  cells.flatMap(({ value }) => (typeof value === "number" ? [value] : []));

/** The highest or lowest numbers; equals of the last one pass too. */
function among(
  { top, percent }: (typeof ENDS)[keyof typeof ENDS],
  { criterion1 }: FilterCriteria,
  cells: readonly FilteredCell[]
): Judge {
  const count = Number(criterion1);
  if (!Number.isFinite(count) || count < 1 || count > (percent ? 100 : 500))
    throw invalidArgument();
  const sorted = numbersOf(cells).sort((a, b) => (top ? b - a : a - b));
  const many = percent ? Math.max(1, Math.floor((sorted.length * count) / 100)) : count;
  const last = sorted[Math.min(many, sorted.length) - 1];
  return ({ value }) =>
    typeof value === "number" && last !== undefined && (top ? value >= last : value <= last);
}

function average(which: unknown, cells: readonly FilteredCell[]): Judge {
  if (which !== "AboveAverage" && which !== "BelowAverage")
    throw new ApiNotFound(`Filter.ApplyDynamicFilter(${String(which)})`);
  const numbers = numbersOf(cells);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return ({ value }) =>
    typeof value === "number" && (which === "AboveAverage" ? value > mean : value < mean);
}
