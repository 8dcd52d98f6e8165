import { matchingOf, type MeetingGraph } from "./matching";

/** Two entrants who meet, and what stood before it in the order of wishes but could not be had. */
export interface FoundPair {
  readonly one: number;
  readonly other: number;
  readonly refused: readonly RefusedPair[];
}

/** A meeting that would leave others without opponents. */
interface RefusedPair {
  readonly other: number;
  /** The entrants who then could not all be paired; none when it is a later round that would fail. */
  readonly stuck: readonly number[];
}

/** The opponents an entrant would take, best first, given the entrants still free in their order. */
export type Wishes = (one: number, free: readonly number[]) => Iterable<number>;

/** The article's wish: the nearest below. */
export const nearestBelow: Wishes = (_one, free) => free;

/** Whether the event can go on after these meetings; asked with each meeting before it is made. */
type GoesOn = (pairs: readonly (readonly [number, number])[]) => boolean;

/**
 * The first complete pairing in the order of wishes: from the top each entrant gets the first
 * opponent of his with whom everybody else can still be paired. With `nearestBelow` this is the
 * lexicographically first of all complete pairings. Null when there is none.
 *
 * Asking for completion at each step is what FIDE's team systems prescribe (C.04.5 and C.04.6, C3);
 * the article's "swap with the next below" has no answer at the last table. With `goesOn` a meeting
 * must also leave the later rounds playable.
 */
export function firstPairing(
  graph: MeetingGraph,
  order: readonly number[],
  wishes: Wishes = nearestBelow,
  goesOn?: GoesOn
): FoundPair[] | null {
  const matching = matchingOf(graph, order);
  if (matching.unmatched > 0) return null;
  const pairs: FoundPair[] = [];
  let free = order;
  while (free.length > 0) {
    const pair = firstOpponent(free[0]!, free.slice(1));
    if (!pair) return null;
    pairs.push(pair);
    free = free.filter((entrant) => entrant !== pair.one && entrant !== pair.other);
  }
  return pairs;

  function firstOpponent(one: number, below: readonly number[]): FoundPair | null {
    const refused: RefusedPair[] = [];
    for (const other of wishes(one, below)) {
      if (!graph.open[one * graph.size + other]) continue;
      if (goesOn && !goesOn([...pairs.map(numbers), [one, other]])) {
        const rest = matchingOf(
          graph,
          below.filter((entrant) => entrant !== other)
        );
        refused.push({ other, stuck: rest.unmatched ? rest.exposable() : [] });
      } else if (matching.fix(one, other)) return { one, other, refused };
      else refused.push({ other, stuck: matching.exposable([one, other]) });
    }
    return null; // only `goesOn` can refuse everybody
  }
}

function numbers({ one, other }: FoundPair): readonly [number, number] {
  return [one, other];
}
