import { isProblem, type Problem, problem } from "../basics/problem";
import { TIES } from "../basics/rounding";
import { parseArtificialScore } from "../formats/artificialScore";
import { parseContract } from "../formats/contractText";
import { parseNoResult } from "../formats/noResult";
import { averageOpponent, butler, correctedButler, MOST_BOARDS } from "../scoring/butler";
import { datum } from "../scoring/datum";
import { imp } from "../scoring/imp";
import { number, wholeNumber } from "../workbook/cellNumbers";
import { type Filled, textOf } from "../workbook/cells";
import { type Place, placed } from "../workbook/placedProblem";
import { answer } from "./answer";
import { elementwise } from "./elementwise";
import { allRead, type Entry, given, list, option } from "./lists";
import { choice, needed, numberFrom, score } from "./readers";

/**
 * The datum of a board: the mean of the North-South scores, without the extremes, to the nearest ten.
 *
 * @remarks Only results count: empty cells are skipped, and so is text such as NoPlay, A60 or 未打; other text is refused. A passed-out board is a result of 0. In an array computed by a formula a 0 is a 0. Chinese practice drops none or the far ends; others drop a fixed number or a percentage at each end. The datum article also calls the difference of a score from the datum, and its total over a round, “Datum”; here that is XIMP's business.
 * @customfunction
 * @param scores The North-South scores of the board, both rooms.
 * @param [drop] Results left out at each end: a number (default 0) or a percentage such as 10%, rounded down.
 * @param [unit] Rounded to the nearest multiple of this (default 10); 0 leaves the mean unrounded.
 * @param [ties] Exact halves: AWAY from zero (default), EVEN, or UP.
 * @param invocation Excel's call.
 * @requiresParameterAddresses
 * @returns {any[][]} The datum in points, from North-South's side.
 * @see The article on technical parameters of bridge events (关于桥牌比赛有关技术参数问题的研究); EBU White Book 2025, 4.2.6.2.
 * @example
 * =DESK.DATUM({170;140;150;170}, 1) → 160
 * =DESK.DATUM({-440;-450}) → -450
 * =DESK.DATUM({620;"A60";170;"NoPlay"}, 0, 0) → 395
 */
export function DATUM(
  scores: unknown[][],
  drop: unknown[][],
  unit: unknown[][],
  ties: unknown[][],
  invocation: CustomFunctions.Invocation
) {
  return answer([scores, drop, unit, ties], invocation, (args) => {
    const read = allRead({
      scores: list(args, 0, readResult),
      drop: option(args, 1, readDrop),
      unit: option(args, 2, numberFrom(0)),
      ties: option(args, 3, choice(TIES)),
    });
    if (isProblem(read)) return read;
    const { scores: entries, ...options } = read;
    const results = entries.flatMap(({ value }) => value ?? []);
    if (!results.length) return [[""]];
    const mean = datum(results, given(options));
    return [[isProblem(mean) ? mean : mean.datum]];
  });
}

/**
 * IMPs of a score against the datum, as Chinese team events count them.
 *
 * @remarks Give both from North-South's side: the result is the North-South pair's, East-West get the negative. Abroad XIMP means cross-IMPs, the sum against every other table: that is CROSSIMP.
 * @customfunction
 * @param score A North-South score, in points.
 * @param datum The board's datum, in points.
 * @param invocation Excel's call.
 * @requiresParameterAddresses
 * @returns {any[][]} IMPs, −24 to 24.
 * @see The article on technical parameters of bridge events; Law 78B of the Laws of Duplicate Bridge 2017.
 * @example
 * =DESK.XIMP(-600, -540) → -2
 * =DESK.XIMP({-600;100}, -540) → {-2;12}
 */
export function XIMP(
  score: unknown[][],
  datum: unknown[][],
  invocation: CustomFunctions.Invocation
) {
  return answer([score, datum], invocation, (args) =>
    elementwise(args, [needed(number), needed(number)], (own: number, mean: number) =>
      imp(own - mean)
    )
  );
}

/**
 * A pair's Butler: XIMPs per board.
 *
 * @remarks Give the XIMPs board by board, or totals (of rounds, of matches) together with the number of boards. Empty cells are boards not played.
 * @customfunction
 * @param ximps The pair's XIMPs.
 * @param [boards] Boards played. Left out: as many as there are values.
 * @param invocation Excel's call.
 * @requiresParameterAddresses
 * @returns {any[][]} IMPs a board, unrounded; lists show three decimals.
 * @see The article on technical parameters of bridge events; the Butler lists of the Chinese Contract Bridge Association.
 * @example
 * =DESK.BUTLER({3;-2;5;0}) → 1.5
 * =DESK.BUTLER({20;15;-3}, 16) → 2
 */
export function BUTLER(
  ximps: unknown[][],
  boards: unknown[][],
  invocation: CustomFunctions.Invocation
) {
  return answer([ximps, boards], invocation, (args) => {
    const read = allRead({
      ximps: list(args, 0, number),
      boards: option(args, 1, wholeNumber(1, MOST_BOARDS)),
    });
    if (isProblem(read)) return read;
    const stillEmpty = args[1] && read.boards === undefined;
    if (!read.ximps.length || stillEmpty) return [[""]];
    return [[butler(valuesOf(read.ximps), read.boards ?? read.ximps.length)]];
  });
}

/**
 * AOB, average opponent Butler: how strong the opponents were.
 *
 * @remarks The plain mean counts each opposing pair once, as the datum article does; with weights (the boards against each) it counts boards.
 * @customfunction
 * @param opponentButlers The Butlers of the pairs met.
 * @param [weights] Boards against each of them.
 * @param invocation Excel's call.
 * @requiresParameterAddresses
 * @returns {any[][]} IMPs a board, unrounded.
 * @see The article on technical parameters of bridge events.
 * @example
 * =DESK.AOB({0.5;0;-0.25}, {20;10;10}) → 0.1875
 */
export function AOB(
  opponentButlers: unknown[][],
  weights: unknown[][],
  invocation: CustomFunctions.Invocation
) {
  return answer([opponentButlers, weights], invocation, (args) => {
    const read = allRead({
      butlers: list(args, 0, number),
      weights: list(args, 1, numberFrom(0)),
    });
    if (isProblem(read)) return read;
    if (!read.butlers.length) return [[""]];
    if (!args[1]) return [[averageOpponent(valuesOf(read.butlers))]];
    const unpaired = firstUnpaired(read.butlers, read.weights);
    if (unpaired) return placed(problem("weightMissing"), unpaired);
    return [[averageOpponent(valuesOf(read.butlers), valuesOf(read.weights))]];
  });
}

/**
 * Corrected Butler: a pair's Butler plus the average Butler of its opponents.
 *
 * @customfunction
 * @param butler The pair's own Butler.
 * @param opponentButlers The Butlers of the pairs met, or their average (AOB).
 * @param invocation Excel's call.
 * @requiresParameterAddresses
 * @returns {any[][]} IMPs a board, unrounded.
 * @see The article on technical parameters of bridge events; the Butler lists of the Chinese Contract Bridge Association.
 * @example
 * =DESK.CORRECTEDBUTLER(0.25, {0.5;-0.25;0.5}) → 0.5
 */
export function CORRECTEDBUTLER(
  butler: unknown[][],
  opponentButlers: unknown[][],
  invocation: CustomFunctions.Invocation
) {
  return answer([butler, opponentButlers], invocation, (args) => {
    const read = allRead({ own: option(args, 0, number), opponents: list(args, 1, number) });
    if (isProblem(read)) return read;
    if (read.own === undefined || !read.opponents.length) return [[""]];
    return [[correctedButler(read.own, valuesOf(read.opponents))]];
  });
}

const valuesOf = <T>(entries: readonly Entry<T>[]): T[] => entries.map(({ value }) => value);

/** The place of the first Butler without its weight, or weight without its Butler. */
function firstUnpaired(
  butlers: readonly Entry<number>[],
  weights: readonly Entry<number>[]
): Place | undefined {
  for (let i = 0; i < Math.max(butlers.length, weights.length); i++) {
    const one = butlers[i]?.place;
    const other = weights[i]?.place;
    if (one?.row !== other?.row || one?.column !== other?.column) return one ?? other;
  }
  return undefined;
}

/**
 * A result, or `null` for text that says there is none, such as NoPlay or A60. Other text is refused:
 * it may be a score gone wrong, and a result left out unnoticed makes a wrong datum.
 */
function readResult(cell: Filled): number | null | Problem {
  if (typeof cell !== "string") return score(cell);
  const artificial = parseArtificialScore(cell);
  if (isProblem(artificial)) return artificial;
  if (artificial) return null;
  // A contract belongs into BRIDGESCORE first, and a board passed out is a real 0.
  if (!isProblem(parseContract(cell))) return problem("contractForScore", { text: cell });
  if (parseNoResult(cell)) return null;
  return /\p{Nd}/u.test(cell) ? number(cell) : problem("noResult", { text: cell });
}

/** A number of results, or a percentage: Excel hands over 10% as 0.1, the text "10%" as it is. */
function readDrop(cell: Filled): number | Problem {
  const percentage = typeof cell === "string" ? PERCENTAGE.exec(cell.normalize("NFKC")) : null;
  if (!percentage) return number(cell);
  const share = Number(`${percentage[1]}e-2`);
  return share < 0.5 ? share : problem("percentage", { text: textOf(cell), least: 0, most: 50 });
}

const PERCENTAGE = /^\s*(\d{1,3}(?:\.\d{1,4})?)\s*%\s*$/;
