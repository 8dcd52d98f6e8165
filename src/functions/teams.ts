import { isProblem, type Problem, problem } from "../basics/problem";
import { imp, IMP_LOWER_BOUNDS } from "../scoring/imp";
import { headings } from "../locales/headings";
import { ownVpScale } from "../scoring/ownVpScale";
import {
  VP_SCALES,
  type VpScale,
  type VpScaleName,
  victoryPoints,
  vpScale,
  vpTable,
} from "../scoring/victoryPoints";
import { number, wholeNumber } from "../workbook/cellNumbers";
import { type Cell, cellOf } from "../workbook/cells";
import type { PlacedProblem } from "../workbook/placedProblem";
import { type Argument, answer } from "./answer";
import { elementwise } from "./elementwise";
import { allRead, option } from "./lists";
import { about, displayLocale } from "./problems";
import { choice, needed, optional } from "./readers";

const MOST_BOARDS = 1000;
const readBoards = wholeNumber(1, MOST_BOARDS);
const readScaleName = choice(VP_SCALES);

/**
 * International match points for a difference of scores.
 *
 * @remarks Give the difference, or the two scores: then it is IMPs for score minus otherScore. For the open and closed room of a match give home's open-room score and home's opponents' closed-room score, both as North-South scores. An empty cell gives a blank; in an array computed by a formula a 0 is a 0.
 * @customfunction
 * @param score A score or a difference of scores, in points.
 * @param [otherScore] The score to compare with, in points.
 * @param invocation Excel's call.
 * @requiresParameterAddresses
 * @returns {any[][]} IMPs, −24 to 24.
 * @see Law 78B of the Laws of Duplicate Bridge 2017.
 * @example
 * =DESK.IMP(430) → 10
 * =DESK.IMP(-100, 620) → -12
 * =DESK.IMP({420;-100;0}, {-50;620;0}) → {10;-12;0}
 */
export function IMP(
  score: unknown[][],
  otherScore: unknown[][],
  invocation: CustomFunctions.Invocation
) {
  return answer([score, otherScore], invocation, (args) =>
    elementwise(args, [needed(number), optional(number)], (one: number, other?: number) =>
      imp(other === undefined ? one : one - other)
    )
  );
}

/**
 * The table of IMPs, with headings, to print.
 *
 * @customfunction
 * @returns {any[][]} Three columns: from, to (points of difference), IMPs.
 * @see Law 78B of the Laws of Duplicate Bridge 2017.
 * @example
 * =INDEX(DESK.IMPTABLE(), 3, 3) → 1
 */
export function IMPTABLE(): unknown[][] {
  const text = headings(displayLocale());
  const rows = [0, ...IMP_LOWER_BOUNDS].map((from, imps, bounds) => [
    from,
    bounds[imps + 1] === undefined ? text.andMore : bounds[imps + 1]! - 10,
    imps,
  ]);
  return [[text.from, text.to, text.imps], ...rows];
}

/**
 * Victory points of the side whose IMP margin is given.
 *
 * @remarks The scale is WBF (2013, continuous, two decimals; the default), WBF-D (discrete, from 4 boards), WBF-10 (10–0, for half matches), ACBL20 or ACBL30 (6 to 11 boards), or a range of your own with the lowest margin, the winner's VPs and, if the two do not share a fixed sum, the loser's VPs. A margin in fractions is first rounded to whole IMPs, halves away from zero.
 * @customfunction
 * @param imps The IMP margin, positive for a win.
 * @param boards Boards in the match, 1 to 1000. Not needed with a scale of your own.
 * @param [scale] WBF, WBF-D, WBF-10, ACBL20, ACBL30, or a range of your own.
 * @param invocation Excel's call.
 * @requiresParameterAddresses
 * @returns {any[][]} VPs, exact to the last digit the scale prints.
 * @see World Bridge Federation scales of 2013 with their concavity correction; EBU White Book 2025 for the discrete scale.
 * @example
 * =DESK.VP(20, 16) → 15
 * =DESK.VP({9;-9}, 12) → {12.9;7.1}
 * =DESK.VP(11, 16, "WBF-D") → 13
 * =DESK.VP(-8, , {0,10;4,12;9,15;20,20}) → 8
 */
export function VP(
  imps: unknown[][],
  boards: unknown[][],
  scale: unknown[][],
  invocation: CustomFunctions.Invocation
) {
  return answer([imps, boards, scale], invocation, (args) => {
    const own = ownScale(args, 2);
    if (isProblem(own)) return own;
    if (own)
      return elementwise([args[0] ?? null], [needed(number)], (margin: number) =>
        victoryPoints(margin, own)
      );
    return elementwise(
      args,
      [needed(number), optional(readBoards), optional(readScaleName)],
      (margin: number, count: number | undefined, name: VpScaleName = "WBF") => {
        if (count === undefined) return problem("boardsMissing");
        const found = vpScale(name, count);
        return isProblem(found) ? about(1, found) : victoryPoints(margin, found);
      }
    );
  });
}

/**
 * The table from IMPs to VPs for a number of boards, with headings, to print.
 *
 * @customfunction
 * @param boards Boards in the match, 1 to 1000. Not needed with a scale of your own.
 * @param [scale] WBF (default), WBF-D, WBF-10, ACBL20, ACBL30, or a range of your own.
 * @param invocation Excel's call.
 * @requiresParameterAddresses
 * @returns {any[][]} Four columns: from, to (IMPs), winner's VPs, loser's VPs.
 * @see World Bridge Federation scales of 2013; see VP.
 * @example
 * =INDEX(DESK.VPTABLE(16), 22, 3) → 15
 * =ROWS(DESK.VPTABLE(16, "WBF-D")) → 12
 */
export function VPTABLE(
  boards: unknown[][],
  scale: unknown[][],
  invocation: CustomFunctions.Invocation
) {
  return answer([boards, scale], invocation, (args) => {
    const found = ownScale(args, 1) ?? namedScale(args);
    if (found === undefined) return [[""]];
    if (isProblem(found)) return found;
    const text = headings(displayLocale());
    const rows = vpTable(found).map(({ from, to, winner, loser }) => [
      from,
      to ?? text.andMore,
      winner,
      loser,
    ]);
    return [[text.from, text.to, text.winner, text.loser], ...rows];
  });
}

/** The scale of VPTABLE by its name; `undefined` while the cell with the boards is empty. */
function namedScale(args: readonly Argument[]): VpScale | PlacedProblem | undefined {
  const read = allRead({
    boards: option(args, 0, readBoards),
    name: option(args, 1, readScaleName),
  });
  if (isProblem(read)) return read;
  if (read.boards === undefined) return args[0] ? undefined : problem("boardsMissing");
  return vpScale(read.name ?? "WBF", read.boards);
}

/** A scale of the director's own, when the argument is a block of two or three columns. */
function ownScale(
  args: readonly Argument[],
  argument: number
): VpScale | PlacedProblem | undefined {
  const block = args[argument];
  const columns = block?.[0]?.length ?? 0;
  const hasNumbers = block?.some((line) => line.some((raw) => typeof cellOf(raw) === "number"));
  if (!block || !hasNumbers) return undefined;
  if (columns !== 2 && columns !== 3) return problem("scaleColumns");
  const rows: { from: number; winner: number; loser?: number }[] = [];
  for (const [row, line] of block.entries()) {
    const cells = line.map(cellOf);
    if (cells.every((cell) => cell === null)) continue;
    const numbers = cells.map((cell, column) => scaleNumber(cell, column));
    const at = numbers.findIndex(isProblem);
    if (at >= 0) return { ...(numbers[at] as Problem), place: { argument, row, column: at } };
    const [from, winner, loser] = numbers as (number | null)[];
    rows.push({ from: from!, winner: winner!, ...(loser == null ? {} : { loser }) });
  }
  return ownVpScale(rows);
}

/** Only the loser's VPs, the third column, may be left empty. */
function scaleNumber(cell: Cell, column: number): number | null | Problem {
  if (cell !== null) return number(cell);
  return column === 2 ? null : problem("scaleCellEmpty");
}
