import { cheapestMatching, type MeetingCost } from "./cheapestMatching";
import { firstPairing, type FoundPair, nearestBelow, type Wishes } from "./firstPairing";
import { graphOf } from "./matching";

/**
 * The first in the order of wishes among all complete pairings that cost least; null when the
 * meetings allowed give no complete pairing.
 */
export function cheapestPairing(
  size: number,
  order: readonly number[],
  costOf: MeetingCost,
  wishes: Wishes = nearestBelow
): FoundPair[] | null {
  let left = cheapestMatching(order, costOf);
  if (!left) return null;
  const pairs: FoundPair[] = [];
  let free = order;
  while (!left.exact) {
    const [one, ...below] = free;
    for (const other of wishes(one!, below)) {
      if (!left.mayBeCheapest(one!, other)) continue;
      const others = below.filter((entrant) => entrant !== other);
      const rest = cheapestMatching(others, costOf);
      if (!rest || rest.cost + costOf(one!, other)! !== left.cost) continue;
      pairs.push({ one: one!, other, refused: [] });
      [left, free] = [rest, others];
      break;
    }
  }
  const { mayBeCheapest } = left;
  const tight = free.flatMap((one, i) =>
    free
      .slice(i + 1)
      .filter((other) => mayBeCheapest(one, other))
      .map((other) => [one, other] as const)
  );
  const graph = graphOf(size, tight);
  const last = firstPairing(graph, free, wishes) ?? [];
  return [...pairs, ...last.map((pair) => ({ ...pair, refused: [] }))];
}
