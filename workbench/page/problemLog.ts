import type { LocatedProblem } from "./cellProblem";

/**
 * Remembers in which order problems came up. What is gone leaves the list, what has changed is the
 * newest, and the newest stand last. As long as nothing changes the list stays the same object.
 */
export function problemLog(): (found: readonly LocatedProblem[]) => readonly LocatedProblem[] {
  let list: readonly LocatedProblem[] = [];
  return (found) => {
    const now = new Map(found.map((problem) => [keyOf(problem), problem]));
    const order = new Set([...list.map(keyOf).filter((key) => now.has(key)), ...now.keys()]);
    const next = [...order].map((key) => now.get(key)!);
    const same = next.length === list.length && next.every((one, i) => isSame(one, list[i]!));
    if (!same) list = next;
    return list;
  };
}

const keyOf = ({ sheet, row, column, code, message }: LocatedProblem) =>
  JSON.stringify([sheet, row, column, code, message]);

/** A renamed sheet changes the addresses of its problems, and not their age. */
const isSame = (one: LocatedProblem, other: LocatedProblem) =>
  keyOf(one) === keyOf(other) && one.address === other.address;
