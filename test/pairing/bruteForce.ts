/** Answers by trying everything: slow, short and independent of the engine's algorithms. */

export type Pairs = [number, number][];
export type MayMeet = (one: number, other: number) => boolean;

/** All complete pairings of the entrants, in lexicographic order of the list given. */
export function* allPairings(order: readonly number[], mayMeet: MayMeet): Generator<Pairs> {
  const [one, ...below] = order;
  if (one === undefined) {
    yield [];
    return;
  }
  for (const other of below) {
    if (!mayMeet(one, other)) continue;
    const rest = below.filter((entrant) => entrant !== other);
    for (const pairs of allPairings(rest, mayMeet)) yield [[one, other], ...pairs];
  }
}

/** The first complete pairing, or null. */
export function firstOfAll(order: readonly number[], mayMeet: MayMeet): Pairs | null {
  for (const pairs of allPairings(order, mayMeet)) return pairs;
  return null;
}

/** The largest number of meetings among the entrants. */
export function mostMeetings(order: readonly number[], mayMeet: MayMeet): number {
  const [one, ...below] = order;
  if (one === undefined) return 0;
  let most = mostMeetings(below, mayMeet);
  for (const other of below)
    if (mayMeet(one, other))
      most = Math.max(
        most,
        1 +
          mostMeetings(
            below.filter((entrant) => entrant !== other),
            mayMeet
          )
      );
  return most;
}

/** The first of the pairings that cost least, or null. */
export function cheapestOfAll(
  order: readonly number[],
  costOf: (one: number, other: number) => number | null
): { pairs: Pairs; cost: number } | null {
  let best: { pairs: Pairs; cost: number } | null = null;
  for (const pairs of allPairings(order, (one, other) => costOf(one, other) !== null)) {
    const cost = pairs.reduce((sum, [one, other]) => sum + costOf(one, other)!, 0);
    if (!best || cost < best.cost) best = { pairs, cost };
  }
  return best;
}

/** Whether so many rounds can be played in which nobody meets anybody twice and all play. */
export function roundsCanFollow(
  order: readonly number[],
  mayMeet: MayMeet,
  rounds: number
): boolean {
  if (rounds === 0) return true;
  for (const pairs of allPairings(order, mayMeet)) {
    const met = new Set(pairs.flatMap(([one, other]) => [`${one}-${other}`, `${other}-${one}`]));
    const left: MayMeet = (one, other) => mayMeet(one, other) && !met.has(`${one}-${other}`);
    if (roundsCanFollow(order, left, rounds - 1)) return true;
  }
  return false;
}
