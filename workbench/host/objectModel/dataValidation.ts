import { invalidArgument, itemNotFound } from "../apiError";
import type { Rect } from "../grid";
import { HostObject } from "../hostObject";
import { intersection, withoutRect } from "../rect";
import {
  ALERT_STYLES,
  type ErrorAlert,
  listedTexts,
  NO_VALIDATION,
  type Prompt,
  type Validation,
  VALIDATION_OPERATORS,
  type ValidationType,
} from "../validation";
import { absoluteAddress } from "./absoluteAddress";
import { typedInput } from "../typedInput";
import { Range } from "./range";
import { RangeAreas } from "./rangeAreas";

/** Excel's limits for what a person is told. */
const LONGEST_TITLE = 32;
const LONGEST_MESSAGE = 255;
/** Excel's limit for a list of texts, commas included. */
const LONGEST_LIST = 255;

type MixedType = "Inconsistent" | "MixedCriteria";

export class DataValidation extends HostObject {
  readonly className = "DataValidation";

  constructor(private readonly range: Range) {
    super();
  }

  get Type(): ValidationType | MixedType {
    const common = this.common;
    return typeof common === "string" ? common : common.type;
  }

  get Rule(): unknown {
    const common = this.common;
    return typeof common === "string" ? null : ruleOf(common);
  }
  set Rule(rule: unknown) {
    const read = readRule(rule);
    this.change((before) => ({ ...before, ...read }));
  }

  get ErrorAlert(): unknown {
    return this.told(({ errorAlert }) => errorAlert);
  }
  set ErrorAlert(alert: unknown) {
    this.change((before) => ({ ...before, errorAlert: readAlert(alert, before.errorAlert) }));
  }

  get Prompt(): unknown {
    return this.told(({ prompt }) => prompt);
  }
  set Prompt(prompt: unknown) {
    this.change((before) => ({ ...before, prompt: readPrompt(prompt, before.prompt) }));
  }

  get IgnoreBlanks(): unknown {
    return this.told(({ ignoreBlanks }) => ignoreBlanks);
  }
  set IgnoreBlanks(ignored: unknown) {
    if (typeof ignored !== "boolean") throw invalidArgument();
    this.change((before) => ({ ...before, ignoreBlanks: ignored }));
  }

  /** Null where some cells are valid and others are not. */
  get Valid(): boolean | null {
    const invalid = this.invalid.length;
    if (invalid === 0) return true;
    return invalid === this.range.rect.rows * this.range.rect.columns ? false : null;
  }

  Clear() {
    const { model, sheet, rect } = this.range;
    model.grid.setValidation(sheet, rect, null);
  }

  GetInvalidCells() {
    const { invalid } = this;
    if (invalid.length === 0) throw itemNotFound();
    const { model, sheet } = this.range;
    return new RangeAreas(joined(invalid).map((rect) => new Range(model, sheet, rect)));
  }

  private get invalid(): readonly Rect[] {
    const { model, sheet, rect } = this.range;
    return model.grid.invalidCells(sheet, rect);
  }

  private told<T>(of: (validation: Validation) => T): T | null {
    const common = this.common;
    return typeof common === "string" ? null : of(common);
  }

  /** The one rule of all cells; Excel's word for it where they have not one. */
  private get common(): Validation | MixedType {
    const { model, sheet, rect } = this.range;
    const found = model.grid.validations(sheet, rect);
    const [first, ...others] = found;
    if (!first) return NO_VALIDATION;
    const uncovered = found.flatMap(({ rects }) => rects).reduce(remaining, [rect]);
    if (uncovered.length > 0) return "MixedCriteria";
    const same = JSON.stringify(first.validation);
    const isSame = others.every(({ validation }) => JSON.stringify(validation) === same);
    return isSame ? first.validation : "Inconsistent";
  }

  /** Changes each rule within the range for its own cells, and gives one to cells without. */
  private change(change: (before: Validation) => Validation) {
    const { model, sheet, rect } = this.range;
    const { grid } = model;
    const common = this.common;
    if (typeof common !== "string") return grid.setValidation(sheet, rect, change(common));
    const ruled = grid.validations(sheet, rect).flatMap(({ rects }) => rects);
    const changes = [...ruled, ...ruled.reduce(remaining, [rect])].map((part) => {
      const [own] = grid.validations(sheet, part);
      return { part, validation: change(own?.validation ?? NO_VALIDATION) };
    });
    for (const { part, validation } of changes) grid.setValidation(sheet, part, validation);
  }
}

const remaining = (parts: readonly Rect[], taken: Rect): Rect[] =>
  parts.flatMap((part) => (intersection(part, taken) ? withoutRect(part, taken) : [part]));

/** Excel's name of each kind of rule, and what the rule's object calls it. */
const KINDS = {
  wholeNumber: "WholeNumber",
  decimal: "Decimal",
  date: "Date",
  time: "Time",
  textLength: "TextLength",
  list: "List",
  custom: "Custom",
} as const satisfies Record<string, ValidationType>;
type Kind = keyof typeof KINDS;

function ruleOf({ type, operator, formula1, formula2, inCellDropDown }: Validation): object {
  const kind = (Object.keys(KINDS) as Kind[]).find((k) => KINDS[k] === type);
  if (!kind) return {};
  if (kind === "list") return { list: { inCellDropDown, source: formula1 } };
  if (kind === "custom") return { custom: { formula: formula1 } };
  return { [kind]: { formula1, ...(formula2 === "" ? {} : { formula2 }), operator } };
}

type Rule = Pick<Validation, "type" | "operator" | "formula1" | "formula2" | "inCellDropDown">;

/** Excel takes exactly one kind of rule at a time. */
function readRule(rule: unknown): Rule {
  const [given, ...more] = Object.entries(record(rule)).filter(([, part]) => part !== null);
  const kind = (Object.keys(KINDS) as Kind[]).find((k) => k === given?.[0]);
  if (!given || !kind || more.length > 0) throw invalidArgument();
  const part = record(given[1]);
  const { operator: unused, formula1, formula2, inCellDropDown } = NO_VALIDATION;
  const plain: Rule = { type: KINDS[kind], operator: unused, formula1, formula2, inCellDropDown };
  if (kind === "list") return { ...plain, ...readList(part) };
  if (kind === "custom") return { ...plain, formula1: formulaOf(part.formula) };
  const operator = VALIDATION_OPERATORS.find((o) => o === part.operator);
  if (!operator) throw invalidArgument();
  const isPair = operator === "Between" || operator === "NotBetween";
  return {
    ...plain,
    operator,
    formula1: boundOf(kind, part.formula1),
    formula2: isPair ? boundOf(kind, part.formula2) : "",
  };
}

function readList({ inCellDropDown = true, source }: Record<string, unknown>) {
  if (typeof inCellDropDown !== "boolean") throw invalidArgument();
  return { inCellDropDown, formula1: sourceOf(source) };
}

function sourceOf(source: unknown): string {
  if (isRange(source)) {
    // Excel takes one row or one column.
    if (source.rect.rows > 1 && source.rect.columns > 1) throw invalidArgument();
    return `=${absoluteAddress(source)}`;
  }
  if (typeof source !== "string" || source.trim() === "") throw invalidArgument();
  if (source.startsWith("=")) return formulaOf(source);
  if (source.length > LONGEST_LIST) throw invalidArgument();
  return listedTexts(source).join(",");
}

function formulaOf(formula: unknown): string {
  if (typeof formula !== "string" || !/^=./s.test(formula)) throw invalidArgument();
  return formula;
}

const isDay = (kind: Kind) => kind === "date" || kind === "time";

/** A bound as Excel gives it back, always a formula. */
function boundOf(kind: Kind, bound: unknown): string {
  if (isRange(bound)) return `=${absoluteAddress(bound)}`;
  if (typeof bound === "string" && bound.startsWith("=")) return formulaOf(bound);
  const number = typeof bound === "string" && isDay(kind) ? serialOf(bound) : numberOf(bound);
  const wanted = kind === "wholeNumber" || kind === "textLength" ? Math.trunc(number) : number;
  if (wanted !== number || (kind === "textLength" && number < 0)) throw invalidArgument();
  return `=${number}`;
}

function numberOf(bound: unknown): number {
  const number = typeof bound === "string" && bound.trim() !== "" ? Number(bound) : bound;
  if (typeof number !== "number" || !Number.isFinite(number)) throw invalidArgument();
  return number;
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?Z?)?$/;
const DAY = 86_400_000;
/** Day 0 of Excel's calendar, as it counts from March 1900 on. */
const DAY_0 = Date.UTC(1899, 11, 30);

/** Excel's number of a date or time in ISO 8601, as office.js sends dates, or as one types it. */
function serialOf(text: string): number {
  const [, year, month, day, hour = 0, minute = 0, second = 0] = ISO_DATE.exec(text.trim()) ?? [];
  if (year !== undefined) {
    const date = [+year, Number(month) - 1, Number(day)] as const;
    return (Date.UTC(...date, +hour, +minute, +second) - DAY_0) / DAY;
  }
  const typed = typedInput(text, "General");
  return numberOf("value" in typed ? typed.value : undefined);
}

function readAlert(alert: unknown, before: ErrorAlert): ErrorAlert {
  const { style = before.style, showAlert = before.showAlert, ...texts } = record(alert);
  const known = ALERT_STYLES.find((s) => s === style);
  if (!known || typeof showAlert !== "boolean") throw invalidArgument();
  return { style: known, showAlert, ...readTexts(texts, before) };
}

function readPrompt(prompt: unknown, before: Prompt): Prompt {
  const { showPrompt = before.showPrompt, ...texts } = record(prompt);
  if (typeof showPrompt !== "boolean") throw invalidArgument();
  return { showPrompt, ...readTexts(texts, before) };
}

function readTexts(
  { title, message }: Record<string, unknown>,
  before: { readonly title: string; readonly message: string }
) {
  return {
    title: shortText(title ?? before.title, LONGEST_TITLE),
    message: shortText(message ?? before.message, LONGEST_MESSAGE),
  };
}

function shortText(text: unknown, longest: number): string {
  if (typeof text !== "string" || text.length > longest) throw invalidArgument();
  return text;
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw invalidArgument();
  return value as Record<string, unknown>;
}

const isRange = (value: unknown) => value instanceof Range;

/** Cells that stand below each other as one rectangle; they come row by row. */
function joined(cells: readonly Rect[]): Rect[] {
  const blocks: Rect[] = [];
  for (const cell of cells) {
    const above = blocks.findIndex(
      (block) => block.column === cell.column && block.row + block.rows === cell.row
    );
    const block = blocks[above];
    if (block) blocks[above] = { ...block, rows: block.rows + cell.rows };
    else blocks.push(cell);
  }
  return blocks;
}
