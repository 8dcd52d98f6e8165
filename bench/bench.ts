import "../test/functions/excelGlobals";
import peer from "bridge-scorer";
import { AOB, BUTLER, CORRECTEDBUTLER, DATUM, XIMP } from "../src/functions/butler";
import { BRIDGESCORE, DEALER, VULNERABILITY } from "../src/functions/boards";
import { CROSSIMP, MATCHPOINTS, NEUBERG } from "../src/functions/pairs";
import { IMP, VP } from "../src/functions/teams";
import { PROGRESSIVE, XQSCORE } from "../src/functions/xiangqi";
import { crossImps } from "../src/scoring/crossImps";
import { duplicateScore } from "../src/scoring/duplicateScore";
import { matchpoints } from "../src/scoring/matchpoints";
import { type Contract, DOUBLINGS, LEVELS, STRAINS } from "../src/scoring/contract";
import { show } from "./show.mjs";
import { benchPairing } from "./pairing";
import { benchResults } from "./results";
import { ratio } from "./yardstick";

const ROWS = 100_000;
const BOARDS = 5_000;
const TABLES = 12;

/** The same numbers in every run. */
let state = 20_13;
function below(limit: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * limit);
}
const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
const column = (value: () => unknown): unknown[][] => Array.from({ length: ROWS }, () => [value()]);
const computed = { address: "Sheet1!A1", parameterAddresses: [] as string[] };
const left = null as unknown as unknown[][];

const scores = column(() => (below(600) - 300) * 10 + 5010);
const others = column(() => (below(600) - 300) * 10 + 5010);
const imps = column(() => below(121) - 60.5);
const results = column(() => below(3) + 1);
const contracts = column(
  () => `${pick(LEVELS)}${pick(STRAINS)}${pick(["", "X", "XX"])}${pick(["N", "E", "S", "W", ""])}`
);
const words = column(() => pick(["红胜", "后和", "W red", "黑负"]));

/** Against a plain copy of the array a function is asked about. */
function againstCopy(name: string, block: unknown[][], work: () => unknown, goal?: number): void {
  const copy = { name: "copy", work: () => block.map((row) => row.slice()) };
  show(name, ratio({ name, work }, copy), goal);
}

console.log(`Times of a plain copy of the same ${ROWS.toLocaleString("en")} rows:`);
againstCopy("IMP(difference)", scores, () => IMP(scores, left, computed), 6);
againstCopy("IMP(score, otherScore)", scores, () => IMP(scores, others, computed), 6);
againstCopy("XIMP(score, datum)", scores, () => XIMP(scores, [[420]], computed), 6);
againstCopy("VP(imps, 16)", imps, () => VP(imps, [[16]], left, computed), 6);
againstCopy("VP(imps, 16, WBF-D)", imps, () => VP(imps, [[16]], [["WBF-D"]], computed), 6);
againstCopy(
  "BRIDGESCORE(contract, result, TRUE)",
  contracts,
  () => BRIDGESCORE(contracts, [[-1]], [[true]], left, computed),
  15
);
againstCopy("BRIDGESCORE(contract, result column, NS)", contracts, () =>
  BRIDGESCORE(contracts, [[-1]], [[true]], left, computed)
);
const bids = column(() => 1 + below(32));
againstCopy("DEALER(board)", bids, () => DEALER(bids, computed));
againstCopy("VULNERABILITY(board)", bids, () => VULNERABILITY(bids, computed));
againstCopy("NEUBERG(matchpoints, 6, 7)", results, () =>
  NEUBERG(results, [[6]], [[7]], left, computed)
);
againstCopy("MATCHPOINTS(scores)", scores, () =>
  MATCHPOINTS(scores, left, left, left, left, left, computed)
);
againstCopy("CROSSIMP(scores)", scores, () => CROSSIMP(scores, left, computed));
againstCopy("DATUM(scores, 10%)", scores, () => DATUM(scores, [[0.1]], left, left, computed));
againstCopy("BUTLER(ximps)", imps, () => BUTLER(imps, left, computed));
againstCopy("AOB(butlers, weights)", imps, () => AOB(imps, results, computed));
againstCopy("CORRECTEDBUTLER(butler, butlers)", imps, () => CORRECTEDBUTLER([[1]], imps, computed));
againstCopy("XQSCORE(result)", words, () => XQSCORE(words, left, left, computed));
againstCopy("PROGRESSIVE(scores)", results, () => PROGRESSIVE(results, computed));

console.log(`\nTimes of the npm package bridge-scorer 2.4.0 over the same boards:`);
const deals = Array.from({ length: ROWS }, () => {
  const contract: Contract = {
    level: pick(LEVELS),
    strain: pick(STRAINS),
    doubling: pick(DOUBLINGS),
  };
  const overtricks = below(14) - contract.level - 6;
  const risk = ["", "X", "XX"][contract.doubling]!;
  return {
    contract,
    overtricks,
    vulnerable: below(2) === 1,
    peer: { level: contract.level, denomination: contract.strain, risk },
  };
});
show(
  "scores of contracts",
  ratio(
    {
      name: "ours",
      work: () =>
        deals.reduce((sum, d) => sum + duplicateScore(d.contract, d.overtricks, d.vulnerable), 0),
    },
    {
      name: "theirs",
      work: () =>
        deals.reduce((sum, d) => sum + peer.contractResult(d.peer, d.vulnerable, d.overtricks), 0),
    }
  ),
  1
);
const boards = Array.from({ length: BOARDS }, () =>
  Array.from({ length: TABLES }, () => (below(80) - 40) * 10 || 10)
);
const games = boards.map((board) =>
  board.map((score) => ({
    contract: { level: 1, denomination: "C", risk: "", declaror: "N" },
    score,
  }))
);
show(
  "matchpoints",
  ratio(
    { name: "ours", work: () => boards.map((board) => matchpoints(board, { perWin: 2 })) },
    { name: "theirs", work: () => games.map((board) => peer.matchpoints(board)) }
  ),
  1
);
show(
  "cross-IMPs",
  ratio(
    { name: "ours", work: () => boards.map((board) => crossImps(board, "SUM")) },
    { name: "theirs", work: () => games.map((board) => peer.crossImps(board)) }
  ),
  1
);
benchPairing(below);
benchResults();
