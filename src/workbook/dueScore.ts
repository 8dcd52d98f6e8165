import { isProblem } from "../basics/problem";
import { parseContract } from "../formats/contractText";
import { parseDirection } from "../formats/directionText";
import { parseResult } from "../formats/resultText";
import type { BoardColumn } from "../locales/resultsWords";
import { boardScore } from "../scoring/boardScores";
import { overtricksLimits } from "../scoring/contract";
import { type Cell, textOf } from "./cells";
import type { Row } from "./tableRows";

/** The points of a row; "": none yet; null: its cells cannot be read, or contradict one another. */
type DueScore = number | "" | null;

/**
 * What the formula of a score must come to, by what was typed: North-South's points (Law 77), or none while
 * the contract, who declares it, its result or the board is still to come.
 */
export function dueScore(cell: Row<BoardColumn>["cell"]): DueScore {
  const [contract, by, tricks, board] = (["contract", "by", "result", "board"] as const).map(
    cell
  ) as [Cell, Cell, Cell, Cell];
  if (contract === null) return "";
  const text = parseContract(textOf(contract));
  const declarer = by === null ? undefined : parseDirection(textOf(by));
  const typed =
    tricks === null ? undefined : typeof tricks === "number" ? tricks : parseResult(textOf(tricks));
  if (isProblem(text) || isProblem(declarer) || isProblem(typed)) return null;
  if (text.contract === null) return typed ? null : 0;
  const overtricks = agreed(text.overtricks, typed);
  const direction = agreed(text.declarer, declarer);
  if (overtricks === null || direction === null) return null;
  if (overtricks === undefined || direction === undefined || board === null) return "";
  const { least, most } = overtricksLimits(text.contract);
  const isPossible = Number.isInteger(overtricks) && overtricks >= least && overtricks <= most;
  if (!isPossible || typeof board !== "number" || !Number.isInteger(board) || board < 1)
    return null;
  return boardScore(text.contract, direction, overtricks, board);
}

/** What the contract's text and the cell beside it say together; null where they contradict each other. */
function agreed<T>(inText: T | undefined, typed: T | undefined): T | undefined | null {
  if (inText === undefined || typed === undefined) return inText ?? typed;
  return inText === typed ? inText : null;
}
