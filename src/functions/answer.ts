import { isProblem, problem } from "../basics/problem";
import { type Address, parseAddress } from "../workbook/address";
import { type Block, holdsZero } from "../workbook/cells";
import { type IsEmpty, readEmptyCells } from "../workbook/emptyCells";
import type { PlacedProblem } from "../workbook/placedProblem";
import { errorOf, type Result } from "./problems";

/** An argument as Excel gives it; `null` is one that was left out. */
export type Argument = Block | null;

/** What a function works out from its arguments: cells, or one problem instead of all of them. */
type Compute = (args: readonly Argument[]) => Result[][] | PlacedProblem;

/**
 * Answers a call from Excel: tells empty cells from zeros, computes, and turns results and problems
 * into cells. It answers at once unless a 0 arrived from a range; only then must the workbook be
 * asked which cells are empty (a computed array has no address: a 0 in it is a 0). A function that reads
 * whole tables says itself where a 0 can be taken for an empty cell.
 */
export function answer(
  args: readonly Argument[],
  invocation: CustomFunctions.Invocation,
  compute: Compute,
  isDoubtful: (arg: Argument, argument: number) => boolean = holdsAnyZero
): unknown[][] | Promise<unknown[][]> {
  const addresses = args.map((_, i) => parseAddress(invocation.parameterAddresses?.[i]));
  const doubtful = args.map((arg, i) => (isDoubtful(arg, i) ? (addresses[i] ?? null) : null));
  if (doubtful.every((address) => address === null)) return toCells(compute(args), addresses);
  return Promise.all(
    doubtful.map((address) => (address ? readEmptyCells(address) : Promise.resolve(null)))
  ).then(
    (known) => toCells(compute(args.map((arg, i) => withBlanks(arg, known[i] ?? null))), addresses),
    () => {
      throw errorOf(problem("workbookUnreadable"), addresses);
    }
  );
}

const holdsAnyZero = (arg: Argument) => arg !== null && holdsZero(arg);

function withBlanks(arg: Argument, isEmpty: IsEmpty | null): Argument {
  if (!arg || !isEmpty) return arg;
  return arg.map((row, r) => row.map((raw, c) => (raw === 0 && isEmpty(r, c) ? null : raw)));
}

/** The cells Excel shows. Nothing leaves here as -0, NaN or Infinity. */
function toCells(
  result: Result[][] | PlacedProblem,
  addresses: readonly (Address | null)[]
): unknown[][] {
  if (isProblem(result)) throw errorOf(result, addresses);
  const cells: unknown[][] = result;
  const errors = new Map<PlacedProblem, CustomFunctions.Error>();
  for (const row of cells)
    for (let c = 0; c < row.length; c++) {
      const value = row[c];
      if (typeof value === "number") {
        if (value === 0) row[c] = 0;
        else if (!Number.isFinite(value)) row[c] = errorOf(problem("tooLarge"), addresses);
      } else if (isProblem(value)) {
        let error = errors.get(value);
        if (!error) errors.set(value, (error = errorOf(value, addresses)));
        row[c] = error;
      }
    }
  // Excel documents a thrown error for a single cell.
  const only = cells.length === 1 && cells[0]?.length === 1 ? cells[0][0] : undefined;
  if (only instanceof CustomFunctions.Error) throw only;
  return cells;
}
