import { cheapestPairing } from "./cheapestPairing";
import { giveWayCost } from "./field";
import { firstPairing, type FoundPair } from "./firstPairing";
import type { Future } from "./future";
import type { MeetingGraph } from "./matching";
import { cheapestOut, outFor } from "./sittingOut";
import type { PairingTask } from "./task";

/** Who meets whom, by place, apart from what was fixed before. */
export interface Drawing {
  /** Nobody, the one that sits out, or the three of a triangle, best placed first. */
  readonly out: readonly number[];
  readonly pairs: readonly FoundPair[];
}

/**
 * Pairs a round. What gives way when it must, in this order: the wish to keep clubs apart; that the
 * later rounds remain playable; at last that nobody meets anybody twice. Null when what is forbidden
 * leaves no pairing at all.
 */
export function drawing(task: PairingTask, future: Future | null): Drawing | null {
  const { wished, unmet } = task.field;
  const graphs = wished === unmet ? [unmet] : [wished, unmet];
  for (const ahead of future && future.rounds > 0 ? [future, null] : [null])
    for (const graph of graphs) {
      const found = complete(task, graph, ahead, graph !== wished);
      if (found) return found;
    }
  const out = cheapestOut(task);
  return out && cheapest(task, out);
}

function complete(
  task: PairingTask,
  graph: MeetingGraph,
  future: Future | null,
  clubsGaveWay: boolean
): Drawing | null {
  const out = outFor(task, graph, future ? (out) => future.remains(graph, groups(out)) : undefined);
  if (!out) return null;
  if (clubsGaveWay) {
    // As few meetings within a club as can be, unless the later rounds need more.
    const fewest = cheapest(task, out);
    const pairs = fewest?.pairs.map(({ one, other }) => [one, other]) ?? [];
    if (fewest && (!future || future.remains(graph, [...groups(out), ...pairs]))) return fewest;
  }
  const members = without(task.free, out);
  const pairs = firstPairing(
    graph,
    members,
    task.wishes(members),
    future ? (pairs) => future.remains(graph, [...groups(out), ...pairs]) : undefined
  );
  return pairs && { out, pairs };
}

function cheapest(task: PairingTask, out: readonly number[]): Drawing | null {
  const members = without(task.free, out);
  const pairs = cheapestPairing(
    task.field.entrants.length,
    members,
    giveWayCost(task.field),
    task.wishes(members)
  );
  return pairs && { out, pairs };
}

function groups(out: readonly number[]): (readonly number[])[] {
  return out.length ? [out] : [];
}

/** The places of a list that are not in another one. */
export function without(places: readonly number[], out: readonly number[]): number[] {
  return places.filter((place) => !out.includes(place));
}
