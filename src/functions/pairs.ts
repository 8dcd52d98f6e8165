import { isProblem, type Problem, problem } from "../basics/problem";
import { plainText } from "../basics/text";
import { parseArtificialScore } from "../formats/artificialScore";
import { parseNoResult } from "../formats/noResult";
import { CROSS_IMP_METHODS, crossImps } from "../scoring/crossImps";
import { matchpoints, MATCHPOINT_SIDES, type TravellerEntry } from "../scoring/matchpoints";
import { MOST_RESULTS, neuberg, type PerWin } from "../scoring/neuberg";
import { MATCHPOINT_RULES } from "../scoring/smallGroup";
import { number, wholeNumber } from "../workbook/cellNumbers";
import { cellOf, type Filled, textOf } from "../workbook/cells";
import { placed, type PlacedProblem } from "../workbook/placedProblem";
import { type Argument, answer } from "./answer";
import { elementwise } from "./elementwise";
import { allRead, type Entry, given, list, option } from "./lists";
import { about, type Result } from "./problems";
import { choice, needed, optional, score } from "./readers";

/**
 * The matchpoints of a board: each result compared with all others.
 *
 * @remarks Give the North-South scores of one board; in an array computed by a formula a 0 is a 0. Artificial scores may stand among them: A60, A6040 (North-South 60 %, East-West 40 %), 60%-40%, AVE+, 平均+; they get their share of the full top and nobody is compared with them. When fewer scores came in than were expected, Neuberg's formula scales them. A fouled board is scored in groups: mark each result with its group; small groups then follow the rule WBF or EBU.
 * @customfunction
 * @param scores The North-South scores of the board; empty cells are tables without result.
 * @param [expected] How many results were due on the board. Left out: as many as are there.
 * @param [perWin] Matchpoints for a better score: 1 (default, ½ for a tie) or 2 (双分制, 1 for a tie).
 * @param [side] NS (default), EW, or BOTH for two columns.
 * @param [groups] On a fouled board: a number or word for each result, the same for results that can be compared.
 * @param [rule] Small groups of a fouled board: WBF (default) or EBU.
 * @param invocation Excel's call.
 * @requiresParameterAddresses
 * @returns {any[][]} Matchpoints, unrounded, one for each score; blank where there is none.
 * @see Law 78A and Law 87 of the Laws of Duplicate Bridge 2017; Neuberg's formula; EBU White Book 2025, 4.2.3.
 * @example
 * =DESK.MATCHPOINTS({430;420;420;-50}) → {3;1.5;1.5;0}
 * =DESK.MATCHPOINTS({620;170;"A6040"}, 3, 2) → {3.5;0.5;2.4}
 * =DESK.MATCHPOINTS({420;-50;-100}, , 2, "BOTH") → {4,0;2,2;0,4}
 */
export function MATCHPOINTS(
  scores: unknown[][],
  expected: unknown[][],
  perWin: unknown[][],
  side: unknown[][],
  groups: unknown[][],
  rule: unknown[][],
  invocation: CustomFunctions.Invocation
) {
  return answer([scores, expected, perWin, side, groups, rule], invocation, (args) => {
    const read = allRead({
      scores: list(args, 0, readTravellerEntry),
      expected: option(args, 1, readResults),
      perWin: option(args, 2, readPerWin),
      side: option(args, 3, choice(MATCHPOINT_SIDES)),
      groups: groupMarks(args),
      rule: option(args, 5, choice(MATCHPOINT_RULES)),
    });
    if (isProblem(read)) return read;
    const { scores, ...options } = read;
    const [block] = args;
    if (!block) return [[""]];
    const sides = matchpoints(
      scores.map(({ value }) => value),
      given(options)
    );
    if (isProblem(sides)) return sides;
    const [first, ...others] = sides.map((points) => intoCells(block, scores, points));
    const isRow = block.length === 1 && block[0]!.length > 1;
    return others.reduce(
      (left, right) => (isRow ? [...left, ...right] : sideBySide(left, right)),
      first!
    );
  });
}

/**
 * Neuberg's formula: matchpoints of a group scaled to the number of scores expected.
 *
 * @remarks With 1 a win: M·E/n + (E−n)/(2n). With 2 a win: (M+1)·E/n − 1. MATCHPOINTS does this by itself.
 * @customfunction
 * @param matchpoints Matchpoints within the scores that came in.
 * @param scored How many scores came in (n).
 * @param expected How many were expected (E).
 * @param [perWin] Matchpoints for a better score: 1 (default) or 2.
 * @param invocation Excel's call.
 * @requiresParameterAddresses
 * @returns {any[][]} Matchpoints, unrounded.
 * @see The article on Neuberg's formula (双人赛计分); EBU White Book 2025, 4.2.3.2; ACBLscore manual, chapter 92.
 * @example
 * =DESK.NEUBERG(4, 6, 7) → 4.75
 * =DESK.NEUBERG(18, 10, 11, 2) → 19.9
 */
export function NEUBERG(
  matchpoints: unknown[][],
  scored: unknown[][],
  expected: unknown[][],
  perWin: unknown[][],
  invocation: CustomFunctions.Invocation
) {
  return answer([matchpoints, scored, expected, perWin], invocation, (args) =>
    elementwise(
      args,
      [needed(number), needed(readResults), needed(readResults), optional(readPerWin)],
      (points: number, scored: number, expected: number, perWin?: PerWin) => {
        const found = neuberg(points, scored, expected, perWin);
        return isProblem(found) && found.problem === "expectedTooFew" ? about(2, found) : found;
      }
    )
  );
}

/**
 * Cross-IMPs of a board: each result compared with every other one in IMPs.
 *
 * @remarks This is what the world calls XIMP; in Chinese team events XIMP means IMPs against the datum (the function XIMP).
 * @customfunction
 * @param scores The North-South scores of the board; empty cells are tables without result.
 * @param [method] SUM (default) of the IMPs against all others, or AVERAGE: the sum divided by their number.
 * @param invocation Excel's call.
 * @requiresParameterAddresses
 * @returns {any[][]} IMPs of the North-South pairs, one for each score; blank where there is none.
 * @see Law 78B of the Laws of Duplicate Bridge 2017; ACBLscore manual, chapter 83.
 * @example
 * =DESK.CROSSIMP({-140;-460;50;-490}) → {11;-18;27;-20}
 * =DESK.CROSSIMP({420;420;-50}, "AVERAGE") → {5;5;-10}
 */
export function CROSSIMP(
  scores: unknown[][],
  method: unknown[][],
  invocation: CustomFunctions.Invocation
) {
  return answer([scores, method], invocation, (args) => {
    const read = allRead({
      scores: list(args, 0, readScore),
      method: option(args, 1, choice(CROSS_IMP_METHODS)),
    });
    if (isProblem(read)) return read;
    const [block] = args;
    if (!block) return [[""]];
    const played = read.scores.filter((entry): entry is Entry<number> => entry.value !== null);
    // Every score is compared with every other: a whole column given by mistake must not hang Excel.
    if (new Set(played.map(({ value }) => value)).size > MOST_DIFFERENT_SCORES)
      return problem("tooManyScores", { text: played.length });
    const imps = crossImps(
      played.map(({ value }) => value),
      read.method
    );
    return intoCells(block, played, imps);
  });
}

/** Law 77 knows a few hundred different scores; weighted ones add a few. */
const MOST_DIFFERENT_SCORES = 2_000;

const readResults = wholeNumber(1, MOST_RESULTS);
const readPerWin = wholeNumber(1, 2) as (cell: Filled) => PerWin | Problem;

/** A line of the traveller: a score, an artificial score, or a word for a board not played. */
function readTravellerEntry(cell: Filled): TravellerEntry | Problem {
  if (typeof cell !== "string") return score(cell);
  const artificial = parseArtificialScore(cell);
  if (artificial !== null) return artificial;
  const reason = parseNoResult(cell);
  if (reason) return reason === "notPlayed" ? reason : null; // at a bye no result was due
  const found = number(cell) as Problem;
  return found.problem === "numberAsText" ? found : problem("artificialScore", { text: cell });
}

/** A score; `null` is a table without one. Cross-IMPs of artificial scores are the director's. */
function readScore(cell: Filled): number | null | Problem {
  return typeof cell === "string" && parseNoResult(cell) ? null : score(cell);
}

/** The group of each result, in the order of the results. */
function groupMarks(args: readonly Argument[]): (string | null)[] | undefined | PlacedProblem {
  const [scores, , , , groups] = args;
  if (!groups || !scores) return undefined;
  if (groups.length !== scores.length || groups[0]?.length !== scores[0]?.length)
    return placed(problem("sizes"), { argument: 4, row: 0, column: 0 });
  const marks: (string | null)[] = [];
  for (const [row, line] of scores.entries())
    for (const [column, raw] of line.entries()) {
      if (cellOf(raw) === null) continue;
      const mark = cellOf(groups[row]?.[column]);
      if (mark === null && typeof cellOf(raw) === "number")
        return placed(problem("groupMissing", { text: textOf(cellOf(raw)) }), {
          argument: 4,
          row,
          column,
        });
      marks.push(mark === null ? null : plainText(textOf(mark)));
    }
  return marks;
}

/** Puts each entry's result where the entry stood; other cells stay blank. */
function intoCells(
  block: NonNullable<Argument>,
  entries: readonly Entry<unknown>[],
  results: readonly (Result | null)[]
): Result[][] {
  const cells = block.map((row) => row.map((): Result => ""));
  for (const [i, { place }] of entries.entries()) {
    const result = results[i] ?? "";
    cells[place.row]![place.column] = isProblem(result) ? placed(result, place) : result;
  }
  return cells;
}

function sideBySide(left: readonly Result[][], right: readonly Result[][]): Result[][] {
  return left.map((row, i) => [...row, ...right[i]!]);
}
