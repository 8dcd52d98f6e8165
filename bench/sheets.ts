import type { CellValueType, ICellData } from "@univerjs/core";

/** Univer's own numbers: its package is no module that Jest could load. */
const STRING: CellValueType = 1;
const NUMBER: CellValueType = 2;

/** What the formulas of a sheet are: the add-in's functions, or Excel's own over the same cells. */
export type Kind = "desk" | "native";

/** Rows of a match: each ends in a total. */
export const MATCH = 20;

/** Where the formulas stand, counted from 0, and where the totals. */
export const FORMULA = 3;
export const TOTAL = 4;
const SCALE = 6;

/** From these differences on a board is worth 0, 1, 2 ... 24 IMPs (Law 78B). */
const IMPS = [
  0, 20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750,
  2000, 2250, 2500, 3000, 3500, 4000,
];

/**
 * A sheet with one formula a row over two cells of its own: IMPs of a board, VPs of a match of 16
 * boards, the score of a contract, in turns. Sheets of another `seed` hold other values.
 */
export function cellsOf(kind: Kind, rows: number, seed: number): ICellData[][] {
  const below = numbers(seed);
  return Array.from({ length: rows }, (_, row) => {
    const line: ICellData[] = [];
    line.push(...inputs[row % 3]!(below));
    line[FORMULA] = { f: formulas[kind][row % 3]!(row + 1) };
    if (row % MATCH === 0) line[TOTAL] = { f: `=SUM(D${row + 1}:D${row + MATCH})` };
    if (row < IMPS.length) {
      line[SCALE] = number(IMPS[row]!);
      line[SCALE + 1] = number(row);
    }
    return line;
  });
}

type Below = (limit: number) => number;

const number = (v: number): ICellData => ({ v, t: NUMBER });
const score = (below: Below) => number((below(400) - 200) * 10);

const inputs: readonly ((below: Below) => ICellData[])[] = [
  (below) => [score(below), score(below)],
  (below) => [number(below(121) - 60), number(16)],
  (below) => [{ v: `${1 + below(7)}${"CDHSN"[below(5)]}`, t: STRING }, number(-below(3))],
];

const formulas: Readonly<Record<Kind, readonly ((row: number) => string)[]>> = {
  desk: [
    (row) => `=DESK.IMP(A${row},B${row})`,
    (row) => `=DESK.VP(A${row},B${row})`,
    (row) => `=DESK.BRIDGESCORE(A${row},B${row},TRUE)`,
  ],
  // The last is not a contract's score, only as much text and arithmetic.
  native: [
    (row) => `=SIGN(A${row}-B${row})*LOOKUP(ABS(A${row}-B${row}),$G$1:$G$25,$H$1:$H$25)`,
    (row) =>
      `=ROUND(10+10*SIGN(A${row})*MIN(1,(1-0.618^(ABS(A${row})*0.6/SQRT(B${row})))/0.764),2)`,
    (row) => `=IF(B${row}<0,B${row}*100,LEFT(A${row},1)*30+IF(RIGHT(A${row},1)="N",10,0))`,
  ],
};

/** The same numbers for the same seed. */
function numbers(seed: number): Below {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}
