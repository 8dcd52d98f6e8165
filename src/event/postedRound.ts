import type { PairedRound, PairedTable } from "../pairing";
import type { PostedMatch, PostedRound, PostedTriangle } from "./event";
import type { KeptRound } from "./keptRound";

/** A paired round as it is posted: nothing has come in yet. */
export function postedRound(paired: PairedRound, round: number): PostedRound {
  const { tables, bye, triangle } = paired;
  return {
    round,
    matches: tables.map(open),
    ...(bye ? { bye: bye.number } : {}),
    ...(triangle
      ? { triangle: { part: partOf(triangle), matches: triangle.tables.map(open) } }
      : {}),
  };
}

/** The same for a round that a director may have changed; tables without a number get the next free. */
export function postedFrom({ input, engine, posted }: KeptRound): PostedRound {
  const { tables, bye, triangle } = posted;
  const taken = new Set(tables.flatMap(({ table }) => table ?? []));
  const nextTable = () => {
    let table = 1;
    while (taken.has(table)) table++;
    taken.add(table);
    return table;
  };
  return {
    round: input.round,
    matches: tables.map((match) => open({ ...match, table: match.table ?? nextTable() })),
    ...(bye === undefined ? {} : { bye }),
    ...(triangle ? { triangle: triangleOf(triangle, engine, nextTable) } : {}),
  };
}

/** The three sit where the engine's three would; one who came in plays in the place of who left. */
function triangleOf(
  three: readonly number[],
  { triangle }: PairedRound,
  nextTable: () => number
): PostedTriangle {
  const [a, b, c] = three as [number, number, number];
  const own = triangle?.entrants ?? [];
  const inPlace = new Map(own.map((number, i) => [number, three[i]!]));
  const tables = triangle?.tables ?? [
    { table: nextTable(), home: a, away: b },
    { table: nextTable(), home: b, away: c },
    { table: nextTable(), home: c, away: a },
  ];
  return {
    part: triangle ? partOf(triangle) : "half",
    matches: tables.map(({ table, home, away }) =>
      open({ table, home: inPlace.get(home) ?? home, away: inPlace.get(away) ?? away })
    ),
  };
}

function open({ table, home, away }: PairedTable): PostedMatch {
  return { table, home, away, result: null };
}

function partOf({ form, reasons }: NonNullable<PairedRound["triangle"]>): PostedTriangle["part"] {
  if (form === "half") return "half";
  return reasons.some(({ code }) => code === "continued") ? "second" : "first";
}
