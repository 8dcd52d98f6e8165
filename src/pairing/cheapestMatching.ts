/** What it costs to let two entrants meet: a whole number from 0, or null where they must not. */
export type MeetingCost = (one: number, other: number) => number | null;

/** A cheapest complete pairing, and what is known of all others from its prices. */
interface CheapestMatching {
  readonly cost: number;
  /** Whether two entrants may meet in a cheapest pairing. False is certain. */
  readonly mayBeCheapest: (one: number, other: number) => boolean;
  /** True when every complete pairing out of such meetings is a cheapest one. */
  readonly exact: boolean;
}

/** The opponents are found; the rest of the prices can be read from here. */
interface Solution {
  readonly cost: number;
  readonly slack: (a: number, b: number) => number;
  readonly hasPricedBlossom: boolean;
}

const NONE = -1;
const FREE = 0;
const OUTER = 1;
const INNER = 2;
const NEVER = Infinity;

/** A cheapest complete pairing of the entrants; null when there is no complete pairing. */
export function cheapestMatching(
  entrants: readonly number[],
  costOf: MeetingCost
): CheapestMatching | null {
  const places = new Map(entrants.map((entrant, place) => [entrant, place]));
  const solution = solve(entrants.length, (a, b) => costOf(entrants[a]!, entrants[b]!));
  if (!solution) return null;
  return {
    cost: solution.cost,
    mayBeCheapest: (one, other) =>
      costOf(one, other) !== null && solution.slack(places.get(one)!, places.get(other)!) === 0,
    exact: !solution.hasPricedBlossom,
  };
}

/**
 * Edmonds' algorithm for weighted matchings (Maximum matching and a polyhedron with 0,1-vertices,
 * 1965) over dense tables. Every entrant has a price, and so has every blossom (a ring of an odd
 * number of places that counts as one). Two places are tight where prices and worth are equal;
 * opponents are exchanged along tight meetings alone, and prices move where no exchange is left. All
 * prices are kept doubled, so that they stay whole numbers. Places 0 to n − 1 are entrants, those
 * above are blossoms.
 */
function solve(n: number, costOf: MeetingCost): Solution | null {
  const m = n + (n >> 1) + 1;
  const { costs, dearest } = costTable(n, costOf);
  const price = new Float64Array(m).fill(dearest, 0, n);
  const mate = new Int32Array(m).fill(NONE); // the entrant outside a place whom it meets
  const top = Int32Array.from({ length: m }, (_, place) => (place < n ? place : NONE));
  const rings: number[][] = Array.from({ length: m }, () => []); // children of a blossom, base first
  const childWith = new Int32Array(m * n).fill(NONE); // the child of a blossom that holds an entrant
  // The two entrants by whom two places are joined most cheaply.
  const here = new Int32Array(m * m).fill(NONE);
  const there = new Int32Array(m * m).fill(NONE);
  for (let a = 0; a < n; a++) {
    childWith[a * n + a] = a;
    for (let b = 0; b < n; b++)
      if (costs[a * n + b]! !== NONE) {
        here[a * m + b] = a;
        there[a * m + b] = b;
      }
  }
  const label = new Uint8Array(m);
  const parent = new Int32Array(m).fill(NONE); // the outer entrant by whom an inner place was reached
  const nearest = new Int32Array(m).fill(NONE); // the outer entrant that will be tight with it first
  const visited = new Int32Array(m);
  let visit = 0;
  let queue: number[] = [];

  let meetings = 0;
  while (stage()) meetings++;
  return 2 * meetings === n ? { cost: total(), slack, hasPricedBlossom: hasPricedBlossom() } : null;

  /** Finds one more meeting; false when everybody has one or nobody else can. */
  function stage(): boolean {
    label.fill(FREE);
    nearest.fill(NONE);
    queue = [];
    for (let x = 0; x < m; x++)
      if (top[x] === x && mate[x] === NONE) {
        parent[x] = NONE;
        label[x] = OUTER;
        enqueue(x);
      }
    if (!queue.length) return false;
    for (;;) {
      if (growAlongTight()) return true;
      const step = priceStep();
      if (step === NEVER) return false;
      movePrices(step);
      if (useNewlyTight()) return true;
      for (let b = n; b < m; b++)
        if (top[b] === b && label[b] === INNER && price[b] === 0) expand(b);
    }
  }

  function growAlongTight(): boolean {
    for (let i = 0; i < queue.length; i++) {
      const a = queue[i]!;
      if (label[top[a]!] === INNER) continue;
      for (let b = 0; b < n; b++) {
        if (costs[a * n + b]! === NONE || top[a] === top[b]) continue;
        if (entrantSlack(a, b) > 0) offer(a, top[b]!);
        else if (useTight(a, b)) return true;
      }
    }
    queue = [];
    return false;
  }

  function priceStep(): number {
    let step = NEVER;
    for (let x = 0; x < m; x++) {
      if (top[x] !== x) continue;
      if (x >= n && label[x] === INNER && price[x]! / 2 < step) step = price[x]! / 2;
      if (nearest[x] === NONE || label[x] === INNER) continue;
      const apart = placeSlack(nearest[x]!, x) / (label[x] === OUTER ? 2 : 1);
      if (apart < step) step = apart;
    }
    return step;
  }

  function movePrices(step: number): void {
    for (let a = 0; a < n; a++)
      if (label[top[a]!] === OUTER) price[a]! -= step;
      else if (label[top[a]!] === INNER) price[a]! += step;
    for (let b = n; b < m; b++)
      if (top[b] === b)
        if (label[b] === OUTER) price[b]! += 2 * step;
        else if (label[b] === INNER) price[b]! -= 2 * step;
  }

  function useNewlyTight(): boolean {
    for (let x = 0; x < m; x++) {
      const a = nearest[x]!;
      if (top[x] !== x || a === NONE || top[a] === x || label[x] === INNER) continue;
      if (placeSlack(a, x) === 0 && useTight(a, there[a * m + x]!)) return true;
    }
    return false;
  }

  /** An outer entrant is tight with another place: it grows the tree, closes a ring or ends a path. */
  function useTight(a: number, b: number): boolean {
    const x = top[a]!;
    const y = top[b]!;
    if (label[y] === FREE) {
      parent[y] = a;
      label[y] = INNER;
      const next = top[mate[y]!]!;
      nearest[y] = nearest[next] = NONE;
      label[next] = OUTER;
      enqueue(next);
    } else if (label[y] === OUTER) {
      const base = commonBase(x, y);
      if (base === NONE) {
        exchange(x, y);
        exchange(y, x);
        return true;
      }
      shrink(x, base, y);
    }
    return false;
  }

  function enqueue(x: number): void {
    if (x < n) queue.push(x);
    else rings[x]!.forEach(enqueue);
  }

  function offer(a: number, x: number): void {
    if (nearest[x] === NONE || placeSlack(a, x) < placeSlack(nearest[x]!, x)) nearest[x] = a;
  }

  function findNearest(x: number): void {
    nearest[x] = NONE;
    for (let a = 0; a < n; a++)
      if (here[a * m + x] !== NONE && top[a] !== x && label[top[a]!] === OUTER) offer(a, x);
  }

  function above(x: number): number {
    const inner = mate[x] === NONE ? NONE : top[mate[x]!]!;
    return inner === NONE ? NONE : top[parent[inner]!]!;
  }

  function commonBase(one: number, other: number): number {
    visit++;
    for (let x = one, y = other; x !== NONE || y !== NONE; [x, y] = [y, x]) {
      if (x === NONE) continue;
      if (visited[x] === visit) return x;
      visited[x] = visit;
      x = above(x);
    }
    return NONE;
  }

  function shrink(one: number, base: number, other: number): void {
    let b = n;
    while (top[b] !== NONE) b++;
    const arm = (from: number): number[] => {
      const found: number[] = [];
      for (let x = from; x !== base; x = above(x)) found.push(x, top[mate[x]!]!);
      return found;
    };
    const [left, right] = [arm(one), arm(other)];
    const ring = [base, ...left.reverse(), ...right];
    for (const child of ring) if (label[child] === INNER) enqueue(child);
    rings[b] = ring;
    price[b] = 0;
    label[b] = OUTER;
    mate[b] = mate[base]!;
    setTop(b, b);
    joinAsOne(b);
    findNearest(b);
  }

  /** A blossom is joined with every other place by the cheapest meeting one of its children has. */
  function joinAsOne(b: number): void {
    for (let x = 0; x < m; x++) here[b * m + x] = here[x * m + b] = NONE;
    childWith.fill(NONE, b * n, (b + 1) * n);
    for (const child of rings[b]!) {
      for (let x = 0; x < m; x++) {
        if (here[child * m + x] === NONE) continue;
        if (here[b * m + x] !== NONE && placeSlack(child, x) >= placeSlack(b, x)) continue;
        here[b * m + x] = there[x * m + b] = here[child * m + x]!;
        there[b * m + x] = here[x * m + b] = there[child * m + x]!;
      }
      for (let a = 0; a < n; a++)
        if (childWith[child * n + a] !== NONE) childWith[b * n + a] = child;
    }
  }

  /** An inner blossom whose price has fallen to 0 falls apart; the path through it stays in the tree. */
  function expand(b: number): void {
    for (const child of rings[b]!) setTop(child, child);
    const entry = childWith[b * n + here[b * m + parent[b]!]!]!;
    const at = turnRing(b, entry);
    const ring = rings[b]!;
    for (let i = 0; i < at; i += 2) {
      const [inner, outer] = [ring[i]!, ring[i + 1]!];
      parent[inner] = here[outer * m + inner]!;
      label[inner] = INNER;
      label[outer] = OUTER;
      nearest[inner] = NONE;
      findNearest(outer);
      enqueue(outer);
    }
    label[entry] = INNER;
    parent[entry] = parent[b]!;
    nearest[entry] = NONE;
    for (const child of ring.slice(at + 1)) {
      label[child] = FREE;
      findNearest(child);
    }
    top[b] = NONE;
  }

  /** The place of a child at an even number of steps from the base; the ring is turned for it. */
  function turnRing(b: number, child: number): number {
    const ring = rings[b]!;
    const at = ring.indexOf(child);
    if (at % 2 === 0) return at;
    rings[b] = [ring[0]!, ...ring.slice(1).reverse()];
    return ring.length - at;
  }

  function setTop(x: number, b: number): void {
    top[x] = b;
    if (x >= n) for (const child of rings[x]!) setTop(child, b);
  }

  function setMate(x: number, y: number): void {
    mate[x] = there[x * m + y]!;
    if (x < n) return;
    const child = childWith[x * n + here[x * m + y]!]!;
    const at = turnRing(x, child);
    const ring = rings[x]!;
    for (let i = 0; i < at; i++) setMate(ring[i]!, ring[i ^ 1]!);
    setMate(child, y);
    rings[x] = [...ring.slice(at), ...ring.slice(0, at)];
  }

  function exchange(from: number, to: number): void {
    for (let x = from, y = to; ;) {
      const next = mate[x] === NONE ? NONE : top[mate[x]!]!;
      setMate(x, y);
      if (next === NONE) return;
      const up = top[parent[next]!]!;
      setMate(next, up);
      [x, y] = [up, next];
    }
  }

  function entrantSlack(a: number, b: number): number {
    return price[a]! + price[b]! - 2 * (dearest - costs[a * n + b]!);
  }

  function placeSlack(x: number, y: number): number {
    return entrantSlack(here[x * m + y]!, there[x * m + y]!);
  }

  /** What a meeting costs above the prices; a blossom around both adds its own. */
  function slack(a: number, b: number): number {
    let apart = entrantSlack(a, b);
    for (let x = n; x < m; x++)
      if (top[x] !== NONE && childWith[x * n + a] !== NONE && childWith[x * n + b] !== NONE)
        apart += price[x]!;
    return apart;
  }

  function hasPricedBlossom(): boolean {
    return price.subarray(n).some((one, i) => top[n + i] !== NONE && one > 0);
  }

  function total(): number {
    let cost = 0;
    for (let a = 0; a < n; a++) if (a < mate[a]!) cost += costs[a * n + mate[a]!]!;
    return cost;
  }
}

function costTable(n: number, costOf: MeetingCost): { costs: Float64Array; dearest: number } {
  const costs = new Float64Array(n * n).fill(NONE);
  let dearest = 0;
  for (let a = 0; a < n; a++)
    for (let b = a + 1; b < n; b++) {
      const cost = costOf(a, b);
      if (cost === null) continue;
      costs[a * n + b] = costs[b * n + a] = cost;
      dearest = Math.max(dearest, cost);
    }
  return { costs, dearest };
}
