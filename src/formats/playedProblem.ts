import { type Problem, problem } from "../basics/problem";
import { overtricksLimits } from "../scoring/contract";
import type { Direction } from "../scoring/direction";
import { type ContractText, makeContract } from "./contractText";
import { makeResult } from "./resultText";

/** `undefined` is left out, `null` an empty cell: a row not filled in yet. */
export type Given<T> = T | null | undefined;

/** Where result or declarer contradict what the contract's text says of them; null where they do not. */
export function contradictionIn(
  text: ContractText,
  result: Given<number>,
  declarer: Given<Direction>
): Problem | null {
  // A board passed out scores 0 whatever else stands in the row, but it has no tricks.
  const inText = text.contract === null ? 0 : text.overtricks;
  if (contradict(inText, result) && (text.contract !== null || result))
    return problem("resultContradicts", {
      text: makeContract(text),
      inText: text.contract === null ? "0" : makeResult(inText!),
      given: makeResult(result!),
    });
  if (text.contract !== null && contradict(text.declarer, declarer))
    return problem("declarerContradicts", {
      text: makeContract(text),
      inText: text.declarer!,
      given: declarer!,
    });
  return null;
}

function contradict<T>(inText: T | undefined, given: Given<T>): boolean {
  return inText !== undefined && given !== undefined && given !== null && given !== inText;
}

/** A result that a contract cannot have; null where it can. */
export function impossibleResult(text: ContractText, overtricks: number): Problem | null {
  if (text.contract === null) return null;
  const { least, most } = overtricksLimits(text.contract);
  return overtricks < least || overtricks > most
    ? problem("resultImpossible", {
        text: makeContract(text),
        result: makeResult(overtricks),
        least: makeResult(least),
        most: makeResult(most),
      })
    : null;
}
