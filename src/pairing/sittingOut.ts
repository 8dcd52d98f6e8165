import { cheapestMatching, type MeetingCost } from "./cheapestMatching";
import { giveWayCost } from "./field";
import { graphOf, matchingOf, type MeetingGraph } from "./matching";
import type { PairingTask } from "./task";

/** Whether a choice of who does not play an ordinary match keeps the later rounds playable. */
type KeepsFuture = (out: readonly number[]) => boolean;

/** More triples are not tried one by one: their number grows with the third power of the field. */
const MOST_TRIPLES = 3_000;
const MOST_TRIPLES_WITH_REPEATS = 300;

/** Nor is each of them in a large field: a cheapest pairing takes the third power of it in steps. */
const MOST_STEPS_WITH_REPEATS = 3e8;

/**
 * Who plays no ordinary match: nobody, one (a bye), or three (a triangle), such that everybody else
 * can be paired in the graph. Null when nobody will do.
 */
export function outFor(
  task: PairingTask,
  graph: MeetingGraph,
  keeps: KeepsFuture = () => true
): readonly number[] | null {
  if (task.due === null)
    return matchingOf(graph, task.free).unmatched === 0 && keeps([]) ? [] : null;
  return task.due === "bye" ? byeFor(task, graph, keeps) : triangleFor(task, graph, keeps);
}

/** The lowest that has had no bye and whose bye leaves a complete pairing (organising article 5.2). */
function byeFor(task: PairingTask, graph: MeetingGraph, keeps: KeepsFuture): number[] | null {
  const matching = matchingOf(graph, task.free);
  if (matching.unmatched !== 1) return null;
  const leavesAll = new Set(matching.exposable());
  const found = firstByes(task).find((place) => leavesAll.has(place) && keeps([place]));
  return found === undefined ? null : [found];
}

/** Each sits out once; only when everybody else has may somebody do so again. */
function firstByes({ byeOrder, field }: PairingTask): readonly number[] {
  const without = byeOrder.filter((place) => !field.entrants[place]!.hadBye);
  return without.length ? without : byeOrder;
}

/**
 * The lowest three who have not met, have had no triangle, and whose triangle leaves a complete
 * pairing; if there are none, three of whom some have had one.
 */
function triangleFor(task: PairingTask, graph: MeetingGraph, keeps: KeepsFuture): number[] | null {
  const { size, open } = graph;
  const meets = (one: number, other: number) => open[one * size + other] === 1;
  for (const again of [false, true])
    for (const three of triples(task, again, MOST_TRIPLES)) {
      const [a, b, c] = three;
      if (!meets(a, b) || !meets(b, c) || !meets(c, a)) continue;
      const rest = task.free.filter((place) => !three.includes(place));
      if (matchingOf(graph, rest).unmatched === 0 && keeps(three)) return [...three];
    }
  return null;
}

type Three = readonly [number, number, number];

/** Triples from the lowest three upwards, best placed first within each; with `again` all of them. */
function* triples({ free, field }: PairingTask, again: boolean, most: number): Generator<Three> {
  const those = again ? free : free.filter((place) => !field.entrants[place]!.hadTriangle);
  let tried = 0;
  for (let c = those.length - 1; c >= 2; c--)
    for (let b = c - 1; b >= 1; b--)
      for (let a = b - 1; a >= 0; a--) {
        if (++tried > most) return;
        yield [those[a]!, those[b]!, those[c]!];
      }
}

/**
 * Who plays no ordinary match when repeats cannot be avoided: the choice by which least has to give
 * way, of equals the lowest. Null when even with repeats nobody will do.
 */
export function cheapestOut(task: PairingTask): readonly number[] | null {
  if (task.due === null) return [];
  if (task.due !== "bye") return cheapestTriangle(task);
  return cheapestBye(task, firstByes(task)) ?? cheapestBye(task, task.byeOrder);
}

/** One more entrant, whom those who may sit out meet at no cost, tells whose bye is cheapest. */
function cheapestBye({ field, free }: PairingTask, byes: readonly number[]): number[] | null {
  const giveWay = giveWayCost(field);
  const mayBe = new Set(byes);
  const bye = field.entrants.length;
  const costOf: MeetingCost = (one, other) =>
    other < bye ? giveWay(one, other) : mayBe.has(one) ? 0 : null;
  const best = cheapestMatching([...free, bye], costOf);
  if (!best) return null;
  const tight = free.flatMap((one, i) =>
    free
      .slice(i + 1)
      .filter((other) => best.mayBeCheapest(one, other))
      .map((other) => [one, other] as const)
  );
  const leavesAll = new Set(matchingOf(graphOf(bye, tight), free).exposable());
  const found = byes.find((place) => {
    if (!best.mayBeCheapest(place, bye) || !leavesAll.has(place)) return false;
    const others = free.filter((one) => one !== place);
    return best.exact || cheapestMatching(others, costOf)?.cost === best.cost;
  });
  return found === undefined ? null : [found];
}

function cheapestTriangle(task: PairingTask): Three | null {
  const { field, free } = task;
  const costOf = giveWayCost(field);
  const most = MOST_STEPS_WITH_REPEATS / free.length ** 3;
  let tried = 0;
  let best: Three | null = null;
  let least = Infinity;
  for (const three of triples(task, true, MOST_TRIPLES_WITH_REPEATS)) {
    const apart = triangleCost(three, costOf);
    if (apart === null || apart >= least) continue;
    const others = free.filter((place) => !three.includes(place));
    if (matchingOf(field.allowed, others).unmatched > 0) continue;
    const cost = apart + cheapestMatching(others, costOf)!.cost;
    if (cost < least) [best, least] = [three, cost];
    if (++tried >= most) break;
  }
  return best;
}

function triangleCost([a, b, c]: Three, costOf: MeetingCost): number | null {
  const costs = [costOf(a, b), costOf(b, c), costOf(c, a)];
  return costs.includes(null) ? null : costs.reduce<number>((sum, cost) => sum + cost!, 0);
}
