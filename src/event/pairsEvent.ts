import { isProblem, type Problem } from "../basics/problem";
import type { BoardLine } from "./boardLine";
import type { SectionField } from "./datumRound";
import { type PairsRules, type PairsSession, pairsSession, type PairTotal } from "./pairsSession";

/** A board that is due at a table, while nobody has written who plays it. */
export type OpenBoard = Pick<BoardLine, "section" | "board">;

/** A pairs event as its table of results stands, and how it is scored. */
export interface PairsBoards {
  readonly lines: readonly BoardLine[];
  readonly open: readonly OpenBoard[];
  readonly rules: PairsRules;
  /** One winner, or one of each direction: then a number may be there for both. */
  readonly winners: 1 | 2;
  /** Whether sections have played the same deals. Default together. */
  readonly sections?: SectionField | undefined;
}

/** A pair that is in a pairs event. */
export interface EventPair {
  readonly number: number;
  readonly name: string;
  readonly club: string;
}

/** A pairs event with who plays in it. */
export interface PairsEvent extends PairsBoards {
  readonly pairs: readonly EventPair[];
}

type Side = "ns" | "ew";

/** A pair as the session knows it: its number, and its direction where there are two winners. */
interface PairKey {
  readonly number: number;
  readonly direction: Side | null;
}

/** A place in the ranking. */
export interface RankedPair extends PairKey, Omit<PairTotal, "pair"> {
  /** Shared by pairs that are equal; of two winners each direction has its own. */
  readonly rank: number;
}

/** Scores all boards of a pairs event; as many results are expected on one as there are rows for it. */
export function pairsEventSession({
  lines,
  open,
  rules,
  winners,
  sections,
}: PairsBoards): PairsSession | Problem {
  const deal = ({ section, board }: OpenBoard) =>
    JSON.stringify([sections === "apart" ? section : "", board]);
  return pairsSession(
    [
      ...lines.map((line) => ({
        ...{ board: deal(line), result: line.result, group: line.group, counts: line.counts },
        ns: pairKey(line.ns, "ns", winners),
        ew: pairKey(line.ew, "ew", winners),
      })),
      ...open.map((board) => ({
        ...{ board: deal(board), result: null, group: null, counts: false, ns: "", ew: "" },
      })),
    ],
    rules
  );
}

function pairKey(number: number, direction: Side, winners: 1 | 2): string {
  return JSON.stringify({ number, direction: winners === 2 ? direction : null } satisfies PairKey);
}

/**
 * Ranks the pairs of a session, North-South's first where there are two winners: by percentages, or by IMPs
 * a board, as some have played more boards than others. Where a result cannot be compared with any other
 * (a group of one, Law 87) its problem is the answer: without it two pairs would be ranked on fewer boards.
 */
export function pairsRanking({ lines, pairs }: PairsSession): readonly RankedPair[] | Problem {
  const unranked = lines.find((points) => isProblem(points));
  if (unranked) return unranked;
  const all = pairs.map(({ pair, ...total }) => ({ ...total, ...(JSON.parse(pair) as PairKey) }));
  return ([null, "ns", "ew"] as const).flatMap((direction) => {
    const own = all
      .filter((pair) => pair.direction === direction)
      .sort((one, other) => valueOf(other) - valueOf(one) || one.number - other.number);
    let rank = 0;
    return own.map((pair, i) => {
      if (i === 0 || valueOf(pair) < valueOf(own[i - 1]!)) rank = i + 1;
      return { ...pair, rank };
    });
  });
}

/** Thirds and sevenths that make the same sum on paper must not part two pairs. */
const PARTS = 1e9;

function valueOf({ percentage, points, boards }: Omit<PairTotal, "pair">): number {
  return Math.round((percentage ?? points / boards) * PARTS);
}
