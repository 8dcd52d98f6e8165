/** A result as it is typed, and the score that it has by the tables of Law 77. */
interface Played {
  readonly typed: readonly [contract: string, by: string, result: string];
  /** North-South's, not vulnerable and vulnerable. */
  readonly scores: readonly [number, number];
  readonly side: "NS" | "EW";
}

const PLAYED: readonly Played[] = [
  { typed: ["4S", "N", "="], scores: [420, 620], side: "NS" },
  { typed: ["3NT", "S", "+1"], scores: [430, 630], side: "NS" },
  { typed: ["3NT", "E", "-1"], scores: [50, 100], side: "EW" },
  { typed: ["4H", "W", "+1"], scores: [-450, -650], side: "EW" },
  { typed: ["2D", "N", "-2"], scores: [-100, -200], side: "NS" },
  { typed: ["1NT", "E", "="], scores: [-90, -90], side: "EW" },
  { typed: ["4SX", "S", "-1"], scores: [-100, -200], side: "NS" },
  { typed: ["6C", "W", "="], scores: [-920, -1370], side: "EW" },
  { typed: ["PASS", "", ""], scores: [0, 0], side: "NS" },
];

/** Who is vulnerable on boards 1 to 16 (Law 2). */
const VULNERABLE = [
  ...["", "NS", "EW", "BOTH", "NS", "EW", "BOTH", ""],
  ...["EW", "BOTH", "", "NS", "BOTH", "", "NS", "EW"],
];

/** A result for a place in an event: always the same for the same. */
export function playedAt(seed: number, board: number) {
  const { typed, scores, side } = PLAYED[(seed * 7 + board * 5 + ((seed * board) % 11)) % 9]!;
  const vulnerable = VULNERABLE[(board - 1) % 16]!;
  return { typed, score: scores[vulnerable === "BOTH" || vulnerable === side ? 1 : 0] };
}

/** The least differences for 1, 2, 3 … IMPs (Law 78B). */
const IMPS = [
  ...[20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600],
  ...[750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000],
];

export function impsOf(difference: number): number {
  return Math.sign(difference) * IMPS.filter((least) => least <= Math.abs(difference)).length + 0;
}

/** The mean of all results, to the nearest ten; a half goes away from zero. */
export function datumOf(scores: readonly number[]): number {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return Math.sign(mean) * Math.floor(Math.abs(mean) / 10 + 0.5) * 10 + 0;
}

/** The continuous scale of the WBF of 2013, for a margin over some boards. */
export function wbfVp(margin: number, boards: number): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  const share =
    (1 - golden ** ((3 * Math.abs(margin)) / (15 * Math.sqrt(boards)))) / (1 - golden ** 3);
  const winner = Math.min(20, Math.round((10 + 10 * share) * 100) / 100);
  return margin >= 0 ? winner : Math.round((20 - winner) * 100) / 100;
}
