import { isProblem, type Problem, problem } from "../basics/problem";
import { type ContractText, makeContract, parseContract } from "../formats/contractText";
import { parseAuction } from "../formats/auctionText";
import { parseDirection } from "../formats/directionText";
import { contradictionIn, type Given, impossibleResult } from "../formats/playedProblem";
import { parseResult } from "../formats/resultText";
import { parseVulnerability, type VulnerabilityText } from "../formats/vulnerabilityText";
import { finalContract } from "../scoring/auction";
import { dealerOf, isVulnerable, vulnerabilityOf } from "../scoring/board";
import { type Direction, sideOf } from "../scoring/direction";
import { duplicateScore } from "../scoring/duplicateScore";
import { number } from "../workbook/cellNumbers";
import { type Filled, textOf } from "../workbook/cells";
import { type Place, placed, type PlacedProblem } from "../workbook/placedProblem";
import { answer } from "./answer";
import { elementwise } from "./elementwise";
import { allRead, type Entry, list, option } from "./lists";
import { about, type Result } from "./problems";
import { mayBeEmpty, needed, word } from "./readers";

/**
 * The duplicate score of a contract: North-South's when the declarer is known, declarer's own otherwise.
 *
 * @remarks Write contracts as people and programs do: 4S, 3NTX, 1♣xx, 6NT**, 4黑桃加倍, PASS. The text may carry declarer and result (4SXN+1, E 4H +2). A text that contradicts an argument is an error, and so is an impossible result. While the result is an empty cell, the score stays blank. In an array computed by a formula a 0 is a 0. A single side's vulnerability (NS, EW) or a board number needs a declarer.
 * @customfunction
 * @param contract The contract: level 1 to 7, strain C, D, H, S or NT, X or XX; or PASS.
 * @param [result] Tricks over or under the contract: 0 or = for just made, 1, −2; not needed when the contract's text has it.
 * @param [vulnerability] TRUE or FALSE for declarer's side; None, NS, EW or All; or the board number. Left out: not vulnerable.
 * @param [declarer] N, E, S or W; then the score is North-South's.
 * @param invocation Excel's call.
 * @requiresParameterAddresses
 * @returns {any[][]} The score in points, a whole number from −7600 to 3160 for declarer.
 * @see Law 77 of the Laws of Duplicate Bridge 2017; Law 2 for the vulnerability of a board.
 * @example
 * =DESK.BRIDGESCORE("4SX", 1, TRUE) → 990
 * =DESK.BRIDGESCORE("3NT", 0, "NS", "E") → -400
 * =DESK.BRIDGESCORE("E 4H +2", , 16) → -680
 * =DESK.BRIDGESCORE({"4S";"3NT";"PASS"}, {0;-1;0}, TRUE, {"N";"E";"N"}) → {620;100;0}
 */
export function BRIDGESCORE(
  contract: unknown[][],
  result: unknown[][],
  vulnerability: unknown[][],
  declarer: unknown[][],
  invocation: CustomFunctions.Invocation
) {
  return answer([contract, result, vulnerability, declarer], invocation, (args) =>
    elementwise(
      args,
      [
        needed(readContract),
        mayBeEmpty(readResult),
        mayBeEmpty(readVulnerability),
        mayBeEmpty(readDeclarer),
      ],
      scoreOf
    )
  );
}

/**
 * The contract that a legal auction ends in, with its declarer when the dealer is given.
 *
 * @remarks The result can be handed to BRIDGESCORE. The auction is one text (1S P 2S P P P) or one call a cell, read row by row; Pass, X and XX may be written in any of the usual ways, AP is all pass. The first call that is not legal is named with its position.
 * @customfunction
 * @param auction The calls, beginning with the dealer's.
 * @param [dealer] N, E, S or W. Left out: the contract is given without declarer.
 * @param invocation Excel's call.
 * @requiresParameterAddresses
 * @returns {any[][]} The contract as text, such as 4SX N, or PASS for a board passed out.
 * @see Laws 17 to 22 (the auction) and the definition of declarer in the Laws of Duplicate Bridge 2017.
 * @example
 * =DESK.CONTRACT("1S P 2S P P P", "N") → 2S N
 * =DESK.CONTRACT("P 1NT X AP", "W") → 1NTX N
 * =DESK.BRIDGESCORE(DESK.CONTRACT("1H P 4H AP", "E"), 1, "None") → -450
 */
export function CONTRACT(
  auction: unknown[][],
  dealer: unknown[][],
  invocation: CustomFunctions.Invocation
) {
  return answer([auction, dealer], invocation, (args) => {
    const read = allRead({
      calls: list(args, 0, (cell) => textOf(cell)),
      dealer: option(args, 1, readDeclarer),
    });
    if (isProblem(read)) return read;
    if (!read.calls.length) return [[""]];
    const gap = firstGap(read.calls, args[0]![0]!.length);
    if (gap) return placed(problem("callMissing"), gap);
    const calls = parseAuction(read.calls.map((call) => call.value));
    const final = isProblem(calls) ? calls : finalContract(calls, read.dealer);
    return [[isProblem(final) ? final : makeContract(final)]];
  });
}

/**
 * The dealer of a board.
 *
 * @customfunction
 * @param board The board number, a whole number from 1.
 * @param invocation Excel's call.
 * @requiresParameterAddresses
 * @returns {any[][]} N, E, S or W.
 * @see Law 2 of the Laws of Duplicate Bridge 2017.
 * @example
 * =DESK.DEALER(7) → S
 * =DESK.DEALER({1;2;3;4}) → {"N";"E";"S";"W"}
 */
export function DEALER(board: unknown[][], invocation: CustomFunctions.Invocation) {
  return answer([board], invocation, (args) => elementwise(args, [needed(readBoard)], dealerOf));
}

/**
 * The vulnerability of a board.
 *
 * @customfunction
 * @param board The board number, a whole number from 1; the cycle repeats after 16 boards.
 * @param invocation Excel's call.
 * @requiresParameterAddresses
 * @returns {any[][]} None, NS, EW or All.
 * @see Law 2 of the Laws of Duplicate Bridge 2017.
 * @example
 * =DESK.VULNERABILITY(16) → EW
 * =DESK.VULNERABILITY({1;2;20}) → {"None";"NS";"All"}
 */
export function VULNERABILITY(board: unknown[][], invocation: CustomFunctions.Invocation) {
  return answer([board], invocation, (args) =>
    elementwise(args, [needed(readBoard)], vulnerabilityOf)
  );
}

/** The first call after an empty cell: a pass left out would change who declares. */
function firstGap(calls: readonly Entry<unknown>[], columns: number): Place | undefined {
  const at = ({ row, column }: Place) => row * columns + column;
  return calls.find(({ place }, i) => i > 0 && at(place) !== at(calls[i - 1]!.place) + 1)?.place;
}

const readContract = (cell: Filled): ContractText | Problem =>
  typeof cell === "string" ? parseContract(cell) : problem("contract", { text: textOf(cell) });
const readDeclarer = word(parseDirection);

const LAST_BOARD = 1_000_000;

function readBoard(cell: Filled): number | Problem {
  const board = number(cell);
  if (isProblem(board) && board.problem === "numberAsText") return board;
  return typeof board === "number" && Number.isInteger(board) && board >= 1 && board <= LAST_BOARD
    ? board
    : problem("board", { text: textOf(cell) });
}

function readResult(cell: Filled): number | Problem {
  if (typeof cell === "string") return parseResult(cell);
  return typeof cell === "number" && Number.isInteger(cell)
    ? cell
    : problem("result", { text: textOf(cell) });
}

function readVulnerability(cell: Filled): VulnerabilityText | Problem {
  if (typeof cell === "boolean") return cell ? "vulnerable" : "notVulnerable";
  if (typeof cell === "string") return parseVulnerability(cell);
  const board = readBoard(cell);
  return isProblem(board)
    ? problem("vulnerability", { text: textOf(cell) })
    : vulnerabilityOf(board);
}

function scoreOf(
  text: ContractText,
  result: Given<number>,
  vulnerability: Given<VulnerabilityText>,
  declarer: Given<Direction>
): Result {
  const contradiction = contradictionIn(text, result, declarer);
  if (contradiction) return contradiction;
  if (text.contract === null) return 0;
  const overtricks = text.overtricks ?? result;
  const direction = text.declarer ?? declarer;
  if (overtricks === null || direction === null || vulnerability === null) return "";
  if (overtricks === undefined) return problem("resultMissing", { text: makeContract(text) });
  const impossible = impossibleResult(text, overtricks);
  if (impossible) return impossible;
  const vulnerable = declarerVulnerable(vulnerability, direction);
  if (typeof vulnerable !== "boolean") return vulnerable;
  const score = duplicateScore(text.contract, overtricks, vulnerable);
  return direction !== undefined && sideOf(direction) === "EW" ? -score : score;
}

function declarerVulnerable(
  vulnerability: VulnerabilityText | undefined,
  declarer: Direction | undefined
): boolean | PlacedProblem {
  switch (vulnerability) {
    case undefined:
    case "notVulnerable":
    case "None":
      return false;
    case "vulnerable":
    case "All":
      return true;
    default:
      return declarer === undefined
        ? about(2, problem("vulnerabilityNeedsDeclarer", { text: vulnerability }))
        : isVulnerable(vulnerability, sideOf(declarer));
  }
}
