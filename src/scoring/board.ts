import { clockwise, type Direction, type Side } from "./direction";

/** Which sides are vulnerable, in the words of PBN. */
export const VULNERABILITIES = ["None", "NS", "EW", "All"] as const;
export type Vulnerability = (typeof VULNERABILITIES)[number];

/** Law 2: the vulnerability of boards 1 to 16; board 17 is as board 1 again. */
const CYCLE: readonly Vulnerability[] = [
  ...(["None", "NS", "EW", "All"] as const),
  ...(["NS", "EW", "All", "None"] as const),
  ...(["EW", "All", "None", "NS"] as const),
  ...(["All", "None", "NS", "EW"] as const),
];

/** The vulnerability of a board by Law 2; `board` is a whole number from 1. */
export function vulnerabilityOf(board: number): Vulnerability {
  return CYCLE[(board - 1) % CYCLE.length] as Vulnerability;
}

/** The dealer of a board by Law 2: North deals board 1; `board` is a whole number from 1. */
export function dealerOf(board: number): Direction {
  return clockwise("N", (board - 1) % 4);
}

/** Says whether a side is vulnerable. */
export function isVulnerable(vulnerability: Vulnerability, side: Side): boolean {
  return vulnerability === "All" || vulnerability === side;
}
