import { BUTLERLIST, DATUMTABLE } from "../src/functions/results";
import { playedAt } from "../test/host/playedBoards";
import { show } from "./show.mjs";
import { ratio } from "./yardstick";

/** The largest event: 32 matches a round. */
const [ROUNDS, TABLES, BOARDS] = [9, 32, 16];
const ROOMS = ["open", "closed"] as const;

/**
 * Whole-range functions over the results of a large event, as a multiple of a plain copy of the same rows: a
 * changed score lets each of them look at all rows again.
 */
export function benchResults(): void {
  const results = resultsOfEvent();
  const invocation = { address: "Sheet1!A1", parameterAddresses: [] as string[] };
  const left = null as unknown as unknown[][];
  const rows = (results.length - 1).toLocaleString("en");
  console.log(`\nTimes of a plain copy of ${rows} rows of results:`);
  const copy = { name: "copy", work: () => results.map((row) => row.slice()) };
  const against = (name: string, work: () => unknown) => show(name, ratio({ name, work }, copy));
  against("DATUMTABLE of a round", () => DATUMTABLE(results, [[ROUNDS]], left, left, invocation));
  against("BUTLERLIST of all pairs", () =>
    BUTLERLIST(results, left, left, left, left, left, left, left, invocation)
  );
}

function resultsOfEvent(): unknown[][] {
  const rows: unknown[][] = [
    ["Round", "Table", "Room", "Board", "NS", "EW", "Contract", "By", "Result", "Score", "Remark"],
  ];
  for (let round = 1; round <= ROUNDS; round++)
    for (let table = 1; table <= TABLES; table++)
      for (const [at, room] of ROOMS.entries())
        for (let board = 1; board <= BOARDS; board++) {
          // Another opponent each round.
          const [home, away] = [table, TABLES + 1 + ((table + 5 * round) % TABLES)];
          const sides = room === "open" ? [home, away] : [away, home];
          const { typed, score } = playedAt(100 * round + 2 * table + at, board);
          rows.push([round, table, room, board, ...sides, ...typed, score, ""]);
        }
  return rows;
}
