import { isProblem } from "../basics/problem";
import type { BoardLine } from "../event/boardLine";
import type { SectionField } from "../event/datumRound";
import type { RankedPair } from "../event/pairsEvent";
import type { PairsSession } from "../event/pairsSession";
import type { Locale } from "../locales/locale";
import { EVENT_WORDS } from "../locales/eventWords";
import { RESULTS_WORDS } from "../locales/resultsWords";
import type { BoardCell } from "./datumTable";
import { resultCell } from "./datumTable";

/**
 * The travellers of a session as cells, headings first: boards, and on each the highest score first. Where
 * there are several sections these stand in a last column; boards of sections apart are not mixed.
 */
export function travellersTable(
  lines: readonly BoardLine[],
  { lines: points }: PairsSession,
  sections: SectionField | undefined,
  locale: Locale
): BoardCell[][] {
  const { board, headings } = RESULTS_WORDS[locale];
  const worth = (line: BoardLine) => (typeof line.result === "number" ? line.result : -Infinity);
  const order = [...lines.keys()].sort((one, other) => {
    const [a, b] = [lines[one]!, lines[other]!];
    const apart = sections === "apart" ? inOrder(a.section, b.section) : 0;
    return a.board - b.board || apart || worth(b) - worth(a) || a.ns - b.ns;
  });
  const hasSections = lines.some(({ section }) => section !== lines[0]!.section);
  return [
    [
      ...[board.board, board.ns, board.ew, board.contract, board.score],
      ...[headings.nsPoints, headings.ewPoints],
      ...(hasSections ? [board.section] : []),
    ],
    ...order.map((i): BoardCell[] => {
      const line = lines[i]!;
      const own = points[i];
      const both = !own ? ["", ""] : isProblem(own) ? [own, own] : [own.ns, own.ew];
      return [
        ...[line.board, line.ns, line.ew, line.contract, resultCell(line.result), ...both],
        ...(hasSections ? [line.section] : []),
      ];
    }),
  ];
}

function inOrder(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The ranking of a session as cells, headings first; of two winners North-South's come first. */
export function pairsTable(
  ranked: readonly RankedPair[],
  nameOf: (pair: number) => string,
  locale: Locale
): BoardCell[][] {
  const { board, headings } = RESULTS_WORDS[locale];
  const hasTwo = ranked.some(({ direction }) => direction !== null);
  const isMp = ranked.some(({ percentage }) => percentage !== null);
  return [
    [
      headings.rank,
      ...(hasTwo ? [`${board.ns}/${board.ew}`] : []),
      ...[EVENT_WORDS[locale].entrants.number, headings.pair, headings.boards, headings.points],
      ...(isMp ? [headings.percentage] : []),
    ],
    ...ranked.map(({ rank, direction, number, boards, points, percentage }): BoardCell[] => [
      rank,
      ...(direction === null ? [] : [board[direction]]),
      ...[number, nameOf(number), boards, points],
      ...(isMp ? [percentage ?? ""] : []),
    ]),
  ];
}
