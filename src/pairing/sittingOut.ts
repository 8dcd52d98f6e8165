import { cheapestMatching, type MeetingCost } from "./cheapestMatching";
import { giveWayCost } from "./field";
import { matchingOf, type MeetingGraph } from "./matching";
import type { PairingTask } from "./task";

/** Whether a choice of who does not play an ordinary match keeps the later rounds playable. */
type KeepsFuture = (out: readonly number[]) => boolean;

/** More triples are not tried one by one: their number grows with the third power of the field. */
const MOST_TRIPLES = 3_000;
const MOST_TRIPLES_WITH_REPEATS = 300;

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
  if (task.due !== "bye") return cheapestOf(task, triples(task, true, MOST_TRIPLES_WITH_REPEATS));
  const byes = (places: readonly number[]) => places.map((place) => [place]);
  return cheapestOf(task, byes(firstByes(task))) ?? cheapestOf(task, byes(task.byeOrder));
}

function cheapestOf(
  task: PairingTask,
  choices: Iterable<readonly number[]>
): readonly number[] | null {
  const costOf = giveWayCost(task.field);
  let best: readonly number[] | null = null;
  let least = Infinity;
  for (const out of choices) {
    const apart = out.length === 3 ? triangleCost(out, costOf) : 0;
    if (apart === null || apart >= least) continue;
    const rest = cheapestMatching(
      task.free.filter((place) => !out.includes(place)),
      costOf
    );
    if (!rest || rest.cost + apart >= least) continue;
    [best, least] = [out, rest.cost + apart];
  }
  return best;
}

function triangleCost(out: readonly number[], costOf: MeetingCost): number | null {
  const [a, b, c] = out as Three;
  const costs = [costOf(a, b), costOf(b, c), costOf(c, a)];
  return costs.includes(null) ? null : costs.reduce<number>((sum, cost) => sum + cost!, 0);
}
