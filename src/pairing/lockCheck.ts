import { isProblem } from "../basics/problem";
import type { FullInput } from "./input";
import { outFor } from "./sittingOut";
import { type Locks, pairingTask } from "./task";

/**
 * The first lock that leaves no complete pairing, as the entrants it names; null when the locks are
 * not to blame. The bye is looked at first, then the pairs as they stand. `repeatsCount`: whether a
 * pairing with repeats is none.
 */
export function lockToBlame(input: FullInput, repeatsCount: boolean): readonly number[] | null {
  const { pairs, bye } = input.options.locks;
  const steps: { locks: Locks; numbers: readonly number[] }[] = [
    { locks: { pairs: [], bye: null }, numbers: [] },
    ...(bye === null ? [] : [{ locks: { pairs: [], bye }, numbers: [bye] }]),
    ...pairs.map((pair, i) => ({ locks: { pairs: pairs.slice(0, i + 1), bye }, numbers: pair })),
  ];
  const graph = repeatsCount ? "unmet" : "allowed";
  const blamed = steps.find(({ locks }) => !isPossible(input, locks, graph));
  return blamed?.numbers.length ? blamed.numbers : null;
}

function isPossible(input: FullInput, locks: Locks, graph: "unmet" | "allowed"): boolean {
  const task = pairingTask(input, locks);
  return !isProblem(task) && outFor(task, task.field[graph]) !== null;
}
