import { isVulnerable, type Vulnerability, vulnerabilityOf } from "./board";
import { type Contract, DOUBLINGS, LEVELS, overtricksLimits, STRAINS } from "./contract";
import { type Direction, type Side, SIDES, sideOf } from "./direction";
import { duplicateScore } from "./duplicateScore";

/** North-South's points (Law 77) for a contract on a board, whose number says who is vulnerable (Law 2). */
export function boardScore(
  contract: Contract,
  declarer: Direction,
  overtricks: number,
  board: number
): number {
  return scoreFor(contract, sideOf(declarer), overtricks, vulnerabilityOf(board));
}

/** All points of North-South that a contract can bring on a board; by either side while nobody is known to declare it. */
export function contractScores(
  contract: Contract,
  declarer: Direction | undefined,
  board: number
): readonly number[] {
  return scoresBy(
    contract,
    declarer === undefined ? SIDES : [sideOf(declarer)],
    vulnerabilityOf(board)
  );
}

/** Whether there is a contract and a result that bring North-South these points on a board; a board passed out does. */
export function isBoardScore(points: number, board: number): boolean {
  return possibleScores(vulnerabilityOf(board)).has(points);
}

/** The most points there are: 7NT redoubled and vulnerable, all tricks lost (Law 77). */
export const GREATEST_SCORE = 7600;

/**
 * Whether points can be those of a contract at all (Law 77): whole tens, and no more than the most. Which of
 * these a board has is a question for its checks (`isBoardScore`).
 */
export function isScore(points: number): boolean {
  return points % 10 === 0 && Math.abs(points) <= GREATEST_SCORE;
}

const known = new Map<Vulnerability, ReadonlySet<number>>();

function possibleScores(vulnerability: Vulnerability): ReadonlySet<number> {
  const before = known.get(vulnerability);
  if (before) return before;
  const scores = LEVELS.flatMap((level) =>
    STRAINS.flatMap((strain) =>
      DOUBLINGS.flatMap((doubling) => scoresBy({ level, strain, doubling }, SIDES, vulnerability))
    )
  );
  const all = new Set([0, ...scores]);
  known.set(vulnerability, all);
  return all;
}

function scoresBy(
  contract: Contract,
  sides: readonly Side[],
  vulnerability: Vulnerability
): number[] {
  const { least, most } = overtricksLimits(contract);
  return sides.flatMap((side) =>
    Array.from({ length: most - least + 1 }, (_, i) =>
      scoreFor(contract, side, least + i, vulnerability)
    )
  );
}

function scoreFor(
  contract: Contract,
  side: Side,
  overtricks: number,
  vulnerability: Vulnerability
): number {
  const score = duplicateScore(contract, overtricks, isVulnerable(vulnerability, side));
  return side === "NS" ? score : -score;
}
