/** Scales of the ACBL, for matches of 6 to 8 and of 9 to 11 boards. */
export const ACBL_SCALES = ["ACBL20", "ACBL30"] as const;

export type AcblScaleName = (typeof ACBL_SCALES)[number];

/** Boards from which the tables for the longer match hold. */
const LONGER_MATCH = 9;

interface AcblTable {
  readonly winner: readonly number[];
  /** First IMP margins of the winner's VPs. */
  readonly shortMatch: readonly number[];
  readonly longerMatch: readonly number[];
}

const TABLES: Record<AcblScaleName, AcblTable> = {
  ACBL20: {
    winner: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
    shortMatch: [0, 1, 3, 5, 8, 11, 14, 17, 20, 24, 28],
    longerMatch: [0, 1, 3, 6, 10, 14, 18, 22, 26, 31, 36],
  },
  // There is no 16 or 17: a win by 1 IMP is worth 18-12.
  ACBL30: {
    winner: [15, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30],
    shortMatch: [0, 1, 2, 3, 4, 5, 7, 9, 11, 14, 17, 20, 24, 28],
    longerMatch: [0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 31, 36],
  },
};

/** VPs of the winner at each IMP margin from 0 up to the first margin that is worth everything. */
export function acblVps(name: AcblScaleName, boards: number): number[] {
  const { winner, shortMatch, longerMatch } = TABLES[name];
  const first = boards < LONGER_MATCH ? shortMatch : longerMatch;
  return first.flatMap((from, i) =>
    new Array<number>((first[i + 1] ?? from + 1) - from).fill(winner[i]!)
  );
}
