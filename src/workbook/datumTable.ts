import { isProblem, type Problem } from "../basics/problem";
import { roundQuotient } from "../basics/rounding";
import { type MatchBoard, type RoomBoard, teamXimp } from "../event/datumRound";
import { type BoardHeading, RESULTS_WORDS } from "../locales/resultsWords";
import type { Locale } from "../locales/locale";
import type { Datum } from "../scoring/datum";
import { isArtificial, partsFor, type TableResult } from "../scoring/tableResult";

/** A cell of what is worked out from boards; "" is blank. */
export type BoardCell = string | number | Problem;

/** The columns of the datum article's table 1. */
const COLUMNS: readonly BoardHeading[] = [
  ...(["home", "away", "openContract", "openScore", "closedContract", "closedScore"] as const),
  ...(["mean", "datum", "counted", "inDatum"] as const),
  ...(["openXimp", "closedXimp", "homeImps", "awayImps"] as const),
];

/** How many columns the table of a round has: board and table stand before those of the article. */
export const DATUM_COLUMNS = COLUMNS.length + 2;

/**
 * The datum article's table 1, headings first: each board at each table with both contracts and scores,
 * the datum and what it stands on, the XIMPs of home's pair in the open room and of away's in the closed,
 * who sit North-South there, and the IMPs. Where boards are of several rounds these stand in a last column:
 * no other column moves when the second round begins.
 */
export function datumTable(
  boards: readonly MatchBoard[],
  nameOf: (team: number) => string,
  locale: Locale
): BoardCell[][] {
  const { board, headings, rooms: roomWords } = RESULTS_WORDS[locale];
  const sorted = [...boards].sort(
    (one, other) => one.round - other.round || one.board - other.board || one.table - other.table
  );
  const hasRounds = sorted.some(({ round }) => round !== sorted[0]!.round);
  return [
    [
      ...[board.board, board.table, ...COLUMNS.map((column) => headings[column])],
      ...(hasRounds ? [board.round] : []),
    ],
    ...sorted.map((own): BoardCell[] => {
      const { open, closed } = own.rooms;
      const standing = (["open", "closed"] as const).filter((room) => own.rooms[room]?.inDatum);
      return [
        ...[own.board, own.table, nameOf(own.home), nameOf(own.away)],
        ...[open, closed].flatMap((room) => [room?.line.contract ?? "", scoreOf(room)]),
        ...datumCells(own),
        standing.map((room) => roomWords[room]).join(", ") || "–",
        ...[ximpOf(open), ximpOf(closed)],
        ...impsOf(own.result),
        ...(hasRounds ? [own.round] : []),
      ];
    }),
  ];
}

const DATUM_FIGURES = ["mean", "datum", "results"] as const;

/** Mean, datum and results of it; of both rooms, where they played different forms of a fouled board (Law 87). */
function datumCells({ rooms }: MatchBoard): BoardCell[] {
  const [one, other = one] = [rooms.open, rooms.closed].flatMap((room) =>
    room ? [room.datum] : []
  );
  const isOne = DATUM_FIGURES.every((figure) => one?.[figure] === other?.[figure]);
  return DATUM_FIGURES.map((figure) =>
    isOne
      ? (one?.[figure] ?? "")
      : [one, other].map((datum) => figureText(datum, figure)).join(" / ")
  );
}

const HUNDREDTHS = 100;

/** As a cell would show it: a mean may be a third. */
function figureText(
  datum: Datum | null | undefined,
  figure: (typeof DATUM_FIGURES)[number]
): string {
  return datum ? String(roundQuotient(datum[figure] * HUNDREDTHS, 1) / HUNDREDTHS) : "–";
}

function scoreOf(room: RoomBoard | null): BoardCell {
  return room ? (room.line.unread?.[0] ?? resultCell(room.line.result)) : "";
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
  return (room && teamXimp(room)) ?? "";
}

function impsOf(result: MatchBoard["result"]): BoardCell[] {
  if (result === null || result === "notPlayed") return ["", ""];
  return isProblem(result) ? [result, result] : [result.home, result.away];
}
