import { isProblem, type Problem, problem } from "../basics/problem";
import { cellOf, type Filled } from "../workbook/cells";
import { type Place, placed, type PlacedProblem } from "../workbook/placedProblem";
import type { Argument } from "./answer";

/** A value of a list and the cell it came from. */
export interface Entry<T> {
  readonly value: T;
  readonly place: Place;
}

/** The filled cells of a range in reading order; empty cells are skipped. */
export function list<T>(
  args: readonly Argument[],
  argument: number,
  read: (cell: Filled) => T | Problem
): Entry<T>[] | PlacedProblem {
  const entries: Entry<T>[] = [];
  for (const [row, line] of (args[argument] ?? []).entries())
    for (const [column, raw] of line.entries()) {
      const cell = cellOf(raw);
      if (cell === null) continue;
      const place = { argument, row, column };
      const value = read(cell);
      if (isProblem(value)) return placed(value, place);
      entries.push({ value, place });
    }
  return entries;
}

/** The one value of an option; `undefined` when it was left out or its cell is empty. */
export function option<T>(
  args: readonly Argument[],
  argument: number,
  read: (cell: Filled) => T | Problem
): T | undefined | PlacedProblem {
  const arg = args[argument];
  if (!arg) return undefined;
  if (arg.length !== 1 || arg[0]?.length !== 1)
    return placed(problem("oneCell"), { argument, row: 0, column: 0 });
  const entries = list(args, argument, read);
  return isProblem(entries) ? entries : entries[0]?.value;
}

type Good<T> = { [K in keyof T]: Exclude<T[K], Problem> };

/** All of what was read, or the first problem in it. */
export function allRead<T extends Record<string, unknown>>(read: T): Good<T> | PlacedProblem {
  return Object.values(read).find(isProblem) ?? (read as Good<T>);
}

/** Only what was given: left-out options keep the core's defaults. */
export function given<T extends Record<string, unknown>>(
  options: T
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
