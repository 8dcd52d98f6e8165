/**
 * How the results of a fouled board (Law 87) are scored when it was played in several forms: by
 * `WBF` (WBF 1991, ACBL) or by `EBU` (White Book 4.2.3.3).
 */
export const MATCHPOINT_RULES = ["WBF", "EBU"] as const;

export type MatchpointRule = (typeof MATCHPOINT_RULES)[number];

/** How a group is scored: scaled to the field, by fixed percentages, or not at all. */
export type GroupMethod = "neuberg" | "percentages" | "none";

/** A group of results that can be compared, of a board that really is in several groups. */
interface Group {
  readonly size: number;
  /** Results in the largest group of the board. */
  readonly largest: number;
  /** Results expected on the whole board. */
  readonly expected: number;
}

/** The method for a group under a rule. */
export function groupMethod(group: Group, rule: MatchpointRule): GroupMethod {
  return rule === "WBF" ? wbfMethod(group) : ebuMethod(group);
}

function wbfMethod({ size, largest }: Group): GroupMethod {
  if (size > 3 || (size === 3 && size === largest)) return "neuberg";
  return "percentages";
}

/** Percentages only while the group is a third of the field or less; one result is no group at all. */
function ebuMethod({ size, expected }: Group): GroupMethod {
  if (size === 1) return "none";
  return size <= 3 && 3 * size <= expected ? "percentages" : "neuberg";
}

/**
 * The percentage of a result: 70, 60, 50 in a group of three, 65, 55 in one of two, 60 alone; ties
 * share. `halfMatchpoints` are 2 for each lower score and 1 for each equal one in the group. The
 * two pairs at a table get 120 % together: none of them fouled the board.
 */
export function groupPercentage(halfMatchpoints: number, size: number): number {
  return 60 + 5 * (halfMatchpoints - (size - 1));
}
