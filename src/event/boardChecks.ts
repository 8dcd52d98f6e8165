import type { BoardFinding, CheckedBoard, DueBoard } from "./boardFinding";
import type { SectionField } from "./datumRound";
import { fieldChecks } from "./fieldChecks";
import { scoreChecks } from "./scoreChecks";
import { dueChecks, sideChecks, twiceChecks } from "./seatChecks";

export interface BoardChecksOptions {
  /** What is to be played; lines of rounds that are not among it are not held against it. */
  readonly due?: readonly DueBoard[];
  /** Whether sections have played the same deals. Default together. */
  readonly sections?: SectionField;
  /** In a pairs event a number stands for a pair on each side. */
  readonly twoWinners?: boolean;
}

/**
 * What is to be asked about in a table of results, in the order of its lines; what has no line comes
 * first. Nothing is changed, and a finding is a question to the table, not an error.
 */
export function boardChecks(
  boards: readonly CheckedBoard[],
  { due = [], sections, twoWinners = false }: BoardChecksOptions = {}
): BoardFinding[] {
  const lines = boards.map((line, row) => ({ line, row }));
  const scores = lines.flatMap(scoreChecks);
  const doubted = new Set(scores.map(({ row }) => row));
  return [
    ...scores,
    ...twiceChecks(lines, { twoWinners, sections }),
    ...sideChecks(lines, twoWinners),
    ...dueChecks(lines, due),
    // What is no score, or not that of its contract, says nothing of the field.
    ...fieldChecks(
      lines.filter(({ row }) => !doubted.has(row)),
      sections
    ),
  ].sort((one, other) => (one.row ?? -1) - (other.row ?? -1));
}
