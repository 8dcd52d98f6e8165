import { boardScore, contractScores, isBoardScore } from "../scoring/boardScores";
import { SIDES } from "../scoring/direction";
import { isAssigned, partsFor } from "../scoring/tableResult";
import { type BoardFinding, boardFinding, type PlacedBoard } from "./boardFinding";

/** Whether the scores of a line can be scores (Law 77), and are those of its contract. */
export function scoreChecks(placed: PlacedBoard): BoardFinding[] {
  const { result, board } = placed.line;
  if (typeof result === "number") return scoreCheck(placed, result);
  if (!isAssigned(result)) return [];
  const scores = SIDES.flatMap((side) => partsFor(result, side).map(({ score }) => score));
  return [...new Set(scores)]
    .filter((score) => !isBoardScore(score, board))
    .map((score) => boardFinding("scoreImpossible", placed, { score }));
}

function scoreCheck(placed: PlacedBoard, score: number): BoardFinding[] {
  const { played, board } = placed.line;
  const due = dueScore(placed);
  if (due !== null) {
    if (due === score) return [];
    const isTurned = due === -score;
    return [boardFinding(isTurned ? "scoreTurned" : "scoreContradicts", placed, { score, due })];
  }
  if (!isBoardScore(score, board)) return [boardFinding("scoreImpossible", placed, { score })];
  const isOfContract =
    !played?.contract || contractScores(played.contract, played.declarer, board).includes(score);
  return isOfContract ? [] : [boardFinding("scoreNotOfContract", placed, { score })];
}

/** What the contract brings; null while it, its declarer or its result are not known. */
function dueScore({ line: { played, board } }: PlacedBoard): number | null {
  if (!played) return null;
  const { contract, declarer, overtricks } = played;
  if (contract === null) return 0;
  return declarer === undefined || overtricks === undefined
    ? null
    : boardScore(contract, declarer, overtricks, board);
}
