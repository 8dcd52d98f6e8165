import { type Problem, problem } from "../basics/problem";
import { plainText } from "../basics/text";
import { number } from "../workbook/cellNumbers";
import { type Filled, textOf } from "../workbook/cells";
import type { Parameter } from "./elementwise";

/** A score. Excel hands over 60%, typed for an average, as 0.6: that is no score. */
export function score(cell: Filled): number | Problem {
  const value = number(cell);
  const isPercentage = typeof value === "number" && value !== 0 && Math.abs(value) < 1;
  return isPercentage ? problem("percentageForScore", { text: textOf(cell) }) : value;
}

/** A number not below a limit. */
export function numberFrom(least: number): (cell: Filled) => number | Problem {
  return (cell) => {
    const value = number(cell);
    if (typeof value !== "number") return value;
    return value >= least ? value : problem("numberFrom", { text: textOf(cell), least });
  };
}

/** A word that a parser of the field understands. No parser takes a number or TRUE for a word. */
export function word<T>(parse: (text: string) => T | Problem): (cell: Filled) => T | Problem {
  return (cell) => parse(textOf(cell));
}

/** One of a few words, in any case and with any blanks around. */
export function choice<T extends string>(choices: readonly T[]): (cell: Filled) => T | Problem {
  return (cell) => {
    const wanted = plainText(textOf(cell));
    return (
      choices.find((one) => plainText(one) === wanted) ??
      problem("choice", { text: textOf(cell), choices: choices.join(", ") })
    );
  };
}

/** A parameter whose empty cells leave the result blank. */
export function needed<T>(read: (cell: Filled) => T | Problem): Parameter<T> {
  return { read };
}

/** The same for a parameter that may be left out altogether. */
export function optional<T>(read: (cell: Filled) => T | Problem): Parameter<T> {
  return { read, mayBeLeftOut: true };
}

/** A parameter that may be left out and whose empty cells the function understands (as `null`). */
export function mayBeEmpty<T>(read: (cell: Filled) => T | Problem): Parameter<T> {
  return { read, emptyIsKnown: true, mayBeLeftOut: true };
}
