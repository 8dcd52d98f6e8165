import type { ButlerPair } from "../event/butlerPairs";
import { grouped } from "../event/grouped";
import type { Locale } from "../locales/locale";
import { RESULTS_WORDS } from "../locales/resultsWords";
import { sentence } from "../locales/sentence";
import { decimalSum } from "../basics/decimals";
import type { AobMethod, ButlerLine } from "../scoring/butlerList";
import type { BoardCell } from "./datumTable";

/** What a Butler list is sorted by: the highest first; teams by number. */
export const BUTLER_SORTS = ["CORRECTED", "BUTLER", "XIMP", "TEAM"] as const;
export type ButlerSort = (typeof BUTLER_SORTS)[number];

/** Pairs, or the totals of teams. */
export const BUTLER_LISTS = ["PAIRS", "TEAMS"] as const;
export type ButlerListed = (typeof BUTLER_LISTS)[number];

export interface ButlerTableOptions {
  readonly list: ButlerListed;
  readonly sort: ButlerSort;
  readonly aob: AobMethod;
  /** With the boards and XIMPs of each round. */
  readonly byRound: boolean;
  /** The article advises against ranks: pairs have not met the same opponents. */
  readonly ranked: boolean;
  readonly locale: Locale;
}

/** A line of the list: a pair, or a team with all its pairs. */
interface Line {
  readonly team: number;
  readonly pair: string;
  readonly boards: number;
  readonly ximps: number;
  readonly butler: number;
  readonly aob: number;
  readonly corrected: number;
  readonly rounds: ButlerLine["rounds"];
}

/** A Butler list as cells, headings first (the datum article's table 4). */
export function butlerTable(
  lines: readonly ButlerLine[],
  pairs: ReadonlyMap<string, ButlerPair>,
  nameOf: (team: number) => string,
  options: ButlerTableOptions
): BoardCell[][] {
  const { headings, rooms } = RESULTS_WORDS[options.locale];
  const ofPairs = lines.map((line): Line => {
    const { team, names, room } = pairs.get(line.pair)!;
    return { ...line, team, pair: room ? rooms[room] : names.join(" – ") };
  });
  const isTeams = options.list === "TEAMS";
  const listed = sorted(isTeams ? teamTotals(ofPairs) : ofPairs, options.sort);
  const rounds = [...new Set(lines.flatMap((line) => [...line.rounds.keys()]))].sort(
    (one, other) => one - other
  );
  const aob = options.aob === "pairs" ? headings.aobPairs : headings.aobBoards;
  return [
    [
      ...(options.ranked ? [headings.rank] : []),
      headings.team,
      ...(isTeams ? [] : [headings.pair]),
      ...[headings.boards, headings.ximps, headings.butler],
      ...(isTeams ? [] : [aob, headings.corrected]),
      ...(options.byRound ? rounds : []).flatMap((round) => [
        sentence(headings.roundBoards, { round }),
        sentence(headings.roundXimps, { round }),
      ]),
    ],
    ...listed.map((line): BoardCell[] => [
      ...(options.ranked ? [rankOf(line, listed, options.sort)] : []),
      nameOf(line.team),
      ...(isTeams ? [] : [line.pair]),
      ...[line.boards, line.ximps, line.butler],
      ...(isTeams ? [] : [line.aob, line.corrected]),
      ...(options.byRound ? rounds : []).flatMap((round): BoardCell[] => {
        const own = line.rounds.get(round);
        return own ? [own.boards, own.ximps] : ["", ""];
      }),
    ]),
  ];
}

/** Thirds and sevenths that make the same sum on paper must not part two pairs. */
const PARTS = 1e9;

/** What counts in a sort, the highest first. */
function keyOf({ corrected, butler, ximps, team }: Line, sort: ButlerSort): number {
  const value = { CORRECTED: corrected, BUTLER: butler, XIMP: ximps, TEAM: -team }[sort];
  return Math.round(value * PARTS);
}

/** Equal ones stay in the order of teams. */
function sorted(lines: readonly Line[], sort: ButlerSort): Line[] {
  return [...lines].sort(
    (one, other) =>
      keyOf(other, sort) - keyOf(one, sort) ||
      one.team - other.team ||
      (one.pair < other.pair ? -1 : one.pair > other.pair ? 1 : 0)
  );
}

function rankOf(line: Line, lines: readonly Line[], sort: ButlerSort): number {
  const own = keyOf(line, sort);
  return 1 + lines.filter((other) => keyOf(other, sort) > own).length;
}

/** The boards and XIMPs of all pairs of a team; opponents are pairs', so there is no AOB of a team. */
function teamTotals(lines: readonly Line[]): Line[] {
  return [...grouped(lines, ({ team }) => String(team)).values()].map((own): Line => {
    const boards = decimalSum(own.map((line) => line.boards));
    const ximps = decimalSum(own.map((line) => line.ximps));
    const rounds = new Map<number, { boards: number; ximps: number }>();
    for (const [round, played] of own.flatMap((line) => [...line.rounds])) {
      const before = rounds.get(round) ?? { boards: 0, ximps: 0 };
      rounds.set(round, {
        boards: before.boards + played.boards,
        ximps: decimalSum([before.ximps, played.ximps]),
      });
    }
    const butler = ximps / boards;
    return {
      team: own[0]!.team,
      pair: "",
      boards,
      ximps,
      butler,
      aob: 0,
      corrected: butler,
      rounds,
    };
  });
}
