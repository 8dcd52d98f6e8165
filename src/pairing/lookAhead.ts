import { bits, count, lowest, turned } from "./bits";
import { oddCutsHold } from "./oddCuts";

/**
 * What a round to come needs: everybody paired; a triangle of three besides; the first or the second
 * round of a triangle over two rounds.
 */
export type FutureRound = "pairs" | "triangle" | "triangleStart" | "triangleEnd";

/** Larger fields are not looked ahead for (a bye counts as an entrant): their meetings are bits. */
export const LOOK_AHEAD_SIZE = 30;

/** Up to so many entrants searches are long, and odd groups are looked at. */
const SMALL = 16;

/** How a search is made: the steps after which it gives up, and whether it looks at odd groups. */
interface Effort {
  readonly steps: number;
  readonly withCuts: boolean;
}

/**
 * One search after another is made until one of them answers. For pairs a short one nearly always
 * does; where it does not, odd groups are most often in the way, so that it pays to look at them. From
 * then on it is better to begin again in another order than to go on for long.
 */
const EFFORTS: Record<"pairs" | "triangles" | "brief", readonly Effort[]> = {
  pairs: [
    { steps: 1_000, withCuts: false },
    ...Array.from({ length: 8 }, () => ({ steps: 100_000, withCuts: true })),
  ],
  triangles: [{ steps: 1_000_000, withCuts: false }],
  brief: [{ steps: 20_000, withCuts: false }],
};

/** Looking at so many groups takes as long as a step. */
const GROUPS_IN_A_STEP = 64;

/** Once the searches of a round have taken so many steps together, each further one is a brief one. */
const MOST_TOGETHER = 3_000_000;

/** The steps that the searches of a round have taken so far. */
export interface StepCount {
  taken: number;
}

/** Whom each has yet to meet in the first round, as bits: one, two in a triangle, or nobody. */
export type Plan = readonly number[];

/** What is to be played. `meetings[a]` has bit b set where a and b have still to meet. */
export interface Playable {
  readonly meetings: readonly number[];
  readonly rounds: readonly FutureRound[];
  /** The meetings of which the first round may be made. */
  readonly now: readonly number[];
  /** Those who meet in the first round already, and those who are out of it. */
  readonly fixed: readonly (readonly number[])[];
}

/**
 * How the first round may be played so that all rounds can be, without anybody meeting twice. False:
 * there is no way; null: none was found within the limits.
 */
export function planFor(playable: Playable, together: StepCount): Plan | false | null {
  const size = playable.meetings.length;
  const onlyPairs = playable.rounds.every((kind) => kind === "pairs");
  const isLong = size <= SMALL && together.taken < MOST_TOGETHER;
  const efforts = EFFORTS[!isLong ? "brief" : onlyPairs ? "pairs" : "triangles"];
  for (const [attempt, effort] of efforts.entries()) {
    const by = attempt % size;
    const plan = search(turnedBy(playable, by), effort, together);
    if (plan !== null) return plan && allTurned(plan, size - by);
  }
  return null;
}

/** The same with everybody so many places further on, the last at the front. */
function turnedBy({ meetings, rounds, now, fixed }: Playable, by: number): Playable {
  return {
    meetings: allTurned(meetings, by),
    rounds,
    now: allTurned(now, by),
    fixed: fixed.map((group) => group.map((place) => (place + by) % meetings.length)),
  };
}

function allTurned(sets: readonly number[], by: number): number[] {
  const size = sets.length;
  return sets.map((_, place) => turned(sets[(place + size - by) % size]!, size, by));
}

/** A single search; tries the entrant with the fewest opponents first, of equals the first. */
function search(
  { meetings, rounds, now, fixed }: Playable,
  effort: Effort,
  together: StepCount
): Plan | false | null {
  const left = [...meetings];
  const size = left.length;
  const everybody = 2 ** size - 1;
  const pivot = fewest(left, everybody, left);
  const limit = effort.steps;
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
  const unmet = [...left];
  let plan: Plan | null = null;
  if (cutsHold(rounds.length - 1, free))
    play(free, now, due, (apart) => {
      const met = unmet.map((opponents, one) => opponents & ~left[one]!);
      if (!playFrom(1, triangleStands ? bits(triangleStands) : apart)) return false;
      plan = met;
      return true;
    });
  together.taken += steps;
  return plan ?? (steps > limit ? null : false);

  function playFrom(round: number, apart: number): boolean {
    const kind = rounds[round];
    if (kind === undefined) return true;
    const remaining = rounds.length - round;
    if (left.some((opponents) => count(opponents) < remaining)) return false;
    if (meetingsIn(left) < meetingsNeeded(round)) return false;
    if (!cutsHold(remaining, 0)) return false;
    if (kind !== "pairs") {
      const free = kind === "triangleEnd" ? everybody & ~apart : everybody;
      return play(free, left, kind !== "triangleEnd", (next) => playFrom(round + 1, next));
    }
    const before = [...left];
    const found = withoutSurplus(remaining) && playPairs(round);
    before.forEach((opponents, one) => (left[one] = opponents));
    return found;
  }

  function cutsHold(remaining: number, free: number): boolean {
    // Whoever has to meet more than half the field leaves no group short; two rounds are soon tried.
    if (!effort.withCuts || remaining * 2 > size || remaining <= 2) return true;
    steps += 2 ** size / GROUPS_IN_A_STEP;
    return oddCutsHold(left, remaining, free);
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
