/** The items by a name that each has, in the order in which they come. */
export function grouped<T>(
  items: readonly T[],
  nameOf: (item: T) => string
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = nameOf(item);
    const own = groups.get(name);
    if (own) own.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}
