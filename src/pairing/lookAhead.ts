/**
 * What a round to come needs: everybody paired; a triangle of three besides; the first or the second
 * round of a triangle over two rounds.
 */
export type FutureRound = "pairs" | "triangle" | "triangleStart" | "triangleEnd";

/** Larger fields are not looked ahead for (a bye counts as an entrant): their meetings are bits. */
export const LOOK_AHEAD_SIZE = 30;

/**
 * A longer search gives up, and the meeting in question is not made. Up to 16 entrants no search for
 * pairs comes near the limit, and hardly one with triangles does; in larger fields few do.
 */
const MOST_STEPS = { pairs: 2_000_000, triangles: 1_000_000, large: 20_000 };
const SMALL = 16;

/** Once the searches of a round have taken so many steps together, each further one is a short one. */
const MOST_TOGETHER = 3_000_000;

/** The steps that the searches of a round have taken so far. */
export interface StepCount {
  taken: number;
}

/** Looked up once, not at every step of the search. */
const { clz32, imul } = Math;

/**
 * Whether all rounds can be played without anybody meeting twice. `meetings[a]` has bit b set where
 * a and b have still to meet; the meetings of the first round that are `fixed` stand already, and in
 * that round only those of `now` may be made. Null: not found within the limit. Tries the entrant with
 * the fewest opponents first.
 */
export function canBePlayed(
  meetings: readonly number[],
  rounds: readonly FutureRound[],
  now: readonly number[],
  fixed: readonly (readonly number[])[],
  together: StepCount
): boolean | null {
  const left = [...meetings];
  const size = left.length;
  const everybody = 2 ** size - 1;
  const pivot = fewest(left, everybody, left);
  const onlyPairs = rounds.every((kind) => kind === "pairs");
  const isLong = size <= SMALL && together.taken < MOST_TOGETHER;
  const limit = MOST_STEPS[!isLong ? "large" : onlyPairs ? "pairs" : "triangles"];
  let steps = 0;

  if (meetingsIn(left) < meetingsNeeded(0)) return false;
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
  const found = play(free, now, due, (apart) =>
    playFrom(1, triangleStands ? bits(triangleStands) : apart)
  );
  together.taken += steps;
  return found || (steps > limit ? null : false);

  function playFrom(round: number, apart: number): boolean {
    const kind = rounds[round];
    if (kind === undefined) return true;
    const remaining = rounds.length - round;
    if (left.some((opponents) => count(opponents) < remaining)) return false;
    if (meetingsIn(left) < meetingsNeeded(round)) return false;
    if (kind !== "pairs") {
      const free = kind === "triangleEnd" ? everybody & ~apart : everybody;
      return play(free, left, kind !== "triangleEnd", (next) => playFrom(round + 1, next));
    }
    const before = [...left];
    const found = withoutSurplus(remaining) && playPairs(round);
    before.forEach((opponents, one) => (left[one] = opponents));
    return found;
  }

  /** Rounds of pairs may be played in any order: one entrant meets its opponents in ascending order. */
  function playPairs(round: number): boolean {
    const before = left[pivot]!;
    return complete(everybody, left, () => {
      const met = before & ~left[pivot]!;
      const passed = left[pivot]! & (met - 1);
      setOpen(passed, false);
      const done = playFrom(round + 1, 0);
      setOpen(passed, true);
      return done;
    });
  }

  /**
   * Whoever has just as many opponents left as rounds must meet them all. Who is needed by more of
   * these than there are rounds cannot meet them all; who is needed in every round meets nobody else.
   */
  function withoutSurplus(remaining: number): boolean {
    for (let changed = true; changed;) {
      changed = false;
      const needy = left.reduce(
        (set, opponents, one) => (count(opponents) === remaining ? set | (1 << one) : set),
        0
      );
      for (let one = 0; one < size; one++) {
        const needed = count(left[one]! & needy);
        if (needed > remaining || count(left[one]!) < remaining) return false;
        if (needed < remaining || count(left[one]!) === remaining) continue;
        for (let rest = left[one]! & ~needy; rest; rest &= rest - 1) meet(one, lowest(rest), false);
        changed = true;
      }
    }
    return true;
  }

  function meetingsNeeded(from: number): number {
    return rounds.slice(from).reduce((sum, kind) => sum + meetingsOf(kind, size), 0);
  }

  function setOpen(opponents: number, open: boolean): void {
    for (let rest = opponents; rest; rest &= rest - 1) meet(pivot, lowest(rest), open);
  }

  /**
   * Plays a round in every way there is until what follows succeeds. A triangle comes first, of those
   * who have most opponents left: it uses up two of them.
   */
  function play(
    free: number,
    open: readonly number[],
    triangleDue: boolean,
    next: (triangle: number) => boolean
  ): boolean {
    if (!triangleDue) return complete(free, open, () => next(0));
    const places = [...left.keys()].filter((one) => free & (1 << one));
    places.sort((one, other) => count(left[other]!) - count(left[one]!));
    for (let i = 2; i < places.length; i++)
      for (let j = 1; j < i; j++)
        for (let k = 0; k < j && isOpen(places[j]!, places[i]!, open); k++) {
          if (++steps > limit) return false;
          const three = [places[k]!, places[j]!, places[i]!] as const;
          if (!isOpen(three[0], three[1], open) || !isOpen(three[0], three[2], open)) continue;
          allMeet(three, false);
          const found = complete(free & ~bits(three), open, () => next(bits(three)));
          allMeet(three, true);
          if (found) return true;
        }
    return false;
  }

  function isOpen(one: number, other: number, open: readonly number[]): boolean {
    return (left[one]! & open[one]! & (1 << other)) !== 0;
  }

  /** Pairs all who are free in every way there is, until what follows succeeds. */
  function complete(free: number, open: readonly number[], next: () => boolean): boolean {
    if (++steps > limit) return false;
    if (!free) return next();
    const one = fewest(left, free, open);
    for (let rest = left[one]! & open[one]! & free; rest; rest &= rest - 1) {
      const other = lowest(rest);
      meet(one, other, false);
      const found = complete(free & ~bits([one, other]), open, next);
      meet(one, other, true);
      if (found) return true;
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

/** New meetings that a round makes. */
function meetingsOf(kind: FutureRound, size: number): number {
  if (kind === "pairs") return size >> 1;
  return ((size - 3) >> 1) + (kind === "triangleEnd" ? 0 : 3);
}

function meetingsIn(left: readonly number[]): number {
  return left.reduce((sum, opponents) => sum + count(opponents), 0) / 2;
}

function fewest(left: readonly number[], among: number, open: readonly number[]): number {
  let best = -1;
  let least = left.length + 1;
  for (let rest = among; rest; rest &= rest - 1) {
    const one = lowest(rest);
    const opponents = count(left[one]! & open[one]! & among);
    if (opponents < least) [best, least] = [one, opponents];
  }
  return best;
}

function lowest(set: number): number {
  return 31 - clz32(set & -set);
}

function count(set: number): number {
  let bits = set - ((set >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function bits(places: readonly number[]): number {
  return places.reduce((set, place) => set | (1 << place), 0);
}
