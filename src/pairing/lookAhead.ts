/**
 * What a round to come needs: everybody paired; a triangle of three besides; the first or the second
 * round of a triangle over two rounds.
 */
export type FutureRound = "pairs" | "triangle" | "triangleStart" | "triangleEnd";

/** Fields up to this size are looked ahead for to the end (a bye counts as an entrant). */
export const LOOK_AHEAD_SIZE = 16;

/** A search longer than this gives up, and the meeting in question is not made. */
const MOST_STEPS = 2_000_000;

/**
 * Whether all rounds can be played without anybody meeting twice. `meetings[a]` has bit b set where
 * a and b have still to meet; the meetings of the first round that are `fixed` stand already, and in
 * that round only those of `now` may be made. Tries the entrant with the fewest opponents first.
 */
export function canBePlayed(
  meetings: readonly number[],
  rounds: readonly FutureRound[],
  now: readonly number[],
  fixed: readonly (readonly number[])[]
): boolean {
  const left = [...meetings];
  const size = left.length;
  const everybody = 2 ** size - 1;
  const pivot = fewest(left, everybody, left);
  let steps = 0;

  const first = rounds[0]!;
  let free = everybody;
  for (const group of fixed) {
    for (const one of group) {
      free &= ~(1 << one);
      for (const other of group) left[one]! &= ~(1 << other);
    }
  }
  const triangleStands = fixed.find((group) => group.length === 3);
  const due = (first === "triangle" || first === "triangleStart") && !triangleStands;
  return complete(free, now, due, triangleStands ? bits(triangleStands) : 0, (apart) =>
    playFrom(1, apart)
  );

  function playFrom(round: number, apart: number): boolean {
    const kind = rounds[round];
    if (kind === undefined) return true;
    const remaining = rounds.length - round;
    if (left.some((opponents) => count(opponents) < remaining)) return false;
    if (kind !== "pairs") {
      const free = kind === "triangleEnd" ? everybody & ~apart : everybody;
      return complete(free, left, kind !== "triangleEnd", 0, (next) => playFrom(round + 1, next));
    }
    // Rounds of pairs may be played in any order: one entrant meets its opponents in ascending order.
    const before = [...left];
    return complete(everybody, left, false, 0, () => {
      const met = before[pivot]! & ~left[pivot]!;
      const passed = left[pivot]! & (met - 1);
      setOpen(passed, false);
      const done = playFrom(round + 1, 0);
      setOpen(passed, true);
      return done;
    });
  }

  function setOpen(opponents: number, open: boolean): void {
    for (let rest = opponents; rest; rest &= rest - 1) meet(pivot, lowest(rest), open);
  }

  /** Pairs all who are free in every way there is, until what follows succeeds. */
  function complete(
    free: number,
    open: readonly number[],
    triangleDue: boolean,
    triangle: number,
    next: (triangle: number) => boolean
  ): boolean {
    if (++steps > MOST_STEPS) return false;
    if (!free) return !triangleDue && next(triangle);
    const one = fewest(left, free, open);
    const opponents = left[one]! & open[one]! & free;
    for (let rest = opponents; rest; rest &= rest - 1) {
      const other = lowest(rest);
      meet(one, other, false);
      const found = complete(free & ~bits([one, other]), open, triangleDue, triangle, next);
      meet(one, other, true);
      if (found) return true;
    }
    return triangleDue && withTriangle(one, opponents, free, open, next);
  }

  function withTriangle(
    one: number,
    opponents: number,
    free: number,
    open: readonly number[],
    next: (triangle: number) => boolean
  ): boolean {
    for (let rest = opponents; rest; rest &= rest - 1) {
      const other = lowest(rest);
      for (let thirds = rest & left[other]! & open[other]! & ~(1 << other); thirds;) {
        const three = [one, other, lowest(thirds)] as const;
        thirds &= thirds - 1;
        allMeet(three, false);
        const found = complete(free & ~bits(three), open, false, bits(three), next);
        allMeet(three, true);
        if (found) return true;
      }
    }
    return false;
  }

  function meet(one: number, other: number, open: boolean): void {
    if (open) {
      left[one]! |= 1 << other;
      left[other]! |= 1 << one;
    } else {
      left[one]! &= ~(1 << other);
      left[other]! &= ~(1 << one);
    }
  }

  function allMeet([a, b, c]: readonly [number, number, number], open: boolean): void {
    meet(a, b, open);
    meet(b, c, open);
    meet(c, a, open);
  }
}

function fewest(left: readonly number[], among: number, open: readonly number[]): number {
  let best = -1;
  let least = Infinity;
  for (let rest = among; rest; rest &= rest - 1) {
    const one = lowest(rest);
    const opponents = count(left[one]! & open[one]! & among);
    if (opponents < least) [best, least] = [one, opponents];
  }
  return best;
}

function lowest(set: number): number {
  return 31 - Math.clz32(set & -set);
}

function count(set: number): number {
  let bits = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function bits(places: readonly number[]): number {
  return places.reduce((set, place) => set | (1 << place), 0);
}
