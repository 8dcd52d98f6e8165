import { isProblem, type Problem, problem } from "../basics/problem";
import type { Argument } from "./answer";
import { type Cell, cellOf } from "./cells";
import { type Place, placed, type Result } from "./problems";

/** A cell that is not empty. */
export type Filled = Exclude<Cell, null>;

/** How the cells of one parameter are read. */
export interface Parameter<T> {
  readonly read: (cell: Filled) => T | Problem;
  /** An empty cell is handed on as `null`. Otherwise it leaves the result blank. */
  readonly emptyIsKnown?: boolean;
}

interface Source {
  readonly rows: number;
  readonly columns: number;
  /** The value at a place: `null` for an empty cell, `undefined` for an argument left out. */
  readonly at: (row: number, column: number) => unknown;
}

const BLANK = "";
const OMITTED: Source = { rows: 1, columns: 1, at: () => undefined };

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
  const values: unknown[] = new Array(sources.length);
  const call = compute as (...values: unknown[]) => Result;
  const result: Result[][] = new Array(rows);
  for (let row = 0; row < rows; row++) {
    const line: Result[] = new Array(columns);
    for (let column = 0; column < columns; column++)
      line[column] = gather(row, column) ?? evaluate(row, column);
    result[row] = line;
  }
  return result;

  /** Reads all arguments of a place into `values`; gives the cell's result when it is settled. */
  function gather(row: number, column: number): Result | undefined {
    let settled: Result | undefined;
    for (let i = 0; i < sources.length; i++) {
      const value = sources[i]!.at(row, column);
      if (isProblem(value)) return value;
      if (value === null && !parameters[i]!.emptyIsKnown) settled = BLANK;
      values[i] = value;
    }
    return settled;
  }

  function evaluate(row: number, column: number): Result {
    const found = call(values[0], values[1], values[2], values[3]);
    return typeof found === "object" ? placed(found, placeOf(0, sources[0]!, row, column)) : found;
  }
}

function sourceOf(arg: Argument, parameter: Parameter<unknown>, argument: number): Source {
  if (!arg) return OMITTED;
  const rows = arg.length;
  const columns = arg[0]?.length ?? 0;
  const read = (row: number, column: number): unknown => {
    const line = arg[rows === 1 ? 0 : row];
    const i = columns === 1 ? 0 : column;
    if (line === undefined || i >= line.length) return problem("sizes");
    const cell = cellOf(line[i]);
    if (cell === null) return null;
    const value = parameter.read(cell);
    return isProblem(value)
      ? placed(value, { argument, row: rows === 1 ? 0 : row, column: i })
      : value;
  };
  if (rows !== 1 || columns !== 1) return { rows, columns, at: read };
  const only = read(0, 0); // read once, however long the other ranges are
  return { rows, columns, at: () => only };
}

function placeOf(argument: number, source: Source, row: number, column: number): Place {
  return {
    argument,
    row: source.rows === 1 ? 0 : row,
    column: source.columns === 1 ? 0 : column,
  };
}
