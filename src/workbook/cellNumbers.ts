import { type Problem, problem } from "../basics/problem";
import { type Filled, textOf } from "./cells";

const LOOKS_LIKE_A_NUMBER = /^[\s+\-−]*[\d.,'’٫\s]*\d[\d.,'’٫\s]*%?$/u;

/** Longer texts are pasted prose, and the pattern is slow on those. */
const LONGEST_NUMBER = 40;

/** A number. Numbers as text ("1,5") are refused: a comma may be a decimal sign or a thousand. */
export function number(cell: Filled): number | Problem {
  if (typeof cell === "number") return cell;
  const text = textOf(cell);
  const asText =
    typeof cell === "string" &&
    cell.length <= LONGEST_NUMBER &&
    LOOKS_LIKE_A_NUMBER.test(cell.normalize("NFKC"));
  return problem(asText ? "numberAsText" : "number", { text });
}

/** A whole number within limits. */
export function wholeNumber(least: number, most: number): (cell: Filled) => number | Problem {
  return (cell) => {
    const value = number(cell);
    if (typeof value !== "number") return value;
    return Number.isInteger(value) && value >= least && value <= most
      ? value
      : problem("wholeNumber", { text: textOf(cell), least, most });
  };
}
