import { isProblem, type Problem, problem } from "../basics/problem";
import { type Block, cellOf, type Filled } from "../workbook/cells";
import { type Place, placed } from "../workbook/placedProblem";
import type { Argument } from "./answer";
import type { Result } from "./problems";

/** How the cells of one parameter are read. */
export interface Parameter<T> {
  readonly read: (cell: Filled) => T | Problem;
  /** An empty cell is handed on as `null`. Otherwise it leaves the result blank. */
  readonly emptyIsKnown?: boolean;
  /** An argument left out is handed on as `undefined`. Otherwise it leaves all results blank. */
  readonly mayBeLeftOut?: boolean;
}

/** One parameter's cells, spread over all rows and columns of the result. */
interface Source {
  readonly parameter: Parameter<unknown>;
  readonly argument: number;
  readonly block: Block;
  readonly rows: number;
  readonly columns: number;
  /** The value of a single cell, or `undefined` for an argument left out: read once for all rows. */
  readonly only: unknown;
  readonly isSingle: boolean;
}

const BLANK = "";
const NO_CELLS: Block = [[]];

/**
 * Computes cell by cell. Arguments are spread over one another as Excel does: a single value over a
 * block, a column over a row; where ranges of unequal size do not meet, the cell shows #N/A. A cell
 * that cannot be read gives its own error and leaves the others alone.
 */
export function elementwise(
  args: readonly Argument[],
  parameters: readonly Parameter<unknown>[],
  compute: (...values: never[]) => Result
): Result[][] {
  const sources = parameters.map((parameter, i) => sourceOf(args[i] ?? null, parameter, i));
  const rows = Math.max(...sources.map((source) => source.rows));
  const columns = Math.max(...sources.map((source) => source.columns));
  const values: unknown[] = sources.map((source) => source.only);
  const call = compute as (...values: unknown[]) => Result;
  const result: Result[][] = [];
  for (let row = 0; row < rows; row++) {
    const line = [resultAt(row, 0)];
    for (let column = 1; column < columns; column++) line.push(resultAt(row, column));
    result.push(line);
  }
  return result;

  function resultAt(row: number, column: number): Result {
    let blank = false;
    for (let i = 0; i < sources.length; i++) {
      const source = sources[i]!;
      const value = source.isSingle ? source.only : readAt(source, row, column);
      if (isProblem(value)) return value;
      if (value === null && !source.parameter.emptyIsKnown) blank = true;
      if (value === undefined && !source.parameter.mayBeLeftOut) blank = true;
      values[i] = value;
    }
    if (blank) return BLANK;
    // Spelled out, because spreading an array costs more than most of the functions do.
    const found = call(values[0], values[1], values[2], values[3]);
    return typeof found === "object"
      ? placed(found, placeIn(sources[found.argument ?? 0]!, row, column))
      : found;
  }
}

function sourceOf(arg: Argument, parameter: Parameter<unknown>, argument: number): Source {
  const block = arg ?? NO_CELLS;
  const size = { rows: block.length, columns: arg ? (block[0]?.length ?? 0) : 1 };
  const source = { parameter, argument, block, ...size, only: undefined, isSingle: !arg };
  if (!arg || size.rows !== 1 || size.columns !== 1) return source;
  return { ...source, only: readAt(source, 0, 0), isSingle: true };
}

/** The value at a place: `null` for an empty cell. */
function readAt(source: Source, row: number, column: number): unknown {
  const line = source.block[source.rows === 1 ? 0 : row];
  const at = source.columns === 1 ? 0 : column;
  if (line === undefined || at >= line.length) return problem("sizes");
  const cell = cellOf(line[at]);
  if (cell === null) return null;
  const value = source.parameter.read(cell);
  return isProblem(value) ? placed(value, placeIn(source, row, column)) : value;
}

function placeIn(source: Source, row: number, column: number): Place {
  return {
    argument: source.argument,
    row: source.rows === 1 ? 0 : row,
    column: source.columns === 1 ? 0 : column,
  };
}
