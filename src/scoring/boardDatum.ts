import { isProblem, type Problem, problem } from "../basics/problem";
import { artificialImps, AVERAGE_PLUS_IMPS } from "./artificialImps";
import { type Datum, datum, type DatumOptions } from "./datum";
import { imp } from "./imp";
import {
  type AssignedScore,
  isArtificial,
  isScored,
  partsFor,
  type TableResult,
} from "./tableResult";
import { weightedMean } from "./weightedMean";

/** A table's result on a board. */
export interface DatumEntry {
  readonly result: TableResult;
  /** Whether the datum stands on it, too; never where the score is adjusted. */
  readonly counts: boolean;
}

export interface BoardDatumOptions extends DatumOptions {
  /** IMPs of an average plus. Default 3 (Law 12C2(b)); some Butler events give 2. */
  readonly plus?: number | undefined;
}

/** XIMPs of both sides; as a rule one is the other's negative. */
export interface Ximps {
  readonly ns: number;
  readonly ew: number;
}

/** A board with its datum, and what each result is worth against it. */
export interface BoardDatum {
  /** Null while no result counts. */
  readonly datum: Datum | null;
  /** For each entry, whether the mean stands on it: it counts, and is no extreme that was dropped. */
  readonly inDatum: readonly boolean[];
  /** For each entry; null where there is nothing to compare. */
  readonly ximps: readonly (Ximps | Problem | null)[];
}

/**
 * The datum of a board and the IMPs of all tables against it (datum article). The datum stands on what
 * was played to a result: an adjusted score is compared with it, and does not make it. An artificial
 * score brings each side its IMPs whatever the datum (Law 12C2(b)).
 */
export function boardDatum(
  entries: readonly DatumEntry[],
  options: BoardDatumOptions = {}
): BoardDatum | Problem {
  const { plus = AVERAGE_PLUS_IMPS, ...rest } = options;
  const scores = entries.flatMap(({ result, counts }) =>
    counts && typeof result === "number" ? [result] : []
  );
  const mean = scores.length ? datum(scores, rest) : null;
  if (isProblem(mean)) return mean;
  return {
    datum: mean,
    inDatum: kept(entries, mean?.dropped ?? 0),
    ximps: entries.map(({ result }) => {
      if (isArtificial(result)) {
        const { ns, ew } = result;
        if (ew === null) return problem("artificialOneSide", { text: `A${ns}` });
        return { ns: artificialImps(ns, plus), ew: artificialImps(ew, plus) };
      }
      return mean && isScored(result) ? against(result, mean.datum) : null;
    }),
  };
}

/** Of equal extremes those that come first are dropped: for the mean it is all the same. */
function kept(entries: readonly DatumEntry[], dropped: number): boolean[] {
  const counted = [...entries.entries()]
    .flatMap(([i, { result, counts }]) =>
      counts && typeof result === "number" ? [{ i, score: result }] : []
    )
    .sort((one, other) => one.score - other.score || one.i - other.i)
    .map(({ i }) => i);
  const standing = new Set(counted.slice(dropped, counted.length - dropped));
  return entries.map((_, i) => standing.has(i));
}

/** Each score a side was given, against the datum, by its share (Law 12C1(c)). */
function against(result: number | AssignedScore, mean: number): Ximps {
  if (typeof result === "number") return { ns: imp(result - mean), ew: imp(mean - result) };
  const [ns, ew] = (["NS", "EW"] as const).map((side) =>
    weightedMean(
      partsFor(result, side).map(({ score, share }) => ({
        value: side === "NS" ? imp(score - mean) : imp(mean - score),
        weight: share,
      }))
    )
  );
  return { ns: ns!, ew: ew! };
}
