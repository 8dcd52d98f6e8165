import { isProblem, type Problem } from "../basics/problem";
import type { MatchBoard, RoomBoard } from "../event/datumRound";
import { type BoardHeading, RESULTS_WORDS } from "../locales/resultsWords";
import type { Locale } from "../locales/locale";
import { isArtificial, partsFor, type TableResult } from "../scoring/tableResult";

/** A cell of what is worked out from boards; "" is blank. */
export type BoardCell = string | number | Problem;

/** The columns of the datum article's table 1. */
const COLUMNS: readonly BoardHeading[] = [
  ...(["home", "away", "openContract", "openScore", "closedContract", "closedScore"] as const),
  ...(["mean", "datum", "counted", "inDatum"] as const),
  ...(["openXimp", "closedXimp", "homeImps", "awayImps"] as const),
];

/** How many columns the table has: board and table stand before those of the article. */
export const DATUM_COLUMNS = COLUMNS.length + 2;

/**
 * The datum article's table 1, headings first: each board at each table with both contracts and scores,
 * the datum and what it stands on, the XIMPs of the pairs that sat North-South, and the IMPs.
 */
export function datumTable(
  boards: readonly MatchBoard[],
  nameOf: (team: number) => string,
  locale: Locale
): BoardCell[][] {
  const { board, headings, rooms: roomWords } = RESULTS_WORDS[locale];
  const byBoard = [...boards].sort(
    (one, other) => one.board - other.board || one.table - other.table
  );
  return [
    [board.board, board.table, ...COLUMNS.map((column) => headings[column])],
    ...byBoard.map((own): BoardCell[] => {
      const { open, closed } = own.rooms;
      const datum = (open ?? closed)?.datum ?? null;
      const standing = (["open", "closed"] as const).filter((room) => own.rooms[room]?.inDatum);
      return [
        ...[own.board, own.table, nameOf(own.home), nameOf(own.away)],
        ...[open, closed].flatMap((room) => [room?.line.contract ?? "", scoreOf(room)]),
        ...(datum ? [datum.mean, datum.datum, datum.results] : ["", "", ""]),
        standing.map((room) => roomWords[room]).join(", ") || "–",
        ...[ximpOf(open), ximpOf(closed)],
        ...impsOf(own.result),
      ];
    }),
  ];
}

function scoreOf(room: RoomBoard | null): BoardCell {
  return room ? resultCell(room.line.result) : "";
}

/** How a result is shown in one cell: points, or what the director gave instead. */
export function resultCell(result: TableResult): string | number {
  if (result === null) return "";
  if (typeof result === "number") return result;
  if (result === "notPlayed") return "–";
  if (isArtificial(result)) return `A${result.ns}/${result.ew ?? "?"}`;
  const [ns, ew] = (["NS", "EW"] as const).map((side) =>
    partsFor(result, side)
      .map(({ score, share }) => (share === 100 ? String(score) : `${share}% ${score}`))
      .join(" ")
  );
  return ns === ew ? ns! : `NS ${ns} EW ${ew}`;
}

function ximpOf(room: RoomBoard | null): BoardCell {
  const ximps = room?.ximps;
  if (!ximps) return "";
  return isProblem(ximps) ? ximps : ximps.ns;
}

function impsOf(result: MatchBoard["result"]): BoardCell[] {
  if (result === null || result === "notPlayed") return ["", ""];
  return isProblem(result) ? [result, result] : [result.home, result.away];
}
