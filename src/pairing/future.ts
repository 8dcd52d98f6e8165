import type { MeetingGraph } from "./matching";
import { bits, count } from "./bits";
import { type FutureRound, LOOK_AHEAD_SIZE, type Plan, planFor } from "./lookAhead";
import type { PairingTask } from "./task";

/** How many of the rounds still to come can be kept playable, and how to ask for it. */
export interface Future {
  /** Rounds after this one that can all be paired without a repeat. */
  readonly rounds: number;
  /** The first round for which it is certain that it cannot be; null where there is none. */
  readonly blockedFrom: number | null;
  /**
   * Whether these rounds remain playable after the meetings given (two places), the triangle (three)
   * and the bye (one); all others of this round may meet as the graph says.
   */
  readonly remains: (graph: MeetingGraph, groups: readonly (readonly number[])[]) => boolean;
}

/**
 * What to look ahead for; null where nothing can go wrong. As long as everybody has still to meet at
 * least half the field when the last round is paired, a complete pairing exists (Dirac, 1952): that
 * holds for events of up to n/2 rounds. Beyond it short fields block in up to a quarter of all events.
 */
export function futureOf(task: PairingTask): Future | null {
  const { field, input } = task;
  const wanted = roundsToKeep(task);
  const hasByes = input.options.odd === "bye" && field.entrants.length % 2 === 1;
  const size = field.entrants.length + (hasByes ? 1 : 0);
  // A bye in an event of triangles comes with a withdrawal at a bad moment: nothing can be planned.
  const isStray = task.due === "bye" && !hasByes;
  if (wanted <= 0 || size > LOOK_AHEAD_SIZE || isStray) return null;
  const meetings = masks(task, field.unmet, hasByes);
  const least = Math.min(...meetings.map(count));
  const onlyPairs = hasByes || field.entrants.length % 2 === 0;
  if (onlyPairs && least - wanted >= size / 2) return null;
  const standing = [...task.locked, ...sittingOut(task, hasByes), ...triangle(task)];
  const steps = { taken: 0 };
  const placed = (group: readonly number[]) =>
    hasByes && group.length === 1 ? [...group, size - 1] : group;
  /** This round as it was found to keep the later ones playable, by what it may be made of. */
  const plans = new Map<MeetingGraph, Plan[]>();
  const play = (
    rounds: number,
    graph: MeetingGraph,
    groups: readonly (readonly number[])[]
  ): boolean | null => {
    const known = plans.get(graph) ?? [];
    const made = groups.map(placed);
    // Another search might give up; so whoever is still free always has the opponent of the plan.
    if (known.some((plan) => made.every((group) => isPlanned(plan, group)))) return true;
    const now = masks(task, graph, hasByes);
    const fixed = [...standing, ...made];
    const found = planFor({ meetings, rounds: kinds(task, rounds), now, fixed }, steps);
    if (found) plans.set(graph, [...known, withGroups(found, made)]);
    return found && true;
  };
  let rounds = Math.max(Math.min(wanted, least - 1), 0);
  const after = () => input.round + rounds + 1;
  let blockedFrom = rounds < wanted ? after() : null; // nobody has more rounds than opponents
  for (let known: boolean | null; rounds > 0;) {
    known = play(rounds, field.unmet, []);
    if (known) break;
    rounds--;
    if (known === false) blockedFrom = after();
  }
  return {
    rounds,
    blockedFrom,
    remains: (graph, groups) => play(rounds, graph, groups) === true,
  };
}

/** Whether these meet one another in the plan's round. */
function isPlanned(plan: Plan, group: readonly number[]): boolean {
  const all = bits(group);
  return group.every((place) => plan[place] === (all & ~(1 << place)));
}

function withGroups(plan: Plan, groups: readonly (readonly number[])[]): Plan {
  return plan.map((met, place) => {
    const group = groups.find((places) => places.includes(place));
    return group ? bits(group) & ~(1 << place) : met;
  });
}

/** The rounds to come in which nobody may meet twice; in Danish rounds some may. */
function roundsToKeep({ input }: PairingTask): number {
  const { rounds, round, options } = input;
  const { topHalfFrom } = options.repeats;
  return Math.min(rounds, topHalfFrom === null ? rounds : topHalfFrom - 1) - round;
}

/** Opponents of each place as bits; in a field with byes one more, whom the others meet once. */
function masks({ field }: PairingTask, graph: MeetingGraph, hasByes: boolean): number[] {
  const { size, open } = graph;
  const found = Array.from({ length: size }, (_, one) => {
    let opponents = 0;
    for (let other = 0; other < size; other++)
      if (open[one * size + other]) opponents |= 1 << other;
    return opponents;
  });
  if (!hasByes) return found;
  const eligible = field.entrants.map(({ hadBye }) => !hadBye);
  return [
    ...found.map((opponents, one) => (eligible[one] ? opponents | (1 << size) : opponents)),
    eligible.reduce((set, may, one) => (may ? set | (1 << one) : set), 0),
  ];
}

function kinds({ input, due, continued, field }: PairingTask, rounds: number): FutureRound[] {
  const { odd } = input.options;
  const isOdd = field.entrants.length % 2 === 1;
  const now: FutureRound = continued.length
    ? "triangleEnd"
    : due === "halfTriangle"
      ? "triangle"
      : due === "fullTriangle"
        ? "triangleStart"
        : "pairs";
  const later = Array.from({ length: rounds }, (_, i): FutureRound => {
    if (!isOdd || odd === "bye") return "pairs";
    if (odd === "halfTriangle") return "triangle";
    return (input.round + i + 1) % 2 ? "triangleStart" : "triangleEnd";
  });
  return [now, ...later];
}

function sittingOut({ lockedBye, field }: PairingTask, hasByes: boolean): number[][] {
  if (lockedBye === null) return [];
  return [hasByes ? [lockedBye, field.entrants.length] : [lockedBye]];
}

/** The three of a triangle under way have their meetings behind them. */
function triangle({ continued }: PairingTask): number[][] {
  return continued.map((place) => [place]);
}
