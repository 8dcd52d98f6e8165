import { imp } from "../scoring/imp";
import {
  type BoardFinding,
  boardFinding,
  boardsFinding,
  type PlacedBoard,
  tableName,
} from "./boardFinding";
import type { SectionField } from "./datumRound";
import { grouped } from "./grouped";

/*
 * When a result is doubted. The bounds are set so that a field of ordinary results is left alone: a
 * swing of a slam is no slip. Medians are used, on which the slip itself has no hold.
 */

/** Other results a median needs. */
const OTHERS = 5;
/** Share of the others that must have scored to the same side for its sign to mean something. */
const AGREED = 0.75;
/** IMPs from the median that are no ordinary swing when the opposite score is beside it... */
const TURNED_FAR = 10;
/** ... which is within so many IMPs. */
const TURNED_NEAR = 2;
/** Boards of a table with the other sign that show a sheet filled in for the wrong side... */
const TURNED_BOARDS = 3;
/** ... when they are so many times those with the right one. */
const TURNED_TIMES = 4;
/** IMPs from the median that are more than a slam bid or missed, and times the others' middle distance... */
const FAR = 14;
const FAR_TIMES = 4;
/** ... when nobody else is this share of the way to it. */
const ALONE = 0.5;

/** What the others on a board say of a score. */
interface Against {
  readonly median: number;
  /** Whether most of the others scored to the median's side. */
  readonly isAgreed: boolean;
  readonly isFar: boolean;
}

interface Compared extends Against {
  readonly placed: PlacedBoard;
  readonly score: number;
}

/** Results that stand out from the field: for the wrong side, as it seems, or far from all others. */
export function fieldChecks(
  lines: readonly PlacedBoard[],
  sections: SectionField = "together"
): BoardFinding[] {
  const compared = [...grouped(lines, (placed) => fieldOf(placed, sections)).values()].flatMap(
    comparedField
  );
  const tables = [...grouped(compared, ({ placed }) => tableName(placed.line)).values()];
  return tables.flatMap((table) => roomTurned(table) ?? table.flatMap(resultCheck));
}

/** Of one deal, and on a fouled board of one form of it (Law 87). In a pairs event the boards go round. */
function fieldOf({ line }: PlacedBoard, sections: SectionField): string {
  const { section, round, room, board, group } = line;
  return JSON.stringify([sections === "apart" ? section : "", room && round, board, group]);
}

function comparedField(field: readonly PlacedBoard[]): Compared[] {
  const scored = field.flatMap((placed) =>
    typeof placed.line.result === "number" && placed.line.counts
      ? [{ placed, score: placed.line.result }]
      : []
  );
  if (scored.length <= OTHERS) return [];
  const sorted = scored.map(({ score }) => score).sort((one, other) => one - other);
  const known = new Map<number, Against>();
  return scored.map((own) => {
    const against = known.get(own.score) ?? againstOthers(own.score, sorted);
    known.set(own.score, against);
    return { ...own, ...against };
  });
}

/** The others are all but one with this score: for each of those they are the same. */
function againstOthers(score: number, sorted: readonly number[]): Against {
  const others = [...sorted];
  others.splice(sorted.indexOf(score), 1);
  const median = middle(others);
  const agreeing = others.filter((other) => Math.sign(other) === Math.sign(median)).length;
  return {
    median,
    isAgreed: median !== 0 && agreeing >= AGREED * others.length,
    isFar: isFar(score, median, others),
  };
}

function isFar(score: number, median: number, others: readonly number[]): boolean {
  const distance = impsBetween(score, median);
  const side = Math.sign(score - median);
  const isNotAlone = (other: number) =>
    Math.sign(other - median) === side && impsBetween(other, median) >= ALONE * distance;
  if (distance < FAR || others.some(isNotAlone)) return false;
  const usual = others.map((other) => impsBetween(other, median)).sort((a, b) => a - b);
  return distance > FAR_TIMES * middle(usual);
}

/** A whole sheet with the signs of the other side; null where there is none. */
function roomTurned(table: readonly Compared[]): BoardFinding[] | null {
  const agreed = table.filter(({ isAgreed, score }) => isAgreed && score !== 0);
  const turned = agreed.filter(({ score, median }) => Math.sign(score) !== Math.sign(median));
  const straight = agreed.length - turned.length;
  if (turned.length < TURNED_BOARDS || turned.length < TURNED_TIMES * straight) return null;
  const lines = turned.map(({ placed }) => placed);
  return [boardsFinding("roomTurned", lines, { compared: agreed.length })];
}

function resultCheck({ placed, score, median, isAgreed, isFar }: Compared): BoardFinding[] {
  const imps = impsBetween(score, median);
  if (isAgreed && imps >= TURNED_FAR && impsBetween(-score, median) <= TURNED_NEAR)
    return [boardFinding("directionSuspected", placed, { score, median })];
  return isFar ? [boardFinding("farFromField", placed, { score, median, imps })] : [];
}

function impsBetween(one: number, other: number): number {
  return Math.abs(imp(one - other));
}

/** The middle of sorted values, or the mean of the two in the middle. */
function middle(sorted: readonly number[]): number {
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
