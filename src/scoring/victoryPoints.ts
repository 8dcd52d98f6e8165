import { type Problem, problem } from "../basics/problem";
import { ACBL_SCALES, type AcblScaleName, acblVps } from "./acblScale";
import { continuousHundredths } from "./wbfContinuous";
import { discreteVps } from "./wbfDiscrete";

/**
 * Scales known by name: the WBF's of 2013 (continuous; discrete; discrete 10-0 for half matches) and
 * the ACBL's.
 */
export const VP_SCALES = ["WBF", "WBF-D", "WBF-10", ...ACBL_SCALES] as const;

export type VpScaleName = (typeof VP_SCALES)[number];

/**
 * VPs of both sides at each whole IMP margin from 0; what the last entry says holds for every larger
 * margin.
 */
export interface VpScale {
  readonly winner: readonly number[];
  readonly loser: readonly number[];
}

/** One line of a printed table: IMP margins `from`-`to` (null: and more) and the VPs of both sides. */
interface VpTableRow {
  readonly from: number;
  readonly to: number | null;
  readonly winner: number;
  readonly loser: number;
}

interface NamedScale {
  readonly least: number;
  readonly most: number;
  readonly build: (boards: number) => VpScale;
}

/** Longest match, in boards, for which a table is built. */
const MOST_BOARDS = 1000;

const SCALES: Record<VpScaleName, NamedScale> = {
  WBF: {
    least: 1,
    most: MOST_BOARDS,
    build: (boards) => mirrored(continuousHundredths(boards), 100),
  },
  "WBF-D": { least: 4, most: MOST_BOARDS, build: (boards) => mirrored(discreteVps(boards, 10), 1) },
  // The boards of the half are given; its blitz is that of half the boards (EBU White Book 3.1).
  "WBF-10": {
    least: 2,
    most: MOST_BOARDS,
    build: (boards) => mirrored(discreteVps(boards / 2, 5), 1),
  },
  ACBL20: acbl("ACBL20"),
  ACBL30: acbl("ACBL30"),
};

function acbl(name: AcblScaleName): NamedScale {
  return { least: 6, most: 11, build: (boards) => mirrored(acblVps(name, boards), 1) };
}

/** Both sides share what a drawn match gives them together. */
function mirrored(winner: readonly number[], perVp: number): VpScale {
  const both = 2 * winner[0]!;
  return {
    winner: winner.map((units) => units / perVp),
    loser: winner.map((units) => (both - units) / perVp),
  };
}

/** Tables already built, by boards: a column of results asks for the same one again and again. */
const built: Record<VpScaleName, VpScale[]> = {
  WBF: [],
  "WBF-D": [],
  "WBF-10": [],
  ACBL20: [],
  ACBL30: [],
};

/** The scale of that name for a match of so many boards (WBF-10: boards of the half match). */
export function vpScale(name: VpScaleName, boards: number): VpScale | Problem {
  const known = built[name][boards];
  if (known) return known;
  const { least, most, build } = SCALES[name];
  if (!Number.isInteger(boards) || boards < least || boards > most)
    return problem("scaleBoards", { scale: name, text: boards, least, most });
  return (built[name][boards] = build(boards));
}

/** Keeps 26.5 a half although weighted scores (Law 12C1c) may add up to 26.499999999999996. */
const NOISE = 1e-9;

/**
 * VPs of the side that has the margin, negative for the side that lost. The margin is rounded to
 * whole IMPs first, halves away from zero (EBU White Book 4.2.6.3): -0.4 is a drawn match.
 */
export function victoryPoints(imps: number, scale: VpScale): number {
  const vps = imps < 0 ? scale.loser : scale.winner;
  const margin = Math.floor(Math.abs(imps) + 0.5 + NOISE);
  return vps[margin < vps.length ? margin : vps.length - 1]!;
}

/** The scale as it is printed: one row for all margins with the same VPs. */
export function vpTable(scale: VpScale): VpTableRow[] {
  const { winner, loser } = scale;
  const starts = [...winner.keys()].filter(
    (margin) => winner[margin] !== winner[margin - 1] || loser[margin] !== loser[margin - 1]
  );
  return starts.map((from, i) => ({
    from,
    to: i + 1 < starts.length ? starts[i + 1]! - 1 : null,
    winner: winner[from]!,
    loser: loser[from]!,
  }));
}
