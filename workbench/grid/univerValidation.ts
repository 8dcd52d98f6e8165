import {
  DataValidationErrorStyle,
  DataValidationOperator,
  DataValidationRenderMode,
  DataValidationType,
  generateRandomId,
  ICommandService,
  type ISheetDataValidationRule,
} from "@univerjs/core";
import { DataValidatorRegistryService } from "@univerjs/data-validation";
import { LexerTreeBuilder } from "@univerjs/engine-formula";
import { SheetInterceptorService, VALIDATE_CELL } from "@univerjs/sheets";
import {
  AddSheetDataValidationCommand,
  ClearRangeDataValidationCommand,
  DataValidationCustomFormulaService,
  DataValidationFormulaService,
  DateValidator,
  SheetDataValidationModel,
} from "@univerjs/sheets-data-validation";
import type { CellValue, Rect } from "../host/grid";
import { intersection } from "../host/rect";
import {
  accepts,
  type AlertStyle,
  NO_VALIDATION,
  type RefusedEntry,
  type ValidatedCells,
  type Validation,
  type ValidationGrid,
  type ValidationOperator,
  type ValidationType,
} from "../host/validation";
import { type CalculatedCell, calculatedValue } from "./calculatedValue";
import { injectorOf } from "./injector";
import { rangeOf, rectOf, type UniverBook, whole, within } from "./univerBook";
import { univerCells } from "./univerCells";

const TYPES: Readonly<Record<ValidationType, DataValidationType>> = {
  None: DataValidationType.ANY,
  WholeNumber: DataValidationType.WHOLE,
  Decimal: DataValidationType.DECIMAL,
  List: DataValidationType.LIST,
  Date: DataValidationType.DATE,
  Time: DataValidationType.TIME,
  TextLength: DataValidationType.TEXT_LENGTH,
  Custom: DataValidationType.CUSTOM,
};

const OPERATORS: Readonly<Record<ValidationOperator, DataValidationOperator>> = {
  Between: DataValidationOperator.BETWEEN,
  NotBetween: DataValidationOperator.NOT_BETWEEN,
  EqualTo: DataValidationOperator.EQUAL,
  NotEqualTo: DataValidationOperator.NOT_EQUAL,
  GreaterThan: DataValidationOperator.GREATER_THAN,
  LessThan: DataValidationOperator.LESS_THAN,
  GreaterThanOrEqualTo: DataValidationOperator.GREATER_THAN_OR_EQUAL,
  LessThanOrEqualTo: DataValidationOperator.LESS_THAN_OR_EQUAL,
};

const STYLES: Readonly<Record<AlertStyle, DataValidationErrorStyle>> = {
  Stop: DataValidationErrorStyle.STOP,
  Warning: DataValidationErrorStyle.WARNING,
  Information: DataValidationErrorStyle.INFO,
};

/** Before Univer's own judge of an entry. */
const BEFORE_UNIVER = 100;

/** Rules for what people type: kept, moved and shown by Univer, judged as Excel judges them. */
export function univerValidation(book: UniverBook): ValidationGrid {
  const { api, workbook, sheet: sheetOf, as } = book;
  const injector = injectorOf(api);
  const unitId = workbook.getId();
  const model = injector.get(SheetDataValidationModel);
  const commands = injector.get(ICommandService);
  const formulas = injector.get(LexerTreeBuilder);
  const ownFormulas = injector.get(DataValidationCustomFormulaService);
  const listFormulas = injector.get(DataValidationFormulaService);
  const cells = univerCells(book);
  const listeners: ((entry: RefusedEntry) => void)[] = [];

  const ruleAt = (sheet: string, row: number, column: number) =>
    model.getRuleByLocation(unitId, sheet, row, column);

  /** The rule as it reads from a cell. */
  function validationOf(rule: ISheetDataValidationRule, row: number, column: number): Validation {
    const from = rule.ranges[0] ?? { startRow: row, startColumn: column };
    const [down, right] = [row - from.startRow, column - from.startColumn];
    const moves = rule.type !== String(DataValidationType.LIST) && (down !== 0 || right !== 0);
    const seen = (formula: string | undefined) =>
      moves && formula?.startsWith("=")
        ? formulas.moveFormulaRefOffset(formula, right, down)
        : (formula ?? "");
    return describe(rule, seen(rule.formula1), seen(rule.formula2));
  }

  /** Resolves when what a rule compares with has been calculated. */
  async function calculated(sheet: string, rule: string, row: number, column: number) {
    await listFormulas.getRuleFormulaResult(unitId, sheet, rule);
    await ownFormulas.getCellFormulaValue(unitId, sheet, rule, row, column);
    await ownFormulas.getCellFormula2Value(unitId, sheet, rule, row, column);
  }

  function isValid(sheet: string, row: number, column: number): boolean {
    const rule = ruleAt(sheet, row, column);
    if (!rule) return true;
    const [[cell] = []] = cells.cells(sheet, { row, column, rows: 1, columns: 1 });
    const operand = (formula: string | undefined, result: CalculatedCell) =>
      formula?.startsWith("=") ? calculatedValue(result) : numberIn(formula);
    const place = [unitId, sheet, rule.uid, row, column] as const;
    const list = listFormulas.getRuleFormulaResultSync(unitId, sheet, rule.uid)?.[0]?.result;
    return accepts(validationOf(rule, row, column), cell?.value ?? null, {
      first: operand(rule.formula1, ownFormulas.getCellFormulaValueSync(...place)),
      second: operand(rule.formula2, ownFormulas.getCellFormula2ValueSync(...place)),
      list: listedIn(list),
    });
  }

  const validators = injector.get(DataValidatorRegistryService);
  validators.register(injector.createInstance(TimeValidator));
  for (const type of Object.values(TYPES)) {
    const validator = validators.getValidatorItem(type);
    if (!validator) throw new Error(`the grid does not know the validation "${type}"`);
    validator.validator = async ({ subUnitId, row, column }, { uid }) => {
      await calculated(subUnitId, uid, row, column);
      return isValid(subUnitId, row, column);
    };
    // Univer would turn the number of a date into a text.
    validator.normalizeFormula = ({ formula1, formula2 }) => ({ formula1, formula2 });
  }

  injector.get(SheetInterceptorService).writeCellInterceptor.intercept(VALIDATE_CELL, {
    priority: BEFORE_UNIVER,
    async handler(before, { subUnitId, row, col }) {
      if ((await before) === false) return false;
      const rule = ruleAt(subUnitId, row, col);
      if (!rule) return true;
      await calculated(subUnitId, rule.uid, row, col);
      const { errorAlert: alert } = validationOf(rule, row, col);
      if (!alert.showAlert || isValid(subUnitId, row, col)) return true;
      const stands = alert.style !== "Stop";
      for (const listener of listeners) listener({ alert, stands });
      return stands;
    },
  });

  const run = (command: string, params: object) =>
    as("addin", () => void commands.syncExecuteCommand(command, params));

  function validations(sheet: string, rect: Rect): ValidatedCells[] {
    const found = model.getRules(unitId, sheet);
    return found.flatMap((rule) => {
      const rects = rule.ranges
        .map((range) => intersection(whole(sheetOf(sheet), rectOf(range)), rect))
        .filter((shared) => shared !== null);
      return rects.length > 0
        ? [{ validation: validationOf(rule, rect.row, rect.column), rects }]
        : [];
    });
  }

  return {
    validations,
    setValidation(sheet, rect, validation) {
      const area = within(sheetOf(sheet), rect);
      if (area.rows === 0 || area.columns === 0) return;
      const ranges = [rangeOf(area)];
      if (!validation)
        run(ClearRangeDataValidationCommand.id, { unitId, subUnitId: sheet, ranges });
      else
        run(AddSheetDataValidationCommand.id, {
          unitId,
          subUnitId: sheet,
          rule: { ...ruleOf(validation), uid: generateRandomId(6), ranges },
        });
    },
    invalidCells(sheet, rect) {
      const invalid: Rect[] = [];
      for (const { rects } of validations(sheet, within(sheetOf(sheet), rect)))
        for (const { row, column, rows, columns } of rects)
          for (let r = row; r < row + rows; r++)
            for (let c = column; c < column + columns; c++)
              if (!isValid(sheet, r, c)) invalid.push({ row: r, column: c, rows: 1, columns: 1 });
      return invalid.sort((a, b) => a.row - b.row || a.column - b.column);
    },
    onRefusedEntry: (listener) => void listeners.push(listener),
  };
}

/** Univer 0.25.1 has no rule for times of its own. */
class TimeValidator extends DateValidator {
  override id = DataValidationType.TIME;
}

function ruleOf({ type, operator, formula1, formula2, ...rest }: Validation) {
  const { inCellDropDown, ignoreBlanks, errorAlert, prompt } = rest;
  const plain = (formula: string) => (NUMBER.test(formula) ? formula.slice(1) : formula);
  return {
    type: TYPES[type],
    operator: type === "List" || type === "Custom" ? undefined : OPERATORS[operator],
    formula1: plain(formula1),
    formula2: plain(formula2),
    allowBlank: ignoreBlanks,
    showDropDown: inCellDropDown,
    renderMode: inCellDropDown ? DataValidationRenderMode.ARROW : DataValidationRenderMode.TEXT,
    errorStyle: STYLES[errorAlert.style],
    errorTitle: errorAlert.title,
    error: errorAlert.message,
    showErrorMessage: errorAlert.showAlert,
    promptTitle: prompt.title,
    prompt: prompt.message,
    showInputMessage: prompt.showPrompt,
  };
}

/** Univer need not calculate a bound that is a number. */
const NUMBER = /^=-?(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d+)?$/i;

function describe(rule: ISheetDataValidationRule, formula1: string, formula2: string): Validation {
  const type = keyOf(TYPES, rule.type) ?? "None";
  const asFormula = (text: string) =>
    text === "" || text.startsWith("=") || type === "List" ? text : `=${text}`;
  const { errorAlert, prompt } = NO_VALIDATION;
  return {
    type,
    operator: keyOf(OPERATORS, rule.operator) ?? NO_VALIDATION.operator,
    formula1: asFormula(formula1),
    formula2: asFormula(formula2),
    inCellDropDown: rule.showDropDown ?? true,
    ignoreBlanks: rule.allowBlank ?? true,
    errorAlert: {
      style: keyOf(STYLES, rule.errorStyle) ?? errorAlert.style,
      title: rule.errorTitle ?? errorAlert.title,
      message: rule.error ?? errorAlert.message,
      showAlert: rule.showErrorMessage ?? errorAlert.showAlert,
    },
    prompt: {
      title: rule.promptTitle ?? prompt.title,
      message: rule.prompt ?? prompt.message,
      showPrompt: rule.showInputMessage ?? prompt.showPrompt,
    },
  };
}

function keyOf<K extends string, V>(table: Readonly<Record<K, V>>, value: unknown): K | undefined {
  return (Object.keys(table) as K[]).find((key) => table[key] === value);
}

const numberIn = (text: string | undefined): CellValue | undefined =>
  text === undefined || text === "" || Number.isNaN(Number(text)) ? undefined : Number(text);

type FormulaResult = Record<number, Record<number, CalculatedCell[][]>> | undefined;

/** The values of a list in cells; Univer nests them by the cell of the rule. */
const listedIn = (result: FormulaResult): CellValue[] =>
  (result?.[0]?.[0] ?? []).flat().flatMap((cell) => calculatedValue(cell) ?? []);
