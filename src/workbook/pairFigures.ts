import { isProblem } from "../basics/problem";
import { type ButlerPair, butlerPairs } from "../event/butlerPairs";
import { datumProblem, datumRound } from "../event/datumRound";
import { butlerList } from "../scoring/butlerList";
import { type BookBlocks, placeIn, type SheetBlock } from "./bookBlocks";
import { DESK_RESULTS } from "./eventNames";
import type { PlacedProblem } from "./placedProblem";
import { readLineups, readTeamBoards } from "./resultTables";
import { readScoring } from "./scoringRules";
import { type Refusal, refused } from "./writeWhole";

/** A board of a pair against its datum. */
export interface PairBoard {
  readonly round: number;
  readonly board: number;
  readonly ximps: number;
  readonly against: ButlerPair;
}

/** What a pair has made of its boards. */
export interface PairFigures extends ButlerPair {
  /** Tells it from all others. */
  readonly key: string;
  /** By round and board. */
  readonly boards: readonly PairBoard[];
  readonly ximps: number;
  /** XIMPs a board, the average of the opponents', and the sum of both. */
  readonly butler: number;
  readonly aob: number;
  readonly corrected: number;
}

type ScoredBlocks = Pick<BookBlocks, "results" | "lineups" | "scoring">;

/** The pairs of an event with their boards and Butlers, by team; what cannot be read is in the way. */
export function pairFigures({ results, lineups, scoring }: ScoredBlocks): PairFigures[] | Refusal {
  if (!results) return refused("tableGone", { text: DESK_RESULTS });
  const read = readTeamBoards(results.values, 0);
  const { rules, problems } = readScoring(scoring?.values ?? null, 0);
  const seats = lineups ? readLineups(lineups.values, 0) : { sittings: [], problems: [] };
  const wrong =
    refusalIn(results, read.problems) ??
    refusalIn(scoring, problems) ??
    refusalIn(lineups, seats.problems);
  if (wrong) return wrong;
  const boards = datumRound(read.lines, rules.teams);
  const withoutDatum = datumProblem(boards);
  if (withoutDatum) return { kind: "problem", problem: withoutDatum, place: null };
  const played = butlerPairs(boards, seats.sittings);
  const butlers = butlerList(played.boards, rules.aob);
  if (isProblem(butlers)) return { kind: "problem", problem: butlers, place: null };
  const own = new Map<string, PairBoard[]>(butlers.map(({ pair }) => [pair, []]));
  for (const { round, board, one, other, ximps } of played.boards) {
    own.get(one)!.push({ round, board, ximps: ximps.one, against: played.pairs.get(other)! });
    own.get(other)!.push({ round, board, ximps: ximps.other, against: played.pairs.get(one)! });
  }
  return butlers
    .map(({ pair, ximps, butler, aob, corrected }): PairFigures => ({
      ...played.pairs.get(pair)!,
      ...{ key: pair, ximps, butler, aob, corrected },
      boards: own.get(pair)!.sort((a, b) => a.round - b.round || a.board - b.board),
    }))
    .sort((one, other) => one.team - other.team || (one.key < other.key ? -1 : 1));
}

function refusalIn(
  block: SheetBlock | null,
  [first]: readonly PlacedProblem[]
): Refusal | undefined {
  if (!first) return undefined;
  const { problem, values, place } = first;
  return {
    kind: "problem",
    problem: { problem, values },
    place: block && place ? placeIn(block, place.row, place.column) : null,
  };
}
