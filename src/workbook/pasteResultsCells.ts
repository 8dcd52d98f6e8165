import { plainText } from "../basics/text";
import type { PastedBoard } from "../formats/pastedBoard";
import { isResultRemark } from "../formats/pastedScore";
import type { BoardColumn } from "../locales/resultsWords";
import type { Content } from "./appendRows";
import { textOf } from "./cells";
import { playedText, type TypedBoard } from "./typedBoards";

/** What comes into the cells of a row; null stands for the table's own formula of the score. */
export type PastedCells = Readonly<Partial<Record<BoardColumn, Content | null>>>;

/** What a line changes in a row that is there. */
export interface PastedChange {
  readonly row: TypedBoard;
  readonly cells: PastedCells;
  /** Whether something that is there is written over. */
  readonly isOver: boolean;
  /** What was typed into the row, in one text, as it is and as it will be. */
  readonly before: string;
  readonly after: string;
}

/** What a line says a board came to. Points are typed where contract, declarer and result do not tell them. */
export function resultOf({ contract, by, result, score }: PastedBoard) {
  const isTold = contract === "PASS" || [contract, by, result].every((text) => text !== "");
  return { contract, by, result, score: isTold ? null : score } satisfies PastedCells;
}

/**
 * What a line changes in its row; null where the row says already what the line says. A line without
 * contract, points and adjusted score leaves those that are there, and so does one with the points that the
 * row comes to; a remark that gives no result stays where the line has none.
 */
export function changeOf(
  row: TypedBoard,
  line: PastedBoard,
  isTurned: boolean
): PastedChange | null {
  const isSilent = leavesResult(row, line);
  const result = resultOf(line);
  const typed: Typed = {
    ...sidesAfter(row, line, isTurned),
    played: isSilent ? row.played : playedText(line.contract, line.by, line.result),
    typedScore: isSilent ? row.typedScore : result.score,
    remark: line.remark || (isSilent || !isResultRemark(row.remark) ? row.remark : ""),
  };
  const hasSides = typed.ns === row.ns && typed.ew === row.ew;
  const hasRemark = plainText(typed.remark) === plainText(row.remark);
  const hasResult = typed.played === row.played && typed.typedScore === row.typedScore;
  if (hasSides && hasRemark && hasResult) return null;
  return {
    row,
    cells: {
      ...(hasSides ? {} : { ns: typed.ns ?? "", ew: typed.ew ?? "" }),
      ...(isSilent ? {} : result),
      ...(hasRemark ? {} : { remark: typed.remark }),
    },
    isOver: isScored(row) || (!hasRemark && row.remark !== "") || (!hasSides && isTurned),
    before: textIn(row, hasSides),
    after: textIn(typed, hasSides),
  };
}

type Typed = Pick<TypedBoard, "ns" | "ew" | "played" | "typedScore"> & { readonly remark: string };

function leavesResult(row: TypedBoard, { contract, score, remark }: PastedBoard): boolean {
  if (contract !== "" || isResultRemark(remark)) return false;
  return score === null || (score === row.score && !isResultRemark(row.remark));
}

/** Numbers that are still to come are the line's; those that are there change where it turns them. */
function sidesAfter(row: TypedBoard, { ns, ew }: PastedBoard, isTurned: boolean) {
  if (isTurned) return { ns: row.ew, ew: row.ns };
  return { ns: row.ns ?? ns, ew: row.ew ?? ew };
}

function isScored({ played, typedScore, remark }: TypedBoard): boolean {
  return played !== "" || typedScore !== null || isResultRemark(remark);
}

function textIn({ ns, ew, played, typedScore, remark }: Typed, hasSides: boolean): string {
  const sides = hasSides ? "" : `${ns ?? "?"} – ${ew ?? "?"}`;
  const score = typedScore === null ? "" : textOf(typedScore);
  return [sides, played, score, remark].filter((text) => text !== "").join(", ");
}
