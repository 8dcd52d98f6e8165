import type { FullInput } from "./input";

/** The tables of the matches, in the order of the matches, and the locks that could not be kept. */
interface Seats {
  readonly tables: readonly number[];
  readonly broken: readonly { readonly table: number; readonly number: number }[];
}

/**
 * Tables for matches in the order of the standings, each given as its entrants, the better placed
 * first. Whoever has a table of his own keeps it; where both have one, or two matches want the same,
 * the better placed does. In stationary seating the better placed stays at the table of the round
 * before, or else the other one. All others fill the tables from 1.
 */
export function seatsFor(matches: readonly (readonly number[])[], input: FullInput): Seats {
  const { options, played, round } = input;
  const own = new Map(options.locks.tables.map(({ number, table }) => [number, table]));
  const before = new Map<number, number>();
  if (options.seating === "stationary")
    for (const { home, away, table, ...pair } of played)
      if (pair.round === round - 1 && table !== undefined) before.set(home, table).set(away, table);
  const seated = new Map<number, number>(); // the match at each table
  for (const wanted of [own, before])
    for (const [match, entrants] of matches.entries()) {
      if ([...seated.values()].includes(match)) continue;
      const table = entrants
        .map((number) => wanted.get(number))
        .find((one) => one !== undefined && !seated.has(one));
      if (table !== undefined) seated.set(table, match);
    }
  const tableOf = new Map([...seated].map(([table, match]) => [match, table]));
  let next = 1;
  const tables = matches.map((_, match) => {
    const table = tableOf.get(match);
    if (table !== undefined) return table;
    while (seated.has(next)) next++;
    return next++;
  });
  const broken = options.locks.tables.filter(
    ({ number, table }) =>
      !matches.some((entrants, match) => entrants.includes(number) && tables[match] === table)
  );
  return { tables, broken };
}
