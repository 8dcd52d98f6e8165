import { isProblem } from "../basics/problem";
import type { BoardLine } from "../event/boardLine";
import type { PairTotal, PairsSession } from "../event/pairsSession";
import type { Locale } from "../locales/locale";
import { EVENT_WORDS } from "../locales/eventWords";
import { RESULTS_WORDS } from "../locales/resultsWords";
import type { BoardCell } from "./datumTable";
import { resultCell } from "./datumTable";

/** A pair as the session knows it: its number, and its direction where there are two winners. */
export interface PairKey {
  readonly number: number;
  readonly direction: "ns" | "ew" | null;
}

/** The name of a pair within a session. */
export function pairKey(number: number, direction: "ns" | "ew", winners: 1 | 2): string {
  return JSON.stringify({ number, direction: winners === 2 ? direction : null } satisfies PairKey);
}

/** Who a name of `pairKey` is. */
export function pairOf(key: string): PairKey {
  return JSON.parse(key) as PairKey;
}

/** The travellers of a session as cells, headings first: boards, and on each the highest score first. */
export function travellersTable(
  lines: readonly BoardLine[],
  { lines: points }: PairsSession,
  locale: Locale
): BoardCell[][] {
  const { board, headings } = RESULTS_WORDS[locale];
  const worth = (line: BoardLine) => (typeof line.result === "number" ? line.result : -Infinity);
  const order = [...lines.keys()].sort((one, other) => {
    const [a, b] = [lines[one]!, lines[other]!];
    return a.board - b.board || worth(b) - worth(a) || a.ns - b.ns;
  });
  return [
    [
      ...[board.board, board.ns, board.ew, board.contract, board.score],
      ...[headings.nsPoints, headings.ewPoints],
    ],
    ...order.map((i): BoardCell[] => {
      const line = lines[i]!;
      const own = points[i];
      const both = !own ? ["", ""] : isProblem(own) ? [own, own] : [own.ns, own.ew];
      return [line.board, line.ns, line.ew, line.contract, resultCell(line.result), ...both];
    }),
  ];
}

/** The ranking of a session as cells, headings first; of two winners North-South's come first. */
export function pairsTable(
  pairs: readonly PairTotal[],
  nameOf: (pair: number) => string,
  locale: Locale
): BoardCell[][] {
  const { board, headings } = RESULTS_WORDS[locale];
  const keys = new Map(pairs.map((pair) => [pair, pairOf(pair.pair)]));
  const hasTwo = [...keys.values()].some(({ direction }) => direction !== null);
  const directions = hasTwo ? (["ns", "ew"] as const) : ([null] as const);
  const ranked = directions.flatMap((direction) => {
    const own = pairs.filter((pair) => keys.get(pair)!.direction === direction);
    return [...own]
      .sort(
        (one, other) =>
          valueOf(other) - valueOf(one) || keys.get(one)!.number - keys.get(other)!.number
      )
      .map((pair) => ({
        pair,
        direction,
        rank: 1 + own.filter((other) => valueOf(other) > valueOf(pair)).length,
      }));
  });
  const isMp = pairs.some(({ percentage }) => percentage !== null);
  return [
    [
      headings.rank,
      ...(hasTwo ? [`${board.ns}/${board.ew}`] : []),
      ...[EVENT_WORDS[locale].entrants.number, headings.pair, headings.boards, headings.points],
      ...(isMp ? [headings.percentage] : []),
    ],
    ...ranked.map(({ pair, direction, rank }): BoardCell[] => {
      const { number } = keys.get(pair)!;
      return [
        rank,
        ...(direction === null ? [] : [board[direction]]),
        ...[number, nameOf(number), pair.boards, pair.points],
        ...(isMp ? [pair.percentage ?? ""] : []),
      ];
    }),
  ];
}

/** What pairs are ranked by: percentages, or IMPs a board, as some have played more boards than others. */
function valueOf({ percentage, points, boards }: PairTotal): number {
  return percentage ?? points / boards;
}
