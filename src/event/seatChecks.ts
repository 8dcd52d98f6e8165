import {
  type BoardFinding,
  boardFinding,
  boardsFinding,
  type DueBoard,
  missingFinding,
  type PlacedBoard,
  tableName,
} from "./boardFinding";
import type { SectionField } from "./datumRound";
import { grouped } from "./grouped";

/** Who the numbers of a table of results are. */
interface Numbers {
  /** A number is a pair of either side. */
  readonly twoWinners: boolean;
  /** Default together: a board of one section is that of another. */
  readonly sections?: SectionField | undefined;
}

/** Boards that stand or are played twice. */
export function twiceChecks(lines: readonly PlacedBoard[], numbers: Numbers): BoardFinding[] {
  const places = [...grouped(lines, ({ line }) => boardName(line)).values()];
  const twice = places.flatMap(([, ...again]) =>
    again.map((placed) => boardFinding("boardTwice", placed))
  );
  const once = places.map(([first]) => first!);
  return [...twice, ...playedTwice(once, numbers)];
}

interface Playing {
  readonly placed: PlacedBoard;
  readonly side: "ns" | "ew";
  readonly number: number;
}

function playedTwice(
  lines: readonly PlacedBoard[],
  { twoWinners, sections }: Numbers
): BoardFinding[] {
  const playing = lines.flatMap((placed) =>
    (["ns", "ew"] as const).map((side): Playing => ({ placed, side, number: placed.line[side] }))
  );
  const deals = grouped(playing, ({ placed: { line }, side, number }) => {
    const section = sections === "apart" ? line.section : "";
    return JSON.stringify(
      line.room === null
        ? // The boards go round; who sits on both sides of a table is told of that.
          [section, line.board, number, twoWinners ? side : ""]
        : // A team has a pair on each side, and the next round has new deals.
          [section, line.round, line.board, number, side]
    );
  });
  return [...deals.values()].flatMap(([first, ...again]) =>
    again
      // Of a team that sits alike in both rooms of its match the match is told.
      .filter(({ placed }) => !isSameMatch(placed, first!.placed))
      .map(({ placed, number }) => {
        const { table: other, round: otherRound } = first!.placed.line;
        return boardFinding("playedTwice", placed, { number, other, otherRound });
      })
  );
}

function isSameMatch(one: PlacedBoard, other: PlacedBoard): boolean {
  return one === other || (one.line.room !== null && one.line.table === other.line.table);
}

/** Who sits against itself, and teams that do not sit crosswise in the two rooms of their match. */
export function sideChecks(lines: readonly PlacedBoard[], twoWinners: boolean): BoardFinding[] {
  const itself = lines.filter(
    ({ line: { ns, ew, room } }) => ns === ew && !(twoWinners && room === null)
  );
  const teams = lines.filter(({ line }) => line.room !== null && line.ns !== line.ew);
  const boards = grouped(teams, ({ line: { section, round, table, board } }) =>
    JSON.stringify([section, round, table, board])
  );
  const alike: PlacedBoard[] = [];
  const others: PlacedBoard[] = [];
  for (const both of boards.values()) {
    const open = both.find(({ line }) => line.room === "open");
    const closed = both.find(({ line }) => line.room === "closed");
    if (!open || !closed || open.line.isTurned || closed.line.isTurned) continue;
    if (open.line.ns === closed.line.ew && open.line.ew === closed.line.ns) continue;
    const isAlike = open.line.ns === closed.line.ns && open.line.ew === closed.line.ew;
    (isAlike ? alike : others).push(closed);
  }
  return [
    ...bySides(itself).map((own) =>
      boardsFinding("againstItself", own, { number: own[0]!.line.ns })
    ),
    ...sided("roomsAlike", alike),
    ...sided("roomsOther", others),
  ];
}

/** What is due against what is there: boards, results, and who sits where. */
export function dueChecks(lines: readonly PlacedBoard[], due: readonly DueBoard[]): BoardFinding[] {
  const there = grouped(lines, ({ line }) => boardName(line));
  const dueOf = new Map(due.map((one) => [boardName(one), one]));
  const rounds = new Set(due.map(({ round }) => round));
  const missing = due.filter((one) => !there.has(boardName(one)));
  const without: PlacedBoard[] = [];
  const strange: PlacedBoard[] = [];
  const turned: PlacedBoard[] = [];
  const others: PlacedBoard[] = [];
  for (const placed of lines.filter(({ line }) => rounds.has(line.round))) {
    const one = dueOf.get(boardName(placed.line));
    if (!one) {
      strange.push(placed);
      continue;
    }
    // What cannot be read is told by itself.
    if (placed.line.result === null && !placed.line.unread) without.push(placed);
    const seats = seatsAgainst(placed, one);
    if (seats !== "asDue") (seats === "turned" ? turned : others).push(placed);
  }
  return [
    ...[...grouped(missing, tableName).values()].map(missingFinding),
    ...byTable(without).map((own) => boardsFinding("resultsMissing", own)),
    ...byTable(strange).map((own) => boardsFinding("boardsNotDue", own)),
    ...sided("sidesTurned", turned),
    ...sided("sidesOther", others),
  ];
}

function seatsAgainst({ line }: PlacedBoard, due: DueBoard): "asDue" | "turned" | "other" {
  const [ns, ew] = line.isTurned ? [line.ew, line.ns] : [line.ns, line.ew];
  const is = (one: number | null, number: number) => one === null || one === number;
  if (is(due.ns, ns) && is(due.ew, ew)) return "asDue";
  return is(due.ns, ew) && is(due.ew, ns) ? "turned" : "other";
}

function boardName(one: DueBoard | PlacedBoard["line"]): string {
  return JSON.stringify([tableName(one), one.board]);
}

function byTable(lines: readonly PlacedBoard[]): (readonly PlacedBoard[])[] {
  return [...grouped(lines, ({ line }) => tableName(line)).values()];
}

function bySides(lines: readonly PlacedBoard[]): (readonly PlacedBoard[])[] {
  const name = ({ line }: PlacedBoard) => JSON.stringify([tableName(line), line.ns, line.ew]);
  return [...grouped(lines, name).values()];
}

/** One finding for a table and those who sit at it, however many boards they play. */
function sided(code: BoardFinding["code"], lines: readonly PlacedBoard[]): BoardFinding[] {
  return bySides(lines).map((own) => {
    const { ns, ew } = own[0]!.line;
    return boardsFinding(code, own, { ns, ew });
  });
}
