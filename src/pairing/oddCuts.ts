import { count, lowest } from "./bits";

/**
 * Whether the meetings left let every odd group meet the others often enough. In a round in which
 * everybody is paired, at least one of an odd group meets somebody outside it (Tutte, 1947). Clubs of
 * odd size that have been kept apart for long run out of such meetings, and no search by trying ends
 * before it has tried what is left within the clubs in every order.
 *
 * `left[a]` has bit b set where a and b have still to meet. Everybody is paired in `rounds` rounds;
 * the `free` (as bits) are paired once more. For an even number of entrants, and a small one: all
 * groups are looked at.
 */
export function oddCutsHold(left: readonly number[], rounds: number, free: number): boolean {
  const most = 2 ** (left.length - 1); // the last is outside: a group and the others share a cut
  const opponents = left.map(count);
  let group = 0;
  let cut = 0;
  // In Gray's order one at a time enters or leaves, and every other group is an odd one.
  for (let step = 1; step < most; step++) {
    const one = lowest(step);
    const change = opponents[one]! - 2 * count(left[one]! & group);
    cut += group & (1 << one) ? -change : change;
    group ^= 1 << one;
    if (step & 1 && cut < rounds + (count(group & free) & 1)) return false;
  }
  return true;
}
