import { decimalSum } from "../basics/decimals";
import { isProblem, type Problem } from "../basics/problem";
import { averageOpponent, butler } from "./butler";

/** What the average of the opponents counts: each opposing pair once (datum article), or its boards. */
export const AOB_METHODS = ["pairs", "boards"] as const;
export type AobMethod = (typeof AOB_METHODS)[number];

/** A board two pairs met on, with the XIMPs of each. Pairs are known by a name of their own. */
export interface PairsBoard {
  readonly round: number;
  readonly one: string;
  readonly other: string;
  readonly ximps: { readonly one: number; readonly other: number };
}

/** Boards and XIMPs of a round. */
export interface ButlerRound {
  readonly boards: number;
  readonly ximps: number;
}

/** A pair in a Butler list. */
export interface ButlerLine extends ButlerRound {
  readonly pair: string;
  /** XIMPs a board. */
  readonly butler: number;
  /** The average Butler of the opponents. */
  readonly aob: number;
  readonly corrected: number;
  readonly rounds: ReadonlyMap<number, ButlerRound>;
}

/** What each pair has played: by round, and against whom. */
interface Played {
  readonly ximps: number[];
  readonly rounds: Map<number, number[]>;
  readonly opponents: Map<string, number>;
}

/**
 * The Butler list of an event in the order in which its pairs come (datum article): XIMPs per board, the
 * average of the opponents' Butlers, and their sum, the corrected Butler. A pair meets another once
 * however often they sit down together.
 */
export function butlerList(
  boards: readonly PairsBoard[],
  method: AobMethod = "pairs"
): ButlerLine[] | Problem {
  const played = new Map<string, Played>();
  for (const { round, one, other, ximps } of boards) {
    enter(played, one, other, round, ximps.one);
    enter(played, other, one, round, ximps.other);
  }
  const butlers = new Map<string, number>();
  for (const [pair, { ximps }] of played) {
    const own = butler(ximps);
    if (isProblem(own)) return own;
    butlers.set(pair, own);
  }
  const lines = [...played].map(([pair, { ximps, rounds, opponents }]): ButlerLine | Problem => {
    const own = butlers.get(pair)!;
    const aob = averageOpponent(
      [...opponents.keys()].map((opponent) => butlers.get(opponent)!),
      method === "boards" ? [...opponents.values()] : undefined
    );
    if (isProblem(aob)) return aob;
    return {
      pair,
      boards: ximps.length,
      ximps: decimalSum(ximps),
      butler: own,
      aob,
      corrected: decimalSum([own, aob]),
      rounds: new Map(
        [...rounds].map(([round, list]) => [
          round,
          { boards: list.length, ximps: decimalSum(list) },
        ])
      ),
    };
  });
  return lines.find(isProblem) ?? (lines as ButlerLine[]);
}

function enter(
  played: Map<string, Played>,
  pair: string,
  opponent: string,
  round: number,
  ximps: number
): void {
  const own: Played = played.get(pair) ?? { ximps: [], rounds: new Map(), opponents: new Map() };
  played.set(pair, own);
  own.ximps.push(ximps);
  const ofRound = own.rounds.get(round) ?? [];
  own.rounds.set(round, ofRound);
  ofRound.push(ximps);
  own.opponents.set(opponent, (own.opponents.get(opponent) ?? 0) + 1);
}
