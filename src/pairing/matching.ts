/**
 * Who may meet whom. Entrants are 0 to size − 1; `open[one * size + other]` is 1 where the two may
 * meet. Symmetric; nobody meets himself.
 */
export interface MeetingGraph {
  readonly size: number;
  readonly open: Uint8Array;
}

/** A graph in which all may meet but the pairs given. */
export function graphWithout(
  size: number,
  apart: Iterable<readonly [number, number]>
): MeetingGraph {
  const open = new Uint8Array(size * size).fill(1);
  for (let one = 0; one < size; one++) open[one * size + one] = 0;
  for (const [one, other] of apart) open[one * size + other] = open[other * size + one] = 0;
  return { size, open };
}

/** A graph in which none may meet but the pairs given. */
export function graphOf(size: number, pairs: Iterable<readonly [number, number]>): MeetingGraph {
  const open = new Uint8Array(size * size);
  for (const [one, other] of pairs) open[one * size + other] = open[other * size + one] = 1;
  return { size, open };
}

/** A largest set of meetings among some entrants, kept while pairs are fixed one after another. */
interface Matching {
  /** How many entrants are left without an opponent, whatever is done. */
  readonly unmatched: number;
  /**
   * Fixes a meeting and takes both out, if everybody else keeps an opponent; otherwise changes
   * nothing. Only for a matching in which nobody is unmatched.
   */
  fix(one: number, other: number): boolean;
  /**
   * The entrants that some largest set of meetings leaves without opponent, in ascending order. With
   * one unmatched they are those whose bye leaves a complete pairing. With `without`, two whose
   * meeting `fix` has just refused, they are those of the others who could not all be paired then.
   */
  exposable(without?: readonly [number, number]): number[];
}

const NOBODY = -1;

/**
 * Edmonds' algorithm for matchings in general graphs (Paths, trees, and flowers, 1965): searches for
 * paths from an entrant without opponent along which the meetings can be exchanged, and shrinks odd
 * rings (blossoms) to their base on the way.
 */
export function matchingOf(graph: MeetingGraph, entrants: readonly number[]): Matching {
  const { size, open } = graph;
  const active = Int32Array.from(entrants);
  let count = active.length;
  const mate = new Int32Array(size).fill(NOBODY);
  const parent = new Int32Array(size);
  const base = new Int32Array(size);
  const outer = new Uint8Array(size);
  const marked = new Uint8Array(size);
  const queue = new Int32Array(size);
  let head = 0;
  let tail = 0;

  matchGreedily();
  const unmatched = [...active].filter(
    (one) => mate[one] === NOBODY && !search([one], NOBODY)
  ).length;

  return { unmatched, fix, exposable };

  function fix(one: number, other: number): boolean {
    const left = mate[one]!;
    const right = mate[other]!;
    unlink(one, left);
    unlink(other, right);
    takeOut(one);
    takeOut(other);
    if (left === other) return true;
    // Most often the two old opponents may meet at once; looking first saves a search.
    if (open[left * size + right]) {
      link(left, right);
      return true;
    }
    if (search([left], right)) return true;
    putBack(2);
    link(one, left);
    link(other, right);
    return false;
  }

  function exposable(without?: readonly [number, number]): number[] {
    if (without) for (const one of without) takeOut(one);
    const apart = without?.map((one) => [one, mate[one]!] as const) ?? [];
    for (const [one, left] of apart) unlink(one, left);
    search(
      [...active.subarray(0, count)].filter((one) => mate[one] === NOBODY),
      NOBODY
    );
    const found = [...active.subarray(0, count)].filter((one) => outer[one]);
    putBack(apart.length);
    for (const [one, left] of apart) link(one, left);
    return found.sort((one, other) => one - other);
  }

  /** In the order given each takes the first free one: most meetings of the rule are found so. */
  function matchGreedily(): void {
    for (let i = 0; i < count; i++) {
      const one = active[i]!;
      for (let j = i + 1; j < count && mate[one] === NOBODY; j++)
        if (mate[active[j]!] === NOBODY && open[one * size + active[j]!]) link(one, active[j]!);
    }
  }

  function link(one: number, other: number): void {
    mate[one] = other;
    mate[other] = one;
  }

  function unlink(one: number, other: number): void {
    mate[one] = mate[other] = NOBODY;
  }

  function takeOut(one: number): void {
    const at = active.indexOf(one);
    active[at] = active[--count]!;
    active[count] = one;
  }

  function putBack(entrantsTakenOut: number): void {
    count += entrantsTakenOut;
  }

  /** Grows alternating trees from the roots; exchanges along the first path to somebody unmatched. */
  function search(roots: readonly number[], goal: number): boolean {
    head = tail = 0;
    for (let i = 0; i < count; i++) {
      const one = active[i]!;
      parent[one] = NOBODY;
      base[one] = one;
      outer[one] = 0;
    }
    for (const root of roots) if (reach(root, goal)) return true;
    while (head < tail) if (growFrom(queue[head++]!, goal)) return true;
    return false;
  }

  /** Makes an entrant one whose meetings are still to be looked at; true when the goal is beside it. */
  function reach(one: number, goal: number): boolean {
    outer[one] = 1;
    queue[tail++] = one;
    if (goal === NOBODY || !open[one * size + goal]) return false;
    parent[goal] = one;
    exchange(goal);
    return true;
  }

  function growFrom(one: number, goal: number): boolean {
    const row = one * size;
    for (let i = 0; i < count; i++) {
      const other = active[i]!;
      if (!open[row + other] || base[one] === base[other] || mate[one] === other) continue;
      if (outer[other]) {
        if (shrink(one, other, goal)) return true;
      } else if (parent[other] === NOBODY) {
        parent[other] = one;
        if (mate[other] === NOBODY) {
          exchange(other);
          return true;
        }
        if (reach(mate[other]!, goal)) return true;
      }
    }
    return false;
  }

  /** Two outer entrants may meet: the ring they close counts as its base from now on. */
  function shrink(one: number, other: number, goal: number): boolean {
    const ring = commonBase(one, other);
    for (let i = 0; i < count; i++) marked[active[i]!] = 0;
    markPath(one, ring, other);
    markPath(other, ring, one);
    for (let i = 0; i < count; i++) {
      const member = active[i]!;
      if (!marked[base[member]!]) continue;
      base[member] = ring;
      if (!outer[member] && reach(member, goal)) return true;
    }
    return false;
  }

  function commonBase(one: number, other: number): number {
    for (let i = 0; i < count; i++) marked[active[i]!] = 0;
    for (let at = base[one]!; ; at = base[parent[mate[at]!]!]!) {
      marked[at] = 1;
      if (mate[at] === NOBODY) break;
    }
    let at = base[other]!;
    while (!marked[at]) at = base[parent[mate[at]!]!]!;
    return at;
  }

  function markPath(from: number, ring: number, beyond: number): void {
    let child = beyond;
    for (let at = from; base[at] !== ring; at = parent[mate[at]!]!) {
      marked[base[at]!] = marked[base[mate[at]!]!] = 1;
      parent[at] = child;
      child = mate[at]!;
    }
  }

  /** Exchanges the meetings along the path that ends here. */
  function exchange(end: number): void {
    for (let at = end; at !== NOBODY;) {
      const before = parent[at]!;
      const next = mate[before]!;
      link(at, before);
      at = next;
    }
  }
}
