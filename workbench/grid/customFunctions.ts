import {
  type IUnitRange,
  IUniverInstanceService,
  UniverInstanceType,
  type Workbook,
} from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import {
  BaseFunction,
  type BaseValueObject,
  FunctionType,
  type FunctionVariantType,
  IFunctionService,
} from "@univerjs/engine-formula";
import { IDescriptionService } from "@univerjs/sheets-formula";
import { columnName, quoteSheetName } from "../host/a1";
import { BoundedMap } from "./boundedMap";
import { type CallArguments, readArguments } from "./callArguments";
import type { FunctionMetadata } from "./functionMetadata";
import { injectorOf } from "./injector";
import { messageIn, type Outcome } from "./outcome";
import { createRecalculation } from "./recalculation";
import { errorValue, valueObjectOf } from "./valueObjects";

/** Which Excel the workbench plays: an empty cell reaches a function as 0, or as `null`. */
export const platforms = ["windows", "web"] as const;
export type Platform = (typeof platforms)[number];

/** Asks the add-in's own runtime to run a function. */
export type Call = (
  id: string,
  values: readonly unknown[],
  caller: string,
  parameterAddresses: readonly (string | null)[] | null
) => Promise<Outcome>;

/** The add-in's functions at work in the grid. */
export interface CustomFunctions {
  /** Functions that were called and have not answered yet. */
  pending(): number;
  platform(): Platform;
  /** Plays another Excel and calculates everything anew. */
  setPlatform(platform: Platform): void;
  /**
   * What a function says about the error `code` in a cell. `row` and `column` are the cell of the
   * formula, `down` and `across` the shown cell's place in what spills from it.
   */
  message(error: ShownError): string | undefined;
}

/** An error that stands in a cell. */
export interface ShownError {
  readonly code: string;
  readonly formula: string;
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly down: number;
  readonly across: number;
}

// What Excel shows while a function has not answered for the first time; newer ones say #BUSY!.
const WAITING = "#GETTING_DATA";
const MOST_RESULTS = 20_000;
const MOST_CELLS = 50_000;
const MOST_NAMES = 1000;
// Milliseconds that answers wait for others while calls are unanswered, and at the longest while others
// keep coming.
const PAUSE = 100;
const LONGEST_WAIT = 1000;

/**
 * Puts the add-in's functions into Univer's formula engine. They calculate in two phases, as in
 * Excel: the first asks the add-in and shows the cell's former result; when the answers are there,
 * the cells are calculated again.
 */
export function registerCustomFunctions(
  api: FUniver,
  namespace: string,
  functions: readonly FunctionMetadata[],
  call: Call
): CustomFunctions {
  const injector = injectorOf(api);
  const instances = injector.get(IUniverInstanceService);
  const recalculation = createRecalculation(api);
  const results = new BoundedMap<string, Outcome>(MOST_RESULTS);
  const shown = new BoundedMap<string, Outcome>(MOST_CELLS);
  const waiting = new Map<string, IUnitRange[]>();
  let answered: IUnitRange[] = [];
  let showing: ReturnType<typeof setTimeout> | undefined;
  let firstAnswer = 0;
  let lastAnswer = 0;
  let platform: Platform = "windows";

  const quotedNames = new BoundedMap<string, string>(MOST_NAMES);

  /** A sheet's name as it stands in an address. */
  function nameOf(sheetId: string): string {
    const workbook = instances.getCurrentUnitOfType<Workbook>(UniverInstanceType.UNIVER_SHEET);
    const name = workbook?.getSheetBySheetId(sheetId)?.getName() ?? "";
    let quoted = quotedNames.get(name);
    if (quoted === undefined) quotedNames.set(name, (quoted = quoteSheetName(name)));
    return quoted;
  }

  /** Answers that come one soon after the other are shown together. */
  function take(key: string, outcome: Outcome): void {
    lastAnswer = performance.now();
    if (answered.length === 0) firstAnswer = lastAnswer;
    results.set(key, outcome);
    answered.push(...(waiting.get(key) ?? []));
    waiting.delete(key);
    if (waiting.size === 0) showIn(0);
    else if (showing === undefined) showIn(PAUSE);
  }
  function showIn(milliseconds: number): void {
    clearTimeout(showing);
    showing = setTimeout(show, milliseconds);
  }
  function show(): void {
    const now = performance.now();
    const more = waiting.size > 0 && now - lastAnswer < PAUSE && now - firstAnswer < LONGEST_WAIT;
    if (more) return showIn(PAUSE);
    showing = undefined;
    const cells = answered;
    answered = [];
    recalculation.cells(cells);
  }

  function ask(metadata: FunctionMetadata, args: CallArguments, cell: CallingCell): Outcome {
    const { requiresAddress, requiresParameterAddresses } = metadata.options ?? {};
    const addresses = requiresParameterAddresses ? args.addresses : null;
    const cellId = cellKey(cell.sheet, cell.row, cell.column);
    const key = [
      metadata.id,
      platform,
      args.key,
      addresses ? addresses.join() : "",
      requiresAddress ? cellId : "",
    ].join("\u0000");
    const place = placeOf(cellId, metadata.name);
    const known = results.get(key);
    if (known !== undefined) {
      results.set(key, known);
      recalculation.workedOut(rangeOf(cell));
      if (shown.get(place) !== known) shown.set(place, known);
      return known;
    }
    const cells = waiting.get(key);
    if (cells) cells.push(rangeOf(cell));
    else {
      waiting.set(key, [rangeOf(cell)]);
      void call(metadata.id, args.values, addressOf(cell, nameOf), addresses).then((outcome) =>
        take(key, outcome)
      );
    }
    return shown.get(place) ?? { code: WAITING, message: "" };
  }

  class CustomFunction extends BaseFunction {
    override needsReferenceObject = true;
    override minParams: number;
    override maxParams: number;

    constructor(
      name: string,
      private readonly metadata: FunctionMetadata
    ) {
      super(name);
      const { parameters } = metadata;
      this.minParams = parameters.filter((p) => !p.optional && !p.repeating).length;
      this.maxParams = parameters.some((p) => p.repeating) ? 255 : parameters.length;
    }

    override calculate(...variants: FunctionVariantType[]): BaseValueObject {
      const empty = platform === "windows" ? 0 : null;
      const args = readArguments(this.metadata.parameters, variants, empty, nameOf);
      if (args.error !== undefined) return errorValue(args.error);
      return valueObjectOf(ask(this.metadata, args, callingCell(this)));
    }
  }

  const fullName = ({ name }: FunctionMetadata) => `${namespace}.${name}`.toUpperCase();
  const service = injector.get(IFunctionService);
  service.registerExecutors(...functions.map((f) => new CustomFunction(fullName(f), f)));
  // Univer remembers what it made of a formula: of one entered before its function was known, #NAME?.
  service.deleteFormulaAstCacheKey(...functions.map(fullName));
  injector.get(IDescriptionService).registerDescriptions(
    functions.map((f) => ({
      functionName: fullName(f),
      functionType: FunctionType.User,
      description: f.description ?? "",
      abstract: f.description ?? "",
      functionParameter: f.parameters.map((parameter) => ({
        name: parameter.name,
        detail: parameter.description ?? "",
        example: "",
        require: parameter.optional ? 0 : 1,
        repeat: parameter.repeating ? 1 : 0,
      })),
    }))
  );
  // The formulas of a workbook that was there before the functions.
  recalculation.everything();

  return {
    pending: () => waiting.size + answered.length + recalculation.pending(),
    platform: () => platform,
    setPlatform(next) {
      platform = next;
      recalculation.everything();
    },
    message({ code, formula, sheet, row, column, down, across }) {
      const upper = formula.toUpperCase();
      for (const f of functions) {
        if (!upper.includes(`${fullName(f)}(`)) continue;
        const outcome = shown.get(placeOf(cellKey(sheet, row, column), f.name));
        const message = outcome === undefined ? undefined : messageIn(outcome, code, down, across);
        if (message) return message;
      }
      return undefined;
    },
  };
}

/** The cell whose formula calls a function. */
interface CallingCell {
  readonly unit: string;
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

const callingCell = ({ unitId, subUnitId, row, column }: BaseFunction): CallingCell => ({
  unit: unitId ?? "",
  sheet: subUnitId ?? "",
  row,
  column,
});

const addressOf = ({ sheet, row, column }: CallingCell, nameOf: (sheetId: string) => string) =>
  `${nameOf(sheet)}!${columnName(column)}${row + 1}`;

const rangeOf = ({ unit, sheet, row, column }: CallingCell): IUnitRange => ({
  unitId: unit,
  sheetId: sheet,
  range: { startRow: row, endRow: row, startColumn: column, endColumn: column },
});

const cellKey = (sheet: string, row: number, column: number) => `${sheet}!${row},${column}`;
const placeOf = (cell: string, name: string) => `${cell}|${name}`;
