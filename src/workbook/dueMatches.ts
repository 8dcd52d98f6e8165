import { decimalSum } from "../basics/decimals";
import { isProblem } from "../basics/problem";
import { ROOMS } from "../event/boardLine";
import { type MatchBoard, teamXimp } from "../event/datumRound";
import type { EventSettings } from "../event";
import type { ScoringRules } from "./scoringRules";
import { type MatchColumn } from "../locales/scoreWords";
import { victoryPoints, vpScale, type VpScaleName } from "../scoring/victoryPoints";
import type { AnyRoundColumn, SheetRow } from "./bookTables";
import { fixedVps } from "./dueVps";
import { resultCell } from "./datumTable";
import type { LINK_COLUMNS } from "./scoreLinks";

/** The figures of a match as they come out; "" is none yet. */
export type DueMatch = Readonly<
  Record<Exclude<MatchColumn, "table" | "homePenalty" | "awayPenalty">, string | number>
>;

/** What of a match stands on its sheet beside its boards. */
interface MatchGiven {
  /** Boards that were planned. */
  readonly planned: number;
  /** Penalties in IMPs, home's and away's. */
  readonly penalties: readonly [number, number];
}

/**
 * The figures of a match by its boards, as the formulas of its sheet work them out; null where a board of it
 * cannot be scored.
 */
export function dueMatch(
  boards: readonly MatchBoard[],
  { planned, penalties }: MatchGiven,
  nameOf: (team: number) => string
): DueMatch | null {
  const ximpsOf = (room: (typeof ROOMS)[number]) =>
    boards.flatMap((board) => {
      const own = board.rooms[room];
      return (own && teamXimp(own)) ?? [];
    });
  const [open, closed] = ROOMS.map(ximpsOf) as [
    ReturnType<typeof ximpsOf>,
    ReturnType<typeof ximpsOf>,
  ];
  if ([...open, ...closed].some(isProblem) || boards.some(({ result }) => isProblem(result)))
    return null;
  const sum = (list: readonly number[]) => rounded(decimalSum(list));
  const ximps = [open, closed].map((list) =>
    sum(list.flatMap((one) => (isProblem(one) ? [] : one)))
  );
  const results = boards.flatMap(({ result }) =>
    result === null || result === "notPlayed" || isProblem(result) ? [] : result
  );
  const counted = results.length;
  const passedOver = boards.filter(isPassedOver).length;
  const isIn = counted + passedOver;
  const first = boards[0];
  const [homeName, awayName] = first ? [nameOf(first.home), nameOf(first.away)] : ["", ""];
  const known = <T>(value: T) => (isIn === 0 ? "" : value);
  const difference = rounded(ximps[0]! - ximps[1]!);
  const won = (side: "home" | "away") =>
    known(sum(results.map((result) => Math.max(0, result[side]))));
  const margin = (side: "home" | "away", penalty: number) =>
    known(sum([...results.map((result) => result[side]), 0 - penalty]));
  return {
    home: homeName,
    away: awayName,
    openXimp: known(ximps[0]!),
    closedXimp: known(ximps[1]!),
    difference: known(difference),
    winner: known(difference > 0 ? homeName : difference < 0 ? awayName : "="),
    homeImps: won("home"),
    awayImps: won("away"),
    homeMargin: margin("home", penalties[0]),
    awayMargin: margin("away", penalties[1]),
    due: Math.max(planned, boards.length),
    in: isIn,
    counted,
  };
}

/** A board that one of the rooms did not play, and that has no IMPs for it. */
function isPassedOver({ rooms, result }: MatchBoard): boolean {
  const isScored = result !== null && result !== "notPlayed";
  const isDash = ROOMS.some((room) => resultCell(rooms[room]?.line.result ?? null) === "–");
  return !isScored && isDash;
}

/** As the formulas of a match round sums: weighted scores (Law 12C1(c)) are fractions. */
function rounded(sum: number): number {
  return Math.round(sum * 1e6) / 1e6 + 0;
}

/** What a round's row of a match must show where it follows its score sheets. */
export function dueLinks(
  match: DueMatch | null,
  row: SheetRow<AnyRoundColumn>,
  {
    settings,
    scale,
    scoring,
    nameOf,
  }: {
    readonly settings: EventSettings;
    readonly scale: VpScaleName;
    readonly scoring: ScoringRules["teams"]["scoring"];
    readonly nameOf: (team: number) => string;
  }
): Readonly<Record<(typeof LINK_COLUMNS)[number], string | number | null>> {
  const sits = (side: "home" | "away") => match?.[side] === nameOf(row.cell(side) as number);
  const isIn =
    match !== null &&
    sits("home") &&
    sits("away") &&
    match.in === match.due &&
    Number(match.counted) > 0;
  const whenIn = (value: string | number | null) => (isIn ? value : "");
  const vp = (margin: string | number): string | number | null => {
    if (!isIn || fixedVps(row, settings)) return "";
    if (scoring === "BAM") return margin;
    if (rounded(Number(match.homeMargin) + Number(match.awayMargin)) === 0) return "";
    const found = vpScale(scale, Number(match.counted));
    return isProblem(found) ? null : victoryPoints(Number(margin), found);
  };
  return {
    boards: match === null ? "" : isIn ? match.counted : match.due,
    homeImps: whenIn(match?.homeImps ?? ""),
    awayImps: whenIn(match?.awayImps ?? ""),
    margin: whenIn(match?.homeMargin ?? ""),
    homeAdjusted: vp(match?.homeMargin ?? ""),
    awayAdjusted: vp(match?.awayMargin ?? ""),
  };
}
